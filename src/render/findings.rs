//! What is wrong with data, a line each: place, then sentence.

use super::{Block, View};
use crate::load::Finding;
use crate::locale::{FluentValue, Words};
use serde_json::{Value as Json, json};

/// A finding as one line: `file:line: sentence`.
#[must_use]
pub fn finding_text(words: &Words, finding: &Finding) -> String {
    let values = finding.values.iter().map(|(name, value)| (*name, FluentValue::from(value.as_str())));
    let sentence = words.with(&format!("finding-{}", finding.key), &values.collect());
    format!("{}:{}: {sentence}", finding.file, finding.line)
}

/// Findings, or the word that there are none.
#[must_use]
pub fn findings_view(words: &Words, findings: &[Finding], summary: String) -> View {
    let mut view = View::default();
    if !findings.is_empty() {
        view.push(Block::Points(findings.iter().map(|finding| finding_text(words, finding)).collect()));
    }
    view.push(Block::Headline(summary));
    view
}

/// Findings as JSON.
#[must_use]
pub fn findings_json(words: &Words, findings: &[Finding]) -> Json {
    let finding = |finding: &Finding| json!({"file": finding.file, "line": finding.line, "key": finding.key, "message": finding_text(words, finding)});
    json!({"findings": findings.iter().map(finding).collect::<Vec<_>>()})
}
