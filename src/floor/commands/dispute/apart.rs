//! The incidents to which a ruling leaves the answer, where there are several: the one question that tells them apart.

use super::super::Context;
use crate::error::{Failure, Unsaid};
use crate::ids::IncidentId;
use crate::incident::Family;
use crate::lookup::family_of_all;
use crate::render::{Block, family_json, family_text};
use serde_json::{Value as Json, json};

/// Several incidents of which one gives the answer.
pub(in super::super) struct ToldApart {
    /// The family, with only the answers that lead to them.
    pub(super) family: Family,
    /// Its questions down to the one that tells them apart.
    pub(super) chain: Vec<usize>,
    pub(super) incidents: Vec<IncidentId>,
}

impl ToldApart {
    /// What tells some incidents apart; none for one alone, or where they are not of one family.
    pub(super) fn new(context: &Context, incidents: &[IncidentId]) -> Option<Self> {
        let (family, chain) = family_of_all(context.pack, incidents)?;
        Some(Self { family, chain, incidents: incidents.to_vec() })
    }

    /// The place of the question.
    fn at(&self) -> usize {
        self.chain.last().copied().unwrap_or_default()
    }

    /// The question with its answers, below a ruling where nobody can be asked.
    pub(super) fn blocks(&self, context: &Context) -> Vec<Block> {
        let text = family_text(context.words, &self.family, self.at());
        let mut lines = text.lines().map(|line| line.trim().to_owned());
        let question = lines.next().unwrap_or_default();
        vec![Block::Text(question), Block::Points(lines.collect())]
    }

    /// The question with its answers, for a program.
    pub(super) fn json(&self, context: &Context) -> Json {
        family_json(context.words, &self.family, self.at())
    }

    /// The failure where nothing can be shown before it is answered.
    pub(super) fn unsaid(&self, context: &Context) -> Failure {
        let text = family_text(context.words, &self.family, self.at());
        Unsaid::failure("several-incidents", text, json!({"question": self.json(context)}))
    }
}
