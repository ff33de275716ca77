//! Where a book disagrees with itself, a ruling tells what the other reading gives, with the amounts that are its own.

use super::every::Situation;
use super::found::Found;
use crate::cases::on_disk;
use floorbook::decide::{BoundIncident, Ruling};
use floorbook::incident::Coverage;
use floorbook::locale::{Language, Words, write_money};
use floorbook::render::{RulingContext, ruling_json};

impl Found {
    pub(super) fn other_readings(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        if ruling.coverage != Coverage::Conflict {
            return;
        }
        let words = Words::new(Language::En, on_disk());
        let shown = ruling_json(&RulingContext::new(&words, bound, situation.facts, ruling));
        let said: Vec<&str> =
            shown["remarks"].as_array().into_iter().flatten().filter_map(|one| one.as_str()).collect();
        let mut wrong = |what: String| {
            let what = format!("{} {}: {what}", ruling.book, ruling.incident);
            self.other_readings.entry(what).or_insert_with(|| situation.from.to_owned());
        };
        if ruling.other_sides.is_empty() && ruling.remarks.is_empty() {
            wrong(format!("{} tells no other reading", ruling.outcome));
        }
        for other in &ruling.other_sides {
            let clause = &other.side.clause;
            let told = |amount: u64| {
                let written = [words.number(amount), write_money(Language::En, amount)];
                said.iter().any(|said| said.contains(&**clause) && written.iter().any(|amount| said.contains(amount)))
            };
            for (name, amount) in other.remedies.iter().flat_map(|one| &one.amounts) {
                if !ruling.amounts.contains(&(*name, *amount)) && !told(*amount) {
                    wrong(format!("{clause}: {} is told without {name}", other.remedies[0].outcome));
                }
            }
            if other.remedies.is_empty() {
                wrong(format!("{clause} gives nothing"));
            }
        }
    }
}
