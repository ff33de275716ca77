//! The commands: each wires the stages together and does no more.

mod again;
mod books;
mod changes;
mod check;
mod compare;
mod completions;
mod context;
mod copied;
mod corrected;
mod decide;
mod dispute;
mod facts;
mod first_start;
mod folder;
mod hand;
mod house;
mod import;
mod incidents;
mod init;
mod kept;
mod line;
mod log;
mod manual;
mod numbers;
mod onward;
mod own_policy;
mod packed;
mod pager;
mod piped;
mod policies;
mod redline;
mod rule;
mod schema;
mod screen;
mod search;
mod session;
mod shown;
mod staff;
mod topics;
mod walked;

pub use context::{Context, built_in};

use crate::cli::{Cli, Command, Globals, Settings, UserFile, Wanted, format_of, language_of, localized, usage_error};
use crate::error::{FOUND, Failure};
use crate::interview::too_long;
use crate::load::Refused;
use crate::locale::{Words, args, printable};
use crate::lookup::find_incidents;
use crate::pack::Pack;
use crate::render::{Format, failure_json, finding_text, warning_json};
use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Subcommand};
use serde_json::Value as Json;
use std::ffi::OsString;
use std::io::Write;
use std::mem::take;

/// Runs the program with its arguments, the name of the program first, and gives its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let raw: Vec<String> = arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let pack = built_in();
    if let Some(status) = completions::answer(&arguments, &pack) {
        return status;
    }
    let file = UserFile::read();
    let words = Words::new(language_of(&raw, file.as_ref().ok()), &pack);
    let format = format_of(&raw, file.as_ref().ok());
    let parsed = short_enough(&raw, &words).and_then(|()| parse(&arguments, &pack, &words));
    let result = parsed.and_then(|cli| match cli {
        Some(cli) => {
            let file = file.map_err(|findings| Failure::data(&words, &findings))?;
            let first = if cli.command.is_none() { first_start::ask(&cli.globals, &file, &words)? } else { None };
            match first {
                None => dispatch(&cli, &file, &pack, &words),
                Some(file) => dispatch(&cli, &file, &pack, &Words::new(language_of(&raw, Some(&file)), &pack)),
            }
        }
        None => Ok(FOUND),
    });
    result.unwrap_or_else(|error| report(error, &words, format))
}

/// Refuses a command line that is longer than anybody types, before anything is looked for in it.
fn short_enough(typed: &[String], words: &Words) -> Result<()> {
    let refused = too_long(words, typed.iter().map(String::len).sum());
    refused.map_or(Ok(()), |why| Err(Failure::Usage(why).into()))
}

/// Says what went wrong on standard error, to a program in its own way, and gives the exit status.
fn report(error: anyhow::Error, words: &Words, format: Format) -> u8 {
    let other =
        |error: anyhow::Error| Failure::Usage(words.with("error-other", &args([("why", error.to_string().into())])));
    let failure = error.downcast::<Failure>().unwrap_or_else(other);
    say(&failure.to_string(), format, || failure_json(&failure));
    failure.status()
}

/// Says a sentence on standard error: as it is, or as one line of JSON to a program.
fn say(sentence: &str, format: Format, json: impl FnOnce() -> Json) {
    let line = match format {
        _ if sentence.is_empty() => return,
        Format::Json => json().to_string(),
        Format::Text | Format::Markdown | Format::Csv | Format::Html => sentence.to_owned(),
    };
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Reads the command line. None when help or the version was shown.
fn parse(arguments: &[OsString], pack: &Pack, words: &Words) -> Result<Option<Cli>> {
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
            context::print(words, &shown.unwrap_or_else(|| error.render().to_string()))?;
            Ok(None)
        }
        ErrorKind::DisplayVersion => {
            context::print(words, &books::version(words))?;
            Ok(None)
        }
        kind => {
            let instead =
                (kind == ErrorKind::InvalidSubcommand).then(|| decide_instead(arguments, pack, words)).flatten();
            let sentences = [Some(usage_error(&error, words)), instead];
            Err(Failure::Usage(sentences.into_iter().flatten().collect::<Vec<_>>().join("\n")).into())
        }
    }
}

/// What was typed without options, their values, and facts.
fn subject_of<'a>(typed: &[&'a str]) -> Vec<&'a str> {
    let cli = Cli::command();
    let takes_a_value = |word: &str| {
        let long = word.strip_prefix("--");
        let mut named = cli.get_arguments().filter(|known| long.is_some() && known.get_long() == long);
        named.any(|known| known.get_action().takes_values())
    };
    let is_value = |at: usize| at.checked_sub(1).is_some_and(|before| takes_a_value(typed[before]));
    let words =
        typed.iter().enumerate().filter(|(at, word)| !word.starts_with('-') && !word.contains('=') && !is_value(*at));
    words.map(|(_, word)| *word).collect()
}

/// What to type where an incident stands in the place of a command. None where the words name none.
fn decide_instead(arguments: &[OsString], pack: &Pack, words: &Words) -> Option<String> {
    let typed: Option<Vec<&str>> = arguments.iter().skip(1).map(|word| word.to_str()).collect();
    let typed = typed?;
    if find_incidents(pack, words, &subject_of(&typed).join(" ")).ranked.is_empty() {
        return None;
    }
    let command: Vec<String> = ["floor", "decide"].into_iter().chain(typed).map(printable).collect();
    Some(words.with("usage-decide-instead", &args([("command", again::in_a_shell(&command).into())])))
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

fn dispatch(cli: &Cli, file: &UserFile, built_in: &Pack, words: &Words) -> Result<u8> {
    match &cli.command {
        Some(Command::Completions { shell }) => return completions::script(words, shell),
        Some(Command::Man { command }) => return manual::page(words, command.as_deref()),
        Some(Command::Help { command }) => return manual::help(words, command.as_deref()),
        _ => {}
    }
    let settings = Settings::new(&cli.globals, file, words)?;
    if let Some(Command::Check { paths, stubs, unused, fix }) = &cli.command {
        let asked = match (stubs, unused, fix) {
            (true, ..) => check::Asked::Stubs,
            (_, true, _) => check::Asked::Unused,
            (.., true) => check::Asked::Mended,
            (false, false, false) => check::Asked::Findings,
        };
        return check::run(&settings, words, paths, asked);
    }
    if let Some(Command::Pack { dir, output }) = &cli.command {
        let settings = Settings { book: None, ..settings };
        let nothing = Refused::default();
        return packed::run(&Context::new(&settings, built_in, &nothing, words)?, dir, output);
    }
    if let Some(Command::Init { dir, extends, incident, policy }) = &cli.command {
        // A folder is laid over the built-in data, whatever another folder says, and whichever book is in force.
        let settings = Settings { book: None, ..settings };
        let nothing = Refused::default();
        let context = Context::new(&settings, built_in, &nothing, words)?;
        return match (incident, policy) {
            (Some(incident), _) => copied::run(&context, dir, incident),
            (_, Some(policy)) => own_policy::run(&context, dir, policy),
            (None, None) => init::run(&context, dir, extends.as_deref().unwrap_or_default()),
        };
    }
    if let Some(Command::Import { file, into, edition, date }) = &cli.command {
        let wanted = import::Wanted { file, into, edition: edition.as_deref(), date: date.as_deref() };
        return import::run(&settings, built_in, words, &wanted);
    }
    match house::laid_over(&settings, words)? {
        None => command(cli, &Context::new(&settings, built_in, &Refused::default(), words)?),
        Some(house) => {
            for finding in &house.in_doubt {
                let sentence = finding_text(words, finding);
                say(&sentence, settings.format, || warning_json(&sentence));
            }
            if let Some(sentence) = house::left_out(&settings, &house.refused, words) {
                say(&sentence, settings.format, || warning_json(&sentence));
            }
            let words = Words::new(words.language(), &house.pack);
            let context = Context::new(&settings, &house.pack, &house.refused, &words)?;
            command(cli, &Context { house: Some(&house.files), ..context })
        }
    }
}

fn command(cli: &Cli, context: &Context) -> Result<u8> {
    match &cli.command {
        None => decide::run(context, &[], &Wanted::default(), None),
        Some(Command::Decide { words, wanted, log, details }) => {
            decide::run(context, words, wanted, log::asked(context, log.as_deref(), details)?.as_ref())
        }
        Some(Command::Log { what, filter }) => log::run(context, what.as_ref(), filter),
        Some(Command::Shift { take }) => log::shift(context, take.as_deref()),
        Some(Command::Rule { labels, map: true }) => numbers::map(context, labels),
        Some(Command::Rule { labels, map: false }) => rule::run(context, labels),
        Some(Command::Search { words }) => search::run(context, words),
        Some(Command::Compare { words, books, compared }) => compare::run(context, words, books, compared),
        Some(Command::Changes { news }) => staff::run(context, news),
        Some(Command::Books) => books::run(context),
        Some(Command::Incidents { words, full }) => incidents::run(context, words, *full),
        Some(Command::Policies { words }) => policies::run(context, words),
        Some(Command::Topics { words }) => topics::run(context, words),
        Some(Command::Schema { name, printed }) => schema::run(context, name, *printed),
        // Done before there is a context.
        Some(
            Command::Check { .. }
            | Command::Init { .. }
            | Command::Pack { .. }
            | Command::Import { .. }
            | Command::Completions { .. }
            | Command::Man { .. }
            | Command::Help { .. },
        ) => Ok(FOUND),
    }
}
