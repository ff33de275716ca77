//! From "floor!" to the ruling, counted in keys and questions: thirty disputes in four languages, each told as somebody
//! types it who watches the list below the line, and answered with as few keys as answer.
#![allow(clippy::print_stdout)]

use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::{BookId, IncidentId};
use floorbook::interview::{Answered, Asker, Interview, InterviewEnd, Prompt, Stopped, Subject, likely};
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;
use serde_yaml::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// What is typed, and the file of the cases of its incident. The facts are those of the first case that needs no line.
const DISPUTES: [(Language, &str, &str); 30] = [
    (Language::En, "undercall", "betting/undercall"),
    (Language::En, "rabbit hunting", "dealing/rabbit-hunting"),
    (Language::En, "string bet", "betting/string-bet"),
    (Language::En, "out of turn", "betting/out-of-turn"),
    (Language::En, "four cards on the flop", "dealing/four-card-flop"),
    (Language::En, "misdeal", "dealing/misdeal"),
    (Language::En, "phone", "conduct/phone"),
    (Language::En, "clock", "seating/clock"),
    (Language::Nl, "te weinig gecalld", "betting/undercall"),
    (Language::Nl, "vier kaarten op de flop", "dealing/four-card-flop"),
    (Language::Nl, "soft play", "conduct/soft-play"),
    (Language::Nl, "string bet", "betting/string-bet"),
    (Language::Nl, "verkeerde plaats", "seating/wrong-seat"),
    (Language::Nl, "winnaar gemuckt", "showdown/mucked-winner"),
    (Language::Nl, "kaart te veel", "dealing/wrong-card-count"),
    (Language::Nl, "telefoon", "conduct/phone"),
    (Language::De, "undercall", "betting/undercall"),
    (Language::De, "turn zu früh", "dealing/premature-turn"),
    (Language::De, "zwei gleiche Karten", "dealing/fouled-deck"),
    (Language::De, "soft play", "conduct/soft-play"),
    (Language::De, "Chips zurückgezogen", "betting/pulled-back-chips"),
    (Language::De, "misdeal", "dealing/misdeal"),
    (Language::De, "string bet", "betting/string-bet"),
    (Language::Sk, "undercall", "betting/undercall"),
    (Language::Sk, "telefón", "conduct/phone"),
    (Language::Sk, "misdeal", "dealing/misdeal"),
    (Language::Sk, "preskočený hráč", "betting/skipped-player"),
    (Language::Sk, "cudzí jazyk", "conduct/language"),
    (Language::Sk, "string bet", "betting/string-bet"),
    (Language::Sk, "rabbit hunting", "dealing/rabbit-hunting"),
];

/// The most keys and questions that half of the disputes may take.
const MOST_KEYS: usize = 12;
const MOST_QUESTIONS: usize = 3;

/// The facts of a case, as they are typed.
type Facts = Vec<(String, String)>;

/// The facts of the first case of a file that tells no line.
fn case(file: &str) -> Facts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(format!("{file}.yaml"));
    let text = std::fs::read_to_string(path).expect("a file of cases");
    let cases: Vec<Value> = serde_yaml::from_str(&text).expect("cases");
    let typed = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => serde_yaml::to_string(other).expect("a plain value").trim().to_owned(),
    };
    let facts = |case: &Value| -> Option<Facts> {
        let facts = case.get("facts")?.as_mapping()?.iter();
        Some(facts.map(|(name, value)| (typed(name), typed(value))).collect())
    };
    let told = |facts: &Facts| facts.iter().all(|(name, _)| name != "round");
    cases.iter().filter_map(facts).find(told).expect("a case without a line")
}

/// Somebody who knows what happened, and counts.
struct Person<'a> {
    words: &'a Words<'a>,
    pack: &'a Pack,
    incident: IncidentId,
    said: &'a str,
    facts: Facts,
    keys: usize,
    questions: usize,
}

impl Person<'_> {
    /// The fewest keys with which the list below the line gives the incident: letters, arrows down to it, Enter.
    fn found(&self) -> usize {
        let ends = self.said.char_indices().map(|(at, c)| at + c.len_utf8());
        let keys = |end: usize| {
            let listed = likely(self.pack, self.words, &self.said[..end]);
            let at = listed.iter().position(|id| *id == self.incident)?;
            Some(self.said[..end].chars().count() + at + 1)
        };
        ends.filter_map(keys).min().unwrap_or_else(|| panic!("{}: {} is not listed", self.said, self.incident))
    }

    /// The answer to a question, as it is typed on the command line; none where nobody told it.
    fn known(&self, question: &str) -> Option<&(String, String)> {
        let asks = |fact: &str| self.words.text(&format!("{}-fact-{fact}", self.incident)) == question;
        self.facts.iter().find(|(name, _)| asks(name))
    }
}

impl Asker for Person<'_> {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        self.questions += 1;
        let at = |label: &str| prompt.answers.iter().position(|answer| answer == label);
        let label = |(fact, value): &(String, String)| self.words.answer(&self.incident, fact, value);
        let known = self.known(&prompt.question);
        match known.map(|known| if prompt.answers.is_empty() { known.1.clone() } else { label(known) }) {
            // Its number, or Enter where it is the likeliest.
            Some(value) if !prompt.answers.is_empty() => {
                self.keys += 1;
                Ok((at(&value).expect("one of the answers") + 1).to_string())
            }
            None if !prompt.answers.is_empty() => {
                self.keys += 1;
                Ok("1".to_owned())
            }
            told => {
                let line = told.unwrap_or_else(|| "?".to_owned());
                self.keys += line.chars().count() + 1;
                Ok(line)
            }
        }
    }

    fn told(&mut self, _: &Prompt, _: Language) -> Result<String, Stopped> {
        self.keys += self.found();
        Ok(self.incident.to_string())
    }

    fn one_key(&self) -> bool {
        true
    }
}

/// The keys and the questions of a dispute.
fn counted(pack: &Pack, language: Language, said: &str, file: &str) -> (usize, usize) {
    let words = Words::new(language, pack);
    let incident: IncidentId = file.rsplit('/').next().unwrap_or_default().into();
    let book: BookId = "onk-2023".into();
    let mut person =
        Person { words: &words, pack, incident: incident.clone(), said, facts: case(file), keys: 0, questions: 0 };
    let mut interview = Interview::new(pack, &words, &book, &mut person);
    assert_eq!(interview.subject(None), Ok(Subject::Incident(incident.clone())));
    let bound = BoundIncident::new(pack, &book, &incident).expect("an incident of the book");
    let mut told = Answered::new(floorbook::incident::Facts::none(bound.incident.facts.len()));
    assert_eq!(interview.facts(&bound, &mut told), Ok(InterviewEnd::Done), "{file}");
    assert!(matches!(bound.next(&told.facts), Next::Ruled(_)), "{file}");
    (person.keys, person.questions)
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

#[test]
fn half_of_the_disputes_take_a_dozen_keys_and_three_questions() {
    let pack = built_in();
    let counted: Vec<(usize, usize)> =
        DISPUTES.iter().map(|(language, said, file)| counted(&pack, *language, said, file)).collect();
    let table: Vec<String> = DISPUTES
        .iter()
        .zip(&counted)
        .map(|((language, said, _), (keys, asked))| {
            format!("{} {said}: {keys} keys, {asked} questions", language.code())
        })
        .collect();
    let keys = median(counted.iter().map(|(keys, _)| *keys).collect());
    let questions = median(counted.iter().map(|(_, questions)| *questions).collect());
    assert!(keys <= MOST_KEYS, "{keys} keys\n{}", table.join("\n"));
    assert!(questions <= MOST_QUESTIONS, "{questions} questions\n{}", table.join("\n"));
}

/// The keys with which the list below the line gives an incident, as whoever watches it types: letters until arrows and Enter
/// take no more keys than the rest of the words.
fn watched(pack: &Pack, words: &Words, said: &str, incident: &str) -> usize {
    let letters: Vec<char> = said.chars().collect();
    let taken = (1..letters.len()).find_map(|typed| {
        let begun: String = letters[..typed].iter().collect();
        let at = likely(pack, words, &begun).iter().position(|id| *id == *incident)?;
        let arrows = at + 1;
        (arrows <= letters.len() - typed + 1).then_some(typed + arrows)
    });
    taken.unwrap_or(letters.len() + 1)
}

/// The most keys for every hundred letters of sentences that stand nowhere in the data.
const MOST_WATCHED: usize = 40;
/// The longest of them in letters: who types more reads no list.
const LONGEST: usize = 35;

#[test]
fn the_list_below_the_line_spares_most_of_the_letters() {
    let pack = built_in();
    let (mut keys, mut letters) = (0, 0);
    for language in Language::ALL {
        let words = Words::new(language, &pack);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/finding/{}.yaml", language.code()));
        let text = std::fs::read_to_string(path).expect("sentences");
        let said: BTreeMap<String, Vec<String>> = serde_yaml::from_str(&text).expect("sentences by incident");
        for (incident, said) in said.iter().filter(|(id, _)| pack.has_incident(id)) {
            for said in said.iter().filter(|said| said.chars().count() <= LONGEST) {
                keys += watched(&pack, &words, said, incident);
                letters += said.chars().count() + 1;
            }
        }
    }
    println!("{keys} keys for {letters} letters");
    assert!(keys * 100 <= letters * MOST_WATCHED, "{keys} keys for {letters} letters");
}
