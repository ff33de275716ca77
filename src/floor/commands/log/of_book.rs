//! What the book in force says of penalties in the log: which count towards the next, which the TD confirms, and how long they live
//! on. A book that says nothing of it leaves everything together, asks nobody, and carries nothing over.

use super::super::Context;
use super::step::Step;
use crate::cli::{can_choose, initials};
use crate::locale::args;
use crate::policy::{LogPolicy, Value};
use floorbook_log::Moment;

/// Which penalties count towards the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// Those for the same offence.
    ByKind,
    /// All of a player.
    OverAll,
    /// All of them, since the book does not say.
    Unsaid,
}

impl Counted {
    /// Which of them the book counts.
    pub(super) fn of(context: &Context) -> Self {
        match value(context, LogPolicy::Counted).as_deref() {
            Some("by-kind") => Self::ByKind,
            Some(_) => Self::OverAll,
            None => Self::Unsaid,
        }
    }

    /// As a message takes it.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::ByKind => "by-kind",
            Self::OverAll => "over-all",
            Self::Unsaid => "none",
        }
    }
}

/// The lightest penalty that the TD confirms under the book; none where the book names none.
pub(super) fn confirmed_from(context: &Context) -> Option<Step> {
    match value(context, LogPolicy::Confirmed)?.as_str() {
        "warning" => Some(Step::Warning),
        "missed-hands" => Some(Step::Hands(1)),
        "one-round" => Some(Step::Rounds(1, None)),
        "two-rounds" => Some(Step::Rounds(2, None)),
        "three-rounds" => Some(Step::Rounds(3, None)),
        "four-rounds" => Some(Step::Rounds(4, None)),
        "disqualified" => Some(Step::Out),
        _ => None,
    }
}

/// Who approved a penalty, after somebody was asked for it where the book wants the TD to confirm.
///
/// # Errors
/// Nobody has confirmed it, in the user's words.
pub(super) fn approved(context: &Context, step: Step, by: Option<&str>) -> Result<Option<String>, String> {
    let by = by.map(str::to_owned);
    let Some(from) = confirmed_from(context).filter(|from| by.is_none() && from.weight() <= step.weight()) else {
        return Ok(by);
    };
    let say = |id: &str| context.words.with(id, &args([("from", from.words(context.words).into())]));
    let asked = if can_choose() { initials(&say("penalty-who-confirmed")) } else { None };
    asked.map(Some).ok_or_else(|| say("penalty-not-confirmed"))
}

/// Whether the penalties of an event are carried over to the next.
pub(super) fn carried_to_next_event(context: &Context) -> bool {
    value(context, LogPolicy::Carried).as_deref() == Some("next-event")
}

/// The second from which penalties count; none where those of all days do.
pub(super) fn counted_since(context: &Context, now: &Moment) -> Option<i64> {
    match value(context, LogPolicy::Carried).as_deref() {
        Some("next-day" | "next-event") => None,
        _ => Some(now.day_of_play().second),
    }
}

fn value(context: &Context, what: LogPolicy) -> Option<String> {
    match context.pack.of_the_log(&context.book, what)? {
        Value::Choice(value) => Some(value),
        Value::Number(_) => None,
    }
}
