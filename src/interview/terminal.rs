//! Asking in a terminal, on standard error, so that standard output holds nothing but the ruling.

use super::{Asker, Prompt, Stopped};
use dialoguer::Input;
use dialoguer::console::Term;
use dialoguer::theme::Theme;
use std::fmt;

/// A terminal with a person at it.
#[derive(Debug)]
pub struct Terminal {
    term: Term,
    width: usize,
}

impl Terminal {
    /// The terminal of this process, if there is one to ask at: input and standard error must both be terminals.
    #[must_use]
    pub fn of_process() -> Option<Self> {
        use std::io::IsTerminal;
        let there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        there.then(|| {
            let term = Term::stderr();
            let width = usize::from(term.size().1).clamp(20, 80);
            Self { term, width }
        })
    }

    fn say(&self, text: &str, indent: &str) -> std::io::Result<()> {
        let options = textwrap::Options::new(self.width).subsequent_indent(indent);
        textwrap::wrap(text, options).iter().try_for_each(|line| self.term.write_line(line))
    }
}

/// A bare `> `, whatever dialoguer would add around a prompt.
struct Bare;

impl Theme for Bare {
    fn format_input_prompt(&self, f: &mut dyn fmt::Write, _: &str, _: Option<&str>) -> fmt::Result {
        f.write_str("> ")
    }

    fn format_input_prompt_selection(&self, f: &mut dyn fmt::Write, _: &str, chosen: &str) -> fmt::Result {
        write!(f, "> {chosen}")
    }
}

impl Asker for Terminal {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        let show = || -> std::io::Result<()> {
            if let Some(wrong) = &prompt.wrong {
                self.say(wrong, "")?;
            }
            self.term.write_line("")?;
            self.say(&prompt.question, "")?;
            for (at, answer) in prompt.answers.iter().enumerate() {
                self.say(&format!("{:>3}  {answer}", at + 1), "     ")?;
            }
            self.say(&prompt.hint, "")
        };
        show().map_err(|_| Stopped::EndOfInput)?;
        let line = Input::<String>::with_theme(&Bare).allow_empty(true).interact_text_on(&self.term);
        line.map_err(|dialoguer::Error::IO(error)| match error.kind() {
            std::io::ErrorKind::Interrupted => Stopped::Interrupted,
            _ => Stopped::EndOfInput,
        })
    }
}
