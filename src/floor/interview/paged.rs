//! Answers that have no room on the screen are shown a page at a time, each below the question.

use super::aside::MANY;
use super::{Asker, Command, Interview, Look, Prompt, Stopped, read_command};
use std::ops::Range;

/// What was wrong with the last answer takes no more than one of so many parts of the screen from the answers.
const LEFT_OF_SCREEN: usize = 3;

impl Interview<'_> {
    /// Asks, with a page of the answers where the screen has no room for all of them. Each of them can be picked on every page.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub(super) fn ask_paged(
        &mut self,
        prompt: &Prompt,
        ask: impl Fn(&mut dyn Asker, &Prompt) -> Result<String, Stopped>,
    ) -> Result<String, Stopped> {
        let mut turned = 0;
        loop {
            // The screen may have another size by now.
            let pages = self.pages_of(prompt);
            let at = turned % pages.len().max(1);
            let Some(page) = pages.get(at) else {
                return ask(self.asker, prompt);
            };
            let wrong = prompt.wrong.clone().filter(|_| turned == 0);
            let prompt = Prompt { page: Some(page.clone()), wrong, ..self.on_page(prompt, (at + 1, pages.len())) };
            let typed = ask(self.asker, &prompt)?;
            if read_command(self.words, &typed) != Some(Command::Look(Look::More)) {
                return Ok(typed);
            }
            turned += 1;
        }
    }

    /// The answers of each page; none where the screen has room for all.
    fn pages_of(&self, prompt: &Prompt) -> Vec<Range<usize>> {
        let all = prompt.answers.len();
        let Some(screen) = self.asker.screen_rows().filter(|_| all > 0) else {
            return Vec::new();
        };
        // What is long to say about the last answer leaves the screen before the answers do.
        let alone = Prompt { wrong: None, ..prompt.clone() };
        let said = self.asker.rows(prompt) - self.asker.rows(&alone);
        let counted = if said * LEFT_OF_SCREEN > screen { &alone } else { prompt };
        if self.asker.rows(counted) < screen {
            return Vec::new();
        }
        let asked = self.on_page(counted, MANY);
        let fits = |page| self.asker.rows(&Prompt { page: Some(page), ..asked.clone() }) < screen;
        let mut pages = Vec::new();
        let mut start = 0;
        while start < all {
            let more = (start + 1..all).take_while(|end| fits(start..end + 1)).count();
            let page = start..start + 1 + more;
            start = page.end;
            pages.push(page);
        }
        pages
    }
}
