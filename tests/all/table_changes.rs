//! What changes at the table between two books: every class is what its example is ruled as, and none is missing.
//! `SITUATIONS=150000 SEED=7 cargo test --release --test all table_changes` digs deeper than a usual run does, and
//! elsewhere with every other seed. What it finds without a class is a shape of numbers that the pool of examples lacks:
//! `INPUTS=20000 SEED=7 cargo test --release --test all table_changes::pool -- --ignored --nocapture` looks for such shapes
//! with every answer to the choices around them, and prints the plainest as lines for `src/floor/compare/examples.txt`. Beside it
//! `lines_that_the_pool_can_do_without` names those of which others show every class: fewer lines compare faster.

mod dice;
mod made_up;
mod pool;
mod slips;

use dice::Dice;
use floorbook::commands::built_in;
use floorbook::compare::{Class, Input, Kind, Pair, TableChanges, changes_at_table};
use floorbook::ids::BookId;
use floorbook::incident::{Answer, Facts, Frequency};
use floorbook::interview::answer_words;
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;
use made_up::situation;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How many situations a usual run draws.
const USUAL: u64 = 1_500;

/// How many draws make up a situation.
const DRAWS: usize = 80;

/// A number from the environment.
fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// Draws without end, the same for the same seed: a run fails for what was changed and for nothing else.
fn draws() -> impl Iterator<Item = Vec<u32>> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&from_environment("SEED", 0).to_le_bytes());
    let mut runner = TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let draw = prop::collection::vec(any::<u32>(), DRAWS);
    std::iter::repeat_with(move || draw.new_tree(&mut runner).expect("draws without conditions").current())
}

/// Every two books, each pair once, with what changes between them.
static PAIRS: LazyLock<Vec<([BookId; 2], TableChanges)>> = LazyLock::new(|| {
    let pack = built_in();
    let books = pack.book_ids();
    let mut pairs: Vec<[BookId; 2]> = Vec::new();
    for (at, one) in books.iter().enumerate() {
        pairs.extend(books[at + 1..].iter().map(|other| [one.clone(), other.clone()]));
    }
    let ids: Vec<[&str; 2]> = pairs.iter().map(|[one, other]| [one.as_str(), other.as_str()]).collect();
    let changes = changes_at_table(&pack, &ids, |_| true);
    pairs.into_iter().zip(changes).collect()
});

/// What is the same for two situations of one class.
type Key = String;

fn key(class: &Class) -> Key {
    format!("{} {:?} {:?}", class.incident, class.differs, class.outlines)
}

/// In what two books differ on a case, as a class says it.
fn differ(pair: &Pair, facts: &Facts) -> Option<Key> {
    let (differs, outlines) = pair.differ_on(facts)?;
    Some(format!("{} {differs:?} {outlines:?}", pair.one.incident.id))
}

#[test]
fn the_example_of_every_class_is_ruled_as_the_class_says() {
    let pack = built_in();
    for (books, changes) in PAIRS.iter() {
        let mut pairs: BTreeMap<String, Pair> = BTreeMap::new();
        assert!(changes.counts().contradictions > 20, "{books:?}");
        for class in changes.classes() {
            let pair = pairs.entry(class.incident.to_string()).or_insert_with(|| {
                Pair::new(&pack, [&books[0], &books[1]], &class.incident).expect("a listed incident")
            });
            assert_eq!(differ(pair, &class.example).as_ref(), Some(&key(class)), "{books:?}");
            let parting: Vec<_> = pair.parting().collect();
            assert!(!class.hangs.is_empty() && class.hangs.iter().all(|policy| parting.contains(&policy)), "{class:?}");
        }
    }
}

/// Whoever reads the first screen only sees what happens at every table, as long as both books rule it and chips or hands
/// hang on it.
#[test]
fn what_happens_at_every_table_comes_first() {
    for (books, changes) in PAIRS.iter() {
        let ranks = |class: &&Class| class.differs.kind == Kind::Contradiction && class.differs.is_grave();
        let first: Vec<&Class> = changes.points.iter().map(|point| &point.classes[0]).filter(ranks).collect();
        assert!(first.is_sorted_by_key(|class| class.frequency), "{books:?}");
        assert!(first.iter().any(|class| class.frequency == Frequency::Often), "{books:?}");
        assert!(first.iter().any(|class| class.frequency == Frequency::Rarely), "{books:?}");
    }
}

#[test]
fn a_book_beside_itself_changes_nothing() {
    let pack = built_in();
    for book in pack.book_ids() {
        assert_eq!(changes_at_table(&pack, &[[&book, &book]], |_| true)[0].counts().all(), 0);
    }
}

/// What is the same read from the other side.
#[test]
fn what_changes_from_one_book_to_another_changes_back() {
    let pack = built_in();
    let [there, back] = [["tda-2015-de", "tda-2019-sk"], ["tda-2019-sk", "tda-2015-de"]];
    let keys = |books: [&str; 2], turned: bool| -> BTreeSet<String> {
        let changes = changes_at_table(&pack, &[books], |head| head.group == "showdown").remove(0);
        let key = |class: &Class| {
            let [one, other] = &class.outlines;
            let outlines = if turned { [other, one] } else { [one, other] };
            format!("{} {:?} {outlines:?}", class.incident, class.differs)
        };
        changes.classes().map(key).collect()
    };
    assert_eq!(keys(there, false), keys(back, true));
}

#[test]
fn random_situations_differ_only_where_a_class_says_so() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let heads = pack.incident_heads();
    let classes: Vec<BTreeSet<Key>> = PAIRS.iter().map(|(_, changes)| changes.classes().map(key).collect()).collect();
    let bind = |books: &[BookId; 2]| {
        heads.iter().filter_map(|head| Pair::new(&pack, [&books[0], &books[1]], &head.id)).collect::<Vec<Pair>>()
    };
    let bound: Vec<Vec<Pair>> = PAIRS.iter().map(|(books, _)| bind(books)).collect();
    // Most incidents have a handful of choices; those with numbers have no end of situations.
    let numbers: Vec<usize> = (0..heads.len()).filter(|at| bound[0][*at].one.incident.calculation.is_some()).collect();
    let mut missing: BTreeMap<Key, String> = BTreeMap::new();
    let situations = usize::try_from(from_environment("SITUATIONS", USUAL)).expect("a number of situations");
    for draws in draws().take(situations) {
        let mut dice = Dice::new(&draws);
        let books = dice.roll(PAIRS.len());
        let incident = if dice.roll(3) == 0 { dice.roll(heads.len()) } else { numbers[dice.roll(numbers.len())] };
        let pair = &bound[books][incident];
        if let Some(facts) = situation(&words, pair, &mut dice)
            && let Some(found) = differ(pair, &facts)
            && !classes[books].contains(&found)
        {
            let why = if walked(&pack, pair, &facts, &found) { "the pool lacks it" } else { "the walk misses it" };
            missing.entry(found).or_insert_with(|| format!("{} ({why})", told(&words, pair, &facts)));
        }
    }
    let lines: Vec<String> = missing.iter().map(|(class, facts)| format!("{facts}\n    {class}")).collect();
    assert!(missing.is_empty(), "{} without a class:\n{}", lines.len(), lines.join("\n"));
}

/// Whether the numbers of a situation show a class, where they stand in the pool.
fn walked(pack: &Pack, pair: &Pair, facts: &Facts, wanted: &Key) -> bool {
    let incident = &pair.one.incident;
    let numbers = facts.given().filter(|(at, _)| incident.facts[*at].values().is_empty());
    let input: Input = numbers.map(|(at, answer)| (at, answer.clone())).collect();
    let pair = Pair::new(pack, [&pair.one.book, &pair.other.book], &incident.id).expect("a listed incident");
    pair.classes(&[input]).iter().any(|class| key(class) == *wanted)
}

/// A situation as it would be typed.
fn told(words: &Words, pair: &Pair, facts: &Facts) -> String {
    let incident = &pair.one.incident;
    let one = |(at, answer): (usize, &Answer)| {
        let said = match answer {
            Answer::Choice(value) => incident.facts[at].values()[usize::from(*value)].clone(),
            answer => answer_words(words, incident, &incident.facts[at], answer),
        };
        format!("{}={said}", incident.facts[at].id)
    };
    let facts: Vec<String> = facts.given().map(one).collect();
    format!("{},{} {}: {}", pair.one.book, pair.other.book, incident.id, facts.join(" | "))
}
