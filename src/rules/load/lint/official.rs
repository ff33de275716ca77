//! Official words held against the positions of their book: a number that they have otherwise is a rule that is played
//! otherwise.

use super::super::{Finding, Loader};
use super::positions::{figures, numbers, text_at};

impl Loader {
    /// Warns of the numbers of positions that the official words of their clause do not have, where they have others that
    /// our restatement of the clause has not.
    pub(super) fn lint_official(&mut self) {
        let mut findings: Vec<Finding> = Vec::new();
        for (book, positions) in &self.library.positions {
            if !self.official_places.keys().any(|(known, _)| known == book) {
                continue;
            }
            for policy in &self.library.policies {
                let Some(position) = positions.get(policy.id.as_str()) else {
                    continue;
                };
                for (number, clause) in numbers(policy, position) {
                    findings.extend(self.contradicted(book, &policy.id, number, clause));
                }
            }
        }
        self.findings.extend(findings);
    }

    /// The warning for a number that the official words have otherwise.
    fn contradicted(&self, book: &str, policy: &str, number: u64, clause: &str) -> Option<Finding> {
        let language = &self.library.books.iter().find(|known| known.id == *book)?.official.as_ref()?.language;
        let rule = self.rule_of(book, clause)?;
        let official = rule.official_at(clause).join("\n");
        let ours = text_at(rule, clause);
        // Where the number is also that of a rule to which this one points, the official words may have kept only that.
        let figures_of = |text: &str| figures(text).into_iter().filter(|figure| *figure == number).count();
        let only_points = is_reference(number, rule) && figures_of(&official) < figures_of(&ours);
        // A number that ours does not say either follows from others.
        let said =
            !self.text_says(language, &ours, number) || self.text_says(language, &official, number) && !only_points;
        if official.is_empty() || said {
            return None;
        }
        let mut others = figures(&official);
        others.retain(|other| !self.text_says(language, &ours, *other) && !is_reference(*other, rule));
        others.dedup();
        let others: Vec<String> = others.iter().map(u64::to_string).collect();
        let place = |address: &str| self.official_places.get(&(book.into(), address.to_owned()));
        let (file, line) = place(clause).or_else(|| place(&rule.label))?;
        let values =
            [("name", policy), ("clause", clause), ("found", &number.to_string()), ("others", &others.join(", "))];
        (!others.is_empty()).then(|| Finding::new(file, *line, "official-number", values).warning())
    }
}

/// Whether a number is that of a rule to which this one points.
fn is_reference(number: u64, rule: &crate::book::Rule) -> bool {
    rule.refs.iter().any(|reference| figures(&reference.printed).contains(&number))
}
