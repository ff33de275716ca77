//! The rules of a book in another language than its own, as written: the texts alone, in the order of the rules' file.

use serde::Deserialize;

/// A section of a book in another language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TranslatedSection {
    /// The heading, without the section's number.
    pub title: String,
    /// Its rules.
    pub rules: Vec<TranslatedRule>,
}

/// A rule in another language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TranslatedRule {
    /// The label of the rule.
    pub label: String,
    /// The fingerprint of the rule that was translated; `floor check --fix` writes it once somebody has read both.
    pub source: Option<String>,
    /// The title.
    pub title: String,
    /// The clauses, as many as the rule has, in their order.
    pub clauses: Vec<TranslatedClause>,
    /// The examples, as many as the rule has, in their order.
    #[serde(default)]
    pub examples: Vec<String>,
}

/// A clause in another language.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TranslatedClause {
    /// The label, as the clause has it.
    pub label: Option<String>,
    /// What it says.
    pub text: String,
    /// The list that follows the text, without labels.
    #[serde(default)]
    pub items: Vec<String>,
    /// Where the text goes on after the list.
    pub after: Option<String>,
}
