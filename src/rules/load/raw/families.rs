//! The shape of a family as written: the incidents that the same words may mean, by the questions that tell them apart.

use super::Ordered;
use serde::Deserialize;

/// Incidents that words alone tell apart badly, with what to ask then.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Family {
    /// As the file is named.
    pub family: String,
    /// What is asked: the first, and what follows from an answer to one above.
    pub questions: Vec<FamilyQuestion>,
}

/// A question; its words, and those of its answers, are messages.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct FamilyQuestion {
    /// The key, unique in the family.
    pub question: String,
    /// Two or more.
    pub answers: Vec<FamilyAnswer>,
}

/// An answer, which leads to an incident or to a further question.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FamilyAnswer {
    /// The key, unique at its question.
    pub answer: String,
    /// The incident to which it leads.
    pub leads_to: Option<String>,
    /// The question below which it asks instead.
    pub asks: Option<String>,
    /// Choices of the incident that the answer tells, too.
    #[serde(default)]
    pub facts: Ordered<String>,
}
