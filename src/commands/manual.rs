//! `floor help` and `floor man`: the help of a command, and its page of the manual, in the user's language.

use super::context::print;
use crate::cli::{Cli, localized};
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, Words, args, nearest, printable};
use anyhow::Result;
use clap::CommandFactory;

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
    print(words, &String::from_utf8_lossy(&roff))?;
    Ok(FOUND)
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
