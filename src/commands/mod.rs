//! The commands: each wires the stages together and does no more.

mod books;
mod check;
mod compare;
mod context;
mod decide;
mod facts;
mod incidents;
mod rule;
mod search;

pub use context::{Context, built_in};

use crate::cli::{Cli, Command, Globals, Settings, UserFile, language_of, localized, usage_error};
use crate::error::{FOUND, Failure, USAGE};
use crate::locale::Words;
use crate::pack::Pack;
use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Subcommand};
use std::ffi::OsString;
use std::io::Write;
use std::mem::take;

/// Runs the program with its arguments, the name of the program first, and gives its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let raw: Vec<String> = arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let pack = built_in();
    let file = UserFile::read();
    let words = Words::new(language_of(&raw, file.as_ref().ok()), &pack);
    let result = parse(&arguments, &words).and_then(|cli| match cli {
        Some(cli) => {
            let file = file.map_err(|findings| Failure::data(&words, &findings))?;
            dispatch(&cli, file, &pack, &words)
        }
        None => Ok(FOUND),
    });
    result.unwrap_or_else(|error| report(&error, &words))
}

/// Says what went wrong on standard error, and gives the exit status.
fn report(error: &anyhow::Error, words: &Words) -> u8 {
    let failure = error.downcast_ref::<Failure>();
    let sentence = match failure {
        Some(failure) => failure.to_string(),
        None => words.with("error-other", &crate::locale::args([("why", error.to_string().into())])),
    };
    if !sentence.is_empty() {
        // Where standard error is closed there is nobody to tell.
        let _ = writeln!(std::io::stderr(), "{sentence}");
    }
    failure.map_or(USAGE, Failure::status)
}

/// Reads the command line. None when help or the version was shown.
fn parse(arguments: &[OsString], words: &Words) -> Result<Option<Cli>> {
    if let Ok(matches) = brief(arguments).try_get_matches_from(arguments) {
        return Ok(Some(Cli::from_arg_matches(&matches)?));
    }
    let error = match Cli::command().try_get_matches_from(arguments) {
        Ok(matches) => return Ok(Some(Cli::from_arg_matches(&matches)?)),
        Err(error) => error,
    };
    match error.kind() {
        ErrorKind::DisplayHelp => {
            // Asked for again in the user's language, which costs nothing until somebody asks.
            let command = localized(Cli::command(), words);
            let shown = command.try_get_matches_from(arguments).err().map(|help| help.render().to_string());
            context::print(&shown.unwrap_or_else(|| error.render().to_string()))?;
            Ok(None)
        }
        ErrorKind::DisplayVersion => {
            context::print(&books::version(words))?;
            Ok(None)
        }
        _ => Err(Failure::Usage(usage_error(&error, words)).into()),
    }
}

/// The command line with only those commands whose names were typed: clap copies the options that hold everywhere into
/// every command that it knows, which takes longer than reading the command line. What this accepts, the whole accepts
/// in the same way; where it accepts nothing, the whole says what is wrong.
fn brief(arguments: &[OsString]) -> clap::Command {
    let mut commands = Command::augment_subcommands(clap::Command::new("floor"));
    let typed =
        commands.get_subcommands_mut().filter(|command| arguments.iter().any(|word| word == command.get_name()));
    let none = Globals::augment_args(clap::Command::new("floor")).disable_help_subcommand(true);
    typed.fold(none, |brief, command| brief.subcommand(take(command)))
}

fn dispatch(cli: &Cli, file: UserFile, built_in: &Pack, words: &Words) -> Result<u8> {
    let settings = Settings::new(&cli.globals, file, words)?;
    if let Some(Command::Check { paths }) = &cli.command {
        return check::run(&settings, words, paths);
    }
    match context::laid_over(&settings, words)? {
        None => command(cli, &settings, built_in, words),
        Some(pack) => command(cli, &settings, &pack, &Words::new(words.language(), &pack)),
    }
}

fn command(cli: &Cli, settings: &Settings, pack: &Pack, words: &Words) -> Result<u8> {
    let context = Context::new(settings, pack, words)?;
    match &cli.command {
        None => decide::run(&context, &[], false),
        Some(Command::Decide { words, others }) => decide::run(&context, words, *others),
        Some(Command::Rule { labels }) => rule::run(&context, labels),
        Some(Command::Search { words }) => search::run(&context, words),
        Some(Command::Compare { words, books }) => compare::run(&context, words, books),
        Some(Command::Books) => books::run(&context),
        Some(Command::Incidents) => incidents::run(&context),
        Some(Command::Check { .. }) => Ok(FOUND),
    }
}
