//! A betting line by itself: which incidents it shows, and the ruling of each, in the order in which a floor settles them.

use super::Context;
use super::corrected::{Behind, settled, shown};
use super::facts::{ToldOf, facts_told, missing};
use super::onward::{answers, follow};
use super::shown::RulingDisplay;
use crate::betting::round::HandLine;
use crate::decide::{BoundIncident, LineCandidate, Next, Ruling, looked_at};
use crate::error::{Failure, Unsaid};
use crate::ids::IncidentId;
use crate::incident::Facts;
use crate::interview::{Answered, Contradiction, contradiction_words, read_line, record_line, wrong_size};
use crate::locale::args;
use crate::render::{Led, LineRuled, LineRuling, RulingContext, impossible_words, in_short, line_json, line_view};
use serde_json::json;

/// A line, if that is what was typed: it reads as one, or has the marks of one, and then what is wrong with it is told.
pub(super) fn typed_line(context: &Context, typed: &str) -> Option<Result<HandLine, Failure>> {
    read_line(context.words, typed).map(|read| read.map_err(|why| refused(typed, why)))
}

/// The failure where a line cannot be read, or cannot have been: why, in the user's words.
pub(super) fn refused(typed: &str, why: String) -> Failure {
    Unsaid::failure("line-refused", why, json!({ "line": typed }))
}

/// The incidents that a line shows, under the book in force.
pub(super) struct Shows<'p> {
    looked: Vec<LineCandidate>,
    /// Them, in the order in which a floor settles them.
    pub cases: Vec<BoundIncident<'p>>,
    /// Those that speak of what came behind a bet of a wrong size, where nobody knows yet what that comes to.
    unsettled: Vec<IncidentId>,
}

impl<'p> Shows<'p> {
    /// What a line shows. What is known of each incident is added to `told`, from the line and from the facts that were
    /// typed; what is there already stays.
    ///
    /// # Errors
    /// Facts that contradict the line; a fact that none of the incidents has.
    pub(super) fn new(
        context: &Context<'p>,
        line: &HandLine,
        typed: &[(&str, &str)],
        told: &mut ToldOf,
    ) -> Result<Self, Failure> {
        let mut looked = looked_at(context.pack, &context.book, line);
        let mut cases = shown(context, &looked);
        let wrong = wrong_size(context.words, line);
        // What comes behind a bet of a wrong size is judged once that is settled.
        let behind = wrong.as_ref().map(|_| Behind::taken_from(context, line, &mut cases));
        if let Some(wrong) = wrong.filter(|_| cases.is_empty()) {
            return Err(Failure::Usage(wrong));
        }
        tell(&cases, told, |bound| facts_of(context, bound, line, typed))?;
        let mut unsettled = Vec::new();
        let as_settled = behind.as_ref().and_then(|_| settled(context, line, &cases, told));
        match (&as_settled, behind) {
            (Some(line), _) => {
                let more = Behind::of(context, line, &cases);
                looked = Behind::looked(context, line, looked, &cases);
                tell(&more, told, |bound| facts_of(context, bound, line, &[]))?;
                cases.extend(more);
            }
            (None, Some(behind)) => unsettled = behind.ids(),
            (None, None) => {}
        }
        let line = as_settled.as_ref().unwrap_or(line);
        follow(context, line, &mut cases, told, |bound, line, told| {
            if let (false, Ok(facts)) = (told.contains_key(&bound.incident.id), facts_of(context, bound, line, &[])) {
                told.insert(bound.incident.id.clone(), Answered::new(facts));
            }
        });
        Ok(Self { looked, ..Self::without_unknown(context, typed, cases, unsettled)? })
    }

    /// These incidents, and others that are only named beside them.
    ///
    /// # Errors
    /// A fact that was typed and that none of them has.
    pub(super) fn without_unknown(
        context: &Context<'p>,
        typed: &[(&str, &str)],
        cases: Vec<BoundIncident<'p>>,
        unsettled: Vec<IncidentId>,
    ) -> Result<Self, Failure> {
        match typed.iter().find(|(name, _)| cases.iter().all(|bound| bound.incident.fact(name).is_none())) {
            Some((name, _)) if !cases.is_empty() => {
                let values = args([("typed", (*name).into()), ("near", "none".into())]);
                Err(Failure::Usage(context.words.with("line-unknown-fact", &values)))
            }
            _ => Ok(Self { looked: Vec::new(), cases, unsettled }),
        }
    }

    /// Shows the rulings, and what was looked at besides. What the first incident still needs is missing; one that follows
    /// and needs more is only named.
    ///
    /// # Errors
    /// No incident that can be ruled, or facts that are missing.
    pub(super) fn show(
        &self,
        context: &Context,
        line: &HandLine,
        told: &ToldOf,
        wanted: &RulingDisplay,
    ) -> Result<(), Failure> {
        let none = Facts::default();
        let facts = |bound: &BoundIncident| told.get(&bound.incident.id).map_or(&none, |told| &told.facts);
        let mut rulings: Vec<(&BoundIncident, Box<Ruling>)> = Vec::new();
        let mut open: Vec<&IncidentId> = self.unsettled.iter().collect();
        for bound in &self.cases {
            match bound.next(facts(bound)) {
                Next::Ruled(ruling) => rulings.push((bound, ruling)),
                Next::Ask(_) if rulings.is_empty() => {
                    return Err(missing(context, bound, facts(bound)));
                }
                Next::Impossible(impossible) if rulings.is_empty() => {
                    return Err(Failure::Usage(impossible_words(context.words, &bound.incident.id, &impossible)));
                }
                Next::Ask(_) | Next::Impossible(_) | Next::Open(..) => open.push(&bound.incident.id),
            }
        }
        let one = wanted.without_flags();
        let shown = |((bound, ruling), answer): (&(&BoundIncident, Box<Ruling>), Option<usize>)| {
            let (view, json) = one.ruling(context, (bound, facts(bound)), ruling, Led::default());
            let leads_to = answer.map(|at| &rulings[at].0.incident.id);
            let in_short = in_short(&RulingContext::new(context.words, bound, facts(bound), ruling));
            LineRuling { view, json, leads_to, in_short }
        };
        let rulings: Vec<_> = rulings.iter().zip(answers(&rulings)).map(shown).collect();
        let nothing = rulings.is_empty();
        let extent = wanted.extent;
        let shown = LineRuled { words: context.words, line, looked: &self.looked, open: &open, rulings, extent };
        if nothing {
            return Err(Failure::Nothing(shown.nothing()));
        }
        context.show(|| line_view(&shown), || line_json(&shown))
    }
}

/// Notes what is known of incidents of which nothing is known yet.
///
/// # Errors
/// What `facts_of` says of one of them.
pub(super) fn tell(
    cases: &[BoundIncident],
    told: &mut ToldOf,
    facts_of: impl Fn(&BoundIncident) -> Result<Facts, Failure>,
) -> Result<(), Failure> {
    for bound in cases {
        if !told.contains_key(&bound.incident.id) {
            told.insert(bound.incident.id.clone(), Answered::new(facts_of(bound)?));
        }
    }
    Ok(())
}

/// What is known of an incident that a line shows.
fn facts_of(
    context: &Context,
    bound: &BoundIncident,
    line: &HandLine,
    typed: &[(&str, &str)],
) -> Result<Facts, Failure> {
    let mut facts = facts_told(context, &bound.incident, typed)?;
    record_line(&bound.incident, &mut facts, line)
        .map_err(|contradiction| contradicted(context, bound, &facts, &contradiction))?;
    Ok(facts)
}

fn contradicted(context: &Context, bound: &BoundIncident, facts: &Facts, contradiction: &Contradiction) -> Failure {
    Failure::Usage(contradiction_words(context.words, &bound.incident, facts, contradiction))
}
