//! A day as the language writes it.

use crate::locale::{Words, args};

/// A day (`2023-05-03`) in words; what is no day stays as it is.
pub(super) fn date_words(words: &Words, date: &str) -> String {
    match parts(date) {
        Some([year, month, day]) => {
            let month = words.text(&format!("month-{month}"));
            let values = [("day", day.to_string().into()), ("month", month.into()), ("year", year.to_string().into())];
            words.with("date", &args(values))
        }
        None => date.to_owned(),
    }
}

/// Year, month and day.
fn parts(date: &str) -> Option<[u16; 3]> {
    let mut parts = date.splitn(3, '-').map(|part| part.parse().ok());
    let [year, month, day] = [parts.next()??, parts.next()??, parts.next()??];
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then_some([year, month, day])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_three_numbers_and_a_month_that_there_is() {
        assert_eq!(parts("2023-05-03"), Some([2023, 5, 3]));
        for other in
            ["2023", "2023-05", "2023-13-01", "2023-00-01", "2023-05-32", "2023-2024", "May 2023", "2023-05-03-1"]
        {
            assert_eq!(parts(other), None, "{other}");
        }
    }
}
