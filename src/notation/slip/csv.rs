//! Slips in CSV files, as tournament software exports them: a heading for each column, in any of the four languages, and a
//! record for each seat, place, player or table. A record is put on a line as it would be typed, and read like one.

use super::read_list;
use crate::locale::fold;
use crate::notation::error::NotationError;
use crate::notation::vocabulary::Vocabulary;
use crate::tournament::{Slip, SlipForm};
use csv::{ReaderBuilder, StringRecord, Trim};

/// The most records of a file.
const MOST_RECORDS: usize = 2_000;

/// Why a CSV file is no slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CsvError {
    /// It is no CSV: a quotation mark that is not closed, another number of fields. The line in the file.
    Broken(u64),
    /// It has no records.
    Empty,
    /// It has more records than this.
    TooLong(usize),
    /// A column is missing: the form of the slip, and the first of its columns that is.
    Column(&'static str),
    /// A record cannot be read: its line in the file, the record as it would be typed, and what is wrong with it.
    Record(u64, String, NotationError),
}

/// What stands in a column.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Column {
    Named(&'static str),
    /// Chips of this value, counted.
    ChipsOf(String),
    Other,
}

impl Column {
    fn is(&self, name: &str) -> bool {
        matches!(self, Self::Named(known) if *known == name)
    }
}

/// The headings of the columns, each with the words by which files call it.
const HEADINGS: [(&str, &[&str]); 11] = [
    ("seat", &["seat", "stoel", "plaats", "sitz", "platz", "miesto", "sedadlo", "stolicka"]),
    ("chips", &["chips", "zetony", "jetons"]),
    ("cards", &["cards", "card", "kaarten", "karten", "karty"]),
    ("place", &["place", "position", "rank", "plek", "plaats", "platz", "rang", "miesto", "poradie"]),
    ("prize", &["prize", "payout", "prijs", "preis", "preisgeld", "cena", "vyhra"]),
    ("player", &["player", "name", "speler", "naam", "spieler", "hrac", "meno"]),
    ("table", &["table", "tafel", "tisch", "stol"]),
    ("stack", &["stack"]),
    ("players", &["players", "spelers", "spieler", "hraci"]),
    ("big-blind", &["bb", "big blind", "next bb", "bb next", "grote blind", "grosser blind", "velky blind"]),
    ("empty", &["empty", "leeg", "leer", "frei", "volne", "empty seats"]),
];

/// The columns that a form has, in the order of the line; those it must have.
fn columns_of(form: SlipForm) -> (&'static [&'static str], &'static [&'static str]) {
    match form {
        SlipForm::Seats => (&["seat", "chips"], &["seat"]),
        SlipForm::Cards => (&["seat", "cards"], &["seat", "cards"]),
        SlipForm::Prizes => (&["place", "prize"], &["place", "prize"]),
        SlipForm::Out => (&["player", "table", "stack"], &["player"]),
        SlipForm::Tables => (&["table", "players", "big-blind", "empty"], &["table", "players"]),
    }
}

/// Reads a slip from the text of a CSV file.
///
/// # Errors
/// A [`CsvError`].
pub fn read_csv(vocabulary: Vocabulary, form: SlipForm, text: &str) -> Result<Slip, CsvError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = ReaderBuilder::new().delimiter(delimiter(text)).trim(Trim::All).from_reader(text.as_bytes());
    let broken = |error: csv::Error| CsvError::Broken(error.position().map_or(1, csv::Position::line));
    let columns = columns(form, reader.headers().map_err(broken)?)?;
    let mut lines = Vec::new();
    for record in reader.records() {
        let record = record.map_err(broken)?;
        if lines.len() >= MOST_RECORDS {
            return Err(CsvError::TooLong(MOST_RECORDS));
        }
        lines.push((record.position().map_or(1, csv::Position::line), line(form, &columns, &record)));
    }
    if lines.is_empty() {
        return Err(CsvError::Empty);
    }
    let whole = lines.iter().map(|(_, line)| line.as_str()).collect::<Vec<_>>().join("\n");
    read_list(vocabulary, form, &whole).map_err(|error| placed(&lines, &error))
}

/// An error in all lines together, as one in the line where it stands.
fn placed(lines: &[(u64, String)], error: &NotationError) -> CsvError {
    let mut start = 0;
    for (at, line) in lines {
        let end = start + line.len();
        if error.at.start <= end {
            let place = error.at.start - start..error.at.end.min(end) - start;
            return CsvError::Record(*at, line.clone(), NotationError { at: place, ..error.clone() });
        }
        start = end + 1;
    }
    CsvError::Empty
}

/// The mark between fields: that of comma, semicolon and tab which the headings have most of.
fn delimiter(text: &str) -> u8 {
    let head = text.lines().next().unwrap_or_default();
    let count = |mark: &u8| head.bytes().filter(|byte| byte == mark).count();
    [b'\t', b';', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

fn columns(form: SlipForm, headings: &StringRecord) -> Result<Vec<Column>, CsvError> {
    let (known, needed) = columns_of(form);
    let column = |heading: &str| {
        let folded = fold(heading);
        let named = known
            .iter()
            .find(|name| HEADINGS.iter().any(|(key, words)| key == *name && words.contains(&folded.as_str())));
        match named {
            Some(name) => Column::Named(name),
            None if form == SlipForm::Seats && heading.starts_with(|c: char| c.is_ascii_digit()) => {
                Column::ChipsOf(heading.to_owned())
            }
            None => Column::Other,
        }
    };
    let columns: Vec<Column> = headings.iter().map(column).collect();
    let has = |name: &&&str| columns.iter().any(|column| column.is(name));
    if let Some(missing) = needed.iter().find(|name| !has(name)) {
        return Err(CsvError::Column(missing));
    }
    let chips = columns.iter().any(|column| matches!(column, Column::ChipsOf(_) | Column::Named("chips")));
    match form == SlipForm::Seats && !chips {
        true => Err(CsvError::Column("chips")),
        false => Ok(columns),
    }
}

/// A record as it would be typed. What would end an entry is no part of a field.
fn line(form: SlipForm, columns: &[Column], record: &StringRecord) -> String {
    let field = |name: &str| {
        let at = columns.iter().position(|column| column.is(name));
        at.and_then(|at| record.get(at)).unwrap_or_default().replace([';', '\n', '\r'], " ")
    };
    let flat = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match form {
        SlipForm::Seats => {
            let counted = columns.iter().zip(record).filter_map(|(column, count)| match column {
                Column::ChipsOf(value) if !matches!(count, "" | "0") => Some(format!("{count}x{value}")),
                _ => None,
            });
            let counted: Vec<String> = counted.chain([field("chips")]).collect();
            flat(format!("{}: {}", field("seat"), counted.join(" ")))
        }
        SlipForm::Cards => flat(format!("{}: {}", field("seat"), field("cards"))),
        SlipForm::Prizes => flat(format!("{}: {}", field("place"), field("prize"))),
        SlipForm::Out => flat(format!("{} {} {}", field("player"), field("table"), field("stack"))),
        SlipForm::Tables => {
            let detail = |word: &str, name: &str| match field(name) {
                told if told.is_empty() => String::new(),
                told => format!(" {word} {told}"),
            };
            let details = detail("BB", "big-blind") + &detail("empty", "empty").replace(',', " ");
            flat(format!("{}: {}{details}", field("table"), field("players")))
        }
    }
}
