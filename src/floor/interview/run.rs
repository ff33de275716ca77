//! Running the interview: from an open question to a ruling, one answer at a time, and back.

use super::amounts::RoundTold;
use super::command::{command_words, reserved_letters};
use super::infer::contradiction_words;
use super::read::{AnswerError, Reply, labels, read_answer};
use super::round::read_line;
use super::{Answered, Aside, Asker, Begun, Command, Given, Level, Prompt, Stopped, Waiting, read_command};
use crate::decide::BoundIncident;
use crate::ids::{BookId, FactId, IncidentId};
use crate::incident::{Answer, Fact, FactKind, Incident, ShowdownKind};
use crate::locale::{Words, args, fold, printable};
use crate::pack::Pack;
use crate::tournament::SlipForm;

/// The title of an incident, behind those of the incidents whose rulings have led to it, the first first.
#[must_use]
pub fn way_words(words: &Words, came_from: &[IncidentId], incident: &str) -> String {
    let ids = came_from.iter().map(IncidentId::as_str).chain([incident]);
    ids.map(|id| words.text(id)).collect::<Vec<_>>().join(" → ")
}

/// An interview in one language at one asker.
pub struct Interview<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The book in force.
    pub book: &'a BookId,
    /// The person.
    pub asker: &'a mut dyn Asker,
    /// How many questions were asked.
    pub asked: usize,
    /// What was said of the dispute in the words that led to its incident.
    pub said: Option<String>,
    /// What a question that told the incident apart from others told of it besides.
    pub told_apart: Vec<(FactId, String)>,
    /// The incidents whose rulings have led to what is asked about.
    pub came_from: Vec<IncidentId>,
    /// Whether a ruling stands to which one can go back.
    pub ruled: bool,
    /// The level that is played, once it was told.
    pub level: Option<Level>,
    /// What is said once, above the first question what happened.
    pub note: Option<String>,
    /// Lines that were pasted and are the next disputes.
    pub waiting: Waiting,
    /// What was typed in one go with keys that had answered: the answers are taken back, and this counts.
    pub ahead: Option<Begun>,
    /// What stands above the next question.
    pub aside: Option<Aside>,
    /// Whether it goes on on another page.
    pub turns: bool,
}

impl<'a> Interview<'a> {
    /// An interview that has asked nothing yet.
    pub fn new(pack: &'a Pack, words: &'a Words<'a>, book: &'a BookId, asker: &'a mut dyn Asker) -> Self {
        Self {
            pack,
            words,
            book,
            asker,
            asked: 0,
            said: None,
            told_apart: Vec::new(),
            came_from: Vec::new(),
            ruled: false,
            level: None,
            note: None,
            waiting: Waiting::default(),
            ahead: None,
            aside: None,
            turns: false,
        }
    }
}

impl std::fmt::Debug for Interview<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interview").field("words", &self.words).finish_non_exhaustive()
    }
}

/// How the questions about an incident ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InterviewEnd {
    /// Nothing is left to ask.
    Done,
    /// Back before the first question.
    Back,
}

impl Interview<'_> {
    /// Asks for the facts that can still change the ruling.
    ///
    /// # Errors
    /// When there will be no more answers. What was answered stays.
    pub fn facts(&mut self, bound: &BoundIncident, told: &mut Answered) -> Result<InterviewEnd, Stopped> {
        let mut titled = false;
        while let Some(fact) = told.next(bound) {
            let title = (!titled || told.asked.is_empty()).then(|| self.title(&bound.incident.id));
            let known = taken_words(self.words, bound, told).filter(|_| !titled);
            let prompt = Prompt { title, known, ..self.question(bound, fact, told.wrong.take()) };
            titled = true;
            let typed = match self.ahead.take() {
                Some(whole) => whole.word,
                None => self.answer(&prompt)?,
            };
            if let Some(whole) = &mut self.ahead {
                while whole.answers > 0 && told.unanswer() {
                    whole.answers -= 1;
                }
                match whole.answers {
                    0 => continue,
                    // The question that led here was answered so, too.
                    _ => return Ok(InterviewEnd::Back),
                }
            }
            let read = match self.command(bound, fact, &typed) {
                Some(Command::Why) => {
                    told.wrong = Some(self.reasons(bound, &told.facts, fact));
                    continue;
                }
                Some(Command::Disputed) => {
                    told.disputed.push(fact);
                    Ok(Reply::Answer(Answer::Unknown))
                }
                Some(Command::Back) => Ok(Reply::Back),
                Some(command) => {
                    told.wrong = self.obey(&command)?;
                    continue;
                }
                None => match self.told_of(&bound.incident, fact, &typed)? {
                    RoundTold::Typed(typed) => {
                        read_answer(self.words, &bound.incident, &bound.incident.facts[fact], &typed)
                    }
                    RoundTold::Again(why) => {
                        told.wrong = why;
                        continue;
                    }
                },
            };
            let known = &bound.incident.facts[fact];
            match read {
                Ok(Reply::Answer(answer)) => {
                    told.wrong = told
                        .record(&bound.incident, fact, answer)
                        .err()
                        .map(|other| contradiction_words(self.words, &bound.incident, &told.facts, &other));
                }
                Ok(Reply::Back) if !told.back() => return Ok(InterviewEnd::Back),
                Ok(Reply::Back) => {}
                Err(error) => {
                    // A line that is asked for is what this one tried to be, with a mistake in it.
                    let tried = matches!(known.kind, FactKind::Round { .. }) && read_line(self.words, &typed).is_some();
                    let fits = tried || matches!(error, AnswerError::Several(_));
                    let wrong = self.wrong(known, &prompt.answers, &typed, &error);
                    told.wrong =
                        Some(if fits { wrong } else { self.or_another(Some(&bound.incident.id), &typed, wrong) });
                }
            }
        }
        Ok(InterviewEnd::Done)
    }

    /// What was typed as the answer to a fact, or what stands for it where it is a round.
    fn told_of(&mut self, incident: &Incident, fact: usize, typed: &str) -> Result<RoundTold, Stopped> {
        let known = &incident.facts[fact];
        match known.kind {
            // A round of a wrong size is ruled on with all that was done on it.
            FactKind::Round { any_size } => {
                self.round_told(typed, any_size || self.own_hint(&incident.id, known).is_some())
            }
            _ => Ok(RoundTold::Typed(typed.to_owned())),
        }
    }

    /// How a fact is answered, where that is no matter of its kind alone. Of a round it shows the line that is needed.
    fn own_hint(&self, incident: &str, fact: &Fact) -> Option<String> {
        self.words.attribute(&format!("{incident}-fact-{}", fact.id), "hint")
    }

    /// What is typed at a question.
    fn answer(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        self.asked += 1;
        let typed = self.line(prompt)?;
        self.ahead = self.typed_through(&typed);
        Ok(typed)
    }

    /// The command, or the words, of which answers of one key have taken the beginning, and the line the rest.
    pub(super) fn typed_through(&self, typed: &str) -> Option<Begun> {
        let Begun { word, answers } = self.asker.begun()?;
        let word = word + typed;
        let pasted = || self.asker.hurried() && !self.leads_nowhere(&word) && !self.tells_acts(typed);
        let is_one = read_command(self.words, &word).is_some() || pasted() || self.tells_more(&word, typed);
        is_one.then_some(Begun { word, answers })
    }

    /// What was typed at a question, if it is a command there. An answer that is shown so goes first.
    fn command(&self, bound: &BoundIncident, fact: usize, typed: &str) -> Option<Command> {
        let command = read_command(self.words, typed)?;
        let typed = fold(typed.trim());
        let shown = labels(self.words, &bound.incident, &bound.incident.facts[fact]);
        let answers = shown.iter().flatten().any(|label| fold(label) == typed);
        (!answers).then_some(command)
    }

    /// Why something typed is no answer, and where it is long to tell, what one looks like.
    fn wrong(&self, fact: &Fact, answers: &[String], typed: &str, error: &AnswerError) -> String {
        let wrong = wrong_answer(self.words, fact, answers, typed, error);
        match fact.kind {
            FactKind::Round { .. } => format!("{wrong}\n{}", self.words.text("line-example")),
            _ => wrong,
        }
    }

    /// What is being ruled on, and by which book: said above the first question, so that nobody answers for another one.
    pub(super) fn title(&self, incident: &str) -> String {
        let book = self.pack.book(self.book);
        let book = book.map_or_else(String::new, |book| book.title.name(self.words.language()).to_owned());
        format!("{} · {book}", way_words(self.words, &self.came_from, incident))
    }

    fn question(&self, bound: &BoundIncident, fact: usize, wrong: Option<String>) -> Prompt {
        let incident = &bound.incident;
        let fact = &incident.facts[fact];
        let answers = match &fact.kind {
            FactKind::Choice { values } => {
                values.iter().map(|value| self.words.answer(&incident.id, &fact.id, value)).collect()
            }
            _ => Vec::new(),
        };
        let listed = matches!(fact.kind, FactKind::Choice { .. });
        let hint = if listed && self.asker.one_key() { "ask-hint-key" } else { hint(fact) };
        let question = format!("{}-fact-{}", incident.id, fact.id);
        let own_hint = self.own_hint(&incident.id, fact);
        Prompt {
            question: self.words.text(&question),
            answers,
            hint: own_hint.unwrap_or_else(|| self.words.text(hint)),
            wrong,
            spelled: labels(self.words, incident, fact),
            likeliest: listed,
            reserved: if listed { reserved_letters(self.words) } else { Vec::new() },
            commands: command_words(self.words),
            question_mark: true,
            ..Prompt::default()
        }
    }
}

/// What was taken from the words that were said, read back; none where nothing was.
#[must_use]
pub fn taken_words(words: &Words, bound: &BoundIncident, told: &Answered) -> Option<String> {
    let given = Given::of(words, bound, told).into_iter().filter(|given| told.taken.contains(&given.fact));
    let facts: Vec<String> = given.map(|given| given.words).collect();
    let message = if told.along { "taken-along" } else { "taken-from-words" };
    let said = || words.with(message, &args([("facts", facts.join(" · ").into())]));
    (!facts.is_empty()).then(said)
}

fn hint(fact: &Fact) -> &'static str {
    match fact.kind {
        FactKind::Choice { .. } => "ask-hint-choice",
        FactKind::Chips { .. } => "ask-hint-chips",
        FactKind::Piles => "ask-hint-piles",
        FactKind::Round { .. } => "ask-hint-round",
        FactKind::Actions { .. } => "ask-hint-actions",
        FactKind::Count { .. } => "ask-hint-count",
        FactKind::Time => "ask-hint-time",
        FactKind::Slip { form: SlipForm::Seats } => "ask-hint-seats",
        FactKind::Slip { form: SlipForm::Cards } => "ask-hint-cards",
        FactKind::Slip { form: SlipForm::Prizes } => "ask-hint-prizes",
        FactKind::Slip { form: SlipForm::Out } => "ask-hint-out",
        FactKind::Slip { form: SlipForm::Tables } => "ask-hint-tables",
        FactKind::Showdown { of: ShowdownKind::Pots } => "ask-hint-pots",
        FactKind::Showdown { of: ShowdownKind::Hands } => "ask-hint-hands",
        FactKind::Showdown { of: ShowdownKind::PutIn } => "ask-hint-put-in",
        FactKind::Showdown { of: ShowdownKind::Showdown } => "ask-hint-showdown",
    }
}

/// The sentence that says why something typed is no answer to a fact. `answers` are the values as the person knows them:
/// in words at a question, as keys on a command line.
#[must_use]
pub fn wrong_answer(words: &Words, fact: &Fact, answers: &[String], typed: &str, error: &AnswerError) -> String {
    let say = |message: &str, typed: &str, allowed: &[String]| {
        let typed = printable(typed.trim());
        // A comma between answers would look like one within them.
        let mark = if allowed.iter().any(|answer| answer.contains(',')) { "; " } else { ", " };
        words.with(message, &args([("typed", typed.into()), ("allowed", allowed.join(mark).into())]))
    };
    match error {
        AnswerError::NotAValue => say("answer-not-a-value", typed, answers),
        AnswerError::Several(places) => {
            let fitting: Vec<String> = places.iter().filter_map(|place| answers.get(*place).cloned()).collect();
            say("answer-several", typed, &fitting)
        }
        AnswerError::Amount(why) => words.with(why.key(), &why.values(&printable(typed.trim()))),
        AnswerError::Shown(text) => text.clone(),
        AnswerError::Count(least, most) => no_number(words, typed, *least, *most),
        AnswerError::Hidden(hidden) => say("answer-hidden", &format!("U+{:04X}", u32::from(*hidden)), &[]),
        AnswerError::Time => say("answer-not-a-time", typed, answers),
        AnswerError::TooMany => say("answer-too-many", typed, &[]),
        AnswerError::NotAnAction(word) => match &fact.kind {
            FactKind::Actions { allowed } => say("answer-not-an-action", word, allowed),
            _ => say("answer-not-a-value", word, answers),
        },
    }
}

/// The sentence for what is no number from the least to the most.
pub(super) fn no_number(words: &Words, typed: &str, least: u64, most: u64) -> String {
    let (least, most) = (words.number(least), words.number(most));
    let values = [("typed", printable(typed.trim()).into()), ("least", least.into()), ("most", most.into())];
    words.with("answer-not-a-count", &args(values))
}
