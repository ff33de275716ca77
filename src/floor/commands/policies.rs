//! `floor policies`: the points on which books can differ, with where each book stands.

use super::Context;
use crate::compare::{BookPositions, book_positions};
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, nearest};
use crate::lookup::matching_policies;
use crate::render::{policies_view, standings_json};
use anyhow::Result;

/// Runs the command.
pub(super) fn run(context: &Context, words: &[String]) -> Result<u8> {
    let typed = words.join(" ");
    let all = context.pack.policies();
    let found = if words.is_empty() { all } else { matching_policies(context.pack, &typed) };
    if found.is_empty() {
        let ids = context.pack.policies();
        let near = nearest(&typed, ids.iter().map(|policy| policy.id.as_str()), Slip::Typed);
        return Err(Failure::Nothing(context.about("unknown-policy", &typed, near)).into());
    }
    let books = context.pack.book_ids();
    let book_positions: Vec<BookPositions> = book_positions(context.pack, &books, found).collect();
    context.list(
        || policies_view(context.pack, context.words, &book_positions),
        || standings_json(context.words, &book_positions),
    )?;
    Ok(FOUND)
}
