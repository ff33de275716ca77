//! What is said when something was done.

use super::super::Context;
use crate::error::FOUND;
use crate::render::{Block, View};
use anyhow::Result;
use serde_json::json;

/// Says that it is done: the sentence is all that there is to show.
pub(super) fn done(context: &Context, sentence: &str, number: Option<i64>) -> Result<u8> {
    let view = || {
        let mut lines = sentence.lines().map(str::to_owned);
        let first = lines.next().map(Block::Headline);
        View { blocks: first.into_iter().chain(lines.map(Block::Text)).collect(), ..View::default() }
    };
    context.show(view, || json!({"message": sentence, "number": number}))?;
    Ok(FOUND)
}
