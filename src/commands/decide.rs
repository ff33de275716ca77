//! `floor decide`, and `floor` alone: facts from the command line, the rest from the person, then the ruling.

use super::Context;
use super::facts::{facts, incident, missing, split, stopped};
use super::line::{rule as rule_line, typed_line};
use crate::compare::{Verdict, verdicts};
use crate::decide::{Bound, Next, Ruling};
use crate::error::{FOUND, Failure, INTERRUPTED};
use crate::ids::BookId;
use crate::incident::{Coverage, Facts};
use crate::interview::{Interview, Subject, Terminal, Told};
use crate::locale::args;
use crate::render::{Ruled, impossible_words, ruling_json, ruling_view};
use anyhow::Result;

/// Runs the command.
pub fn run(context: &Context, words: &[String], others: bool) -> Result<u8> {
    let typed = split(words);
    let said = typed.subject.join(" ");
    let mut subject = subject(context, &said)?;
    // Words that only may name an incident are asked about once; going back leads to the open question.
    let mut said = Some(said).filter(|said| subject.is_none() && !said.trim().is_empty());
    let mut terminal = Terminal::of_process();
    let mut interview = terminal.as_mut().map(|asker| {
        leave_on_interrupt();
        Interview { pack: context.pack, words: context.words, book: &context.book, asker }
    });
    loop {
        let chosen = match (&subject, &mut interview) {
            (Some(chosen), _) => chosen.clone(),
            (None, Some(interview)) => interview.subject(said.take().as_deref()).map_err(stopped)?,
            (None, None) => match &said {
                Some(said) => Subject::Incident(incident(context, said)?),
                None => return Err(Failure::Usage(no_incident(context)).into()),
            },
        };
        let id = match chosen {
            Subject::Incident(id) => id,
            Subject::Line(line) => return Ok(rule_line(context, &line, &typed.facts, &mut interview)?),
        };
        let bound = Bound::new(context.pack, &context.book, &id)
            .ok_or_else(|| Failure::Nothing(context.about("unknown-incident", &id, None)))?;
        let mut known = facts(context, &bound.incident, &typed.facts)?;
        if let Some(interview) = &mut interview
            && interview.facts(&bound, &mut known).map_err(stopped)? == Told::Back
        {
            // Back before the first question: another incident.
            subject = None;
            continue;
        }
        return finish(context, &bound, &known, others);
    }
}

/// What the words of the command line name without a doubt: an incident by its id, before anything is read for it, or a
/// line. Other words are looked up, and asked about where there is somebody to ask.
fn subject(context: &Context, typed: &str) -> Result<Option<Subject>, Failure> {
    if typed.is_empty() {
        return Ok(None);
    }
    context.usable(typed)?;
    if context.pack.has_incident(typed) {
        return Ok(Some(Subject::Incident(typed.into())));
    }
    Ok(typed_line(context, typed).transpose()?.map(|line| Subject::Line(Box::new(line))))
}

fn finish(context: &Context, bound: &Bound, known: &Facts, others: bool) -> Result<u8> {
    match bound.next(known) {
        Next::Ruled(ruling) => {
            show(context, bound, known, &ruling, others)?;
            Ok(FOUND)
        }
        Next::Ask(_) => Err(Failure::Usage(missing(context, bound, known)).into()),
        Next::Impossible(impossible) => Err(Failure::Usage(impossible_words(context.words, &impossible)).into()),
        Next::Open(rows, _) => {
            let outcomes = bound.outcomes(rows).into_iter().map(|outcome| {
                format!("- {}", context.words.text(&format!("{}-outcome-{outcome}", bound.incident.id)))
            });
            let lines: Vec<String> = outcomes.collect();
            Err(Failure::Usage(format!("{}\n{}", context.words.text("still-open"), lines.join("\n"))).into())
        }
    }
}

fn show(context: &Context, bound: &Bound, known: &Facts, ruling: &Ruling, others: bool) -> Result<(), Failure> {
    // Where the book has no rule, what the others rule is part of the answer.
    let elsewhere: Vec<Verdict> = match others || matches!(ruling.coverage, Coverage::Silent | Coverage::NotApplicable)
    {
        false => Vec::new(),
        true => {
            let books: Vec<BookId> = context.pack.book_ids().into_iter().filter(|book| *book != context.book).collect();
            verdicts(context.pack, &books, &bound.incident.id, known).unwrap_or_default()
        }
    };
    let ruled = Ruled { pack: context.pack, words: context.words, bound, facts: known, ruling, others: &elsewhere };
    context.show(|| ruling_view(&ruled), || ruling_json(&ruled))
}

fn no_incident(context: &Context) -> String {
    let heads = context.pack.incident_heads();
    let ids: Vec<&str> = heads.iter().map(|head| head.id.as_str()).collect();
    context.words.with("incident-missing", &args([("allowed", ids.join(", ").into())]))
}

/// Ctrl-C between two questions, or in a terminal that cannot edit a line, ends the program with its own status. Where a
/// line is edited it is a key like others, and the editor puts the terminal back.
fn leave_on_interrupt() {
    let leave = || {
        let _ = std::io::Write::write_all(&mut std::io::stderr(), b"\n");
        // The main thread waits for a key and cannot be told in any other way.
        #[allow(clippy::exit)]
        std::process::exit(i32::from(INTERRUPTED));
    };
    // Without a handler the signal ends the program all the same.
    let _ = ctrlc::set_handler(leave);
}
