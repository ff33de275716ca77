//! Every ruling as a line of JSON, for whoever looks through all of them: `DUMP=FILE cargo test --test all checks::dump -- --ignored`.

use super::every::rulings;
use crate::cases::on_disk;
use floorbook::decide::{BoundIncident, Next, TraceStep};
use floorbook::incident::{Answer, Facts};
use floorbook::interview::{Known, answer_words, carried};
use floorbook::locale::{Language, Words};
use floorbook::render::{RulingContext, ruling_json};
use serde_json::json;
use std::io::Write;

fn typed(words: &Words, bound: &BoundIncident, facts: &Facts) -> serde_json::Value {
    let one = |(at, answer): (usize, &Answer)| {
        let said = match answer {
            Answer::Choice(value) => bound.incident.facts[at].values()[usize::from(*value)].clone(),
            answer => answer_words(words, &bound.incident, &bound.incident.facts[at], answer),
        };
        (bound.incident.facts[at].id.to_string(), json!(said))
    };
    serde_json::Value::Object(facts.given().map(one).collect())
}

#[test]
#[ignore = "writes every ruling to a file"]
fn dump() {
    let Some(path) = std::env::var_os("DUMP") else { return };
    let mut out = std::io::BufWriter::new(std::fs::File::create(path).expect("a file"));
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    rulings(&mut |bound, situation, ruling| {
        let context = RulingContext::new(&words, bound, situation.facts, ruling);
        let full = ruling_json(&context);
        let mut onward = Vec::new();
        let mut steps = vec![(ruling.orders.clone(), ruling.remarks.clone())];
        steps.extend(ruling.alternatives.iter().map(|one| (one.orders.clone(), one.remarks.clone())));
        for (step, to) in &bound.incident.goes_on {
            if !steps.iter().any(|(orders, remarks)| orders.contains(&step) || remarks.contains(&step)) {
                continue;
            }
            for id in to {
                let Some(target) = BoundIncident::new(pack, &bound.book, id) else { continue };
                let known = Known {
                    facts: situation.facts,
                    line: None,
                    amounts: &ruling.amounts,
                    handed: ruling.hands_over(&bound.incident, id),
                };
                let facts = carried(&words, &bound.incident, &known, &target.incident).facts;
                let next = match target.next(&facts) {
                    Next::Ruled(there) => {
                        let steps: Vec<_> = there.orders.iter().chain(&there.remarks).collect();
                        let back = target.incident.goes_on.iter().filter(|(step, _)| steps.contains(&&step));
                        let back: Vec<String> = back.flat_map(|(_, to)| to).map(ToString::to_string).collect();
                        json!({"ruled": there.outcome, "coverage": there.coverage.key(), "orders": there.orders.iter().map(ToString::to_string).collect::<Vec<_>>(), "cites": there.citations.iter().map(|c| c.address.clone()).collect::<Vec<_>>(), "onward": back})
                    }
                    Next::Ask(fact) => json!({"ask": target.incident.facts[fact].id.to_string()}),
                    Next::Impossible(impossible) => json!({"impossible": impossible.key}),
                    Next::Open(..) => json!({"open": true}),
                };
                onward.push(json!({"step": step.to_string(), "to": id.to_string(), "settled": bound.incident.settled_by.iter().any(|(s, _)| s == step), "facts": typed(&words, &target, &facts), "next": next}));
            }
        }
        let policies: Vec<_> = ruling
            .because
            .iter()
            .filter_map(|because| match because {
                TraceStep::Policy(known) => Some(json!([
                    known.policy.to_string(),
                    format!("{:?}", known.position).chars().take(60).collect::<String>(),
                    known.clauses()
                ])),
                _ => None,
            })
            .collect();
        let rows: Vec<String> = ruling
            .because
            .iter()
            .filter_map(|because| match because {
                TraceStep::Row(row) => Some(row.to_string()),
                _ => None,
            })
            .collect();
        let line = json!({
            "book": ruling.book.to_string(), "incident": ruling.incident.to_string(), "from": situation.from,
            "facts": typed(&words, bound, situation.facts),
            "outcome": ruling.outcome, "coverage": ruling.coverage.key(), "rows": rows,
            "general": ruling.general.iter().map(|known| known.policy.to_string()).collect::<Vec<_>>(),
            "orders": ruling.orders.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "remarks": ruling.remarks.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "alternatives": ruling.alternatives.iter().map(|one| json!({"outcome": one.outcome, "amounts": one.amounts, "orders": one.orders.iter().map(ToString::to_string).collect::<Vec<_>>(), "remarks": one.remarks.iter().map(ToString::to_string).collect::<Vec<_>>(), "penalty": one.penalty.key()})).collect::<Vec<_>>(),
            "amounts": ruling.amounts, "policies": policies,
            "citations": ruling.citations.iter().map(|c| c.address.clone()).collect::<Vec<_>>(),
            "headline": full["ruling"], "order_texts": full["orders"], "alternative_texts": full["alternatives"], "remark_texts": full["remarks"],
            "tables": ruling.tables.iter().map(|table| table.name).collect::<Vec<_>>(),
            "sums": full["because"].as_array().map(|all| all.iter().filter(|one| one.get("text").is_some()).cloned().collect::<Vec<_>>()),
            "onward": onward,
        });
        writeln!(out, "{line}").expect("room");
    });
}
