//! One case ruled by several books, side by side.

use super::facts::{amounts_json, facts_json, verdict_json};
use super::ruling::{impossible_words, message_values};
use super::{Block, View};
use crate::compare::{Verdict, VerdictResult, without_amounts};
use crate::incident::{Coverage, Facts, amount_message};
use crate::locale::{Words, args};
use serde_json::{Value as Json, json};

/// A case under several books.
#[derive(Debug)]
pub struct Comparison<'a> {
    /// The words.
    pub words: &'a Words<'a>,
    /// The facts of the case.
    pub facts: &'a Facts,
    /// What each book rules.
    pub verdicts: &'a [Verdict<'a>],
}

impl Comparison<'_> {
    /// The table of the case, the rulings that part from the first marked.
    #[must_use]
    pub fn view(&self) -> View {
        let words = self.words;
        let mut view = View::default();
        let Some(first) = self.verdicts.first() else {
            return view;
        };
        view.push(Block::Headline(words.text(&first.bound.incident.id)));
        let same = self.verdicts.iter().all(|verdict| verdict.result == first.result);
        view.push(Block::Subject(words.text(if same { "compare-same" } else { "compare-differ" })));
        view.push(Block::Rule);
        let head = ["table-book", "table-ruling", "table-rule"].map(|id| words.text(id)).to_vec();
        let (model, _) = self.said(first);
        view.push(Block::Table(head, self.verdicts.iter().map(|verdict| self.row(verdict, first, &model)).collect()));
        view
    }

    /// A row of the table. A book that rules to the letter like the first only says so.
    fn row(&self, verdict: &Verdict, first: &Verdict, model: &str) -> Vec<String> {
        let mark = if verdict.result == first.result { "" } else { "≠ " };
        let (said, rule) = self.said(verdict);
        let as_first = verdict.bound.book != first.bound.book && said == model;
        let said = if as_first { format!("= {}", first.bound.book) } else { said };
        vec![format!("{mark}{}", verdict.bound.book), said, rule]
    }

    /// The ruling with its amounts, and the label that carries it.
    fn said(&self, verdict: &Verdict) -> (String, String) {
        let words = self.words;
        let bound = &verdict.bound;
        match (&verdict.result, bound.next(&without_amounts(bound, self.facts))) {
            (VerdictResult::Ruled { outcome, coverage, .. }, crate::decide::Next::Ruled(ruling)) => {
                let values = message_values(&ruling);
                let mut lines = vec![words.with(&format!("{}-outcome-{outcome}", bound.incident.id), &values)];
                if *coverage != Coverage::Rule {
                    lines.push(format!("({})", words.text(&format!("coverage-{}", coverage.key()))));
                }
                let amounts = ruling
                    .amounts
                    .iter()
                    .map(|(name, amount)| format!("{} {}", words.text(&amount_message(name)), words.number(*amount)));
                lines.extend(amounts);
                lines.extend(ruling.orders.iter().map(|order| {
                    format!("- {}", words.with(&format!("{}-order-{order}", bound.incident.id), &values))
                }));
                let rule = ruling.citations.first().map(|citation| citation.address.clone()).unwrap_or_default();
                (lines.join("\n"), rule)
            }
            (VerdictResult::Missing(facts), _) => {
                let names: Vec<&str> = facts.iter().map(|fact| bound.incident.facts[*fact].id.as_str()).collect();
                (words.with("needs-facts", &args([("facts", names.join(", ").into())])), String::new())
            }
            (VerdictResult::Impossible(impossible), _) => (impossible_words(words, impossible), String::new()),
            (VerdictResult::Ruled { .. }, _) => (String::new(), String::new()),
        }
    }

    /// The case and each book's ruling as JSON.
    #[must_use]
    pub fn json(&self) -> Json {
        let Some(first) = self.verdicts.first() else {
            return Json::Null;
        };
        let books: Vec<Json> = self
            .verdicts
            .iter()
            .map(|verdict| {
                let mut json = verdict_json(verdict);
                if let (Some(object), crate::decide::Next::Ruled(ruling)) =
                    (json.as_object_mut(), verdict.bound.next(&without_amounts(&verdict.bound, self.facts)))
                {
                    let labels: Vec<&str> = ruling.citations.iter().map(|citation| citation.address.as_str()).collect();
                    let values = message_values(&ruling);
                    let orders = ruling
                        .orders
                        .iter()
                        .map(|order| self.words.with(&format!("{}-order-{order}", verdict.bound.incident.id), &values));
                    object.insert("amounts".to_owned(), amounts_json(&ruling));
                    object.insert("orders".to_owned(), json!(orders.collect::<Vec<_>>()));
                    object.insert("clauses".to_owned(), json!(labels));
                    object.insert("differs".to_owned(), json!(verdict.result != first.result));
                }
                json
            })
            .collect();
        json!({
            "incident": first.bound.incident.id,
            "language": self.words.language().code(),
            "facts": facts_json(&first.bound, self.facts),
            "books": books,
        })
    }
}
