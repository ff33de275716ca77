//! The whole of the data as plain values: what loading gives, what checking walks through, and what is packed.

use super::finder::Sayings;
use super::index::Index;
use super::learning::LEARNT;
use super::packed_finder::{MADE_OF, MadeOf, PARTS, PackedFinder};
use super::sayings::{sayings, texts};
use super::words::{as_fluent_writes_it, plain_texts};
use super::{IncidentHead, Pack, TableBuilder, Topic};
use crate::book::{Book, Rule, RuleHead, Translation, canonical, newest_in, newest_instead};
use crate::ids::{BookId, IncidentId, PolicyId, SharedTableId, TopicId};
use crate::incident::{Family, HandConditions, Incident, LineConditions, SharedTable};
use crate::locale::{Language, gather, kept, tokens};
use crate::policy::{Policy, Position};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The Fluent source of every message, by language and id.
pub type Messages = BTreeMap<String, BTreeMap<String, String>>;

/// All data, linked and checked.
#[derive(Debug, Clone, Default)]
pub struct Library {
    /// The topics in the order of the data.
    pub topics: Vec<Topic>,
    /// The policies in the order of the data.
    pub policies: Vec<Policy>,
    /// The books, the default one first.
    pub books: Vec<Book>,
    /// The rules of each book by its id, in the order of the book.
    pub rules: BTreeMap<BookId, Vec<Rule>>,
    /// The rules of each book by its id in other languages, by language and label.
    pub translations: BTreeMap<BookId, BTreeMap<(Language, String), Translation>>,
    /// The positions of each book by its id, by policy.
    pub positions: BTreeMap<BookId, BTreeMap<PolicyId, Position>>,
    /// The incidents in the order of the data.
    pub incidents: Vec<Incident>,
    /// The families of incidents that one question tells apart.
    pub families: Vec<Family>,
    /// The tables that several incidents use, by name.
    pub tables: BTreeMap<SharedTableId, SharedTable>,
    /// The messages of each language.
    pub messages: Messages,
    /// What was learnt from their sentences, as [`Library::learn`] made it; of a house's data what was built in.
    pub learnt: Vec<u8>,
    /// Of a house's data, the indexes that were built in, by the code of their language.
    pub finders: BTreeMap<String, PackedFinder>,
}

/// How the ids of the messages begin that hold words of the notation.
const NOTATION: &str = "notation-";

/// The message with the words that tell nothing of what happened.
const STOP_WORDS: &str = "search-stop-words";

/// The message with the words that say the same, a line for each group.
const SAME_MEANING: &str = "search-same-meaning";

/// The message with what is said at a table that the floor is not called for, a line for each sentence.
pub(super) const SMALL_TALK: &str = "search-small-talk";

impl Library {
    /// Everything that a pack holds.
    #[must_use]
    pub fn unpack(pack: &Pack) -> Self {
        let books = pack.books();
        let rules =
            |book: &Book| pack.heads(&book.id).iter().filter_map(|head| pack.rule(&book.id, &head.label)).collect();
        Self {
            topics: pack.topics(),
            rules: books.iter().map(|book| (book.id.clone(), rules(book))).collect(),
            translations: books.iter().map(|book| (book.id.clone(), pack.translations(&book.id))).collect(),
            positions: books.iter().map(|book| (book.id.clone(), pack.positions(&book.id))).collect(),
            incidents: pack.incident_heads().iter().filter_map(|head| pack.incident(&head.id)).collect(),
            families: pack.families(),
            tables: pack.tables().into_iter().map(|table| (table.id.clone(), table)).collect(),
            messages: pack.messages(),
            learnt: pack.learnt_bytes().to_vec(),
            finders: pack.finders(),
            policies: pack.policies(),
            books,
        }
    }

    /// The block of bytes from which [`Pack`] reads.
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        self.pack_lists(&mut writer);
        for policy in &self.policies {
            writer.add("policy", "", &policy.id, policy);
        }
        for topic in &self.topics {
            let on: Vec<_> = self.policies.iter().filter(|policy| policy.topic == topic.id).collect();
            writer.add("topic", "", &topic.id, topic);
            writer.add("on", "", &topic.id, &on);
        }
        self.books.iter().for_each(|book| self.pack_book(&mut writer, book));
        self.pack_editions(&mut writer);
        for incident in &self.incidents {
            writer.add("incident", "", &incident.id, incident);
        }
        for (language, messages) in &self.messages {
            for (id, source) in messages {
                writer.bytes("message", language, id, as_fluent_writes_it(source).as_bytes());
            }
        }
        for (first, phrases) in gather(self.notation().iter().map(|(key, text)| (key.as_str(), text.as_str()))) {
            writer.bytes("phrase", "", &first, kept(&phrases).as_bytes());
        }
        self.pack_search(&mut writer);
        self.pack_finder(&mut writer);
        writer.bytes(LEARNT, "", LEARNT, &self.learnt);
        writer.finish()
    }

    /// What is read whole: the ids of the books, and all of a kind.
    fn pack_lists(&self, writer: &mut Writer) {
        let heads = self.incidents.iter().map(|Incident { id, group, frequency, .. }| IncidentHead {
            id: id.clone(),
            group: group.clone(),
            frequency: *frequency,
        });
        let ids: Vec<&BookId> = self.books.iter().map(|book| &book.id).collect();
        writer.add("list", "", "books", &ids);
        writer.add("list", "", "topics", &self.topics);
        writer.add("list", "", "policies", &self.policies);
        writer.add("list", "", "incidents", &heads.collect::<Vec<_>>());
        writer.add("list", "", "families", &self.families);
        writer.add("list", "", "tables", &self.tables.values().collect::<Vec<_>>());
        let feeds = self.policies.iter().filter_map(|policy| Some((policy.feeds.as_ref()?, &policy.id)));
        writer.add("list", "", "feeds", &feeds.collect::<Vec<_>>());
        let logged = self.policies.iter().filter_map(|policy| Some((policy.log?, &policy.id)));
        writer.add("list", "", "log-policies", &logged.collect::<Vec<_>>());
        writer.add("list", "", "lines", &self.lines());
        writer.add("list", "", "hands", &self.hands());
    }

    /// The incidents that a line can show, in the order in which a floor settles them.
    fn lines(&self) -> Vec<(&IncidentId, &LineConditions)> {
        let shown = self.incidents.iter().filter_map(|incident| Some((&incident.id, incident.line.as_ref()?)));
        let mut lines: Vec<_> = shown.collect();
        lines.sort_by_key(|(_, shown)| shown.settles);
        lines
    }

    /// The incidents that a hand up to the showdown can show, in the order in which a floor settles them.
    fn hands(&self) -> Vec<(&IncidentId, HandConditions)> {
        let shown = self.incidents.iter().filter_map(|incident| Some((&incident.id, incident.hand?)));
        let mut hands: Vec<_> = shown.collect();
        hands.sort_by_key(|(_, shown)| shown.settles);
        hands
    }

    /// The words of the notation in every language, in the order of the languages: the keys and the texts of the messages
    /// `notation-<key>`.
    fn notation(&self) -> Vec<(String, String)> {
        let messages = Language::ALL.iter().filter_map(|language| self.messages.get(language.code())).flatten();
        let words = messages.filter(|(id, _)| id.starts_with(NOTATION)).flat_map(|(id, text)| plain_texts(id, text));
        words.map(|(id, text)| (id[NOTATION.len()..].to_owned(), text)).collect()
    }

    fn pack_book(&self, writer: &mut Writer, book: &Book) {
        let id = &book.id;
        writer.add("book", "", id, book);
        let heads: Vec<RuleHead> = self.rules.get(id).into_iter().flatten().map(Rule::head).collect();
        writer.add("heads", "", id, &heads);
        let mut by_topic: BTreeMap<&str, [Vec<&str>; 2]> = BTreeMap::new();
        for rule in self.rules.get(id).into_iter().flatten() {
            writer.add("rule", id, &rule.label, rule);
            let mut address = |address: &str, clause: &str| {
                writer.add("address", id, &canonical(address), &(&rule.label, address, clause, &rule.title));
            };
            address(&rule.label, &rule.label);
            for clause in &rule.clauses {
                address(&clause.address, &clause.address);
                for item in clause.items.iter().filter_map(|item| item.address.as_deref()) {
                    address(item, &clause.address);
                }
                for (at, topic) in clause.topics.iter().enumerate() {
                    by_topic.entry(topic).or_default()[usize::from(at > 0)].push(&clause.address);
                }
            }
        }
        for (topic, addresses) in by_topic {
            writer.add("clauses", id, topic, &addresses.concat());
        }
        for ((language, label), translation) in self.translations.get(id).into_iter().flatten() {
            writer.add("translation", id, &translation_key(*language, label), translation);
        }
        for (policy, position) in self.positions.get(id).into_iter().flatten() {
            writer.add("position", id, policy, position);
        }
    }

    /// The newest book of each language, and the books that a newer edition has replaced.
    fn pack_editions(&self, writer: &mut Writer) {
        let newest = |language: &Language| Some((language.code(), &newest_in(&self.books, language.code())?.id));
        Language::ALL.iter().filter_map(newest).for_each(|(language, id)| writer.add("newest", "", language, id));
        let older = self.books.iter().filter(|book| newest_instead(&self.books, book).is_some());
        older.for_each(|book| writer.bytes("older", "", &book.id, &[]));
    }

    /// The index by which rules are found.
    fn pack_search(&self, writer: &mut Writer) {
        let mut index = Index::default();
        for book in &self.books {
            let language = Language::of_code(&book.language).unwrap_or(Language::En);
            for rule in self.rules.get(&book.id).into_iter().flatten() {
                index.rule(&book.id, language, rule, &self.titles(&rule.topics()));
                let of_book = self.translations.get(&book.id);
                let translation = |language: &Language| of_book?.get(&(*language, rule.label.clone()));
                for language in Language::ALL {
                    if let Some(translation) = translation(&language) {
                        index.translation(language, translation);
                    }
                }
            }
        }
        writer.add("list", "", "places", &index.places);
        for ((language, stem), postings) in index.finish() {
            writer.add("search", language.code(), &stem, &postings);
        }
    }

    /// The index by which incidents are found from what is said of them, in each language.
    fn pack_finder(&self, writer: &mut Writer) {
        for language in Language::ALL {
            let code = language.code();
            let texts = texts(&self.messages, language);
            let stops: BTreeSet<String> =
                texts.get(STOP_WORDS).map(|words| tokens(words).into_iter().collect()).unwrap_or_default();
            let told: Vec<Sayings> = self.incidents.iter().map(|incident| sayings(incident, &texts)).collect();
            for (incident, sayings) in self.incidents.iter().zip(&told).rev() {
                for name in [incident.id.as_str(), sayings.title] {
                    writer.add("name", code, &tokens(name).join(" "), &incident.id);
                }
            }
            let text = |id: &str| texts.get(id).map_or("", String::as_str);
            // Behind the incidents, as if it were one more.
            let small_talk = Sayings { told: text(SMALL_TALK).lines().map(str::trim).collect(), ..Sayings::default() };
            let told = [told, vec![small_talk]].concat();
            let made_of = MadeOf { language, stops: &stops, same: text(SAME_MEANING), told: &told };
            let print = made_of.fingerprint();
            let built_in = self.finders.get(code).filter(|finder| finder.made_of == print);
            let finder = built_in.map_or_else(|| Cow::Owned(made_of.packed(print)), Cow::Borrowed);
            writer.bytes(MADE_OF, "", code, &print.to_le_bytes());
            PARTS.iter().zip(&finder.parts).for_each(|(part, bytes)| writer.bytes(part, "", code, bytes));
            stops.iter().for_each(|word| writer.bytes("stop", code, word, &[]));
        }
    }

    /// The titles of topics in every language.
    fn titles(&self, topics: &[TopicId]) -> Vec<(Language, String)> {
        let titles = topics.iter().filter_map(|id| self.topics.iter().find(|topic| topic.id == *id));
        titles.flat_map(|topic| topic.title.iter().map(|(language, title)| (language, title.to_owned()))).collect()
    }
}

/// The key of the translation of a rule.
pub(super) fn translation_key(language: Language, label: &str) -> String {
    format!("{} {label}", language.code())
}

/// Collects entries by kind and scope.
#[derive(Default)]
struct Writer {
    tables: BTreeMap<&'static str, BTreeMap<String, TableBuilder>>,
}

impl Writer {
    fn add<T: Serialize + ?Sized>(&mut self, kind: &'static str, scope: &str, key: &str, value: &T) {
        self.bytes(kind, scope, key, &postcard::to_stdvec(value).expect("plain values can be written"));
    }

    fn bytes(&mut self, kind: &'static str, scope: &str, key: &str, bytes: &[u8]) {
        let scopes = self.tables.entry(kind).or_default();
        scopes.entry(scope.to_owned()).or_default().add(key.to_owned(), bytes.to_vec());
    }

    /// Tables of entries in tables of scopes in a table of kinds.
    fn finish(self) -> Vec<u8> {
        let mut kinds = TableBuilder::default();
        for (kind, tables) in self.tables {
            let mut scopes = TableBuilder::default();
            for (scope, table) in tables {
                scopes.add(scope, table.finish());
            }
            kinds.add(kind.to_owned(), scopes.finish());
        }
        kinds.finish()
    }
}
