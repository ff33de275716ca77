//! What a message says besides its words: its attributes, and the variables that it shows or chooses by.

use super::super::{Finding, Loader};
use crate::incident::{FAIRNESS, Incident, PLAYER_NAMES, Source, Steps};
use crate::locale::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;

/// What a message has besides its words.
#[derive(Debug, Clone, Default)]
pub(super) struct Spoken {
    /// Its attributes.
    pub attributes: BTreeSet<String>,
    /// The variables that it shows or chooses by.
    pub variables: BTreeSet<String>,
}

impl Spoken {
    /// What the source of a message has.
    pub(super) fn of(source: &str) -> Self {
        let mut spoken = Self::default();
        let Ok(resource) = fluent_syntax::parser::parse(source) else {
            return spoken;
        };
        if let Some(Entry::Message(message)) = resource.body.first() {
            spoken.attributes.extend(message.attributes.iter().map(|attribute| attribute.id.name.to_owned()));
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            message.value.iter().chain(attributes).for_each(|pattern| spoken.pattern(pattern));
        }
        spoken
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

impl Loader {
    /// Variables in the messages of incidents that their rulings do not give. `even` are the messages whose languages
    /// agree on them.
    pub(super) fn variables_of_incidents(&self, even: impl Fn(&str) -> bool) -> Vec<Finding> {
        let mut findings = Vec::new();
        for incident in &self.library.incidents {
            let outcomes = incident.outcomes.iter().enumerate().map(|(at, outcome)| {
                (format!("{}-outcome-{}", incident.id, outcome.id), given(incident, |other| other == at))
            });
            let steps =
                [("order", &incident.orders), ("remark", &incident.remarks)].into_iter().flat_map(|(kind, steps)| {
                    steps.ids.iter().map(move |step| {
                        let any = |outcome| {
                            (0..steps.ids.len()).any(|at| steps.ids[at] == *step && goes_with(steps, at, outcome))
                        };
                        (format!("{}-{kind}-{step}", incident.id), given(incident, any))
                    })
                });
            let all = outcomes.chain(steps).filter(|(id, _)| even(id));
            findings.extend(all.flat_map(|(id, given)| self.not_given(&id, &given)));
        }
        findings
    }

    /// The variables of a message that are not among those that it is given, at the first language that states it.
    fn not_given(&self, id: &str, given: &BTreeSet<&str>) -> Vec<Finding> {
        // Where this run states the message, or else the part of an incident that needs it.
        let stated = |language: &Language| self.message_places.get(&(language.code().to_owned(), id.to_owned()));
        let there =
            |language: &&Language| self.library.messages.get(language.code()).is_some_and(|all| all.contains_key(id));
        let of_part = || Some((Language::ALL.iter().find(there)?, self.word_places.get(id)?));
        let place = Language::ALL.iter().find_map(|language| Some((language, stated(language)?))).or_else(of_part);
        let Some((language, (file, line))) = place else {
            return Vec::new();
        };
        let messages = self.library.messages.get(language.code());
        let spoken =
            messages.and_then(|messages| messages.get(id)).map(|source| Spoken::of(source)).unwrap_or_default();
        let known: Vec<&str> = given.iter().copied().collect();
        let strange = spoken.variables.iter().filter(|variable| !given.contains(variable.as_str()));
        let finding = |variable: &String| {
            let values = [("name", id), ("variable", variable.as_str()), ("allowed", &known.join(", "))];
            Finding::new(file, *line, "unknown-variable", values)
        };
        strange.map(finding).collect()
    }
}

/// What the rulings with each of these outcomes give to the words of an incident: the amounts that the outcomes show, the
/// players whom the calculation names, and the number of the rule on fairness.
fn given(incident: &Incident, of: impl Fn(usize) -> bool) -> BTreeSet<&str> {
    let outcomes = incident.outcomes.iter().enumerate().filter(|(at, _)| of(*at));
    let shown = outcomes.map(|(_, outcome)| outcome.amounts.iter().map(|amount| amount.name.as_str()).collect());
    let amounts: BTreeSet<&str> = shown.reduce(|all: BTreeSet<&str>, one| &all & &one).unwrap_or_default();
    let names = PLAYER_NAMES.into_iter().filter(|_| incident.calculation.is_some());
    amounts.into_iter().chain(names).chain([FAIRNESS]).collect()
}

/// Whether a step can be given with an outcome.
fn goes_with(steps: &Steps, step: usize, outcome: usize) -> bool {
    let column = steps.columns.iter().position(|column| matches!(column.source, Source::Outcome));
    column.is_none_or(|column| steps.grid.rows(column, outcome) & (1 << step) != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let source = "a = { $n ->\n    [one] { $owed } chip\n   *[other] { { $put } } chips\n}\n    .x = { $to }\n";
        let spoken = Spoken::of(source);
        assert_eq!(spoken.variables.iter().collect::<Vec<_>>(), ["n", "owed", "put", "to"]);
        assert_eq!(spoken.attributes.iter().collect::<Vec<_>>(), ["x"]);
    }
}
