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
pub(super) fn run(context: &Context, words: &[String]) -> Result<u8> {
    let query = words.join(" ");
    match show_hits(context, &query)? {
        true => Ok(FOUND),
        false => Err(Failure::Nothing(context.about("nothing-found", &query, None)).into()),
    }
}

/// Shows the incidents and rules that words find. False when there are none.
pub(super) fn show_hits(context: &Context, query: &str) -> Result<bool> {
    let incidents = find_incidents(context.pack, context.words, query).best(MOST_INCIDENTS);
    let mut rules = search(context.pack, &context.book, query);
    if incidents.is_empty() && rules.is_empty() {
        return Ok(false);
    }
    rules.truncate(MOST - incidents.len());
    let searched = Searched { query, incidents: &incidents, rules: &rules };
    context.list(
        || hits_view(context.pack, context.words, &searched),
        || hits_json(context.pack, context.words, &searched),
    )?;
    Ok(true)
}
