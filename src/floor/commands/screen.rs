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
use crate::interview::{Aside, Below, Given, Headline, Look, Waiting};
use crate::notation::whole_words;
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
    /// Whether it is to stand above the next question.
    aside: bool,
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
        let (status, view) = self.ruled(context, dispute, wanted)?;
        self.show(context, view, dispute)?;
        Ok(status)
    }

    /// A ruling as it is shown, and its status; its headline and first order stay from now on.
    fn ruled(
        &mut self,
        context: &Context,
        dispute: &mut Dispute,
        wanted: &RulingDisplay,
    ) -> Result<(u8, View), Failure> {
        let (status, view) = gather(context, |context| rule_on(context, dispute, wanted))?;
        if view.head.is_empty() {
            self.headline.above = false;
        } else {
            self.headline = Headline { words: view.headline(), above: true };
            self.head.clone_from(&view.head);
        }
        Ok((status, view))
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
                self.rules(context, &clauses, dispute)
            }
            Look::Json => self.json(context, dispute, wanted),
            Look::Again
            | Look::Why
            | Look::Others
            | Look::WhatIf
            | Look::Short
            | Look::Full
            | Look::Show(_)
            | Look::Card(_) => self.rule_on(context, dispute, &wanted.with(look)).map(drop),
        }
    }

    /// Shows this of the last ruling above the next question.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn look_aside(
        &mut self,
        context: &Context,
        ruled: &mut Dispute,
        look: Look,
        wanted: &RulingDisplay,
    ) -> Result<(), Failure> {
        match look {
            Look::More => {
                self.turn();
                Ok(())
            }
            Look::Rule => {
                let clauses = ruled.clauses(context)?;
                match found(context, &clauses)? {
                    Some(view) => self.set_aside(context, self.below_headline(view)),
                    None => Ok(()),
                }
            }
            Look::Json => self.json(context, ruled, wanted),
            Look::Again
            | Look::Why
            | Look::Others
            | Look::WhatIf
            | Look::Short
            | Look::Full
            | Look::Show(_)
            | Look::Card(_) => {
                let (_, view) = self.ruled(context, ruled, &wanted.with(look))?;
                self.set_aside(context, view)
            }
        }
    }

    fn json(&mut self, context: &Context, dispute: &mut Dispute, wanted: &RulingDisplay) -> Result<(), Failure> {
        let settings = Settings { format: Format::Json, ..context.settings.clone() };
        let context = Context { settings: &settings, ..context.under(context.words, context.book.clone()) };
        self.headline.above = false;
        rule_on(&context, dispute, wanted).map(drop)
    }

    /// Shows rules by their numbers below the headline of a ruling. One that the book does not have is named.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn rules(&mut self, context: &Context, labels: &[String], dispute: &mut Dispute) -> Result<(), Failure> {
        let shown = found(context, labels)?;
        self.headline.above = shown.is_some();
        match shown {
            Some(view) => self.show(context, self.below_headline(view), dispute),
            None => Ok(()),
        }
    }

    /// Shows something below the headline of a ruling.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn below_the_ruling(
        &mut self,
        context: &Context,
        view: View,
        dispute: &mut Dispute,
    ) -> Result<(), Failure> {
        self.headline.above = true;
        self.show(context, self.below_headline(view), dispute)
    }

    /// Shows rules above the next question.
    ///
    /// # Errors
    /// An output that cannot be written.
    pub(super) fn rules_aside(&mut self, context: &Context, labels: &[String]) -> Result<(), Failure> {
        match found(context, labels)? {
            Some(view) => self.set_aside(context, view),
            None => Ok(()),
        }
    }

    /// The same below the headline of the ruling, which stays on every page with the first order.
    fn below_headline(&self, mut view: View) -> View {
        let headlines = self.head.iter().filter(|block| matches!(block, Block::Headline(_)));
        view.blocks.splice(0..0, headlines.cloned());
        view.head.clone_from(&self.head);
        view
    }

    /// Lets something stand above the next question, on whose rows its own depend. Where there is no screen it is written.
    fn set_aside(&mut self, context: &Context, view: View) -> Result<(), Failure> {
        let style = context.style();
        if style.rows.is_none() {
            return super::context::print(context.words, &text(&view, style));
        }
        (self.view, self.page, self.aside) = (view, 0, true);
        Ok(())
    }

    /// Turns to the next page of what stood above the last question.
    pub(super) fn turn(&mut self) {
        (self.page, self.aside) = (self.page + 1, true);
    }

    /// What is to stand above the next question, once.
    pub(super) fn aside(&mut self, context: &Context) -> Option<Aside> {
        let style = context.style();
        let rows = style.rows.filter(|_| std::mem::take(&mut self.aside))?;
        let view = self.view.clone();
        Some(Aside { page: self.page, rows, pages: Box::new(move |rows| pages(&view, style, rows)) })
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

/// The rules of these numbers. One that the book does not have is named, and the questions go on.
fn found(context: &Context, labels: &[String]) -> Result<Option<View>, Failure> {
    match gather(context, |context| rule::show_at_table(context, labels)) {
        Err(failure @ Failure::Nothing(_)) => {
            say(&failure);
            Ok(None)
        }
        shown => shown.map(|((), view)| Some(view)),
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
    let lines = textwrap::wrap(&failure.to_string(), whole_words(width)).join("\n");
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{lines}");
}
