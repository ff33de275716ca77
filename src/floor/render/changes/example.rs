//! The example of a class: what happened in a floor person's words, and how each of the two books rules it.

use super::super::RulingContext;
use super::super::remedy::Remedies;
use super::super::ruling::in_a_line;
use super::super::working::changed_cells;
use super::Changed;
use crate::compare::{Class, Pair};
use crate::decide::{Consulted, Ruling};
use crate::ids::BookId;
use crate::incident::{Answer, Facts};
use crate::interview::{answer_words, record};
use crate::notation::translate;

/// A class with its incident bound to both books.
pub(super) struct Example<'a> {
    changed: &'a Changed<'a>,
    class: &'a Class,
    pub pair: Pair<'a>,
}

impl<'a> Example<'a> {
    /// None for a class of other data.
    pub(super) fn new(changed: &'a Changed<'a>, class: &'a Class) -> Option<Self> {
        let pair = Pair::new(changed.pack, changed.books.map(BookId::as_str), &class.incident)?;
        Some(Self { changed, class, pair })
    }

    /// What happened: the line in the language of the screen, and each answer with its name. What the line tells by itself is not told twice.
    pub(super) fn told(&self) -> String {
        let words = self.changed.words;
        let incident = &self.pair.one.incident;
        let by_line = self.by_line();
        let mut told = Vec::new();
        for (at, answer) in self.class.example.given() {
            let fact = &incident.facts[at];
            let assumed = fact.assumed.map(Answer::Choice);
            if *answer == Answer::Unknown || by_line.contains(&at) || assumed.as_ref() == Some(answer) {
                continue;
            }
            told.push(match answer {
                Answer::Round(line) => translate(&line.text, words),
                _ => {
                    let said = answer_words(words, incident, fact, answer);
                    format!("{}: {said}", words.fact(&incident.id, &fact.id))
                }
            });
        }
        told.join(" · ")
    }

    /// The facts that the line tells, itself aside.
    fn by_line(&self) -> Vec<usize> {
        let incident = &self.pair.one.incident;
        let line = self.class.example.given().find(|(_, answer)| matches!(answer, Answer::Round(_)));
        let told =
            line.map(|(at, answer)| record(incident, &mut Facts::none(incident.facts.len()), at, answer.clone()));
        told.and_then(Result::ok).map_or_else(Vec::new, |told| told.into_iter().skip(1).collect())
    }

    /// What each book rules, with its amounts, in a line that begins with the book and the clause.
    pub(super) fn rulings(&self) -> [String; 2] {
        let Some([one, other]) = self.pair.rulings(&self.class.example) else {
            return [String::new(), String::new()];
        };
        [self.ruling(0, &one, &other), self.ruling(1, &other, &one)]
    }

    fn ruling(&self, side: usize, own: &Ruling, other: &Ruling) -> String {
        let (words, bound) = (self.changed.words, if side == 0 { &self.pair.one } else { &self.pair.other });
        let ruled = RulingContext::new(words, bound, &self.class.example, own);
        let mut said = in_a_line(&ruled, own, &[]);
        let details = self.details(own, other);
        if !details.is_empty() {
            said = format!("{said}. {}", details.join(" "));
        }
        let clause =
            self.clause(bound.consulted.as_slice(), own).map_or_else(String::new, |clause| format!(" {clause}"));
        format!("{}{clause}: {said}", bound.book)
    }

    /// What a ruling of the same outcome has that the other has not: its cells, its players and its orders.
    fn details(&self, own: &Ruling, other: &Ruling) -> Vec<String> {
        let differs = &self.class.differs;
        let remedies = |ruling: &Ruling| -> Vec<String> {
            let remedies = Remedies::of_ruling(self.changed.pack, self.changed.words, ruling);
            let several = ruling.alternatives.iter().flat_map(|one| remedies.orders_of(one));
            remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts).into_iter().chain(several).collect()
        };
        let mut details = Vec::new();
        if differs.tables {
            for table in own.tables.iter().filter(|table| !table.read_back) {
                let known = other.tables.iter().find(|known| known.name == table.name);
                details.extend(known.into_iter().flat_map(|known| changed_cells(self.changed.words, known, table)));
            }
            details = if details.is_empty() { details } else { vec![details.join("; ")] };
        }
        if differs.orders {
            let known = remedies(other);
            details.extend(remedies(own).into_iter().filter(|order| !known.contains(order)));
            if details.is_empty() {
                details.push(self.changed.words.text("changes-not-so"));
            }
        }
        details.dedup();
        details
    }

    /// The clause that carries a ruling: the one on which the difference hangs, or else the first.
    pub(super) fn clause(&self, consulted: &[Consulted], ruling: &Ruling) -> Option<String> {
        let hangs = consulted.iter().filter(|known| self.class.hangs.contains(&known.policy));
        let clauses: Vec<&str> = hangs.flat_map(Consulted::clauses).collect();
        let cited = ruling.citations.iter().map(|citation| citation.address.as_str());
        let own = cited.clone().find(|address| clauses.contains(address));
        own.or_else(|| cited.clone().next()).map(str::to_owned)
    }
}
