//! How far a book carries a ruling, told three times: by the coverage of a row, by its headline, and by the conditions that keep it
//! from the other rows of its outcome. Where they disagree, one of them is a slip.

use super::super::{IncidentPlaces, Loader};
use crate::incident::{Column, Coverage, Grid, Incident, Row, Source};
use crate::policy::FAIRNESS;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The message with the phrases by which a headline says that no rule decides.
pub(super) const OPEN_WORDS: &str = "open-words";

/// The message with those by which it says that the book is silent.
pub(super) const SILENT_WORDS: &str = "silent-words";

impl Loader {
    /// Warns of rows whose coverage is not what their headline or the other rows of their outcome say.
    pub(super) fn contradicted_coverage(&mut self, parts: &IncidentPlaces, incident: &Incident) {
        let mut told = BTreeSet::new();
        for (at, row) in incident.rows.iter().enumerate() {
            let by_headline = parts.covered[at].then(|| self.headline_differs(incident, row)).flatten();
            let found = by_headline.or_else(|| unexplained(incident, at));
            // A row that a shared table has split is written once.
            if let Some((key, found)) = found.filter(|_| told.insert(&parts.rows[at])) {
                let values = [("name", row.id.as_str()), ("found", &found), ("coverage", row.coverage.key())];
                let finding = parts.document.finding(&parts.rows[at], key, values).warning();
                self.findings.push(finding);
            }
        }
    }

    /// What a headline says of its book that its row does not say, or the other way round.
    fn headline_differs(&self, incident: &Incident, row: &Row) -> Option<(&'static str, String)> {
        let silent = self.phrase(incident, row, SILENT_WORDS);
        // Where a headline stands for rows of several coverages, it can say only what holds for all.
        let alone = incident.rows.iter().all(|other| other.outcome != row.outcome || other.coverage == row.coverage);
        match row.coverage {
            Coverage::Rule | Coverage::GeneralRule => silent.map(|phrase| ("ruled-under-silent-headline", phrase)),
            Coverage::Discretion if alone && silent.is_some() => {
                silent.map(|phrase| ("ruled-under-silent-headline", phrase))
            }
            Coverage::Discretion | Coverage::Silent | Coverage::NotApplicable if alone && silent.is_none() => {
                let open = self.phrase(incident, row, OPEN_WORDS);
                let outcome = &incident.outcomes[row.outcome].id;
                let said = self.could_say_so(&format!("{}-outcome-{outcome}", incident.id));
                (open.is_none() && said).then(|| ("open-under-ruling-headline", outcome.to_string()))
            }
            Coverage::Discretion | Coverage::Silent | Coverage::NotApplicable | Coverage::Conflict => None,
        }
    }

    /// The phrase of a kind that the headline of a row has, in a language that has such phrases.
    pub(super) fn phrase(&self, incident: &Incident, row: &Row, kind: &str) -> Option<String> {
        let headline = format!("{}-outcome-{}", incident.id, incident.outcomes[row.outcome].id);
        self.library.messages.values().find_map(|messages| {
            let (_, phrases) = messages.get(kind)?.split_once('=')?;
            let headline = messages.get(&headline)?;
            phrases.split(',').map(str::trim).find(|phrase| headline.contains(phrase)).map(str::to_owned)
        })
    }

    /// Whether a headline is written in a language that has phrases for what no rule decides.
    fn could_say_so(&self, headline: &str) -> bool {
        self.library
            .messages
            .values()
            .any(|messages| messages.contains_key(OPEN_WORDS) && messages.contains_key(headline))
    }
}

/// Another row of the same outcome that says another coverage though no condition says why.
fn unexplained(incident: &Incident, at: usize) -> Option<(&'static str, String)> {
    let row = &incident.rows[at];
    let same = |other: &&Row| other.outcome == row.outcome;
    let alike = incident.rows.iter().filter(same).filter(|other| other.coverage == row.coverage).count();
    let differs = |(other, found): &(usize, &Row)| {
        found.outcome == row.outcome && found.coverage != row.coverage && !explained(incident, at, *other)
    };
    // Of two rows that differ, the one that stands alone is told.
    let (_, other) = incident.rows.iter().enumerate().find(differs)?;
    let others = incident.rows.iter().filter(same).filter(|found| found.coverage == other.coverage).count();
    let stands_alone = match alike.cmp(&others) {
        Ordering::Less => true,
        Ordering::Equal => row.coverage != Coverage::Rule,
        Ordering::Greater => false,
    };
    stands_alone.then(|| ("coverage-differs", format!("{} {}", other.id, other.coverage.key())))
}

/// Whether the conditions of two rows say why their coverage differs: one names a stance, they hang on different positions of a
/// book, or one cites the clause by which a floor rules where no rule does.
fn explained(incident: &Incident, first: usize, second: usize) -> bool {
    let fair = |row: usize| incident.rows[row].cites.iter().any(|topic| *topic == *FAIRNESS);
    let by_position = |(at, column): (usize, &Column)| {
        matches!(column.source, Source::Policy(_)) && apart(&incident.table, at, first, second)
    };
    fair(first) != fair(second)
        || names_a_stance(incident, first)
        || names_a_stance(incident, second)
        || incident.columns.iter().enumerate().any(by_position)
}

/// Whether a row rules where a book takes no value on a point.
pub(super) fn names_a_stance(incident: &Incident, row: usize) -> bool {
    let (table, bit) = (&incident.table, 1 << row);
    let named = |(at, column): (usize, &Column)| {
        let stances = column.width()..column.values.len();
        table.restricted(at) & bit != 0 && stances.into_iter().any(|value| table.rows(at, value) & bit != 0)
    };
    incident.columns.iter().enumerate().any(named)
}

/// Whether no value of a column is accepted by both rows.
fn apart(table: &Grid, at: usize, first: usize, second: usize) -> bool {
    let both = 1 << first | 1 << second;
    table.accepts[at].iter().all(|rows| rows & both != both)
}
