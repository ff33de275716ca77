//! The first question of the interview: what happened, in a few words or a whole sentence, until it is one incident or a
//! line.

use super::round::read_line;
use super::{Interview, Prompt, Stopped};
use crate::betting::round::Line;
use crate::ids::IncidentId;
use crate::locale::{args, printable};
use crate::lookup::{Choice, find_incidents, search};

/// What the floor is called for, as far as it is known: an incident, or what was told of the betting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// An incident, by its id.
    Incident(IncidentId),
    /// A line, from which the incident follows.
    Line(Box<Line>),
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
enum Heard {
    /// This is it.
    Subject(Subject),
    /// To be chosen from.
    Offer(Offer),
    /// Nothing; why.
    Nothing(String),
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
        loop {
            let typed = match said.take() {
                Some(said) => said,
                None => self.asker.line(&self.what_happened(&offer, wrong.take()))?,
            };
            match self.heard(typed.trim(), &offer, &every) {
                Heard::Subject(subject) => return Ok(subject),
                Heard::Offer(offered) => offer = offered,
                Heard::Nothing(why) => {
                    (offer, wrong) = (Offer::default(), Some(why));
                }
            }
        }
    }

    fn what_happened(&self, offer: &Offer, wrong: Option<String>) -> Prompt {
        let titles = offer.incidents.iter().map(|id| self.words.text(id));
        let none = offer.said.as_ref().map(|_| self.words.text("ask-incident-none-of-these"));
        Prompt {
            title: None,
            question: self.words.text(if offer.said.is_some() { "ask-incident-which" } else { "ask-incident" }),
            answers: titles.chain(none).collect(),
            hint: self.words.text("ask-incident-hint"),
            wrong,
        }
    }

    /// What was typed, as a number of the offer, a line, or words.
    fn heard(&self, typed: &str, offer: &Offer, every: &[IncidentId]) -> Heard {
        if matches!(typed, "?" | "<" | "") {
            return Heard::Offer(Offer { incidents: every.to_vec(), said: None });
        }
        let picked = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match (picked, &offer.said) {
            (Some(at), _) if at < offer.incidents.len() => {
                return Heard::Subject(Subject::Incident(offer.incidents[at].clone()));
            }
            (Some(at), Some(said)) if at == offer.incidents.len() => return Heard::Nothing(self.rules_instead(said)),
            _ => {}
        }
        match read_line(self.words, typed) {
            Some(Ok(line)) => return Heard::Subject(Subject::Line(Box::new(line))),
            Some(Err(why)) => return Heard::Nothing(why),
            None => {}
        }
        match find_incidents(self.pack, self.words, typed).choice() {
            Choice::None => Heard::Nothing(self.rules_instead(typed)),
            Choice::One(id) => Heard::Subject(Subject::Incident(id)),
            Choice::Several(incidents) => Heard::Offer(Offer { incidents, said: Some(typed.to_owned()) }),
        }
    }

    /// That no incident fits, and the rules that do.
    fn rules_instead(&self, typed: &str) -> String {
        rules_instead(self.pack, self.words, self.book, typed)
    }
}

/// That no incident fits what was typed, and the rules of the book that fit best.
#[must_use]
pub fn rules_instead(pack: &crate::pack::Pack, words: &crate::locale::Words, book: &str, typed: &str) -> String {
    let none = words.with("ask-incident-none", &args([("typed", printable(typed).into())]));
    let rules: Vec<String> = search(pack, book, typed)
        .into_iter()
        .take(OFFERED)
        .filter_map(|hit| {
            let rule = pack.rule(&hit.place.book, &hit.place.label)?;
            Some(format!("  {} {} {}", hit.place.book, rule.label, rule.title))
        })
        .collect();
    match rules.is_empty() {
        true => none,
        false => format!("{none}\n{}\n{}", words.text("ask-incident-rules"), rules.join("\n")),
    }
}
