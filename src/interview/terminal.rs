//! Asking in a terminal, on standard error, so that standard output holds nothing but the ruling. The line itself is
//! edited on the terminal, with the keys that people know from a shell: Ctrl-C leaves, Ctrl-D does on an empty line,
//! Ctrl-Z stops the program for a while.

use super::{Asker, Prompt, Stopped};
use console::Term;
use rustyline::config::{Behavior, Config};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{DefaultEditor, Editor};

/// A terminal with a person at it.
pub struct Terminal {
    term: Term,
    width: usize,
    editor: DefaultEditor,
}

impl std::fmt::Debug for Terminal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terminal").field("width", &self.width).finish_non_exhaustive()
    }
}

impl Terminal {
    /// The terminal of this process, if there is one to ask at: input and standard error must both be terminals.
    #[must_use]
    pub fn of_process() -> Option<Self> {
        use std::io::IsTerminal;
        let there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        // Standard output may be a file; the terminal is asked for by its own name.
        let config = Config::builder().behavior(Behavior::PreferTerm).bracketed_paste(false).build();
        let editor = there.then(|| Editor::with_history(config, MemHistory::new()).ok()).flatten()?;
        let term = Term::stderr();
        let width = usize::from(term.size().1).clamp(20, 80);
        Some(Self { term, width, editor })
    }

    fn say(&self, text: &str, indent: &str) -> std::io::Result<()> {
        let options = textwrap::Options::new(self.width).subsequent_indent(indent);
        textwrap::wrap(text, options).iter().try_for_each(|line| self.term.write_line(line))
    }
}

impl Asker for Terminal {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        let show = || -> std::io::Result<()> {
            if let Some(wrong) = &prompt.wrong {
                self.say(wrong, "")?;
            }
            self.term.write_line("")?;
            if let Some(title) = &prompt.title {
                self.say(&console::style(title).for_stderr().bold().to_string(), "")?;
            }
            self.say(&prompt.question, "")?;
            for (at, answer) in prompt.answers.iter().enumerate() {
                self.say(&format!("{:>3}  {answer}", at + 1), "     ")?;
            }
            self.say(&prompt.hint, "")
        };
        show().map_err(|_| Stopped::EndOfInput)?;
        let line = self.editor.readline("> ");
        line.map_err(|error| match error {
            ReadlineError::Interrupted => Stopped::Interrupted,
            _ => Stopped::EndOfInput,
        })
    }
}
