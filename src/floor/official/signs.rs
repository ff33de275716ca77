//! Signs that a text holds more than its rule, or not all of it: a heading that was not recognised leaves its rule below the one
//! before, and a paper that was cut off ends in the middle of a sentence.

use super::headings::Wanted;
use super::recognised::{Doubt, Matched};
use super::terms::Terms;
use crate::book::{Rule, canonical};
use crate::locale::fold;

/// How far away, in the order of the book, a rule stands that a text may have swallowed.
const NEAR: usize = 3;

/// The shortest title, in letters, that stands in a text only as a title.
const SHORTEST_TITLE: usize = 10;

/// What part of the words of a rule that was not found a text has that holds it.
const HOLDS: f64 = 0.5;

/// How many times as long as ours a text is at the least that holds another rule, too.
const LONGER: f64 = 1.5;

/// The shortest piece, in letters, that can be the beginning of a sentence, and not a line below the text.
const SHORTEST_BEGUN: usize = 40;

/// How a sentence ends, also within marks.
const ENDS: [char; 10] = ['.', '!', '?', ':', ';', ')', '"', '”', '“', '…'];

/// What the signs are looked for in.
pub(super) struct Signs<'a> {
    /// The rules of the book.
    pub rules: &'a [Rule],
    /// Those that a paper should have, as places in the book, with what recognising them takes.
    pub wanted: Vec<(usize, &'a Wanted)>,
    /// The words of the book.
    pub terms: &'a Terms,
    /// The rules that were not found, as places in the book.
    pub missing: &'a [usize],
    /// The line on which the last text of the paper begins.
    pub last: usize,
}

impl Signs<'_> {
    /// Why a text may not be the whole of its rule and nothing else.
    pub(super) fn of(&self, one: &Matched) -> Option<Doubt> {
        let paragraphs = one.passages.iter().flat_map(|passage| &passage.paragraphs);
        let text = paragraphs.map(String::as_str).collect::<Vec<_>>().join(" ");
        let near = self.missing.iter().find(|rule| rule.abs_diff(one.rule) <= NEAR && self.holds(one, **rule, &text));
        let last = one.passages.iter().flat_map(|passage| &passage.paragraphs).next_back();
        let begun = last.is_some_and(|last| !last.ends_with(ENDS) && last.chars().count() >= SHORTEST_BEGUN);
        let cut = one.line == self.last && begun && ends_in_a_sentence(&self.rules[one.rule]);
        near.map(|rule| Doubt::Holds(*rule)).or(cut.then_some(Doubt::CutOff))
    }

    /// Whether a text holds another rule: its title stands in it, or most of its words do and the text is as long.
    fn holds(&self, one: &Matched, other: usize, text: &str) -> bool {
        let rule = &self.rules[other];
        let (title, folded) = (fold(&rule.title), fold(text));
        let label = canonical(&rule.label);
        let titled = title.chars().count() >= SHORTEST_TITLE && folded.contains(&title);
        let numbered = text.contains(&format!("{label}. {}", rule.title.split(' ').next().unwrap_or_default()));
        let wanted = |place: usize| self.wanted.iter().find(|(known, _)| *known == place).map(|(_, wanted)| *wanted);
        let (Some(own), Some(other)) = (wanted(one.rule), wanted(other)) else {
            return titled || numbered;
        };
        let has = self.terms.set(text);
        let shared: Vec<_> = other.terms().iter().copied().filter(|term| has.binary_search(term).is_ok()).collect();
        let most = self.terms.sum(&shared) >= self.terms.sum(other.terms()) * HOLDS;
        let longer = text.chars().count() as f64 > own.letters() as f64 * LONGER;
        titled || numbered || most && longer
    }
}

/// Whether our restatement of a rule ends in a sentence, so that a text of it does, too.
fn ends_in_a_sentence(rule: &Rule) -> bool {
    let last = rule.clauses.last().map(|clause| {
        let item = clause.items.last().map(|item| item.text.as_str());
        clause.after.as_deref().or(item).unwrap_or(&clause.text)
    });
    last.is_some_and(|text| text.ends_with(ENDS))
}
