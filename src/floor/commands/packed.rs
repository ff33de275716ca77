//! `floor pack`: a house as one file, for other rooms. It holds the files of the house as they were written, not what was made of
//! them: whoever takes it reads, proves and keeps them as those of a folder, so that nothing in it has to be trusted, and it costs
//! as little from the second command on.

use super::context::not_written;
use super::house::{hash_of, read_house};
use super::kept::open;
use super::{Context, built_in};
use crate::error::{FOUND, Failure};
use crate::files::{Disk, create};
use crate::load::{Finding, SourceFile, load};
use crate::locale::{args, printable, printable_path};
use crate::render::{Block, View};
use anyhow::Result;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

/// How such a file begins.
const MAGIC: &[u8] = b"floorbook-house\n";
/// The form of what follows.
const VERSION: u32 = 1;
/// The most bytes of all files together: what a folder may hold, and room for their names.
const LARGEST: usize = 20 * 1024 * 1024;
/// How hard it is compressed, of ten.
const COMPRESSION: u8 = 8;

/// What a file holds.
#[derive(Serialize, Deserialize)]
struct Packed {
    version: u32,
    /// The hash of the files, by which rulings name the house.
    hash: String,
    /// The files by their places in the folder.
    files: BTreeMap<String, String>,
}

/// Packs the house in a folder into a file that is not there yet.
pub(super) fn run(context: &Context, from: &Path, to: &Path) -> Result<u8> {
    let words = context.words;
    let refused = |finding| Failure::data(words, &[finding]);
    let (files, below) = read_house(from).map_err(refused)?;
    let (library, findings) = load(&files, below);
    if findings.iter().any(Finding::is_error) {
        return Err(Failure::data(words, &findings).into());
    }
    let hash = hash_of(&files);
    let named = |file: SourceFile| Some((file.inside, String::from_utf8(file.content.ok()?).ok()?));
    let packed = Packed { version: VERSION, hash: hash.clone(), files: files.into_iter().filter_map(named).collect() };
    let mut bytes = MAGIC.to_vec();
    bytes.extend(compress_to_vec(&serde_json::to_vec(&packed)?, COMPRESSION));
    create(&mut Disk::default(), to, &bytes).map_err(|error| not_written(words, to, &error))?;
    let language = words.language();
    let own = library.books.iter().filter(|book| !built_in().has_book(&book.id));
    let books: Vec<String> = own
        .map(|book| {
            let base = book.extends.as_ref().map_or_else(String::new, |base| format!(" < {base}"));
            format!("{} ({}, {}){base}", book.id, book.title.name(language), book.edition.name(language))
        })
        .collect();
    let sentence = words.with(
        "house-packed",
        &args([
            ("file", printable_path(to).into()),
            ("n", (packed.files.len() as u64).into()),
            ("books", printable(&books.join("; ")).into()),
            ("hash", hash.into()),
        ]),
    );
    let view =
        || View { blocks: sentence.lines().map(|line| Block::Text(line.to_owned())).collect(), ..View::default() };
    context.show(view, || json!({"message": sentence, "number": null}))?;
    Ok(FOUND)
}

/// The files of a house that was packed.
///
/// # Errors
/// One finding for a file that is none, that is damaged, or that a newer program has made.
pub(super) fn read(path: &Path) -> Result<Vec<SourceFile>, Finding> {
    let shown = printable_path(path);
    let finding = |key| Finding::new(&shown, 1, key, []);
    let bytes = bounded(path).map_err(|error| Finding::unreadable(&shown, 1, &shown, &error.to_string()))?;
    let packed = bytes.strip_prefix(MAGIC).ok_or_else(|| finding("no-packed-house"))?;
    let json = decompress_to_vec_with_limit(packed, LARGEST).map_err(|_| finding("damaged-packed-house"))?;
    let version = serde_json::from_slice::<Version>(&json).map_err(|_| finding("damaged-packed-house"))?.version;
    if version > VERSION {
        return Err(finding("newer-packed-house"));
    }
    let packed: Packed = serde_json::from_slice(&json).map_err(|_| finding("damaged-packed-house"))?;
    let file = |(inside, text): (String, String)| {
        SourceFile::new(&format!("{shown}/{}", printable(&inside)), &inside, text.into_bytes())
    };
    let files: Vec<SourceFile> = packed.files.into_iter().map(file).collect();
    if files.is_empty() || hash_of(&files) != packed.hash {
        return Err(finding("damaged-packed-house"));
    }
    Ok(files)
}

/// The form alone, which every program can read of every form.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// The bytes of a plain file, no more than are read.
fn bounded(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(LARGEST as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}
