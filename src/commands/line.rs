//! A betting line by itself: which incidents it shows, and the ruling of each, in the order in which a floor settles them.

use super::Context;
use super::facts::{facts_told, missing, stopped};
use crate::betting::round::Line;
use crate::decide::{Bound, Looked, Next, Ruling, looked_at};
use crate::error::{FOUND, Failure};
use crate::ids::IncidentId;
use crate::incident::Facts;
use crate::interview::{Contradiction, Interview, Told, contradiction_words, read_line, record_line};
use crate::locale::args;
use crate::render::{LineRuled, Ruled, impossible_words, line_json, line_view};

/// A line, if that is what was typed: it reads as one, or has the marks of one, and then what is wrong with it is told.
pub fn typed_line(context: &Context, typed: &str) -> Option<Result<Line, Failure>> {
    read_line(context.words, typed).map(|read| read.map_err(Failure::Usage))
}

/// An incident that a line shows, under the book, with what is known of it.
struct Case<'p> {
    bound: Bound<'p>,
    facts: Facts,
}

/// Rules on a line: on every incident that it shows and that the facts decide.
///
/// # Errors
/// None that it shows; facts that contradict it; facts that are missing where nobody can be asked.
pub fn rule(
    context: &Context,
    line: &Line,
    typed: &[(&str, &str)],
    interview: &mut Option<Interview>,
) -> Result<u8, Failure> {
    let looked = looked_at(context.pack, &context.book, line);
    let shown: Vec<&IncidentId> =
        looked.iter().filter(|looked| looked.against.is_none()).map(|looked| &looked.incident).collect();
    let mut cases = Vec::new();
    for id in &shown {
        cases.extend(case(context, id, line, typed)?);
    }
    if let Some((name, _)) =
        typed.iter().find(|(name, _)| cases.iter().all(|case| case.bound.incident.fact(name).is_none()))
        && !cases.is_empty()
    {
        let values = args([("typed", (*name).into()), ("near", "none".into())]);
        return Err(Failure::Usage(context.words.with("line-unknown-fact", &values)));
    }
    for case in &mut cases {
        if let Some(interview) = interview
            && interview.facts(&case.bound, &mut case.facts).map_err(stopped)? == Told::Back
        {
            return Err(Failure::Interrupted);
        }
    }
    show(context, line, &looked, &cases)
}

fn case<'p>(
    context: &Context<'p>,
    id: &IncidentId,
    line: &Line,
    typed: &[(&str, &str)],
) -> Result<Option<Case<'p>>, Failure> {
    let Some(bound) = Bound::new(context.pack, &context.book, id) else {
        return Ok(None);
    };
    let mut facts = facts_told(context, &bound.incident, typed)?;
    record_line(&bound.incident, &mut facts, line)
        .map_err(|contradiction| contradicted(context, &bound, &facts, &contradiction))?;
    Ok(Some(Case { bound, facts }))
}

fn contradicted(context: &Context, bound: &Bound, facts: &Facts, contradiction: &Contradiction) -> Failure {
    Failure::Usage(contradiction_words(context.words, &bound.incident, facts, contradiction))
}

/// Shows the rulings, and what was looked at besides. What the first incident still needs is asked for; one that follows
/// and needs more is only named.
fn show(context: &Context, line: &Line, looked: &[Looked], cases: &[Case]) -> Result<u8, Failure> {
    let mut rulings: Vec<(&Case, Box<Ruling>)> = Vec::new();
    let mut open: Vec<&IncidentId> = Vec::new();
    for case in cases {
        match case.bound.next(&case.facts) {
            Next::Ruled(ruling) => rulings.push((case, ruling)),
            Next::Ask(_) if rulings.is_empty() => {
                return Err(Failure::Usage(missing(context, &case.bound, &case.facts)));
            }
            Next::Impossible(impossible) if rulings.is_empty() => {
                return Err(Failure::Usage(impossible_words(context.words, &impossible)));
            }
            Next::Ask(_) | Next::Impossible(_) | Next::Open(..) => open.push(&case.bound.incident.id),
        }
    }
    let ruled = |(case, ruling): &(&Case, Box<Ruling>)| {
        let ruled = Ruled {
            pack: context.pack,
            words: context.words,
            bound: &case.bound,
            facts: &case.facts,
            ruling,
            others: &[],
        };
        (crate::render::ruling_view(&ruled), crate::render::ruling_json(&ruled))
    };
    let rulings: Vec<_> = rulings.iter().map(ruled).collect();
    let nothing = rulings.is_empty();
    let shown = LineRuled { words: context.words, line, looked, open: &open, rulings };
    if nothing {
        return Err(Failure::Nothing(shown.nothing()));
    }
    context.show(|| line_view(&shown), || line_json(&shown))?;
    Ok(FOUND)
}
