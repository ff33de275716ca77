//! Help and usage errors in the user's language.

use crate::locale::{Words, args, printable};
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// A command with its help in the language of the words.
#[must_use]
pub fn localized(command: clap::Command, words: &Words) -> clap::Command {
    let mut command = translate(command, "floor", words).after_help(words.text("help-examples"));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| with_its_own(translate(sub, &name, words), &name, words));
    }
    command
}

/// A command with the help of the commands below it: `log-show` is that of `floor log show`.
fn with_its_own(mut command: clap::Command, name: &str, words: &Words) -> clap::Command {
    let below: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for own in below {
        command = command.mut_subcommand(&own, |sub| translate(sub, &format!("{name}-{own}"), words));
    }
    command
}

fn translate(command: clap::Command, name: &str, words: &Words) -> clap::Command {
    let about = words.text(&format!("help-{name}"));
    let help = words.text("help-help");
    let version = words.text("help-version");
    let mut command = command
        .about(about)
        .help_template(format!(
            "{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            words.text("help-heading-usage")
        ))
        .subcommand_help_heading(words.text("help-heading-commands"))
        .next_help_heading(words.text("help-heading-options"))
        .disable_help_flag(true)
        .arg(clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help).help(help).global(false))
        .mut_args(|arg| {
            let id = arg.get_id().to_string();
            let heading = if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
            let key = format!("help-{name}-{id}");
            let key = if words.has(&key) { key } else { format!("help-any-{id}") };
            let arg = arg.help_heading(words.text(heading));
            if words.has(&key) { arg.help(words.text(&key)) } else { arg }
        });
    if name == "floor" {
        command = command
            .disable_version_flag(true)
            .arg(clap::Arg::new("version").short('V').long("version").action(clap::ArgAction::Version).help(version));
    }
    command
}

/// The sentence for a command line that clap does not take.
#[must_use]
pub fn usage_error(error: &clap::Error, words: &Words) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => printable(text),
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| printable(text)).collect::<Vec<_>>().join(", "),
        _ => String::new(),
    };
    let typed = [ContextKind::InvalidSubcommand, ContextKind::InvalidArg]
        .into_iter()
        .map(context)
        .find(|text| !text.is_empty());
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg]
        .into_iter()
        .map(context)
        .find(|text| !text.is_empty());
    let other = context(ContextKind::PriorArg);
    let apart = typed.as_ref().is_some_and(|typed| !other.is_empty() && *typed != other);
    let key = match error.kind() {
        ErrorKind::ArgumentConflict if apart => "usage-not-together",
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::MissingRequiredArgument => "usage-missing-argument",
        ErrorKind::InvalidValue | ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            "usage-missing-value"
        }
        ErrorKind::ArgumentConflict => "usage-twice",
        ErrorKind::InvalidUtf8 => "usage-not-utf-8",
        _ => "usage-other",
    };
    let values = args([
        ("typed", typed.unwrap_or_default().into()),
        ("other", other.into()),
        ("near", near.unwrap_or_else(|| "none".to_owned()).into()),
    ]);
    format!("{}\n{}", words.with(key, &values), words.text("usage-see-help"))
}
