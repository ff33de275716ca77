//! Makes the data ready: loads `rulings/` and `locales/`, and stops the build when anything is wrong with them.
//!
//! The loading is the same code that reads a house's own data at run time, taken in by path: whatever can be built in
//! can be laid over, and the other way round.
#![allow(dead_code, unused_imports)]

#[path = "src/betting/mod.rs"]
mod betting;
#[path = "src/book/mod.rs"]
mod book;
#[path = "src/incident/mod.rs"]
mod incident;
#[path = "src/load/mod.rs"]
mod load;
#[path = "src/locale/mod.rs"]
mod locale;
#[path = "src/pack/mod.rs"]
mod pack;
#[path = "src/policy/mod.rs"]
mod policy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    for path in ["build.rs", "rulings", "locales", "src"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let files = match read(&PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package"))) {
        Ok(files) => files,
        Err(finding) => {
            println!("cargo::error={finding}");
            return ExitCode::FAILURE;
        }
    };
    let (library, findings) = load::load(&files, None);
    for finding in &findings {
        println!("cargo::error={finding}");
    }
    if !findings.is_empty() {
        return ExitCode::FAILURE;
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the output folder"));
    write(&out.join("data.pack"), &library.pack());
    write(&out.join("sources.pack"), &sources(&files));
    ExitCode::SUCCESS
}

fn read(root: &Path) -> Result<Vec<load::SourceFile>, load::Finding> {
    let mut files = load::read_folder(&root.join("rulings"), "rulings/")?;
    for mut file in load::read_folder(&root.join("locales"), "locales/")? {
        file.kind = load::SourceKind::of(&file.path);
        files.push(file);
    }
    Ok(files)
}

/// The files themselves, so that `floor check` can prove the built-in data anywhere.
fn sources(files: &[load::SourceFile]) -> Vec<u8> {
    let mut table = pack::TableBuilder::default();
    for file in files {
        table.add(file.path.clone(), file.bytes.clone());
    }
    table.finish()
}

fn write(path: &Path, bytes: &[u8]) {
    std::fs::write(path, bytes).expect("the output folder can be written");
}
