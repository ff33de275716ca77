//! Headings: which line of a document begins which rule, found at once for the whole document as the pairs in the order of
//! both that fit best together.

use super::document::Document;
use super::marker::Marker;
use super::terms::{Term, Terms, UNKNOWN};
use crate::book::{Rule, canonical};
use crate::locale::fold;
use std::collections::{BTreeMap, BTreeSet};

/// A line that may be a heading.
#[derive(Debug)]
pub(super) struct Heading {
    /// Its place among the lines.
    pub line: usize,
    /// What its number may be as a label, the most exact first; none where it has no number.
    labels: Vec<String>,
    /// Its words behind the number.
    title: String,
    terms: Vec<Term>,
    /// The stems below it in their order, each once, and how many letters there are up to each.
    below: Vec<(Term, usize)>,
}

impl Heading {
    /// Its number and its words, by which it is known where it stands once more.
    pub(super) fn words(&self) -> (&[String], &str) {
        (&self.labels, &self.title)
    }
}

/// A rule as far as recognising it goes.
#[derive(Debug)]
pub(super) struct Wanted {
    label: String,
    title: String,
    title_terms: Vec<Term>,
    terms: Vec<Term>,
    has: Vec<bool>,
    sum: f64,
    letters: usize,
    letters_of_examples: usize,
}

/// How well a line fits a rule.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    /// Whether the number is that of the rule.
    pub number: bool,
    /// How alike the titles are.
    pub title: f64,
    /// How alike the text below is to ours.
    pub body: f64,
    /// All of it together.
    pub score: f64,
}

/// The longest heading, in characters.
const LONGEST: usize = 160;

/// The longest heading without a number, in characters.
const LONGEST_BARE: usize = 90;

/// How alike a title must be at the least where there is no number.
const BARE_TITLE: f64 = 0.5;

/// How much longer the official text may be than ours, where it is compared.
const LONGER: usize = 3;

/// The most letters below a heading that are looked at.
const MOST_LETTERS: usize = 6_000;

/// The most lines, and the most of them that may be headings, of what can be a rulebook: several times as many as the longest
/// has. In what has more nothing is recognised, since each is held against each rule.
const MOST_LINES: usize = 8_000;
const MOST_HEADINGS: usize = 3_000;

/// All text of a rule as we restate it.
#[must_use]
pub(super) fn whole_text(rule: &Rule) -> String {
    let clause = |clause: &crate::book::Clause| {
        let items = clause.items.iter().map(|item| item.text.as_str());
        [clause.text.as_str()].into_iter().chain(items).chain(clause.after.as_deref()).collect::<Vec<_>>().join("\n")
    };
    let clauses = rule.clauses.iter().map(clause);
    let examples = rule.examples.iter().map(|example| example.text.clone());
    std::iter::once(rule.title.clone()).chain(clauses).chain(examples).collect::<Vec<_>>().join("\n")
}

impl Wanted {
    /// What recognising a rule needs.
    #[must_use]
    pub(super) fn new(rule: &Rule, terms: &Terms) -> Self {
        let text = whole_text(rule);
        let set = terms.set(&text);
        let mut has = Vec::new();
        for term in set.iter().filter(|term| **term != UNKNOWN) {
            if has.len() <= *term {
                has.resize(*term + 1, false);
            }
            has[*term] = true;
        }
        Self {
            label: canonical(&rule.label),
            title: fold(&rule.title),
            title_terms: terms.set(&rule.title),
            sum: terms.sum(&set),
            terms: set,
            has,
            letters: text.chars().count(),
            letters_of_examples: rule.examples.iter().map(|example| example.text.chars().count()).sum(),
        }
    }

    /// The stems of the whole rule.
    #[must_use]
    pub(super) fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// How many letters our restatement has.
    #[must_use]
    pub(super) fn letters(&self) -> usize {
        self.letters
    }

    /// How many it has without its examples, which a paper may print in an addendum.
    #[must_use]
    pub(super) fn letters_without_examples(&self) -> usize {
        self.letters - self.letters_of_examples
    }

    /// The number alone of a label like `7.5`.
    fn last(&self) -> Option<&str> {
        self.label.rsplit_once('.').map(|(_, last)| last)
    }
}

/// Every line of a document that may be a heading of these rules; none of one that has more than a rulebook.
#[must_use]
pub(super) fn candidates(document: &Document, rules: &[Wanted], terms: &Terms) -> Vec<Heading> {
    if document.lines.len() > MOST_LINES {
        return Vec::new();
    }
    let series: BTreeSet<&str> =
        rules.iter().filter_map(|rule| rule.label.split_once('-')).map(|(series, _)| series).collect();
    let of_lines: Vec<Vec<Term>> = document.lines.iter().map(|line| terms.of(&line.text)).collect();
    let mut headings = Vec::new();
    for (at, line) in document.lines.iter().enumerate() {
        let marker = Marker::of(&line.text).filter(Marker::is_number);
        let (labels, title) = match &marker {
            Some(marker) => (labels(marker, &series), marker.rest),
            None => (Vec::new(), line.text.as_str()),
        };
        let length = line.text.chars().count();
        // A sentence of a text is no heading, however much it says the same.
        let sentence = marker.is_none() && line.text.ends_with(['.', ':', ';', ',']);
        let longest = if marker.is_some() { LONGEST } else { LONGEST_BARE };
        let heading = Heading { line: at, terms: terms.set(title), title: fold(title), labels, below: Vec::new() };
        let like = || rules.iter().any(|rule| title_likeness(&heading, rule, terms) >= BARE_TITLE);
        if length <= longest && !sentence && (marker.is_some() || like()) {
            if headings.len() == MOST_HEADINGS {
                return Vec::new();
            }
            let below = below(document, at, &of_lines);
            headings.push(Heading { below, ..heading });
        }
    }
    headings
}

/// What a number may be as a label: in its series where the words before it name one of the book, else alone.
fn labels(marker: &Marker, series: &BTreeSet<&str>) -> Vec<String> {
    let named = marker.words.iter().map(|word| fold(word)).find(|word| series.contains(word.as_str()));
    vec![match named {
        Some(series) => canonical(&format!("{series} {}", marker.label)),
        None => canonical(marker.label),
    }]
}

/// The stems below a line, each once.
fn below(document: &Document, at: usize, of_lines: &[Vec<Term>]) -> Vec<(Term, usize)> {
    let (mut seen, mut below, mut letters) = (BTreeSet::new(), Vec::new(), 0);
    // What stands behind the number may be the text itself: a rule without a title.
    for (line, terms) in document.lines.iter().zip(of_lines).skip(at) {
        for term in terms {
            if *term == UNKNOWN || seen.insert(*term) {
                below.push((*term, letters));
            }
        }
        letters += line.text.chars().count();
        if letters > MOST_LETTERS {
            break;
        }
    }
    below
}

/// How alike the titles are, by their words or by their letters.
fn title_likeness(heading: &Heading, rule: &Wanted, terms: &Terms) -> f64 {
    let words = terms.likeness(&heading.terms, &rule.title_terms);
    let lengths = (heading.title.len().min(rule.title.len()), heading.title.len().max(rule.title.len()));
    // Letters tell of misprints and words run together, which leave the length as it is.
    match words < 0.99 && lengths.0 * 3 >= lengths.1 * 2 {
        true => words.max(strsim::normalized_levenshtein(&heading.title, &rule.title) - 0.1),
        false => words,
    }
}

/// How much numbers can be trusted: of all rules, how many have theirs somewhere, and how often each number stands.
struct Numbers {
    trust: f64,
    times: BTreeMap<String, usize>,
}

impl Numbers {
    fn new(headings: &[Heading], rules: &[Wanted]) -> Self {
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for label in headings.iter().flat_map(|heading| &heading.labels) {
            *times.entry(label.clone()).or_default() += 1;
        }
        let there = |rule: &&Wanted| {
            times.contains_key(&rule.label) || rule.last().is_some_and(|last| times.contains_key(last))
        };
        let trust = rules.iter().filter(there).count() as f64 / rules.len().max(1) as f64;
        Self { trust, times }
    }

    /// What the number of a heading says for a rule, and whether it is that of the rule.
    fn say(&self, heading: &Heading, rule: &Wanted) -> (f64, bool) {
        let Some(label) = heading.labels.first() else {
            return (0.0, false);
        };
        let exact = *label == rule.label;
        let last = rule.last() == Some(label.as_str());
        let times = self.times.get(label).copied().unwrap_or(1) as f64;
        match (exact, last) {
            (true, _) => (1.0 / times.sqrt(), true),
            (_, true) => (0.8 / times.sqrt(), true),
            _ => (-0.5 * self.trust, false),
        }
    }
}

/// How well each heading fits each rule.
#[must_use]
pub(super) fn fits(headings: &[Heading], rules: &[Wanted], terms: &Terms) -> Vec<Vec<Fit>> {
    let numbers = Numbers::new(headings, rules);
    let of = |heading: &Heading| rules.iter().map(|rule| fit(heading, rule, terms, &numbers)).collect();
    headings.iter().map(of).collect()
}

fn fit(heading: &Heading, rule: &Wanted, terms: &Terms, numbers: &Numbers) -> Fit {
    let (said, number) = numbers.say(heading, rule);
    let title = title_likeness(heading, rule, terms);
    let body = body_likeness(heading, rule, terms);
    Fit { number, title, body, score: said + title + 1.5 * body }
}

/// How alike the text below a heading is to that of a rule, where it is cut best between the length of ours and several
/// times as much.
fn body_likeness(heading: &Heading, rule: &Wanted, terms: &Terms) -> f64 {
    let (mut shared, mut all, mut best) = (0.0, 0.0, 0.0_f64);
    for (term, letters) in &heading.below {
        if *letters > rule.letters * LONGER {
            break;
        }
        let weight = terms.weight(*term);
        all += weight;
        if rule.has.get(*term).copied().unwrap_or(false) {
            shared += weight;
        }
        if *letters * 2 > rule.letters {
            best = best.max(shared / (all * rule.sum).sqrt());
        }
    }
    best.max(if all > 0.0 && rule.sum > 0.0 { shared / (all * rule.sum).sqrt() } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn what_has_more_headings_or_lines_than_a_rulebook_is_not_gone_through() {
        let terms = Terms::new(Language::En, &["The floor".to_owned()]);
        let found = |text: &str| candidates(&Document::new(text), &[], &terms).len();
        let headings = |count: usize| (1..=count).map(|at| format!("{at}. The floor\n\n")).collect::<String>();
        assert_eq!(found(&headings(MOST_HEADINGS)), MOST_HEADINGS);
        assert_eq!(found(&headings(MOST_HEADINGS + 1)), 0);
        let text = "1. The floor\n\n".to_owned() + &"A sentence of it.\n\n".repeat(MOST_LINES - 1);
        assert_eq!(found(&text), 1);
        assert_eq!(found(&format!("{text}one more.\n")), 0);
    }
}
