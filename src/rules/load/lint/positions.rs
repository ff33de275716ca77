//! Positions held against the clauses on which they rest: their topic, their text, and whose text it is.

use super::super::{Finding, Loader};
use crate::book::Rule;
use crate::ids::TopicId;
use crate::locale::tokens;
use crate::policy::{Policy, PolicyKind, Position, SourcedValue, Value};

impl Loader {
    /// Warns of the positions of this run that their clauses do not bear out.
    pub(super) fn lint_positions(&mut self) {
        let mut findings = Vec::new();
        for ((book, id), (file, line)) in &self.position_places {
            let policy = self.library.policies.iter().find(|policy| policy.id == *id);
            let position = self.library.positions.get(book).and_then(|positions| positions.get(id));
            let (Some(policy), Some(position)) = (policy, position) else {
                continue;
            };
            let warning = |key, values: &[(&'static str, &str)]| {
                let values = values.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
                Finding { values, ..Finding::new(file, *line, key, []) }.warning()
            };
            for clause in position.clauses() {
                if !self.bears_on(book, clause, policy) {
                    let values = [("name", id.as_str()), ("clause", clause), ("topic", policy.topic.as_str())];
                    findings.push(warning("other-topic", &values));
                }
            }
            let before = self.changed_positions.get(&(book.clone(), id.clone()));
            if let Some(clauses) = before.and_then(|before| self.unchanged_text(book, position, before)) {
                findings.push(warning("changed-position", &[("name", id.as_str()), ("clause", &clauses)]));
            } else {
                for (number, clause) in self.numbers_not_in_text(book, policy, position) {
                    let values = [("name", id.as_str()), ("clause", clause), ("found", &number.to_string())];
                    findings.push(warning("number-not-in-text", &values));
                }
            }
        }
        self.findings.extend(findings);
    }

    pub(in crate::load) fn rule_of(&self, book: &str, address: &str) -> Option<&Rule> {
        let rules = self.library.rules.get(book)?;
        rules.iter().find(|rule| rule.label == address || rule.at(address).is_some())
    }

    /// Whether the rule of a clause is about what a policy decides. What a book excludes it may exclude by any rule.
    fn bears_on(&self, book: &str, clause: &str, policy: &Policy) -> bool {
        let position = self.library.positions.get(book).and_then(|positions| positions.get(policy.id.as_str()));
        let about = |topic: &TopicId| policy.topic == *topic || policy.also.contains(topic);
        matches!(position, Some(Position::NotApplicable(_)))
            || self.rule_of(book, clause).is_none_or(|rule| rule.topics().iter().any(about))
    }

    /// The clauses on which a changed position rests, or of the position before it where it has none itself, if their
    /// text is still that of the book underneath.
    fn unchanged_text(&self, book: &str, position: &Position, before: &[String]) -> Option<String> {
        let clauses: Vec<String> = position.clauses().into_iter().map(str::to_owned).collect();
        let clauses = if clauses.is_empty() { before.to_vec() } else { clauses };
        let inherited = |clause: &String| {
            let rule = self.rule_of(book, clause);
            rule.is_some_and(|rule| !self.rule_places.contains_key(&(book.into(), rule.label.clone())))
        };
        (!clauses.is_empty() && clauses.iter().all(inherited)).then(|| clauses.join(", "))
    }

    /// The numbers of a position that stand in their clauses neither as figures nor as words.
    fn numbers_not_in_text<'a>(&self, book: &str, policy: &Policy, position: &'a Position) -> Vec<(u64, &'a str)> {
        let numbers = numbers(policy, position).into_iter();
        numbers.filter(|_| !policy.worked_out).filter(|(number, clause)| !self.says(book, clause, *number)).collect()
    }

    /// Whether the text at an address says a number, as a figure or as a word of the book's language.
    fn says(&self, book: &str, address: &str, number: u64) -> bool {
        let language = self.library.books.iter().find(|known| known.id == *book).map(|book| book.language.as_str());
        let rule = self.rule_of(book, address);
        rule.is_none_or(|rule| self.text_says(language.unwrap_or_default(), &text_at(rule, address), number))
    }

    /// Whether a text says a number, as a figure or as a word of its language.
    pub(super) fn text_says(&self, language: &str, text: &str, number: u64) -> bool {
        let figures = figures(text).contains(&number);
        let text = tokens(&without_grouping(text));
        let said = |phrase: &str| {
            let words = tokens(phrase);
            !words.is_empty() && text.windows(words.len()).any(|window| window == words)
        };
        let messages = self.library.messages.get(language);
        let words = messages.and_then(|messages| messages.get(&format!("number-words-{number}")));
        let words = words.and_then(|source| source.split_once('=')).map_or("", |(_, words)| words);
        figures || words.split(',').any(said)
    }
}

/// The numbers of a position, each with its clause.
pub(super) fn numbers<'a>(policy: &Policy, position: &'a Position) -> Vec<(u64, &'a str)> {
    let sides: &[SourcedValue] = match (position, &policy.kind) {
        (Position::Value(grounded), PolicyKind::Number { .. }) => std::slice::from_ref(grounded),
        (Position::Conflict { sides, .. }, PolicyKind::Number { .. }) => sides,
        _ => &[],
    };
    let number = |side: &'a SourcedValue| match side.value {
        Value::Number(number) => Some((number, side.clause.as_str())),
        Value::Choice(_) => None,
    };
    sides.iter().filter_map(number).collect()
}

/// The numbers that a text has as figures.
pub(super) fn figures(text: &str) -> Vec<u64> {
    let text = without_grouping(text);
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse().ok()).collect()
}

/// The whole text at an address: of an item, of a clause with its list, or of the rule.
pub(super) fn text_at(rule: &Rule, address: &str) -> String {
    let clause = |clause: &crate::book::Clause| {
        let items = clause.items.iter().map(|item| item.text.as_str());
        let texts = [clause.text.as_str()].into_iter().chain(items).chain(clause.after.as_deref());
        texts.collect::<Vec<_>>().join(" ")
    };
    match rule.at(address) {
        Some((_, Some(item))) => item.text.clone(),
        Some((found, None)) if address != rule.label => clause(found),
        _ => rule.clauses.iter().map(clause).collect::<Vec<_>>().join(" "),
    }
}

/// A text with the figures of each number together: `5.000` and `5 000` as `5000`.
fn without_grouping(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let figure = |at: usize| characters.get(at).is_some_and(char::is_ascii_digit);
    let groups = |at: usize| {
        matches!(characters[at], '.' | ',' | ' ' | '\u{a0}' | '\u{202f}')
            && at > 0
            && figure(at - 1)
            && (1..=3).all(|ahead| figure(at + ahead))
            && !figure(at + 4)
    };
    (0..characters.len()).filter(|at| !groups(*at)).map(|at| characters[at]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grouped_figures_are_one_number_and_others_are_not() {
        assert_eq!(without_grouping("bij 5.000 en 10 000"), "bij 5000 en 10000");
        assert_eq!(without_grouping("van 5, 25 of 1.5"), "van 5, 25 of 1.5");
    }
}
