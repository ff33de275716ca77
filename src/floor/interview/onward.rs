//! From one incident to another: what was answered goes along.

use super::Answered;
use super::infer::told_by_line;
use super::round::read_round;
use super::said::chips;
use crate::betting::Amount;
use crate::betting::round::HandLine;
use crate::decide::Handed;
use crate::incident::{Answer, Fact, FactKind, Facts, Incident};
use crate::locale::Words;
use crate::notation::write;
use std::borrow::Cow;

/// What is known of an incident that goes on with another.
#[derive(Debug, Clone)]
pub struct Known<'a> {
    /// The facts.
    pub facts: &'a Facts,
    /// The line that was told by itself, if one was.
    pub line: Option<&'a HandLine>,
    /// The amounts of the ruling, by their names.
    pub amounts: &'a [(&'a str, Amount)],
    /// What the player has done or said by the ruling, in the place of what the line ends with, where the other incident
    /// needs it.
    pub handed: Option<Handed>,
}

/// What was answered about an incident, as far as it answers facts of another: facts of which the data says that they are the
/// same, or that coming from here answers them, those of the same name with the same words for the answer, those of which a line tells the same, the line itself, and
/// the amounts that the ruling shows.
#[must_use]
pub fn carried(words: &Words, from: &Incident, known: &Known, to: &Incident) -> Answered {
    let Known { facts, line, amounts, handed } = known;
    // A line of which an act was ruled is told below, with that act.
    let untold = |answer: &Answer| handed.is_none() || !matches!(answer, Answer::Round(_));
    let answered = |fact: &Fact| -> Option<Answer> {
        let given = facts.given().filter(|(_, answer)| untold(answer));
        let mut given = given.filter_map(|(at, answer)| Some((from.facts.get(at)?, answer)));
        let (known, answer) = given.find(|(known, _)| is_the_same((from, known), (to, fact)))?;
        taken_over(words, (from, known), answer, (to, fact))
    };
    let mut told: Vec<(usize, Answer)> = to
        .facts
        .iter()
        .enumerate()
        .filter_map(|(at, fact)| Some((at, answered(fact).or_else(|| given_by(from, fact))?)))
        .collect();
    let told_line = facts.given().find_map(|(_, answer)| match answer {
        Answer::Round(line) => Some(line.as_ref()),
        _ => None,
    });
    if let Some(line) = (*line).or(told_line).map(|line| as_ruled(line, handed.as_ref())) {
        let line = line.as_ref();
        let round = to.facts.iter().enumerate().find_map(|(at, fact)| Some((at, round(words, line, fact)?)));
        match round {
            Some(round) => told.push(round),
            None => told.extend(told_by_line(to, line)),
        }
    }
    let meant = |name: &str| {
        let said = to.facts.iter().position(|fact| fact.says(&from.id, name));
        said.or_else(|| to.fact(&name.replace('_', "-")))
    };
    let shown = amounts.iter().filter_map(|(name, amount)| Some((meant(name)?, *amount)));
    let new = shown.filter(|(at, _)| !told.iter().any(|(known, _)| known == at)).collect::<Vec<_>>();
    let chips = |(at, amount)| Some((at, chips(&to.facts[at], amount)?));
    told.extend(new.into_iter().filter_map(chips));
    told.sort_by_key(|(at, _)| *at);
    let mut answered = Answered::new(Facts::none(to.facts.len()));
    answered.along = true;
    answered.take(to, told);
    answered
}

/// A line with what was ruled of its end.
#[must_use]
pub fn as_ruled<'l>(line: &'l HandLine, handed: Option<&Handed>) -> Cow<'l, HandLine> {
    let ruled = handed.and_then(|handed| handed.in_line(line));
    ruled.map_or(Cow::Borrowed(line), |line| Cow::Owned(HandLine { text: write(&line), ..line }))
}

/// What an answer to a fact of one incident answers of another: the facts that are the same, by their places.
#[must_use]
pub fn followed(
    words: &Words,
    (from, known): (&Incident, usize),
    answer: &Answer,
    to: &Incident,
) -> Vec<(usize, Answer)> {
    let known = &from.facts[known];
    let same = to.facts.iter().enumerate().filter(|(_, fact)| is_the_same((from, known), (to, fact)));
    same.filter_map(|(at, fact)| Some((at, taken_over(words, (from, known), answer, (to, fact))?))).collect()
}

/// Whether two facts of two incidents are the same: the data says so, a line tells the same of them, or they are called so.
fn is_the_same((from, known): (&Incident, &Fact), (to, fact): (&Incident, &Fact)) -> bool {
    let speaks_of = |fact: &Fact, other: &Incident| fact.same_as.iter().any(|(id, _)| *id == other.id);
    match (known.line, fact.line) {
        _ if says_the_same((from, known), (to, fact)) => true,
        // Where the data says what is the same there, nothing else is.
        _ if speaks_of(fact, from) || speaks_of(known, to) => false,
        (Some(known), Some(fact)) => known == fact,
        _ => known.id == fact.id,
    }
}

/// The answer to a fact that whoever comes from another incident has given by that alone.
fn given_by(from: &Incident, fact: &Fact) -> Option<Answer> {
    let named = fact.same_as.iter().filter(|(other, name)| *other == from.id && from.fact(name).is_none());
    let mut places = named.filter_map(|(_, name)| fact.kind.place(name));
    places.next().map(Answer::Choice)
}

/// Whether the data says of one of two facts of two incidents that it is the other.
fn says_the_same((from, known): (&Incident, &Fact), (to, fact): (&Incident, &Fact)) -> bool {
    known.says(&to.id, &fact.id) || fact.says(&from.id, &known.id)
}

/// An answer to a fact of one incident as the answer to one of another; none where it is no answer there, or means
/// something else.
fn taken_over(
    words: &Words,
    (from, known): (&Incident, &Fact),
    answer: &Answer,
    (to, fact): (&Incident, &Fact),
) -> Option<Answer> {
    let fits = match (answer, &fact.kind) {
        (Answer::Choice(at), FactKind::Choice { .. }) => {
            let value = known.values().get(usize::from(*at))?;
            let place = fact.kind.place(value)?;
            let answer = |incident: &Incident, fact: &Fact| words.answer(&incident.id, &fact.id, value);
            let same = says_the_same((from, known), (to, fact)) || answer(from, known) == answer(to, fact);
            return same.then_some(Answer::Choice(place));
        }
        (Answer::Round(line), _) => return round(words, line, fact),
        (Answer::Chips(amount), _) => return chips(fact, *amount),
        (Answer::Count(count), FactKind::Count { least, most }) => (least..=most).contains(&count),
        (Answer::Actions(_), FactKind::Actions { allowed }) => {
            matches!(&known.kind, FactKind::Actions { allowed: before } if before == allowed)
        }
        (Answer::Piles(_), FactKind::Piles) | (Answer::Time(_), FactKind::Time) => true,
        (Answer::Slip(_), FactKind::Slip { .. }) | (Answer::Showdown(_), FactKind::Showdown { .. }) => {
            known.kind == fact.kind
        }
        _ => false,
    };
    fits.then(|| answer.clone())
}

/// A line as the answer to a fact, if it takes one and the round can have been so there.
fn round(words: &Words, line: &HandLine, fact: &Fact) -> Option<Answer> {
    match fact.kind {
        FactKind::Round { any_size } => {
            read_round(words, &line.text, any_size).ok().map(|line| Answer::Round(Box::new(line)))
        }
        _ => None,
    }
}
