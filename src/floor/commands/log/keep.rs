//! Keeping a ruling: who, where and when, whether it is the same as one that was kept just now, and what is said of it. A log that
//! cannot be written takes nothing from the ruling.

use super::super::Context;
use super::super::dispute::ToKeep;
use super::alike::{alike, same_facts};
use super::before::told;
use super::of_book::approved;
use super::penalty::{given, given_for};
use super::place::Place;
use super::record::{OTHERWISE, REFERENCE, RULING, RULINGS, Record, TOLD, own_key};
use super::step::{Step, step};
use super::store::{fault_words, path};
use super::who::{Who, player, says_yes};
use crate::cli::{Details, can_choose};
use crate::error::Failure;
use crate::locale::{Words, args, printable, printable_path};
use floorbook_log::{Access, Entry, Fault, Filter, Log, Moment, NewEntry, NoMoment, Player, on_another_machine};
use serde_json::{Value as Json, json};

/// How long after a ruling on a seat the same incident there may be the same ruling, in seconds.
const SAME_WITHIN: i64 = 10 * 60;

/// What is to be kept with a ruling.
pub(in super::super) struct Keeping<'a> {
    place: Place,
    penalty: Option<Step>,
    happened: Option<Moment>,
    details: &'a Details,
}

/// What became of it.
pub(in super::super) struct Report {
    /// The number of the entry; none where nothing was kept.
    number: Option<i64>,
    /// Whether the entry was there before.
    again: bool,
    /// What is said of it, a sentence each.
    pub sentences: Vec<String>,
}

impl Report {
    /// Nothing was kept, and why.
    fn nothing(words: &Words, why: String) -> Self {
        let sentence = words.with("log-nothing-kept", &args([("why", why.into())]));
        Self { number: None, again: false, sentences: vec![sentence] }
    }

    /// The same for a program.
    pub(in super::super) fn json(&self) -> Json {
        json!({"logged": {"number": self.number, "again": self.again, "message": self.sentences.join("\n")}})
    }
}

impl<'a> Keeping<'a> {
    /// What was typed, before anything is ruled.
    ///
    /// # Errors
    /// A time that is none.
    pub(in super::super) fn read(words: &Words, place: &str, details: &'a Details) -> Result<Self, Failure> {
        let now = Moment::now();
        let happened = details.at.as_ref().map(|typed| moment(words, typed, &now)).transpose()?;
        let penalty = details.penalty.as_ref().map(|typed| step(words, typed)).transpose()?;
        Ok(Self { place: Place::read(words, place), penalty, happened, details })
    }

    /// Where it was, and about whom.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    /// Keeps what was ruled, and says what became of it.
    pub(in super::super) fn keep(&self, context: &Context, ruled: &ToKeep) -> Report {
        let words = context.words;
        let path = match path(context) {
            Ok(path) => path,
            Err(failure) => return Report::nothing(words, failure.to_string()),
        };
        let begins = !path.exists();
        let kept = Log::open(&path, Access::Create)
            .map_err(Stopped::Fault)
            .and_then(|mut log| self.keep_in(context, &mut log, ruled));
        let mut report = match kept {
            Ok(report) => report,
            Err(Stopped::Fault(fault)) => return Report::nothing(words, fault_words(words, &path, &fault)),
            Err(Stopped::Said(why)) => return Report::nothing(words, why),
        };
        if begins {
            let file = args([("file", printable_path(&path).into())]);
            report.sentences.push(words.with("log-begun", &file));
            if on_another_machine(&path) {
                report.sentences.push(words.with("log-on-a-network", &file));
            }
        }
        report
    }

    fn keep_in(&self, context: &Context, log: &mut Log, ruled: &ToKeep) -> Result<Report, Stopped> {
        let (words, now) = (context.words, Moment::now());
        let happened = self.happened.as_ref().unwrap_or(&now);
        let who = match player(context, log, &self.place)? {
            Who::Nobody => None,
            Who::This(player) => Some(player),
            Who::Which(sentence) => return Err(Stopped::Said(sentence)),
        };
        let same = if self.details.again { None } else { self.same_as(log, ruled, happened, who.as_ref())? };
        if let Some(number) = same.as_ref().filter(|same| is_same(words, same, ruled)).map(|same| same.entry.number) {
            let was_same = words.with("log-was-same", &args([("number", number.to_string().into())]));
            let penalty = self.penalise(context, log, number, &now);
            let sentences = std::iter::once(was_same).chain(penalty).collect();
            return Ok(Report { number: Some(number), again: true, sentences });
        }
        let added = log.add(&self.entry(ruled, who), &now)?;
        let number = args([("number", added.number.to_string().into())]);
        let mut sentences = vec![words.with(if added.again { "log-kept-before" } else { "log-kept" }, &number)];
        if added.clock_went_back {
            sentences.push(words.text("log-clock-went-back"));
        }
        if let (Some(same), false) = (&same, added.again) {
            let values = args([("number", same.entry.number.to_string().into())]);
            sentences.push(words.with("log-soon-after", &values));
        }
        // It is kept: what cannot be looked up any more takes nothing from that.
        sentences.extend(alike(context, log, added.number).unwrap_or_default());
        let before = told(context, log, added.number).unwrap_or_default();
        let how = (!before.is_empty() && self.penalty.is_none()).then(|| words.with("penalty-how", &number));
        sentences.extend(before.into_iter().chain(how));
        sentences.extend(self.penalise(context, log, added.number, &now));
        Ok(Report { number: Some(added.number), again: added.again, sentences })
    }

    /// Keeps the penalty that was given with a ruling, once, and says so.
    fn penalise(&self, context: &Context, log: &mut Log, number: i64, now: &Moment) -> Option<String> {
        let step = self.penalty?;
        let words = context.words;
        let path = log.path().to_owned();
        let approved = match approved(context, step, self.details.approved.as_deref()) {
            Ok(approved) => approved,
            Err(why) => return Some(words.with("penalty-not-kept", &args([("why", why.into())]))),
        };
        let mut kept = || -> Result<Option<i64>, Fault> {
            if given_for(log, number)? {
                return Ok(None);
            }
            let (by, approved) = (self.details.by.clone(), approved.clone());
            let entry = given(&log.entry(number)?, step, by, approved, format!("penalty-{}", own_key()));
            Ok(Some(log.add(&entry, now)?.number))
        };
        match kept() {
            Ok(None) => None,
            Ok(Some(number)) => {
                let values = args([("number", number.to_string().into()), ("step", step.words(words).into())]);
                Some(words.with("penalty-kept", &values))
            }
            Err(fault) => {
                let why = fault_words(words, &path, &fault);
                Some(words.with("penalty-not-kept", &args([("why", why.into())])))
            }
        }
    }

    /// The ruling on the same seat and incident that was kept just now.
    fn same_as(
        &self,
        log: &Log,
        ruled: &ToKeep,
        happened: &Moment,
        who: Option<&Player>,
    ) -> Result<Option<Record>, Fault> {
        let (Some(table), Some(seat)) = (&self.place.table, &self.place.seat) else {
            return Ok(None);
        };
        let filter = Filter {
            kinds: vec![RULING.to_owned()],
            since: Some(happened.second - SAME_WITHIN),
            before: Some(happened.second + SAME_WITHIN + 1),
            place: Some(table.clone()),
            seat: Some(seat.clone()),
            subject: Some(ruled.incident.to_string()),
            standing: true,
            ..Filter::default()
        };
        let Some(same) = log.entries(&filter)?.pop() else { return Ok(None) };
        Ok(self.may_be_of(log, &same, who)?.then(|| Record::of(same)))
    }

    /// Whether an entry on this seat can be about whoever sits there now. A seat is no person: another may have been named since, and
    /// whoever sat there may have moved.
    fn may_be_of(&self, log: &Log, same: &Entry, who: Option<&Player>) -> Result<bool, Fault> {
        Ok(match (same.player, who) {
            (Some(then), Some(now)) => *now == Player::Known(then),
            (None, _) => true,
            (Some(then), None) => log.last_seen(then)?.is_none_or(|seen| {
                Some(&seen.place) == self.place.table.as_ref() && (seen.seat.is_none() || seen.seat == self.place.seat)
            }),
        })
    }

    fn entry(&self, ruled: &ToKeep, player: Option<Player>) -> NewEntry {
        let details = self.details;
        let typed = |name: &str, text: &Option<String>| text.clone().map(|text| (name.to_owned(), text));
        let parts = [
            Some((RULINGS.to_owned(), ruled.json.to_string())),
            typed(TOLD, &ruled.told),
            typed(REFERENCE, &details.reference),
            typed(OTHERWISE, &details.otherwise),
        ];
        NewEntry {
            key: details.key.clone().unwrap_or_else(own_key),
            kind: RULING.to_owned(),
            happened: self.happened.clone(),
            about: None,
            place: self.place.table.clone(),
            seat: self.place.seat.clone(),
            player,
            by: details.by.clone(),
            approved: details.approved.clone(),
            subject: Some(ruled.incident.to_string()),
            parts: parts.into_iter().flatten().collect(),
        }
    }
}

/// Whether a ruling is the one that was kept just before on the same seat: a person says so, or all its facts are the same.
fn is_same(words: &Words, same: &Record, ruled: &ToKeep) -> bool {
    if !can_choose() {
        return same_facts(same, &ruled.json);
    }
    let question = words.with("log-same-as", &args([("number", same.entry.number.to_string().into())]));
    says_yes(words, &question) != Some(false)
}

/// Why nothing is kept.
enum Stopped {
    /// The log cannot be used.
    Fault(Fault),
    /// Something has to be said first.
    Said(String),
}

impl From<Fault> for Stopped {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// A time as it was typed.
///
/// # Errors
/// It is none, or it is still to come.
pub(super) fn moment(words: &Words, typed: &str, now: &Moment) -> Result<Moment, Failure> {
    Moment::read(typed, now).map_err(|why| {
        let id = match why {
            NoMoment::Unread => "log-no-time",
            NoMoment::Skipped => "log-time-skipped",
            NoMoment::ToCome => "log-time-to-come",
        };
        Failure::Usage(words.with(id, &args([("typed", printable(typed).into())])))
    })
}
