//! What changes at the table as JSON: every class, whatever a screen shows.

use super::super::facts::facts_json;
use super::super::remedy::{Remedies, amounts_json};
use super::super::standing::position_json;
use super::Changed;
use super::example::Example;
use crate::book::RuleHead;
use crate::compare::{Class, Counts, Point, Written};
use crate::decide::{BoundIncident, Ruling};
use crate::ids::PolicyId;
use crate::policy::message_id;
use serde_json::{Map, Value as Json, json};

/// What changes at the table as one JSON object.
#[must_use]
pub fn changes_at_table_json(changed: &Changed) -> Json {
    let points: Vec<Json> = changed.changes.points.iter().map(|point| point_json(changed, point)).collect();
    json!({
        "books": changed.books,
        "language": changed.words.language().code(),
        "counts": counts_json(changed.changes.counts()),
        "points": points,
        "numbers": changed.numbers.iter().map(|policy| policy_json(changed, &policy.id)).collect::<Vec<_>>(),
        "standings": changed.standings.iter().map(|policy| policy_json(changed, &policy.id)).collect::<Vec<_>>(),
        "rules": changed.house.map(|(house, written)| rules_json(house, written)),
    })
}

/// What a house has written otherwise than the book that it extends.
fn rules_json(house: &str, written: &Written) -> Json {
    let heads = |heads: &[RuleHead]| -> Vec<Json> {
        heads.iter().map(|head| json!({"label": head.label, "title": head.title})).collect()
    };
    json!({
        "book": house,
        "new": heads(&written.new),
        "other": heads(&written.other),
        "gone": heads(&written.gone),
        "incidents": written.incidents,
    })
}

/// How many classes there are of each kind, as JSON.
pub(crate) fn counts_json(counts: Counts) -> Json {
    json!({"contradiction": counts.contradictions, "one-sided": counts.one_sided, "both-open": counts.both_open})
}

fn point_json(changed: &Changed, point: &Point) -> Json {
    json!({
        "hangs_on": point.hangs.iter().map(|policy| policy_json(changed, policy)).collect::<Vec<_>>(),
        "classes": point.classes.iter().filter_map(|class| class_json(changed, class)).collect::<Vec<_>>(),
    })
}

/// A policy with where the books stand on it.
fn policy_json(changed: &Changed, policy: &PolicyId) -> Json {
    let position =
        |book: &&crate::ids::BookId| Some((book.to_string(), position_json(&changed.pack.position(book, policy)?)));
    let positions: Map<String, Json> = changed.books.iter().filter_map(position).collect();
    json!({"policy": policy, "name": changed.words.text(&message_id(policy)), "books": positions})
}

pub(super) fn class_json(changed: &Changed, class: &Class) -> Option<Json> {
    let example = Example::new(changed, class)?;
    let [one, other] = example.pair.rulings(&class.example)?;
    let lines = example.rulings();
    let rulings = [(&example.pair.one, &*one, &lines[0]), (&example.pair.other, &*other, &lines[1])];
    let rulings = rulings.map(|(bound, ruling, line)| ruling_json(&example, changed, bound, ruling, line));
    Some(json!({
        "incident": class.incident,
        "group": class.group,
        "title": changed.words.text(&class.incident),
        "kind": class.differs.kind.key(),
        "differs": class.differs.keys(),
        "amounts": class.differs.amounts,
        "example": example.told(),
        "facts": facts_json(&example.pair.one, &class.example),
        "rulings": rulings,
    }))
}

fn ruling_json(example: &Example, changed: &Changed, bound: &BoundIncident, ruling: &Ruling, line: &str) -> Json {
    let remedies = Remedies::of_ruling(changed.pack, changed.words, ruling);
    let orders = remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts);
    json!({
        "book": bound.book,
        "line": line,
        "outcome": ruling.outcome,
        "coverage": ruling.coverage.key(),
        "amounts": amounts_json(&ruling.amounts),
        "orders": orders,
        "penalty": ruling.penalty.key(),
        "alternatives": ruling.alternatives.iter().map(|one| remedies.json(one)).collect::<Vec<_>>(),
        "clause": example.clause(&bound.consulted, ruling),
    })
}
