//! Slips in CSV files, as tournament software exports them: a heading for each column, in any of the four languages, and a
//! record for each seat, place, player or table. A record is put on a line as it would be typed, and read like one; players
//! who are out are read field by field, since a name in a file may have blanks.

mod field_starts;
mod headings;

pub use field_starts::LineColumn;

use super::{read_list, tables};
use crate::betting::Amount;
use crate::locale::printable;
use crate::notation::cursor::Cursor;
use crate::notation::error::{Expected, NotationError};
use crate::notation::vocabulary::Vocabulary;
use crate::tournament::{Out, Slip, SlipForm, SlipList};
use csv::{ReaderBuilder, StringRecord, Trim};
use field_starts::field_starts;
use headings::{Column, columns};

/// The most records of a file.
const MOST_RECORDS: usize = 2_000;

/// The most columns of a file.
const MOST_COLUMNS: usize = 100;

/// Why a CSV file is no slip, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvError {
    /// The place in the file.
    pub at: LineColumn,
    /// What is wrong there.
    pub fault: CsvFault,
}

/// Why a CSV file is no slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CsvFault {
    /// It is no CSV.
    Broken,
    /// A quotation mark that is not closed.
    OpenQuote,
    /// A record has so many fields, and the headings are so many.
    Fields(u64, u64),
    /// There are no records.
    Empty,
    /// There are more records than this.
    TooLong(usize),
    /// There are more columns than this.
    TooWide(usize),
    /// A column is missing.
    Missing(String),
    /// A heading that is not known, and those that are.
    Unknown(String, Vec<&'static str>),
    /// A heading for what another column has already.
    Twice(String),
    /// A record cannot be read: as it would be typed, and what is wrong with it.
    Record(String, NotationError),
}

/// A record as it would be typed, with where the text of each column begins in it.
struct Typed {
    text: String,
    parts: Vec<(usize, usize)>,
}

impl Typed {
    fn push(&mut self, column: usize, text: &str) {
        // What would end an entry is no part of a field.
        let flat = text.replace(';', " ").replace(", ", " ").split_whitespace().collect::<Vec<_>>().join(" ");
        if !flat.is_empty() {
            self.text.push_str(if self.text.is_empty() { "" } else { " " });
            self.parts.push((self.text.len(), column));
            self.text.push_str(&flat);
        }
    }

    /// The column in which a place of the text stands: of a mark between two, the one before.
    fn column(&self, at: usize) -> usize {
        let before = self.parts.iter().rev().find(|(start, _)| *start <= at);
        before.or(self.parts.first()).map_or(0, |(_, column)| *column)
    }
}

/// Reads a slip from the text of a CSV file.
///
/// # Errors
/// A [`CsvError`].
pub fn read_csv(vocabulary: Vocabulary, form: SlipForm, text: &str) -> Result<Slip, CsvError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let delimiter = delimiter(text);
    let starts = field_starts(text, char::from(delimiter)).map_err(|at| CsvError { at, fault: CsvFault::OpenQuote })?;
    read(vocabulary, form, text, delimiter).map_err(|(record, column, fault)| {
        let fields = starts.get(record).or(starts.last());
        let at = fields.and_then(|fields| fields.get(column).or(fields.last()));
        CsvError { at: at.copied().unwrap_or_default(), fault }
    })
}

/// What is wrong with a file: the number of the record, the headings being the first, that of the field in it, and why.
type Wrong = (usize, usize, CsvFault);

fn read(vocabulary: Vocabulary, form: SlipForm, text: &str, delimiter: u8) -> Result<Slip, Wrong> {
    let (headings, records) = records(text, delimiter)?;
    let columns = columns(vocabulary.language(), form, &headings).map_err(|(column, fault)| (0, column, fault))?;
    if records.is_empty() {
        return Err((0, 0, CsvFault::Empty));
    }
    if form == SlipForm::Out {
        let list = SlipList::Out(out(vocabulary, &columns, &records)?);
        return Ok(Slip { text: text.trim().to_owned(), list });
    }
    let lines: Vec<Typed> = records.iter().map(|record| line(form, &columns, record)).collect();
    let whole = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
    read_list(vocabulary, form, &whole).map_err(|error| {
        let (record, error) = placed(&lines, &error);
        let line = &lines[record];
        (record + 1, line.column(error.at.start), CsvFault::Record(line.text.clone(), error))
    })
}

/// The headings and the records below them.
fn records(text: &str, delimiter: u8) -> Result<(StringRecord, Vec<StringRecord>), Wrong> {
    let broken = |record: usize, error: &csv::Error| match error.kind() {
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            (record, usize::try_from(*expected_len).unwrap_or(usize::MAX), CsvFault::Fields(*len, *expected_len))
        }
        _ => (record, 0, CsvFault::Broken),
    };
    let mut reader = ReaderBuilder::new().delimiter(delimiter).trim(Trim::All).from_reader(text.as_bytes());
    let headings = reader.headers().map_err(|error| broken(0, &error))?.clone();
    if headings.len() > MOST_COLUMNS {
        return Err((0, MOST_COLUMNS, CsvFault::TooWide(MOST_COLUMNS)));
    }
    let mut records = Vec::new();
    for record in reader.records() {
        let at = records.len() + 1;
        records.push(record.map_err(|error| broken(at, &error))?);
        if records.len() > MOST_RECORDS {
            return Err((at, 0, CsvFault::TooLong(MOST_RECORDS)));
        }
    }
    Ok((headings, records))
}

/// An error in all lines together, as one in the line where it stands, which comes with its number.
fn placed(lines: &[Typed], error: &NotationError) -> (usize, NotationError) {
    let mut start = 0;
    for (at, line) in lines.iter().enumerate() {
        let end = start + line.text.len();
        if error.at.start <= end || at + 1 == lines.len() {
            let within = |at: usize| at.min(end).saturating_sub(start);
            return (at, NotationError { at: within(error.at.start)..within(error.at.end), ..error.clone() });
        }
        start = end + 1;
    }
    (0, error.clone())
}

/// The mark between fields: that of comma, semicolon and tab which the headings have most of.
fn delimiter(text: &str) -> u8 {
    let head = text.lines().next().unwrap_or_default();
    let count = |mark: &u8| head.bytes().filter(|byte| byte == mark).count();
    [b'\t', b';', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

/// The field of a column, with the number of the column; the first, and nothing in it, where there is no such column.
fn field<'r>(columns: &[Column], record: &'r StringRecord, name: &str) -> (usize, &'r str) {
    let at = columns.iter().position(|column| column.is(name));
    at.map_or((0, ""), |at| (at, record.get(at).unwrap_or_default()))
}

/// A record as it would be typed.
fn line(form: SlipForm, columns: &[Column], record: &StringRecord) -> Typed {
    let mut typed = Typed { text: String::new(), parts: Vec::new() };
    let push = |typed: &mut Typed, name: &str, text: &dyn Fn(&str) -> String| {
        let (column, told) = field(columns, record, name);
        typed.push(column, &text(told));
    };
    let head = |told: &str| format!("{told}:");
    let plain = str::to_owned;
    match form {
        SlipForm::Seats => {
            push(&mut typed, "seat", &head);
            for (at, column) in columns.iter().enumerate() {
                let count = record.get(at).unwrap_or_default();
                if let (Column::ChipsOf(value), false) = (column, matches!(count, "" | "0")) {
                    typed.push(at, &format!("{count}x{value}"));
                }
            }
            push(&mut typed, "chips", &plain);
        }
        SlipForm::Cards => {
            push(&mut typed, "seat", &head);
            push(&mut typed, "cards", &plain);
        }
        SlipForm::Prizes => {
            push(&mut typed, "place", &head);
            push(&mut typed, "prize", &plain);
        }
        SlipForm::Out => {}
        SlipForm::Tables => {
            push(&mut typed, "table", &head);
            push(&mut typed, "players", &plain);
            push(&mut typed, "big-blind", &detail("BB"));
            push(&mut typed, "small-blind", &detail("SB"));
            push(&mut typed, "empty", &detail("empty"));
            push(&mut typed, "last", &detail("last"));
        }
    }
    typed
}

/// A field that is told by its word, or not at all.
fn detail(word: &str) -> impl Fn(&str) -> String {
    move |told| match told {
        "" => String::new(),
        told => format!("{word} {}", told.replace(',', " ")),
    }
}

/// Players who are out, field by field.
fn out(vocabulary: Vocabulary, columns: &[Column], records: &[StringRecord]) -> Result<Vec<Out>, Wrong> {
    let mut list: Vec<Out> = Vec::new();
    for (at, record) in records.iter().enumerate() {
        let read = |name: &str| {
            let (column, told) = field(columns, record, name);
            let wrong = move |error| (at + 1, column, CsvFault::Record(told.to_owned(), error));
            (told, Cursor::new(told, vocabulary), wrong)
        };
        let (player, cursor, wrong) = read("player");
        tables::another_player(&list, player, &cursor, 0..player.len()).map_err(wrong)?;
        let (table, ..) = read("table");
        let (told, cursor, wrong) = read("stack");
        let stack = if told.is_empty() { None } else { Some(whole_amount(cursor).map_err(wrong)?) };
        let table = Some(printable(table)).filter(|table| !table.is_empty());
        list.push(Out { player: printable(player), table, stack });
    }
    Ok(list)
}

/// The amount of which a field is all.
fn whole_amount(mut field: Cursor) -> Result<Amount, NotationError> {
    let piles = field.chips()?.ok_or_else(|| field.expected(Expected::Amount))?;
    field.end()?;
    Ok(piles.worth)
}
