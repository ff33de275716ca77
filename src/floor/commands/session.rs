//! The interview as a whole: one dispute after the other until somebody leaves, under one book and in one language until
//! somebody says otherwise. It stays open only where something was asked: what was told whole is ruled, and that is all.

use super::Context;
use super::dispute::{Dispute, Ended, LeadsOn, Which};
use super::log::{Keeping, keep, keep_at_table};
use super::screen::{Screen, rule_on, say};
use super::shown::RulingDisplay;
use crate::error::{FOUND, Failure, INTERRUPTED};
use crate::interview::{After, Asker, Interview, InterviewEnd, Look, Stopped, Subject, Switch};
use crate::locale::{Words, args};
use std::io::Write;
use std::mem::take;

/// What is known before anything is asked.
pub(super) struct Begun<'t> {
    /// What the dispute is about, where that is clear.
    pub subject: Option<Subject>,
    /// What was said of it otherwise.
    pub said: Option<String>,
    /// Facts as they were typed.
    pub typed: Vec<(&'t str, &'t str)>,
    /// What is shown of each ruling.
    pub wanted: RulingDisplay,
    /// What is to be kept with the first ruling, where that is asked for.
    pub keeping: Option<&'t Keeping<'t>>,
}

/// A session with somebody at a terminal. Gives the exit status.
///
/// # Errors
/// What ends the program: Ctrl-C, the end of the input before anything is ruled, an output that cannot be written, and where nothing
/// was asked, why there is no ruling.
pub(super) fn session(context: &Context, asker: &mut dyn Asker, begun: Begun) -> Result<u8, Failure> {
    leave_on_interrupt();
    let Begun { subject, said, typed, wanted, keeping } = begun;
    let (dispute, typed) = match subject {
        Some(subject) => (Some(Dispute::new(subject, None, typed)), Vec::new()),
        None => (None, typed),
    };
    let mut session = Session {
        wanted,
        said,
        typed,
        dispute,
        ruled: None,
        led: Vec::new(),
        look: None,
        keeping,
        screen: Screen::default(),
        asked: false,
        status: None,
    };
    let mut level = None;
    let mut note = Some(());
    let (mut language, mut book) = (context.words.language(), context.book.clone());
    loop {
        let words = Words::new(language, context.pack);
        let context = context.under(&words, book.clone());
        let mut interview = Interview::new(context.pack, &words, &context.book, &mut *asker);
        interview.level = level.take();
        interview.note = note.take().and_then(|()| in_another_language(&context));
        interview.waiting = session.screen.waiting.clone();
        interview.aside = session.screen.aside(&context);
        let ended = session.sit(&context, &mut interview);
        session.screen.waiting.clone_from(&interview.waiting);
        level = interview.level.take();
        let turns = interview.turns;
        session.asked |= interview.asked > 0;
        if let (Err(Ended::Stopped(_)), None) = (&ended, &session.said) {
            // What was said before it was known what it is about is looked at again.
            session.said = interview.said.take();
        }
        match ended {
            Ok(status) => return Ok(status),
            Err(Ended::Stopped(Stopped::Rule(label))) => session.screen.rules_aside(&context, &[label])?,
            Err(Ended::Stopped(Stopped::ToRuling(Look::More))) if turns => session.screen.turn(),
            Err(Ended::Stopped(Stopped::ToRuling(look))) => session.look_back(&context, look)?,
            Err(Ended::Stopped(Stopped::Switch(Switch::Language(other)))) => language = other,
            Err(Ended::Stopped(Stopped::Switch(Switch::Level(told)))) => level = Some(told),
            Err(Ended::Stopped(Stopped::Switch(Switch::Book(other)))) => match context.refused.book(&other, true) {
                Some(findings) => say(&Failure::data(&words, findings)),
                None => {
                    book = other;
                    session.look_anew();
                }
            },
            Err(Ended::Stopped(Stopped::Interrupted)) => return Err(Failure::Interrupted),
            Err(Ended::Stopped(Stopped::Quit)) => return Ok(session.status.unwrap_or(FOUND)),
            Err(Ended::Stopped(Stopped::EndOfInput)) => return session.status.ok_or(Failure::Interrupted),
            Err(Ended::Failed(failure)) => session.go_on_after(failure)?,
        }
    }
}

struct Session<'t> {
    /// What is shown of a ruling.
    wanted: RulingDisplay,
    /// What was said of the next dispute.
    said: Option<String>,
    /// Facts that were typed before it was known what they are about.
    typed: Vec<(&'t str, &'t str)>,
    dispute: Option<Dispute<'t>>,
    /// The last dispute that was ruled, to which one can go back until another is.
    ruled: Option<Dispute<'t>>,
    /// The disputes whose rulings only point elsewhere and have led to this one, the first first.
    led: Vec<Dispute<'t>>,
    /// What is shown of the next ruling in place of the whole.
    look: Option<Look>,
    /// What is still to be kept with the next ruling.
    keeping: Option<&'t Keeping<'t>>,
    /// What stands on the screen.
    screen: Screen,
    /// Whether anything was asked.
    asked: bool,
    /// What the last dispute came to.
    status: Option<u8>,
}

impl Session<'_> {
    /// One dispute after the other.
    fn sit(&mut self, context: &Context, interview: &mut Interview) -> Result<u8, Ended> {
        loop {
            interview.ruled = self.ruled.is_some();
            let mut dispute = match self.dispute.take() {
                Some(dispute) => dispute,
                None => {
                    self.led.clear();
                    interview.came_from.clear();
                    let subject = interview.subject(self.said.take().as_deref())?;
                    let dispute = Dispute::new(subject, interview.said.take(), take(&mut self.typed));
                    dispute.told_apart(take(&mut interview.told_apart))
                }
            };
            let asked = dispute.ask(context, interview);
            self.asked |= interview.asked > 0;
            if let Ok(InterviewEnd::Back) = asked {
                // Back before the first question: to the last ruling where one stands, or else to another incident.
                match self.led.pop() {
                    Some(led) => self.dispute = Some(led),
                    // Whoever typed on over the question that led here is asked it again.
                    None if interview.ahead.is_some() => (self.said, self.typed) = (dispute.said, dispute.typed),
                    None if self.ruled.is_some() => self.return_to_ruling(Look::Again),
                    None => self.typed = dispute.typed,
                }
                continue;
            }
            let dispute = self.dispute.insert(dispute);
            asked?;
            self.screen.waiting.clone_from(&interview.waiting);
            // A ruling that only points elsewhere goes on there; whoever comes back from there sees it.
            let leads_on = if self.look.is_none() { dispute.leads_on(context)? } else { LeadsOn::Nowhere };
            let next = match leads_on {
                LeadsOn::Nowhere => None,
                LeadsOn::To(next) => Some(next),
                LeadsOn::Which(which) => match dispute.ask_which(context, interview, which)? {
                    Which::This(next) => Some(next),
                    Which::None => None,
                    Which::Again => continue,
                    Which::Said(words) => {
                        // The ruling that led here is not lost for it.
                        (self.ruled, self.said) = (self.dispute.take(), Some(words));
                        continue;
                    }
                },
            };
            if let Some(next) = next {
                self.led.extend(self.dispute.replace(*next));
                continue;
            }
            // Where more of it is a word away, no flags are named for it.
            let status = match self.asked {
                true => {
                    let look = self.look.take();
                    let at_table = look.map_or_else(|| self.wanted.without_flags(), |look| self.wanted.with(look));
                    self.screen.rule_on(context, dispute, &at_table)?
                }
                false => rule_on(context, dispute, &self.wanted)?,
            };
            self.status = Some(status);
            self.ruled = None;
            if status == FOUND {
                keep(context, dispute, self.keeping.take())?;
            }
            if !self.asked {
                return Ok(status);
            }
            self.after(context, interview)?;
        }
    }

    /// Shows this of the last ruling: at a question of the next dispute above that question, or else by going back to it.
    fn look_back(&mut self, context: &Context, look: Look) -> Result<(), Failure> {
        match (&self.dispute, &mut self.ruled) {
            (Some(_), Some(ruled)) => self.screen.look_aside(context, ruled, look, &self.wanted),
            _ => {
                self.return_to_ruling(look);
                Ok(())
            }
        }
    }

    /// Goes back to the last ruling, and shows this of it: it is off the screen by now, so that again is the whole of it.
    fn return_to_ruling(&mut self, look: Look) {
        let look = Some(look).filter(|look| *look != Look::Again);
        (self.dispute, self.look, self.said) = (self.ruled.take(), look, None);
    }

    /// Looks at the dispute anew under another book, from the first whose ruling pointed elsewhere.
    fn look_anew(&mut self) {
        self.dispute.iter_mut().for_each(|dispute| dispute.look_anew(None));
        while let Some(mut led) = self.led.pop() {
            led.look_anew(self.dispute.take());
            self.dispute = Some(led);
        }
    }

    /// What comes after a ruling, until it is another answer or another dispute.
    fn after(&mut self, context: &Context, interview: &mut Interview) -> Result<(), Ended> {
        while let Some(dispute) = &mut self.dispute {
            let given = dispute.given(context)?;
            let (onward, named_by): (Vec<_>, Vec<_>) = dispute.onward(context)?.into_iter().unzip();
            self.screen.waiting.clone_from(&interview.waiting);
            let (below, headline) = self.screen.below(context, (&given, &onward));
            match interview.after(&given, &onward, &below, &headline)? {
                After::GoOn(at) => {
                    let next = dispute.going_on(context, &onward[at], &named_by[at]);
                    self.ruled = self.dispute.replace(next);
                    self.led.clear();
                    return Ok(());
                }
                After::Rule(label) => self.screen.rules(context, &[label], dispute)?,
                After::TakenBack(whole) => {
                    let taken_back = (0..whole.answers).all(|_| dispute.unanswer());
                    interview.ahead = Some(whole);
                    if !taken_back {
                        // The question that led here was answered so, too.
                        self.said = self.dispute.take().and_then(|dispute| dispute.said);
                    }
                    return Ok(());
                }
                After::Log(typed) => {
                    let view = keep_at_table(context, dispute, &typed)?;
                    self.screen.below_the_ruling(context, view, dispute)?;
                }
                After::Look(look) => self.screen.look_at(context, dispute, look, &self.wanted)?,
                After::Change(at) => {
                    dispute.ask_again(context, &given[at]);
                    return Ok(());
                }
                After::Next(said) => (self.ruled, self.said) = (self.dispute.take(), said),
            }
        }
        Ok(())
    }

    /// Says why there is no ruling and goes on with the next dispute, where somebody was asked and is still there.
    fn go_on_after(&mut self, failure: Failure) -> Result<(), Failure> {
        match failure {
            Failure::Nothing(_) | Failure::Usage(_) | Failure::Unsaid(_) | Failure::Data(_) if self.asked => {
                say(&failure);
                self.status = Some(failure.status());
                (self.dispute, self.typed) = (None, Vec::new());
                Ok(())
            }
            failure => Err(failure),
        }
    }
}

/// What is said once to somebody who has named no book and gets one in another language, where there is one in theirs.
fn in_another_language(context: &Context) -> Option<String> {
    let own = context.words.language().code();
    let book =
        context.pack.book(&context.book).filter(|book| context.settings.book.is_none() && book.language != own)?;
    let books = context.pack.book_ids().into_iter().filter_map(|id| context.pack.book(&id));
    let other = books.into_iter().find(|book| book.language == own)?;
    let values = args([
        ("book", book.id.as_str().into()),
        ("language", context.words.text(&format!("language-{}", book.language)).into()),
        ("other", other.id.as_str().into()),
    ]);
    Some(context.words.with("book-in-another-language", &values))
}

/// Ctrl-C between two questions, or in a terminal that cannot edit a line, ends the program with its own status. Where a
/// line is edited it is a key like others, and the editor puts the terminal back.
pub(super) fn leave_on_interrupt() {
    let leave = || {
        // A choice hides the cursor.
        let _ = console::Term::stderr().show_cursor();
        let _ = std::io::stderr().write_all(b"\n");
        // The main thread waits for a key and cannot be told in any other way.
        #[allow(clippy::exit)]
        std::process::exit(i32::from(INTERRUPTED));
    };
    // Without a handler the signal ends the program all the same.
    let _ = ctrlc::set_handler(leave);
}
