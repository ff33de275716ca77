//! A table of many short entries, such as the stems of a language: nothing is kept beside an entry but where it begins, which
//! takes a third of what a [`super::Table`] keeps. Entries are found by halving, in place of by their hash.
//!
//! The count of the entries, where each begins and the last ends, and then the entries in the order of their keys: the length
//! of the key in a byte, the key, the value.

use std::collections::BTreeMap;

const NUMBER: usize = 4;

/// A table of short entries over the bytes that hold it.
#[derive(Debug, Clone, Copy)]
pub struct ShortTable<'a> {
    bytes: &'a [u8],
}

impl<'a> ShortTable<'a> {
    /// The table over bytes made by [`ShortTable::bytes_of`].
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    /// The bytes of a table of these entries. A key that is longer than a byte can tell is left out: nobody types it.
    ///
    /// # Panics
    /// When the entries are larger than 4 GiB, which the loader's limits exclude.
    #[must_use]
    pub fn bytes_of(entries: &BTreeMap<String, Vec<u8>>) -> Vec<u8> {
        let number = |n: usize| u32::try_from(n).expect("data is below 4 GiB").to_le_bytes();
        let entries: Vec<(u8, &String, &Vec<u8>)> =
            entries.iter().filter_map(|(key, value)| Some((u8::try_from(key.len()).ok()?, key, value))).collect();
        let mut bytes = number(entries.len()).to_vec();
        let mut at = NUMBER * (entries.len() + 2);
        for (_, key, value) in &entries {
            bytes.extend(number(at));
            at += 1 + key.len() + value.len();
        }
        bytes.extend(number(at));
        for (length, key, value) in entries {
            bytes.push(length);
            bytes.extend(key.as_bytes());
            bytes.extend(value);
        }
        bytes
    }

    fn number(&self, at: usize) -> usize {
        let bytes = self.bytes.get(NUMBER * at..NUMBER * (at + 1));
        bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, |bytes| u32::from_le_bytes(bytes) as usize)
    }

    /// How many entries there are.
    fn len(&self) -> usize {
        self.number(0)
    }

    /// The key and the value of an entry.
    fn entry(&self, place: usize) -> (&'a [u8], &'a [u8]) {
        let entry = self.bytes.get(self.number(place + 1)..self.number(place + 2)).unwrap_or_default();
        let Some((length, rest)) = entry.split_first() else {
            return Default::default();
        };
        rest.split_at_checked(usize::from(*length)).unwrap_or_default()
    }

    /// The place of the first entry whose key is not below `key`.
    fn lower_bound(&self, key: &[u8]) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if self.entry(middle).0 < key {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// The place and the value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<(usize, &'a [u8])> {
        let place = self.lower_bound(key.as_bytes());
        let (known, value) = self.entry(place);
        (place < self.len() && known == key.as_bytes()).then_some((place, value))
    }

    /// The keys that begin with `prefix`, whole.
    pub fn keys(self, prefix: &str) -> impl Iterator<Item = &'a str> + use<'a> {
        let prefix = prefix.as_bytes().to_vec();
        (self.lower_bound(&prefix)..self.len()).map_while(move |place| {
            let key = self.entry(place).0;
            key.starts_with(&prefix).then(|| std::str::from_utf8(key).ok())?
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(entries: &[(&str, &str)]) -> Vec<u8> {
        let entry = |(key, value): &(&str, &str)| ((*key).to_owned(), value.as_bytes().to_vec());
        ShortTable::bytes_of(&entries.iter().map(entry).collect())
    }

    #[test]
    fn what_was_added_is_found_by_its_place_and_nothing_else() {
        let bytes = bytes(&[("b", "two"), ("a", "one"), ("ab", "")]);
        let table = ShortTable::new(&bytes);
        assert_eq!(table.get("a"), Some((0, &b"one"[..])));
        assert_eq!(table.get("ab"), Some((1, &b""[..])));
        assert_eq!(table.get("b"), Some((2, &b"two"[..])));
        for unknown in ["", "aa", "z"] {
            assert_eq!(table.get(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn keys_are_listed_by_prefix_in_order() {
        let bytes = bytes(&[("b", "two"), ("a", "one"), ("ab", "")]);
        let table = ShortTable::new(&bytes);
        assert_eq!(table.keys("a").collect::<Vec<_>>(), ["a", "ab"]);
        assert_eq!(table.keys("").count(), 3);
        assert_eq!(table.keys("d").count(), 0);
    }

    #[test]
    fn a_key_that_is_too_long_is_left_out_and_a_table_of_nothing_is_empty() {
        let long = "a".repeat(256);
        let bytes = bytes(&[(&long, "long"), ("b", "short")]);
        let table = ShortTable::new(&bytes);
        assert_eq!((table.get(&long), table.keys("").count()), (None, 1));
        assert_eq!(ShortTable::new(&[]).get("a"), None);
        assert_eq!(ShortTable::new(&ShortTable::bytes_of(&BTreeMap::new())).keys("").count(), 0);
    }
}
