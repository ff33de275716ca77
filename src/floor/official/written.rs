//! The official words as the file that stands beside our restatement: `books/<id>/official.yaml`.

use super::recognised::Matched;
use crate::book::{Official, Rule};
use std::fmt::Write;

/// A document whose rules were recognised.
#[derive(Debug, Clone, Copy)]
pub struct Paper<'a> {
    /// Where it comes from.
    pub from: &'a Official,
    /// The rules of the book.
    pub rules: &'a [Rule],
    /// Those of them that are taken.
    pub matched: &'a [Matched],
}

/// The file.
#[must_use]
pub fn written(paper: &Paper) -> String {
    let Official { source, edition, date, language } = paper.from;
    let date = date.as_ref().map_or_else(String::new, |date| format!("  date: {}\n", quoted(date)));
    let mut out = format!(
        "official:\n  source: {}\n  edition: {}\n{date}  language: {language}\nrules:\n",
        quoted(source),
        quoted(edition)
    );
    for one in paper.matched {
        rule(&mut out, &paper.rules[one.rule], one);
    }
    out
}

fn rule(out: &mut String, rule: &Rule, one: &Matched) {
    line(out, &format!("  - rule: {}", quoted(&rule.label)));
    if !one.heading.is_empty() {
        line(out, &format!("    title: {}", quoted(&one.heading)));
    }
    for passage in one.passages.iter().filter(|passage| passage.clause.is_none()) {
        text(out, "    ", &passage.paragraphs);
    }
    let clauses: Vec<_> = one.passages.iter().filter_map(|passage| Some((passage.clause?, passage))).collect();
    if !clauses.is_empty() {
        line(out, "    clauses:");
    }
    for (at, passage) in clauses {
        line(out, &format!("      - clause: {}", quoted(&rule.clauses[at].address)));
        text(out, "        ", &passage.paragraphs);
    }
}

/// Paragraphs, each on a line of its own.
fn text(out: &mut String, indent: &str, paragraphs: &[String]) {
    line(out, &format!("{indent}text: |-"));
    paragraphs.iter().for_each(|paragraph| line(out, &format!("{indent}  {paragraph}")));
}

fn line(out: &mut String, text: &str) {
    // A text takes whatever is written into it.
    let _ = writeln!(out, "{text}");
}

/// A text as YAML writes it between quotation marks, which is how JSON does.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
