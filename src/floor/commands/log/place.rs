//! Where and about whom: table, seat and player, told in one short text, in any of the languages.

use crate::locale::Words;
use floorbook_log::Person;

/// Where a ruling was given, and about whom.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// The table.
    pub table: Option<String>,
    /// The seat.
    pub seat: Option<String>,
    /// The player.
    pub player: Option<Named>,
}

/// A player by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// The name.
    pub name: String,
    /// Which of several of this name: 2 of `Novak#2`.
    pub which: Option<usize>,
}

impl Named {
    /// A name as it was typed.
    pub(super) fn read(typed: &str) -> Option<Self> {
        let (name, which) = match typed.rsplit_once('#') {
            Some((name, which)) if which.trim().parse::<usize>().is_ok() => (name, which.trim().parse().ok()),
            _ => (typed, None),
        };
        let name = clean(name);
        (!name.is_empty()).then_some(Self { name, which })
    }
}

impl Named {
    /// The people of this name who can be meant: the one whose number was told, or all of them.
    pub(super) fn among(&self, people: Vec<Person>) -> Vec<Person> {
        match self.which {
            None => people,
            Some(which) => which.checked_sub(1).and_then(|at| people.into_iter().nth(at)).into_iter().collect(),
        }
    }
}

/// The name without what controls a terminal, and without spaces that say nothing.
fn clean(name: &str) -> String {
    let seen: String = name.chars().filter(|sign| *sign == ' ' || !crate::locale::steers(*sign)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a word of the text is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Table,
    Seat,
}

impl Place {
    /// Reads `T7 s3 Novak`, `table 7 seat 3 Novak`, `7 3 Novak`, or a part of it.
    pub(super) fn read(words: &Words, typed: &str) -> Self {
        let (mut place, mut name): (Self, Vec<&str>) = (Self::default(), Vec::new());
        let mut announced = None;
        let mut typed = typed.split([' ', ',', '\t']).filter(|word| !word.is_empty()).peekable();
        while let Some(word) = typed.next() {
            let (part, value) = part(words, word);
            // A number by itself is the table first, then the seat, and only before the name.
            let next = || if place.table.is_none() { Part::Table } else { Part::Seat };
            let is_number = value.is_some_and(|value| value.chars().all(|sign| sign.is_ascii_digit()));
            let part = part.or_else(|| announced.take().or_else(|| (is_number && name.is_empty()).then(next)));
            // An initial is no table: the word for one stands before a number.
            let announces = typed.peek().is_some_and(|next| next.starts_with(|sign: char| sign.is_ascii_digit()));
            match (part, value) {
                (Some(part), None) if announces => announced = Some(part),
                (Some(Part::Table), Some(value)) if place.table.is_none() => place.table = Some(clean(value)),
                (Some(Part::Seat), Some(value)) if place.seat.is_none() => place.seat = Some(clean(value)),
                _ => name.push(word),
            }
        }
        place.player = Named::read(&name.join(" "));
        place
    }
}

/// What a word says: of `T7` the table and 7, of `table` the table alone, of others only the word.
fn part<'w>(words: &Words, word: &'w str) -> (Option<Part>, Option<&'w str>) {
    let at = word.find(|sign: char| sign.is_ascii_digit()).unwrap_or(word.len());
    let (begins, value) = word.split_at(at);
    let begins = begins.trim_end_matches(['.', ':']);
    let is = |id: &str| words.lists_in_any_language(id, begins);
    let part = match begins.is_empty() {
        true => None,
        false if is("log-word-table") => Some(Part::Table),
        false if is("log-word-seat") => Some(Part::Seat),
        false => None,
    };
    match part {
        None => (None, Some(word)),
        Some(_) => (part, Some(value).filter(|value| !value.is_empty())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::built_in;
    use crate::locale::Language;

    fn read(typed: &str) -> (Option<String>, Option<String>, Option<Named>) {
        let pack = built_in();
        let place = Place::read(&Words::new(Language::En, &pack), typed);
        (place.table, place.seat, place.player)
    }

    fn told(table: &str, seat: &str, name: &str) -> (Option<String>, Option<String>, Option<Named>) {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        (some(table), some(seat), Named::read(name))
    }

    #[test]
    fn table_seat_and_player_are_told_in_any_language_or_by_numbers() {
        for typed in [
            "T7 s3 Novak",
            "table 7 seat 3 Novak",
            "t7, s3, Novak",
            "7 3 Novak",
            "tafel 7 plaats 3 Novak",
            "Tisch 7 Platz 3 Novak",
            "stôl 7 miesto 3 Novak",
            "Novak T7 s3",
        ] {
            assert_eq!(read(typed), told("7", "3", "Novak"), "{typed}");
        }
        assert_eq!(read("T7"), told("7", "", ""));
        assert_eq!(read("Jan Novák"), told("", "", "Jan Novák"));
        assert_eq!(read("T7 s3"), told("7", "3", ""));
        assert_eq!(read(""), told("", "", ""));
        assert_eq!(read("T7b s3 Stan T. Miller"), told("7b", "3", "Stan T. Miller"));
    }

    #[test]
    fn one_of_several_of_a_name_is_told_by_its_number_and_what_steers_a_terminal_is_left_out() {
        assert_eq!(read("T7 Novak#2").2, Some(Named { name: "Novak".to_owned(), which: Some(2) }));
        assert_eq!(read("T7 No\u{1b}[31mvak").2, Named::read("No[31mvak"));
    }
}
