//! What a line says besides the betting: it answers the facts that it tells, and what contradicts it is refused.

use crate::betting::ActionKind;
use crate::betting::round::{BettingRules, HandLine, Round, SizeCheck};
use crate::incident::{Answer, Fact, FactKind, Facts, Incident, LineTells};
use crate::locale::{Words, args};

/// A fact on which the line and an answer that was given do not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// The place of the fact.
    pub fact: usize,
    /// What the line tells of it.
    pub told: Answer,
}

/// Records an answer and what it says of other facts. Gives the places of the facts that have an answer now and had none:
/// what going back has to take back.
///
/// # Errors
/// Where a line tells something else than was answered before. Nothing is recorded then.
pub fn record(
    incident: &Incident,
    facts: &mut Facts,
    fact: usize,
    answer: Answer,
) -> Result<Vec<usize>, Contradiction> {
    let told = match &answer {
        Answer::Round(line) => told_by_line(incident, line),
        _ => Vec::new(),
    };
    let mut recorded = tell(facts, told)?;
    facts.set(fact, Some(answer));
    recorded.insert(0, fact);
    Ok(recorded)
}

/// Records what a line by itself tells of an incident, its round and what it would have said among it.
///
/// # Errors
/// Where it tells something else than was answered before. Nothing is recorded then.
pub fn record_line(incident: &Incident, facts: &mut Facts, line: &HandLine) -> Result<(), Contradiction> {
    tell(facts, told_by_line(incident, line))?;
    let round = incident.facts.iter().position(|fact| matches!(fact.kind, FactKind::Round { .. }));
    if let Some(round) = round {
        facts.set(round, Some(Answer::Round(Box::new(line.clone()))));
    }
    let Some(played) = in_force(line) else {
        return Ok(());
    };
    for (at, fact) in incident.facts.iter().enumerate() {
        let open = facts.get(at).is_none();
        let unsaid = fact.line.filter(|_| open).and_then(|from| from.unsaid(line, &played));
        if let Some(answer) = unsaid.and_then(|word| answer(fact, LineTells::Word(word))) {
            facts.set(at, Some(answer));
        }
    }
    Ok(())
}

/// Sets the facts that are not known; those that are known must be the same.
fn tell(facts: &mut Facts, told: Vec<(usize, Answer)>) -> Result<Vec<usize>, Contradiction> {
    let other = |(fact, told): &&(usize, Answer)| {
        facts.get(*fact).is_some_and(|known| *known != Answer::Unknown && known != told)
    };
    if let Some((fact, told)) = told.iter().find(other) {
        return Err(Contradiction { fact: *fact, told: told.clone() });
    }
    let new: Vec<(usize, Answer)> = told.into_iter().filter(|(fact, _)| facts.get(*fact).is_none()).collect();
    let recorded = new.iter().map(|(fact, _)| *fact).collect();
    new.into_iter().for_each(|(fact, answer)| facts.set(fact, Some(answer)));
    Ok(recorded)
}

/// A line as it is in force, played.
fn in_force(line: &HandLine) -> Option<Round> {
    let in_force = line.in_force().map(|in_force| in_force.line);
    Round::replay(in_force.as_ref().unwrap_or(line), BettingRules::default(), SizeCheck::AsMade).ok()
}

/// The facts of an incident that a line tells, by their places.
pub(super) fn told_by_line(incident: &Incident, line: &HandLine) -> Vec<(usize, Answer)> {
    let Some(round) = in_force(line) else {
        return Vec::new();
    };
    let facts = incident.facts.iter().enumerate();
    facts.filter_map(|(at, fact)| Some((at, answer(fact, fact.line?.of(line, &round)?)?))).collect()
}

/// What a line tells, as an answer to a fact; none where the fact does not take it.
fn answer(fact: &Fact, tells: LineTells) -> Option<Answer> {
    match (&fact.kind, tells) {
        (FactKind::Choice { values }, LineTells::Word(word)) => {
            let place = values.iter().position(|value| value == word)?;
            Some(Answer::Choice(u8::try_from(place).ok()?))
        }
        (FactKind::Chips { zero }, LineTells::Chips(amount)) if *zero || amount > 0 => Some(Answer::Chips(amount)),
        (FactKind::Piles, LineTells::Piles(piles)) => Some(Answer::Piles(piles)),
        (FactKind::Actions { allowed }, LineTells::Actions(actions)) => {
            let known = |one: &ActionKind| allowed.iter().any(|word| word == one.name());
            actions.iter().all(known).then_some(Answer::Actions(actions))
        }
        _ => None,
    }
}

/// The sentence for a fact that was told otherwise than the line tells it.
#[must_use]
pub fn contradiction_words(words: &Words, incident: &Incident, facts: &Facts, contradiction: &Contradiction) -> String {
    let fact = &incident.facts[contradiction.fact];
    let said =
        |answer: Option<&Answer>| answer.map(|answer| answer_words(words, incident, fact, answer)).unwrap_or_default();
    let values = args([
        ("fact", fact.id.as_str().into()),
        ("question", words.text(&format!("{}-fact-{}", incident.id, fact.id)).into()),
        ("told", said(Some(&contradiction.told)).into()),
        ("given", said(facts.get(contradiction.fact)).into()),
    ]);
    words.with("line-contradicts", &values)
}

/// An answer as the person would give it.
#[must_use]
pub fn answer_words(words: &Words, incident: &Incident, fact: &Fact, answer: &Answer) -> String {
    match answer {
        Answer::Choice(value) => {
            let value = fact.values().get(usize::from(*value));
            value.map(|value| words.answer(&incident.id, &fact.id, value)).unwrap_or_default()
        }
        Answer::Chips(amount) | Answer::Count(amount) => words.number(*amount),
        Answer::Time(time) => format!("{}:{:02}", time / 60, time % 60),
        Answer::Piles(piles) => {
            let pile = |pile: &crate::betting::Chips| match pile.count {
                1 => words.number(pile.value),
                count => format!("{count}x{}", words.number(pile.value)),
            };
            piles.iter().map(pile).collect::<Vec<_>>().join("+")
        }
        Answer::Actions(actions) if actions.is_empty() => words.text("answer-none"),
        Answer::Actions(actions) => {
            let word = |action: &ActionKind| words.text(&format!("cell-{}", action.name()));
            actions.iter().map(word).collect::<Vec<_>>().join(", ")
        }
        Answer::Round(line) => line.text.clone(),
        Answer::Slip(slip) => slip.text.split_whitespace().collect::<Vec<_>>().join(" "),
        Answer::Showdown(told) => told.text.clone(),
        Answer::Unknown => words.text("answer-unknown"),
    }
}
