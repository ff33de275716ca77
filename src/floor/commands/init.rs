//! `floor init`: writes a folder for the rules of a house to start from.

use super::Context;
use super::context::{not_written, unknown_book};
use super::schema::schema;
use crate::error::{FOUND, Failure};
use crate::files::{self, Disk};
use crate::load::{SourceKind, schema_line};
use crate::locale::{args, printable_path, steers, tokens};
use crate::lookup::book_named;
use crate::pack::Table;
use crate::render::{Started, started_json, started_view};
use anyhow::Result;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

/// The files that are written, by language: their paths begin `locales/<language>/init/`, and name the book `BOOK`.
static TEMPLATES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/init.pack"));

/// What stands for the id of the book in the path of a file.
const BOOK: &str = "BOOK";

/// The longest id of a book that is made from the name of a folder.
const LONGEST: usize = 40;

/// Runs the command.
pub(super) fn run(context: &Context, folder: &Path, base: &str) -> Result<u8> {
    let Some(base) = book_named(context.pack, base) else {
        return Err(unknown_book(context.pack, context.words, base).into());
    };
    let base = base.as_str();
    let shown = printable_path(folder);
    let name = folder_name(folder);
    let book = book_id(context, &name);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut schemas = BTreeSet::new();
    let beginning = format!("locales/{}/init/", context.words.language().code());
    for (path, template) in Table::new(TEMPLATES).starting(&beginning) {
        let path = path.replace(BOOK, &book);
        let text = String::from_utf8_lossy(template).replace("{{title}}", &quoted(&name)).replace("{{base}}", base);
        schemas.extend(SourceKind::of(&path).schema());
        let text = schema_line(&path).map_or_else(String::new, |line| line + "\n") + &text;
        files.push((path, text.into_bytes()));
    }
    let written: Vec<String> = files.iter().map(|(path, _)| path.clone()).collect();
    let schema =
        |name: &&str| Some((format!("schema/{name}.json"), schema(context.pack, context.words, name)?.into_bytes()));
    files.extend(schemas.iter().filter_map(schema));
    files::create_folder(&mut Disk::default(), folder, &files).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            Failure::Usage(context.words.with("init-exists", &args([("folder", shown.as_str().into())])))
        }
        _ => not_written(context.words, folder, &error),
    })?;
    let started = Started { folder: &shown, book: &book, base, files: &written };
    context.show(|| started_view(context.words, &started), || started_json(&started))?;
    Ok(FOUND)
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
