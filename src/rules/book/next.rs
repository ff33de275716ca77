//! An edition that comes after a book and has not been read: how its rules are numbered, and what is known to be new. It is told
//! beside a rule and decides nothing.

use super::Texts;
use serde::{Deserialize, Serialize};

/// What is known of the edition after a book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextEdition {
    /// The edition.
    pub edition: Texts,
    /// The labels of rules that have another one there, each with those.
    pub numbers: Vec<(String, Vec<String>)>,
    /// The addresses of clauses that have another one there, each with that.
    pub clauses: Vec<(String, String)>,
    /// The labels there behind which no rule of the book stands.
    pub new: Vec<String>,
    /// What is known to be new.
    pub changed: Vec<NextChange>,
}

/// A point that is known to be new.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextChange {
    /// The labels of the rules of the book beside which it is told.
    pub rules: Vec<String>,
    /// The clause there.
    pub clause: String,
    /// What it says.
    pub text: Texts,
}

impl NextEdition {
    /// The labels that a rule of the book has there: its own where nothing else is known.
    #[must_use]
    pub fn labels(&self, label: &str) -> Vec<String> {
        let moved = self.numbers.iter().find(|(here, _)| here == label);
        moved.map_or_else(|| vec![label.to_owned()], |(_, there)| there.clone())
    }

    /// The clauses of a rule that have another address there.
    pub fn clauses_of<'n>(&'n self, label: &str) -> impl Iterator<Item = &'n (String, String)> {
        let start = format!("{label}-");
        self.clauses.iter().filter(move |(here, _)| here.starts_with(&start))
    }

    /// What a label means there: the label of the rule of the book that has it, or none where it is new there or unknown.
    #[must_use]
    pub fn meant_by<'n>(&'n self, label: &'n str) -> Option<&'n str> {
        let moved = self.numbers.iter().find(|(_, there)| there.iter().any(|one| one == label));
        let kept = !self.new.iter().any(|new| new == label) && !self.numbers.iter().any(|(here, _)| here == label);
        moved.map(|(here, _)| here.as_str()).or_else(|| kept.then_some(label))
    }

    /// What is known to be new beside a rule of the book.
    pub fn changed_beside<'n>(&'n self, label: &'n str) -> impl Iterator<Item = &'n NextChange> {
        self.changed.iter().filter(move |change| change.rules.iter().any(|rule| rule == label))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved() -> NextEdition {
        NextEdition {
            edition: Texts::default(),
            numbers: vec![("7".into(), vec!["8".into()]), ("8".into(), vec!["9".into(), "10".into()])],
            clauses: vec![("8-A".into(), "9-B".into())],
            new: vec!["7".into()],
            changed: Vec::new(),
        }
    }

    #[test]
    fn a_rule_keeps_its_number_where_no_other_is_known() {
        assert_eq!(moved().labels("6"), ["6"]);
        assert_eq!(moved().labels("7"), ["8"]);
        assert_eq!(moved().labels("8"), ["9", "10"]);
    }

    #[test]
    fn a_number_means_the_rule_that_has_moved_to_it() {
        assert_eq!(moved().meant_by("8"), Some("7"));
        assert_eq!(moved().meant_by("10"), Some("8"));
        assert_eq!(moved().meant_by("6"), Some("6"));
        assert_eq!(moved().meant_by("7"), None, "new there");
    }
}
