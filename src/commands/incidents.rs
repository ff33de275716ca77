//! `floor incidents`: every incident with its facts.

use super::Context;
use crate::error::FOUND;
use crate::incident::Incident;
use crate::render::{incidents_json, incidents_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context) -> Result<u8> {
    let heads = context.pack.incident_heads();
    let incidents: Vec<Incident> = heads.iter().filter_map(|head| context.pack.incident(&head.id)).collect();
    context.show(|| incidents_view(context.words, &incidents), || incidents_json(context.words, &incidents))?;
    Ok(FOUND)
}
