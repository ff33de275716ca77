//! An entry in words, as lists and the hand-over have it.

use super::record::{APPEAL, FILE, MOVE, OTHERWISE, OUTCOME, PENALTY, REPORT, RULING, Record, STATE, TAKEN};
use super::step::Step;
use super::who::at_words;
use crate::locale::{Words, args, printable, steers};
use floorbook_log::{Entry, Kind};

/// The head of an entry: number, clock, where, who, and by whom.
pub(super) fn head(words: &Words, entry: &Entry) -> String {
    head_with(words, entry, entry.place.as_deref())
}

fn head_with(words: &Words, entry: &Entry, table: Option<&str>) -> String {
    let at = at_words(words, table, entry.seat.as_deref());
    let number = words.with("log-number", &args([("number", entry.number.to_string().into())]));
    let name = name(words, entry).unwrap_or_default();
    let by = entry.by.as_deref().map(printable).unwrap_or_default();
    let parts = [number, entry.happened.clock().to_owned(), at, name, by];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The player of an entry; one who was forgotten by number.
pub(super) fn name(words: &Words, entry: &Entry) -> Option<String> {
    let id = entry.player?;
    Some(match &entry.name {
        Some(name) => printable(name),
        None => words.with("log-forgotten-player", &args([("n", id.to_string().into())])),
    })
}

/// What an entry says.
pub(super) fn body(words: &Words, record: &Record) -> String {
    let entry = &record.entry;
    let about = entry.about.map(|about| about.to_string()).unwrap_or_default();
    let of_kind = |id: &str| words.with(id, &args([("number", about.clone().into())]));
    match entry.kind.as_str() {
        RULING => {
            let clauses = record.clauses();
            let clause = clauses.first().map(|clause| format!(" ({clause})")).unwrap_or_default();
            format!("{}: {}{clause}", clean(record.title()), clean(&record.headline()))
        }
        Kind::UNDO => of_kind("log-kind-undo"),
        Kind::REDO => of_kind("log-kind-redo"),
        Kind::FORGET => words.text("log-kind-forget"),
        Kind::COPY => {
            let file = entry.part(FILE).map_or_else(|| "-".to_owned(), printable);
            words.with("log-kind-copy", &args([("file", file.into())]))
        }
        APPEAL => {
            let outcome = entry.part(OUTCOME).unwrap_or_default().to_owned();
            words.with("log-kind-appeal", &args([("number", about.into()), ("outcome", outcome.into())]))
        }
        TAKEN => words.text("log-kind-taken"),
        MOVE => words.text("log-kind-move"),
        PENALTY => {
            let step = Step::given(entry).map(|step| step.words(words)).unwrap_or_default();
            let about = if about.is_empty() { "none".to_owned() } else { about };
            words.with("log-kind-penalty", &args([("step", step.into()), ("number", about.into())]))
        }
        REPORT => {
            let state = entry.part(STATE).unwrap_or_default();
            let left = state.parse::<u64>().map_or_else(|_| state.into(), Into::into);
            words.with("log-kind-report", &args([("number", about.into()), ("left", left)]))
        }
        other => printable(other),
    }
}

/// What has become of an entry, and what departs from the book.
pub(super) fn remarks(words: &Words, record: &Record, overruled: Option<&Entry>) -> Vec<String> {
    let mut remarks = Vec::new();
    if record.entry.undone {
        remarks.push(words.text("log-undone"));
    }
    if let Some(appeal) = overruled {
        let by = appeal.by.as_deref().map_or_else(|| "none".to_owned(), printable);
        let values = args([("number", appeal.number.to_string().into()), ("by", by.into())]);
        remarks.push(words.with("log-was-overruled", &values));
    }
    if let Some(otherwise) = record.entry.part(OTHERWISE) {
        remarks.push(words.with("log-otherwise", &args([("why", clean(otherwise).into())])));
    }
    remarks
}

/// An entry in a list: its head, what it says, and what has become of it.
pub(super) fn lines(words: &Words, record: &Record, overruled: Option<&Entry>) -> String {
    joined(words, record, overruled, head(words, &record.entry))
}

/// The same below a heading that names the table.
pub(super) fn lines_within_table(words: &Words, record: &Record, overruled: Option<&Entry>) -> String {
    joined(words, record, overruled, head_with(words, &record.entry, None))
}

fn joined(words: &Words, record: &Record, overruled: Option<&Entry>, head: String) -> String {
    let lines = [head, body(words, record)];
    lines.into_iter().chain(remarks(words, record, overruled)).collect::<Vec<_>>().join("\n")
}

/// A text of the log without what controls a terminal: whoever sends a log to somebody may have written anything into it.
pub(super) fn clean(text: &str) -> String {
    text.chars().filter(|sign| *sign == '\n' || !steers(*sign)).collect()
}
