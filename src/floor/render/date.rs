//! A day as the language writes it.

use crate::book::day;
use crate::locale::{Words, args};

/// A day (`2023-05-03`) in words; what is no day stays as it is.
#[must_use]
pub fn date_words(words: &Words, date: &str) -> String {
    match day(date) {
        Some([year, month, day]) => {
            let month = words.text(&format!("month-{month}"));
            let values = [("day", day.to_string().into()), ("month", month.into()), ("year", year.to_string().into())];
            words.with("date", &args(values))
        }
        None => date.to_owned(),
    }
}
