//! What must hold for every line, good or bad. `PROPTEST_CASES=100000 cargo test --test all notation_properties` digs
//! deeper than a usual run does.

use crate::notation::vocabulary;
use floorbook::betting::round::{
    Action, Ante, BringIn, HandLine, NewStreet, PlayerAction, Setup, Step, Street, Structure, ToAct,
};
use floorbook::betting::{Chips, MOST, Motion, Offer, Words};
use floorbook::commands::built_in;
use floorbook::locale::{self, Language, NumberContext, read_piles, steers};
use floorbook::notation::{read, show, write};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Amounts of every size.
pub fn amount() -> impl Strategy<Value = u64> {
    prop_oneof![1..100_u64, (1..100_u64).prop_map(|n| n * 100), (1..MOST), Just(MOST)]
}

fn act() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Check),
        Just(Action::Fold),
        Just(Action::Call),
        amount().prop_map(Action::Post),
        amount().prop_map(Action::Total),
        amount().prop_map(Action::RaiseBy),
        amount().prop_map(|amount| Action::AllIn(Some(amount))),
        Just(Action::AllIn(None)),
    ]
}

fn said() -> impl Strategy<Value = Words> {
    prop_oneof![
        prop::sample::select(vec![
            Words::Check,
            Words::Fold,
            Words::Call,
            Words::Bet,
            Words::Raise,
            Words::AllIn,
            Words::Pot,
        ]),
        amount().prop_map(Words::Amount),
        amount().prop_map(Words::BetOf),
        amount().prop_map(Words::RaiseOf),
        amount().prop_map(Words::RaiseTo),
        amount().prop_map(Words::RaiseBy),
    ]
}

fn motion() -> impl Strategy<Value = Motion> {
    let pile = (1..30_u64, 1..100_000_u64).prop_map(|(count, value)| Chips { count, value });
    prop_oneof![
        prop::collection::vec(pile, 1..4).prop_map(Motion::Puts),
        said().prop_map(Motion::Says),
        prop::option::of(amount()).prop_map(Motion::PullsBack),
    ]
}

fn motions() -> impl Strategy<Value = Vec<Motion>> {
    prop::collection::vec(motion(), 1..5)
}

/// How a line ends.
#[derive(Debug, Clone)]
enum End {
    Offer(prop::sample::Index, Vec<Motion>),
    ToAct(prop::sample::Index),
    Act,
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        3 => (any::<prop::sample::Index>(), motions()).prop_map(|(player, motions)| End::Offer(player, motions)),
        1 => any::<prop::sample::Index>().prop_map(End::ToAct),
        1 => Just(End::Act),
    ]
}

/// Names as lines have them: letters without the one that may be the button, positions, seats.
fn players() -> impl Strategy<Value = Vec<String>> {
    let letters: Vec<String> = "ABCEFGHSX".chars().map(String::from).collect();
    let positions = ["SB", "BB", "UTG", "UTG+1", "MP", "MP+2", "HJ", "CO", "BTN", "LJ", "EP"].map(str::to_owned);
    let seats: Vec<String> = (1..=23).map(|seat: u8| seat.to_string()).collect();
    let all = [letters, positions.to_vec(), seats].concat();
    prop::sample::subsequence(all, 1..8).prop_shuffle()
}

fn setup() -> impl Strategy<Value = Setup> {
    let structure = prop::sample::select(vec![Structure::NoLimit, Structure::PotLimit, Structure::FixedLimit]);
    let ante = prop_oneof![Just(Ante::None), amount().prop_map(Ante::Each), amount().prop_map(Ante::BigBlind)];
    let pot = prop_oneof![Just(0), amount()];
    let big_bet = prop::option::of(amount());
    (structure, street(), prop_oneof![Just(0), amount()], amount(), big_bet, ante, pot).prop_map(
        |(structure, street, small, big, big_bet, ante, pot)| Setup {
            structure,
            street,
            small_blind: small.min(big),
            big_blind: small.max(big),
            big_bet: big_bet
                .filter(|_| structure == Structure::FixedLimit && !street.is_late())
                .map(|bet| bet.max(big).max(small)),
            ante,
            pot,
            ..Setup::default()
        },
    )
}

/// A line as reading gives them, but for its text and the places in it.
fn line() -> impl Strategy<Value = HandLine> {
    let stacks = prop::collection::vec(prop::option::of(amount()), 10);
    let moves = prop::collection::vec((any::<prop::sample::Index>(), act()), 1..12);
    let streets = prop::collection::vec((0..12_usize, street()), 0..4);
    let bring_in = prop::option::of((amount(), any::<bool>()));
    (setup(), players(), stacks, moves, end(), streets, any::<bool>(), bring_in).prop_map(
        |(mut setup, mut players, stacks, moves, end, streets, complete, bring_in)| {
            let mut blinds = [None; 2];
            if setup.street == Street::Preflop {
                let named_small = setup.small_blind > 0 || players.iter().any(|player| player == "SB");
                let mut post = |name: &str| {
                    let known = players.iter().position(|player| player == name);
                    known.unwrap_or_else(|| {
                        players.push(name.to_owned());
                        players.len() - 1
                    })
                };
                blinds = [named_small.then(|| post("SB")), Some(post("BB"))];
            }
            setup.stacks = stacks[..players.len()].to_vec();
            let brings = players.len() - 1;
            setup.bring_in = bring_in
                .filter(|_| setup.street == Street::Third)
                .map(|(amount, told)| BringIn { amount, player: told.then_some(brings) });
            let step = |(player, act): (prop::sample::Index, Action)| {
                let player = player.index(players.len());
                let known = setup.stacks[player].is_some() || act != Action::AllIn(None);
                PlayerAction { player, act: if known { act } else { Action::Fold }, at: 0..0 }
            };
            let mut moves: Vec<PlayerAction> = moves.into_iter().map(step).collect();
            let (offer, to_act) = match end {
                End::Offer(player, motions) => {
                    (Some(Offer { player: player.index(players.len()), motions, at: 0..0 }), None)
                }
                End::ToAct(player) => (None, Some(ToAct { player: player.index(players.len()), at: 0..0 })),
                End::Act => (None, None),
            };
            // In the blinds an all-in of no more than the blind is the blind itself.
            for step in &mut moves {
                if let Action::AllIn(amount) = step.act
                    && blinds.contains(&Some(step.player))
                    && amount.or(setup.stacks[step.player]).is_some_and(|amount| amount <= setup.big_blind)
                {
                    step.act = Action::Fold;
                }
            }
            let new = |(after, street): (usize, Street)| NewStreet { street, after: 1 + after % moves.len(), at: 0..0 };
            let mut streets: Vec<NewStreet> = streets.into_iter().map(new).collect();
            streets.sort_by_key(|street| street.after);
            setup.complete = players.len() > 1 && (complete || setup.stacks.iter().all(Option::is_some));
            HandLine { text: String::new(), setup, players, blinds, moves, streets, offer, to_act, hidden: Vec::new() }
        },
    )
}

fn street() -> impl Strategy<Value = Street> {
    use Street::*;
    prop::sample::select(vec![
        Preflop, Preflop, Flop, Turn, River, Third, Fourth, Fifth, Seventh, Draw, FirstDraw, SecondDraw, ThirdDraw,
    ])
}

/// A line without its text and the places in it.
fn bare(mut line: HandLine) -> HandLine {
    line.text.clear();
    line.moves.iter_mut().for_each(|step| step.at = 0..0);
    line.streets.iter_mut().for_each(|street| street.at = 0..0);
    line.offer.iter_mut().for_each(|offer| offer.at = 0..0);
    line.to_act.iter_mut().for_each(|to_act| to_act.at = 0..0);
    line
}

/// Good lines in many words, to be spoilt.
const LINES: [&str; 26] = [
    "blinds 200/400; A raises to 1200, B 1000+1000 silent",
    "100 min; A 100, B all-in 125, C calls, D all-in 200",
    "blinds 100/200; flop; A 600, B raises to 1,000, C calls, D calls, E folds",
    "PL 100/200; pot 1500; turn; seat 3 bets 400, seat 5 raises 1200, BTN folds",
    "limit 200/400; UTG bets, CO raises, s5 2x200+100",
    "blinds 150/300 ante 300; UTG+1 raises to 800, SB 1x1000 silent",
    "stacks A 5 000, B 3'000; blinds 500/1000/1000; A all-in, B calls 2,5k",
    "players 3 5 8; blinds 200/400; BB posts 250 all-in; #3 calls, 8 raises by 800",
    "heads-up; blinds 100/200; D verhoogt naar 1.800, BB gaat mee",
    "Blinds 100/200; A setzt 600 ein, B erhöht auf 1\u{a0}800, C geht mit, D passt",
    "blindy 100/200; miesto 3 stavil 600, B navýšil o 1,2k, C dorovnal, 12 zahodil",
    "min 100; river: A checkt, B mlčky 2×500 + 100",
    "blinds 100/200; A raises to 600, BB calls; flop; BB checks, A bets 800, BB calls; turn: BB all-in 900",
    "limit 100/200; blinds 50/100; A raises, SB folds, BB calls; flop: BB bets, A raises; BB calls; turn; BB bets",
    "stud 100/200; ante 10; bring-in 30; A brings in, B completes, C calls, A folds; fourth street: B bets, C calls",
    "stud 1k/2k; bring-in 300; stacks B 250; B brings in, C completes to 1000; vierte Street; C setzt",
    "blinds 100/200; dead small blind; BB posts 200 with 1x1000; A calls, BB checks; first draw; BB checks, A 400",
    "blinds 100/200; BB posts only 120 all-in; A raises to 400, SB calls; draw; SB bets 200",
    "players A B others; stacks A 5k; min 100; A bets 300, B calls, flop folds",
    "heads-up; blinds 100/200; BTN callt, BB checkt, op de flop, BB checkt; am Turn; BB bets 200",
    "blinds 100/200; A raises to 600, B says raise, puts 500+500",
    "min 100; A bets 400, B „raise auf 800“, legt 500, nimmt alles zurück, legt dann noch 800",
    "min 100; A zet 400, B zegt: 'ik raise 800', trekt 50 terug en legt 2x500",
    "blindy 100/200; A navýšil na 600, B povie “call” a dá 200, potom ešte 400",
    "blinds 100/200; A calls, B raises 800",
    "min 100; A bets 500, B to act?",
];

/// A good line with pieces cut out, doubled, or put in from anywhere.
fn spoilt() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            ",",
            ";",
            ":",
            " ",
            "\n",
            "1",
            "000",
            "/",
            "+",
            "x",
            "k",
            ".",
            "#",
            "s",
            "3",
            "-",
            "A",
            "all-in",
            "silent",
            "to",
            "by",
            "min",
            "blinds",
            "100/200",
            "limit",
            "flop",
            "heads-up",
            "players",
            "stacks",
            "posts",
            "\u{301}",
            "0",
            "\"",
            "“",
            "'",
            "says",
            "puts",
            "back",
            "then",
            "and",
            "a",
            "?",
            "five hundred",
            "more",
        ])
        .prop_map(str::to_owned),
        ".{0,3}",
    ];
    let change = (any::<prop::sample::Index>(), 0..6_usize, piece);
    (prop::sample::select(LINES.to_vec()), prop::collection::vec(change, 0..5)).prop_map(|(line, changes)| {
        let mut letters: Vec<char> = line.chars().collect();
        for (at, cut, piece) in changes {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, piece.chars());
        }
        letters.into_iter().collect()
    })
}

/// Every amount that stands anywhere in a text, pile by pile and together.
fn amounts(text: &str) -> BTreeSet<u64> {
    let of_an_amount = |c: char| c.is_ascii_digit() || " .,'’\u{a0}\u{202f}kKmMxX×*+".contains(c) || c == '\t';
    let mut found = BTreeSet::new();
    for (start, _) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        let rest = &text[start..];
        let longest = rest.find(|c| !of_an_amount(c)).unwrap_or(rest.len());
        for (end, c) in rest[..longest].char_indices() {
            if let Ok(piles) = read_piles(Language::En, NumberContext::Alone, &rest[..end + c.len_utf8()]) {
                found.extend(piles.iter().flat_map(|pile| [pile.count, pile.value]));
                found.extend(floorbook::betting::total(&piles));
            }
        }
    }
    found
}

/// The amounts of a line.
fn told(line: &HandLine) -> Vec<u64> {
    let Setup { small_blind, big_blind, big_bet, ante, pot, stacks, .. } = &line.setup;
    let ante = match ante {
        Ante::None => 0,
        Ante::Each(amount) | Ante::BigBlind(amount) => *amount,
    };
    let mut told = vec![*small_blind, *big_blind, ante, *pot];
    told.extend(stacks.iter().chain([big_bet]).flatten());
    told.extend(line.setup.bring_in.map(|bring_in| bring_in.amount));
    told.extend(line.setup.blind_chips.iter().flatten().map(|pile| pile.value));
    for step in &line.moves {
        match &step.act {
            Action::Post(amount) | Action::Total(amount) | Action::RaiseBy(amount) | Action::AllIn(Some(amount)) => {
                told.push(*amount)
            }
            Action::Check | Action::Fold | Action::Call | Action::AllIn(None) => {}
        }
    }
    let chips = line.offer.iter().flat_map(Offer::puts).flatten();
    told.extend(chips.flat_map(|pile| [pile.count, pile.value]).filter(|number| *number > 1));
    told.extend(line.offer.iter().flat_map(|offer| &offer.motions).filter_map(|motion| match motion {
        Motion::Says(
            Words::Amount(amount)
            | Words::BetOf(amount)
            | Words::RaiseOf(amount)
            | Words::RaiseTo(amount)
            | Words::RaiseBy(amount),
        ) => Some(*amount),
        Motion::PullsBack(amount) => *amount,
        Motion::Says(_) | Motion::Puts(_) => None,
    }));
    told.retain(|amount| *amount > 0);
    told
}

/// The bets on top of which an all-in of a line was said.
fn bets(line: &HandLine) -> Vec<u64> {
    let mut bet = if line.blinds[1].is_some() { line.setup.big_blind } else { 0 };
    let mut before = Vec::new();
    for step in line.steps() {
        let Step::PlayerAction(step) = step else {
            bet = 0;
            continue;
        };
        match step.act {
            Action::RaiseBy(by) => bet += by,
            Action::Total(total) => bet = bet.max(total),
            Action::AllIn(amount) => {
                before.push(bet);
                bet = bet.max(amount.or(line.setup.stacks[step.player]).unwrap_or_default());
            }
            _ => {}
        }
    }
    before
}

/// What holds for any text: nothing panics; what is read is sound and comes back the same; what is not is shown safely.
fn sound(text: &str) -> Result<(), TestCaseError> {
    match read(vocabulary(), text) {
        Ok(line) => {
            let mut known = amounts(text);
            // The words for numbers among the pieces, and what they are together.
            known.extend([5, 500].into_iter().filter(|_| text.contains("five")));
            let bets = bets(&line);
            for amount in told(&line) {
                // `raises by 500 all-in` is told as all-in with the total.
                let on_top = |bet: &u64| amount > *bet && known.contains(&(amount - bet));
                prop_assert!(known.contains(&amount) || bets.iter().any(on_top), "{text:?} has no {amount}: {line:?}");
            }
            prop_assert!(line.moves.iter().all(|step| step.player < line.players.len()));
            prop_assert!(
                line.moves.iter().all(|step| line.text.get(step.at.clone()).is_some_and(|act| !act.is_empty()))
            );
            prop_assert!(line.moves.is_sorted_by(|one, next| one.at.end <= next.at.start));
            prop_assert_eq!(line.setup.stacks.len(), line.players.len());
            let names: BTreeSet<&String> = line.players.iter().collect();
            prop_assert_eq!(names.len(), line.players.len());
            let written = write(&line);
            let again = read(vocabulary(), &written);
            prop_assert!(again.is_ok(), "{text:?} is written {written:?}: {again:?}");
            prop_assert_eq!(again.ok().map(bare), Some(bare(line)), "{:?} is written {:?}", text, written);
        }
        Err(error) => {
            prop_assert!(text.get(error.at.clone()).is_some(), "{text:?}: {error:?}");
            let pack = built_in();
            for width in [20, 60] {
                let shown = show(&locale::Words::new(Language::Nl, &pack), text, &error, width);
                let widest = shown.lines().map(textwrap_width).max();
                prop_assert!(widest.is_some_and(|widest| widest <= width), "{text:?}:\n{shown}");
                prop_assert!(!shown.chars().any(|c| c != '\n' && steers(c)), "{shown:?}");
                prop_assert_eq!(shown.lines().nth(1).map(|line| line.trim_start_matches([' ', '^'])), Some(""));
            }
        }
    }
    Ok(())
}

/// How many columns a text takes, as terminals count them.
fn textwrap_width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_the_same(line in line()) {
        let text = write(&line);
        let read = read(vocabulary(), &text);
        prop_assert!(read.is_ok(), "{text}: {read:?}");
        let read = read.ok().map(bare);
        prop_assert_eq!(read.as_ref().map(write), Some(text));
        prop_assert_eq!(read, Some(bare(line)));
    }

    #[test]
    fn a_spoilt_line_is_sound_or_an_error(text in spoilt()) {
        sound(&text)?;
    }

    #[test]
    fn any_text_is_sound_or_an_error(text in "(?s).{0,80}", line in prop::sample::select(LINES.to_vec()), cut in 0..60_usize) {
        sound(&text)?;
        let start: String = line.chars().take(cut).collect();
        sound(&(start + &text))?;
    }

    #[test]
    fn words_in_any_order_are_sound_or_an_error(words in prop::collection::vec(word(), 0..14)) {
        sound(&words.join(" "))?;
        sound(&format!("min 100; A {}", words.join(" ")))?;
    }
}

fn word() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "blinds",
        "100/200",
        "1/2/2",
        "min",
        "100",
        "1,200",
        "1.2k",
        "2x500",
        "limit",
        "PL",
        "flop",
        "river",
        "pot",
        "stacks",
        "players",
        "others",
        "stud",
        "bring-in",
        "brings in",
        "completes",
        "fourth",
        "draw",
        "dead SB",
        "with",
        "heads-up",
        "A",
        "B",
        "D",
        "3",
        "seat",
        "SB",
        "BB",
        "BTN",
        "UTG",
        "+1",
        "checks",
        "folds",
        "calls",
        "bets",
        "raises",
        "all-in",
        "posts",
        "silent",
        "to",
        "by",
        "for",
        "chips",
        ",",
        ",",
        ",",
        ";",
        ";",
        "\n",
        "mit",
        "met",
        "gaat",
        "geht",
        "o",
        "na",
        "s5",
        "more",
        "makes it",
        "schuift",
        "in",
        "200",
        "1 200",
        "2 500",
        "\"",
        "\"",
        "„",
        "“",
        "says",
        "zegt",
        "says",
        "raise",
        "call",
        "five hundred",
        "hundred",
        "puts",
        "dá",
        "adds",
        "takes",
        "back",
        "all",
        "pulls",
        "terug",
        "then",
        "and",
        "en",
        "a",
        "potom",
        "another",
        "?",
        "to act",
        "completes",
        "pot",
        "I'm",
        "ik",
        "bet",
    ])
}
