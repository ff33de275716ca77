//! `floor check`: proves the built-in data, or folders of a house's own.

use super::context::{not_written, print};
use super::house::{read_house, sources};
use super::walked::walked;
use crate::cli::Settings;
use crate::error::{DATA, FOUND, Failure};
use crate::files::{Disk, replace};
use crate::ids::BookId;
use crate::load::{
    Checked, FEWER_HELD, Finding, SourceFile, SourceKind, UNMARKED, Unmarked, check, marked, position_stubs, stubs,
    unused_policies,
};
use crate::locale::{Words, args};
use crate::pack::Library;
use crate::render::{Format, Style, findings_json, findings_view, html, markdown, text, unused_json, unused_view};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// What is shown of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// What is wrong.
    Findings,
    /// The missing positions and messages, to be filled in, and what else is wrong.
    Stubs,
    /// The policies that no table consults.
    Unused,
    /// What is wrong, after each book says how much it holds.
    Mended,
}

/// What a check found.
#[derive(Default)]
struct Proved {
    findings: Vec<Finding>,
    /// The missing messages.
    missing: Vec<Finding>,
    files: usize,
    /// The data as far as it stands; of several folders that of the last.
    library: Library,
}

/// The files of a folder, and what they are laid over.
type Read = (Vec<SourceFile>, Option<Library>);

/// Runs the command.
pub(super) fn run(settings: &Settings, words: &Words, paths: &[PathBuf], asked: Asked) -> Result<u8> {
    let folders: Vec<Result<Read, Finding>> = match (paths, &settings.rulings) {
        ([], None) => vec![Ok((sources(), None))],
        ([], Some(folder)) => vec![read_house(folder)],
        (paths, _) => paths.iter().map(|path| read_house(path)).collect(),
    };
    known_book(settings, words, &folders)?;
    let (folders, mended) = match asked {
        Asked::Mended => mended(words, paths, folders)?,
        Asked::Findings | Asked::Stubs | Asked::Unused => (folders, Vec::new()),
    };
    let proved = folders.into_iter().fold(Proved::default(), |before, read| {
        let mut proved = match read {
            Err(finding) => Proved { findings: vec![finding], ..Proved::default() },
            // What is wrong with a folder is what `--rulings` finds there, too.
            Ok((files, base)) => proved(words, &files, base),
        };
        proved.findings.splice(0..0, before.findings);
        proved.missing.splice(0..0, before.missing);
        Proved { files: before.files + proved.files, ..proved }
    });
    let shown = match asked {
        Asked::Findings | Asked::Mended => findings_shown(settings, words, &proved, &mended),
        Asked::Stubs => stubs_shown(words, &proved),
        Asked::Unused => unused_shown(settings, words, &proved.library),
    };
    print(words, &shown)?;
    Ok(if proved.findings.iter().any(Finding::is_error) { DATA } else { FOUND })
}

/// Folders as they were read, or why one was not.
type Folders = Vec<Result<Read, Finding>>;

/// Writes into each book of the folders how much it holds, where it says otherwise, and into translations of which text of their
/// rule they were made, where they do not say so; both only where nothing else is wrong: what cannot be read cannot be counted,
/// and what may be lost is not taken for gone. Gives the folders as they are then, and a line for each file that was written.
fn mended(words: &Words, paths: &[PathBuf], folders: Folders) -> Result<(Folders, Vec<String>), Failure> {
    let mut lines = Vec::new();
    for (files, base) in folders.into_iter().flatten() {
        let Checked { findings, sums, unmarked, .. } = check(&files, base);
        let stops = |finding: &Finding| {
            finding.is_of_loss() || finding.is_error() && ![FEWER_HELD, UNMARKED].contains(&finding.key)
        };
        if findings.iter().any(stops) {
            continue;
        }
        for held in sums.iter().filter(|held| held.said != Some(held.found)) {
            let Some(file) = files.iter().find(|file| file.path == held.file) else {
                continue;
            };
            rewritten(words, file, &held.mended(file.text().unwrap_or_default()))?;
            let values = args([("file", held.file.as_str().into()), ("line", held.written().into())]);
            lines.push(words.with("check-mended", &values));
        }
        for file in &files {
            let of_file: Vec<&Unmarked> = unmarked.iter().filter(|one| one.file == file.path).collect();
            let (text, count) = marked(file.text().unwrap_or_default(), &of_file);
            if count > 0 {
                rewritten(words, file, &text)?;
                let values = args([("file", file.path.as_str().into()), ("count", count.into())]);
                lines.push(words.with("check-marked", &values));
            }
        }
    }
    Ok((paths.iter().map(|path| read_house(path)).collect(), lines))
}

/// Writes a file anew whose text was just read.
fn rewritten(words: &Words, file: &SourceFile, text: &str) -> Result<(), Failure> {
    let (path, before) = (Path::new(&file.path), file.content.as_deref().unwrap_or_default());
    replace(&mut Disk::default(), path, before, text.as_bytes()).map_err(|error| not_written(words, path, &error))
}

fn findings_shown(settings: &Settings, words: &Words, proved: &Proved, mended: &[String]) -> String {
    let findings = &proved.findings;
    let summary = summary(words, findings, proved.files);
    match settings.format {
        Format::Json => format!("{:#}\n", findings_json(words, findings)),
        Format::Markdown => markdown(&findings_view(words, findings, summary)),
        Format::Html => html(&findings_view(words, findings, summary), words.language()),
        // What is found is no table.
        Format::Text | Format::Csv => {
            // Places are for programs, too: a line each, never wrapped.
            let lines: String =
                findings.iter().map(|finding| crate::render::finding_text(words, finding) + "\n").collect();
            let mended: String = mended.iter().map(|line| format!("{line}\n")).collect();
            mended + &lines + &text(&findings_view(words, &[], summary), style(settings))
        }
    }
}

/// The missing positions and messages as files to fill in, in whose comments stands whatever else is wrong.
fn stubs_shown(words: &Words, proved: &Proved) -> String {
    let stubbed = |finding: &&Finding| !finding.is_missing_message() && !finding.is_missing_position();
    let others = proved.findings.iter().filter(stubbed);
    let others: String =
        others.map(|finding| format!("## {}\n", crate::render::finding_text(words, finding))).collect();
    let gap = if others.is_empty() { "" } else { "\n" };
    others + gap + &position_stubs(&proved.findings) + &stubs(&proved.missing, &proved.library.messages)
}

fn unused_shown(settings: &Settings, words: &Words, library: &Library) -> String {
    let unused = unused_policies(library);
    match settings.format {
        Format::Json => format!("{:#}\n", unused_json(&unused)),
        Format::Markdown => markdown(&unused_view(words, &unused)),
        Format::Html => html(&unused_view(words, &unused), words.language()),
        Format::Text | Format::Csv => text(&unused_view(words, &unused), style(settings)),
    }
}

fn style(settings: &Settings) -> Style {
    Style { width: usize::MAX / 2, color: settings.colored(), rows: None }
}

/// How many files there are, and how much is wrong with them.
fn summary(words: &Words, findings: &[Finding], files: usize) -> String {
    let count = |errors: bool| -> u64 {
        findings.iter().filter(|finding| finding.is_error() == errors).map(Finding::stands_for).sum()
    };
    let (errors, warnings) = (count(true), count(false));
    let counts = args([("files", (files as u64).into()), ("findings", errors.into())]);
    let sentence = words.with(if errors == 0 { "check-clean" } else { "check-findings" }, &counts);
    match warnings {
        0 => sentence,
        _ => sentence + &words.with("check-warnings", &args([("warnings", warnings.into())])),
    }
}

fn proved(words: &Words, files: &[SourceFile], base: Option<Library>) -> Proved {
    let house = base.is_some();
    let Checked { library, mut findings, missing, .. } = check(files, base);
    // What is wrong in itself rules nothing yet.
    if house && !findings.iter().any(Finding::is_error) {
        findings.extend(walked(words, files, &library));
    }
    Proved { findings, missing, files: files.len(), library }
}

/// A book that was named must be one of the folders that are checked or of the data underneath, although all are proved.
fn known_book(settings: &Settings, words: &Words, folders: &[Result<Read, Finding>]) -> Result<(), Failure> {
    let Some(said) = &settings.book else {
        return Ok(());
    };
    let mut known: Vec<BookId> = Vec::new();
    for (files, base) in folders.iter().flatten() {
        known.extend(base.iter().flat_map(|base| &base.books).map(|book| book.id.clone()));
        known.extend(files.iter().filter_map(|file| match &file.kind {
            SourceKind::Book { book }
            | SourceKind::Rules { book }
            | SourceKind::Official { book }
            | SourceKind::Translation { book, .. }
            | SourceKind::Positions { book } => Some(book.as_str().into()),
            _ => None,
        }));
    }
    known.dedup();
    let ids: Vec<&str> = known.iter().map(BookId::as_str).collect();
    match ids.contains(&said.value.as_str()) {
        true => Ok(()),
        false => Err(said.refused(words, "unknown-book", &ids)),
    }
}
