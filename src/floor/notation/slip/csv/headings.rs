//! The headings of columns, as files have them in each of the four languages.

use super::CsvFault;
use crate::locale::{Language, printable, tokens};
use crate::tournament::SlipForm;
use csv::StringRecord;

/// What stands in a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Column {
    /// What a column of this name has.
    Named(&'static str),
    /// Chips of this value, counted.
    ChipsOf(String),
    /// What this form has no use for: what another form has, or a column without a heading.
    PassedOver,
}

impl Column {
    /// Whether it is the column of this name.
    pub(super) fn is(&self, name: &str) -> bool {
        matches!(self, Self::Named(known) if *known == name)
    }
}

/// What columns are called in English, Dutch, German and Slovak, as words without accents, the usual one first.
type Called = [&'static [&'static str]; 4];

/// The names of the columns with what they are called.
const HEADINGS: [(&str, Called); 13] = [
    ("seat", [&["seat"], &["stoel", "plaats"], &["platz", "sitz"], &["miesto", "sedadlo", "stolicka"]]),
    ("chips", [&["chips"], &["chips"], &["chips", "jetons"], &["zetony", "chips"]]),
    ("cards", [&["cards", "card"], &["kaarten"], &["karten"], &["karty"]]),
    ("place", [&["place", "position", "rank"], &["plaats", "plek"], &["platz", "rang"], &["miesto", "poradie"]]),
    ("prize", [&["prize", "payout"], &["prijs"], &["preis", "preisgeld"], &["cena", "vyhra"]]),
    ("player", [&["player", "name"], &["speler", "naam"], &["spieler", "name"], &["hrac", "meno"]]),
    ("table", [&["table"], &["tafel"], &["tisch"], &["stol"]]),
    ("stack", [&["stack"], &["stack"], &["stack"], &["stack"]]),
    ("players", [&["players"], &["spelers"], &["spieler"], &["hraci"]]),
    (
        "big-blind",
        [&["bb", "big blind"], &["bb", "big blind", "grote blind"], &["bb", "big blind"], &["bb", "big blind"]],
    ),
    (
        "small-blind",
        [
            &["sb", "small blind"],
            &["sb", "small blind", "kleine blind"],
            &["sb", "small blind"],
            &["sb", "small blind"],
        ],
    ),
    ("empty", [&["empty"], &["leeg"], &["leer", "frei"], &["prazdne", "volne"]]),
    ("last", [&["last", "opened last"], &["laatste"], &["zuletzt"], &["posledne", "naposledy"]]),
];

/// Words that may stand beside these and change nothing: `bb next seat`, `empty seats`, `seat number`.
const BESIDE: &[&str] = &[
    "next", "seat", "seats", "number", "no", "nr", "volgende", "stoel", "stoelen", "plaats", "plaatsen", "nummer",
    "nachster", "nachste", "platz", "platze", "nummer", "dalsi", "dalsie", "miesto", "miesta", "cislo",
];

/// The columns that a form has, in the order of the line; those it must have.
fn columns_of(form: SlipForm) -> (&'static [&'static str], &'static [&'static str]) {
    match form {
        SlipForm::Seats => (&["seat", "chips"], &["seat"]),
        SlipForm::Cards => (&["seat", "cards"], &["seat", "cards"]),
        SlipForm::Prizes => (&["place", "prize"], &["place", "prize"]),
        SlipForm::Out => (&["player", "table", "stack"], &["player"]),
        SlipForm::Tables => (&["table", "players", "big-blind", "small-blind", "empty", "last"], &["table", "players"]),
    }
}

/// What a column is called in a language.
fn called(language: Language, name: &str) -> &'static str {
    let at = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
    HEADINGS
        .iter()
        .find(|(known, _)| *known == name)
        .and_then(|(_, words)| words[at].first())
        .copied()
        .unwrap_or_default()
}

/// Whether a heading, by its words, is one of a column.
fn names(name: &str, heading: &[String]) -> bool {
    let Some((_, languages)) = HEADINGS.iter().find(|(known, _)| *known == name) else { return false };
    let is = |words: &str| {
        let words: Vec<&str> = words.split(' ').collect();
        words.iter().all(|word| heading.iter().any(|known| known == word))
            && heading.iter().all(|word| words.contains(&word.as_str()) || BESIDE.contains(&word.as_str()))
    };
    languages.iter().copied().flatten().any(|words| is(words))
}

/// What the columns of a form are, by their headings.
///
/// # Errors
/// A heading that is not known, or stands there twice, with the number of its column; or a column that is missing.
pub(super) fn columns(
    language: Language,
    form: SlipForm,
    headings: &StringRecord,
) -> Result<Vec<Column>, (usize, CsvFault)> {
    let (known, needed) = columns_of(form);
    let mut columns: Vec<Column> = Vec::new();
    for (at, heading) in headings.iter().enumerate() {
        let words = tokens(heading);
        let column = match known.iter().find(|name| names(name, &words)) {
            Some(name) => Column::Named(name),
            None if form == SlipForm::Seats && heading.starts_with(|c: char| c.is_ascii_digit()) => {
                Column::ChipsOf(heading.to_owned())
            }
            None if heading.is_empty() || HEADINGS.iter().any(|(name, _)| names(name, &words)) => Column::PassedOver,
            None => {
                let value = Some("25").filter(|_| form == SlipForm::Seats);
                let known = known.iter().map(|name| called(language, name)).chain(value).collect();
                return Err((at, CsvFault::Unknown(printable(heading), known)));
            }
        };
        if column != Column::PassedOver && columns.contains(&column) {
            return Err((at, CsvFault::Twice(printable(heading))));
        }
        columns.push(column);
    }
    let has = |name: &&&str| columns.iter().any(|column| column.is(name));
    if let Some(missing) = needed.iter().find(|name| !has(name)) {
        return Err((0, CsvFault::Missing(called(language, missing).to_owned())));
    }
    let chips = columns.iter().any(|column| matches!(column, Column::ChipsOf(_) | Column::Named("chips")));
    match form == SlipForm::Seats && !chips {
        true => Err((0, CsvFault::Missing(called(language, "chips").to_owned()))),
        false => Ok(columns),
    }
}
