//! Answers as they are typed on a command line, so that [`super::read_fact`] reads the same answer back.

use super::read::{NOTHING, UNKNOWN};
use crate::incident::{Answer, Fact};

/// An answer as it is typed behind the name of its fact.
#[must_use]
pub fn write_fact(fact: &Fact, answer: &Answer) -> String {
    match answer {
        Answer::Choice(value) => fact.values().get(usize::from(*value)).cloned().unwrap_or_default(),
        Answer::Chips(amount) => amount.to_string(),
        Answer::Piles(piles) => {
            let piles: Vec<String> = piles.iter().map(|pile| format!("{}x{}", pile.count, pile.value)).collect();
            piles.join("+")
        }
        Answer::Actions(actions) if actions.is_empty() => NOTHING.to_owned(),
        Answer::Actions(actions) => actions.iter().map(|action| action.name()).collect::<Vec<_>>().join(" "),
        Answer::Round(line) => line.text.clone(),
        Answer::Count(count) => count.to_string(),
        Answer::Time(seconds) => format!("{}:{:02}", seconds / 60, seconds % 60),
        Answer::Slip(slip) => slip.text.clone(),
        Answer::Showdown(told) => told.text.clone(),
        Answer::Unknown => UNKNOWN.to_owned(),
    }
}
