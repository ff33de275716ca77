//! One case ruled by several books, side by side.

use super::facts::{facts_json, verdict_json};
use super::remedy::{Remedies, amounts_json, coverage_mark, pair};
use super::ruling::impossible_words;
use super::{Block, View};
use crate::compare::{Verdict, VerdictResult, without_amounts};
use crate::decide::{BoundIncident, Ruling};
use crate::incident::Facts;
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

    fn remedies<'r>(&self, bound: &'r BoundIncident, ruling: &'r Ruling) -> Remedies<'r>
    where
        Self: 'r,
    {
        Remedies::of_ruling(bound.pack(), self.words, ruling)
    }

    /// The ruling with its amounts, and the label that carries it.
    fn said(&self, verdict: &Verdict) -> (String, String) {
        let words = self.words;
        let bound = &verdict.bound;
        match (&verdict.result, bound.next(&without_amounts(bound, self.facts))) {
            (VerdictResult::Ruled { coverage, .. }, crate::decide::Next::Ruled(ruling)) => {
                let remedies = self.remedies(bound, &ruling);
                let headline = remedies.headline(&ruling);
                let mark = coverage_mark(words, *coverage, &headline);
                let mut lines = vec![headline];
                // Alternatives say by themselves how far the book carries them.
                if !mark.is_empty() && ruling.alternatives.is_empty() {
                    lines.push(mark.trim_start().to_owned());
                }
                let line = |(name, amount): (String, String)| format!("{name} {amount}");
                let amounts = |amounts: &[(&str, u64)]| -> Vec<String> {
                    amounts.iter().map(|amount| line(pair(words, amount))).collect()
                };
                let order = |order: String| format!("- {order}");
                lines.extend(amounts(&ruling.amounts));
                lines.extend(remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts).into_iter().map(order));
                // With the numbers that they have in the headline; a letter would be a player.
                for (one, number) in ruling.alternatives.iter().zip(1..) {
                    lines.push(format!("({number}) {}", remedies.line(std::slice::from_ref(one))));
                    let own = one.amounts.iter().filter(|amount| !ruling.amounts.contains(amount));
                    lines.extend(amounts(&own.copied().collect::<Vec<_>>()));
                    lines.extend(remedies.orders_of(one).into_iter().map(order));
                }
                let rule = ruling.citations.first().map(|citation| citation.address.clone()).unwrap_or_default();
                (lines.join("\n"), rule)
            }
            (VerdictResult::Missing(facts), _) => {
                let names: Vec<&str> = facts.iter().map(|fact| bound.incident.facts[*fact].id.as_str()).collect();
                (words.with("needs-facts", &args([("facts", names.join(", ").into())])), String::new())
            }
            (VerdictResult::Impossible(impossible), _) => {
                (impossible_words(words, &bound.incident.id, impossible), String::new())
            }
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
                    let remedies = self.remedies(&verdict.bound, &ruling);
                    let orders = ruling.orders.iter().map(|order| remedies.message("order", order, &ruling.amounts));
                    let several: Vec<Json> = ruling.alternatives.iter().map(|one| remedies.json(one)).collect();
                    object.insert("amounts".to_owned(), amounts_json(&ruling.amounts));
                    object.insert("orders".to_owned(), json!(orders.collect::<Vec<_>>()));
                    object.insert("open".to_owned(), remedies.open_json(&ruling.open));
                    if !several.is_empty() {
                        object.insert("alternatives".to_owned(), Json::Array(several));
                    }
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
