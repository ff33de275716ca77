//! `floor changes`: what a house must tell its staff when it plays by another edition.

use super::context::{self, Context};
use super::house::read_house;
use crate::book::{Book, edition_before};
use crate::cli::News;
use crate::compare::{TableChanges, changes_at_table, staff_sheet};
use crate::error::{FOUND, Failure};
use crate::ids::BookId;
use crate::load::load_sound;
use crate::locale::{Words, args, printable, printable_path};
use crate::pack::{Audience, Library, Pack};
use crate::policy::{Policy, Position};
use crate::render::{Changed, StaffShown, staff_json, staff_view};
use anyhow::Result;
use std::path::Path;

/// Runs the command. What a house has played by is a book, or the folder in which its data stood then.
pub(super) fn run(context: &Context, wanted: &News) -> Result<u8> {
    let after = match &wanted.of {
        Some(typed) => known(context, typed)?,
        None => context.book.clone(),
    };
    let folder = wanted.since.as_deref().map(Path::new).filter(|folder| folder.is_dir());
    if let Some(folder) = folder {
        let (pack, before) = with_the_book_of_then(context, &after, folder)?;
        let words = Words::new(context.words.language(), &pack);
        return told(
            &Context { pack: &pack, words: &words, ..context.under(context.words, after.clone()) },
            &before,
            &after,
            wanted,
        );
    }
    let before = match &wanted.since {
        Some(typed) => known(context, typed)?,
        None => before(context, &after)?,
    };
    told(context, &before, &after, wanted)
}

/// The data with one book more: the one of this id as it stood in another folder. A point of which that folder knows nothing was
/// one on which the book was silent.
///
/// # Errors
/// A folder that cannot be read, that has no such book, or with which something is wrong.
fn with_the_book_of_then(context: &Context, id: &BookId, folder: &Path) -> Result<(Pack, BookId), Failure> {
    let refused = |finding| Failure::data(context.words, &[finding]);
    let (files, below) = read_house(folder).map_err(refused)?;
    let loaded = load_sound(&files, below);
    if let Some(findings) = loaded.refused.book(id, true) {
        return Err(Failure::data(context.words, findings));
    }
    let (old, mut library) = (loaded.library, Library::unpack(context.pack));
    let Some(known) = old.books.iter().find(|book| book.id == *id) else {
        let values = args([("book", id.as_str().into()), ("folder", printable_path(folder).into())]);
        return Err(Failure::Usage(context.words.with("staff-no-such-book", &values)));
    };
    let then = BookId::from(format!("{id}{THEN}"));
    let position = |policy: &Policy| {
        let position = old.positions.get(id).and_then(|positions| positions.get(&policy.id));
        (policy.id.clone(), position.cloned().unwrap_or(Position::Silent))
    };
    library.positions.insert(then.clone(), library.policies.iter().map(position).collect());
    library.rules.insert(then.clone(), old.rules.get(id).cloned().unwrap_or_default());
    library.translations.insert(then.clone(), old.translations.get(id).cloned().unwrap_or_default());
    library.books.push(Book { id: then.clone(), ..known.clone() });
    Ok((Pack::new(library.pack()), then))
}

/// What stands behind the id of a book as it was.
const THEN: &str = ".before";

/// Shows what the staff must be told.
fn told(context: &Context, before: &BookId, after: &BookId, wanted: &News) -> Result<u8> {
    if before == after {
        return Err(Failure::Usage(context.words.text("compare-one-book")).into());
    }
    let audience = wanted.audience.as_deref().map(|typed| audience(context, typed)).transpose()?;
    let pair = [before.as_str(), after.as_str()];
    let changes = changes_at_table(context.pack, &[pair], |_| true).pop().unwrap_or_default();
    let sheet = staff_sheet(context.pack, pair, changes, audience);
    let changed = Changed {
        pack: context.pack,
        words: context.words,
        books: [before, after],
        changes: &TableChanges::default(),
        numbers: &[],
        standings: &[],
        house: None,
        all: wanted.all,
        sheet: true,
    };
    let shown = StaffShown { changed, sheet: &sheet, audience };
    context.list(|| staff_view(&shown), || staff_json(&shown))?;
    Ok(FOUND)
}

/// A book that was named and can be used.
fn known(context: &Context, typed: &str) -> Result<BookId, Failure> {
    let book = context::named(context.pack, context.refused, typed);
    let is_there = context.pack.has_book(&book);
    if let Some(findings) = context.refused.book(&book, is_there) {
        return Err(Failure::data(context.words, findings));
    }
    match is_there {
        true => Ok(book),
        false => Err(context::unknown_book(context.pack, context.words, typed.trim())),
    }
}

/// What a book took the place of: the edition before it, or the book that it extends.
fn before(context: &Context, after: &BookId) -> Result<BookId, Failure> {
    let books = context.pack.books();
    let own = books.iter().find(|book| book.id == *after);
    let base = own.and_then(|own| own.extends.clone());
    let edition = || Some(edition_before(&books, own?)?.id.clone());
    base.or_else(edition).ok_or_else(|| {
        let values = args([("book", after.as_str().into())]);
        Failure::Usage(context.words.with("staff-since-what", &values))
    })
}

fn audience(context: &Context, typed: &str) -> Result<Audience, Failure> {
    let found = Audience::ALL.iter().find(|(name, _)| *name == typed.trim().to_lowercase());
    found.map(|(_, audience)| *audience).ok_or_else(|| {
        let values = args([("typed", printable(typed).into())]);
        Failure::Usage(context.words.with("staff-for-whom", &values))
    })
}
