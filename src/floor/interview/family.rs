//! Incidents for which the same words may stand are told apart by the question of their family.

use super::command::{command_words, reserved_letters};
use super::read::{BACK, UNKNOWN};
use super::round::read_line;
use super::{Command, Interview, Prompt, Stopped, lacks_setup, read_command, way_words};
use crate::ids::IncidentId;
use crate::incident::{Family, FamilyAnswer, Leads};
use crate::locale::{args, printable};
use crate::lookup::{Choice, Pick, find_incidents, pick};

/// What was answered to a question that tells incidents apart.
enum Told {
    /// The answer of this place.
    This(usize),
    /// Back.
    Back,
    /// Nobody can tell.
    Unknown,
    /// None of the answers, but this.
    Other(String),
    /// What was typed took the answer before back: these words are told apart anew, for it.
    Anew(String),
}

/// What the questions of a family come to.
#[derive(Debug)]
pub enum OfFamily {
    /// It is this incident.
    Incident(IncidentId),
    /// None of the answers, or nobody can tell: the incidents are listed.
    Listed,
    /// Back before the first question.
    Back,
    /// What happened was said in other words.
    Said(String),
}

impl Interview<'_> {
    /// Asks what tells the incidents of a family apart that fit, from the question on that does; back leads to those above
    /// it. The answer that leads to the likeliest of the best stands first;
    /// behind all of them stand those of the best that are not of the family, by their titles, and that it is none of these.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub fn of_family(
        &mut self,
        (family, mut asked): (Family, Vec<usize>),
        best: &[IncidentId],
    ) -> Result<OfFamily, Stopped> {
        let others: Vec<&IncidentId> = best.iter().filter(|id| !family.has(id)).collect();
        let mut wrong = None;
        while let Some(question) = asked.last().and_then(|at| family.questions.get(*at)) {
            let mut answers: Vec<&FamilyAnswer> = question.answers.iter().collect();
            answers.sort_by_key(|answer| best.first().is_none_or(|first| !family.led_to(answer).contains(&first)));
            let message = family.message(question);
            let said = |answer: &&FamilyAnswer| self.words.attribute(&message, &answer.id).unwrap_or_default();
            let none = self.words.text("ask-incident-none-of-these");
            let titles = others.iter().map(|id| self.words.text(id));
            let labels: Vec<String> = answers.iter().map(said).chain(titles).chain([none]).collect();
            let prompt = self.which(&self.words.text(&message), &labels, wrong.take());
            // Where a ruling leads on, the way to here stands above.
            let title = self.came_from.split_last().map(|(last, before)| way_words(self.words, before, last) + " →");
            let prompt = Prompt { title, ..prompt };
            let told = match self.told_apart(&prompt)? {
                Ok(told) => told,
                Err(why) => {
                    wrong = why;
                    continue;
                }
            };
            match told {
                Told::Back => drop(asked.pop()),
                Told::Unknown => return Ok(OfFamily::Listed),
                Told::Anew(words) => return Ok(OfFamily::Said(words)),
                Told::Other(typed) if self.tells_something(&typed) => return Ok(OfFamily::Said(typed)),
                Told::Other(typed) => wrong = Some(self.no_answer(&typed, &labels)),
                Told::This(at) => match answers.get(at).map(|answer| &answer.leads) {
                    None => match others.get(at - answers.len()) {
                        Some(other) => return Ok(OfFamily::Incident((*other).clone())),
                        None if asked.len() == 1 => return Ok(OfFamily::Listed),
                        // None of these, but perhaps of those that the question above it has.
                        None => drop(asked.pop()),
                    },
                    Some(Leads::Question(next)) => asked.push(*next),
                    Some(Leads::Incident(id, facts)) => {
                        self.told_apart.clone_from(facts);
                        return Ok(OfFamily::Incident(id.clone()));
                    }
                },
            }
        }
        Ok(OfFamily::Back)
    }

    /// What is typed at a question that tells incidents apart; what a command has to say instead.
    fn told_apart(&mut self, prompt: &Prompt) -> Result<Result<Told, Option<String>>, Stopped> {
        self.asked += 1;
        let typed = match self.ahead.take() {
            Some(whole) => whole.word,
            None => {
                let typed = self.line(prompt)?;
                if let Some((whole, words)) = self.typed_through(&typed).zip(self.said.clone()) {
                    self.ahead = Some(whole);
                    return Ok(Ok(Told::Anew(words)));
                }
                typed
            }
        };
        Ok(match (read_command(self.words, &typed), typed.trim()) {
            (Some(Command::Back), _) | (_, BACK) => Ok(Told::Back),
            (_, "") => Ok(Told::This(0)),
            (_, UNKNOWN) => Ok(Told::Unknown),
            (Some(command), _) => Err(self.obey(&command)?),
            (None, typed) => Ok(match pick(typed, &prompt.spelled) {
                Pick::One(at) => Told::This(at),
                Pick::Several(_) | Pick::None => Told::Other(typed.to_owned()),
            }),
        })
    }

    /// A question with a list, of which a key answers and Enter with the first, with what was wrong with the answer before.
    pub(super) fn which(&self, question: &str, answers: &[String], wrong: Option<String>) -> Prompt {
        let hint = if self.asker.one_key() { "ask-hint-key" } else { "ask-hint-choice" };
        Prompt {
            question: question.to_owned(),
            answers: answers.to_vec(),
            spelled: answers.iter().map(|told| vec![told.clone()]).collect(),
            hint: self.words.text(hint),
            wrong,
            likeliest: true,
            question_mark: true,
            reserved: reserved_letters(self.words),
            commands: command_words(self.words),
            ..Prompt::default()
        }
    }

    /// Whether something typed tells what happened: a line, or words that fit an incident.
    fn tells_something(&self, typed: &str) -> bool {
        let line = read_line(self.words, typed).is_some() || lacks_setup(self.words, typed);
        line || find_incidents(self.pack, self.words, typed).choice() != Choice::None
    }

    /// The sentence for what is none of the answers.
    pub(super) fn no_answer(&self, typed: &str, answers: &[String]) -> String {
        let values = [("typed", printable(typed).into()), ("allowed", answers.join(" / ").into())];
        self.words.with("answer-not-a-value", &args(values))
    }
}
