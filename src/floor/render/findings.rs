//! What is wrong with data, a line each: place, then sentence; and the policies that no table consults.

use super::{Block, View};
use crate::error::Failure;
use crate::load::{Finding, Severity};
use crate::locale::{FluentValue, Words, args};
use crate::policy::{Policy, message_id};
use serde_json::{Value as Json, json};

/// A finding as one line: `file:line: sentence`, a warning marked as one.
#[must_use]
pub fn finding_text(words: &Words, finding: &Finding) -> String {
    let values =
        finding.values.iter().map(|(name, value)| match (name.strip_suffix("-kind"), name.strip_suffix("-system")) {
            (Some(name), _) => (name, FluentValue::from(words.text(&format!("kind-{value}")))),
            (None, Some(name)) => (name, words.system(value).into()),
            // A number that its sentence counts by.
            (None, None) if *name == "count" => (*name, value.parse::<u64>().unwrap_or_default().into()),
            (None, None) => (*name, value.as_str().into()),
        });
    let sentence = words.with(&format!("finding-{}", finding.key), &values.collect());
    let marked = match finding.severity {
        Severity::Error => sentence,
        Severity::Warning => words.with("check-warning", &args([("sentence", sentence.into())])),
    };
    format!("{}:{}: {marked}", finding.file, finding.line)
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
    let listed: Vec<Json> =
        findings.iter().map(|finding| finding_json(finding, &finding_text(words, finding))).collect();
    json!({ "findings": listed })
}

fn finding_json(finding: &Finding, line: &str) -> Json {
    let severity = finding.severity.key();
    json!({"file": finding.file, "line": finding.line, "severity": severity, "key": finding.key, "message": line})
}

/// Why a command stopped, as JSON on one line.
#[must_use]
pub fn failure_json(failure: &Failure) -> Json {
    let mut error = json!({"kind": failure.kind(), "status": failure.status(), "message": failure.to_string()});
    match failure {
        Failure::Data(findings) => {
            error["findings"] = findings.iter().map(|(finding, line)| finding_json(finding, line)).collect();
        }
        Failure::Unsaid(unsaid) => {
            for (key, value) in &unsaid.keys {
                error[key] = value.clone();
            }
        }
        _ => {}
    }
    json!({ "error": error })
}

/// A sentence that goes with a result, as JSON on one line.
#[must_use]
pub fn warning_json(message: &str) -> Json {
    json!({"warning": {"message": message}})
}

/// The policies that no table consults, each by its id and its name, where the program has it.
#[must_use]
pub fn unused_view(words: &Words, unused: &[&Policy]) -> View {
    let line = |policy: &&Policy| match message_id(&policy.id) {
        id if words.has(&id) => format!("{} · {}", policy.id, words.text(&id)),
        _ => policy.id.to_string(),
    };
    let mut view = View::default();
    let count = args([("count", (unused.len() as u64).into())]);
    view.push(Block::Headline(words.with("check-unused", &count)));
    view.push(Block::Points(unused.iter().map(line).collect()));
    view
}

/// The policies that no table consults, as JSON.
#[must_use]
pub fn unused_json(unused: &[&Policy]) -> Json {
    json!({ "unused": unused.iter().map(|policy| policy.id.as_str()).collect::<Vec<_>>() })
}
