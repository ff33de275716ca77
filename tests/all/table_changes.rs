//! What changes at the table between two books: every class is what its example is ruled as, and none is missing.
//! `SITUATIONS=100000 cargo test --release --test all table_changes` digs deeper than a usual run does.

use crate::worth_trying::{showdowns, slips};
use floorbook::betting::{ActionKind, Chips};
use floorbook::commands::built_in;
use floorbook::compare::{Class, Kind, Pair, TableChanges, changes_at_table};
use floorbook::ids::BookId;
use floorbook::incident::{Answer, Fact, FactKind, Facts, Frequency, Incident};
use floorbook::interview::{answer_words, read_fact, record};
use floorbook::locale::{Language, Words};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How many situations a usual run draws.
const USUAL: u32 = 1_500;

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
    let pack = built_in();
    let frequency = |class: &Class| pack.incident(&class.incident).expect("a listed incident").frequency;
    for (books, changes) in PAIRS.iter() {
        let ranks = |class: &&Class| class.differs.kind == Kind::Contradiction && class.differs.is_grave();
        let first: Vec<&Class> = changes.points.iter().map(|point| &point.classes[0]).filter(ranks).collect();
        assert!(first.is_sorted_by_key(|class| frequency(class)), "{books:?}");
        assert!(first.iter().any(|class| frequency(class) == Frequency::Often), "{books:?}");
        assert!(first.iter().any(|class| frequency(class) == Frequency::Rarely), "{books:?}");
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

/// Numbers as they are told at a table, and some that are not.
fn number(dice: &mut Dice) -> u64 {
    const ROUND: [u64; 14] = [25, 50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 2000, 5000];
    match dice.roll(4) {
        0 => dice.roll(3000) as u64 + 1,
        1 => ROUND[dice.roll(14)] + ROUND[dice.roll(14)],
        _ => ROUND[dice.roll(14)],
    }
}

/// Chance, as proptest gives it.
struct Dice<'a>(std::slice::Iter<'a, u32>);

impl Dice<'_> {
    fn roll(&mut self, sides: usize) -> usize {
        self.0.next().map_or(0, |value| *value as usize % sides)
    }
}

/// A betting round made up from chance. Not every one can have been.
fn round(dice: &mut Dice) -> String {
    const SETUPS: [&str; 11] = [
        "100 min",
        "min 100; flop",
        "blinds 100/200",
        "blinds 200/400; flop",
        "blinds 50/100; river",
        "limit 100/200",
        "limit 100/200; flop",
        "limit 200/400; turn",
        "PL 100/200",
        "PL 100/200; pot 500; flop",
        "PL min 100; pot 1500",
    ];
    let mut acts = Vec::new();
    for player in ["A", "B", "C", "D"].iter().take(dice.roll(5)) {
        acts.push(match dice.roll(8) {
            0 => format!("{player} calls"),
            1 => format!("{player} folds"),
            2 => format!("{player} all-in {}", number(dice)),
            3 => format!("{player} checks"),
            _ => format!("{player} {}", number(dice)),
        });
    }
    format!("{}; {}", SETUPS[dice.roll(11)], acts.join(", ")).trim_end_matches("; ").to_owned()
}

/// An answer to a fact; none where what was made up is none.
fn answer(words: &Words, incident: &Incident, fact: &Fact, dice: &mut Dice) -> Option<Answer> {
    let read = |text: &str| read_fact(words, incident, fact, text).ok();
    match &fact.kind {
        FactKind::Choice { values } => Some(Answer::Choice(u8::try_from(dice.roll(values.len())).expect("few values"))),
        FactKind::Chips { zero } => Some(Answer::Chips(if *zero && dice.roll(5) == 0 { 0 } else { number(dice) })),
        FactKind::Piles => {
            const VALUES: [u64; 6] = [25, 50, 100, 200, 500, 1000];
            let pile = |dice: &mut Dice| Chips { count: dice.roll(4) as u64 + 1, value: VALUES[dice.roll(6)] };
            Some(Answer::Piles((0..=dice.roll(3)).map(|_| pile(dice)).collect()))
        }
        FactKind::Round { .. } => read(&round(dice)),
        FactKind::Count { least, most } => Some(Answer::Count((least + dice.roll(12) as u64).min(*most))),
        FactKind::Time => Some(Answer::Time(dice.roll(3600) as u64 + 1)),
        FactKind::Slip { form } => Some(slips(*form).swap_remove(dice.roll(slips(*form).len()))),
        FactKind::Showdown { of } => Some(showdowns(*of).swap_remove(dice.roll(showdowns(*of).len()))),
        FactKind::Actions { allowed } => {
            let known: Vec<ActionKind> = ActionKind::ALL
                .iter()
                .filter(|(name, _)| allowed.iter().any(|word| word == name))
                .map(|(_, action)| *action)
                .collect();
            Some(Answer::Actions((0..dice.roll(5)).map(|_| known[dice.roll(known.len())]).collect()))
        }
    }
}

/// A situation of an incident from chance.
fn situation(words: &Words, pair: &Pair, dice: &mut Dice) -> Option<Facts> {
    let incident = &pair.one.incident;
    let mut facts = Facts::none(incident.facts.len());
    for choices in [true, false] {
        for (at, fact) in incident.facts.iter().enumerate() {
            let choice = matches!(fact.kind, FactKind::Choice { .. });
            // What a line tells is not told before it; what it leaves open is, afterwards.
            let before = choice && fact.line.is_none();
            if before != choices || facts.get(at).is_some() || !pair.one.applies(&facts, at) {
                continue;
            }
            let answer = answer(words, incident, fact, dice)?;
            record(incident, &mut facts, at, answer).ok()?;
        }
    }
    Some(facts)
}

#[test]
fn random_situations_differ_only_where_a_class_says_so() {
    let situations: u32 = std::env::var("SITUATIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(USUAL);
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
    let missing: RefCell<BTreeMap<Key, String>> = RefCell::default();
    let config = Config { cases: situations, failure_persistence: None, ..Config::default() };
    let chance = prop::collection::vec(any::<u32>(), 40);
    // A usual run draws the same situations every time, so that it fails for what was changed and for nothing else.
    let mut runner = match situations {
        USUAL => TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
        _ => TestRunner::new(config),
    };
    let run = runner.run(&chance, |chance| {
        let mut dice = Dice(chance.iter());
        let books = dice.roll(PAIRS.len());
        let incident = if dice.roll(3) == 0 { dice.roll(heads.len()) } else { numbers[dice.roll(numbers.len())] };
        let pair = &bound[books][incident];
        if let Some(facts) = situation(&words, pair, &mut dice)
            && let Some(found) = differ(pair, &facts)
            && !classes[books].contains(&found)
        {
            missing.borrow_mut().entry(found).or_insert_with(|| told(&words, pair, &facts));
        }
        Ok(())
    });
    run.expect("nothing in it fails");
    let missing = missing.into_inner();
    let lines: Vec<String> = missing.iter().map(|(class, facts)| format!("{facts}\n    {class}")).collect();
    assert!(missing.is_empty(), "{} without a class:\n{}", lines.len(), lines.join("\n"));
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
