//! Words that were nearly right: the nearest of those that were meant.

use super::fold;

/// Where a word came from, and so how alike another one must be to be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// Typed at the table, in a hurry: a wrong guess costs a glance.
    Typed,
    /// Written in data, where it is held against every policy of every book: a wrong guess misleads.
    Written,
}

impl Slip {
    /// The Jaro-Winkler likeness from which a word is meant.
    fn likeness(self) -> f64 {
        match self {
            Self::Typed => 0.72,
            Self::Written => 0.8,
        }
    }
}

/// The candidate nearest to a word, if one is near enough to be meant.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>, slip: Slip) -> Option<&'a str> {
    // No name is as long as that, and comparing would take long.
    const LONGEST: usize = 60;
    if word.len() > LONGEST {
        return None;
    }
    let word = fold(word);
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&word, &fold(candidate)), candidate))
        .filter(|(likeness, _)| *likeness >= slip.likeness())
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_the_nearest_and_nonsense_nothing() {
        assert_eq!(nearest("undrecall", ["undercall", "misdeal"], Slip::Typed), Some("undercall"));
        assert_eq!(nearest("onk2023", ["onk-2023", "dpc"], Slip::Typed), Some("onk-2023"));
        assert_eq!(nearest("qqqq", ["undercall", "misdeal"], Slip::Typed), None);
    }

    #[test]
    fn what_is_written_must_be_nearer_than_what_is_typed() {
        assert_eq!(nearest("overcalls", ["undercall"], Slip::Typed), Some("undercall"));
        assert_eq!(nearest("overcalls", ["undercall"], Slip::Written), None);
        assert_eq!(nearest("misdael", ["misdeal"], Slip::Written), Some("misdeal"));
    }
}
