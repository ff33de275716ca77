//! `floor incidents`: the incidents by group, all of them or those that fit.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::ids::IncidentId;
use crate::incident::Incident;
use crate::locale::fold;
use crate::lookup::find_incidents;
use crate::render::{incidents_json, incidents_view};
use anyhow::Result;
use std::collections::BTreeSet;

/// The most incidents that words find.
const MOST: usize = 12;

/// Runs the command.
pub(super) fn run(context: &Context, typed: &[String], full: bool) -> Result<u8> {
    let typed = typed.join(" ");
    let ids = matching(context, &typed);
    if ids.is_empty() {
        return Err(Failure::Nothing(context.about("nothing-found", &typed, None)).into());
    }
    let incidents: Vec<Incident> = ids.iter().filter_map(|id| context.pack.incident(id)).collect();
    let words = context.words;
    context.list(|| incidents_view(words, &incidents, full), || incidents_json(words, &incidents))?;
    Ok(FOUND)
}

/// The incidents that are meant: all, those of a group by its key or its title, or those that words find or their titles have.
fn matching(context: &Context, typed: &str) -> Vec<IncidentId> {
    let mut heads = context.pack.incident_heads();
    let wanted = fold(typed.trim());
    let named = |group: &str| fold(group) == wanted || fold(&context.words.text(&format!("group-{group}"))) == wanted;
    if !wanted.is_empty() {
        heads.retain(|head| named(&head.group));
        if heads.is_empty() {
            let found = find_incidents(context.pack, context.words, typed).best(MOST);
            let mut ids: Vec<IncidentId> = found.into_iter().map(|candidate| candidate.id).collect();
            // A word that many titles have tells none of them apart, and finds them all the same.
            let title = |id: &IncidentId| fold(&context.words.text(id));
            let has = |id: &IncidentId| title(id).split_whitespace().any(|word| word.starts_with(&wanted));
            let others: Vec<IncidentId> = context.pack.incident_heads().into_iter().map(|head| head.id).collect();
            ids.extend(others.into_iter().filter(has).take(MOST.saturating_sub(ids.len())));
            let mut seen = BTreeSet::new();
            ids.retain(|id| seen.insert(id.clone()));
            return ids;
        }
    }
    heads.into_iter().map(|head| head.id).collect()
}
