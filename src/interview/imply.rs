//! What a betting round says besides the betting: a line that ends with chips put out without a word answers the
//! questions about these chips, too.

use crate::betting::round::{Line, Reading, Round, Tolerance};
use crate::betting::{Amount, Chips, Motion, Offer, total};
use crate::incident::{Answer, FactKind, Facts, Incident};

/// Records an answer and what it says of other facts that nobody has answered. Gives the places of the facts that have an
/// answer now and had none: what going back has to take back.
pub fn record(incident: &Incident, facts: &mut Facts, fact: usize, answer: Answer) -> Vec<usize> {
    let implied = match &answer {
        Answer::Round(line) => implied(incident, line),
        _ => Vec::new(),
    };
    facts.set(fact, Some(answer));
    let mut recorded = vec![fact];
    for (at, answer) in implied {
        if facts.get(at).is_none() {
            facts.set(at, Some(answer));
            recorded.push(at);
        }
    }
    recorded
}

/// The facts of an incident that a line answers whose last act is chips without a word.
fn implied(incident: &Incident, line: &Line) -> Vec<(usize, Answer)> {
    let round = Round::replay(line, Reading::default(), Tolerance::AnySize).ok();
    let Some((round, (player, chips))) = round.as_ref().zip(line.offer.as_ref().and_then(silent)) else {
        return Vec::new();
    };
    let inputs = incident.calculation().map_or(&[][..], |calculation| calculation.inputs);
    let before = round.position(player).put;
    let answer = |input: &&str| {
        let at = incident.fact(input)?;
        let answer = implied_answer(input, before, chips)?;
        fits(&incident.facts[at].kind, &answer).then_some((at, answer))
    };
    inputs.iter().filter_map(answer).collect()
}

/// Who put out chips without a word, and which.
fn silent(offer: &Offer) -> Option<(usize, &[Chips])> {
    match offer.motions.as_slice() {
        [Motion::Puts(chips)] => Some((offer.player, chips)),
        _ => None,
    }
}

/// What chips put out without a word, with `before` chips in front already, say of an input of a calculation.
fn implied_answer(input: &str, before: Amount, chips: &[Chips]) -> Option<Answer> {
    let worth = total(chips).ok()?;
    match input {
        "put" => Some(Answer::Chips(before.checked_add(worth)?)),
        "own" => Some(Answer::Chips(before)),
        "added" => Some(Answer::Piles(chips.to_vec())),
        // These are about a player who had nothing in front.
        "chips" if before == 0 => Some(Answer::Piles(chips.to_vec())),
        "chip" if before == 0 && chips.iter().map(|pile| pile.count).sum::<u64>() == 1 => Some(Answer::Chips(worth)),
        _ => None,
    }
}

fn fits(kind: &FactKind, answer: &Answer) -> bool {
    matches!((kind, answer), (FactKind::Chips { .. }, Answer::Chips(_)) | (FactKind::Piles, Answer::Piles(_)))
}
