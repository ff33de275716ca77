//! The facts of an incident: their kinds, when they are asked, and what is taken when nobody says.

use super::{Document, Loader, raw};
use crate::betting::ActionKind;
use crate::incident::{Fact, FactCondition, FactKind, FromLine, ShowdownKind};
use crate::tournament::SlipForm;

impl Loader {
    /// The facts of an incident, each with when it is asked and where else it is known from.
    pub(super) fn facts(&mut self, document: &Document, written: &[raw::Fact]) -> Vec<Fact> {
        let mut facts: Vec<Fact> = Vec::new();
        for (at, fact) in written.iter().enumerate() {
            let place = format!("/facts/{at}");
            if facts.iter().any(|known| known.id == fact.fact) {
                self.note(document, &format!("{place}/fact"), "twice", [("name", &fact.fact)]);
                continue;
            }
            for (at, value) in fact.values.iter().enumerate() {
                if fact.values[..at].contains(value) {
                    self.note(document, &format!("{place}/values/{at}"), "twice", [("name", value)]);
                }
            }
            let kind = fact_kind(fact).unwrap_or_else(|| {
                self.note(document, &format!("{place}/kind"), "bad-fact-kind", [("found", &fact.kind)]);
                likely_kind(fact)
            });
            let asked_if = self.asked_if(document, &place, fact, &facts);
            let assumed = fact.assume.as_ref();
            let assumed =
                assumed.and_then(|value| self.chosen(document, &format!("{place}/assume"), "assume", &kind, value));
            let seldom = self.seldom(document, &place, fact, &kind);
            let line = fact.line.as_ref().and_then(|name| self.told_by_line(document, &place, name));
            let same_as = fact.same_as.0.iter().map(|(other, name)| (other.as_str().into(), name.clone())).collect();
            facts.push(Fact {
                id: fact.fact.as_str().into(),
                kind,
                asked_if,
                line,
                hand: fact.hand,
                log: fact.log,
                assumed,
                seldom,
                same_as,
            });
        }
        facts
    }

    fn told_by_line(&mut self, document: &Document, place: &str, name: &str) -> Option<FromLine> {
        let from = FromLine::named(name);
        if from.is_none() {
            let allowed: Vec<&str> = FromLine::names().collect();
            self.note(
                document,
                &format!("{place}/line"),
                "not-a-value",
                [("found", name), ("allowed", &allowed.join(", "))],
            );
        }
        from
    }

    /// The place of a value of a choice that stands under a key of its fact.
    fn chosen(&mut self, document: &Document, place: &str, key: &str, kind: &FactKind, value: &str) -> Option<u8> {
        let at = kind.place(value);
        match kind {
            FactKind::Choice { values } if at.is_none() => {
                self.note(document, place, "not-a-value", [("found", value), ("allowed", &values.join(", "))]);
            }
            FactKind::Choice { .. } => {}
            _ => self.note(document, place, "unknown-key", [("name", key), ("allowed", "fact, kind, values, ask-if")]),
        }
        at
    }

    /// The places of the values that few tables ever see.
    fn seldom(&mut self, document: &Document, place: &str, fact: &raw::Fact, kind: &FactKind) -> Vec<u8> {
        let values = fact.seldom.iter().enumerate();
        let known =
            values.map(|(at, value)| self.chosen(document, &format!("{place}/seldom/{at}"), "seldom", kind, value));
        known.flatten().collect()
    }

    fn asked_if(&mut self, document: &Document, place: &str, fact: &raw::Fact, facts: &[Fact]) -> Vec<FactCondition> {
        let mut conditions = Vec::new();
        for (key, values) in &fact.ask_if.0 {
            let place = format!("{place}/ask-if/{key}");
            let Some(other) = facts.iter().position(|known| known.id == *key) else {
                self.note(document, &place, "unknown-fact", [("name", key)]);
                continue;
            };
            let FactKind::Choice { values: known } = &facts[other].kind else {
                let values = [("found", key.as_str()), ("expected-kind", "closed-fact")];
                self.note(document, &place, "wrong-kind", values);
                continue;
            };
            let mut accepted = Vec::new();
            for value in &values.0 {
                match facts[other].kind.place(value) {
                    Some(at) => accepted.push(at),
                    None => {
                        let values = [("found", value.as_str()), ("allowed", &known.join(", "))];
                        self.note(document, &place, "not-a-value", values);
                    }
                }
            }
            conditions.push(FactCondition { fact: other, values: accepted });
        }
        conditions
    }
}

fn fact_kind(fact: &raw::Fact) -> Option<FactKind> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match (fact.kind.as_str(), fact.values.as_slice()) {
        ("yes-no", []) => Some(FactKind::Choice { values: words(&["yes", "no"]) }),
        ("no-yes", []) => Some(FactKind::Choice { values: words(&["no", "yes"]) }),
        ("choice", values) if values.len() > 1 && values.len() < 128 => {
            Some(FactKind::Choice { values: values.to_vec() })
        }
        ("chips", []) => Some(FactKind::Chips { zero: true }),
        ("chips-above-zero", []) => Some(FactKind::Chips { zero: false }),
        ("piles", []) => Some(FactKind::Piles),
        ("round", []) => Some(FactKind::Round { any_size: false }),
        ("round-of-any-size", []) => Some(FactKind::Round { any_size: true }),
        ("actions", values) => {
            let known = |value: &String| ActionKind::of_name(value).is_some();
            (!values.is_empty() && values.iter().all(known)).then(|| FactKind::Actions { allowed: values.to_vec() })
        }
        ("time", []) => Some(FactKind::Time),
        ("count", []) => match fact.range.as_deref() {
            Some([least, most]) if least < most => Some(FactKind::Count { least: *least, most: *most }),
            _ => None,
        },
        (kind, []) => {
            let slip = SlipForm::ALL.iter().find(|(key, _)| *key == kind);
            let showdown = ShowdownKind::ALL.iter().find(|(_, key)| *key == kind);
            let slip = slip.map(|(_, form)| FactKind::Slip { form: *form });
            slip.or_else(|| showdown.map(|(of, _)| FactKind::Showdown { of: *of }))
        }
        _ => None,
    }
}

/// The kind that is likely meant by one that cannot be read, so that the rest of the incident can still be checked.
fn likely_kind(fact: &raw::Fact) -> FactKind {
    let values = match fact.values.as_slice() {
        [] => ["no", "yes"].map(str::to_owned).to_vec(),
        values => values.to_vec(),
    };
    FactKind::Choice { values }
}
