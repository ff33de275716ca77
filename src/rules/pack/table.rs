//! A table of keys and values in one block of bytes, searched where it lies.
//!
//! Layout, all numbers little-endian `u32`: the number of entries and of slots; the slots; for each entry where its key
//! and where its value begins, and once more where they end; then all entries, each its key and its value, sorted by
//! key, so that what belongs together lies together. A slot holds the number of an entry counted from 1, or 0, and the slot of a key follows from its
//! hash: when the program has just started, nothing is in the processor's cache, and looking a key up by halves would
//! wait for memory twenty times where this waits four times. The order of the keys serves those who list all keys with a
//! beginning.

/// A table over bytes that [`TableBuilder`] made.
#[derive(Debug, Clone, Copy)]
pub struct Table<'a> {
    bytes: &'a [u8],
}

const NUMBER: usize = 4;
const HEAD: usize = 2 * NUMBER;
const ENTRY: usize = 2 * NUMBER;

/// FNV-1a: short, and good enough for keys that are all different words.
fn hash(key: &[u8]) -> usize {
    let hash = key
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    usize::try_from(hash >> 20 & u64::from(u32::MAX)).unwrap_or_default()
}

/// How many slots a number of entries gets: a power of two of which at most half is taken.
fn slots_for(entries: usize) -> usize {
    (2 * entries).next_power_of_two()
}

impl<'a> Table<'a> {
    /// A table over bytes. Nothing is read until it is asked for.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    /// How many entries there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.number(0)
    }

    /// Whether there are no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn number(&self, at: usize) -> usize {
        let bytes = self.bytes.get(at..at + NUMBER);
        bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, |bytes| u32::from_le_bytes(bytes) as usize)
    }

    fn slots(&self) -> usize {
        self.number(NUMBER)
    }

    /// The key (`part` 0) or the value (`part` 1) of an entry: from its own beginning to that of the next part.
    fn part(&self, entry: usize, part: usize) -> &'a [u8] {
        let at = HEAD + self.slots() * NUMBER + entry * ENTRY + part * NUMBER;
        &self.bytes[self.number(at)..self.number(at + NUMBER)]
    }

    fn key(&self, entry: usize) -> &'a [u8] {
        self.part(entry, 0)
    }

    fn value(&self, entry: usize) -> &'a [u8] {
        self.part(entry, 1)
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a [u8]> {
        let slots = self.slots();
        let mut slot = hash(key.as_bytes()) & slots.checked_sub(1)?;
        loop {
            let entry = self.number(HEAD + slot * NUMBER).checked_sub(1)?;
            if self.key(entry) == key.as_bytes() {
                return Some(self.value(entry));
            }
            slot = (slot + 1) & (slots - 1);
        }
    }

    /// The place of the first entry whose key is not below `key`.
    fn lower_bound(&self, key: &[u8]) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            if self.key(middle) < key {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// The entries whose key begins with `prefix`: the rest of the key, and the value.
    pub fn starting(self, prefix: &str) -> impl Iterator<Item = (&'a str, &'a [u8])> + use<'a> {
        let prefix = prefix.as_bytes().to_vec();
        (self.lower_bound(&prefix)..self.len()).map_while(move |entry| {
            let rest = self.key(entry).strip_prefix(prefix.as_slice())?;
            Some((std::str::from_utf8(rest).ok()?, self.value(entry)))
        })
    }
}

/// Collects entries and writes them as a table.
#[derive(Debug, Default)]
pub struct TableBuilder {
    entries: std::collections::BTreeMap<String, Vec<u8>>,
}

impl TableBuilder {
    /// Adds an entry. A later value of the same key replaces the earlier one.
    pub fn add(&mut self, key: String, value: Vec<u8>) {
        self.entries.insert(key, value);
    }

    /// Writes the table.
    ///
    /// # Panics
    /// When the data is larger than 4 GiB, which the loader's limits exclude.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        let number = |n: usize| u32::try_from(n).expect("data is below 4 GiB").to_le_bytes();
        let slots = self.slots();
        let mut bytes = number(self.entries.len()).to_vec();
        bytes.extend(number(slots.len()));
        slots.into_iter().for_each(|entry| bytes.extend(number(entry)));
        let mut at = bytes.len() + (self.entries.len() + 1) * ENTRY;
        for (key, value) in &self.entries {
            bytes.extend(number(at));
            bytes.extend(number(at + key.len()));
            at += key.len() + value.len();
        }
        bytes.extend([number(at), number(at)].as_flattened());
        for (key, value) in &self.entries {
            bytes.extend(key.as_bytes());
            bytes.extend(value);
        }
        bytes
    }

    fn slots(&self) -> Vec<usize> {
        let mut slots = vec![0; slots_for(self.entries.len())];
        let last = slots.len() - 1;
        for (entry, key) in self.entries.keys().enumerate() {
            let mut slot = hash(key.as_bytes()) & last;
            while slots[slot] != 0 {
                slot = (slot + 1) & last;
            }
            slots[slot] = entry + 1;
        }
        slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes() -> Vec<u8> {
        let mut builder = TableBuilder::default();
        for (key, value) in [("b", "two"), ("a", "one"), ("ab", ""), ("c/x", "three")] {
            builder.add(key.to_owned(), value.as_bytes().to_vec());
        }
        builder.finish()
    }

    #[test]
    fn what_was_added_is_found_and_nothing_else() {
        let bytes = bytes();
        let table = Table::new(&bytes);
        assert_eq!(table.len(), 4);
        assert_eq!(table.get("a"), Some(&b"one"[..]));
        assert_eq!(table.get("ab"), Some(&b""[..]));
        assert_eq!(table.get("c/x"), Some(&b"three"[..]));
        assert_eq!(table.get(""), None);
        assert_eq!(table.get("aa"), None);
        assert_eq!(table.get("z"), None);
    }

    #[test]
    fn entries_are_listed_by_prefix_in_order() {
        let bytes = bytes();
        let table = Table::new(&bytes);
        let keys: Vec<_> = table.starting("a").map(|(key, _)| key).collect();
        assert_eq!(keys, ["", "b"]);
        assert_eq!(table.starting("d").count(), 0);
    }

    #[test]
    fn a_table_of_nothing_is_empty() {
        let bytes = TableBuilder::default().finish();
        let table = Table::new(&bytes);
        assert!(table.is_empty());
        assert_eq!(table.get("a"), None);
    }
}
