//! Numbers that belong together: where a policy is the sum of others, a book that has a number for each of them must add up.

use super::super::{Finding, Loader, SourceLocation};
use crate::ids::{BookId, PolicyId};
use crate::policy::{Effective, Policy, Position, Value};
use std::collections::BTreeMap;

impl Loader {
    /// Warns of sums that do not add up in the books of which this run says anything about them.
    pub(super) fn lint_sums(&mut self) {
        let mut findings = Vec::new();
        for policy in self.library.policies.iter().filter(|policy| !policy.sum_of.is_empty()) {
            for (book, positions) in &self.library.positions {
                let Some((file, line)) = self.summed_at(book, policy) else { continue };
                let number = |id: &PolicyId| number(positions, id);
                let parts: Option<Vec<u64>> = policy.sum_of.iter().map(number).collect();
                let (Some(total), Some(parts)) = (number(&policy.id), parts) else { continue };
                if parts.iter().sum::<u64>() != total {
                    let named = policy.sum_of.iter().zip(&parts).map(|(id, part)| format!("{id} {part}"));
                    let sum = parts.iter().sum::<u64>().to_string();
                    let values = [
                        ("name", policy.id.as_str()),
                        ("found", &total.to_string()),
                        ("policies", &named.collect::<Vec<_>>().join(" + ")),
                        ("sum", &sum),
                    ];
                    findings.push(Finding::new(file, *line, "sum-differs", values).warning());
                }
            }
        }
        self.findings.extend(findings);
    }

    /// Where this run says something of a sum or its parts in a book.
    fn summed_at(&self, book: &BookId, policy: &Policy) -> Option<&SourceLocation> {
        let mut all = std::iter::once(&policy.id).chain(&policy.sum_of);
        all.find_map(|id| self.position_places.get(&(book.clone(), id.clone())))
    }
}

/// The number that a book has for a policy.
fn number(positions: &BTreeMap<PolicyId, Position>, id: &PolicyId) -> Option<u64> {
    match positions.get(id)?.decides() {
        Effective::Value(Value::Number(number)) => Some(*number),
        Effective::Value(Value::Choice(_)) | Effective::Stance(_) => None,
    }
}
