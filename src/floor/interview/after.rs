//! After a ruling: the answers on which it rests, each to be changed by its number, what else is to be seen of it, or
//! the next dispute.

use super::command::{command_word, command_words};
use super::read::BACK;
use super::run::no_number;
use super::said::LEAST_AMOUNT;
use super::{
    Answered, Begun, Command, Interview, Look, Prompt, Stopped, Waiting, answer_words, read_command, rules_instead,
};
use crate::decide::BoundIncident;
use crate::ids::IncidentId;
use crate::incident::{Answer, Fact};
use crate::locale::{Words, args};
use crate::notation::whole_words;

/// An answer that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// The incident that it is about.
    pub incident: IncidentId,
    /// The place of the fact.
    pub fact: usize,
    /// Its name and what was answered.
    pub words: String,
}

impl Given {
    /// The answers about an incident, in the order of its facts: by their labels, so that many stand in one line.
    #[must_use]
    pub fn of(words: &Words, bound: &BoundIncident, told: &Answered) -> Vec<Self> {
        let facts = &told.facts;
        let known = bound.incident.facts.iter().enumerate();
        let answered = |at: usize, fact: &Fact, answer: &Answer| match told.disputed.contains(&at) {
            true => words.text("answer-disputed"),
            false => answer_words(words, &bound.incident, fact, answer),
        };
        let given = known.filter_map(|(at, fact)| Some((at, fact, facts.get(at)?)));
        given
            .filter(|(at, ..)| bound.applies(facts, *at))
            .map(|(at, fact, answer)| Self {
                incident: bound.incident.id.clone(),
                fact: at,
                words: format!(
                    "{}: {}",
                    words.fact(&bound.incident.id, &fact.id),
                    in_brief(&answered(at, fact, answer))
                ),
            })
            .collect()
    }
}

/// The most letters of an answer that stand below a ruling: two rows of a narrow screen. A whole hand takes four.
const MOST_LETTERS: usize = 110;

/// An answer as it is shown below a ruling: of a long one its beginning and its end, cut between words.
fn in_brief(answer: &str) -> String {
    let letters = answer.chars().count();
    if letters <= MOST_LETTERS {
        return answer.to_owned();
    }
    let each = MOST_LETTERS / 2;
    let begins: String = answer.chars().take(each).collect();
    let ends: String = answer.chars().skip(letters - each).collect();
    let begins = begins.rsplit_once(' ').map_or(begins.as_str(), |(whole, _)| whole);
    let ends = ends.split_once(' ').map_or(ends.as_str(), |(_, whole)| whole);
    format!("{} … {ends}", begins.trim_end_matches([',', ';']))
}

/// What comes after a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum After {
    /// More of the ruling.
    Look(Look),
    /// Another answer to this one of those that were given.
    Change(usize),
    /// The incident that the ruling names to go on with, by its place among those that were offered.
    GoOn(usize),
    /// The next dispute, and what was said of it already.
    Next(Option<String>),
    /// The rules of these numbers.
    Rule(String),
    /// The ruling is to be kept in the log, with what was told of it.
    Log(String),
    /// This in place of the last answers, which took its beginning.
    TakenBack(Begun),
}

/// The headline of a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Headline {
    /// The headline; of several rulings, all of them.
    pub words: String,
    /// Whether it stands above what is asked.
    pub above: bool,
}

impl Interview<'_> {
    /// Asks what comes after a ruling. `onward` are the incidents that it names to go on with, `below` is how it is asked;
    /// `headline` is said once more wherever something else would have moved it off the screen.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub fn after(
        &mut self,
        given: &[Given],
        onward: &[IncidentId],
        below: &Below,
        headline: &Headline,
    ) -> Result<After, Stopped> {
        let answers = given.len() + onward.len();
        let title = |above: bool| Some(headline.words.clone()).filter(|words| !above && !words.is_empty());
        let mut prompt = Prompt {
            title: title(headline.above),
            question: below.question.clone(),
            hint: below.hint.clone(),
            commands: command_words(self.words),
            space: command_word(self.words, Look::More),
            ..Prompt::default()
        };
        loop {
            if prompt.wrong.is_some() {
                prompt.title = title(false);
            }
            let typed = self.told(&prompt)?;
            if let Some(whole) = self.typed_through(&typed) {
                return Ok(After::TakenBack(whole));
            }
            // What was taken of the list is no command, even if it is called like one.
            if self.asker.typed().is_some() && self.pack.has_incident(&typed) {
                return Ok(After::Next(Some(typed)));
            }
            let command = read_command(self.words, &typed);
            let typed = if command == Some(Command::Back) { BACK } else { typed.trim() };
            let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            // Back is to the last of them.
            let number = if typed == BACK { given.len().checked_sub(1) } else { number };
            if let Some(at) = number.filter(|at| *at < given.len()) {
                return Ok(After::Change(at));
            }
            let onward = number.and_then(|at| at.checked_sub(given.len())).filter(|at| *at < onward.len());
            if let Some(at) = onward {
                return Ok(After::GoOn(at));
            }
            // A slip at the number is no next dispute: what was ruled would be gone.
            if answers > 0 && typed.parse::<u64>().is_ok_and(|number| number < LEAST_AMOUNT) {
                let most = u64::try_from(answers).unwrap_or(u64::MAX);
                prompt.wrong = Some(no_number(self.words, typed, 1, most));
                continue;
            }
            if let Some(look) = command.as_ref().and_then(|command| self.look_of(command)) {
                return Ok(After::Look(look));
            }
            prompt.wrong = match command {
                Some(Command::Rule(label)) => return Ok(After::Rule(label)),
                Some(Command::Log(told)) if told.is_empty() => Some(self.words.text("log-how")),
                Some(Command::Log(told)) => return Ok(After::Log(told)),
                Some(Command::Disputed) | None if typed.is_empty() => return Ok(After::Next(None)),
                // A word that nobody knows the book or the language of may be the beginning of what happened.
                Some(Command::Show(_)) if !self.leads_nowhere(typed) => {
                    return Ok(After::Next(Some(typed.to_owned())));
                }
                // What leads nowhere is no next dispute either.
                None if self.leads_nowhere(typed) => Some(rules_instead(self.pack, self.words, self.book, typed)),
                Some(Command::Disputed) | None => return Ok(After::Next(Some(typed.to_owned()))),
                Some(command) => self.obey(&command)?,
            };
        }
    }
}

/// The answers that can be changed and the incidents to go on with, each behind its number.
fn answers(words: &Words, given: &[Given], onward: &[IncidentId]) -> Vec<String> {
    let given = given.iter().map(|given| given.words.clone());
    let all = given.chain(onward.iter().map(|id| format!("→ {}", words.text(id))));
    all.enumerate().map(|(at, words)| format!("{} {words}", at + 1)).collect()
}

/// What is asked below a ruling, as far as there is room for it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Below {
    /// The answers that can be changed, each behind its number.
    question: String,
    /// What can be typed.
    hint: String,
}

/// The most rows of the answers where there is little room.
const FEW_ROWS: usize = 2;

impl Below {
    /// What is asked, from the fullest form to the shortest. The numbers of answers that are left out still change them.
    #[must_use]
    pub fn forms(
        words: &Words,
        (given, onward): (&[Given], &[IncidentId]),
        waiting: &Waiting,
        width: usize,
    ) -> [Self; 3] {
        let question = answers(words, given, onward).join(" · ");
        let rows = textwrap::wrap(&question, whole_words(width));
        let mut few: Vec<&str> = rows.iter().take(FEW_ROWS).map(AsRef::as_ref).collect();
        few.extend((rows.len() > FEW_ROWS).then_some("…"));
        let few = few.join("\n");
        let hint = |id| match waiting.words(words) {
            Some(waiting) => format!("{waiting} · {}", words.text(id)),
            None => words.text(id),
        };
        [
            Self { question: question.clone(), hint: hint("after-hint") },
            Self { question, hint: hint("after-hint-short") },
            Self { question: few, hint: hint("after-hint-short") },
        ]
    }

    /// The same where what is above goes on: which page stands there, and how the next is turned to.
    #[must_use]
    pub fn on_page(self, words: &Words, (page, of): (usize, usize)) -> Self {
        let number = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let values = args([("page", number(page).into()), ("of", number(of).into())]);
        Self { hint: format!("{} · {}", words.with("after-page", &values), self.hint), ..self }
    }

    /// How many rows of a width it takes, besides the one in which something is typed.
    #[must_use]
    pub fn rows(&self, width: usize) -> usize {
        let rows = |text: &str| if text.is_empty() { 0 } else { textwrap::wrap(text, whole_words(width)).len() };
        // An empty row stands above them.
        1 + rows(&self.question) + rows(&self.hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_hand_below_a_ruling_is_cut_between_words_and_a_short_answer_is_not() {
        let short = "blinds 200/400; A raises to 1200, B calls";
        assert_eq!(in_brief(short), short);
        let acts = "BTN raises to 600, BB calls; flop; BB checks, BTN bets 800, BB calls; turn; BB checks";
        let cut = in_brief(&format!("blinds 100/200; {acts}, BTN checks; river; BB bets 1000, BTN calls"));
        let (begins, ends) = cut.split_once(" … ").expect("a cut");
        assert!(
            begins.starts_with("blinds 100/200; BTN raises to 600") && ends.ends_with("river; BB bets 1000, BTN calls")
        );
        assert!(
            cut.chars().count() <= MOST_LETTERS && acts.contains(ends.split(',').next().unwrap_or_default()),
            "{cut}"
        );
        assert!(in_brief(&"á".repeat(500)).chars().count() <= MOST_LETTERS + 3);
    }
}
