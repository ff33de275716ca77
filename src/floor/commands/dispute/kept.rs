//! A ruling as it is kept in the log: what was known, what was ruled, and on which clauses, so that it can be shown as it was and
//! ruled anew.

use super::super::Context;
use super::super::again::made_by;
use super::Dispute;
use crate::decide::{Next, Summary};
use crate::error::Failure;
use crate::ids::IncidentId;
use crate::interview::{Given, write_fact};
use crate::render::{RulingContext, ruling_json};
use serde_json::{Value as Json, json};

/// What of a ruling in JSON is kept as it is.
const KEPT: [&str; 9] =
    ["outcome", "ruling", "coverage", "amounts", "orders", "alternatives", "penalty", "remarks", "citations"];

/// The rulings of a dispute, ready to be kept.
#[derive(Debug)]
pub(in super::super) struct ToKeep {
    /// The incident of the first, by which it is found.
    pub incident: IncidentId,
    /// What was said of it in words.
    pub told: Option<String>,
    /// The book, what made them, and the rulings.
    pub json: Json,
}

impl Dispute<'_> {
    /// What is kept of this dispute; nothing where it is not ruled.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(in super::super) fn ready_to_keep(&mut self, context: &Context) -> Result<Option<ToKeep>, Failure> {
        let mut rulings: Vec<(IncidentId, Json)> = Vec::new();
        for bound in self.bounds(context)? {
            let Some(told) = self.told.get(&bound.incident.id) else { continue };
            let Next::Ruled(ruling) = bound.next(&told.facts) else { continue };
            let shown = ruling_json(&RulingContext::new(context.words, &bound, &told.facts, &ruling));
            let facts = bound.incident.facts.iter().enumerate();
            let facts = facts.filter_map(|(at, fact)| Some(json!([fact.id, write_fact(fact, told.facts.get(at)?)])));
            let answers = Given::of(context.words, &bound, told).into_iter().map(|given| given.words);
            let mut kept = json!({
                "incident": bound.incident.id,
                "title": context.words.text(&bound.incident.id),
                "facts": facts.collect::<Vec<_>>(),
                "answers": answers.collect::<Vec<_>>(),
                "ruled": Summary::of(&ruling).to_string(),
            });
            for key in KEPT {
                kept[key] = shown[key].clone();
            }
            rulings.push((bound.incident.id.clone(), kept));
        }
        let Some((incident, _)) = rulings.first() else { return Ok(None) };
        let incident = incident.clone();
        let book = context.pack.book(&context.book);
        let language = context.words.language();
        let json = json!({
            "book": context.book,
            "edition": book.map(|book| book.edition.name(language).to_owned()),
            "language": language.code(),
            "made_by": made_by(context),
            "rulings": rulings.into_iter().map(|(_, kept)| kept).collect::<Vec<_>>(),
        });
        Ok(Some(ToKeep { incident, told: self.said.clone(), json }))
    }
}
