//! Inputs for the calculations: amounts, lines, chips and slips in round numbers, both sides of every boundary among them, so
//! that whatever classes a calculation can make under one book or another, some input of the pool makes them.

use crate::incident::{Answer, FactKind, Incident};
use crate::interview::read_fact;
use crate::locale::Words;

/// The inputs by calculation, each with its facts on one line.
static EXAMPLES: &str = include_str!("examples.txt");

/// Answers to the facts that are no choices, by their places: one input of a calculation.
pub type Input = Vec<(usize, Answer)>;

/// The list of words in the pool that say of an input that few tables ever see it.
const SELDOM: &str = "seldom";

/// Whether few tables ever see an input.
pub(super) fn is_seldom(input: &Input) -> bool {
    let told = input.iter().filter_map(|(_, answer)| match answer {
        Answer::Round(line) => Some(line.text.as_str()),
        Answer::Showdown(told) => Some(told.text.as_str()),
        _ => None,
    });
    let words: Vec<&str> = told.flat_map(|told| told.split(' ')).collect();
    lines_of(SELDOM).any(|seldom| words.contains(&seldom))
}

/// The inputs of the pool for the calculation of an incident, as far as the incident asks for them: what is met at every table
/// first, and the plainest of it. `words` are the English ones, in which the pool is written.
pub(super) fn inputs(words: &Words, incident: &Incident) -> Vec<Input> {
    let name = incident.calculation.as_deref().unwrap_or_default();
    let mut inputs: Vec<Input> = lines_of(name).filter_map(|line| input(words, incident, line)).collect();
    inputs.sort_by_key(is_seldom);
    inputs
}

/// The lines of the pool for a calculation.
fn lines_of(calculation: &str) -> impl Iterator<Item = &'static str> {
    let mut lines = EXAMPLES.lines().map(str::trim);
    let found =
        lines.by_ref().any(|line| line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) == Some(calculation));
    lines
        .take_while(move |line| found && !line.starts_with('['))
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The line of an input that tells nothing, where no number need be told.
const NOTHING: &str = "-";

/// One input, read as it would be typed. None where a fact does not take it: another incident of the same calculation may.
fn input(words: &Words, incident: &Incident, line: &str) -> Option<Input> {
    let mut input = Input::new();
    for part in line.split(" | ").filter(|part| *part != NOTHING) {
        let (name, value) = part.split_once('=')?;
        let Some(at) = incident.fact(name.trim()) else {
            continue;
        };
        let fact = &incident.facts[at];
        if !matches!(fact.kind, FactKind::Choice { .. }) {
            input.push((at, read_fact(words, incident, fact, value.trim()).ok()?));
        }
    }
    Some(input)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;
    use crate::locale::Language;
    use crate::notation::{Vocabulary, read, translate, write};

    /// An example is shown in the language of the screen: typed from there, it is the same line.
    #[test]
    fn every_line_of_the_pool_is_the_same_line_in_every_language() {
        let pack = built_in();
        let parts = EXAMPLES.lines().flat_map(|line| line.split(" | "));
        let lines: Vec<&str> = parts.filter_map(|part| part.trim().strip_prefix("round=")).collect();
        assert!(lines.len() > 200);
        let read_in = |language, text: &str| {
            let line = read(Vocabulary::new(&pack).typed_in(language), text);
            line.map(|line| write(&line)).map_err(|error| format!("{text}: {error:?}"))
        };
        for language in Language::ALL {
            let words = Words::new(language, &pack);
            for line in &lines {
                assert_eq!(read_in(language, &translate(line, &words)), read_in(Language::En, line), "{line}");
            }
        }
    }
}
