//! `floor completions`: what a shell needs to complete a command line, and the answers when it asks.
//!
//! The shell asks the program itself each time, so that incidents, facts and books are those that there are.

use super::context::print;
use super::house::laid_over;
use crate::cli::{Cli, Globals, Settings, UserFile};
use crate::error::{FOUND, Failure, USAGE};
use crate::incident::{FactKind, Incident};
use crate::locale::{Language, Slip, Words, args, nearest, printable};
use crate::pack::{Audience, Pack};
use crate::render::Format;
use anyhow::Result;
use clap::{Arg, CommandFactory};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use clap_complete::env::Shells;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::PathBuf;

/// The variable by which a shell says that it asks, and which shell it is.
const VARIABLE: &str = "FLOOR_COMPLETE";

/// The place of the word that is completed, as some shells tell it.
const PLACE: &str = "_CLAP_COMPLETE_INDEX";

/// The shells that are offered, in this order.
const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];

/// What zsh needs before anything can be completed, for those who have not switched it on.
const COMPINIT: &str = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n";

/// Writes what a shell reads when it starts.
pub(super) fn script(words: &Words, shell: &str) -> Result<u8> {
    let shells = Shells::builtins();
    let Some(completer) = SHELLS.contains(&shell).then(|| shells.completer(shell)).flatten() else {
        let near = nearest(shell, SHELLS, Slip::Typed).unwrap_or("none");
        let values = args([
            ("option", "completions".into()),
            ("typed", printable(shell).into()),
            ("allowed", SHELLS.join(", ").into()),
            ("near", near.into()),
        ]);
        return Err(Failure::Usage(words.with("usage-not-allowed", &values)).into());
    };
    let mut script = Vec::new();
    if shell == "zsh" {
        script.extend_from_slice(COMPINIT.as_bytes());
    }
    completer.write_registration(VARIABLE, "floor", "floor", "floor", &mut script)?;
    print(words, &String::from_utf8_lossy(&script))?;
    Ok(FOUND)
}

/// Answers a shell, if it is one that asks. Gives the exit status.
pub(super) fn answer(arguments: &[OsString], pack: &Pack) -> Option<u8> {
    let shell = std::env::var(VARIABLE).ok().filter(|shell| !shell.is_empty())?;
    let shells = Shells::builtins();
    let Some(completer) = shells.completer(&shell) else {
        return Some(USAGE);
    };
    let begin = arguments.iter().position(|word| word == "--").map_or(arguments.len(), |at| at + 1);
    let typed: Vec<OsString> = arguments[begin..].to_vec();
    let settings = settings(&typed, pack);
    let house = settings.as_ref().and_then(|settings| house(settings, pack));
    let pack = house.as_ref().unwrap_or(pack);
    let book = settings.and_then(|settings| settings.book).map(|said| said.value);
    let mut command = offering(pack, &typed, &rules(pack, book.as_deref()));
    command.build();
    let mut answers = Vec::new();
    let folder = std::env::current_dir().ok();
    let answered = completer.write_complete(&mut command, typed, folder.as_deref(), &mut answers);
    let written = answered.and_then(|()| std::io::stdout().write_all(&answers));
    Some(if written.is_ok() { FOUND } else { USAGE })
}

/// The settings that are named on the command line so far, or by the surroundings. None where they cannot be used; that is
/// said when the command runs.
fn settings(typed: &[OsString], built_in: &Pack) -> Option<Settings> {
    let words = Words::new(Language::En, built_in);
    let named = |option: &str| {
        typed.iter().enumerate().find_map(|(at, word)| match word.to_str()?.strip_prefix(option)? {
            "" => typed.get(at + 1)?.to_str(),
            value => value.strip_prefix('='),
        })
    };
    // A folder that is still being typed is none yet.
    let rulings = named("--rulings").map(PathBuf::from).filter(|folder| folder.is_dir());
    let globals = Globals { rulings, book: named("--book").map(str::to_owned), ..Globals::default() };
    Settings::new(&globals, &UserFile::read().ok()?, &words).ok()
}

/// The data of the house that the settings name: its books, incidents and facts are offered, too. None where there is none,
/// or it cannot be used.
fn house(settings: &Settings, built_in: &Pack) -> Option<Pack> {
    Some(laid_over(settings, &Words::new(Language::En, built_in)).ok()??.pack)
}

/// The numbers of the rules of a book, or of the first one.
fn rules(pack: &Pack, book: Option<&str>) -> Vec<String> {
    let first = || pack.book_ids().into_iter().next();
    let id = book.filter(|id| pack.has_book(id)).map(Into::into).or_else(first);
    id.map_or_else(Vec::new, |id| pack.heads(&id).into_iter().map(|rule| rule.label).collect())
}

/// The command line with what can stand in the place of each value.
fn offering(pack: &Pack, typed: &[OsString], rules: &[String]) -> clap::Command {
    let books: Vec<String> = pack.book_ids().iter().map(ToString::to_string).collect();
    let languages = Language::ALL.map(|language| language.code().to_owned()).to_vec();
    let formats = Format::ALL.map(|(name, _)| name.to_owned()).to_vec();
    let incidents = groups(pack.incident_heads().into_iter().map(|head| head.group).collect());
    let known = pack.policies();
    let ids: Vec<String> = known.iter().map(|policy| policy.id.to_string()).collect();
    let policies = [groups(known.into_iter().map(|policy| policy.group).collect()), ids].concat();
    let of_topics = groups(pack.topics().into_iter().map(|topic| topic.group).collect());
    let topics: Vec<String> = pack.topics().iter().map(|topic| topic.id.to_string()).collect();
    let of_topics = [of_topics, topics.clone()].concat();
    let numbers = [rules, &topics].concat();
    let incident_ids: Vec<String> = pack.incident_heads().iter().map(|head| head.id.to_string()).collect();
    let schemas: Vec<String> = super::schema::known(false).into_iter().map(str::to_owned).collect();
    let audiences = Audience::ALL.map(|(name, _)| name.to_owned()).to_vec();
    let case = case(pack, typed);
    let commands = Cli::command().get_subcommands().map(|known| known.get_name().to_owned()).collect::<Vec<_>>();
    let offers = |command: &str, arg: &str| match (command, arg) {
        (_, "book" | "books" | "extends" | "of" | "since") | ("compare", "numbers") => Some(&books),
        (_, "audience") => Some(&audiences),
        ("compare", "group") => Some(&incidents),
        ("init" | "log", "incident") => Some(&incident_ids),
        (_, "lang" | "show") => Some(&languages),
        (_, "format") => Some(&formats),
        ("decide" | "compare", "words") => Some(&case),
        ("incidents", "words") => Some(&incidents),
        ("policies", "words") => Some(&policies),
        ("topics", "words") => Some(&of_topics),
        ("rule", "labels") => Some(&numbers),
        ("help" | "man", "command") => Some(&commands),
        ("schema", "name") => Some(&schemas),
        _ => None,
    };
    let shells: Vec<String> = SHELLS.map(str::to_owned).to_vec();
    let colors: Vec<String> = ["auto", "always", "never"].map(str::to_owned).to_vec();
    let offer = |name: &str, arg: Arg| {
        let id = arg.get_id().to_string();
        match (id.as_str(), offers(name, &id)) {
            ("shell", _) => with(arg, &shells),
            ("color", _) => with(arg, &colors),
            (_, Some(values)) => with(arg, values),
            _ => arg,
        }
    };
    let mut command = Cli::command().mut_args(|arg| offer("floor", arg));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| sub.mut_args(|arg| offer(&name, arg)));
    }
    command
}

/// Groups in the order in which they are listed, each once.
fn groups(mut groups: Vec<String>) -> Vec<String> {
    groups.dedup();
    groups
}

/// An argument that takes one of these, of several between commas the last.
fn with(arg: Arg, values: &[String]) -> Arg {
    let values = values.to_vec();
    let complete = move |current: &OsStr| -> Vec<CompletionCandidate> {
        let current = current.to_string_lossy();
        let (before, last) = current
            .rsplit_once(',')
            .map_or(("", &*current), |(_, last)| (&current[..current.len() - last.len()], last));
        let fitting = values.iter().filter(|value| value.starts_with(last));
        fitting.map(|value| CompletionCandidate::new(format!("{before}{value}"))).collect()
    };
    arg.add(ArgValueCompleter::new(complete))
}

/// What can come next in a case: an incident, or a fact of the one that stands there, or a value of the fact.
fn case(pack: &Pack, typed: &[OsString]) -> Vec<String> {
    let place = std::env::var(PLACE).ok().and_then(|place| place.parse().ok());
    let current: usize = place.unwrap_or(typed.len().saturating_sub(1));
    let before: Vec<String> = typed.iter().take(current).map(|word| word.to_string_lossy().into_owned()).collect();
    let incident = before.iter().skip(1).find(|word| pack.has_incident(word)).and_then(|id| pack.incident(id));
    let word = typed.get(current).map(|word| word.to_string_lossy());
    if let Some((before, path)) = word.as_ref().and_then(|word| word.split_once('@')) {
        return files(path).into_iter().map(|file| format!("{before}@{file}")).collect();
    }
    let Some(incident) = incident else {
        return pack.incident_heads().iter().map(|head| head.id.to_string()).collect();
    };
    // Some shells take a word apart at its `=`.
    let apart = before.iter().rev().find(|word| *word != "=");
    if let Some(values) = apart.and_then(|fact| values(&incident, fact)) {
        return values;
    }
    let given = |fact: &str| before.iter().any(|word| word.split('=').next() == Some(fact));
    let open = incident.facts.iter().filter(|fact| !given(&fact.id));
    let offer = |fact: &crate::incident::Fact| match &fact.kind {
        FactKind::Choice { values } => values.iter().map(|value| format!("{}={value}", fact.id)).collect(),
        _ => vec![format!("{}=", fact.id)],
    };
    open.flat_map(offer).collect()
}

/// The files whose paths begin so, for a list that is read from one. A folder ends with its stroke, to be gone on with.
fn files(begun: &str) -> Vec<String> {
    let (folder, name) = begun.rfind('/').map_or(("", begun), |at| begun.split_at(at + 1));
    let listed = std::fs::read_dir(if folder.is_empty() { "." } else { folder }).into_iter().flatten().flatten();
    let fitting = listed.filter_map(|entry| {
        let file = entry.file_name().into_string().ok().filter(|file| file.starts_with(name))?;
        let stroke = if entry.path().is_dir() { "/" } else { "" };
        Some(format!("{folder}{file}{stroke}"))
    });
    let mut files: Vec<String> = fitting.collect();
    files.sort_unstable();
    files
}

/// The values of a fact by its id alone; none for other words.
fn values(incident: &Incident, fact: &str) -> Option<Vec<String>> {
    let fact = &incident.facts[incident.fact(fact)?];
    Some(fact.values().to_vec())
}
