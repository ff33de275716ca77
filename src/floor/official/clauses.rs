//! Clauses: which sentence below a heading belongs to which clause of the rule. Sentences stay in their order; a letter or a
//! number before a line decides, and where there is none, the words that only one clause has.

use super::document::HandLine;
use super::marker::Marker;
use super::terms::{Term, Terms};
use crate::book::{Clause, Rule, sentences};

/// A sentence, or an entry of a list, below a heading.
#[derive(Debug)]
pub(super) struct Piece {
    /// Its line, as a place among the lines.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// Whether its line begins with it.
    first: bool,
    /// Whether it goes on with a list: the next number or letter, or what a colon announces.
    goes_on: bool,
    terms: Vec<Term>,
}

/// A clause as far as recognising it goes.
#[derive(Debug)]
struct Part {
    label: Option<String>,
    terms: Vec<Term>,
    letters: usize,
}

/// Where the pieces of a rule belong.
#[derive(Debug, Default)]
pub(super) struct Split {
    /// For each clause the places of its pieces, in order.
    pub clauses: Vec<Vec<usize>>,
    /// From which piece on the text belongs to no clause.
    pub end: usize,
    /// Whether a clause has no text, too much or too little of it, or words that another clause of the rule has.
    pub doubtful: bool,
}

/// What a label that agrees is worth, and what one that does not costs.
const LABEL: f64 = 12.0;
/// What it costs to begin a clause in the middle of a line.
const IN_A_LINE: f64 = 0.6;
/// What it costs to begin a clause in the middle of a list.
const IN_A_LIST: f64 = 6.0;
/// What it costs to pass over a clause.
const PASSED_OVER: f64 = 2.5;
/// What part of its weight a piece scores that belongs to no clause.
const OUTSIDE: f64 = 0.12;
/// How much longer or shorter than ours the official text of a clause may be.
const LENGTHS: (f64, f64) = (0.3, 4.5);
/// By how much another clause of the rule may be more alike.
const MARGIN: f64 = 0.1;

/// The pieces of lines.
pub(super) fn pieces(lines: &[HandLine], from: usize, to: usize, terms: &Terms) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut entry: Option<&str> = None;
    for (at, line) in lines.iter().enumerate().take(to).skip(from) {
        let marker = Marker::of(&line.text).map(|marker| marker.label);
        let announced = pieces.last().is_some_and(|piece| piece.text.ends_with(':'));
        let next = marker.is_some_and(|label| entry.is_some_and(|before| follows(before, label)));
        entry = marker.or(entry);
        for (place, text) in sentences(&line.text).into_iter().enumerate() {
            let goes_on = place == 0 && (announced || next);
            pieces.push(Piece { line: at, first: place == 0, goes_on, terms: terms.set(text), text: text.to_owned() });
        }
    }
    pieces
}

/// Whether a label of a list is the next after another: 2 after 1, b after a.
fn follows(before: &str, label: &str) -> bool {
    match (before.parse::<u32>(), label.parse::<u32>()) {
        (Ok(before), Ok(label)) => label == before + 1,
        (Err(_), Err(_)) => before.bytes().next().and_then(|b| b.checked_add(1)) == label.bytes().next(),
        _ => false,
    }
}

fn parts(rule: &Rule, terms: &Terms) -> Vec<Part> {
    let part = |clause: &Clause| {
        let items = clause.items.iter().map(|item| item.text.as_str());
        let examples = rule
            .examples
            .iter()
            .filter(|example| example.clause == clause.address)
            .map(|example| example.text.as_str());
        let own: Vec<&str> = [clause.text.as_str()].into_iter().chain(items).chain(clause.after.as_deref()).collect();
        let letters = own.iter().map(|text| text.chars().count()).sum();
        let text = own.into_iter().chain(examples).collect::<Vec<_>>().join("\n");
        let label = clause
            .address
            .strip_prefix(&rule.label)
            .and_then(|rest| rest.strip_prefix('-'))
            .filter(|l| !l.starts_with('¶'));
        Part { label: label.map(str::to_owned), terms: terms.set(&text), letters }
    };
    rule.clauses.iter().map(part).collect()
}

/// Splits the pieces below a heading into the clauses of its rule.
pub(super) fn split(rule: &Rule, pieces: &[Piece], terms: &Terms) -> Split {
    let parts = parts(rule, terms);
    let labels = labels(pieces, &parts);
    let scores = scores(pieces, &parts, &labels, terms);
    let places = best(&scores, pieces, parts.len());
    let mut split = Split { clauses: vec![Vec::new(); parts.len()], end: pieces.len(), doubtful: false };
    for (piece, place) in places.iter().enumerate() {
        match split.clauses.get_mut(*place) {
            Some(clause) => clause.push(piece),
            None => split.end = split.end.min(piece),
        }
    }
    split.doubtful = parts.len() > 1 && is_doubtful(&split, &parts, pieces, &labels, terms);
    split
}

/// The clause that the label of each piece names, if it has one of a clause of the rule.
fn labels(pieces: &[Piece], parts: &[Part]) -> Vec<Option<usize>> {
    let named = |piece: &Piece, same: fn(&str, &str) -> bool| {
        let marker = Marker::of(&piece.text).filter(|marker| piece.first && marker.words.is_empty())?;
        parts.iter().position(|part| part.label.as_deref().is_some_and(|label| same(label, marker.label)))
    };
    let exact: Vec<_> = pieces.iter().map(|piece| named(piece, |a, b| a == b)).collect();
    match exact.iter().any(Option::is_some) {
        true => exact,
        false => pieces.iter().map(|piece| named(piece, str::eq_ignore_ascii_case)).collect(),
    }
}

/// What each piece scores in each clause, and last of all in none: the weight of the stems that they share, shared with the
/// other clauses that have them.
fn scores(pieces: &[Piece], parts: &[Part], labels: &[Option<usize>], terms: &Terms) -> Vec<Vec<f64>> {
    let having = |term: &Term| parts.iter().filter(|part| part.terms.binary_search(term).is_ok()).count().max(1) as f64;
    // A clause that a label names does not begin before it.
    let begins: Vec<usize> =
        (0..parts.len()).map(|at| labels.iter().position(|named| *named == Some(at)).unwrap_or(0)).collect();
    let score = |(place, (piece, label)): (usize, (&Piece, &Option<usize>))| {
        let mut row: Vec<f64> = Vec::with_capacity(parts.len() + 1);
        for (at, part) in parts.iter().enumerate() {
            let shared = piece.terms.iter().filter(|term| part.terms.binary_search(term).is_ok());
            let words: f64 = shared.map(|term| terms.weight(*term) / having(term)).sum();
            let early = if place < begins[at] { -LABEL } else { 0.0 };
            row.push(words + early + label.map_or(0.0, |named| if named == at { LABEL } else { -LABEL }));
        }
        row.push(terms.sum(&piece.terms) * OUTSIDE);
        row
    };
    pieces.iter().zip(labels).enumerate().map(score).collect()
}

/// The clause of each piece, in order, so that the sum of the scores is the most there is.
fn best(scores: &[Vec<f64>], pieces: &[Piece], parts: usize) -> Vec<usize> {
    let cost = |from: Option<usize>, to: usize, piece: &Piece| {
        let step = from.map_or(to, |from| (to - from).saturating_sub(1));
        let passed = if to == parts { 0.0 } else { step as f64 * PASSED_OVER };
        match from.is_some_and(|from| from != to) {
            // What belongs to no clause has a line of its own.
            true if to == parts && !piece.first => f64::INFINITY,
            true if !piece.first => passed + IN_A_LINE,
            true if piece.goes_on => passed + IN_A_LIST,
            _ => passed,
        }
    };
    let mut sums: Vec<Vec<(f64, usize)>> = Vec::with_capacity(scores.len());
    for (at, row) in scores.iter().enumerate() {
        let piece = &pieces[at];
        let state = |to: usize| {
            let Some(before) = sums.last() else {
                return (row[to] - cost(None, to, piece), 0);
            };
            let from = (0..=to).map(|from| (before[from].0 - cost(Some(from), to, piece), from));
            let (sum, from) = from.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
            (sum + row[to], from)
        };
        let states = (0..=parts).map(state).collect();
        sums.push(states);
    }
    let Some(last) = sums.last() else {
        return Vec::new();
    };
    let mut place = (0..=parts).max_by(|a, b| last[*a].0.total_cmp(&last[*b].0)).unwrap_or_default();
    let mut places = Vec::with_capacity(sums.len());
    for row in sums.iter().rev() {
        places.push(place);
        place = row[place].1;
    }
    places.reverse();
    places
}

/// Whether the split cannot be relied on: a clause has no text in a rule without labels, or one that no label names has a
/// length unlike ours or the words of another.
fn is_doubtful(split: &Split, parts: &[Part], pieces: &[Piece], labels: &[Option<usize>], terms: &Terms) -> bool {
    let doubt = |(at, places): (usize, &Vec<usize>)| {
        let named = places.iter().any(|place| labels[*place] == Some(at));
        let next_named = labels.contains(&Some(at + 1)) || at + 1 == parts.len();
        if places.is_empty() {
            return labels.iter().all(Option::is_none);
        }
        let letters: usize = places.iter().map(|place| pieces[*place].text.chars().count()).sum();
        let ratio = letters as f64 / parts[at].letters.max(1) as f64;
        let mut set: Vec<Term> = places.iter().flat_map(|place| pieces[*place].terms.iter().copied()).collect();
        set.sort_unstable();
        set.dedup();
        let own = terms.likeness(&set, &parts[at].terms);
        let other = parts
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at)
            .map(|(_, part)| terms.likeness(&set, &part.terms));
        let unlike = other.fold(0.0, f64::max) > own + MARGIN;
        let length = !(LENGTHS.0..=LENGTHS.1).contains(&ratio);
        (unlike || length) && !(named && next_named && !unlike)
    };
    split.clauses.iter().enumerate().any(doubt)
}
