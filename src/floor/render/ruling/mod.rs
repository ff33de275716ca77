//! A ruling on the screen, from the top in the order in which it is needed, in one line, and as one JSON object.

mod card;
mod json;
mod short;
mod view;
mod why;

pub use card::card_view;
pub use json::ruling_json;
pub(super) use short::in_a_line;
pub use short::in_short;
pub use view::{ruling_view, shown_view};

use super::citation::{Cited, cite};
use super::remedy::Remedies;
use super::view::Block;
use crate::book::sentences;
use crate::compare::Verdict;
use crate::decide::{BoundIncident, Consulted, Ruling, WhatIf};
use crate::ids::IncidentId;
use crate::incident::{Coverage, Facts, Impossible};
use crate::interview::way_words;
use crate::locale::{FluentValue, Words, args};
use crate::lookup::{Changes, changes_of};
use crate::pack::Pack;
use crate::policy::{Policy, Position};

/// How much of a ruling is shown. Nothing more than the rest fits a screen of 24 rows in nine of ten cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Extent {
    /// Whether it is shown why: the facts, the working, and where the book stands.
    pub why: bool,
    /// Whether it is shown what would change it.
    pub what_if: bool,
    /// Whether it is shown what the other books rule.
    pub others: bool,
    /// Whether everything is shown: the round as it was read, every clause whole, and why.
    pub full: bool,
    /// Whether the flags that show more are named below it.
    pub hint: bool,
    /// Whether one line is all, to be pasted somewhere else.
    pub line: bool,
    /// Which of the parts that every ruling has are shown.
    pub parts: Parts,
}

/// Which of the parts are shown that every ruling has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Parts {
    /// All of them.
    #[default]
    All,
    /// What is ruled and done, without the rule.
    Ruled,
    /// The headline alone, above what was asked for.
    Headline,
}

impl Extent {
    /// Everything, as a document has it.
    pub const WHOLE: Self =
        Self { why: true, what_if: false, others: false, full: true, hint: false, line: false, parts: Parts::All };

    /// The flags that show more than is shown already.
    pub(super) fn more(self, words: &Words) -> String {
        let flags =
            [("--why", self.why), ("--what-if", self.what_if), ("--others", self.others), ("--full", self.full)];
        let left: Vec<&str> = flags.iter().filter(|(_, given)| !given).map(|(flag, _)| *flag).collect();
        words.with("ruling-more", &args([("flags", left.join(", ").into())]))
    }
}

/// A ruling on the way from one incident to another.
#[derive(Debug, Clone, Copy, Default)]
pub struct Led<'a> {
    /// The incidents whose rulings have led to it, the first first.
    pub came_from: &'a [IncidentId],
    /// What the incident still needs to which it only points.
    pub needs: &'a [Block],
}

/// A ruling with everything that showing it needs.
#[derive(Debug, Clone, Copy)]
pub struct RulingContext<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The incident under the book.
    pub bound: &'a BoundIncident<'a>,
    /// The facts.
    pub facts: &'a Facts,
    /// The ruling.
    pub ruling: &'a Ruling<'a>,
    /// What the other books rule, where it is asked for or the book is silent.
    pub others: &'a [Verdict<'a>],
    /// What would change the ruling, where it is asked for.
    pub what_if: &'a [WhatIf<'a>],
    /// How it stands between the incidents that lead to it and the one to which it leads.
    pub led: Led<'a>,
    /// How much of it is shown.
    pub extent: Extent,
}

impl<'a> RulingContext<'a> {
    /// A ruling by itself, as it fits a screen.
    #[must_use]
    pub fn new(words: &'a Words<'a>, bound: &'a BoundIncident<'a>, facts: &'a Facts, ruling: &'a Ruling<'a>) -> Self {
        Self {
            pack: bound.pack(),
            words,
            bound,
            facts,
            ruling,
            others: &[],
            what_if: &[],
            led: Led::default(),
            extent: Extent::default(),
        }
    }

    /// What the ruling belongs to: its incident, behind those that have led to it.
    fn title(&self) -> String {
        way_words(self.words, self.led.came_from, self.ruling.incident)
    }

    fn remedies(&self) -> Remedies<'_> {
        self.remedies_of(self.ruling)
    }

    /// The words of another ruling on the same incident.
    fn remedies_of<'r>(&'r self, ruling: &'r Ruling) -> Remedies<'r> {
        Remedies::of_ruling(self.pack, self.words, ruling)
    }

    /// The name under which the ruling shows an amount of its calculation: what was put out is called said where it was only
    /// said.
    fn shown_name(&self, name: &'static str) -> &'a str {
        let alternatives = self.ruling.alternatives.iter().map(|one| one.outcome);
        let mut ruled = std::iter::once(self.ruling.outcome).chain(alternatives);
        let outcome = ruled.find_map(|id| self.bound.incident.outcomes.iter().find(|outcome| outcome.id == id));
        let amounts = outcome.map_or(&[][..], |outcome| &outcome.amounts);
        match amounts.iter().any(|amount| amount.name == name) {
            true => name,
            false => amounts.iter().find(|amount| amount.of == name).map_or(name, |amount| &amount.name),
        }
    }

    /// What must be added. Why a general rule decides, and why one side of a contradiction is followed, is left out where there
    /// is little room: that the one does, and what the other would give, is not.
    fn remarks(&self, whole: bool) -> Vec<String> {
        let remedies = self.remedies();
        let mut remarks = if whole { self.reasons() } else { Vec::new() };
        remarks.extend(remedies.other_sides(self.ruling));
        remarks.extend(remedies.other_values(self.ruling));
        let of_data = self.ruling.remarks.iter();
        remarks.extend(of_data.map(|remark| remedies.message("remark", remark, &self.ruling.amounts)));
        remarks
    }

    /// Why a general rule decides, and why one side of a contradiction is followed.
    fn reasons(&self) -> Vec<String> {
        self.general_rules().into_iter().chain(self.conflicts()).collect()
    }

    /// On which general rules the ruling rests where the book has no rule of its own, and why that is what they give.
    fn general_rules(&self) -> Vec<String> {
        let sentence = |known: &&Consulted| {
            let clauses = match known.clauses().as_slice() {
                [] => self.ruling.citations.first()?.address.clone(),
                clauses => clauses.join(", "),
            };
            let when = self.policy(known)?.when_silent.filter(|_| known.general.is_some());
            let Some(when) = when else {
                return Some(self.words.with("rests-on-general-rule-unsaid", &args([("clauses", clauses.into())])));
            };
            let why = when.why.get(self.words.language().code());
            Some(self.words.with("rests-on-general-rule", &args([("clauses", clauses.into()), ("why", why.into())])))
        };
        let mut said: Vec<String> = self.ruling.general.iter().filter_map(sentence).collect();
        said.dedup();
        said
    }

    fn cited(&self) -> Vec<(Cited, &str)> {
        let citations = self.ruling.citations.iter();
        citations
            .filter_map(|citation| {
                let cited = cite(self.pack, self.ruling.book, self.words.language(), &citation.address)?;
                Some((cited, citation.topic.as_str()))
            })
            .collect()
    }

    /// Which sentences of a clause the ruling rests on, as far as the positions that decided say so, or the entry of a list that
    /// is cited. Of official words nobody has said.
    fn deciding_sentences(&self, cited: &Cited) -> Vec<usize> {
        if !cited.official.is_empty() {
            return Vec::new();
        }
        let count = |paragraphs: &[String]| paragraphs.iter().map(|text| sentences(text).len()).sum::<usize>();
        let entry = cited.entry.map(|at| count(&cited.own.paragraphs[..at]));
        let decided = self.ruling.decided_by().map(|known| &known.position);
        let leaves = |position: &&Position| matches!(position, Position::Discretion { .. });
        let choice = self.ruling.coverage == Coverage::Discretion && decided.clone().any(|position| leaves(&position));
        let mut decide: Vec<usize> = decided
            // Where the choice is left to somebody, what leaves it says more than what bounds it.
            .filter(|position| !choice || leaves(position))
            .flat_map(Position::sentences)
            .filter(|(clause, _)| *clause == cited.label)
            .filter_map(|(_, sentence)| usize::from(sentence?).checked_sub(1))
            .chain(entry)
            .collect();
        decide.sort_unstable();
        decide.dedup();
        decide
    }

    /// What a house plays otherwise than the book whose clause is cited, of all on which the ruling rests.
    fn changes(&self) -> Option<Changes> {
        let rests_on = self.ruling.decided_by().map(|known| &known.policy);
        changes_of(self.pack, self.ruling.book, rests_on)
    }

    fn policy(&self, consulted: &Consulted) -> Option<Policy> {
        self.pack.policy(&consulted.policy)
    }

    /// Why a contradiction of the book is followed on one side: where the other gives something else, or where what must
    /// be added rests on it.
    fn conflicts(&self) -> Vec<String> {
        let ruling = self.ruling;
        let differs = |consulted: &Consulted| match ruling.other_sides.as_slice() {
            [] => ruling.coverage == Coverage::Conflict,
            others => others.iter().any(|other| other.consulted.policy == consulted.policy),
        };
        let mut said = Vec::new();
        for consulted in ruling.decided_by().filter(|known| differs(known)) {
            if let Position::Conflict { why, .. } = &consulted.position {
                said.push(why.get(self.words.language().code()));
            }
        }
        said
    }
}

/// Why facts of an incident cannot all be true, behind the name of the one that is to be looked at again.
#[must_use]
pub fn impossible_words(words: &Words, incident: &str, impossible: &Impossible) -> String {
    let amounts = impossible.amounts.iter().map(|(name, amount)| (*name, FluentValue::from(*amount)));
    let values = amounts.chain([("what", impossible.what.as_str().into())]).collect();
    let sentence = words.with(&format!("impossible-{}", impossible.key), &values);
    format!("{}: {sentence}", words.fact(incident, impossible.input))
}
