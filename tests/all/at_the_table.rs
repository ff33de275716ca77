//! What a ruling costs at the table: forty disputes of `tests/at-the-table.yaml` are typed into a terminal of 24 rows and 60
//! columns, key by key, by somebody who reads nothing but the screen and knows what happened.
//!
//!     cargo test --test all at_the_table:: -- --ignored --nocapture      prints the table
//!
//! Each list of disputes is one evening: the program is started once, and a dispute is typed where the last one was ruled.
//! Counted is every key from the first letter of the words to the ruling: letters, blanks, digits, arrows, Enter, and the
//! level where it is asked for. The words are typed until the incident stands in the list below them and arrows and Enter
//! take it with no more keys than the rest of the words and their Enter would; the first of the list takes one key. A question with a list is answered by the
//! number of the answer, any other by what the person knows and Enter. A question is whatever stands between the words and
//! the ruling and takes an answer.
//!
//! A ruling is whole where its headline and each of its orders stand on the screen when the program waits for the next key.
//! What they must be is what `floor decide` rules on the same facts.
#![allow(clippy::print_stdout)]

use crate::emulated::{Emulated, together};
use floorbook::commands::built_in;
use floorbook::incident::{FamilyAnswer, Leads};
use floorbook::locale::{Language, Words, args};
use floorbook::pack::Pack;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The screen of a telephone, held upright.
const SIZE: (u16, u16) = (24, 60);
/// How long somebody reads a question that Enter alone answers.
const READING: Duration = Duration::from_secs(1);
/// The most keys that half of the disputes may take, and the fewest rulings that stand on one screen.
const MOST_KEYS: usize = 17;
const FEWEST_WHOLE: usize = 24;

/// An entry of the file: an evening begins, or a dispute of it.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Entry {
    Evening { language: String, book: String, level: String },
    Dispute(Dispute),
}

/// What somebody types and knows of a dispute.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dispute {
    said: String,
    incident: String,
    facts: BTreeMap<String, serde_yaml::Value>,
}

impl Dispute {
    /// A fact as it is typed on a command line.
    fn fact(&self, name: &str) -> Option<String> {
        self.facts.get(name).map(|value| match value {
            serde_yaml::Value::String(text) => text.clone(),
            other => serde_yaml::to_string(other).expect("a plain value").trim().to_owned(),
        })
    }

    /// Whether what an answer that leads to the incident tells besides is what happened.
    fn agrees(&self, leads: &Leads) -> bool {
        match leads {
            Leads::Incident(_, told) => {
                told.iter().all(|(name, value)| self.fact(name).is_none_or(|known| known == *value))
            }
            Leads::Question(_) => true,
        }
    }

    /// The bets of a round that amounts tell, from the first on; none of a whole line.
    fn bets(&self) -> Vec<String> {
        let round = self.fact("round").filter(|round| !round.contains(';')).unwrap_or_default();
        round.split('>').map(|bet| bet.trim().to_owned()).filter(|bet| !bet.is_empty()).collect()
    }
}

/// A text as it stands on the screen, whatever its blanks are.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Evening {
    language: Language,
    book: String,
    level: String,
    disputes: Vec<Dispute>,
}

impl Evening {
    fn big_blind(&self) -> &str {
        let big = self.level.split('/').nth(1).and_then(|rest| rest.split(' ').next());
        big.expect("blinds")
    }
}

fn evenings() -> Vec<Evening> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/at-the-table.yaml");
    let text = std::fs::read_to_string(path).expect("the disputes");
    let mut evenings: Vec<Evening> = Vec::new();
    for entry in serde_yaml::from_str::<Vec<Entry>>(&text).expect("entries") {
        match (entry, evenings.last_mut()) {
            (Entry::Evening { language, book, level }, _) => {
                let language = Language::ALL.into_iter().find(|known| known.code() == language).expect("a language");
                evenings.push(Evening { language, book, level, disputes: Vec::new() });
            }
            (Entry::Dispute(dispute), Some(evening)) => evening.disputes.push(dispute),
            (Entry::Dispute(_), None) => panic!("a dispute before the first evening"),
        }
    }
    evenings
}

/// What is ruled: the headline, and what everybody is told to do.
struct Ruled {
    headline: String,
    orders: Vec<String>,
}

/// The ruling on a dispute as `floor decide` gives it.
fn ruled(evening: &Evening, dispute: &Dispute) -> Ruled {
    let facts = dispute.facts.keys().map(|name| format!("{name}={}", dispute.fact(name).unwrap_or_default()));
    let mut floor = Command::new(env!("CARGO_BIN_EXE_floor"));
    floor.args(["--lang", evening.language.code(), "--book", &evening.book, "--format", "json"]);
    floor.args(["decide", &dispute.incident]).args(facts).env_clear();
    let output = floor.output().expect("a ruling");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}: {}", dispute.said, String::from_utf8_lossy(&output.stderr)));
    let orders = json["orders"].as_array().into_iter().flatten().filter_map(|order| order.as_str());
    Ruled { headline: one_line(json["ruling"].as_str().unwrap_or_default()), orders: orders.map(one_line).collect() }
}

/// The keys of a dispute, by what they were for.
#[derive(Default)]
struct Keys {
    /// The words, with what took the incident.
    words: usize,
    /// What told the incident apart from others.
    family: usize,
    /// Answers that were picked from a list.
    choices: usize,
    /// Amounts, actions and lines, with their Enter.
    typed: usize,
    /// The level.
    level: usize,
}

impl Keys {
    fn all(&self) -> usize {
        self.words + self.family + self.choices + self.typed + self.level
    }
}

/// What one dispute took.
struct Taken {
    keys: Keys,
    questions: usize,
    /// Whether the ruling is the one that was to be given.
    right: bool,
    whole: bool,
}

/// Somebody at the terminal.
struct Person<'a> {
    terminal: Emulated,
    pack: &'a Pack,
    words: Words<'a>,
    evening: &'a Evening,
    /// How many keys were pressed.
    pressed: usize,
}

/// The rows of the last prompt: what stands between the last empty row and the line where something is typed.
fn prompt(rows: &[String]) -> Vec<String> {
    let end = rows.iter().rposition(|row| row == ">").unwrap_or(rows.len());
    let start = rows[..end].iter().rposition(String::is_empty).map_or(0, |at| at + 1);
    rows[start..end].to_vec()
}

/// An answer as it stands on the screen.
struct Shown {
    /// The figures before it, which give it.
    number: String,
    words: String,
}

/// The answers of a prompt.
fn answers(prompt: &[String]) -> Vec<Shown> {
    let mut answers: Vec<Shown> = Vec::new();
    for row in prompt {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let numbered =
            row.trim_start().split_once("  ").filter(|(number, _)| row.starts_with(' ') && is_number(number));
        match (numbered, answers.last_mut()) {
            (Some((number, words)), _) => answers.push(Shown { number: number.to_owned(), words: words.to_owned() }),
            (None, Some(Shown { words: last, .. })) if row.starts_with("     ") => {
                last.push(' ');
                last.push_str(row.trim());
            }
            _ => {}
        }
    }
    answers
}

impl Person<'_> {
    /// Presses a key and waits for what it does.
    fn press(&mut self, key: &str) {
        let before = self.terminal.seen();
        self.pressed += 1;
        self.terminal.keys(key.as_bytes());
        self.terminal.changed(&before);
    }

    /// Presses a key that answers, and waits for the next prompt.
    fn answer(&mut self, key: &str) {
        let before = self.terminal.rows();
        self.press(key);
        self.terminal.asked("");
        // On a busy machine the old question still stands there, without its answer.
        while self.terminal.rows() == before {
            let seen = self.terminal.seen();
            self.terminal.changed(&seen);
            self.terminal.asked("");
        }
    }

    /// Types a line with Enter. Always possible.
    fn types(&mut self, line: &str) -> bool {
        line.chars().for_each(|letter| self.press(&letter.to_string()));
        self.answer("\r");
        true
    }

    /// The place of an incident in the list below what is typed.
    fn listed(&self, title: &str) -> Option<usize> {
        let rows = self.terminal.rows();
        let typed = rows.iter().rposition(|row| row.starts_with("> "))?;
        let shown = |row: &String| row.trim_start_matches(['>', '→', ' ']).trim_end_matches('…').to_owned();
        rows[typed + 1..].iter().map(shown).position(|row| !row.is_empty() && title.starts_with(&row))
    }

    /// Types the words until arrows lead to the incident.
    fn say(&mut self, dispute: &Dispute) {
        let title = self.words.text(&dispute.incident);
        let letters: Vec<char> = dispute.said.chars().collect();
        for (at, letter) in letters.iter().enumerate() {
            self.press(&letter.to_string());
            let left = letters.len() - at - 1;
            match self.listed(&title).filter(|down| *down <= left) {
                Some(0) => return self.answer("\u{1b}[C"),
                Some(down) if down < left => {
                    (0..down).for_each(|_| self.press("\u{1b}[B"));
                    return self.answer("\r");
                }
                _ => {}
            }
        }
        self.answer("\r");
    }

    /// Picks the first answer of a list that fits. False where none does.
    fn picks(&mut self, answers: &[Shown], fits: impl Fn(&str) -> bool) -> bool {
        let Some(Shown { number, .. }) = answers.iter().find(|answer| fits(&answer.words)) else {
            return false;
        };
        let (before, last) = number.split_at(number.len() - 1);
        before.chars().for_each(|figure| self.press(&figure.to_string()));
        self.answer(last);
        true
    }

    /// Answers what is asked, and counts the keys of it. False where nobody can.
    fn reply(&mut self, dispute: &Dispute, keys: &mut Keys) -> bool {
        let prompt = prompt(&self.terminal.rows());
        let (asked, answers, before) = (together(&prompt), answers(&prompt), self.pressed);
        let level = asked.contains(&self.words.text("amounts-level"));
        let (replied, counted) = match self.of_family(dispute, &asked, &answers) {
            Some(replied) => (replied, &mut keys.family),
            None if level => (self.types(&self.evening.level.clone()), &mut keys.level),
            None if answers.is_empty() => (self.tells(dispute, &asked), &mut keys.typed),
            None => (self.chooses(dispute, &asked, &answers), &mut keys.choices),
        };
        *counted += self.pressed - before;
        replied
    }

    /// Answers a question that tells incidents apart; none where it is none.
    fn of_family(&mut self, dispute: &Dispute, asked: &str, answers: &[Shown]) -> Option<bool> {
        let title = self.words.text(&dispute.incident);
        if asked.contains(&self.words.text("ask-incident-which")) {
            return Some(self.picks(answers, |answer| answer == title));
        }
        // Facts are asked for in the same words now and then: what tells is the answers.
        for family in self.pack.families() {
            for question in &family.questions {
                let message = family.message(question);
                let label = |answer: &FamilyAnswer| self.words.attribute(&message, &answer.id);
                let shown = |label: String| answers.iter().any(|answer| answer.words == label);
                if !asked.contains(&self.words.text(&message)) || !question.answers.iter().filter_map(label).any(shown)
                {
                    continue;
                }
                let leads = |answer: &&FamilyAnswer| {
                    family.led_to(answer).iter().any(|id| **id == *dispute.incident) && dispute.agrees(&answer.leads)
                };
                let label = question.answers.iter().find(leads).and_then(label);
                return Some(self.picks(answers, |answer| Some(answer) == label.as_deref() || answer == title));
            }
        }
        None
    }

    /// Types what is known of a question without a list.
    fn tells(&mut self, dispute: &Dispute, asked: &str) -> bool {
        let bets = dispute.bets();
        if let [.., before, _] = bets.as_slice()
            && asked.contains(&self.words.text("amounts-before"))
        {
            return self.types(before);
        }
        let Some(name) = self.fact_asked(dispute, asked) else {
            return false;
        };
        // Of bets that are told as amounts the last is the one that is asked for; a hint of its own shows a whole round.
        let by_amounts = self.words.attribute(&format!("{}-fact-{name}", dispute.incident), "hint").is_none();
        let last = bets.last().filter(|_| name == "round" && by_amounts);
        match last.cloned().or_else(|| dispute.fact(name)).unwrap_or_default().as_str() {
            // Enter alone is no action at all. Behind an answer of one key it would be let be as its Enter.
            "none" => {
                std::thread::sleep(READING);
                self.answer("\r");
                true
            }
            known => self.types(known),
        }
    }

    /// Answers a question with a list.
    fn chooses(&mut self, dispute: &Dispute, asked: &str, answers: &[Shown]) -> bool {
        let bets = dispute.bets();
        if let Some(at) = bets.iter().position(|bet| asked.contains(&self.came_to(bet))) {
            let over_blind = bets[at.saturating_sub(1)] == self.evening.big_blind();
            self.answer(if at == 0 {
                "1"
            } else if over_blind {
                "2"
            } else {
                "3"
            });
            return true;
        }
        let Some(name) = self.fact_asked(dispute, asked) else {
            return false;
        };
        let label = self.words.answer(&dispute.incident, name, &dispute.fact(name).unwrap_or_default());
        self.picks(answers, |answer| answer == label)
    }

    /// The fact of which something is asked, as far as the person knows it.
    fn fact_asked<'d>(&self, dispute: &'d Dispute, asked: &str) -> Option<&'d str> {
        let question = |name: &str| self.words.text(&format!("{}-fact-{name}", dispute.incident));
        dispute.facts.keys().find(|name| asked.contains(&question(name))).map(String::as_str)
    }

    /// The question how it came to a bet.
    fn came_to(&self, bet: &str) -> String {
        let bet = bet.parse().map(|bet| self.words.number(bet)).unwrap_or_default();
        one_line(&self.words.with("amounts-how", &args([("bet", bet.into())])))
    }

    /// From the words to the ruling.
    fn settle(&mut self, dispute: &Dispute) -> Taken {
        const MOST_QUESTIONS: usize = 12;
        let ruled = ruled(self.evening, dispute);
        self.pressed = 0;
        self.say(dispute);
        let (mut keys, mut questions) = (Keys { words: self.pressed, ..Keys::default() }, 0);
        while !self.terminal.shows(&ruled.headline) && questions < MOST_QUESTIONS && self.reply(dispute, &mut keys) {
            questions += 1;
        }
        let right = self.terminal.shows(&ruled.headline);
        let whole = right && ruled.orders.iter().all(|order| self.terminal.shows(order));
        if !whole {
            println!("-- {}\n{}\n", dispute.said, self.terminal.rows().join("\n"));
        }
        Taken { keys, questions, right, whole }
    }
}

/// An evening, dispute by dispute.
fn spend(pack: &Pack, evening: &Evening) -> Vec<Taken> {
    let terminal = Emulated::new(SIZE, &["--lang", evening.language.code(), "--book", &evening.book]);
    let mut person = Person { terminal, pack, words: Words::new(evening.language, pack), evening, pressed: 0 };
    person.terminal.asked("");
    evening.disputes.iter().map(|dispute| person.settle(dispute)).collect()
}

fn median(mut numbers: Vec<usize>) -> f64 {
    numbers.sort_unstable();
    let middle = |at: usize| f64::from(u32::try_from(numbers[at]).expect("few keys"));
    f64::midpoint(middle((numbers.len() - 1) / 2), middle(numbers.len() / 2))
}

#[test]
#[ignore = "half a minute at a terminal, and slower than that on a busy machine; run when asking, finding or the screen changes"]
fn half_of_the_disputes_take_few_keys_and_their_rulings_stand_whole_on_the_screen() {
    let (pack, evenings) = (built_in(), evenings());
    let taken: Vec<Vec<Taken>> = std::thread::scope(|scope| {
        let spent: Vec<_> = evenings.iter().map(|evening| scope.spawn(|| spend(&pack, evening))).collect();
        spent.into_iter().map(|evening| evening.join().expect("an evening")).collect()
    });
    println!("keys = words + family + choices + typed + level  questions  ruled  whole");
    for (evening, taken) in evenings.iter().zip(&taken) {
        for (dispute, taken) in evening.disputes.iter().zip(taken) {
            let Taken { keys, questions, right, whole } = taken;
            let yes = |holds: &bool| if *holds { "yes" } else { "NO" };
            let (ruled, whole, code) = (yes(right), yes(whole), evening.language.code());
            let Keys { words, family, choices, typed, level } = keys;
            let all = keys.all();
            let keys = format!("{all:>4}   {words:>5}   {family:>6}   {choices:>7}   {typed:>5}   {level:>5}");
            println!("{keys}  {questions:>9}  {ruled:>5}  {whole:>5}  {code}  {}: {}", dispute.said, dispute.incident);
        }
    }
    let taken: Vec<&Taken> = taken.iter().flatten().collect();
    let keys = median(taken.iter().map(|taken| taken.keys.all()).collect());
    let questions = median(taken.iter().map(|taken| taken.questions).collect());
    let whole = taken.iter().filter(|taken| taken.whole).count();
    println!("median {keys} keys, {questions} questions; {whole} of {} whole", taken.len());
    assert!(taken.iter().all(|taken| taken.right), "a ruling is another");
    assert!(keys <= f64::from(u32::try_from(MOST_KEYS).expect("few keys")), "{keys} keys");
    assert!(whole >= FEWEST_WHOLE, "{whole} whole");
}
