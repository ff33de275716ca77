//! A line that tells what the players did, but not at which blinds: they are asked for, and stand before it then.

use super::read::{BACK, UNKNOWN};
use super::round::{read_line, read_round, wrong_size};
use super::{Command, Interview, Prompt, Stopped, read_command, record_line};
use crate::betting::round::{HandLine, Street};
use crate::decide::{BoundIncident, Next, Ruling, looked_at};
use crate::incident::{Facts, Incident};
use crate::locale::{Words, args, printable, read_amount};
use crate::notation::{self, Vocabulary};

/// Whether what was typed is a line but for the blinds or the least bet that stand before it.
#[must_use]
pub fn lacks_setup(words: &Words, typed: &str) -> bool {
    notation::lacks_setup(Vocabulary::new(words.source()).typed_in(words.language()), typed)
}

/// What was typed with the commas between the players that it lacks, where it is a line but for them, and perhaps for the blinds.
#[must_use]
pub fn with_commas(words: &Words, typed: &str) -> Option<String> {
    notation::with_commas(Vocabulary::new(words.source()).typed_in(words.language()), typed)
}

/// What to say of acts that were typed without any amounts and blinds, with both as an example; none of anything else.
#[must_use]
pub fn lacks_amounts(words: &Words, typed: &str) -> Option<String> {
    let line = notation::lacks_amounts(Vocabulary::new(words.source()).typed_in(words.language()), typed)?;
    let values = args([("typed", printable(typed).into()), ("line", printable(&line).into())]);
    Some(words.with("line-lacks-amounts", &values))
}

impl Interview<'_> {
    /// The line with the blinds or the least bet before it, for which somebody is asked. None to go back.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub(super) fn with_setup(&mut self, line: &str) -> Result<Option<HandLine>, Stopped> {
        if let Some(line) = self.of_the_only_street(line) {
            return Ok(Some(line));
        }
        let mut wrong = None;
        loop {
            let prompt = Prompt {
                title: Some(printable(line)),
                question: self.words.text("ask-line-setup"),
                hint: self.words.text("ask-line-setup-hint"),
                wrong: wrong.take(),
                ..Prompt::default()
            };
            let prompt = self.of_level(prompt);
            self.asked += 1;
            let typed = self.line(&prompt)?;
            // Of two answers Enter takes the first, as everywhere.
            let typed = if typed.trim().is_empty() && self.level.is_some() { "1" } else { typed.trim() };
            wrong = match (read_command(self.words, typed), typed) {
                (Some(Command::Back), _) | (_, BACK | "") => return Ok(None),
                (Some(Command::Why), _) | (_, UNKNOWN) => Some(self.words.text("ask-line-setup-why")),
                (Some(command), _) => self.obey(&command)?,
                // A whole line is another one: it is no beginning of this.
                (None, typed) if self.tells_acts(typed) => {
                    let hint = self.words.text("ask-line-setup-hint");
                    Some(self.or_another(None, typed, hint))
                }
                (None, _) => match read_line(self.words, &before(self.words, &self.chosen(typed), line)) {
                    Some(Ok(line)) => {
                        // The blinds are those of the next line, too.
                        self.level = self.level.take().or_else(|| self.level_of(typed).ok());
                        return Ok(Some(line));
                    }
                    Some(Err(why)) => Some(self.or_another(None, typed, why)),
                    None => {
                        let hint = self.words.text("ask-line-setup-hint");
                        Some(self.or_another(None, typed, hint))
                    }
                },
            };
        }
    }

    /// The line at the level that is known, where its own words tell the street, or it can have been played on one only.
    fn of_the_only_street(&self, line: &str) -> Option<HandLine> {
        let level = self.level.as_ref()?;
        let played = |later| {
            let line = before(self.words, &level.setup(self.words, later), line);
            read_round(self.words, &line, true).ok()
        };
        match (played(false), played(true)) {
            (Some(told), _) if told.setup.street != Street::Preflop => Some(told),
            (Some(only), None) | (None, Some(only)) => Some(only),
            (Some(before_flop), Some(later)) => self.ruled_alike(&before_flop, &later).then_some(later),
            (None, None) => None,
        }
    }

    /// Whether the book in force rules on everything that either of two lines shows, and rules the same on both.
    fn ruled_alike(&self, one: &HandLine, other: &HandLine) -> bool {
        let sizes_stand = [one, other].into_iter().all(|line| wrong_size(self.words, line).is_none());
        let [one, other] = [one, other].map(|line| Shown { cases: self.shown(line), line });
        sizes_stand && !one.cases.is_empty() && one.is_ruled_as(&other)
    }

    /// The incidents that a line shows under the book in force.
    fn shown(&self, line: &HandLine) -> Vec<BoundIncident<'_>> {
        let looked = looked_at(self.pack, self.book, line).into_iter().filter(|looked| looked.against.is_none());
        looked.filter_map(|looked| BoundIncident::new(self.pack, self.book, &looked.incident)).collect()
    }

    /// What was typed as the blinds of a line: where a level is known, the number of one of its two answers.
    fn chosen(&self, typed: &str) -> String {
        match (&self.level, typed) {
            (Some(level), "1" | "2") => level.setup(self.words, typed == "2"),
            _ => typed.to_owned(),
        }
    }
}

/// A line and the incidents that it shows.
struct Shown<'a> {
    line: &'a HandLine,
    cases: Vec<BoundIncident<'a>>,
}

impl Shown<'_> {
    /// Whether both show the same incidents, each is ruled without a question, nothing that is read out differs, and nothing
    /// is left to another incident.
    fn is_ruled_as(&self, other: &Self) -> bool {
        let pairs = || self.cases.iter().zip(&other.cases);
        self.cases.len() == other.cases.len()
            && pairs().all(|(one, other)| one.incident.id == other.incident.id)
            && pairs().all(|(one, two)| match (next_of(one, self.line), next_of(two, other.line)) {
                (Some(Next::Ruled(ruled)), Some(Next::Ruled(two))) => {
                    read_out_alike(&ruled, &two) && !leaves_the_answer(&one.incident, &ruled)
                }
                _ => false,
            })
    }
}

/// What comes next of an incident that a line shows.
fn next_of<'a>(bound: &'a BoundIncident, line: &HandLine) -> Option<Next<'a>> {
    let mut facts = Facts::none(bound.incident.facts.len());
    record_line(&bound.incident, &mut facts, line).ok()?;
    Some(bound.next(&facts))
}

/// Whether a ruling leaves the answer to another incident, which may ask for the street.
fn leaves_the_answer(incident: &Incident, ruling: &Ruling) -> bool {
    let steps = ruling.steps();
    incident.settled_by.iter().any(|(step, _)| steps.contains(&step))
}

/// Whether two rulings say the same. How it was worked out is left aside: the trace names the street.
fn read_out_alike(one: &Ruling, other: &Ruling) -> bool {
    fn read_out<'a>(ruling: &Ruling<'a>) -> Ruling<'a> {
        Ruling { sums: Vec::new(), because: Vec::new(), ..ruling.clone() }
    }
    read_out(one) == read_out(other)
}

/// What was typed before a line: the blinds, or words that a line begins with. An amount alone is the least bet.
pub(super) fn before(words: &Words, typed: &str, line: &str) -> String {
    let least = read_amount(words.language(), typed).is_ok();
    let values = args([("setup", typed.into()), ("line", line.into())]);
    words.with(if least { "line-with-least-bet" } else { "line-with-setup" }, &values)
}
