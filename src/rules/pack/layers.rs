//! A pack laid over another: only what is otherwise is kept. A house changes little of the built-in data, so that its pack is
//! a small part of the whole, and quickly written, read and proved whole.
//!
//! The bytes of such a pack are two packs in one table. In the first, [`WHOLE`], stand the tables that take the place of those
//! below, an empty one where nothing is left; in the second, [`CHANGED`], those of which only some entries are new or
//! otherwise.

use super::{Table, TableBuilder};
use std::collections::{BTreeMap, BTreeSet};

/// The tables that take the place of those below.
const WHOLE: &str = "whole";
/// The tables whose entries take the place of those below, one by one.
const CHANGED: &str = "changed";

/// The entries of one kind in one scope, of two packs where one lies over the other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entries<'a> {
    over: Option<Table<'a>>,
    below: Option<Table<'a>>,
}

impl<'a> Entries<'a> {
    /// Those of a pack that lies over nothing.
    pub(super) fn of(pack: &'a [u8], kind: &str, scope: &str) -> Option<Self> {
        table(pack, kind, scope).map(|table| Self { over: None, below: Some(table) })
    }

    /// Those of a pack that lies over another.
    pub(super) fn of_two(over: &'a [u8], below: &'a [u8], kind: &str, scope: &str) -> Option<Self> {
        let part = |name: &str| Table::new(over).get(name).and_then(|pack| table(pack, kind, scope));
        let (over, below) = match part(WHOLE) {
            Some(whole) => (None, Some(whole)),
            None => (part(CHANGED), table(below, kind, scope)),
        };
        (over.is_some() || below.is_some()).then_some(Self { over, below })
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&'a [u8]> {
        let value = |table: Option<Table<'a>>| table.and_then(|table| table.get(key));
        value(self.over).or_else(|| value(self.below))
    }

    /// The entries whose key begins with `prefix`, in the order of their keys: the rest of the key, and the value.
    pub(super) fn starting(self, prefix: &str) -> impl Iterator<Item = (&'a str, &'a [u8])> + use<'a> {
        let of = |table: Option<Table<'a>>| table.map(|table| table.starting(prefix)).into_iter().flatten().peekable();
        let (mut over, mut below) = (of(self.over), of(self.below));
        std::iter::from_fn(move || match (over.peek(), below.peek()) {
            (Some((key, _)), Some((old, _))) if key == old => {
                below.next();
                over.next()
            }
            (Some((key, _)), Some((old, _))) if key > old => below.next(),
            (None, _) => below.next(),
            (Some(_), _) => over.next(),
        })
    }
}

/// The scopes in which a kind may have entries.
pub(super) fn scopes<'a>(bytes: &'a [u8], below: Option<&'a [u8]>, kind: &str) -> BTreeSet<&'a str> {
    let packs = match below {
        None => vec![bytes],
        Some(below) => [WHOLE, CHANGED].iter().filter_map(|name| Table::new(bytes).get(name)).chain([below]).collect(),
    };
    let scopes = packs.into_iter().filter_map(|pack| Table::new(pack).get(kind));
    scopes.flat_map(|scopes| Table::new(scopes).starting("")).map(|(scope, _)| scope).collect()
}

/// What a pack has otherwise than another: laid over that one, it is read as the pack itself.
#[must_use]
pub(super) fn difference(pack: &[u8], below: &[u8]) -> Vec<u8> {
    let (new, old) = (tables(pack), tables(below));
    let (mut whole, mut changed) = (Kinds::new(), Kinds::new());
    for place @ (kind, scope) in new.keys().chain(old.keys()).copied().collect::<BTreeSet<_>>() {
        let add = |kinds: &mut Kinds, table: Vec<u8>| {
            kinds.entry(kind.to_owned()).or_default().add(scope.to_owned(), table);
        };
        match (new.get(&place), old.get(&place)) {
            (Some(new), Some(old)) if new == old => {}
            (Some(new), Some(old)) => match entries_changed(Table::new(new), Table::new(old)) {
                Some(entries) => add(&mut changed, entries),
                None => add(&mut whole, new.to_vec()),
            },
            (new, _) => add(&mut whole, new.map(|new| new.to_vec()).unwrap_or_default()),
        }
    }
    let mut both = TableBuilder::default();
    both.add(WHOLE.to_owned(), written(whole));
    both.add(CHANGED.to_owned(), written(changed));
    both.finish()
}

/// The scopes of each kind, with their tables.
type Kinds = BTreeMap<String, TableBuilder>;

/// The entries of a table that another has not, or has otherwise. None where the other has one that is gone.
fn entries_changed(new: Table, old: Table) -> Option<Vec<u8>> {
    if old.starting("").any(|(key, _)| new.get(key).is_none()) {
        return None;
    }
    let mut entries = TableBuilder::default();
    for (key, value) in new.starting("").filter(|(key, value)| old.get(key) != Some(value)) {
        entries.add(key.to_owned(), value.to_vec());
    }
    Some(entries.finish())
}

fn written(kinds: Kinds) -> Vec<u8> {
    let mut table = TableBuilder::default();
    kinds.into_iter().for_each(|(kind, scopes)| table.add(kind, scopes.finish()));
    table.finish()
}

fn table<'a>(pack: &'a [u8], kind: &str, scope: &str) -> Option<Table<'a>> {
    Table::new(Table::new(pack).get(kind)?).get(scope).map(Table::new)
}

/// The tables of a pack by kind and scope.
fn tables(pack: &[u8]) -> BTreeMap<(&str, &str), &[u8]> {
    let scopes = |(kind, scopes)| Table::new(scopes).starting("").map(move |(scope, table)| ((kind, scope), table));
    Table::new(pack).starting("").flat_map(scopes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table as a test writes it: kind, scope, and keys with their values.
    type Written<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

    /// A pack of these tables.
    fn pack(tables: &[Written]) -> Vec<u8> {
        let mut kinds = Kinds::new();
        for (kind, scope, entries) in tables {
            let mut table = TableBuilder::default();
            entries.iter().for_each(|(key, value)| table.add((*key).to_owned(), value.as_bytes().to_vec()));
            kinds.entry((*kind).to_owned()).or_default().add((*scope).to_owned(), table.finish());
        }
        written(kinds)
    }

    /// All that is in it, read as a pack is read.
    fn read(bytes: &[u8], below: Option<&[u8]>) -> Vec<String> {
        let mut lines = Vec::new();
        for kind in ["gone", "message", "new", "same"] {
            for scope in scopes(bytes, below, kind) {
                let entries = match below {
                    None => Entries::of(bytes, kind, scope),
                    Some(below) => Entries::of_two(bytes, below, kind, scope),
                };
                let entries = entries.expect("a scope that is there");
                for (key, value) in entries.starting("") {
                    assert_eq!(entries.get(key), Some(value), "{kind} {scope} {key}");
                    lines.push(format!("{kind} {scope} {key} {}", String::from_utf8_lossy(value)));
                }
            }
        }
        lines
    }

    #[test]
    fn what_is_otherwise_laid_over_the_other_is_read_as_the_whole() {
        let below = pack(&[
            ("gone", "", &[("a", "1")]),
            ("message", "en", &[("b", "two"), ("d", "four")]),
            ("message", "nl", &[("b", "twee"), ("d", "vier")]),
            ("message", "sk", &[("b", "dva")]),
            ("same", "", &[("a", "1")]),
        ]);
        let above = pack(&[
            ("message", "en", &[("a", "one"), ("b", "two"), ("c", "three"), ("d", "FOUR"), ("e", "five")]),
            ("message", "nl", &[("b", "twee")]),
            ("message", "sk", &[("b", "dva")]),
            ("new", "x", &[("a", "1")]),
            ("same", "", &[("a", "1")]),
        ]);
        let patch = difference(&above, &below);
        assert_eq!(read(&patch, Some(&below)), read(&above, None));
        assert!(Entries::of_two(&patch, &below, "message", "xx").is_none());
        let nothing = Entries::of_two(&patch, &below, "gone", "").expect("a table of nothing");
        assert_eq!((nothing.get("a"), nothing.starting("").count()), (None, 0));
        let kept = |kind| Table::new(Table::new(&patch).get(CHANGED).expect("changed")).get(kind).is_some();
        assert!(kept("message") && !kept("same"), "what is the same is not kept");
    }

    #[test]
    fn a_prefix_finds_the_entries_of_both_in_order() {
        let below = pack(&[("message", "en", &[("ab", "1"), ("ad", "2"), ("b", "3")])]);
        let above = pack(&[("message", "en", &[("aa", "0"), ("ab", "1"), ("ac", "x"), ("ad", "y"), ("b", "3")])]);
        let patch = difference(&above, &below);
        let entries = Entries::of_two(&patch, &below, "message", "en").expect("entries");
        let keys: Vec<&str> = entries.starting("a").map(|(rest, _)| rest).collect();
        assert_eq!(keys, ["a", "b", "c", "d"]);
        assert_eq!(entries.starting("a").map(|(_, value)| value.len()).sum::<usize>(), 4);
    }
}
