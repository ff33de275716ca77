//! Whether what was typed tells another dispute than the one that is asked about.

use super::round::read_line;
use super::said::LEAST_AMOUNT;
use super::{Interview, lacks_setup, words_alone};
use crate::betting::Amount;
use crate::betting::round::HandLine;
use crate::lookup::{Choice, find_incidents};

/// Whether something is told in several words, and no amount is among them; a smaller number is that of a seat.
pub(super) fn is_in_words(typed: &str) -> bool {
    let numbers = || typed.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let is_amount = |number: &str| number.parse::<Amount>().map_or(true, |number| number >= LEAST_AMOUNT);
    has_several_words(typed) && !numbers().any(is_amount)
}

fn has_several_words(typed: &str) -> bool {
    typed.split_whitespace().count() > 1
}

impl Interview<'_> {
    /// Whether what was typed is no line and finds no incident.
    pub(super) fn leads_nowhere(&self, typed: &str) -> bool {
        let is_line = read_line(self.words, typed).is_some() || lacks_setup(self.words, typed);
        let told = words_alone(self.words, typed);
        !is_line && told == typed && find_incidents(self.pack, self.words, told).choice() == Choice::None
    }

    /// Whether what was typed is a line in which somebody acts, with or without the blinds.
    pub(super) fn tells_acts(&self, typed: &str) -> bool {
        let acts = |line: &HandLine| !line.moves.is_empty() || line.offer.is_some();
        matches!(read_line(self.words, typed), Some(Ok(line)) if acts(&line)) || lacks_setup(self.words, typed)
    }

    /// Whether what was typed at a question about an incident is clearly about something else: a line, or the words of another.
    pub(super) fn is_another(&self, incident: Option<&str>, typed: &str) -> bool {
        let of_another = || match find_incidents(self.pack, self.words, typed).choice() {
            Choice::One(id) => incident.is_none_or(|asked| id != *asked),
            Choice::Several(_) | Choice::None => false,
        };
        self.tells_acts(typed) || is_in_words(typed) && of_another()
    }

    /// Whether words tell as much as the end of them does by itself, or more: a line, or an incident that they fit.
    pub(super) fn tells_more(&self, whole: &str, end: &str) -> bool {
        let fit = |typed: &str| {
            let found = find_incidents(self.pack, self.words, words_alone(self.words, typed));
            found.ranked.first().map_or(0, |first| first.score)
        };
        let fits = || has_several_words(whole) && fit(whole) > 0 && fit(whole) >= fit(end);
        !self.tells_acts(end) && (self.tells_acts(whole) || fits())
    }
}
