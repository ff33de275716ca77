//! An entry as the commands read it: what the log keeps, with the rulings in it taken apart.

use crate::error::Failure;
use crate::locale::{Words, args};
use floorbook_log::{Entry, Moment};
use serde_json::{Value as Json, json};
use std::time::{SystemTime, UNIX_EPOCH};

/// The kinds of entries.
pub(super) const RULING: &str = "ruling";
pub(super) const APPEAL: &str = "appeal";
pub(super) const TAKEN: &str = "taken";
pub(super) const PENALTY: &str = "penalty";
pub(super) const REPORT: &str = "report";
pub(super) const MOVE: &str = "move";

/// What an appeal comes to by which a ruling stands no more.
pub(super) const OVERRULED: &str = "overruled";

/// The parts of an entry.
pub(super) const RULINGS: &str = "rulings";
pub(super) const TOLD: &str = "told";
pub(super) const REFERENCE: &str = "reference";
pub(super) const OTHERWISE: &str = "otherwise";
pub(super) const OUTCOME: &str = "outcome";
pub(super) const FILE: &str = "file";
pub(super) const STEP: &str = "step";
pub(super) const STATE: &str = "state";
pub(super) const CARRIED: &str = "carried";

/// An entry with its rulings.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub entry: Entry,
    /// The book, what made the rulings, and these.
    pub kept: Json,
}

impl Record {
    pub(super) fn of(entry: Entry) -> Self {
        let kept = entry.part(RULINGS).and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        Self { entry, kept }
    }

    /// The book by which it was ruled.
    pub(super) fn book(&self) -> &str {
        self.kept["book"].as_str().unwrap_or_default()
    }

    /// The rulings, the first first.
    pub(super) fn rulings(&self) -> &[Json] {
        self.kept["rulings"].as_array().map_or(&[], Vec::as_slice)
    }

    /// What was ruled, in one line.
    pub(super) fn headline(&self) -> String {
        let lines: Vec<&str> = self.rulings().iter().filter_map(|ruling| ruling["ruling"].as_str()).collect();
        lines.join(" · ")
    }

    /// What it was about, as it was called then.
    pub(super) fn title(&self) -> &str {
        self.rulings().first().and_then(|ruling| ruling["title"].as_str()).unwrap_or_default()
    }

    /// The facts of a ruling, by name.
    pub(super) fn facts(ruling: &Json) -> Vec<(&str, &str)> {
        let facts = ruling["facts"].as_array().into_iter().flatten();
        facts.filter_map(|fact| Some((fact[0].as_str()?, fact[1].as_str()?))).collect()
    }

    /// The facts of all its rulings.
    pub(super) fn all_facts(&self) -> Vec<(&str, &str)> {
        self.rulings().iter().flat_map(Self::facts).collect()
    }

    /// The clauses on which the first ruling rests.
    pub(super) fn clauses(&self) -> Vec<&str> {
        let cited = self.rulings().iter().filter_map(|ruling| ruling["citations"].as_array()).flatten();
        let mut clauses: Vec<&str> = cited.filter_map(|cited| cited["label"].as_str()).collect();
        clauses.dedup();
        clauses
    }

    /// The entry for a program.
    pub(super) fn json(&self) -> Json {
        let entry = &self.entry;
        let part = |name: &str| entry.part(name).map(str::to_owned);
        let clocks = |moment: &Moment| moment.text.clone();
        json!({
            "number": entry.number,
            "kind": entry.kind,
            "happened": clocks(&entry.happened),
            "entered": clocks(&entry.entered),
            "about": entry.about,
            "table": entry.place,
            "seat": entry.seat,
            "player": entry.player,
            "name": entry.name,
            "by": entry.by,
            "approved": entry.approved,
            "incident": entry.subject,
            "reference": part(REFERENCE),
            "otherwise": part(OTHERWISE),
            "outcome": part(OUTCOME),
            "step": part(STEP),
            "state": part(STATE),
            "told": part(TOLD),
            "undone": entry.undone,
            "ruled": match self.kept.is_null() { true => Json::Null, false => self.kept.clone() },
        })
    }
}

/// An entry that must be a ruling.
///
/// # Errors
/// It is none.
pub(super) fn of_a_ruling(words: &Words, entry: Entry) -> Result<Entry, Failure> {
    let values = args([("number", entry.number.to_string().into())]);
    let refused = || Failure::Usage(words.with("log-not-a-ruling", &values));
    if entry.kind == RULING { Ok(entry) } else { Err(refused()) }
}

/// A key that no other entry has: nobody has said one.
pub(super) fn own_key() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{:x}-{:x}", since.as_nanos(), std::process::id())
}
