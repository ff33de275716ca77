//! The first question of the interview: what happened, in a few words or a whole sentence, until it is one incident or a
//! line.

use super::command::command_words;
use super::family::OfFamily;
use super::read::{BACK, UNKNOWN};
use super::round::{read_hand, read_line};
use super::{
    Command, Interview, Look, Prompt, Stopped, lacks_amounts, lacks_setup, read_command, with_commas, words_alone,
};
use crate::betting::round::HandLine;
use crate::ids::IncidentId;
use crate::locale::{Words, args, printable};
use crate::lookup::{Candidate, Choice, family_of, find_incidents, search, while_typed};
use crate::notation::showdown::EndedHand;
use crate::pack::{Pack, RuleEntry};
use std::borrow::Cow;

/// What the floor is called for, as far as it is known: an incident, or what was told of the betting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// An incident, by its id.
    Incident(IncidentId),
    /// A line, from which the incident follows.
    Line(Box<HandLine>),
    /// A hand up to the showdown.
    Hand(Box<EndedHand>),
}

impl Subject {
    /// The line with all of the text that was typed, also behind its betting; none of an incident.
    #[must_use]
    pub fn as_told(&self) -> Option<Cow<'_, HandLine>> {
        match self {
            Self::Line(line) => Some(Cow::Borrowed(line)),
            Self::Hand(hand) => Some(Cow::Owned(HandLine { text: hand.text.clone(), ..(*hand.line).clone() })),
            Self::Incident(_) => None,
        }
    }
}

/// The longest list of incidents that is shown before anything is typed.
const SHORT_LIST: usize = 12;

/// How many rules are put before somebody whose words fit no incident.
const OFFERED: usize = 3;

/// The incidents that a number picks from.
#[derive(Default)]
struct Offer {
    incidents: Vec<IncidentId>,
    /// The words that led to them: then one of the answers is that it is none of these.
    said: Option<String>,
}

/// What follows from what was typed.
enum FollowUp {
    /// This is it.
    Subject(Subject),
    /// To be chosen from.
    Offer(Offer),
    /// Nothing; why.
    Nothing(String),
    /// Something that is said above the same question.
    Said(String),
    /// It was told in these words instead.
    Again(String),
}

impl Interview<'_> {
    /// Asks what happened until it is one incident, or a line. `said` is what was told before anything was asked.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub fn subject(&mut self, said: Option<&str>) -> Result<Subject, Stopped> {
        let every: Vec<IncidentId> = self.pack.incident_heads().into_iter().map(|head| head.id).collect();
        let listed = if every.len() <= SHORT_LIST { every.clone() } else { Vec::new() };
        let mut offer = Offer { incidents: listed, said: None };
        let mut said = said.map(str::to_owned);
        let mut wrong = None;
        (self.said, self.told_apart) = (None, Vec::new());
        loop {
            let typed = match said.take().or_else(|| self.ahead.take().map(|whole| whole.word)) {
                Some(said) => said,
                None => {
                    let prompt = self.what_happened(&offer, wrong.take());
                    self.asked += 1;
                    let typed = self.told(&prompt)?;
                    self.ahead = self.typed_through(&typed);
                    match &self.ahead {
                        // The question before is asked again, for what was typed over it.
                        Some(whole) => offer.said.clone().unwrap_or_else(|| whole.word.clone()),
                        None => typed,
                    }
                }
            };
            let named = self.pack.has_incident(typed.trim());
            match self.heard(typed.trim(), &offer, &every)? {
                FollowUp::Subject(subject) => {
                    // A number of the offer stands for the words that led to it, a row below the line for those above it.
                    let picked = typed.trim().parse::<usize>().is_ok();
                    self.said = match (named, picked) {
                        (true, _) => self.asker.typed(),
                        (false, true) => offer.said,
                        (false, false) => Some(typed),
                    };
                    return Ok(subject);
                }
                FollowUp::Offer(offered) => offer = offered,
                FollowUp::Nothing(why) => {
                    (offer, wrong) = (Offer::default(), Some(why));
                }
                FollowUp::Said(what) => wrong = Some(what),
                FollowUp::Again(words) => said = Some(words),
            }
        }
    }

    fn what_happened(&mut self, offer: &Offer, wrong: Option<String>) -> Prompt {
        let open = offer.incidents.is_empty();
        let note = self.note.take();
        let known: Vec<String> = note.into_iter().chain(self.waiting.words(self.words)).collect();
        let titles = offer.incidents.iter().map(|id| self.words.text(id));
        let none = offer.said.as_ref().map(|_| self.words.text("ask-incident-none-of-these"));
        Prompt {
            title: offer.said.is_none().then(|| self.in_force()),
            known: Some(known.join("\n")).filter(|known| !known.is_empty()),
            question: self.words.text(if offer.said.is_some() { "ask-incident-which" } else { "ask-incident" }),
            answers: titles.chain(none).collect(),
            hint: self.words.text(if open { "ask-incident-hint" } else { "ask-incident-hint-menu" }),
            wrong,
            likeliest: offer.said.is_some(),
            question_mark: true,
            commands: command_words(self.words),
            ..Prompt::default()
        }
    }

    /// What was typed, as a number of the offer, an id, a command, a line, or words.
    fn heard(&mut self, typed: &str, offer: &Offer, every: &[IncidentId]) -> Result<FollowUp, Stopped> {
        let command = read_command(self.words, typed).or_else(|| self.level_alone(typed));
        if typed == BACK || command == Some(Command::Back) {
            return self.back(every);
        }
        if matches!(typed, UNKNOWN | "") {
            return Ok(FollowUp::Offer(Offer { incidents: every.to_vec(), said: None }));
        }
        let picked = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match (picked, &offer.said) {
            (Some(at), _) if at < offer.incidents.len() => {
                return Ok(FollowUp::Subject(Subject::Incident(offer.incidents[at].clone())));
            }
            (Some(at), Some(said)) if at == offer.incidents.len() => {
                return Ok(FollowUp::Nothing(self.rules_instead(said)));
            }
            _ => {}
        }
        if self.pack.has_incident(typed) {
            return Ok(FollowUp::Subject(Subject::Incident(typed.into())));
        }
        // A command whose book or language nobody knows may be the beginning of what happened.
        let refused = match &command {
            Some(command) => {
                self.said.clone_from(&offer.said);
                self.obey(command)?
            }
            None => None,
        };
        let shows = command.as_ref().is_some_and(|command| self.look_of(command).is_some());
        let named =
            !shows && matches!(command, None | Some(Command::Book(_) | Command::Language(_) | Command::Show(_)));
        if let Some(refused) = refused.as_ref().filter(|_| !named) {
            return Ok(FollowUp::Said(refused.clone()));
        }
        if let Some(level) = self.perhaps_level(typed) {
            return Ok(FollowUp::Said(level));
        }
        let told = words_alone(self.words, typed);
        match read_hand(self.words, typed) {
            Some(Ok(hand)) => return Ok(FollowUp::Subject(Subject::Hand(Box::new(hand)))),
            Some(Err(why)) => return Ok(FollowUp::Nothing(why)),
            None => {}
        }
        if let Some(line) = with_commas(self.words, typed).filter(|_| told == typed) {
            return Ok(FollowUp::Again(line));
        }
        match read_line(self.words, typed).filter(|_| told == typed) {
            Some(Ok(line)) => return Ok(FollowUp::Subject(Subject::Line(Box::new(line)))),
            // A street may stand before what was done, but no blinds.
            Some(Err(_)) | None if lacks_setup(self.words, typed) => {
                let line = self.with_setup(typed)?.map(|line| FollowUp::Subject(Subject::Line(Box::new(line))));
                return Ok(line.unwrap_or_else(|| FollowUp::Offer(Offer::default())));
            }
            Some(Err(why)) => {
                return Ok(FollowUp::Nothing(format!("{why}\n{}", self.words.text("line-example"))));
            }
            None => {}
        }
        if let Some(lacks) = lacks_amounts(self.words, typed) {
            return Ok(FollowUp::Nothing(lacks));
        }
        match find_incidents(self.pack, self.words, told).choice() {
            Choice::None => Ok(FollowUp::Nothing(refused.unwrap_or_else(|| self.rules_instead(typed)))),
            Choice::One(id) => Ok(FollowUp::Subject(Subject::Incident(id))),
            Choice::Several(best) => self.one_of(best, typed),
        }
    }

    /// Back from what happened: to the ruling of the last dispute where one stands, or else to these incidents.
    fn back(&self, incidents: &[IncidentId]) -> Result<FollowUp, Stopped> {
        match self.ruled {
            true => Err(Stopped::ToRuling(Look::Again)),
            false => Ok(FollowUp::Offer(Offer { incidents: incidents.to_vec(), said: None })),
        }
    }

    /// Which of the incidents it is that fit what was said: by what tells those of a family apart, or as a list.
    fn one_of(&mut self, best: Vec<Candidate>, typed: &str) -> Result<FollowUp, Stopped> {
        let incidents: Vec<IncidentId> = best.into_iter().map(|candidate| candidate.id).collect();
        if let Some(family) = family_of(self.pack, &incidents) {
            // A book or a language may be changed at the question.
            self.said = Some(typed.to_owned());
            match self.of_family(family, &incidents)? {
                OfFamily::Incident(id) => return Ok(FollowUp::Subject(Subject::Incident(id))),
                OfFamily::Back => return self.back(&[]),
                OfFamily::Said(words) => return Ok(FollowUp::Again(words)),
                OfFamily::Listed => {}
            }
        }
        Ok(FollowUp::Offer(Offer { incidents, said: Some(typed.to_owned()) }))
    }

    /// That no incident fits, and the rules that do.
    fn rules_instead(&self, typed: &str) -> String {
        rules_instead(self.pack, self.words, self.book, typed)
    }
}

/// From how many letters on incidents are listed.
const LISTED_FROM: usize = 2;

/// How many are listed at least, where as many fit at all, and at most.
const LISTED: (usize, usize) = (3, 7);

/// The incidents that fit what was typed so far, the likeliest first. None for a betting line, with or without the blinds.
#[must_use]
pub fn likely(pack: &Pack, words: &Words, typed: &str) -> Vec<IncidentId> {
    let few = typed.chars().filter(|c| c.is_alphabetic()).count() < LISTED_FROM;
    if few || read_line(words, typed).is_some() || lacks_setup(words, typed) {
        return Vec::new();
    }
    let ranked = while_typed(pack, words, typed);
    let enough = ranked.first().map_or(0, |first| first.score / 2);
    let fit = ranked.into_iter().enumerate().filter(|(at, one)| *at < LISTED.0 || one.score >= enough);
    fit.take(LISTED.1).map(|(_, one)| one.id).collect()
}

/// That no incident fits what was typed, and the rules of the book that fit best.
#[must_use]
pub fn rules_instead(pack: &Pack, words: &Words, book: &str, typed: &str) -> String {
    let none = words.with("ask-incident-none", &args([("typed", printable(typed).into())]));
    let rules: Vec<String> = search(pack, book, typed)
        .into_iter()
        .take(OFFERED)
        .filter_map(|hit| {
            let RuleEntry { book, label } = &hit.place;
            Some(format!("  {book} {label} {}", pack.title(book, words.language(), label)?))
        })
        .collect();
    match rules.is_empty() {
        true => none,
        false => format!("{none}\n{}\n{}", words.text("ask-incident-rules"), rules.join("\n")),
    }
}
