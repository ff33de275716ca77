//! Penalties: what was given, how far it is served, and what went before. The log only counts; which step is next is ruled by the book,
//! and a person enters what was given.

use super::super::Context;
use super::done::done;
use super::lines::name;
use super::of_book::{approved, counted_since};
use super::record::{PENALTY, REPORT, STATE, STEP, of_a_ruling, own_key};
use super::step::{Step, step};
use super::store::{failed, open};
use super::who::{at_or_none, at_words};
use crate::error::{FOUND, Failure};
use crate::locale::{Words, args, printable};
use crate::render::{Block, View, day_words};
use anyhow::Result;
use floorbook_log::{Access, Entry, Fault, Filter, Log, Moment, NewEntry, Player, Seen};
use serde_json::{Value as Json, json};

/// How far a penalty is served, as it was reported last.
#[derive(Debug, Clone, PartialEq, Eq)]
enum State {
    /// Nobody has reported anything: it begins with the next hand.
    NextHand,
    /// So many hands are left.
    Left(u32),
    Served,
    Back,
}

impl State {
    fn kept(&self) -> String {
        match self {
            Self::NextHand => String::new(),
            Self::Left(left) => left.to_string(),
            Self::Served => "served".to_owned(),
            Self::Back => "back".to_owned(),
        }
    }

    fn read(typed: &str) -> Option<Self> {
        match typed.trim() {
            "served" | "0" => Some(Self::Served),
            "back" => Some(Self::Back),
            left => left.parse().ok().map(Self::Left),
        }
    }
}

/// A penalty with how far it is served.
pub(super) struct Running {
    entry: Entry,
    step: Step,
    state: State,
    /// When that was reported.
    reported: Option<Moment>,
    /// Where the player sits now.
    seat: Option<Seen>,
}

/// The penalties that stand, the first first; of one player, or of all; since a second, or all that there are.
pub(super) fn penalties(log: &Log, player: Option<i64>, since: Option<i64>) -> Result<Vec<Running>, Fault> {
    let filter = Filter {
        kinds: vec![PENALTY.to_owned()],
        people: player.map(|player| vec![player]),
        since,
        standing: true,
        ..Filter::default()
    };
    let mut penalties = Vec::new();
    for entry in log.entries(&filter)? {
        let Some(step) = Step::given(&entry) else { continue };
        let reports =
            Filter { kinds: vec![REPORT.to_owned()], about: Some(entry.number), standing: true, ..Filter::default() };
        let last = log.entries(&reports)?.pop();
        let state = last.as_ref().and_then(|last| State::read(last.part(STATE)?)).unwrap_or(State::NextHand);
        let seat = entry.player.map(|player| log.last_seen(player)).transpose()?.flatten();
        penalties.push(Running { entry, step, state, reported: last.map(|last| last.happened), seat });
    }
    Ok(penalties)
}

/// The penalties of the day, and those of earlier days that are carried over and not served yet.
///
/// # Errors
/// The log cannot be read.
pub(super) fn of_today(context: &Context, log: &Log, now: &Moment) -> Result<Vec<Running>, Fault> {
    let mut all = penalties(log, None, counted_since(context, now))?;
    let begun = now.day_of_play().second;
    all.retain(|one| one.is_open() || one.entry.happened.second >= begun);
    Ok(all)
}

impl Running {
    pub(super) fn entry(&self) -> &Entry {
        &self.entry
    }

    pub(super) fn step(&self) -> Step {
        self.step
    }

    /// How far it is served, as the log keeps it; empty where nobody has reported anything.
    pub(super) fn state_kept(&self) -> String {
        self.state.kept()
    }

    /// Whether somebody still has to do something about it: a warning is over when it was given, and who is out does not return.
    pub(super) fn is_open(&self) -> bool {
        !matches!(self.step, Step::Warning | Step::Out) && self.state != State::Back
    }

    /// What is still to do about it.
    pub(super) fn words(&self, words: &Words) -> String {
        let state = match &self.state {
            State::NextHand if matches!(self.step, Step::Warning | Step::Out) => "given",
            State::NextHand => "next-hand",
            State::Left(_) => "left",
            State::Served => "served",
            State::Back => "back",
        };
        let left = if let State::Left(left) = self.state { Some(left) } else { self.step.hands() };
        let clock = clock_of(words, self.reported.as_ref().unwrap_or(&self.entry.happened));
        let values = args([
            ("name", name(words, &self.entry).unwrap_or_else(|| words.text("penalty-player")).into()),
            ("where", self.at(words).into()),
            ("step", self.step.words(words).into()),
            ("state", state.into()),
            ("left", left.map_or_else(|| "none".into(), |left| u64::from(left).into())),
            ("clock", clock.into()),
            ("number", self.entry.number.to_string().into()),
        ]);
        words.with("penalty-line", &values)
    }

    /// Where the player sits, or did when it was given.
    fn at(&self, words: &Words) -> String {
        match &self.seat {
            Some(Seen { place, seat, .. }) => at_words(words, Some(place), seat.as_deref()),
            None => at_or_none(words, &self.entry),
        }
    }

    pub(super) fn json(&self) -> Json {
        let (table, seat) = match self.seat.clone() {
            Some(Seen { place, seat, .. }) => (Some(place), seat),
            None => (self.entry.place.clone(), self.entry.seat.clone()),
        };
        let (entry, left) = (&self.entry, if let State::Left(left) = self.state { Some(left) } else { None });
        let state = match &self.state {
            State::NextHand if self.step == Step::Warning => "warned",
            State::NextHand if self.step == Step::Out => "out",
            State::NextHand => "next-hand",
            State::Left(_) => "serving",
            State::Served => "served",
            State::Back => "back",
        };
        json!({
            "number": entry.number,
            "about": entry.about,
            "table": table,
            "seat": seat,
            "player": entry.player,
            "name": entry.name,
            "step": self.step.kept(),
            "given": entry.happened.text,
            "state": state,
            "left": left,
            "reported": self.reported.as_ref().map(|moment| &moment.text),
        })
    }
}

/// When something happened: the clock, behind the day where that is another than this one.
pub(super) fn clock_of(words: &Words, moment: &Moment) -> String {
    let begun = Moment::now().day_of_play();
    match moment.second < begun.second {
        true => format!("{} {}", day_words(words, moment.day()), moment.clock()),
        false => moment.clock().to_owned(),
    }
}

/// The entry of a penalty for the player of a ruling.
pub(super) fn given(about: &Entry, step: Step, by: Option<String>, approved: Option<String>, key: String) -> NewEntry {
    NewEntry {
        key,
        kind: PENALTY.to_owned(),
        happened: Some(about.happened.clone()),
        about: Some(about.number),
        place: about.place.clone(),
        seat: about.seat.clone(),
        player: about.player.map(Player::Known),
        by,
        approved,
        subject: about.subject.clone(),
        parts: vec![(STEP.to_owned(), step.kept())],
    }
}

/// Whether a ruling has a penalty already.
///
/// # Errors
/// The log cannot be read.
pub(super) fn given_for(log: &Log, number: i64) -> Result<bool, Fault> {
    let kinds = vec![PENALTY.to_owned()];
    let filter = Filter { kinds, about: Some(number), standing: true, ..Filter::default() };
    Ok(!log.entries(&filter)?.is_empty())
}

/// `floor log penalty N STEP`: a penalty for the player of a ruling.
pub(super) fn give(context: &Context, number: i64, typed: &str, wanted: &crate::cli::Given) -> Result<u8> {
    let step = step(context.words, typed)?;
    let mut log = open(context, Access::Write)?;
    let failed = failed(context.words, &log);
    let about = log.entry(number).map_err(&failed)?;
    let about = of_a_ruling(context.words, about)?;
    let not_kept = |why: String| context.words.with("penalty-not-kept", &args([("why", why.into())]));
    let approved = approved(context, step, wanted.approved.as_deref()).map_err(|why| Failure::Usage(not_kept(why)))?;
    let entry = given(&about, step, wanted.by.clone(), approved, own_key());
    let added = log.add(&NewEntry { happened: None, ..entry }, &Moment::now()).map_err(&failed)?;
    let values = args([("number", added.number.to_string().into()), ("step", step.words(context.words).into())]);
    done(context, &context.words.with("penalty-kept", &values), Some(added.number))
}

/// `floor log report N LEFT|served|back`: how far a penalty is served.
pub(super) fn report(context: &Context, number: i64, typed: &str, by: Option<&str>) -> Result<u8> {
    let state = State::read(typed).ok_or_else(|| {
        Failure::Usage(context.words.with("penalty-no-state", &args([("typed", printable(typed).into())])))
    })?;
    let mut log = open(context, Access::Write)?;
    let failed = failed(context.words, &log);
    let about = log.entry(number).map_err(&failed)?;
    if Step::given(&about).is_none() {
        let values = args([("number", number.to_string().into())]);
        return Err(Failure::Usage(context.words.with("penalty-not-one", &values)).into());
    }
    let entry = NewEntry {
        key: own_key(),
        kind: REPORT.to_owned(),
        about: Some(number),
        place: about.place,
        seat: about.seat,
        player: about.player.map(Player::Known),
        by: by.map(str::to_owned),
        parts: vec![(STATE.to_owned(), state.kept())],
        ..NewEntry::default()
    };
    let added = log.add(&entry, &Moment::now()).map_err(&failed)?;
    let kept = args([("number", added.number.to_string().into())]);
    done(context, &context.words.with("log-kept", &kept), Some(added.number))
}

/// `floor log penalties`: those of the day, with how far they are served.
pub(super) fn list(context: &Context) -> Result<u8> {
    let log = open(context, Access::Read)?;
    let failed = failed(context.words, &log);
    let penalties = of_today(context, &log, &Moment::now()).map_err(&failed)?;
    if penalties.is_empty() {
        return Err(Failure::Nothing(context.words.text("penalty-nothing")).into());
    }
    let view = || {
        let mut view = View::default();
        let (open, over): (Vec<&Running>, Vec<&Running>) = penalties.iter().partition(|one| one.is_open());
        view.push(Block::Headline(context.words.text("penalty-heading")));
        let lines = |of: &[&Running]| of.iter().map(|one| one.words(context.words)).collect::<Vec<_>>();
        view.points(context.words.text("penalty-running"), lines(&open));
        view.points(context.words.text("penalty-over"), lines(&over));
        view
    };
    context.list(view, || penalties.iter().map(Running::json).collect())?;
    Ok(FOUND)
}
