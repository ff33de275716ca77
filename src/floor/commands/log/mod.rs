//! `floor log` and `floor shift`, and the keeping of rulings. The log itself is a crate of its own (`src/log`), which knows neither
//! poker nor words; here it is said what an entry has, and what is made of it.

mod alike;
mod anew;
mod appeals;
mod before;
mod carry;
mod copies;
mod done;
mod keep;
mod lines;
mod list;
mod moved;
mod of_book;
mod penalty;
mod place;
mod record;
mod shift;
mod show;
mod step;
mod store;
mod turn;
mod who;

pub(super) use keep::Keeping;
pub(super) use shift::run as shift;

use super::Context;
use super::dispute::Dispute;
use crate::cli::{Details, LogCommand, LogFilter};
use crate::error::Failure;
use crate::incident::Incident;
use crate::render::{Block, View};
use anyhow::Result;
use clap::{Args, Command, FromArgMatches};
use floorbook_log::Kind;

/// Runs the command.
pub(super) fn run(context: &Context, what: Option<&LogCommand>, filter: &LogFilter) -> Result<u8> {
    match what {
        None => list::run(context, filter),
        Some(LogCommand::Show { number }) => show::run(context, *number),
        Some(LogCommand::Undo { wanted }) => turn::turn(context, Kind::UNDO, wanted),
        Some(LogCommand::Redo { wanted }) => turn::turn(context, Kind::REDO, wanted),
        Some(LogCommand::Appeal { number, outcome, wanted }) => turn::appeal(context, *number, outcome, wanted),
        Some(LogCommand::Penalty { number, step, wanted }) => penalty::give(context, *number, step, wanted),
        Some(LogCommand::Report { number, state, by }) => penalty::report(context, *number, state, by.as_deref()),
        Some(LogCommand::Move { player, to, by }) => moved::run(context, player, to, by.as_deref()),
        Some(LogCommand::Carry { from, by }) => carry::run(context, from, by.as_deref()),
        Some(LogCommand::Penalties) => penalty::list(context),
        Some(LogCommand::Forget { player, yes }) => turn::forget(context, player, *yes),
        Some(LogCommand::Backup { file }) => copies::backup(context, file),
        Some(LogCommand::Check) => copies::check(context),
        Some(LogCommand::Export) => copies::export(context),
    }
}

/// What is to be kept with a ruling, where the command line asks for it.
///
/// # Errors
/// Something to be kept, and nobody asks for keeping it; or a time that is none.
pub(super) fn asked<'a>(
    context: &Context,
    log: Option<&str>,
    details: &'a Details,
) -> Result<Option<Keeping<'a>>, Failure> {
    match log {
        Some(place) => Keeping::read(context.words, place, details).map(Some),
        None if details.say_anything() => Err(Failure::Usage(context.words.text("log-not-asked-for"))),
        None => Ok(None),
    }
}

/// The facts of an incident that the log knows of the player with whom a ruling is to be kept, without those that were typed.
pub(super) fn known(
    context: &Context,
    incident: &Incident,
    keeping: &Keeping,
    typed: &[(&str, &str)],
) -> Vec<(String, String)> {
    before::known(context, incident, keeping.place(), typed)
}

/// Keeps a ruling that was shown, where that is asked for, and says so on standard error.
///
/// # Errors
/// Facts that were typed and cannot be.
pub(super) fn keep(context: &Context, dispute: &mut Dispute, keeping: Option<&Keeping>) -> Result<(), Failure> {
    let Some(keeping) = keeping else { return Ok(()) };
    if let Some(ruled) = dispute.ready_to_keep(context)? {
        let report = keeping.keep(context, &ruled);
        super::say(&report.sentences.join("\n"), context.settings.format, || report.json());
    }
    Ok(())
}

/// Keeps the ruling that stands on the screen, by what was typed behind the command: `T7 s3 Novak --by KV --at 20:14`. Gives what is
/// said of it.
///
/// # Errors
/// Facts that were typed and cannot be.
pub(super) fn keep_at_table(context: &Context, dispute: &mut Dispute, typed: &str) -> Result<View, Failure> {
    let mut view = View::default();
    let Some((place, details)) = told(typed) else {
        view.push(Block::Text(context.words.text("log-how")));
        return Ok(view);
    };
    let sentences = match (Keeping::read(context.words, &place, &details), dispute.ready_to_keep(context)?) {
        (Ok(keeping), Some(ruled)) => keeping.keep(context, &ruled).sentences,
        (Err(why), _) => vec![why.to_string()],
        (Ok(_), None) => vec![context.words.text("nothing-ruled-yet")],
    };
    view.blocks.extend(sentences.into_iter().map(Block::Text));
    Ok(view)
}

/// Table, seat and player, and what is kept besides, as they stand behind the command at the table.
fn told(typed: &str) -> Option<(String, Details)> {
    let words = shlex::split(typed)?;
    let place = clap::Arg::new("place").num_args(0..).value_parser(clap::value_parser!(String));
    let command = Details::augment_args(Command::new("log").no_binary_name(true).disable_help_flag(true)).arg(place);
    let matches = command.try_get_matches_from(words).ok()?;
    let place: Vec<String> = matches.get_many::<String>("place").into_iter().flatten().cloned().collect();
    Some((place.join(" "), Details::from_arg_matches(&matches).ok()?))
}
