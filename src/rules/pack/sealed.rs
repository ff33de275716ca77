//! A pack in a file of its own, which can be damaged, cut short or another's: nothing of it is read before all of it is proved
//! to be what was written under its key.
//!
//! Layout, all numbers little-endian: [`MAGIC`]; the key; how many bytes follow the head (`u64`); their sum (`u64`); the sum
//! of the head up to here (`u64`); the bytes.

use std::io::Read;

/// What such a file begins with. Its last byte counts the ways in which it has been laid out.
const MAGIC: [u8; 8] = *b"floorpk\x01";

/// The name of what is in a file: the hash of all from which it was made.
pub type Key = [u8; 32];

const NUMBER: usize = 8;
const HEAD: usize = MAGIC.len() + size_of::<Key>() + 3 * NUMBER;

/// The most bytes that are taken for a pack: several times as many as the built-in data has.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The bytes of a file for a pack.
#[must_use]
pub fn sealed(key: &Key, pack: &[u8]) -> Vec<u8> {
    let mut bytes = head(key, pack).to_vec();
    bytes.extend(pack);
    bytes
}

/// The pack in a file of so many bytes, if that is what was written under this key, whole.
pub fn unsealed(mut file: impl Read, size: u64, key: &Key) -> Option<Vec<u8>> {
    if size > LARGEST {
        return None;
    }
    let mut found = [0; HEAD];
    file.read_exact(&mut found).ok()?;
    let length = usize::try_from(size).ok()?.checked_sub(HEAD)?;
    let mut pack = Vec::with_capacity(length);
    file.take(size).read_to_end(&mut pack).ok()?;
    (pack.len() == length && found == head(key, &pack)).then_some(pack)
}

fn head(key: &Key, pack: &[u8]) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    let mut at = 0;
    let mut put = |head: &mut [u8; HEAD], bytes: &[u8]| {
        head[at..at + bytes.len()].copy_from_slice(bytes);
        at += bytes.len();
    };
    put(&mut head, &MAGIC);
    put(&mut head, key);
    put(&mut head, &(pack.len() as u64).to_le_bytes());
    put(&mut head, &checksum(pack).to_le_bytes());
    let sum = checksum(&head);
    put(&mut head, &sum.to_le_bytes());
    head
}

/// The sum of bytes, as fast as memory gives them: damage shows in it, a forger could hide from it. Every step can be
/// undone, so that a change within any eight bytes always makes another sum, and others all but always.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    const LANES: usize = 4;
    /// Odd, and half of its bits are set.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(FACTOR).rotate_left(31);
    let word = |bytes: &[u8]| {
        let mut word = [0; NUMBER];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    let mut lanes: [u64; LANES] = [1, 2, 3, 4];
    let blocks = bytes.chunks_exact(LANES * NUMBER);
    let rest = blocks.remainder();
    for block in blocks {
        for (lane, eight) in lanes.iter_mut().zip(block.chunks_exact(NUMBER)) {
            *lane = mix(*lane, word(eight));
        }
    }
    for (lane, eight) in lanes.iter_mut().zip(rest.chunks(NUMBER)) {
        *lane = mix(*lane, word(eight));
    }
    lanes.into_iter().fold(bytes.len() as u64, |sum, lane| {
        let sum = mix(sum, lane);
        sum ^ sum >> 29
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: Key = [7; 32];

    fn pack() -> Vec<u8> {
        (0_u32..3_000).flat_map(|number| number.wrapping_mul(2_654_435_761).to_le_bytes()).collect()
    }

    fn read(file: &[u8], key: &Key) -> Option<Vec<u8>> {
        unsealed(file, file.len() as u64, key)
    }

    #[test]
    fn what_was_written_is_read_and_under_another_key_nothing() {
        for pack in [pack(), Vec::new(), vec![0; 33]] {
            let file = sealed(&KEY, &pack);
            assert_eq!(read(&file, &KEY), Some(pack));
            assert_eq!(read(&file, &[8; 32]), None);
        }
    }

    #[test]
    fn a_bit_that_is_otherwise_is_seen_wherever_it_is() {
        let file = sealed(&KEY, &pack());
        for bit in 0..8 * file.len() {
            let mut file = file.clone();
            file[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(read(&file, &KEY), None, "bit {bit}");
        }
    }

    #[test]
    fn what_is_cut_short_or_goes_on_is_seen() {
        let file = sealed(&KEY, &pack());
        for length in 0..file.len() {
            assert_eq!(read(&file[..length], &KEY), None, "{length}");
            assert_eq!(unsealed(&file[..length], file.len() as u64, &KEY), None, "{length} of what was said to be all");
        }
        assert_eq!(read(&[&file[..], &[0]].concat(), &KEY), None);
        assert_eq!(unsealed(&file[..], LARGEST + 1, &KEY), None);
        let zeros = sealed(&KEY, &[0; 64]);
        assert_eq!(read(&zeros[..zeros.len() - 1], &KEY), None);
    }

    #[test]
    fn bytes_that_change_places_make_another_sum() {
        let sums =
            [&b"12345678abcdefgh"[..], b"abcdefgh12345678", b"12345678abcdefg", b"12345678abcdefgh\0", b"", b"\0"];
        let sums: std::collections::BTreeSet<u64> = sums.into_iter().map(checksum).collect();
        assert_eq!(sums.len(), 6);
    }
}
