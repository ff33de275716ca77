//! Looking entries up.

use crate::add::IS_UNDONE;
use crate::entry::Entry;
use crate::fault::Fault;
use crate::file::Log;
use crate::moment::Moment;
use crate::names::folded;
use rusqlite::types::Value;
use rusqlite::{Row, params_from_iter};

/// Which entries are wanted: those to which all of this applies. Nothing is all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of one of these kinds; empty: of any.
    pub kinds: Vec<String>,
    /// That happened then or later, in seconds.
    pub since: Option<i64>,
    /// That happened before then, in seconds.
    pub before: Option<i64>,
    /// With a number above this one.
    pub after: Option<i64>,
    /// With a number below this one.
    pub before_number: Option<i64>,
    /// At this table.
    pub place: Option<String>,
    /// On this seat.
    pub seat: Option<String>,
    /// About one of these people.
    pub people: Option<Vec<i64>>,
    /// About this.
    pub subject: Option<String>,
    /// About this entry.
    pub about: Option<i64>,
    /// With all of these words somewhere in its parts.
    pub words: Vec<String>,
    /// Without those that were undone.
    pub standing: bool,
    /// No more than so many, the newest of them.
    pub newest: Option<u32>,
}

const FIELDS: &str = "entry.number, entry.key, entry.kind, entry.happened, entry.happened_second, entry.entered, \
    entry.entered_second, entry.about, entry.place, entry.seat, entry.player, name.name, entry.by, entry.approved, entry.subject";

impl Log {
    /// The entries that are wanted, in the order in which they were entered.
    ///
    /// # Errors
    /// The log cannot be read, or is damaged.
    pub fn entries(&self, filter: &Filter) -> Result<Vec<Entry>, Fault> {
        let (condition, values) = filter.condition();
        let newest = filter.newest.map_or_else(String::new, |most| format!(" DESC LIMIT {most}"));
        let query = format!(
            "SELECT {FIELDS}, {IS_UNDONE} FROM entry LEFT JOIN name ON name.id = entry.player WHERE {condition} \
             ORDER BY entry.number{newest}"
        );
        let mut statement = self.connection.prepare(&query)?;
        let found = statement.query_map(params_from_iter(values), entry)?;
        let mut parts = self.connection.prepare("SELECT part, text FROM part WHERE entry = ?1 ORDER BY part")?;
        let mut entries = Vec::new();
        for one in found {
            let mut one = one?;
            let rows = parts.query_map([one.number], |row| Ok((row.get(0)?, row.get(1)?)))?;
            one.parts = rows.collect::<Result<_, _>>()?;
            if filter.has_words(&one) {
                entries.push(one);
            }
        }
        if filter.newest.is_some() {
            entries.reverse();
        }
        Ok(entries)
    }

    /// The entry of this number.
    ///
    /// # Errors
    /// There is none, or the log cannot be read.
    pub fn entry(&self, number: i64) -> Result<Entry, Fault> {
        let filter = Filter { after: Some(number - 1), before_number: Some(number + 1), ..Filter::default() };
        self.entries(&filter)?.pop().ok_or(Fault::NoEntry(number))
    }
}

impl Filter {
    fn condition(&self) -> (String, Vec<Value>) {
        let mut conditions = vec!["1".to_owned()];
        let mut values: Vec<Value> = Vec::new();
        let mut holds = |condition: &str, value: Option<Value>| {
            if let Some(value) = value {
                values.push(value);
                conditions.push(format!("{condition} ?{}", values.len()));
            }
        };
        let text = |text: &Option<String>| text.clone().map(Value::from);
        holds("entry.happened_second >=", self.since.map(Value::from));
        holds("entry.happened_second <", self.before.map(Value::from));
        holds("entry.number >", self.after.map(Value::from));
        holds("entry.number <", self.before_number.map(Value::from));
        holds("entry.place = ", text(&self.place));
        holds("entry.seat = ", text(&self.seat));
        holds("entry.subject =", text(&self.subject));
        holds("entry.about =", self.about.map(Value::from));
        if let Some(people) = &self.people {
            conditions.push(among("entry.player", people.iter().map(|id| Value::from(*id)), &mut values));
        }
        if !self.kinds.is_empty() {
            conditions.push(among("entry.kind", self.kinds.iter().cloned().map(Value::from), &mut values));
        }
        if self.standing {
            conditions.push(format!("NOT {IS_UNDONE}"));
        }
        (conditions.join(" AND "), values)
    }

    fn has_words(&self, entry: &Entry) -> bool {
        let text = || entry.parts.iter().map(|(_, text)| folded(text)).collect::<Vec<_>>().join("\n");
        self.words.is_empty() || {
            let text = text();
            self.words.iter().all(|word| text.contains(&folded(word)))
        }
    }
}

/// The condition that a field has one of these values.
fn among(field: &str, these: impl Iterator<Item = Value>, values: &mut Vec<Value>) -> String {
    let places: Vec<String> = these
        .map(|value| {
            values.push(value);
            format!("?{}", values.len())
        })
        .collect();
    format!("{field} IN ({})", places.join(", "))
}

fn entry(row: &Row) -> rusqlite::Result<Entry> {
    let moment = |text: usize| Ok::<_, rusqlite::Error>(Moment { text: row.get(text)?, second: row.get(text + 1)? });
    Ok(Entry {
        number: row.get(0)?,
        key: row.get(1)?,
        kind: row.get(2)?,
        happened: moment(3)?,
        entered: moment(5)?,
        about: row.get(7)?,
        place: row.get(8)?,
        seat: row.get(9)?,
        player: row.get(10)?,
        name: row.get(11)?,
        by: row.get(12)?,
        approved: row.get(13)?,
        subject: row.get(14)?,
        undone: row.get(15)?,
        parts: Vec::new(),
    })
}
