//! An incident and facts from the words of a command line.

use super::Context;
use crate::decide::BoundIncident;
use crate::error::{Failure, Unsaid};
use crate::ids::IncidentId;
use crate::incident::{Answer, Fact, FactKind, Facts, Incident};
use crate::interview::{
    AnswerError, Answered, contradiction_words, lacks_amounts, lacks_setup, read_fact, record, wrong_answer,
};
use crate::locale::{Slip, args, nearest, printable};
use crate::lookup::{Candidate, Choice, family_of, find_incidents};
use crate::render::{candidate_json, fact_json, family_json, family_text};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;

/// What was told of each incident of a dispute.
pub(super) type ToldOf = BTreeMap<IncidentId, Answered>;

/// The words of a command line: what stands before facts, and facts as name and value.
pub(super) struct Typed<'a> {
    /// The words without a sign.
    pub subject: Vec<&'a str>,
    /// The facts.
    pub facts: Vec<(&'a str, &'a str)>,
}

/// Splits words at their first `=`.
pub(super) fn split(words: &[String]) -> Typed<'_> {
    let mut typed = Typed { subject: Vec::new(), facts: Vec::new() };
    for word in words {
        match word.split_once('=') {
            Some(fact) => typed.facts.push(fact),
            None => typed.subject.push(word),
        }
    }
    typed
}

/// The incident that words name.
///
/// # Errors
/// None that fits, or several and none of them clear.
pub(super) fn incident(context: &Context, subject: &str) -> Result<IncidentId, Failure> {
    context.usable(subject)?;
    if context.pack.has_incident(subject) {
        return Ok(subject.into());
    }
    if lacks_setup(context.words, subject) {
        let values = args([("typed", printable(subject).into())]);
        return Err(Failure::Usage(context.words.with("line-lacks-setup", &values)));
    }
    if let Some(lacks) = lacks_amounts(context.words, subject) {
        return Err(Failure::Usage(lacks));
    }
    match find_incidents(context.pack, context.words, subject).choice() {
        Choice::None => Err(context.unknown_incident(subject)),
        Choice::One(id) => Ok(id),
        Choice::Several(best) => Err(several(context, subject, &best)),
    }
}

/// The failure where words fit several incidents: which, and what tells those of a family apart.
fn several(context: &Context, typed: &str, best: &[Candidate]) -> Failure {
    let line = |one: &Candidate| format!("\n  {}: {}", one.id, context.words.text(&one.id));
    let ids: Vec<IncidentId> = best.iter().map(|one| one.id.clone()).collect();
    let family =
        family_of(context.pack, &ids).map(|(family, chain)| (family, chain.last().copied().unwrap_or_default()));
    let asked = family.as_ref().map(|(family, at)| format!("\n{}", family_text(context.words, family, *at)));
    let found: String = best.iter().map(line).chain(asked).collect();
    let values = args([("typed", printable(typed).into()), ("n", (best.len() as u64).into()), ("found", found.into())]);
    let incidents: Vec<Json> = best.iter().map(|one| candidate_json(context.words, one)).collect();
    let mut keys = json!({ "incidents": incidents });
    if let Some((family, at)) = family {
        keys["question"] = family_json(context.words, &family, at);
    }
    Unsaid::failure("several-incidents", context.words.with("several-incidents", &values), keys)
}

/// Those of the facts that were typed which an incident has.
///
/// # Errors
/// A fact said twice, or a value that it does not take.
pub(super) fn facts_told(context: &Context, incident: &Incident, typed: &[(&str, &str)]) -> Result<Facts, Failure> {
    let known = |(name, _): &&(&str, &str)| incident.fact(&name.trim().replace('_', "-")).is_some();
    facts(context, incident, &typed.iter().filter(known).copied().collect::<Vec<_>>())
}

/// Facts of an incident as they were typed.
///
/// # Errors
/// A fact that the incident does not have, one said twice, a value that it does not take, or one that the line tells otherwise.
pub(super) fn facts(context: &Context, incident: &Incident, typed: &[(&str, &str)]) -> Result<Facts, Failure> {
    let mut facts = Facts::none(incident.facts.len());
    let mut given: Vec<(usize, Answer)> = Vec::new();
    for (name, value) in typed {
        let id = name.trim().replace('_', "-");
        let Some(at) = incident.fact(&id) else {
            let ids: Vec<&str> = incident.facts.iter().map(|fact| fact.id.as_str()).collect();
            let values = args([
                ("typed", printable(name).into()),
                ("near", nearest(name, ids.iter().copied(), Slip::Typed).unwrap_or("none").into()),
                ("allowed", ids.join(", ").into()),
                ("incident", incident.id.as_str().into()),
            ]);
            return Err(Failure::Usage(context.words.with("unknown-fact", &values)));
        };
        if given.iter().any(|(known, _)| *known == at) {
            return Err(Failure::Usage(context.about("fact-twice", &id, None)));
        }
        let fact = &incident.facts[at];
        let answer = read_fact(context.words, incident, fact, value)
            .map_err(|error| value_refused(context, incident, (at, value), &error))?;
        given.push((at, answer));
    }
    // A round may say more than its own fact; what was typed for another fact goes first.
    let is_round = |answer: &Answer| matches!(answer, Answer::Round(_));
    given.sort_by_key(|(_, answer)| is_round(answer));
    for (at, answer) in given {
        record(incident, &mut facts, at, answer)
            .map_err(|other| Failure::Usage(contradiction_words(context.words, incident, &facts, &other)))?;
    }
    Ok(facts)
}

/// The failure for something that is no value of a fact: what was typed and the fact, as objects for a program.
fn value_refused(context: &Context, incident: &Incident, (at, typed): (usize, &str), error: &AnswerError) -> Failure {
    let fact = &incident.facts[at];
    // What is shown below a line needs the line to itself.
    let mark = if matches!(error, AnswerError::Shown(_)) { ":\n" } else { ": " };
    let sentence = format!("{}{mark}{}", fact.id, wrong_answer(context.words, fact, fact.values(), typed, error));
    let fact = fact_json(context.words, incident, at);
    Unsaid::failure("value-refused", sentence, json!({ "incident": incident.id, "facts": [fact], "value": typed }))
}

/// The values of a choice with their words, below its question; nothing where the values say it themselves.
fn labelled(context: &Context, incident: &Incident, fact: &Fact) -> String {
    let words = |value: &String| context.words.answer(&incident.id, &fact.id, value);
    if fact.values().iter().all(|value| words(value) == *value) {
        return String::new();
    }
    let line = |value: &String| format!("\n      {value}: {}", words(value));
    fact.values().iter().map(line).collect()
}

/// The facts that are missing where nobody can be asked, with what they take.
pub(super) fn missing(context: &Context, bound: &BoundIncident, known: &Facts) -> Failure {
    let incident = &bound.incident;
    let line = |fact: &Fact| {
        let takes = match &fact.kind {
            FactKind::Choice { values } => values.join("|"),
            FactKind::Chips { .. } => context.words.text("takes-chips"),
            FactKind::Piles => context.words.text("takes-piles"),
            FactKind::Round { .. } => context.words.text("takes-round"),
            FactKind::Actions { allowed } => format!("\"{}\"", allowed.join(" ")),
            FactKind::Count { least, most } => format!("{least}-{most}"),
            FactKind::Time => context.words.text("takes-time"),
            FactKind::Slip { form } => context.words.text(&format!("takes-{}", form.key())),
            FactKind::Showdown { of } => context.words.text(&format!("takes-{}", of.key())),
        };
        let question = context.words.text(&format!("{}-fact-{}", incident.id, fact.id));
        format!("  {}={takes}\n      {question}{}", fact.id, labelled(context, incident, fact))
    };
    let missing = bound.missing(known);
    let lines: Vec<String> = missing.iter().map(|fact| line(&incident.facts[*fact])).collect();
    let values = args([("incident", incident.id.as_str().into())]);
    let sentence = format!("{}\n{}", context.words.with("facts-missing", &values), lines.join("\n"));
    unsaid(context, bound, "missing-facts", &missing, sentence)
}

/// The failure where nobody knows the facts that decide, with what each answer would come to in the sentence.
pub(super) fn still_open(context: &Context, bound: &BoundIncident, open: &[usize], sentence: String) -> Failure {
    unsaid(context, bound, "still-open", open, sentence)
}

/// A failure that has these facts of an incident as objects.
fn unsaid(context: &Context, bound: &BoundIncident, kind: &'static str, facts: &[usize], sentence: String) -> Failure {
    let facts: Vec<Json> = facts.iter().map(|fact| fact_json(context.words, &bound.incident, *fact)).collect();
    Unsaid::failure(kind, sentence, json!({"book": bound.book, "incident": bound.incident.id, "facts": facts}))
}
