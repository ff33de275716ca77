//! Long output on a terminal, a screen at a time: through the program that `PAGER` names, or `less`.

use console::Term;
use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

/// What is started where `PAGER` says nothing, and how `less` behaves where `LESS` says nothing: what fits a screen is
/// only written, colours are kept, and the screen stays as it is afterwards.
const USUAL: [&str; 2] = ["less", "-FRX"];
const MANNERS: &str = "FRX";

/// Shows a text in a pager, if standard output is a terminal that has no room for it and a pager can be started.
pub(super) fn paged(text: &str) -> bool {
    let term = Term::stdout();
    let rows = term.size_checked().filter(|_| term.is_term()).map(|(rows, _)| usize::from(rows));
    let long = rows.is_some_and(|rows| rows > 0 && text.lines().count() >= rows);
    long && program(env::var("PAGER").ok()).is_some_and(|program| fed(&program, text))
}

/// The program and its arguments. None where the variable is empty or names `cat`, which means none is wanted, or where it
/// cannot be read as words.
fn program(variable: Option<String>) -> Option<Vec<String>> {
    match variable {
        None => Some(USUAL.map(str::to_owned).to_vec()),
        Some(typed) => shlex::split(&typed).filter(|words| !words.is_empty() && words != &["cat"]),
    }
}

/// Starts the program, gives it the text, and waits until the person leaves it. False where it cannot be started, or says that it
/// failed.
fn fed(program: &[String], text: &str) -> bool {
    let Some((name, arguments)) = program.split_first() else {
        return false;
    };
    let mut command = Command::new(name);
    command.args(arguments).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", MANNERS);
    }
    let Ok(mut pager) = command.spawn() else {
        return false;
    };
    // Ctrl-C is for the pager, which takes it as a key; without a handler it would end this program below it.
    let _ = ctrlc::set_handler(|| {});
    if let Some(mut input) = pager.stdin.take() {
        // Whoever leaves before the end has seen enough.
        let _ = input.write_all(text.as_bytes());
    }
    // One that ends with a status of its own has shown nothing, or not all; one that was ended by a signal has.
    !pager.wait().is_ok_and(|status| status.code().is_some_and(|code| code != 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(typed: &str) -> Option<Vec<String>> {
        program(Some(typed.to_owned()))
    }

    #[test]
    fn the_variable_names_a_program_with_its_arguments_or_none() {
        assert_eq!(program(None), Some(vec!["less".to_owned(), "-FRX".to_owned()]));
        assert_eq!(words("most -s"), Some(vec!["most".to_owned(), "-s".to_owned()]));
        assert_eq!(words("'my pager' -a"), Some(vec!["my pager".to_owned(), "-a".to_owned()]));
        for none in ["", "  ", "cat", "'unclosed"] {
            assert_eq!(words(none), None, "{none}");
        }
    }

    #[test]
    fn a_pager_that_cannot_be_started_leaves_the_text_to_be_written() {
        assert!(!fed(&["/nonexistent/pager".to_owned()], "text"));
        assert!(!fed(&[], "text"));
        #[cfg(unix)]
        assert!(!fed(&["false".to_owned()], "text"));
    }

    #[test]
    #[cfg(unix)]
    fn a_pager_that_is_left_early_is_no_failure() {
        assert!(fed(&["true".to_owned()], &"line\n".repeat(100_000)));
    }
}
