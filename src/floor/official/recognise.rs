//! The whole: headings, the text of each rule, its clauses, and what cannot be relied on.

use super::clauses::{Piece, pieces, split};
use super::contents::without_contents;
use super::document::Document;
use super::headings::{Fit, Heading, Wanted, candidates, fits, whole_text};
use super::marker::Marker;
use super::order::pairs;
use super::recognised::{Doubt, How, Left, Matched, Passage, Recognised};
use super::signs::Signs;
use super::terms::{Term, Terms};
use crate::book::Rule;
use crate::locale::Language;

/// Recognises the rules of a book in a document. Notices around the rules are passed over.
#[must_use]
pub fn recognise(document: &Document, language: Language, rules: &[Rule]) -> Recognised {
    let texts: Vec<String> = rules.iter().map(whole_text).collect();
    let terms = Terms::new(language, &texts);
    let places: Vec<usize> = (0..rules.len()).filter(|at| !rules[*at].notice).collect();
    let wanted: Vec<Wanted> = places.iter().map(|at| Wanted::new(&rules[*at], &terms)).collect();
    let headings = without_contents(document, candidates(document, &wanted, &terms));
    let fits = fits(&headings, &wanted, &terms);
    let pairs = pairs(&fits, wanted.len());
    let work = Work { document, rules, terms: &terms, wanted: &wanted, places: &places, headings: &headings };
    work.recognised(&fits, &pairs)
}

struct Work<'a> {
    document: &'a Document,
    rules: &'a [Rule],
    terms: &'a Terms,
    wanted: &'a [Wanted],
    places: &'a [usize],
    headings: &'a [Heading],
}

impl Work<'_> {
    fn recognised(&self, fits: &[Vec<Fit>], pairs: &[(usize, usize)]) -> Recognised {
        let lines = &self.document.lines;
        let mut taken = vec![false; lines.len()];
        let mut matched = Vec::new();
        for (at, (heading, rule)) in pairs.iter().enumerate() {
            let from = self.headings[*heading].line;
            let to = pairs.get(at + 1).map_or(lines.len(), |(next, _)| self.headings[*next].line);
            let fit = fits[*heading][*rule];
            let before = at.checked_sub(1).map(|at| pairs[at].1);
            let follows = before.map_or(*rule == 0, |before| before + 1 == *rule);
            let (one, end) = self.matched(*rule, from, to, fit, follows);
            taken[from..end].fill(true);
            matched.push(one);
        }
        matched.sort_by_key(|one| one.rule);
        let found = |place: &usize| matched.iter().any(|one| one.rule == *place);
        let missing: Vec<usize> = self.places.iter().copied().filter(|place| !found(place)).collect();
        self.look_for_signs(&mut matched, &missing);
        let mut recognised = Recognised { missing, left: left(self.document, &taken), matched };
        // Around no rule there is nothing; and what is no paper at all may be long.
        if !recognised.matched.is_empty() {
            self.notices(&mut recognised);
        }
        recognised
    }

    /// Puts what holds more than its rule, or not all of it, in doubt.
    fn look_for_signs(&self, matched: &mut [Matched], missing: &[usize]) {
        let last = matched.iter().map(|one| one.line).max().unwrap_or_default();
        let wanted = self.places.iter().copied().zip(self.wanted).collect();
        let signs = Signs { rules: self.rules, wanted, terms: self.terms, missing, last };
        for one in matched.iter_mut().filter(|one| one.doubt.is_none()) {
            one.doubt = signs.of(one);
        }
    }

    /// The texts around the rules, which have no number: of what is left over what is like ours.
    fn notices(&self, recognised: &mut Recognised) {
        const ALIKE: f64 = 0.4;
        for (place, rule) in self.rules.iter().enumerate().filter(|(_, rule)| rule.notice) {
            let ours = self.terms.set(&whole_text(rule));
            let text = |left: &Left| {
                let lines = self.document.lines.iter().filter(|line| (left.line..=left.last).contains(&line.number));
                lines.filter(|line| !self.is_section(&line.text)).map(|line| line.text.clone()).collect::<Vec<_>>()
            };
            let alike = |left: &Left| self.terms.likeness(&self.terms.set(&text(left).join(" ")), &ours);
            let best = (0..recognised.left.len())
                .max_by(|a, b| alike(&recognised.left[*a]).total_cmp(&alike(&recognised.left[*b])));
            let Some(at) = best.filter(|at| alike(&recognised.left[*at]) >= ALIKE) else {
                continue;
            };
            let left = recognised.left.remove(at);
            let clause = (rule.clauses.len() == 1).then_some(0);
            let passages = vec![Passage { clause, paragraphs: text(&left) }];
            let fit = Fit { number: false, title: 0.0, body: alike(&left), score: alike(&left) };
            recognised.matched.push(Matched {
                rule: place,
                how: How::Likeness,
                line: left.line,
                heading: String::new(),
                fit,
                passages,
                doubt: None,
            });
        }
        recognised.matched.sort_by_key(|one| one.rule);
    }

    /// A rule with its words, and the line up to which they go.
    fn matched(&self, rule: usize, from: usize, to: usize, fit: Fit, follows: bool) -> (Matched, usize) {
        let lines = &self.document.lines;
        let place = self.places[rule];
        let to = self.without_section(from, to);
        let pieces = pieces(lines, from + 1, to, self.terms);
        let split = split(&self.rules[place], &pieces, self.terms);
        let end = pieces.get(split.end).map_or(to, |piece| piece.line);
        let inside = &pieces[..split.end];
        let doubt = self.doubt(rule, inside, fit);
        let whole = |places: &[usize]| paragraphs(places.iter().map(|at| &pieces[*at]));
        let passages = match split.doubtful {
            true => vec![Passage { clause: None, paragraphs: whole(&(0..split.end).collect::<Vec<_>>()) }],
            false => split
                .clauses
                .iter()
                .enumerate()
                .filter(|(_, places)| !places.is_empty())
                .map(|(at, places)| Passage { clause: Some(at), paragraphs: whole(places) })
                .collect(),
        };
        let how = match (fit.number, follows) {
            (true, _) => How::Number,
            (_, true) => How::Order,
            _ => How::Likeness,
        };
        let heading = lines[from].text.clone();
        let heading =
            Marker::of(&heading).filter(Marker::is_number).map_or(heading.as_str(), |marker| marker.rest).to_owned();
        (Matched { rule: place, how, line: lines[from].number, heading, fit, passages, doubt }, end)
    }

    /// The end of a rule without the heading of the next section, which stands between it and the next rule.
    fn without_section(&self, from: usize, to: usize) -> usize {
        const LONGEST: usize = 90;
        let mut to = to;
        while to > from + 2 {
            let line = &self.document.lines[to - 1];
            let ended = line.text.ends_with(['.', '!', '?', ';', ')', '"', '”', ',']);
            let marked = Marker::of(&line.text).is_some_and(|marker| !marker.is_number());
            if ended || marked || !self.is_section(&line.text) || line.text.chars().count() > LONGEST {
                break;
            }
            to -= 1;
        }
        to
    }

    /// Whether a line is the heading of a section of the book.
    fn is_section(&self, line: &str) -> bool {
        const ALIKE: f64 = 0.45;
        let line = self.terms.set(Marker::of(line).map_or(line, |marker| marker.rest));
        let mut sections: Vec<&str> = self.rules.iter().map(|rule| rule.section.as_str()).collect();
        sections.dedup();
        sections.iter().any(|section| {
            self.terms.likeness(&line, &self.terms.set(section.split_once(' ').map_or(section, |(_, title)| title)))
                >= ALIKE
        })
    }

    /// Why a text may be that of another rule.
    fn doubt(&self, rule: usize, pieces: &[Piece], fit: Fit) -> Option<Doubt> {
        const LEAST: f64 = 0.15;
        const MARGIN: f64 = 0.05;
        const TITLE: f64 = 0.5;
        const LONGEST: f64 = 4.0;
        const SHORTEST: f64 = 0.3;
        let text: Vec<&str> = pieces.iter().map(|piece| piece.text.as_str()).collect();
        let set: Vec<Term> = self.terms.set(&text.join(" "));
        let alike = |at: usize| self.terms.likeness(&set, self.wanted[at].terms());
        let own = alike(rule);
        let nearest = (0..self.wanted.len()).max_by(|a, b| alike(*a).total_cmp(&alike(*b))).unwrap_or(rule);
        let letters: usize = text.iter().map(|text| text.chars().count()).sum();
        let wanted = self.wanted[rule].letters().max(1);
        let too_long = letters as f64 > LONGEST * wanted as f64;
        let too_short = (letters as f64) < SHORTEST * self.wanted[rule].letters_without_examples() as f64;
        // A heading that says both is believed.
        let named = fit.number && fit.title >= TITLE;
        if nearest != rule && !named && alike(nearest) > own + MARGIN {
            return Some(Doubt::Nearer(self.places[nearest]));
        }
        if own < LEAST && !named {
            return Some(Doubt::Unlike);
        }
        (too_long || too_short).then_some(Doubt::Length((letters * 100 / wanted) as u64))
    }
}

/// The paragraphs that pieces make: those of one line together.
fn paragraphs<'a>(pieces: impl Iterator<Item = &'a Piece>) -> Vec<String> {
    let mut paragraphs: Vec<(usize, String)> = Vec::new();
    for piece in pieces {
        match paragraphs.last_mut() {
            Some((line, text)) if *line == piece.line => {
                text.push(' ');
                text.push_str(&piece.text);
            }
            _ => paragraphs.push((piece.line, piece.text.clone())),
        }
    }
    paragraphs.into_iter().map(|(_, text)| text).collect()
}

/// The runs of lines that nothing has taken.
fn left(document: &Document, taken: &[bool]) -> Vec<Left> {
    let mut left: Vec<Left> = Vec::new();
    let mut open = false;
    for (line, taken) in document.lines.iter().zip(taken) {
        match (taken, left.last_mut()) {
            (true, _) => open = false,
            (false, Some(last)) if open => last.last = line.number,
            (false, _) => {
                left.push(Left { line: line.number, last: line.number, text: line.text.clone() });
                open = true;
            }
        }
    }
    left
}
