//! What was asked for at a question stands above it, a page at a time where the screen has no room for both. Whoever reads a
//! rule or a ruling there still sees what is asked: the whole question, or its headline where it is long itself.

use super::command::command_word;
use super::{Asker, Interview, Look, Prompt, Stopped};
use crate::locale::args;
use std::fmt;

/// What stands above the next question.
pub struct Aside {
    /// The page that is to stand there; behind the last comes the first.
    pub page: usize,
    /// The rows of the screen besides the one in which something is typed.
    pub rows: usize,
    /// The pages, for so many rows.
    pub pages: Box<dyn Fn(usize) -> Vec<String>>,
}

impl fmt::Debug for Aside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Aside").field("page", &self.page).field("rows", &self.rows).finish_non_exhaustive()
    }
}

/// The numbers of pages for which room is kept.
pub(super) const MANY: (usize, usize) = (9, 9);

impl Interview<'_> {
    /// Asks below what was asked for, with the question whole where that leaves the better part of the screen, or else with
    /// its headline, from which Enter leads to the whole of it.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub(super) fn ask_below(
        &mut self,
        aside: &Aside,
        prompt: &Prompt,
        ask: impl Fn(&mut dyn Asker, &Prompt) -> Result<String, Stopped>,
    ) -> Result<String, Stopped> {
        let room = |prompt: &Prompt| aside.rows.saturating_sub(self.asker.rows(prompt));
        let together = (aside.pages)(room(prompt));
        if let [page] = together.as_slice() {
            return ask(self.asker, &Prompt { above: Some(page.clone()), ..prompt.clone() });
        }
        let (whole, headline) = (self.on_page(prompt, MANY), self.on_page(&self.headline_of(prompt), MANY));
        let brief = room(&whole) * 2 < aside.rows;
        let pages = (aside.pages)(room(if brief { &headline } else { &whole }));
        let at = aside.page % pages.len().max(1);
        let asked = if brief { self.headline_of(prompt) } else { prompt.clone() };
        let asked = if pages.len() > 1 { self.on_page(&asked, (at + 1, pages.len())) } else { asked };
        self.turns = pages.len() > 1;
        let typed = ask(self.asker, &Prompt { above: pages.get(at).cloned(), ..asked })?;
        if !brief || !typed.trim().is_empty() {
            return Ok(typed);
        }
        self.turns = false;
        self.ask_paged(prompt, ask)
    }

    /// The same question with the page that stands above it, and how the next is turned to.
    pub(super) fn on_page(&self, prompt: &Prompt, (page, of): (usize, usize)) -> Prompt {
        let number = |number: usize| u64::try_from(number).unwrap_or(u64::MAX).into();
        let turned = self.words.with("after-page", &args([("page", number(page)), ("of", number(of))]));
        let space = command_word(self.words, Look::More);
        Prompt { hint: format!("{turned} · {}", prompt.hint), space, ..prompt.clone() }
    }

    /// What is asked, without the answers.
    fn headline_of(&self, prompt: &Prompt) -> Prompt {
        Prompt {
            title: prompt.title.clone(),
            question: prompt.question.clone(),
            hint: self.words.text("aside-question"),
            commands: prompt.commands.clone(),
            ..Prompt::default()
        }
    }
}
