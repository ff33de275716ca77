//! From one incident of a dispute to the next: those that a ruling names, and the one that gives the answer where a ruling
//! only points there.

use super::super::Context;
use super::super::again::in_a_shell;
use super::super::onward::{handed_to, left_to, points_to, ruled};
use super::super::shown::RulingDisplay;
use super::apart::ToldApart;
use super::{Dispute, DisputeEnd, bound};
use crate::decide::{BoundIncident, Next};
use crate::error::Failure;
use crate::ids::IncidentId;
use crate::incident::Facts;
use crate::interview::{Interview, Known, OfFamily, Stopped, Subject, carried, write_fact};
use crate::locale::args;
use crate::render::{Block, Format, Led};
use serde_json::{Value as Json, json};
use std::mem::take;

/// Where the ruling of a dispute leads that only points elsewhere.
pub(in super::super) enum LeadsOn<'t> {
    /// It leads nowhere.
    Nowhere,
    /// To the incident that gives the answer.
    To(Box<Dispute<'t>>),
    /// To one of several, which a question tells apart.
    Which(ToldApart),
}

/// Which of several incidents gives the answer.
pub(in super::super) enum Which<'t> {
    /// This one.
    This(Box<Dispute<'t>>),
    /// None of them, or nobody can tell: the ruling that points to them is shown.
    None,
    /// The last answer before it was taken back.
    Again,
    /// What happened was said in other words.
    Said(String),
}

impl<'t> Dispute<'t> {
    /// The incidents that the rulings name to go on with, each with the one that names it.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(in super::super) fn onward(&mut self, context: &Context) -> Result<Vec<(IncidentId, IncidentId)>, Failure> {
        let bounds = self.bounds(context)?;
        let mut onward: Vec<(IncidentId, IncidentId)> = Vec::new();
        for bound in &bounds {
            let Some(ruling) = ruled(bound, &self.told) else {
                continue;
            };
            for to in handed_to(&bound.incident, &ruling).into_iter().filter(|to| context.pack.has_incident(to)) {
                let here = bounds.iter().any(|bound| bound.incident.id == *to);
                if !here && !onward.iter().any(|(known, _)| known == to) {
                    onward.push((to.clone(), bound.incident.id.clone()));
                }
            }
        }
        Ok(onward)
    }

    /// The dispute that goes on with another incident, and takes along what was answered about one of this.
    pub(in super::super) fn going_on(&self, context: &Context, to: &IncidentId, from: &IncidentId) -> Self {
        let incidents = context.pack.incident(from).zip(context.pack.incident(to));
        let line = match &self.subject {
            Subject::Line(line) => Some(line.as_ref()),
            Subject::Hand(hand) => Some(hand.line.as_ref()),
            Subject::Incident(_) => None,
        };
        let mut dispute = Self::new(Subject::Incident(to.clone()), None, Vec::new());
        if let Some(((from, to), told)) = incidents.zip(self.told.get(from)) {
            let facts = &told.facts;
            let bound = BoundIncident::new(context.pack, &context.book, &from.id);
            let (amounts, handed) = match bound.as_ref().map(|bound| bound.next(facts)) {
                Some(Next::Ruled(ruling)) => (ruling.amounts.clone(), ruling.hands_over(&from, &to.id)),
                _ => (Vec::new(), None),
            };
            let known = Known { facts, line, amounts: &amounts, handed };
            dispute.told.insert(to.id.clone(), carried(context.words, &from, &known, &to));
        }
        if let (Some(told), Some(answered), Some(to)) =
            (dispute.told.get_mut(to), self.told.get(to), context.pack.incident(to))
        {
            // It was gone on with under another book.
            told.take(&to, answered.answers());
        }
        dispute.came_from = self.came_from.iter().chain([from]).cloned().collect();
        dispute
    }

    /// Where the ruling of this one leads, where it only points elsewhere; once, so that whoever comes back to this one sees its
    /// ruling.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(in super::super) fn leads_on(&mut self, context: &Context) -> Result<LeadsOn<'t>, Failure> {
        let next = if self.led_on { LeadsOn::Nowhere } else { self.next(context)? };
        if let LeadsOn::To(_) = next {
            self.read_back(context)?;
            self.led_on = true;
        }
        Ok(next)
    }

    /// Where it leads. Never to an incident from which it came, so that it ends.
    fn next(&mut self, context: &Context) -> Result<LeadsOn<'t>, Failure> {
        self.bounds(context)?;
        let Subject::Incident(id) = &self.subject else {
            // Of a line that tells enough, the answer is among its rulings.
            return Ok(LeadsOn::Nowhere);
        };
        let bound = bound(context, id)?;
        let Some(ruling) = ruled(&bound, &self.told) else {
            return Ok(LeadsOn::Nowhere);
        };
        let to: Vec<IncidentId> = points_to(&bound.incident, &ruling).into_iter().cloned().collect();
        let is_free = |to: &IncidentId| context.pack.has_incident(to) && to != id && !self.came_from.contains(to);
        Ok(match to.as_slice() {
            several if !several.iter().all(is_free) => LeadsOn::Nowhere,
            [to] => LeadsOn::To(Box::new(self.going_on(context, to, id))),
            several => ToldApart::new(context, several).map_or(LeadsOn::Nowhere, LeadsOn::Which),
        })
    }

    /// Asks which of several incidents gives the answer. Gives the dispute with that one; none where this one is looked at again.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub(in super::super) fn ask_which(
        &mut self,
        context: &Context,
        interview: &mut Interview,
        which: ToldApart,
    ) -> Result<Which<'t>, Stopped> {
        let Subject::Incident(id) = &self.subject else {
            return Ok(Which::None);
        };
        interview.came_from = self.came_from.iter().chain([id]).cloned().collect();
        let answered = interview.of_family((which.family, which.chain), &which.incidents)?;
        Ok(match answered {
            OfFamily::Incident(to) => {
                let mut next = self.going_on(context, &to, id);
                let facts = take(&mut interview.told_apart);
                if let (Some(told), Some(to)) = (next.told.get_mut(&to), context.pack.incident(&to)) {
                    told.take(&to, to.told(&facts));
                }
                // Whoever comes back is asked again, and sees the ruling where it is none of these.
                Which::This(Box::new(next))
            }
            OfFamily::Said(words) => Which::Said(words),
            OfFamily::Back if self.take_back() => Which::Again,
            OfFamily::Back | OfFamily::Listed => {
                self.led_on = true;
                Which::None
            }
        })
    }

    /// Looks at this one anew under another book: it may lead elsewhere by that, with what was answered there.
    pub(in super::super) fn look_anew(&mut self, led_to: Option<Self>) {
        self.led_on = false;
        self.told.extend(led_to.map(|dispute| dispute.told).unwrap_or_default());
    }

    /// Rules where nobody can be asked: on the incident that gives the answer, as far as the facts lead, or on the one that
    /// points to it, with what it still needs. A program gets both, and what is held against an earlier ruling is that one.
    ///
    /// # Errors
    /// Facts that are missing or cannot be, or nothing that can be ruled.
    pub(in super::super) fn rule_onward(
        &mut self,
        context: &Context,
        wanted: &RulingDisplay,
    ) -> Result<DisputeEnd, Failure> {
        if wanted.compares() || context.settings.format == Format::Json {
            return self.rule(context, wanted);
        }
        // A table has no room for what is needed: that is why there is none.
        let as_table = context.settings.format == Format::Csv;
        loop {
            match self.leads_on(context)? {
                LeadsOn::Nowhere => break,
                LeadsOn::Which(which) if as_table => return Err(which.unsaid(context)),
                LeadsOn::Which(which) => {
                    self.needs = which.blocks(context);
                    break;
                }
                LeadsOn::To(mut next) => {
                    self.needs = next.needs(context)?;
                    if !self.needs.is_empty() && !as_table {
                        break;
                    }
                    *self = *next;
                    // What was taken along stands on the command line itself.
                    self.read_back = true;
                }
            }
        }
        self.rule(context, wanted)
    }

    /// What tells the incidents apart to which the ruling leaves the answer, where there are several, for a program.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(super) fn question_json(&mut self, context: &Context) -> Result<Option<Json>, Failure> {
        let bounds = self.bounds(context)?;
        let Some((bound, ruling)) = bounds.first().and_then(|bound| Some((bound, ruled(bound, &self.told)?))) else {
            return Ok(None);
        };
        let to: Vec<IncidentId> = left_to(&bound.incident, &ruling).into_iter().cloned().collect();
        Ok(ToldApart::new(context, &to).map(|which| which.json(context)))
    }

    /// The incident to which the ruling of this one only points, for a program: its ruling, or the facts that it still needs.
    ///
    /// # Errors
    /// Facts that were typed and cannot be.
    pub(super) fn onward_json(&mut self, context: &Context, wanted: &RulingDisplay) -> Result<Option<Json>, Failure> {
        let LeadsOn::To(mut next) = self.next(context)? else {
            return Ok(None);
        };
        let (bound, facts) = next.known(context)?;
        let ruling = match bound.next(&facts) {
            Next::Ruled(ruling) => {
                let mut json = wanted.ruling(context, (&bound, &facts), &ruling, Led::default()).1;
                if let Some(onward) = next.onward_json(context, wanted)? {
                    json["onward"] = onward;
                }
                if let Some(question) = next.question_json(context)? {
                    json["question"] = question;
                }
                json
            }
            Next::Ask(_) | Next::Open(..) | Next::Impossible(_) => Json::Null,
        };
        let id = &bound.incident.id;
        let missing: Vec<&str> =
            still_needed(&bound, &facts).iter().map(|fact| bound.incident.facts[*fact].id.as_str()).collect();
        Ok(Some(json!({"incident": id, "title": context.words.text(id), "missing": missing, "ruling": ruling})))
    }

    /// That this incident gives the answer, the facts that it still needs, and the command that has the others; nothing where it is
    /// ruled by what is known.
    fn needs(&mut self, context: &Context) -> Result<Vec<Block>, Failure> {
        let (bound, facts) = self.known(context)?;
        if matches!(bound.next(&facts), Next::Ruled(_)) {
            return Ok(Vec::new());
        }
        let (words, incident) = (context.words, &bound.incident);
        let missing = still_needed(&bound, &facts);
        let labels: Vec<String> =
            missing.iter().map(|fact| words.fact(&incident.id, &incident.facts[*fact].id)).collect();
        let values = args([
            ("incident", words.text(&incident.id).into()),
            ("n", (labels.len() as u64).into()),
            ("facts", labels.join(" · ").into()),
        ]);
        let mut command: Vec<String> = ["floor", "decide", &incident.id].map(str::to_owned).to_vec();
        let given = facts.given().filter_map(|(at, answer)| Some((incident.facts.get(at)?, answer)));
        command.extend(given.map(|(fact, answer)| format!("{}={}", fact.id, write_fact(fact, answer))));
        command.extend(missing.iter().map(|fact| format!("{}=...", incident.facts[*fact].id)));
        Ok(vec![Block::Text(words.with("onward-needs", &values)), Block::OneLine(in_a_shell(&command))])
    }

    /// The incident, with what is known of it.
    fn known<'p>(&mut self, context: &Context<'p>) -> Result<(BoundIncident<'p>, Facts), Failure> {
        let bound = self.bounds(context)?.remove(0);
        let facts = self.told.get(&bound.incident.id).map(|told| told.facts.clone()).unwrap_or_default();
        Ok((bound, facts))
    }
}

/// The facts that a ruling still needs.
fn still_needed(bound: &BoundIncident, facts: &Facts) -> Vec<usize> {
    match bound.next(facts) {
        Next::Ruled(_) | Next::Impossible(_) => Vec::new(),
        Next::Ask(_) => bound.missing(facts),
        Next::Open(_, open) => open,
    }
}
