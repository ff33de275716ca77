//! What went before with a player: told after a ruling, and filled in where an incident asks for it. What the log does not know is no
//! answer: nobody has said that everything is in it.

use super::super::Context;
use super::alike::standing;
use super::of_book::{Counted, confirmed_from, counted_since};
use super::penalty::{Running, clock_of, penalties};
use super::place::Place;
use super::record::Record;
use super::step::Step;
use super::store::path;
use super::who::{at_or_none, of_place};
use crate::decide::{BoundIncident, Next};
use crate::ids::IncidentId;
use crate::incident::{FromLog, Incident};
use crate::locale::{Words, args, printable};
use crate::render::{RulingContext, ruling_json};
use floorbook_log::{Access, Fault, Filter, Log, Moment};

/// The incident that rules on the next step.
const REPEATED: &str = "repeat-offence";

/// What is known of a player.
struct Before {
    penalties: Vec<Running>,
    rulings: Vec<Record>,
    /// Which of the penalties count towards the next.
    counted: Counted,
}

impl Before {
    fn of(context: &Context, log: &Log, player: i64, until: Option<i64>) -> Result<Self, Fault> {
        let now = Moment::now();
        let of_day = Filter {
            since: Some(now.day_of_play().second),
            people: Some(vec![player]),
            before_number: until,
            ..Filter::default()
        };
        let mut penalties = penalties(log, Some(player), counted_since(context, &now))?;
        penalties.retain(|one| until.is_none_or(|until| one.entry().number < until));
        Ok(Self { penalties, rulings: standing(log, of_day)?, counted: Counted::of(context) })
    }

    /// The heaviest penalty so far.
    fn heaviest(&self) -> Option<Step> {
        self.penalties.iter().map(Running::step).max_by_key(|step| step.weight())
    }

    /// How many penalties there were, and how many of them for this offence.
    fn counts(&self, offence: &str) -> (usize, usize) {
        let same = self.penalties.iter().filter(|one| one.entry().subject.as_deref() == Some(offence));
        (self.penalties.len(), same.count())
    }

    /// How many penalties count towards the next, where the offence is known by which they may be counted.
    fn count(&self, offence: Option<&str>) -> Option<usize> {
        match self.counted {
            Counted::ByKind => Some(self.counts(offence?).1),
            Counted::OverAll | Counted::Unsaid => Some(self.penalties.len()),
        }
    }

    /// What the log answers to a fact of an incident; `offence` is the incident that is penalised, where that is known.
    fn answer(&self, incident: &IncidentId, from: FromLog, offence: Option<&str>) -> Option<String> {
        let running = || self.penalties.iter().rev().find(|one| one.is_open()).map(Running::step);
        match from {
            FromLog::Heaviest => Some(kind(self.heaviest()?)?.to_owned()),
            FromLog::Penalties => {
                let count = self.count(offence)?.checked_sub(1)?;
                Some(["one", "two"].get(count).copied().unwrap_or("three-or-more").to_owned())
            }
            FromLog::RuledBefore => {
                let before = self.rulings.iter().any(|one| one.entry.subject.as_deref() == Some(incident.as_str()));
                before.then(|| "yes".to_owned())
            }
            FromLog::ServedIn => kind(running()?).filter(|kind| *kind != "warning").map(str::to_owned),
            FromLog::Hands => match running()? {
                Step::Hands(hands) => Some(hands.to_string()),
                _ => None,
            },
            FromLog::Rounds => match running()? {
                Step::Rounds(rounds, _) => Some(rounds.to_string()),
                _ => None,
            },
            FromLog::Players => match running()? {
                Step::Rounds(_, players) => Some(players?.to_string()),
                _ => None,
            },
            // Only a ruling that was given says what is penalised.
            FromLog::Offence => None,
        }
    }
}

/// The kind of a step, as facts call it. None of who is out, who does not offend again.
fn kind(step: Step) -> Option<&'static str> {
    match step {
        Step::Warning => Some("warning"),
        Step::Hands(_) => Some("hands"),
        Step::Rounds(..) => Some("rounds"),
        Step::Out => None,
    }
}

/// The facts of an incident that the log knows of the player, where a ruling is to be kept: name and value. Those that were typed
/// go before.
pub(super) fn known(
    context: &Context,
    incident: &Incident,
    place: &Place,
    typed: &[(&str, &str)],
) -> Vec<(String, String)> {
    let found = || -> Option<Vec<(String, String)>> {
        let log = Log::open(&path(context).ok()?, Access::Read).ok()?;
        let person = of_place(&log, place).ok()??;
        let before = Before::of(context, &log, person, None).ok()?;
        let facts = incident.facts.iter().filter(|fact| !typed.iter().any(|(name, _)| *name == fact.id.as_str()));
        Some(
            facts
                .filter_map(|fact| Some((fact.id.to_string(), before.answer(&incident.id, fact.log?, None)?)))
                .collect(),
        )
    };
    let asks = incident.facts.iter().any(|fact| fact.log.is_some());
    if asks { found().unwrap_or_default() } else { Vec::new() }
}

/// What is said after a ruling on a player who was ruled on before, where the ruling brings a penalty or may bring one.
pub(super) fn told(context: &Context, log: &Log, number: i64) -> Result<Vec<String>, Fault> {
    let own = Record::of(log.entry(number)?);
    let may_be_penalised = |record: &Record| {
        let kinds = record.rulings().iter().filter_map(|ruling| ruling["penalty"]["kind"].as_str());
        kinds.into_iter().any(|kind| kind != "none")
    };
    let Some(player) = own.entry.player.filter(|_| may_be_penalised(&own)) else {
        return Ok(Vec::new());
    };
    let words = context.words;
    let before = Before::of(context, log, player, Some(number))?;
    let name = own.entry.name.as_deref().map(printable).unwrap_or_default();
    let mut sentences = Vec::new();
    let same: Vec<&Record> = before.rulings.iter().filter(|one| one.entry.subject == own.entry.subject).collect();
    if let Some(first) = same.first() {
        let values = args([
            ("n", (same.len() as u64 + 1).into()),
            ("title", super::lines::clean(own.title()).into()),
            ("name", name.clone().into()),
            ("clock", first.entry.happened.clock().to_owned().into()),
            ("where", at_or_none(words, &first.entry).into()),
            ("number", first.entry.number.to_string().into()),
        ]);
        sentences.push(words.with("penalty-same-kind", &values));
    }
    if before.penalties.is_empty() {
        return Ok(sentences);
    }
    let given = before.penalties.iter().map(|one| {
        let values = args([
            ("step", one.step().words(words).into()),
            ("clock", clock_of(words, &one.entry().happened).into()),
            ("number", one.entry().number.to_string().into()),
        ]);
        words.with("penalty-given-before", &values)
    });
    let values = args([("name", name.into()), ("penalties", given.collect::<Vec<_>>().join(", ").into())]);
    sentences.push(words.with("penalty-so-far", &values));
    let offence = own.entry.subject.as_deref().unwrap_or_default();
    sentences.push(counts_words(words, &before, offence));
    sentences.extend(next_step(context, &before, offence).map(|(ruling, clause)| {
        words.with("penalty-next", &args([("ruling", ruling.into()), ("clause", clause.into())]))
    }));
    let from = confirmed_from(context).map(|from| args([("from", from.words(words).into())]));
    sentences.extend(from.map(|from| words.with("penalty-confirmed-from", &from)));
    Ok(sentences)
}

/// How many penalties there were in all and for this offence, and which of the two counts.
fn counts_words(words: &Words, before: &Before, offence: &str) -> String {
    let (all, same) = before.counts(offence);
    let values =
        args([("all", (all as u64).into()), ("same", (same as u64).into()), ("counted", before.counted.key().into())]);
    words.with("penalty-counts", &values)
}

/// What the book says of the next step: its ruling on a repeated offence, with what the log counts.
fn next_step(context: &Context, before: &Before, offence: &str) -> Option<(String, String)> {
    let id = IncidentId::from(REPEATED);
    let bound = BoundIncident::new(context.pack, &context.book, &id)?;
    let facts: Vec<(String, String)> = bound
        .incident
        .facts
        .iter()
        .filter_map(|fact| {
            let named = || fact.values().iter().any(|value| value == offence);
            let answer = match fact.log? {
                FromLog::Offence => (if named() { offence } else { "other" }).to_owned(),
                from => before.answer(&id, from, Some(offence))?,
            };
            Some((fact.id.to_string(), answer))
        })
        .collect();
    let typed: Vec<(&str, &str)> = facts.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let facts = super::super::facts::facts(context, &bound.incident, &typed).ok()?;
    let Next::Ruled(ruling) = bound.next(&facts) else { return None };
    let json = ruling_json(&RulingContext::new(context.words, &bound, &facts, &ruling));
    let clause = json["citations"][0]["label"].as_str().unwrap_or_default().to_owned();
    Some((json["ruling"].as_str()?.to_owned(), clause))
}
