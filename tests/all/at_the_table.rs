//! What a ruling costs at the table: seventy disputes of `tests/at-the-table.yaml` are typed into a terminal of 24 rows and 60
//! columns, key by key, by somebody who reads nothing but the screen and knows what happened.
//!
//!     cargo test --test all at_the_table:: -- --ignored --nocapture      prints the table
//!
//! Each list of disputes is one evening: the program is started once, and a dispute is typed where the last one was ruled.
//! Counted is every key from the first letter of the words to the ruling: letters, blanks, digits, arrows, Enter, and the
//! level where it is asked for. The words are typed until the incident stands in the list below them and arrows and Enter
//! take it with no more keys than the rest of the words and their Enter would: the first of the list takes one key, the
//! second two. A question with a list is answered by the number that stands before the answer, any other by what the person
//! knows and Enter. A question is whatever stands between the words and the ruling and takes an answer.
//!
//! A ruling is whole where its headline and each of its orders stand on the screen when the program waits for the next key.
//! What they must be is what `floor decide` rules on the same facts.
#![allow(clippy::print_stdout)]

mod person;

use floorbook::commands::built_in;
use floorbook::incident::Leads;
use floorbook::locale::Language;
use floorbook::pack::Pack;
use person::Person;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The most keys that half of the disputes may take, and the fewest rulings that stand on one screen.
const MOST_KEYS: usize = 12;
const FEWEST_WHOLE: usize = 65;

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

/// An evening, dispute by dispute.
fn spend(pack: &Pack, evening: &Evening) -> Vec<Taken> {
    let mut person = Person::new(pack, evening);
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
