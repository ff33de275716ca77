//! `floor search`: rules and incidents by words.

use super::Context;
use crate::error::{FOUND, Failure};
use crate::lookup::search;
use crate::render::{hits_json, hits_view};
use anyhow::Result;

/// The most hits that are shown.
const MOST: usize = 12;

/// Runs the command.
pub fn run(context: &Context, words: &[String]) -> Result<u8> {
    let query = words.join(" ");
    let mut hits = search(context.pack, &query);
    if hits.is_empty() {
        return Err(Failure::Nothing(context.about("nothing-found", &query, None)).into());
    }
    hits.truncate(MOST);
    context.show(
        || hits_view(context.pack, context.words, &query, &hits),
        || hits_json(context.pack, context.words, &query, &hits),
    )?;
    Ok(FOUND)
}
