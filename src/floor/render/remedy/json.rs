//! What a ruling comes to, as JSON.

use super::super::standing::value_json;
use super::super::working::{decimal, tables_json};
use super::Remedies;
use crate::betting::Amount;
use crate::decide::{OpenPoint, OtherSide, OtherValue, Remedy, Ruling};
use crate::ids::StepId;
use crate::incident::{PenaltyKind, Unit};
use serde_json::{Map, Value as Json, json};

impl Remedies<'_> {
    pub(in crate::render) fn other_values_json(ruling: &Ruling) -> Json {
        let value = |other: &OtherValue| {
            json!({
                "policy": other.consulted.policy,
                "value": value_json(other.value),
                "tables": tables_json(&other.tables),
            })
        };
        Json::Array(ruling.other_values.iter().map(value).collect())
    }

    pub(in crate::render) fn json(&self, remedy: &Remedy) -> Json {
        let own_words = self.of(remedy);
        json!({
            "outcome": remedy.outcome,
            "ruling": own_words.message("outcome", remedy.outcome, &remedy.amounts),
            "coverage": remedy.coverage.key(),
            "amounts": amounts_json(&remedy.amounts),
            "orders": remedy.orders.iter().map(|order| own_words.message("order", order, &remedy.amounts)).collect::<Vec<_>>(),
            "open": self.open_json(&remedy.open),
            "remarks": remedy.remarks.iter().map(|remark| self.message("remark", remark, &remedy.amounts)).collect::<Vec<_>>(),
            "penalty": self.penalty_json(remedy.penalty),
        })
    }

    pub(in crate::render) fn penalty_json(&self, penalty: PenaltyKind) -> Json {
        json!({"kind": penalty.key(), "text": self.words.text(&format!("penalty-{}", penalty.key()))})
    }

    /// What a book leaves open among the orders: the policy, why, and the orders of each value.
    pub(in crate::render) fn open_json(&self, open: &[OpenPoint]) -> Json {
        let option = |(value, orders): &(&str, Vec<&StepId>)| {
            let orders: Vec<String> = orders.iter().map(|order| self.message("order", order, &[])).collect();
            json!({"value": value, "orders": orders})
        };
        let point = |point: &OpenPoint| {
            let options: Vec<Json> = point.options.iter().map(option).collect();
            json!({"policy": point.policy, "stance": point.stance.key(), "options": options})
        };
        Json::Array(open.iter().map(point).collect())
    }

    pub(in crate::render) fn other_sides_json(&self, ruling: &Ruling) -> Json {
        let side = |other: &OtherSide| {
            json!({
                "policy": other.consulted.policy,
                "value": value_json(&other.side.value),
                "clause": other.side.clause,
                "rulings": other.remedies.iter().map(|remedy| self.json(remedy)).collect::<Vec<_>>(),
            })
        };
        Json::Array(ruling.other_sides.iter().map(side).collect())
    }
}

/// Amounts by name, as JSON.
pub(in crate::render) fn amounts_json(amounts: &[(&str, Amount)]) -> Json {
    let value = |name: &str, amount: Amount| match Unit::of(name) {
        Unit::Whole | Unit::Time => json!(amount),
        Unit::Money => json!(decimal(amount)),
    };
    Json::Object(amounts.iter().map(|(name, amount)| ((*name).to_owned(), value(name, *amount))).collect::<Map<_, _>>())
}
