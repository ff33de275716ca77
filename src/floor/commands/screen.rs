//! What stands on the screen of an interview: the ruling, a page at a time where it has no room, and what is asked below it.
//! The headline with the first order stays, whatever is shown besides and however small the screen is; its size is asked
//! each time.

use super::Context;
use super::dispute::{Dispute, DisputeEnd};
use super::rule;
use super::shown::RulingDisplay;
use crate::cli::Settings;
use crate::error::{FOUND, Failure};
use crate::ids::IncidentId;
use crate::interview::{Below, Given, Headline, Look, Waiting};
use crate::render::{Block, Format, View, pages, text};
use std::cell::RefCell;
use std::io::Write;

/// What was shown last.
#[derive(Debug, Default)]
pub(super) struct Screen {
    /// What is shown, as a whole.
    view: View,
    /// The page of it that stands there.
    page: usize,
    /// The headline of the ruling, and whether it stands there.
    headline: Headline,
    /// What stays of the ruling on every page.
    head: Vec<Block>,
    /// What was pasted and comes next.
    pub waiting: Waiting,
}

impl Screen {
    /// Rules on what was told and shows it, or says what nobody knows. Gives the status of it.
    ///
    /// # Errors
    /// What cannot be ruled, or an output that cannot be written.
    pub(super) fn rule_on(
        &mut self,
        context: &Context,
        dispute: &mut Dispute,
        wanted: &RulingDisplay,
    ) -> Result<u8, Failure> {
        let (status, view) = gather(context, |context| rule_on(context, dispute, wanted))?;
        if view.head.is_empty() {
            self.headline.above = false;
        } else {
            self.headline = Headline { words: view.headline(), above: true };
            self.head.clone_from(&view.head);
        }
        self.show(context, view, dispute)?;
        Ok(status)
    }

    /// Shows more of a ruling.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn look_at(
        &mut self,
        context: &Context,
        dispute: &mut Dispute,
        look: Look,
        wanted: &RulingDisplay,
    ) -> Result<(), Failure> {
        match look {
            Look::More => {
                self.page += 1;
                self.write(context, dispute)
            }
            Look::Rule => {
                let clauses = dispute.clauses(context)?;
                self.rules(context, &clauses, Some(dispute))
            }
            Look::Json => {
                let settings = Settings { format: Format::Json, ..context.settings.clone() };
                let context = Context { settings: &settings, ..context.under(context.words, context.book.clone()) };
                self.headline.above = false;
                rule_on(&context, dispute, wanted).map(drop)
            }
            Look::Again | Look::Why | Look::Others | Look::WhatIf | Look::Short | Look::Full | Look::Show(_) => {
                self.rule_on(context, dispute, &wanted.with(look)).map(drop)
            }
        }
    }

    /// Shows rules by their numbers, below the headline of the ruling where one stands. One that the book does not have is
    /// named, and the questions go on.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn rules(
        &mut self,
        context: &Context,
        labels: &[String],
        dispute: Option<&mut Dispute>,
    ) -> Result<(), Failure> {
        let shown = gather(context, |context| rule::show_at_table(context, labels));
        let ((), mut view) = match shown {
            Err(failure @ Failure::Nothing(_)) => {
                say(&failure);
                self.headline.above = false;
                return Ok(());
            }
            shown => shown?,
        };
        let Some(dispute) = dispute else {
            return super::context::print(context.words, &text(&view, context.style()));
        };
        let headlines = self.head.iter().filter(|block| matches!(block, Block::Headline(_)));
        view.blocks.splice(0..0, headlines.cloned());
        view.head.clone_from(&self.head);
        self.headline.above = true;
        self.show(context, view, dispute)
    }

    /// Says the headline once more, where a question of the next dispute follows that may move what was shown off the screen.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn headline_once_more(&self, context: &Context) -> Result<(), Failure> {
        let style = context.style();
        let crowded = style.rows.is_some_and(|rows| text(&self.view, style).lines().count() * 2 > rows);
        let headline = View { blocks: vec![Block::Headline(self.headline.words.clone())], ..View::default() };
        if crowded { super::context::print(context.words, &format!("\n{}", text(&headline, style))) } else { Ok(()) }
    }

    /// How what comes next is asked below what stands on the screen, and the headline.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(super) fn below(&self, context: &Context, asked: (&[Given], &[IncidentId])) -> (Below, Headline) {
        let (pages, below) = self.laid_out(context, asked);
        let below = match pages.len() {
            0 | 1 => below,
            of => below.on_page(context.words, (self.page % of + 1, of)),
        };
        (below, self.headline.clone())
    }

    /// Shows the first page of something.
    fn show(&mut self, context: &Context, view: View, dispute: &mut Dispute) -> Result<(), Failure> {
        (self.view, self.page) = (view, 0);
        self.write(context, dispute)
    }

    /// Writes the page that is to stand on the screen; behind the last comes the first.
    fn write(&mut self, context: &Context, dispute: &mut Dispute) -> Result<(), Failure> {
        let given = dispute.given(context)?;
        let onward: Vec<IncidentId> = dispute.onward(context)?.into_iter().map(|(to, _)| to).collect();
        let (pages, _) = self.laid_out(context, (&given, &onward));
        let page = pages.get(self.page % pages.len().max(1)).map_or("", String::as_str);
        super::context::print(context.words, page)
    }

    /// The pages for the screen as it is now, and what is asked below each: in the fullest form that leaves room for the
    /// whole, or else in one that leaves the better part of the screen.
    fn laid_out(&self, context: &Context, asked: (&[Given], &[IncidentId])) -> (Vec<String>, Below) {
        let style = context.style();
        let [full, short, shortest] = Below::forms(context.words, asked, &self.waiting, style.width);
        let Some(rows) = style.rows else {
            return (vec![text(&self.view, style)], full);
        };
        let room = |below: &Below| rows.saturating_sub(below.rows(style.width));
        let laid_out = |below: Below| (pages(&self.view, style, room(&below)), below);
        let whole = [full, short.clone()].into_iter().map(laid_out).find(|(pages, _)| pages.len() == 1);
        whole.unwrap_or_else(|| {
            const MANY: (usize, usize) = (9, 9);
            let turned = |below: &Below| room(&below.clone().on_page(context.words, MANY));
            let below = if turned(&short) * 2 >= rows { short } else { shortest };
            (pages(&self.view, style, turned(&below)), below)
        })
    }
}

/// Gathers what is shown instead of writing it.
fn gather<T>(context: &Context, shows: impl FnOnce(&Context) -> Result<T, Failure>) -> Result<(T, View), Failure> {
    let gathered = RefCell::new(View::default());
    let given = shows(&Context { gathered: Some(&gathered), ..context.under(context.words, context.book.clone()) })?;
    Ok((given, gathered.into_inner()))
}

/// Rules on what was told, or says what nobody knows. Gives the status of it.
///
/// # Errors
/// What cannot be ruled, or an output that cannot be written.
pub(super) fn rule_on(context: &Context, dispute: &mut Dispute, wanted: &RulingDisplay) -> Result<u8, Failure> {
    match dispute.rule(context, wanted)? {
        DisputeEnd::Ruled => Ok(FOUND),
        DisputeEnd::Open(why) => {
            say(&why);
            Ok(why.status())
        }
    }
}

/// Says why there is no ruling, in lines that fit.
pub(super) fn say(failure: &Failure) {
    let width = usize::from(console::Term::stderr().size().1).clamp(40, 80);
    let lines = textwrap::wrap(&failure.to_string(), width).join("\n");
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{lines}");
}
