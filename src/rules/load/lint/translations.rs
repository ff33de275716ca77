//! Translations held against what positions say of the sentences of a clause: the place of a sentence must be the same in every
//! language, or else a screen without room for the clause would show another one.

use super::super::{Finding, Loader};
use crate::book::{Rule, Translation, sentences};
use crate::policy::Position;
use std::collections::BTreeSet;

impl Loader {
    /// Notes the clauses of which a position names a sentence and which have more or fewer of them in a translation.
    pub(super) fn lint_translations(&mut self) {
        let mut findings = Vec::new();
        for (book, positions) in &self.library.positions {
            let Some(translations) = self.library.translations.get(book).filter(|all| !all.is_empty()) else {
                continue;
            };
            let named = positions.values().flat_map(Position::sentences);
            let clauses: BTreeSet<&str> = named.filter(|(_, at)| at.is_some()).map(|(clause, _)| clause).collect();
            for clause in clauses {
                let Some(rule) = self.rule_of(book, clause) else { continue };
                let of_rule = translations.iter().filter(|((_, label), _)| *label == rule.label);
                for ((language, _), translation) in of_rule {
                    let place = self.translation_places.get(&(book.clone(), *language, rule.label.clone()));
                    if let (Some((file, line)), Some((own, other))) = (place, parted(rule, translation, clause)) {
                        let values = [("name", clause), ("expected", &*own.to_string()), ("found", &other.to_string())];
                        findings.push(Finding::new(file, *line, "translated-sentences", values));
                    }
                }
            }
        }
        self.findings.extend(findings);
    }
}

/// How many sentences a clause has in its own language and in another, where these are two numbers.
fn parted(rule: &Rule, translation: &Translation, clause: &str) -> Option<(usize, usize)> {
    let count = |rule: &Rule| rule.said_at(clause).iter().map(|text| sentences(text).len()).sum::<usize>();
    let (own, other) = (count(rule), count(&rule.clone().translated(translation.clone())));
    (own != other).then_some((own, other))
}
