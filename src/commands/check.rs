//! `floor check`: proves the built-in data, or folders of a house's own.

use super::context::{built_in, print, read_house};
use crate::cli::Settings;
use crate::error::{DATA, FOUND};
use crate::load::{Finding, SourceFile, SourceKind, load};
use crate::locale::{Words, args};
use crate::pack::{Library, Table};
use crate::render::{Format, Style, findings_json, findings_view, markdown, text};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// The files of the built-in data as they were when the program was built.
static SOURCES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/sources.pack"));

/// Runs the command.
pub fn run(settings: &Settings, words: &Words, paths: &[PathBuf]) -> Result<u8> {
    let (findings, files) = match (paths, &settings.rulings) {
        ([], None) => proved(&sources(), None),
        ([], Some(folder)) => folder_findings(folder),
        (paths, _) => {
            let (mut findings, mut files) = (Vec::new(), 0);
            for path in paths {
                let (more, count) = folder_findings(path);
                findings.extend(more);
                files += count;
            }
            (findings, files)
        }
    };
    let counts = args([("files", (files as u64).into()), ("findings", (findings.len() as u64).into())]);
    let summary = words.with(if findings.is_empty() { "check-clean" } else { "check-findings" }, &counts);
    let shown = match settings.format {
        Format::Json => format!("{:#}\n", findings_json(words, &findings)),
        Format::Markdown => markdown(&findings_view(words, &findings, summary)),
        Format::Text => {
            // Places are for programs, too: a line each, never wrapped.
            let lines: String =
                findings.iter().map(|finding| crate::render::finding_text(words, finding) + "\n").collect();
            let style = Style { width: usize::MAX / 2, color: settings.colored() };
            lines + &text(&findings_view(words, &[], summary), style)
        }
    };
    print(&shown)?;
    Ok(if findings.is_empty() { FOUND } else { DATA })
}

fn proved(files: &[SourceFile], base: Option<Library>) -> (Vec<Finding>, usize) {
    let (_, findings) = load(files, base);
    (findings, files.len())
}

/// A whole set of data has topics of its own; anything else is laid over the built-in data.
fn folder_findings(folder: &Path) -> (Vec<Finding>, usize) {
    match read_house(folder) {
        Err(finding) => (vec![finding], 0),
        Ok(mut files) => {
            let whole = files.iter().any(|file| file.kind == SourceKind::Topics);
            if whole && !files.iter().any(|file| matches!(file.kind, SourceKind::Messages { .. })) {
                files.extend(sources().into_iter().filter(|file| matches!(file.kind, SourceKind::Messages { .. })));
            }
            proved(&files, (!whole).then(|| Library::unpack(&built_in())))
        }
    }
}

fn sources() -> Vec<SourceFile> {
    let table = Table::new(SOURCES);
    let file = |(path, bytes): (&str, &[u8])| SourceFile {
        path: path.to_owned(),
        kind: SourceKind::of(path.strip_prefix("rulings/").unwrap_or(path)),
        bytes: bytes.to_vec(),
    };
    table.starting("").map(file).collect()
}
