//! `floor decide`, and `floor` alone: facts from the command line, the rest from the person where there is one, then the
//! ruling.

use super::dispute::{Dispute, DisputeEnd};
use super::facts::{incident, split};
use super::hand::typed_hand;
use super::line::typed_line;
use super::log::{Keeping, keep, known};
use super::session::{Begun, session};
use super::shown::RulingDisplay;
use super::{Context, piped};
use crate::cli::{Settings, Wanted};
use crate::error::{FOUND, Failure};
use crate::ids::FactId;
use crate::incident::{Fact, FactKind, ShowdownKind};
use crate::interview::{Subject, Terminal, read_fact, with_commas, words_alone};
use crate::locale::args;
use crate::render::{Format, warning_json};
use anyhow::Result;

/// Runs the command: on the words behind it, or where there are none on what comes through a pipe.
pub(super) fn run(context: &Context, words: &[String], wanted: &Wanted, keeping: Option<&Keeping>) -> Result<u8> {
    let rule = |words: &[String]| decide(context, words, wanted, keeping);
    let piped = words.is_empty().then(|| piped::rule_on_each(context, rule));
    piped.flatten().map_or_else(|| rule(words), Ok)
}

/// Rules on these words.
fn decide(context: &Context, words: &[String], wanted: &Wanted, keeping: Option<&Keeping>) -> Result<u8> {
    let wanted = RulingDisplay::new(context, wanted)?;
    let mut typed = split(words);
    let line = typed.subject.get(1..).unwrap_or_default().join(" ");
    let fact = line_fact(context, typed.subject.first().copied().unwrap_or_default(), &line);
    if let Some(fact) = &fact {
        typed.facts.push((fact.as_str(), &line));
        typed.subject.truncate(1);
    }
    let said = typed.subject.join(" ");
    let said = with_commas(context.words, &said).unwrap_or(said);
    let subject = subject(context, &said)?;
    let logged = from_the_log(context, subject.as_ref(), keeping, &typed.facts);
    typed.facts.extend(logged.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    if let Some(mut terminal) = Terminal::of_process(context.pack, Settings::plain()) {
        // Words that only may name an incident are asked about once; going back leads to the open question.
        let said = Some(said).filter(|said| subject.is_none() && !said.trim().is_empty());
        return Ok(session(context, &mut terminal, Begun { subject, said, typed: typed.facts, wanted, keeping })?);
    }
    let (subject, said) = match subject {
        Some(subject) => (subject, None),
        None if said.trim().is_empty() => return Err(Failure::Usage(no_incident(context)).into()),
        None => {
            let told = words_alone(context.words, &said);
            (Subject::Incident(incident(context, told)?), Some(said))
        }
    };
    let mut dispute = Dispute::new(subject, said, typed.facts);
    match dispute.rule_onward(context, &wanted)? {
        DisputeEnd::Ruled => {
            keep(context, &mut dispute, keeping)?;
            Ok(FOUND)
        }
        DisputeEnd::Open(why) => Err(why.into()),
    }
}

/// The facts that the log knows of the player with whom a ruling is to be kept, which are told to whoever reads it.
fn from_the_log(
    context: &Context,
    subject: Option<&Subject>,
    keeping: Option<&Keeping>,
    typed: &[(&str, &str)],
) -> Vec<(String, String)> {
    let (Some(Subject::Incident(id)), Some(keeping)) = (subject, keeping) else {
        return Vec::new();
    };
    let facts = context.pack.incident(id).map(|incident| known(context, &incident, keeping, typed)).unwrap_or_default();
    if !facts.is_empty() && context.settings.format != Format::Json {
        let listed: Vec<String> = facts.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let sentence = context.words.with("log-knows", &args([("facts", listed.join(" ").into())]));
        super::say(&sentence, context.settings.format, || warning_json(&sentence));
    }
    facts
}

/// The fact for which a line or hands stand that follow an incident by its id, as a line does by itself.
fn line_fact(context: &Context, incident: &str, line: &str) -> Option<FactId> {
    let follows = !line.is_empty() && context.pack.has_incident(incident);
    let incident = follows.then(|| context.pack.incident(incident)).flatten()?;
    let typed = typed_line(context, line);
    let takes = |fact: &&Fact| match fact.kind {
        FactKind::Round { .. } => typed.is_some(),
        // What has the marks of a line and is none may be hands with a mistake in them, which is told then.
        FactKind::Showdown { of: ShowdownKind::Hands } => {
            typed.as_ref().is_some_and(Result::is_err) || read_fact(context.words, &incident, fact, line).is_ok()
        }
        _ => false,
    };
    incident.facts.iter().find(takes).map(|fact| fact.id.clone())
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
    if words_alone(context.words, typed) != typed {
        return Ok(None);
    }
    if let Some(hand) = typed_hand(context, typed) {
        return Ok(Some(Subject::Hand(Box::new(hand?))));
    }
    Ok(typed_line(context, typed).transpose()?.map(|line| Subject::Line(Box::new(line))))
}

fn no_incident(context: &Context) -> String {
    let heads = context.pack.incident_heads();
    let ids: Vec<&str> = heads.iter().map(|head| head.id.as_str()).collect();
    context.words.with("incident-missing", &args([("allowed", ids.join(", ").into())]))
}
