//! The index by which incidents are found, as it lies in the pack, and what it was made of: a house that changes nothing of that
//! has the one that was built in, and the most of the time that packing takes is saved.

use super::finder::{Finder, Saying, Sayings};
use super::{Pack, ShortTable};
use crate::locale::Language;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The kinds under which the parts of an index lie, each under the code of its language.
pub(super) const PARTS: [&str; 3] = ["terms", "pairs", "called"];

/// The kind under which it lies what an index was made of.
pub(super) const MADE_OF: &str = "finder-made-of";

/// The index of one language, in its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedFinder {
    /// The fingerprint of what it was made of.
    pub(super) made_of: u64,
    /// The parts, in the order of [`PARTS`].
    pub(super) parts: [Vec<u8>; 3],
}

/// What an index is made of.
#[derive(Hash)]
pub(super) struct MadeOf<'a> {
    pub language: Language,
    pub stops: &'a BTreeSet<String>,
    /// Lines of words that say the same.
    pub same: &'a str,
    pub told: &'a [Sayings<'a>],
}

impl MadeOf<'_> {
    /// Tells one from another. The program and what packs its data are built by one compiler, so that both count alike; where they do
    /// not, the index is made anew.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// The index over it.
    pub(super) fn packed(&self, made_of: u64) -> PackedFinder {
        let Finder { terms, phrases, pairs } = Finder::new(self.language, self.stops, self.same, self.told);
        let called: Vec<[u8; 6]> = phrases.into_iter().map(Saying::bytes).collect();
        PackedFinder { made_of, parts: [short(&terms), short(&pairs), called.into_flattened()] }
    }
}

/// Many short entries.
fn short<T: Serialize>(entries: &BTreeMap<String, T>) -> Vec<u8> {
    let written = |entry| postcard::to_stdvec(entry).expect("plain values can be written");
    ShortTable::bytes_of(&entries.iter().map(|(key, entry)| (key.clone(), written(entry))).collect())
}

impl Pack {
    /// The index of each language by its code, as it lies in this pack.
    pub(super) fn finders(&self) -> BTreeMap<String, PackedFinder> {
        let entry = |kind: &str, code: &str| self.entries(kind, "").and_then(|entries| entries.get(code));
        let finder = |language: Language| {
            let code = language.code();
            let made_of = u64::from_le_bytes(entry(MADE_OF, code)?.try_into().ok()?);
            let [terms, pairs, called] = PARTS.map(|part| entry(part, code).map(<[u8]>::to_vec));
            Some((code.to_owned(), PackedFinder { made_of, parts: [terms?, pairs?, called?] }))
        };
        Language::ALL.into_iter().filter_map(finder).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_word_at_another_place_is_another_fingerprint() {
        let stops = BTreeSet::from(["the".to_owned()]);
        let print = |title, called: &[&'static str], told: &[&'static str]| {
            let sayings = Sayings { title, called: called.to_vec(), told: told.to_vec(), questions: Vec::new() };
            MadeOf { language: Language::En, stops: &stops, same: "", told: &[sayings] }.fingerprint()
        };
        assert_eq!(print("a", &["b"], &["c"]), print("a", &["b"], &["c"]));
        let others = [
            print("a", &["b", "c"], &[]),
            print("a", &["bc"], &[]),
            print("", &["a", "b"], &["c"]),
            print("a", &[], &["b", "c"]),
        ];
        assert!(!others.contains(&print("a", &["b"], &["c"])) && others.iter().collect::<BTreeSet<_>>().len() == 4);
    }
}
