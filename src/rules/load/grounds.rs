//! The ground of inherited positions: a book that removes or replaces a rule takes it from the positions that rested on it.

use super::{Document, Finding, Loader, SourceLocation};
use crate::book::Rule;
use crate::ids::PolicyId;
use crate::policy::Position;
use std::collections::{BTreeMap, BTreeSet};

impl Loader {
    /// The inherited positions whose clauses the book still has. One that rested on a rule that the book removes or
    /// replaces has lost its ground, and the book must take it anew.
    pub(super) fn still_grounded(
        &self,
        id: &str,
        inherited: &BTreeMap<PolicyId, Position>,
    ) -> BTreeMap<PolicyId, Position> {
        let holds = |position: &Position| position.clauses().iter().all(|clause| self.has_address(id, clause));
        inherited.iter().filter(|(_, position)| holds(position)).map(|(k, v)| (k.clone(), v.clone())).collect()
    }

    /// Where a book removes or replaces the rule on which an inherited position rested.
    pub(super) fn lost_rule(
        &self,
        id: &str,
        document: &Document,
        removed: &[String],
        position: &Position,
    ) -> Option<SourceLocation> {
        let clauses = position.clauses();
        let clause = clauses.iter().find(|clause| !self.has_address(id, clause))?;
        let of = |label: &str| clause.strip_prefix(label).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        match removed.iter().position(|label| of(label)) {
            Some(at) => Some((document.path.clone(), document.line(&format!("/removed/{at}")))),
            None => {
                self.rule_places.iter().find(|((book, label), _)| book == id && of(label)).map(|(_, at)| at.clone())
            }
        }
    }

    /// Warns of inherited positions whose clause the book has replaced by another text. What the new text says on them, and
    /// in which sentence, nobody but its author knows.
    pub(super) fn replaced_ground(
        &mut self,
        id: &str,
        base: &str,
        document: &Document,
        inherited: &BTreeMap<PolicyId, Position>,
    ) {
        let mut by_rule: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (policy, position) in inherited {
            if self.position_places.contains_key(&(id.into(), policy.clone())) {
                continue;
            }
            for clause in position.clauses() {
                let there = self.library.rules.get(base).and_then(|rules| said(rules, clause));
                let here = self.library.rules.get(id).and_then(|rules| said(rules, clause));
                if let (Some((label, there)), Some((_, here))) = (there, here)
                    && there != here
                {
                    by_rule.entry(label).or_default().insert(policy);
                }
            }
        }
        let positions = self.library.positions.get_mut(id);
        for (policy, position) in positions.into_iter().flatten() {
            if by_rule.values().any(|policies| policies.contains(policy.as_str())) {
                position.forget_sentences();
            }
        }
        let folder = document.path.trim_end_matches("book.yaml");
        let warning = |(label, policies): (&str, BTreeSet<&str>)| {
            let (file, line) = self.rule_places.get(&(id.into(), label.to_owned()))?;
            let policies = policies.into_iter().collect::<Vec<_>>().join(", ");
            let values = [("name", label), ("policies", &policies), ("where", &format!("{folder}policies/"))];
            Some(Finding::new(file, *line, "replaced-rule", values).warning())
        };
        let warnings: Vec<Finding> = by_rule.into_iter().filter_map(warning).collect();
        self.findings.extend(warnings);
    }
}

/// The label of the rule to which an address belongs, and everything that is said at the address.
fn said<'a>(rules: &'a [Rule], address: &str) -> Option<(&'a str, Vec<&'a str>)> {
    rules.iter().find_map(|rule| {
        let clauses = match rule.at(address) {
            Some((clause, Some(item))) => return Some((rule.label.as_str(), vec![clause.text.as_str(), &item.text])),
            Some((clause, None)) => vec![clause],
            None if rule.label == address => rule.clauses.iter().collect(),
            None => return None,
        };
        let texts = clauses.into_iter().flat_map(|clause| {
            let items = clause.items.iter().map(|item| item.text.as_str());
            std::iter::once(clause.text.as_str()).chain(items).chain(clause.after.as_deref())
        });
        Some((rule.label.as_str(), texts.collect()))
    })
}
