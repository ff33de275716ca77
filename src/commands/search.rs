//! `floor search`: rules and incidents by words.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::lookup::{find_incidents, search};
use crate::render::{Searched, hits_json, hits_view};
use anyhow::Result;

/// The most incidents that are shown, and the most of both.
const MOST_INCIDENTS: usize = 4;
const MOST: usize = 12;

/// Runs the command.
pub fn run(context: &Context, words: &[String]) -> Result<u8> {
    let query = words.join(" ");
    let incidents = find_incidents(context.pack, context.words, &query).best(MOST_INCIDENTS);
    let mut rules = search(context.pack, &context.book, &query);
    if incidents.is_empty() && rules.is_empty() {
        return Err(Failure::Nothing(context.about("nothing-found", &query, None)).into());
    }
    rules.truncate(MOST - incidents.len());
    let searched = Searched { query: &query, incidents: &incidents, rules: &rules };
    context.show(
        || hits_view(context.pack, context.words, &searched),
        || hits_json(context.pack, context.words, &searched),
    )?;
    Ok(FOUND)
}
