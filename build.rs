//! Makes the data ready: loads `rulings/` and `locales/`, and stops the build when anything is wrong with them.
//!
//! The loading is the same code that reads a house's own data at run time, by a crate that both have: whatever can be
//! built in can be laid over, and the other way round.

use floorbook_rules::{load, pack};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the schemas of the documents that are printed stand.
const PRINTED: &str = "src/floor/render/schemas";

/// How hard the sources are compressed, of ten: beyond six it takes longer and gains little.
const COMPRESSION: u8 = 6;

/// Set where only the code is looked at, as by lints: then nothing is learnt from the sentences, which is most of the work here.
const UNTRAINED: &str = "FLOOR_UNTRAINED";

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed={UNTRAINED}");
    for path in ["build.rs", "rulings", "locales", PRINTED] {
        println!("cargo::rerun-if-changed={path}");
    }
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package"));
    let read = load::read_own_data(&root).and_then(|files| Ok((files, load::read_templates(&root)?)));
    let (files, templates) = match read {
        Ok(both) => both,
        Err(finding) => {
            println!("cargo::error={finding}");
            return ExitCode::FAILURE;
        }
    };
    let (mut library, findings) = load::load(&files, None);
    for finding in &findings {
        println!("cargo::{}={finding}", finding.severity.key());
    }
    if findings.iter().any(load::Finding::is_error) {
        return ExitCode::FAILURE;
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the output folder"));
    if std::env::var_os(UNTRAINED).is_none() {
        library.learn();
    }
    let data = library.pack();
    println!("cargo::rustc-env=FLOOR_BUILD={}", build(&root, &data));
    write(&out.join("data.pack"), &data);
    write(&out.join("sources.pack"), &miniz_oxide::deflate::compress_to_vec(&sources(&files), COMPRESSION));
    write(&out.join("init.pack"), &sources(&templates));
    write(&out.join("schemas.pack"), &schemas(&root.join("rulings/schema")));
    write(&out.join("printed.pack"), &schemas(&root.join(PRINTED)));
    if let Some(commit) = commit(&root) {
        println!("cargo::rustc-env=FLOOR_DATA={commit}");
    }
    ExitCode::SUCCESS
}

/// The commit that last touched the data and its day, with a mark where it has been changed since; of a package the commit
/// from which it was made. None where nobody can say: a build needs no history.
fn commit(root: &Path) -> Option<String> {
    if let Ok(packaged) = std::fs::read_to_string(root.join(".cargo_vcs_info.json")) {
        let hash = packaged.split_once("\"sha1\": \"")?.1.split('"').next()?;
        return Some(hash.get(..7)?.to_owned());
    }
    let git = |arguments: &[&str]| {
        let mut git = std::process::Command::new("git");
        // A look at the state writes nothing, not even what it has found out about files on the way.
        let output = git
            .arg("--no-optional-locks")
            .arg("-C")
            .arg(root)
            .args(arguments)
            .args(["--", "rulings", "locales"])
            .output()
            .ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let last = git(&["log", "-1", "--format=%h (%cs)"]).filter(|last| !last.is_empty())?;
    let changed = git(&["status", "--porcelain"]).is_none_or(|changes| !changes.is_empty());
    Some(if changed { format!("{last} +") } else { last })
}

/// What this build is known by to what it keeps for later: its version, its data, and the sources of all that loads and packs
/// data, where they are at hand. A package has the version of those instead.
fn build(root: &Path, data: &[u8]) -> String {
    let mut all = format!("{} {:016x}", env!("CARGO_PKG_VERSION"), pack::checksum(data));
    let inside = |folder: PathBuf| std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    // The crates beside the program's own: this script is built on them, so that it runs whenever one of them changes.
    // The log loads no data, and is none of them.
    let loads = |path: &PathBuf| path.join("Cargo.toml").is_file() && !path.ends_with("log");
    let mut waiting: Vec<PathBuf> = inside(root.join("src")).filter(loads).collect();
    let mut sources = vec![root.join("Cargo.lock")];
    while let Some(folder) = waiting.pop() {
        for path in inside(folder) {
            if path.is_dir() { waiting.push(path) } else { sources.push(path) }
        }
    }
    sources.sort();
    for bytes in sources.iter().filter_map(|path| std::fs::read(path).ok()) {
        all += &format!(" {:016x}", pack::checksum(&bytes));
    }
    format!("{:016x}", pack::checksum(all.as_bytes()))
}

/// The files themselves: of the data, so that `floor check` can prove it anywhere, and those that `floor init` writes.
fn sources(files: &[load::SourceFile]) -> Vec<u8> {
    let mut table = pack::TableBuilder::default();
    for file in files {
        table.add(file.path.clone(), file.content.clone().unwrap_or_default());
    }
    table.finish()
}

/// The schemas in a folder.
fn schemas(folder: &Path) -> Vec<u8> {
    let mut table = pack::TableBuilder::default();
    for entry in std::fs::read_dir(folder).expect("the schemas are there") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        table.add(name, std::fs::read(&path).expect("a schema can be read"));
    }
    table.finish()
}

fn write(path: &Path, bytes: &[u8]) {
    std::fs::write(path, bytes).expect("the output folder can be written");
}
