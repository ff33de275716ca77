//! Choices and confirmations outside a dispute, asked by `dialoguer` on standard error: an arrow and Enter take one, Escape
//! leaves. The dialogue at the table is not asked here: there one key answers without Enter, a command is a command at every
//! question, and incidents are listed while words are typed, none of which `dialoguer` does.

use console::Term;
use dialoguer::theme::{ColorfulTheme, SimpleTheme, Theme};
use dialoguer::{Input, Select};
use std::io::IsTerminal;

/// Whether somebody can be asked in this way: input and standard error are a terminal, and one that can move its cursor.
#[must_use]
pub fn can_choose() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal() && !super::Settings::plain()
}

/// The place of the answer that was chosen, the one at `first` being offered first; none where the question was left.
#[must_use]
pub fn choose(question: &str, answers: &[String], first: usize) -> Option<usize> {
    let theme: &dyn Theme = if console::colors_enabled_stderr() { &ColorfulTheme::default() } else { &SimpleTheme };
    let select = Select::with_theme(theme).with_prompt(question).items(answers).default(first);
    select.interact_on_opt(&Term::stderr()).ok().flatten()
}

/// Initials that were typed; none where the question was left or nothing was typed.
#[must_use]
pub fn initials(question: &str) -> Option<String> {
    let theme: &dyn Theme = if console::colors_enabled_stderr() { &ColorfulTheme::default() } else { &SimpleTheme };
    let input: Input<String> = Input::with_theme(theme).with_prompt(question).allow_empty(true);
    let typed = input.interact_text_on(&Term::stderr()).ok()?;
    Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty())
}
