//! The data, made ready: a table of keys and byte strings in one block, found by the hash of the key; only what
//! is asked for is ever read.
//!
//! It is called a pack, as in the name of its file, since it stores nothing: it is made once and only read.
//!
//! The built-in data is packed when the program is built and embedded in it; a house's data is packed when it is loaded, and
//! what it has otherwise is laid over the built-in pack. Both go through the same types and are read in the same way. A part of a book, an incident or a
//! message is one entry, so that a command decodes no more than it needs, and starting up decodes nothing.
//!
//! The entries lie in tables within tables: by kind, by book or language where the kind has one, by their own key. What
//! a command reads then lies close together, and the system brings little of the program into memory for it.

mod finder;
mod index;
mod layers;
mod learning;
mod library;
mod memo;
mod packed_finder;
mod pairs;
mod sayings;
mod sealed;
mod search;
mod short;
mod table;
mod words;

pub use finder::{Finder, STEP, Saying, Sayings, Term, Weights, same_meaning};
pub use index::{Postings, RuleEntry};
pub use learning::NO_INCIDENT;
pub use library::{Library, Messages};
pub use pairs::pairs;
pub use sealed::{Key, checksum, sealed, unsealed};
pub use short::ShortTable;
pub use table::{Table, TableBuilder};

use crate::book::{Book, Rule, RuleHead, Translation, canonical, dotted, spread};
#[cfg(doc)]
use crate::book::{newest_in, newest_instead};
use crate::ids::{BookId, IncidentId, PolicyId, TopicId};
use crate::incident::{Family, Frequency, HandConditions, Incident, LineConditions, SharedTable};
use crate::locale::Language;
use crate::policy::{Effective, LogPolicy, Policy, Position, Value};
use layers::{Entries, difference};
use library::translation_key;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A topic: our own name for what rules are about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Topic {
    /// The key: `four-card-flop`.
    pub id: TopicId,
    /// The group under which it is listed.
    pub group: String,
    /// Who must know its rules besides the floor; nobody named is everybody.
    pub audience: Vec<Audience>,
    /// Its title.
    pub title: crate::book::Texts,
}

impl Topic {
    /// Whether its rules concern these people. The floor must know them all.
    #[must_use]
    pub fn concerns(&self, audience: Audience) -> bool {
        audience == Audience::Floors || self.audience.is_empty() || self.audience.contains(&audience)
    }
}

/// To whom a rule matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Those who deal.
    Dealers,
    /// Those who play.
    Players,
    /// Those who rule.
    Floors,
}

impl Audience {
    /// Each by its name on the command line.
    pub const ALL: [(&'static str, Self); 3] =
        [("dealers", Self::Dealers), ("players", Self::Players), ("floors", Self::Floors)];
}

/// An incident as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct IncidentHead {
    /// The key.
    pub id: IncidentId,
    /// The group.
    pub group: String,
    /// How often a floor is called for it.
    pub frequency: Frequency,
}

/// What is known of an address without opening its rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// The label of its rule.
    pub label: String,
    /// The address as the book has it.
    pub address: String,
    /// The clause to which it belongs, which is the address itself but for an item of a list.
    pub clause: String,
    /// The title of its rule.
    pub title: String,
}

/// All data of the program, read entry by entry.
#[derive(Debug, Clone)]
pub struct Pack {
    bytes: Cow<'static, [u8]>,
    /// The pack over which these bytes are laid, where they are only what is otherwise.
    below: Option<Cow<'static, [u8]>>,
}

/// The entries were made by the same program that reads them, so an entry that cannot be read is a defect of the
/// program, not of anybody's data.
const OWN_ENTRY: &str = "an entry of the pack reads as it was written";

fn decoded<T: DeserializeOwned>(bytes: &[u8]) -> T {
    postcard::from_bytes(bytes).expect(OWN_ENTRY)
}

impl Pack {
    /// A pack over bytes made by [`Library::pack`].
    #[must_use]
    pub fn new(bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        Self { bytes: bytes.into(), below: None }
    }

    /// What a pack has otherwise, as `difference` tells it, laid over the other, which itself lies over nothing.
    #[must_use]
    pub fn over(bytes: Vec<u8>, below: &Self) -> Self {
        Self { bytes: bytes.into(), below: Some(below.bytes.clone()) }
    }

    /// What another pack, which like this one lies over nothing, has otherwise.
    #[must_use]
    pub fn changes(&self, other: &[u8]) -> Vec<u8> {
        difference(other, &self.bytes)
    }

    /// The entries of a kind in one scope, which is a book, a language, or nothing.
    fn entries(&self, kind: &str, scope: &str) -> Option<Entries<'_>> {
        match &self.below {
            None => Entries::of(&self.bytes, kind, scope),
            Some(below) => Entries::of_two(&self.bytes, below, kind, scope),
        }
    }

    fn read<T: DeserializeOwned>(&self, kind: &str, scope: &str, key: &str) -> Option<T> {
        self.entries(kind, scope)?.get(key).map(decoded)
    }

    fn list<T: DeserializeOwned>(&self, kind: &str) -> Vec<T> {
        self.read("list", "", kind).unwrap_or_default()
    }

    /// The ids of the books, the default one first.
    #[must_use]
    pub fn book_ids(&self) -> Vec<BookId> {
        self.list("books")
    }

    /// The books, the default one first.
    #[must_use]
    pub fn books(&self) -> Vec<Book> {
        self.book_ids().iter().filter_map(|id| self.book(id)).collect()
    }

    /// A book by its id.
    #[must_use]
    pub fn book(&self, id: &str) -> Option<Book> {
        self.read("book", "", id)
    }

    /// The book to begin with in a language, as [`newest_in`] finds it, without reading the books.
    #[must_use]
    pub fn newest_in(&self, language: &str) -> Option<BookId> {
        self.read("newest", "", language)
    }

    /// Whether there is a newer edition of a book, as [`newest_instead`] finds it, without reading the books.
    #[must_use]
    pub fn is_older_edition(&self, book: &str) -> bool {
        self.entries("older", "").is_some_and(|older| older.get(book).is_some())
    }

    /// The heads of a book's rules in the order of the book, notices included.
    #[must_use]
    pub fn heads(&self, book: &str) -> Vec<RuleHead> {
        self.read("heads", "", book).unwrap_or_default()
    }

    /// A rule by its book and its label exactly as in the book's list of rules.
    #[must_use]
    pub fn rule(&self, book: &str, label: &str) -> Option<Rule> {
        self.read("rule", book, label)
    }

    /// A rule in another language than that of its book, where there is a translation of it.
    #[must_use]
    pub fn translation(&self, book: &str, language: Language, label: &str) -> Option<Translation> {
        self.read("translation", book, &translation_key(language, label))
    }

    /// The title of a rule in a language, or else in that of its book. None when the book has no such rule.
    #[must_use]
    pub fn title(&self, book: &str, language: Language, label: &str) -> Option<String> {
        let translated = self.translation(book, language, label).and_then(|rule| rule.texts.into_iter().next());
        translated.or_else(|| Some(self.address(book, label)?.title))
    }

    /// Every translation of a rule of a book, by language and label.
    #[must_use]
    pub fn translations(&self, book: &str) -> BTreeMap<(Language, String), Translation> {
        let of = |language: Language| {
            let prefix = translation_key(language, "");
            let entries = self.entries("translation", book)?.starting(&prefix);
            Some(entries.map(|(label, bytes)| ((language, label.to_owned()), decoded(bytes))).collect::<Vec<_>>())
        };
        Language::ALL.into_iter().filter_map(of).flatten().collect()
    }

    /// The addresses of a book's clauses on a topic, in the order of the book: first those that are about it before all,
    /// then those that touch on it.
    #[must_use]
    pub fn clauses(&self, book: &str, topic: &str) -> Vec<String> {
        self.read("clauses", book, topic).unwrap_or_default()
    }

    /// The rule of a book to which an address belongs in any spelling, and the address as the book has it.
    #[must_use]
    pub fn rule_at(&self, book: &str, address: &str) -> Option<(Rule, String)> {
        let known = self.address(book, address)?;
        Some((self.rule(book, &known.label)?, known.address))
    }

    /// What is known of an address of a book, in any spelling, without opening its rule.
    #[must_use]
    pub fn address(&self, book: &str, address: &str) -> Option<Address> {
        let read = |form: String| self.read("address", book, &form);
        let form = canonical(address);
        let (label, address, clause, title) =
            read(form.clone()).or_else(|| read(spread(&form))).or_else(|| read(dotted(&form)))?;
        Some(Address { label, address, clause, title })
    }

    /// A policy by its id.
    #[must_use]
    pub fn policy(&self, id: &str) -> Option<Policy> {
        self.read("policy", "", id)
    }

    /// A topic by its id.
    #[must_use]
    pub fn topic(&self, id: &str) -> Option<Topic> {
        self.read("topic", "", id)
    }

    /// The policies that belong to a topic.
    #[must_use]
    pub fn policies_on(&self, topic: &str) -> Vec<Policy> {
        self.read("on", "", topic).unwrap_or_default()
    }

    /// Whether there is a book of this id.
    #[must_use]
    pub fn has_book(&self, id: &str) -> bool {
        self.entries("book", "").is_some_and(|books| books.get(id).is_some())
    }

    /// Whether there is an incident of this id.
    #[must_use]
    pub fn has_incident(&self, id: &str) -> bool {
        self.entries("incident", "").is_some_and(|incidents| incidents.get(id).is_some())
    }

    /// Every topic in the order of the data.
    #[must_use]
    pub fn topics(&self) -> Vec<Topic> {
        self.list("topics")
    }

    /// Every policy in the order of the data.
    #[must_use]
    pub fn policies(&self) -> Vec<Policy> {
        self.list("policies")
    }

    /// Where a book stands on a policy.
    #[must_use]
    pub fn position(&self, book: &str, policy: &str) -> Option<Position> {
        self.read("position", book, policy)
    }

    /// Where a book stands on every policy, by the id of the policy.
    #[must_use]
    pub fn positions(&self, book: &str) -> BTreeMap<PolicyId, Position> {
        let entries = self.entries("position", book).into_iter().flat_map(|positions| positions.starting(""));
        entries.map(|(policy, bytes)| (policy.into(), decoded(bytes))).collect()
    }

    /// The families of incidents that one question tells apart.
    #[must_use]
    pub fn families(&self) -> Vec<Family> {
        self.list("families")
    }

    /// Every table that several incidents use.
    #[must_use]
    pub fn tables(&self) -> Vec<SharedTable> {
        self.list("tables")
    }

    /// The betting rules, each with the policy that feeds it.
    #[must_use]
    pub fn feeds(&self) -> Vec<(String, PolicyId)> {
        self.list("feeds")
    }

    /// The value that a book gives to what of the log a policy decides; none where it takes none.
    #[must_use]
    pub fn of_the_log(&self, book: &str, what: LogPolicy) -> Option<Value> {
        let policies: Vec<(LogPolicy, PolicyId)> = self.list("log-policies");
        let (_, policy) = policies.into_iter().find(|(known, _)| *known == what)?;
        match self.position(book, &policy)?.decides() {
            Effective::Value(value) => Some(value.clone()),
            Effective::Stance(_) => None,
        }
    }

    /// The incidents that a line can show, in the order in which a floor settles them.
    #[must_use]
    pub fn lines(&self) -> Vec<(IncidentId, LineConditions)> {
        self.list("lines")
    }

    /// The incidents that a hand up to the showdown can show, in the order in which a floor settles them.
    #[must_use]
    pub fn hands(&self) -> Vec<(IncidentId, HandConditions)> {
        self.list("hands")
    }

    /// Every incident as a list shows it.
    #[must_use]
    pub fn incident_heads(&self) -> Vec<IncidentHead> {
        self.list("incidents")
    }

    /// An incident by its id.
    #[must_use]
    pub fn incident(&self, id: &str) -> Option<Incident> {
        self.read("incident", "", id)
    }
}
