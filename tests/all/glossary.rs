//! One word for one thing: every message, and every restated rule in the language of its book, is held to the words of
//! `locales/<language>/glossary.yaml`.
//!
//! What stands wrong since before the glossary is listed there as open, by its id: the lists can only shrink. A rule's id is
//! its book and the address of its clause, `dpc 4.7`.

use floorbook::book::RuleHead;
use floorbook::commands::built_in;
use floorbook::load::{SourceFile, read_placed};
use floorbook::locale::Language;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A word of the glossary. The shape of its file is told in `locales/README.md`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    term: String,
    not: Vec<String>,
    #[serde(default)]
    unless: Vec<String>,
    #[serde(default)]
    except: BTreeMap<String, String>,
    #[serde(default)]
    open: Vec<String>,
}

fn glossary(language: Language) -> Vec<Term> {
    let path = format!("locales/{}/glossary.yaml", language.code());
    let bytes = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path)).expect("a glossary");
    let (terms, _) = read_placed(&SourceFile::new(&path, &path, bytes)).expect("a glossary of the right shape");
    terms
}

/// The words of a text, in lower case. A name that Fluent puts a value for is no word.
fn words(text: &str) -> Vec<String> {
    let apart = text.replace('$', " $");
    let words = apart.split(|c: char| !(c.is_alphanumeric() || c == '$'));
    words.filter(|word| !word.is_empty() && !word.starts_with('$')).map(str::to_lowercase).collect()
}

/// Whether words begin with a phrase; `trest*` stands for every word that begins so.
fn begins(words: &[String], phrase: &[String]) -> bool {
    let same = |(word, wanted): (&String, &String)| match wanted.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == wanted,
    };
    words.len() >= phrase.len() && words.iter().zip(phrase).all(same)
}

fn phrase(written: &str) -> Vec<String> {
    written.to_lowercase().split_whitespace().map(str::to_owned).collect()
}

impl Term {
    /// Whether a text says it otherwise than by this word.
    fn is_said_otherwise(&self, text: &[String]) -> bool {
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let right = self.unless.iter().map(|written| phrase(written)).find(|phrase| begins(rest, phrase));
            if right.is_none() && self.not.iter().any(|written| begins(rest, &phrase(written))) {
                return true;
            }
            at += right.map_or(1, |phrase| phrase.len());
        }
        false
    }
}

/// What the source of a message says. What players call an incident (`.search`) and how they tell it (`.told`, `.heard`)
/// is theirs.
fn said(source: &str) -> String {
    let mut searched = false;
    let text = |line: &str| {
        let inner = line.trim_start();
        let names = |head: &str| head.trim_start_matches('.').chars().all(|c| c.is_alphanumeric() || "-_ ".contains(c));
        let (head, text) = inner.split_once('=').filter(|(head, _)| names(head)).unwrap_or(("", inner));
        let is_theirs = |head: &str| [".search", ".told", ".heard"].iter().any(|theirs| head.starts_with(theirs));
        searched = if head.is_empty() { searched } else { is_theirs(head) };
        if searched { String::new() } else { format!("{text}\n") }
    };
    source.lines().map(text).collect()
}

/// Everything that is said in a language, by id. What people type is theirs.
fn texts(language: Language) -> BTreeMap<String, Vec<String>> {
    let pack = built_in();
    let typed = |id: &str| {
        ["notation-", "number-words-", "said-"].iter().any(|begins| id.starts_with(begins)) || id.starts_with("search-")
    };
    let messages = pack.messages().remove(language.code()).unwrap_or_default();
    let messages = messages.into_iter().filter(|(id, _)| !typed(id));
    let mut texts: BTreeMap<_, _> = messages.map(|(id, source)| (id, words(&said(&source)))).collect();
    for book in pack.book_ids() {
        let own = pack.book(&book).is_some_and(|book| book.language == language.code());
        let said = |head: &RuleHead| {
            let rule = pack.rule(&book, &head.label)?;
            if own { Some(rule) } else { Some(rule.translated(pack.translation(&book, language, &head.label)?)) }
        };
        for rule in pack.heads(&book).iter().filter_map(said) {
            for clause in &rule.clauses {
                let items = clause.items.iter().map(|item| item.text.as_str());
                let all = [clause.text.as_str()].into_iter().chain(items).chain(clause.after.as_deref());
                texts.insert(format!("{book} {}", clause.address), words(&all.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    texts
}

#[test]
fn messages_and_restated_rules_say_one_word_for_one_thing() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = texts(language);
        for term in glossary(language) {
            let otherwise = texts.iter().filter(|(_, text)| term.is_said_otherwise(text)).map(|(id, _)| id);
            let listed = |id: &&String| term.open.contains(*id) || term.except.contains_key(*id);
            let new =
                otherwise.filter(|id| !listed(id)).map(|id| format!("{} | {} | {id}", language.code(), term.term));
            wrong.extend(new);
        }
    }
    assert!(wrong.is_empty(), "say it by the word of the glossary:\n{}", wrong.join("\n"));
}

#[test]
fn what_is_listed_as_open_or_as_an_exception_is_still_said_otherwise() {
    let mut mended = Vec::new();
    for language in Language::ALL {
        let texts = texts(language);
        for term in glossary(language) {
            let listed: BTreeSet<&String> = term.open.iter().chain(term.except.keys()).collect();
            assert_eq!(listed.len(), term.open.len() + term.except.len(), "{} is listed twice", term.term);
            let gone = |id: &&String| texts.get(*id).is_none_or(|text| !term.is_said_otherwise(text));
            let gone = listed.into_iter().filter(gone);
            mended.extend(gone.map(|id| format!("{} | {} | {id}", language.code(), term.term)));
        }
    }
    assert!(mended.is_empty(), "take these out of the glossary:\n{}", mended.join("\n"));
}

#[test]
fn every_exception_has_its_reason() {
    for term in Language::ALL.into_iter().flat_map(glossary) {
        assert!(!term.not.is_empty(), "{}", term.term);
        assert!(term.except.values().all(|why| words(why).len() > 2), "{}: {:?}", term.term, term.except);
    }
}

#[test]
fn a_word_is_found_whole_or_by_its_beginning_and_never_inside_a_phrase_that_is_right() {
    let term = Term {
        term: "minimum".to_owned(),
        not: vec!["least".to_owned(), "small*".to_owned()],
        unless: vec!["at least".to_owned()],
        except: BTreeMap::new(),
        open: Vec::new(),
    };
    let otherwise = |text: &str| term.is_said_otherwise(&words(text));
    assert!(otherwise("The Least raise") && otherwise("the smallest raise"));
    assert!(!otherwise("at least two") && !otherwise("leastways { $least }"));
    assert!(otherwise("at least the least raise"));
}
