//! What comes through a pipe where nothing is said on the command line: each line of it is a dispute, ruled as the words of
//! `floor decide` are.

use super::{Context, report};
use crate::error::{FOUND, Failure};
use crate::interview::{MOST_TYPED, too_long};
use crate::render::Format;
use anyhow::Result;
use std::io::{BufRead, IsTerminal, Read};

/// The lines of standard input that say something; none where a person types there.
fn lines() -> Option<impl Iterator<Item = String>> {
    let input = std::io::stdin();
    (!input.is_terminal()).then(|| std::iter::from_fn(line).filter(|line| !line.trim().is_empty()))
}

/// The next line. Of one that is refused as too long no more is kept than shows it.
fn line() -> Option<String> {
    let mut line = Vec::new();
    let mut input = std::io::stdin().lock();
    let most = MOST_TYPED + 1;
    input.by_ref().take(most as u64).read_until(b'\n', &mut line).ok()?;
    if line.len() >= most && !line.ends_with(b"\n") {
        input.skip_until(b'\n').ok()?;
    }
    (!line.is_empty()).then(|| String::from_utf8_lossy(&line).trim().to_owned())
}

/// Rules on each line by itself, in their order. What cannot be ruled is said, and the next line follows. Gives the status of
/// the first that was not ruled; none where no line says anything.
pub(super) fn rule_on_each(context: &Context, mut rule: impl FnMut(&[String]) -> Result<u8>) -> Option<u8> {
    let mut status = None;
    for line in lines()? {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let ruled = match too_long(context.words, line.len()) {
            Some(why) => Err(Failure::Usage(why).into()),
            None => {
                between(context, status.is_some());
                rule(&words)
            }
        };
        let ruled = ruled.unwrap_or_else(|error| report(error, context.words, context.settings.format));
        status = status.filter(|status| *status != FOUND).or(Some(ruled));
    }
    status
}

/// The empty line between what a person reads of one dispute and of the next.
fn between(context: &Context, follows: bool) {
    let read = matches!(context.settings.format, Format::Text | Format::Markdown);
    if follows && read {
        // Where nobody reads on, the ruling behind it says so.
        drop(super::context::print(context.words, "\n"));
    }
}
