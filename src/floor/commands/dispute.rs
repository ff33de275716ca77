//! One dispute: what it is about, what was told of it, and the ruling. What was told stays when the book or the language
//! changes, so that the same facts are ruled again.

mod apart;
mod changed;
mod kept;
mod onward;

pub(super) use kept::ToKeep;
pub(super) use onward::{LeadsOn, Which};

use super::Context;
use super::facts::{ToldOf, facts, missing, still_open};
use super::line::Shows;
use super::shown::RulingDisplay;
use crate::decide::{BoundIncident, Next};
use crate::error::Failure;
use crate::ids::{FactId, IncidentId};
use crate::interview::{Answered, Given, Interview, InterviewEnd, Stopped, Subject, taken_words, told_by_words};
use crate::render::{Block, Format, Led, Open, impossible_words, open_words};
use serde_json::Value as Json;
use std::io::Write;

/// A dispute.
pub(super) struct Dispute<'t> {
    subject: Subject,
    /// What was said of it in words, which may tell facts.
    pub said: Option<String>,
    /// What the question told of it that told its incident apart from others.
    told_apart: Vec<(FactId, String)>,
    /// Facts as they were typed on the command line.
    pub typed: Vec<(&'t str, &'t str)>,
    told: ToldOf,
    /// Whether it was read back what was taken from words.
    read_back: bool,
    /// The incidents that have led to this one, the first first.
    came_from: Vec<IncidentId>,
    /// What the incident still needs to which its ruling only points, where nobody can be asked.
    needs: Vec<Block>,
    /// Whether it was gone on with the incident to which its ruling points: whoever comes back sees that ruling.
    led_on: bool,
    /// The answers that were changed after a ruling, by incident and fact, the last first.
    changed: Vec<(IncidentId, usize)>,
}

/// Why a dispute stops before it is ruled.
pub(super) enum Ended {
    /// There are no more answers.
    Stopped(Stopped),
    /// It cannot be ruled.
    Failed(Failure),
}

/// What a dispute comes to.
pub(super) enum DisputeEnd {
    /// A ruling, which was shown.
    Ruled,
    /// Nobody knows what decides: what it is, with the facts that are open.
    Open(Failure),
}

impl From<Stopped> for Ended {
    fn from(stopped: Stopped) -> Self {
        Self::Stopped(stopped)
    }
}

impl From<Failure> for Ended {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// An incident under the book in force.
///
/// # Errors
/// None of this id.
pub(super) fn bound<'p>(context: &Context<'p>, id: &IncidentId) -> Result<BoundIncident<'p>, Failure> {
    BoundIncident::new(context.pack, &context.book, id)
        .ok_or_else(|| Failure::Nothing(context.about("unknown-incident", id, None)))
}

impl<'t> Dispute<'t> {
    /// A dispute of which only this is known: what it is about, what was said of it, and facts as they were typed.
    pub(super) fn new(subject: Subject, said: Option<String>, typed: Vec<(&'t str, &'t str)>) -> Self {
        Self {
            subject,
            said,
            told_apart: Vec::new(),
            typed,
            told: ToldOf::new(),
            read_back: false,
            came_from: Vec::new(),
            needs: Vec::new(),
            led_on: false,
            changed: Vec::new(),
        }
    }

    /// The same, told apart from others by a question that told these facts besides.
    #[must_use]
    pub(super) fn told_apart(self, facts: Vec<(FactId, String)>) -> Self {
        Self { told_apart: facts, ..self }
    }

    /// What the line or the hand shows under the book in force that it is about; none where it is about an incident.
    fn shows<'p>(&mut self, context: &Context<'p>) -> Result<Option<Shows<'p>>, Failure> {
        match &self.subject {
            Subject::Line(line) => Shows::new(context, line, &self.typed, &mut self.told).map(Some),
            Subject::Hand(hand) => Shows::of_hand(context, hand, &self.typed, &mut self.told).map(Some),
            Subject::Incident(_) => Ok(None),
        }
    }

    /// What it is about under the book in force, with what is known of it so far.
    fn bounds<'p>(&mut self, context: &Context<'p>) -> Result<Vec<BoundIncident<'p>>, Failure> {
        match &self.subject {
            Subject::Line(_) | Subject::Hand(_) => {
                Ok(self.shows(context)?.map(|shows| shows.cases).unwrap_or_default())
            }
            Subject::Incident(id) => {
                let bound = bound(context, id)?;
                if !self.told.contains_key(id) {
                    let known = facts(context, &bound.incident, &self.typed)?;
                    let mut known = Answered::new(known);
                    known.take(&bound.incident, bound.incident.told(&self.told_apart));
                    let said = self.said.as_deref().unwrap_or_default();
                    known.take(&bound.incident, told_by_words(context.words, &bound.incident, said));
                    self.told.insert(id.clone(), known);
                }
                Ok(vec![bound])
            }
        }
    }

    /// Asks for what can still change the rulings.
    ///
    /// # Errors
    /// When there will be no more answers, or what was typed contradicts itself.
    pub(super) fn ask(&mut self, context: &Context, interview: &mut Interview) -> Result<InterviewEnd, Ended> {
        interview.came_from.clone_from(&self.came_from);
        loop {
            if self.ask_each(context, interview)? == InterviewEnd::Back {
                return Ok(InterviewEnd::Back);
            }
            // What was changed of one incident may leave something to ask of another.
            if !self.follow_changes(context)? {
                return Ok(InterviewEnd::Done);
            }
        }
    }

    /// Asks for what can still change the ruling on each incident in turn.
    fn ask_each(&mut self, context: &Context, interview: &mut Interview) -> Result<InterviewEnd, Ended> {
        for bound in self.bounds(context)? {
            let told = self.told.entry(bound.incident.id.clone()).or_default();
            loop {
                let before = interview.asked;
                let ended = interview.facts(&bound, told);
                self.read_back |= interview.asked > before;
                if ended? == InterviewEnd::Back {
                    return Ok(InterviewEnd::Back);
                }
                // Of answers that cannot all be true, the one that the sentence names is asked for again.
                let Next::Impossible(why) = bound.next(&told.facts) else { break };
                let sentence = impossible_words(context.words, &bound.incident.id, &why);
                if !told.refuse(bound.incident.fact(why.input), sentence) {
                    break;
                }
            }
        }
        Ok(InterviewEnd::Done)
    }

    /// Rules on what is known, and shows it.
    ///
    /// # Errors
    /// Facts that are missing or cannot be, or nothing that can be ruled.
    pub(super) fn rule(&mut self, context: &Context, wanted: &RulingDisplay) -> Result<DisputeEnd, Failure> {
        if let (Some(shows), Some(line)) = (self.shows(context)?, self.subject.as_told()) {
            shows.show(context, &line, &self.told, wanted)?;
            return Ok(DisputeEnd::Ruled);
        }
        let (onward, question) = match context.settings.format {
            Format::Json => (self.onward_json(context, wanted)?, self.question_json(context)?),
            Format::Text | Format::Markdown | Format::Csv | Format::Html => (None, None),
        };
        self.read_back(context)?;
        let mut ruled = DisputeEnd::Ruled;
        for bound in self.bounds(context)? {
            let told = self.told.entry(bound.incident.id.clone()).or_default();
            let led = Led { came_from: &self.came_from, needs: &self.needs };
            ruled = rule(context, &bound, told, (wanted, led, [("onward", &onward), ("question", &question)]))?;
        }
        Ok(ruled)
    }

    /// Reads back on standard error what was taken from words, once, before it is ruled on and where no question stands below
    /// it. A program has it in its answer.
    fn read_back(&mut self, context: &Context) -> Result<(), Failure> {
        let by_a_person = is_read_by_a_person(context.settings.format);
        for bound in self.bounds(context)?.iter().filter(|_| by_a_person && !self.read_back) {
            let told = self.told.get(&bound.incident.id);
            if let Some(taken) = told.and_then(|told| taken_words(context.words, bound, told)) {
                // Where standard error is closed there is nobody to tell.
                let _ = writeln!(std::io::stderr(), "{taken}");
            }
        }
        self.read_back = true;
        Ok(())
    }

    /// The answers on which it is ruled.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(super) fn given(&mut self, context: &Context) -> Result<Vec<Given>, Failure> {
        let bounds = self.bounds(context)?;
        let given = |bound: &BoundIncident| {
            let told = self.told.get(&bound.incident.id);
            told.map(|told| Given::of(context.words, bound, told)).unwrap_or_default()
        };
        Ok(bounds.iter().flat_map(given).collect())
    }

    /// The rules on which it is ruled, by their clauses.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(super) fn clauses(&mut self, context: &Context) -> Result<Vec<String>, Failure> {
        let mut clauses: Vec<String> = Vec::new();
        for bound in self.bounds(context)? {
            let told = self.told.entry(bound.incident.id.clone()).or_default();
            if let Next::Ruled(ruling) = bound.next(&told.facts) {
                clauses.extend(ruling.citations.iter().map(|citation| citation.clause.clone()));
            }
        }
        clauses.dedup();
        Ok(clauses)
    }
}

/// Whether a format is for somebody who reads what is said beside it.
fn is_read_by_a_person(format: Format) -> bool {
    match format {
        Format::Text | Format::Markdown | Format::Html => true,
        Format::Json | Format::Csv => false,
    }
}

/// Rules on one incident, and shows it.
fn rule(
    context: &Context,
    bound: &BoundIncident,
    told: &Answered,
    (wanted, led, besides): (&RulingDisplay, Led, [(&str, &Option<Json>); 2]),
) -> Result<DisputeEnd, Failure> {
    match bound.next(&told.facts) {
        Next::Ruled(ruling) => {
            let (view, mut json) = wanted.ruling(context, (bound, &told.facts), &ruling, led);
            for (key, more) in besides {
                if let Some(more) = more {
                    json[key] = more.clone();
                }
            }
            if let (Some(json), false) = (json.as_object_mut(), told.along || told.taken.is_empty()) {
                let names = told.taken.iter().map(|fact| bound.incident.facts[*fact].id.as_str());
                json.insert("from_words".to_owned(), names.collect::<Vec<_>>().into());
            }
            context.show(|| view, || json)?;
            Ok(DisputeEnd::Ruled)
        }
        Next::Ask(_) => Err(missing(context, bound, &told.facts)),
        Next::Impossible(impossible) => {
            Err(Failure::Usage(impossible_words(context.words, &bound.incident.id, &impossible)))
        }
        Next::Open(rows, open) => {
            let disputed = open.iter().copied().find(|fact| told.disputed.contains(fact));
            let why =
                open_words(&Open { words: context.words, bound, facts: &told.facts, rows, open: &open, disputed });
            Ok(DisputeEnd::Open(still_open(context, bound, &open, why)))
        }
    }
}
