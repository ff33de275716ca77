//! The interview as a whole: one dispute after the other until somebody leaves, under one book and in one language until
//! somebody says otherwise. It stays open only where something was asked: what was told whole is ruled, and that is all.

use super::dispute::{Dispute, DisputeEnd, Ended};
use super::shown::RulingDisplay;
use super::{Context, rule};
use crate::cli::Settings;
use crate::error::{FOUND, Failure, INTERRUPTED};
use crate::interview::{After, Asker, Interview, InterviewEnd, Look, Stopped, Subject, Switch, rows_below};
use crate::locale::Words;
use crate::render::Format;
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
}

/// A session with somebody at a terminal. Gives the exit status.
///
/// # Errors
/// What ends the program: Ctrl-C, the end of the input before anything is ruled, an output that cannot be written, and where nothing
/// was asked, why there is no ruling.
pub(super) fn session(context: &Context, asker: &mut dyn Asker, begun: Begun) -> Result<u8, Failure> {
    leave_on_interrupt();
    let Begun { subject, said, typed, wanted } = begun;
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
        onward: false,
        look: Look::Again,
        asked: false,
        status: None,
    };
    let (mut language, mut book) = (context.words.language(), context.book.clone());
    loop {
        let words = Words::new(language, context.pack);
        let context = context.under(&words, book.clone());
        let mut interview = Interview::new(context.pack, &words, &context.book, &mut *asker);
        let ended = session.sit(&context, &mut interview);
        session.asked |= interview.asked > 0;
        if let (Err(Ended::Stopped(_)), None) = (&ended, &session.said) {
            // What was said before it was known what it is about is looked at again.
            session.said = interview.said.take();
        }
        match ended {
            Ok(status) => return Ok(status),
            Err(Ended::Stopped(Stopped::Rule(label))) => show_rules(&context, &label)?,
            Err(Ended::Stopped(Stopped::ToRuling(look))) => session.return_to_ruling(look),
            Err(Ended::Stopped(Stopped::Switch(Switch::Language(other)))) => language = other,
            Err(Ended::Stopped(Stopped::Switch(Switch::Book(other)))) => match context.refused.book(&other, true) {
                Some(findings) => say(&Failure::data(&words, findings)),
                None => book = other,
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
    /// Whether the dispute goes on from that one, so that back before its first question is back to it.
    onward: bool,
    /// What is shown of the next ruling besides.
    look: Look,
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
                    self.onward = false;
                    let subject = interview.subject(self.said.take().as_deref())?;
                    Dispute::new(subject, interview.said.take(), take(&mut self.typed)).with_neighbours()
                }
            };
            let asked = dispute.ask(context, interview);
            self.asked |= interview.asked > 0;
            if let Ok(InterviewEnd::Back) = asked {
                // Back before the first question: to the ruling that named this incident, or to another incident.
                match self.onward {
                    true => self.return_to_ruling(Look::Again),
                    false => self.typed = dispute.typed,
                }
                continue;
            }
            let dispute = self.dispute.insert(dispute);
            asked?;
            // Where more of it is a word away, no flags are named for it.
            let at_table = self.wanted.with(std::mem::replace(&mut self.look, Look::Again));
            let status = match self.asked {
                true => rule_on(&above_prompt(context, dispute)?, dispute, &at_table)?,
                false => rule_on(context, dispute, &self.wanted)?,
            };
            self.status = Some(status);
            (self.ruled, self.onward) = (None, false);
            if !self.asked {
                return Ok(status);
            }
            self.after(context, interview)?;
        }
    }

    /// Goes back to the last ruling, and shows this of it.
    fn return_to_ruling(&mut self, look: Look) {
        (self.dispute, self.look, self.onward) = (self.ruled.take(), look, false);
    }

    /// What comes after a ruling, until it is another answer or another dispute.
    fn after(&mut self, context: &Context, interview: &mut Interview) -> Result<(), Ended> {
        while let Some(dispute) = &mut self.dispute {
            let given = dispute.given(context)?;
            let (onward, named_by): (Vec<_>, Vec<_>) = dispute.onward(context)?.into_iter().unzip();
            match interview.after(&given, &onward)? {
                After::GoOn(at) => {
                    let next = dispute.going_on(context, &onward[at], &named_by[at]);
                    (self.ruled, self.onward) = (self.dispute.replace(next), true);
                    return Ok(());
                }
                After::Rule(label) => show_rules(context, &label)?,
                After::TakenBack(command) => {
                    dispute.take_back();
                    interview.ahead = Some(command);
                    return Ok(());
                }
                After::Look(look) => look_at(context, dispute, look, &self.wanted)?,
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

/// Rules on what was told, or says what nobody knows. Gives the status of it.
fn rule_on(context: &Context, dispute: &mut Dispute, wanted: &RulingDisplay) -> Result<u8, Failure> {
    match dispute.rule(context, wanted)? {
        DisputeEnd::Ruled => Ok(FOUND),
        DisputeEnd::Open(why) => {
            say(&why);
            Ok(why.status())
        }
    }
}

/// The same context, for what is shown above the answers of a dispute and what can be asked for.
fn above_prompt<'a>(context: &Context<'a>, dispute: &mut Dispute) -> Result<Context<'a>, Failure> {
    let given = dispute.given(context)?;
    let onward: Vec<_> = dispute.onward(context)?.into_iter().map(|(to, _)| to).collect();
    let below = rows_below(context.words, &given, &onward, context.width());
    Ok(Context { below, ..context.under(context.words, context.book.clone()) })
}

/// Shows more of a ruling.
fn look_at(context: &Context, dispute: &mut Dispute, look: Look, wanted: &RulingDisplay) -> Result<(), Failure> {
    match look {
        Look::Again | Look::Why | Look::Others | Look::WhatIf | Look::Short | Look::Full | Look::Show(_) => {
            rule_on(&above_prompt(context, dispute)?, dispute, &wanted.with(look)).map(drop)
        }
        Look::Rule => {
            let clauses = dispute.clauses(context)?;
            rule::show_at_table(context, &clauses)
        }
        Look::Json => {
            let settings = Settings { format: Format::Json, ..context.settings.clone() };
            let context = Context { settings: &settings, ..context.under(context.words, context.book.clone()) };
            rule_on(&context, dispute, wanted).map(drop)
        }
    }
}

/// Shows rules by their numbers. One that the book does not have is named, and the questions go on.
fn show_rules(context: &Context, label: &str) -> Result<(), Failure> {
    match rule::show_at_table(context, &[label.to_owned()]) {
        Err(failure @ Failure::Nothing(_)) => {
            say(&failure);
            Ok(())
        }
        shown => shown,
    }
}

/// Says why there is no ruling, in lines that fit.
fn say(failure: &Failure) {
    let width = usize::from(console::Term::stderr().size().1).clamp(40, 80);
    let lines = textwrap::wrap(&failure.to_string(), width).join("\n");
    // Where standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{lines}");
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
