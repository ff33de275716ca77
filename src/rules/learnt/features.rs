//! What is seen of a sentence: its words, the pairs of neighbours, and all runs of two to four letters within a word with its
//! ends. A number is seen as a number, whichever it is.

use crate::locale::tokens;

/// The shortest and the longest run of letters.
const RUNS: std::ops::RangeInclusive<usize> = 2..=4;

/// Stands for any number.
const NUMBER: &str = "0";

/// The kinds of what is seen, so that a word is not taken for a run of letters.
#[derive(Clone, Copy)]
enum Kind {
    Word = 1,
    Run = 2,
    Pair = 3,
}

/// What is seen of a text, each thing once, by its hash, in order.
pub(super) fn features(text: &str) -> Vec<u32> {
    let is_number = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    let number = |word: String| if is_number(&word) { NUMBER.to_owned() } else { word };
    let words: Vec<String> = tokens(text).into_iter().map(number).collect();
    let mut seen: Vec<u32> = words.iter().map(|word| hash(Kind::Word, word)).collect();
    seen.extend(words.windows(2).map(|pair| hash(Kind::Pair, &pair.join(" "))));
    for word in words.iter().filter(|word| *word != NUMBER) {
        let letters: Vec<char> = format!("_{word}_").chars().collect();
        let runs = RUNS.flat_map(|length| letters.windows(length));
        seen.extend(runs.map(|run| hash(Kind::Run, &run.iter().collect::<String>())));
    }
    seen.sort_unstable();
    seen.dedup();
    seen
}

/// FNV-1a, folded to half its width.
fn hash(kind: Kind, text: &str) -> u32 {
    let start = 0xcbf2_9ce4_8422_2325_u64 ^ kind as u64;
    let hash = text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    u32::try_from(hash >> 32 ^ hash & u64::from(u32::MAX)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_the_size_of_a_number_are_not_seen() {
        assert_eq!(features("Stávka 200"), features("stavka, 1500"));
        assert_ne!(features("bet 200"), features("bet"));
    }

    #[test]
    fn a_slip_leaves_most_of_a_word_as_it_was() {
        let (right, slipped) = (features("undercall"), features("underclal"));
        let same = right.iter().filter(|seen| slipped.contains(seen)).count();
        assert!(2 * same > right.len(), "{same} of {}", right.len());
        assert!(features(" - … ").is_empty());
    }
}
