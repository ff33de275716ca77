//! Penalties: what was given, how far it is served, and what went before. The log only counts; which step is next is ruled by the book,
//! and a person enters what was given.

use super::super::Context;
use super::keep::own_key;
use super::lines::name;
use super::record::{PENALTY, REPORT, STATE, STEP};
use super::store::{failure, open};
use super::turn::done;
use super::who::at_words;
use crate::error::{FOUND, Failure};
use crate::locale::{Language, Words, args, fold, printable};
use crate::render::{Block, View};
use anyhow::Result;
use floorbook_log::{Access, Entry, Fault, Filter, Log, Moment, NewEntry, Player};
use serde_json::{Value as Json, json};

/// What a player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Warning,
    /// So many hands to miss.
    Hands(u32),
    /// So many rounds, at a table of so many players where that was told.
    Rounds(u32, Option<u32>),
    /// Out of the tournament.
    Out,
}

impl Step {
    /// Reads a step as it was typed, in any of the languages: `warning`, `2 hands`, `1 round of 9`, `out`.
    pub(super) fn read(words: &Words, typed: &str) -> Option<Self> {
        let says = |id: &str, word: &str| {
            let spelled = |language: &Language| Words::new(*language, words.source()).text(id);
            let all: Vec<String> = Language::ALL.iter().map(spelled).collect();
            all.join(",").split(',').any(|spelling| fold(spelling.trim()) == fold(word))
        };
        let typed = typed.trim();
        let digits = typed.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(typed.len());
        let Ok(number) = typed[..digits].parse::<u32>() else {
            return match typed {
                _ if says("penalty-word-warning", typed) => Some(Self::Warning),
                _ if says("penalty-word-out", typed) => Some(Self::Out),
                _ => None,
            };
        };
        let mut rest = typed[digits..].split_whitespace();
        let unit = rest.next()?;
        let players = rest.find_map(|word| word.parse::<u32>().ok()).filter(|players| (2..=12).contains(players));
        match number {
            1..=200 if says("penalty-word-hands", unit) => Some(Self::Hands(number)),
            1..=20 if says("penalty-word-rounds", unit) => Some(Self::Rounds(number, players)),
            _ => None,
        }
    }

    /// A step as the log keeps it, whatever the language.
    pub(super) fn kept(self) -> String {
        match self {
            Self::Warning => "warning".to_owned(),
            Self::Hands(hands) => format!("{hands} hands"),
            Self::Rounds(rounds, None) => format!("{rounds} rounds"),
            Self::Rounds(rounds, Some(players)) => format!("{rounds} rounds of {players}"),
            Self::Out => "out".to_owned(),
        }
    }

    /// A step that was kept.
    fn of(kept: &str) -> Option<Self> {
        let mut parts = kept.split(' ');
        let number = |text: Option<&str>| text.and_then(|text| text.parse::<u32>().ok());
        match (kept, kept.contains("hands")) {
            ("warning", _) => Some(Self::Warning),
            ("out", _) => Some(Self::Out),
            (_, true) => Some(Self::Hands(number(parts.next())?)),
            (_, false) => Some(Self::Rounds(number(parts.next())?, number(parts.nth(2)))),
        }
    }

    /// The step of an entry that gives one.
    pub(super) fn given(entry: &Entry) -> Option<Self> {
        (entry.kind == PENALTY).then(|| Self::of(entry.part(STEP)?)).flatten()
    }

    pub(super) fn words(self, words: &Words) -> String {
        let n = |id: &str, n: u32| words.with(id, &args([("n", u64::from(n).into())]));
        match self {
            Self::Warning => words.text("penalty-warning"),
            Self::Hands(hands) => n("unit-hands", hands),
            Self::Rounds(rounds, _) => n("unit-rounds", rounds),
            Self::Out => words.text("penalty-out"),
        }
    }

    /// How heavy it is: the heaviest so far is what a book goes by.
    pub(super) fn weight(self) -> u32 {
        match self {
            Self::Warning => 0,
            Self::Hands(hands) => hands,
            Self::Rounds(rounds, _) => 1000 * rounds,
            Self::Out => u32::MAX,
        }
    }

    /// The hands to miss in all, where that can be told.
    fn hands(self) -> Option<u32> {
        match self {
            Self::Hands(hands) => Some(hands),
            Self::Rounds(rounds, players) => players.map(|players| rounds * players),
            Self::Warning | Self::Out => None,
        }
    }
}

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
}

/// The penalties of the day that stand, the first first; of one player, or of all.
pub(super) fn penalties(log: &Log, player: Option<i64>, now: &Moment) -> Result<Vec<Running>, Fault> {
    let filter = Filter {
        kinds: vec![PENALTY.to_owned()],
        people: player.map(|player| vec![player]),
        since: Some(now.day_of_play().second),
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
        penalties.push(Running { entry, step, state, reported: last.map(|last| last.happened) });
    }
    Ok(penalties)
}

impl Running {
    pub(super) fn entry(&self) -> &Entry {
        &self.entry
    }

    pub(super) fn step(&self) -> Step {
        self.step
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
        let at = at_words(words, self.entry.place.as_deref(), self.entry.seat.as_deref());
        let clock = self.reported.as_ref().unwrap_or(&self.entry.happened).clock().to_owned();
        let values = args([
            ("name", name(words, &self.entry).unwrap_or_else(|| words.text("penalty-player")).into()),
            ("where", if at.is_empty() { "none".to_owned() } else { at }.into()),
            ("step", self.step.words(words).into()),
            ("state", state.into()),
            ("left", left.map_or_else(|| "none".into(), |left| u64::from(left).into())),
            ("clock", clock.into()),
            ("number", self.entry.number.to_string().into()),
        ]);
        words.with("penalty-line", &values)
    }

    pub(super) fn json(&self) -> Json {
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
            "table": entry.place,
            "seat": entry.seat,
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

/// A step that was typed.
///
/// # Errors
/// It is none.
pub(super) fn step(words: &Words, typed: &str) -> Result<Step, Failure> {
    let refused = || Failure::Usage(words.with("penalty-no-step", &args([("typed", printable(typed).into())])));
    Step::read(words, typed).ok_or_else(refused)
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

/// `floor log penalty N STEP`: a penalty for the player of a ruling.
pub(super) fn give(context: &Context, number: i64, typed: &str, wanted: &crate::cli::Given) -> Result<u8> {
    let step = step(context.words, typed)?;
    let mut log = open(context, Access::Write)?;
    let path = log.path().to_owned();
    let failed = |fault: Fault| failure(context.words, &path, &fault);
    let about = log.entry(number).map_err(failed)?;
    let entry = given(&about, step, wanted.by.clone(), wanted.approved.clone(), own_key());
    let added = log.add(&NewEntry { happened: None, ..entry }, &Moment::now()).map_err(failed)?;
    let values = args([("number", added.number.to_string().into()), ("step", step.words(context.words).into())]);
    done(context, &context.words.with("penalty-kept", &values), Some(added.number))
}

/// `floor log report N LEFT|served|back`: how far a penalty is served.
pub(super) fn report(context: &Context, number: i64, typed: &str, by: Option<&str>) -> Result<u8> {
    let state = State::read(typed).ok_or_else(|| {
        Failure::Usage(context.words.with("penalty-no-state", &args([("typed", printable(typed).into())])))
    })?;
    let mut log = open(context, Access::Write)?;
    let path = log.path().to_owned();
    let failed = |fault: Fault| failure(context.words, &path, &fault);
    let about = log.entry(number).map_err(failed)?;
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
    let added = log.add(&entry, &Moment::now()).map_err(failed)?;
    let kept = args([("number", added.number.to_string().into())]);
    done(context, &context.words.with("log-kept", &kept), Some(added.number))
}

/// `floor log penalties`: those of the day, with how far they are served.
pub(super) fn list(context: &Context) -> Result<u8> {
    let log = open(context, Access::Read)?;
    let failed = |fault: Fault| failure(context.words, log.path(), &fault);
    let penalties = penalties(&log, None, &Moment::now()).map_err(failed)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;

    #[test]
    fn a_step_is_typed_in_any_language_and_kept_in_one() {
        let pack = built_in();
        let words = Words::new(Language::En, &pack);
        for (typed, kept) in [
            ("warning", Some("warning")),
            ("Waarschuwing", Some("warning")),
            ("2 hands", Some("2 hands")),
            ("1 ruka", Some("1 hands")),
            ("1 round", Some("1 rounds")),
            ("2 rondes van 9", Some("2 rounds of 9")),
            ("3 Runden", Some("3 rounds")),
            ("out", Some("out")),
            ("0 hands", None),
            ("201 hands", None),
            ("21 rounds", None),
            ("2", None),
            ("a talk", None),
            ("", None),
        ] {
            let step = Step::read(&words, typed);
            assert_eq!(step.map(Step::kept).as_deref(), kept, "{typed}");
            assert_eq!(step.and_then(|step| Step::of(&step.kept())), step, "{typed}");
        }
    }

    #[test]
    fn a_round_has_as_many_hands_as_the_table_had_players() {
        assert_eq!(Step::Rounds(2, Some(9)).hands(), Some(18));
        assert_eq!(Step::Rounds(2, None).hands(), None);
        assert!(Step::Rounds(1, None).weight() > Step::Hands(200).weight());
        assert!(Step::Out.weight() > Step::Rounds(20, Some(12)).weight());
    }
}
