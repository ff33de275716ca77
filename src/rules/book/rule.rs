//! One rule: its clauses, lists, cross-references, worked examples and what must be told about its print.

use super::official::official_item;
use super::{Texts, Wording};
use crate::ids::TopicId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is known of a rule without opening it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleHead {
    /// The label as printed, or as the book's data assigns it: `39`, `MEC 7`, `RP-5`, `7.5`.
    pub label: String,
    /// The title, in the language of the book.
    pub title: String,
    /// The topics of its clauses, in their order.
    pub topics: Vec<TopicId>,
    /// Text around the rules rather than a rule.
    pub notice: bool,
    /// The rules of the edition before from which it came, by their labels, where that is known; none where it is new.
    pub came_from: Option<Vec<String>>,
}

/// A rule, restated completely in our own words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// The label, as in its head.
    pub label: String,
    /// The title, in the language of the book.
    pub title: String,
    /// The heading of the section in which it stands.
    pub section: String,
    /// Text around the rules rather than a rule.
    pub notice: bool,
    /// The rules of the edition before from which it came, as in its head.
    pub came_from: Option<Vec<String>>,
    /// The clauses in their order.
    pub clauses: Vec<Clause>,
    /// Cross-references in the order of the text.
    pub refs: Vec<Reference>,
    /// Worked examples.
    pub examples: Vec<Example>,
    /// What the user must be told about the print.
    pub remarks: Vec<Remark>,
    /// The official words, where a house has them.
    pub official: Option<Wording>,
}

impl Rule {
    /// Every address of the rule: its label, its clauses and their items.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        let of = |clause: &Clause| {
            let items = clause.items.iter().filter_map(|item| item.address.clone());
            std::iter::once(clause.address.clone()).chain(items).collect::<Vec<_>>()
        };
        std::iter::once(self.label.clone()).chain(self.clauses.iter().flat_map(of)).collect()
    }

    /// Every topic of the rule once, in the order of its clauses.
    #[must_use]
    pub fn topics(&self) -> Vec<TopicId> {
        let mut topics: Vec<TopicId> = Vec::new();
        for topic in self.clauses.iter().flat_map(|clause| &clause.topics) {
            if !topics.contains(topic) {
                topics.push(topic.clone());
            }
        }
        topics
    }

    /// The topics at an address: of the clause for a clause or an item, of the whole rule for its own label.
    #[must_use]
    pub fn topics_at(&self, address: &str) -> Vec<TopicId> {
        match self.at(address) {
            Some((clause, _)) if address != self.label => clause.topics.clone(),
            _ => self.topics(),
        }
    }

    /// The head of the rule.
    #[must_use]
    pub fn head(&self) -> RuleHead {
        RuleHead {
            label: self.label.clone(),
            title: self.title.clone(),
            topics: self.topics(),
            notice: self.notice,
            came_from: self.came_from.clone(),
        }
    }

    /// The official words at an address, as paragraphs: of the item where its clause can be cut there, of the clause, or else of
    /// the rule as a whole. Empty where there are none.
    #[must_use]
    pub fn official_at(&self, address: &str) -> Vec<String> {
        let whole = || self.official.as_ref().map(|wording| wording.text.clone()).unwrap_or_default();
        let clauses = || self.clauses.iter().flat_map(|clause| clause.official.clone()).collect::<Vec<_>>();
        match self.at(address) {
            Some((clause, item)) if !clause.official.is_empty() => {
                item.and_then(|item| official_item(clause, item)).unwrap_or_else(|| clause.official.clone())
            }
            Some(_) => whole(),
            None => Some(whole()).filter(|whole| !whole.is_empty()).unwrap_or_else(clauses),
        }
    }

    /// What the rule says at an address, as paragraphs: of a clause its text, its list and what follows the list; of an item
    /// its clause with only this entry of the list; of the rule's label all its clauses.
    #[must_use]
    pub fn said_at(&self, address: &str) -> Vec<String> {
        match self.at(address) {
            Some((clause, Some(item))) => {
                std::iter::once(clause.text.clone()).chain([item.line()]).chain(clause.after.clone()).collect()
            }
            Some((clause, None)) => clause.paragraphs(),
            None => self.clauses.iter().flat_map(Clause::paragraphs).collect(),
        }
    }

    /// The clause at an address, and the item of its list if the address goes that deep.
    #[must_use]
    pub fn at(&self, address: &str) -> Option<(&Clause, Option<&Item>)> {
        self.clauses.iter().find_map(|clause| {
            if clause.address == address {
                return Some((clause, None));
            }
            let item = clause.items.iter().find(|item| item.address.as_deref() == Some(address))?;
            Some((clause, Some(item)))
        })
    }
}

/// One clause of a rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clause {
    /// Its address in the book: `43-A`, or the rule's own label for a text without one.
    pub address: String,
    /// What it is about.
    pub topics: Vec<TopicId>,
    /// What it says.
    pub text: String,
    /// The list that follows the text.
    pub items: Vec<Item>,
    /// What it says after the list.
    pub after: Option<String>,
    /// The book says that this does not apply at its events.
    pub excluded: bool,
    /// The paragraphs of the official words, where a house has them; empty where it has not, or has them for the rule as a
    /// whole.
    pub official: Vec<String>,
}

impl Clause {
    /// What it says, with its list.
    #[must_use]
    pub fn paragraphs(&self) -> Vec<String> {
        let items = self.items.iter().map(Item::line);
        std::iter::once(self.text.clone()).chain(items).chain(self.after.clone()).collect()
    }
}

/// One entry of a list in a clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The address (`35-A-g`), where the print labels the entry.
    pub address: Option<String>,
    /// What it says.
    pub text: String,
}

impl Item {
    /// The label with which the print marks it, where it does: `g`.
    #[must_use]
    pub fn label(&self) -> Option<&str> {
        self.address.as_deref().and_then(|address| address.rsplit('-').next())
    }

    /// The entry as it stands in the list: with its label, or with a dash.
    #[must_use]
    pub fn line(&self) -> String {
        match self.label() {
            Some(label) => format!("{label}) {}", self.text),
            None => format!("- {}", self.text),
        }
    }
}

/// A cross-reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    /// As printed.
    pub printed: String,
    /// The address in this book that is meant by its content; none where the book has no such rule.
    pub meant: Option<String>,
    /// Why the two differ, where they do.
    pub why: Option<Texts>,
}

/// A worked example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Example {
    /// The address of the clause it belongs to.
    pub clause: String,
    /// What it illustrates.
    pub topics: Vec<TopicId>,
    /// The example, restated.
    pub text: String,
    /// What is given, by name.
    pub given: BTreeMap<String, Given>,
    /// What comes out, by name.
    pub result: BTreeMap<String, Given>,
}

/// A value in a worked example. Numbers are chips, seconds, players or places, by their name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    /// A whole number.
    Number(u64),
    /// Several whole numbers.
    Numbers(Vec<u64>),
    /// A word: an action, a street, a player.
    Word(String),
    /// Several words.
    Words(Vec<String>),
    /// True or false.
    Truth(bool),
}

/// What must be told about the print.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// What kind of trouble it is.
    pub kind: RemarkKind,
    /// The remark.
    pub text: Texts,
}

/// The kinds of trouble with a print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// Two places of the book disagree.
    Contradiction,
    /// Something printed that cannot be meant.
    Misprint,
    /// A number out of place, lost or doubled.
    Numbering,
}
