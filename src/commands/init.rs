//! `floor init`: writes a folder for the rules of a house to start from.

use super::Context;
use super::context::unknown_book;
use crate::error::{FOUND, Failure};
use crate::locale::{args, printable_path, steers, system_fault, tokens};
use crate::pack::Table;
use crate::render::{Started, started_json, started_view};
use anyhow::Result;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// The files that are written, by language: their paths begin `locales/<language>/init/`, and name the book `BOOK`.
static TEMPLATES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/init.pack"));

/// What stands for the id of the book in the path of a file.
const BOOK: &str = "BOOK";

/// The longest id of a book that is made from the name of a folder.
const LONGEST: usize = 40;

/// Runs the command.
pub(super) fn run(context: &Context, folder: &Path, base: &str) -> Result<u8> {
    if !context.pack.has_book(base) {
        return Err(unknown_book(context.pack, context.words, base).into());
    }
    let shown = printable_path(folder);
    if !is_free(folder) {
        let values = args([("folder", shown.into())]);
        return Err(Failure::Usage(context.words.with("init-exists", &values)).into());
    }
    let name = folder_name(folder);
    let book = book_id(context, &name);
    let mut files = Vec::new();
    let beginning = format!("locales/{}/init/", context.words.language().code());
    for (path, template) in Table::new(TEMPLATES).starting(&beginning) {
        let path = path.replace(BOOK, &book);
        let text = String::from_utf8_lossy(template).replace("{{title}}", &quoted(&name)).replace("{{base}}", base);
        let file = folder.join(&path);
        write_new(&file, &text).map_err(|error| not_written(context, &file, &error))?;
        files.push(path);
    }
    let started = Started { folder: &shown, book: &book, base, files: &files };
    context.show(|| started_view(context.words, &started), || started_json(&started))?;
    Ok(FOUND)
}

/// Whether nothing would be written over: there is no such folder, or nothing is in it.
fn is_free(folder: &Path) -> bool {
    match fs::symlink_metadata(folder) {
        Err(error) => error.kind() == io::ErrorKind::NotFound,
        Ok(_) => fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none()),
    }
}

/// The name of a folder as it is shown, that of the folder itself for one that is typed as a dot.
fn folder_name(folder: &Path) -> String {
    let whole = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let name = whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    name.chars().filter(|c| !steers(*c)).collect()
}

/// The id of the book of a house: the name of its folder in small letters without accents. No built-in book has it.
fn book_id(context: &Context, name: &str) -> String {
    let id: String = tokens(name).join("-").chars().take(LONGEST).collect();
    let id = if id.is_empty() { "house".to_owned() } else { id };
    if context.pack.has_book(&id) { format!("{id}-house") } else { id }
}

/// A text as YAML writes it between quotation marks, which is how JSON does.
fn quoted(text: &str) -> String {
    serde_json::Value::from(if text.trim().is_empty() { "house" } else { text }).to_string()
}

/// Writes a file that is not there yet, and the folders around it.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    if let Some(around) = path.parent() {
        fs::create_dir_all(around)?;
    }
    File::create_new(path)?.write_all(text.as_bytes())
}

fn not_written(context: &Context, file: &Path, error: &io::Error) -> Failure {
    let values =
        args([("file", printable_path(file).into()), ("why", context.words.system(&system_fault(error)).into())]);
    Failure::Output(context.words.with("init-not-written", &values))
}
