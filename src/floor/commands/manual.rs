//! `floor help` and `floor man`: the help of a command, and its page of the manual, in the user's language.

use super::context::print;
use crate::cli::{Cli, localized};
use crate::error::{DATA, FOUND, Failure, INTERRUPTED, NOTHING, USAGE};
use crate::locale::{Slip, Words, args, nearest, printable};
use anyhow::Result;
use clap::CommandFactory;
use clap_mangen::roff::{Roff, bold, roman};

/// Shows the help of a command, or of the program.
pub(super) fn help(words: &Words, name: Option<&str>) -> Result<u8> {
    let command = known(words, name)?;
    let shown = command.try_get_matches_from(["floor"].into_iter().chain(name).chain(["--help"])).err();
    print(words, &shown.map_or_else(String::new, |help| help.render().to_string()))?;
    Ok(FOUND)
}

/// Writes the page of the manual of a command, or of the program.
pub(super) fn page(words: &Words, name: Option<&str>) -> Result<u8> {
    let mut command = known(words, name)?;
    command.build();
    let page = name.and_then(|name| command.find_subcommand(name)).cloned().unwrap_or(command);
    let title = name.map_or_else(|| "floor".to_owned(), |name| format!("floor-{name}"));
    // The template of the help is for a terminal.
    let page = clap_mangen::Man::new(page.name(title).help_template(""));
    let mut roff = Vec::new();
    page.render(&mut roff)?;
    shared(words).to_writer(&mut roff)?;
    print(words, &String::from_utf8_lossy(&roff))?;
    Ok(FOUND)
}

/// The statuses of which the manual speaks.
const STATUSES: [u8; 5] = [FOUND, NOTHING, USAGE, DATA, INTERRUPTED];

/// The variables of which the manual speaks, in this order.
const VARIABLES: [&str; 9] = [
    "FLOOR_BOOK",
    "FLOOR_LANG",
    "FLOOR_FORMAT",
    "FLOOR_RULINGS",
    "FLOOR_LOG",
    "FLOOR_COLOR",
    "FLOOR_PLAIN",
    "NO_COLOR",
    "PAGER",
];

/// Where the settings are.
const SETTINGS: &str = "$XDG_CONFIG_HOME/floor/config.yaml, ~/.config/floor/config.yaml";

/// Where it is kept what was made of a house's data.
const KEPT: &str = "$XDG_CACHE_HOME/floorbook/, ~/.cache/floorbook/";

/// Where the log is.
const LOG: &str = "$XDG_DATA_HOME/floor/log.db, ~/.local/share/floor/log.db";

/// The sections that every page has: exit status, environment, files, and the keys of the interview.
fn shared(words: &Words) -> Roff {
    let mut roff = Roff::new();
    let heading = |roff: &mut Roff, id: &str| {
        roff.control("SH", [words.text(id).as_str()]);
    };
    let entry = |roff: &mut Roff, term: String, id: &str| {
        roff.control("TP", []).text([bold(term)]).text([roman(words.text(id))]);
    };
    heading(&mut roff, "man-heading-exit");
    for status in STATUSES {
        entry(&mut roff, status.to_string(), &format!("man-exit-{status}"));
    }
    heading(&mut roff, "man-heading-environment");
    for variable in VARIABLES {
        entry(&mut roff, variable.to_owned(), &format!("man-env-{variable}"));
    }
    heading(&mut roff, "man-heading-files");
    entry(&mut roff, SETTINGS.to_owned(), "man-file-settings");
    entry(&mut roff, KEPT.to_owned(), "man-file-kept");
    entry(&mut roff, LOG.to_owned(), "man-file-log");
    heading(&mut roff, "man-heading-keys");
    for line in words.text("interview-help").lines() {
        roff.text([roman(line.trim().to_owned())]).control("br", []);
    }
    roff
}

/// The commands with their help, if there is one of this name.
fn known(words: &Words, name: Option<&str>) -> Result<clap::Command, Failure> {
    let command = localized(Cli::command(), words);
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    match name.filter(|name| !names.contains(name)) {
        None => Ok(command),
        Some(typed) => {
            let near = nearest(typed, names.iter().copied(), Slip::Typed).unwrap_or("none");
            let values = args([("typed", printable(typed).into()), ("near", near.into())]);
            let sentence = words.with("usage-unknown-command", &values);
            Err(Failure::Usage(format!("{sentence}\n{}", words.text("usage-see-help"))))
        }
    }
}
