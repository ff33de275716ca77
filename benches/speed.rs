//! How fast the program starts and decides, as multiples of something measured in the same run: an empty program of the
//! same linkage, and ripgrep over the data where it is installed. Run with `cargo bench`, or one part of it with
//! `cargo bench -- betting`.
//!
//! Times differ between machines and moments; the ratios are what counts. Programs are run in turns, so that a slow
//! moment slows all of them, and the median is taken.

#![allow(clippy::print_stdout)]

use floorbook::betting::round::{Action, Ante, BettingRules, HandLine, Round, Setup, SizeCheck, Street, Structure};
use floorbook::commands::built_in;
use floorbook::compare::changes_at_table;
use floorbook::decide::{BoundIncident, Next};
use floorbook::incident::{Answer, Facts};
use floorbook::interview::record_line;
use floorbook::notation::{Vocabulary, read, showdown};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How often each program is run.
const RUNS: usize = 400;

/// What is measured: a name, the program, its arguments.
type Subject = (&'static str, PathBuf, Vec<&'static str>);

fn main() {
    // `cargo test --benches` only wants to know that this builds.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let parts: [(&str, fn()); 6] = [
        ("startup", startup),
        ("decision", decision),
        ("betting", betting_round),
        ("measure", measure),
        ("award", award),
        ("table", table),
    ];
    for (_, part) in parts.iter().filter(|(name, _)| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name)) {
        part();
    }
}

/// An empty program, built with the flags that this one was built with.
fn empty_program() -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (source, program) = (folder.join("empty.rs"), folder.join("empty"));
    std::fs::write(&source, "fn main() {}\n").ok()?;
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args([
        "-C",
        "opt-level=3",
        "-C",
        "panic=abort",
        "-C",
        "strip=symbols",
        "-C",
        "lto=fat",
        "-C",
        "codegen-units=1",
    ]);
    if cfg!(target_feature = "crt-static") {
        rustc.args(["-C", "target-feature=+crt-static", "-C", "relocation-model=static"]);
    }
    let built = rustc.arg(&source).arg("-o").arg(&program).status().ok()?;
    built.success().then_some(program)
}

/// A program as it is once it is installed: a copy, written in one go. What a linker has written lies in memory in small
/// pieces, which costs a program of any size time to start.
fn installed(program: &Path) -> Option<PathBuf> {
    let name = program.file_name()?.to_string_lossy();
    let copy = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-installed"));
    let _ = std::fs::remove_file(&copy);
    std::fs::copy(program, &copy).ok()?;
    Some(copy)
}

fn once(subject: &Subject) -> Option<Duration> {
    let mut command = Command::new(&subject.1);
    command.args(&subject.2).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    command.status().ok()?;
    Some(start.elapsed())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn startup() {
    let Some(empty) = empty_program() else {
        println!("no compiler for an empty program: starting up is not measured");
        return;
    };
    let (Some(empty), Some(floor)) = (installed(&empty), installed(Path::new(env!("CARGO_BIN_EXE_floor")))) else {
        println!("the programs cannot be copied: starting up is not measured");
        return;
    };
    let rulings = concat!(env!("CARGO_MANIFEST_DIR"), "/rulings/books");
    let undercall = ["decide", "undercall", "call-said=no", "players=heads-up", "to-call=1200", "put=500"];
    let round = ["decide", "several-chips", "round=325", "chips=500+25", "said=nothing", "last-chips=no"];
    let subjects: Vec<Subject> = vec![
        ("empty program", empty, vec![]),
        ("floor rule 39", floor.clone(), vec!["rule", "39"]),
        ("floor rule 39, JSON", floor.clone(), vec!["rule", "39", "--format", "json"]),
        ("floor decide, all facts", floor.clone(), undercall.to_vec()),
        ("floor decide, a round", floor.clone(), round.to_vec()),
        ("floor decide, JSON", floor.clone(), [&undercall[..], &["--format", "json"]].concat()),
        ("floor search stvrta karta", floor.clone(), vec!["search", "stvrta", "karta"]),
        ("floor compare 39", floor.clone(), vec!["compare", "39"]),
        ("floor compare", floor, vec!["compare"]),
        ("rg over the rules", PathBuf::from("rg"), vec!["-i", "karta", rulings]),
    ];
    let mut times: Vec<Vec<Duration>> = vec![Vec::with_capacity(RUNS); subjects.len()];
    for _ in 0..RUNS {
        for (subject, times) in subjects.iter().zip(&mut times) {
            times.extend(once(subject));
        }
    }
    let medians: Vec<Duration> = times.into_iter().map(median).collect();
    println!("{:<28}{:>10}{:>10}{:>10}", "", "median", "x empty", "x rg");
    for ((name, ..), time) in subjects.iter().zip(&medians) {
        let ratio = |other: Duration| match other.is_zero() {
            true => "-".to_owned(),
            false => format!("{:.2}", time.as_secs_f64() / other.as_secs_f64()),
        };
        println!(
            "{name:<28}{:>8}us{:>10}{:>10}",
            time.as_micros(),
            ratio(medians[0]),
            ratio(medians[medians.len() - 1])
        );
    }
}

/// The median time of one call in nanoseconds, over batches that are long enough for the clock.
fn nanoseconds<T>(mut call: impl FnMut() -> T) -> f64 {
    const BATCHES: usize = 200;
    const CALLS: u32 = 2_000;
    let batch = |_| {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(call());
        }
        start.elapsed()
    };
    median((0..BATCHES).map(batch).collect()).as_secs_f64() * 1e9 / f64::from(CALLS)
}

fn decision() {
    let pack = built_in();
    let bound = BoundIncident::new(&pack, "onk-2023", "undercall").expect("the incident");
    let mut facts = Facts::none(bound.incident.facts.len());
    for (fact, answer) in [
        ("call-said", Answer::Choice(0)),
        ("players", Answer::Choice(1)),
        ("to-call", Answer::Chips(1200)),
        ("put", Answer::Chips(500)),
    ] {
        facts.set(bound.incident.fact(fact).expect("the fact"), Some(answer));
    }
    let worked = bound.work(&facts);
    let Next::Ruled(_) = bound.next(&facts) else {
        unreachable!("these facts decide");
    };
    println!("\n{:<28}{:>8.0}ns", "to find the row", nanoseconds(|| bound.find(black_box(&facts), &worked, true)));
    println!(
        "{:<28}{:>8.0}ns",
        "to work and find the row",
        nanoseconds(|| bound.find(black_box(&facts), &bound.work(&facts), true))
    );
    println!(
        "{:<28}{:>8.0}ns",
        "what to do next, and ruling",
        nanoseconds(|| matches!(bound.next(black_box(&facts)), Next::Ruled(_)))
    );
    println!(
        "{:<28}{:>8.1}us",
        "bound to a book, from bytes",
        nanoseconds(|| BoundIncident::new(&pack, "onk-2023", "undercall").is_some()) / 1e3
    );
}

/// Nine players before the flop, three of them all-in for different amounts, two still to act.
fn nine_players() -> Round {
    let setup = Setup {
        structure: Structure::PotLimit,
        street: Street::Preflop,
        small_blind: 200,
        big_blind: 400,
        ante: Ante::BigBlind(400),
        stacks: [9000, 20_000, 2500, 1400, 12_000, 30_000, 8000, 3100, 25_000].map(Some).to_vec(),
        ..Setup::default()
    };
    let acts = [
        Action::Total(1200),
        Action::AllIn(None),
        Action::Call,
        Action::Fold,
        Action::Total(5000),
        Action::AllIn(None),
        Action::Call,
    ];
    let mut round = Round::start(&setup, [Some(0), Some(1)], 9, BettingRules::default(), SizeCheck::AsMade)
        .expect("a round that can begin");
    for (player, act) in (2..).zip(&acts) {
        round.play(player, act).expect("an act that can be");
    }
    round
}

fn betting_round() {
    let round = nine_players();
    let reader = |player| nanoseconds(|| black_box(&round).player(black_box(player)));
    println!("\n{:<28}{:>8.0}ns", "position of one of nine", (0..9).map(reader).fold(0.0, f64::max));
    println!("{:<28}{:>8.0}ns", "pots of nine players", nanoseconds(|| black_box(&round).pots()));
    println!("{:<28}{:>8.0}ns", "who is still to act", nanoseconds(|| black_box(&round).to_act().count()));
    let act = Action::Total(15_000);
    let play = || black_box(&round).clone().play(0, black_box(&act));
    println!("{:<28}{:>8.0}ns", "one act, on a copy", nanoseconds(play));
    println!("{:<28}{:>8.0}ns", "a copy", nanoseconds(|| black_box(&round).clone()));
    let line = whole_hand();
    let hand = || {
        Round::replay(black_box(&line), BettingRules::default(), SizeCheck::Enforced).map(|round| round.pots().total())
    };
    assert_eq!((line.moves.len(), hand()), (30, Ok(75_900)));
    println!("{:<28}{:>8.0}ns", "a hand of 30 acts, its pots", nanoseconds(hand));
}

/// The time to measure an offer behind a raise, with the amounts, the tables and the sums that lead to it.
fn measure() {
    let pack = built_in();
    let bound = BoundIncident::new(&pack, "onk-2023", "several-chips").expect("the incident");
    let line = read(Vocabulary::new(&pack), "blinds 100/200; A raises to 600, B 500+500 silent").expect("a line");
    let mut facts = Facts::none(bound.incident.facts.len());
    record_line(&bound.incident, &mut facts, &line).expect("what the line tells");
    let Next::Ruled(ruling) = bound.next(&facts) else {
        unreachable!("the line decides");
    };
    assert_eq!(ruling.outcome, "call-only");
    println!("{:<28}{:>8.0}ns", "a measure with its trace", nanoseconds(|| bound.work(black_box(&facts))));
}

/// Six players all-in, four pots, the hands read from their cards.
fn award() {
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let put_in = showdown::read_put_in(vocabulary, "A 500, B 1200, C 2000, D 3500, E 3500, F 3500").expect("stakes");
    let text = "A: Ah Kd; B: Qs Qc; C: 9h 9d; D: Jh Th; E: Js Td; F: 8s 8c; board Qh Kh 7s 4c 2d";
    let hands = showdown::read_showdown(vocabulary, text).expect("hands");
    let bound = BoundIncident::new(&pack, "tda-2015-de", "side-pots").expect("the incident");
    let mut facts = Facts::none(bound.incident.facts.len());
    for (fact, answer) in [
        ("put-in", Answer::Showdown(Box::new(put_in))),
        ("showdown", Answer::Showdown(Box::new(hands))),
        ("game", Answer::Choice(0)),
        ("chip", Answer::Chips(25)),
    ] {
        facts.set(bound.incident.fact(fact).expect("the fact"), Some(answer));
    }
    let Next::Ruled(ruling) = bound.next(&facts) else {
        unreachable!("these facts decide");
    };
    assert_eq!(ruling.tables.iter().find(|table| table.name == "pots").map(|table| table.rows().len()), Some(4));
    println!("\n{:<28}{:>8.1}us", "six hands read, four pots", nanoseconds(|| bound.work(black_box(&facts))) / 1e3);
    let next = || matches!(bound.next(black_box(&facts)), Next::Ruled(_));
    println!("{:<28}{:>8.1}us", "the same, and ruling", nanoseconds(next) / 1e3);
}

/// What changes at the table: between two books, and between every two of the five. Each is done a few times only.
fn table() {
    const TIMES: usize = 5;
    let pack = built_in();
    let books = pack.book_ids();
    let mut pairs: Vec<[&str; 2]> = Vec::new();
    for (at, one) in books.iter().enumerate() {
        pairs.extend(books[at + 1..].iter().map(|other| [one.as_str(), other.as_str()]));
    }
    for (name, pairs) in [("two books at the table", &pairs[..1]), ("every two of five books", &pairs[..])] {
        let once = |_| {
            let start = Instant::now();
            black_box(changes_at_table(&pack, pairs, |_| true));
            start.elapsed()
        };
        println!("{name:<28}{:>8}ms", median((0..TIMES).map(once).collect()).as_millis());
    }
}

/// A hand of 30 acts on four streets, with two all-ins on the way.
fn whole_hand() -> HandLine {
    let text = "blinds 200/400; bb ante 400; players SB BB C D E F G H I; stacks SB 60000, BB 50000, C 20000, D 2500, \
                E 40000, F 30000, G 50000, H 8000, I 25000; \
                C 1200, D all-in, E calls, F folds, G calls, H calls, I folds, SB calls, BB calls, C calls; \
                flop; SB checks, BB checks, C checks, E 3000, G calls, H all-in, SB folds, BB calls, C folds, E calls, G calls; \
                turn; BB checks, E 8000, G calls, BB calls; \
                river; BB checks, E checks, G 6000, BB folds, E calls";
    read(Vocabulary::new(&built_in()), text).expect("a hand that can be read")
}
