//! What holds of seats, blinds, chips, tables and prizes whatever the numbers, as whole incidents under every book. The
//! arithmetic by itself has its properties beside it, in `src/poker/tournament`.

use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next, Ruling};
use floorbook::ids::BookId;
use floorbook::incident::{AmountTable, Facts};
use floorbook::interview::read_fact;
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;
use proptest::prelude::*;

/// An incident under a book with these facts.
fn told<'p>(pack: &'p Pack, book: &BookId, incident: &str, typed: &[(&str, &str)]) -> (BoundIncident<'p>, Facts) {
    let words = Words::new(Language::En, pack);
    let bound = BoundIncident::new(pack, book, incident).expect("an incident");
    let mut facts = Facts::none(bound.incident.facts.len());
    for (name, value) in typed {
        let at = bound.incident.fact(name).unwrap_or_else(|| panic!("{incident}: {name}"));
        let answer = read_fact(&words, &bound.incident, &bound.incident.facts[at], value);
        facts.set(at, Some(answer.unwrap_or_else(|error| panic!("{name}={value}: {error:?}"))));
    }
    (bound, facts)
}

/// The outcomes of a ruling, one or several to choose from, each with its orders.
fn outcomes(ruling: &Ruling) -> Vec<(String, Vec<String>)> {
    let orders = |orders: &[&_]| orders.iter().map(|order: &&floorbook::ids::StepId| order.to_string()).collect();
    match ruling.alternatives.as_slice() {
        [] => vec![(ruling.outcome.to_owned(), orders(&ruling.orders))],
        several => several.iter().map(|one| (one.outcome.to_owned(), orders(&one.orders))).collect(),
    }
}

#[test]
fn nobody_is_big_blind_twice_in_a_row_when_heads_up_begins() {
    let pack = built_in();
    for book in pack.book_ids() {
        let (bound, facts) = told(&pack, &book, "heads-up-start", &[("last-big-blind", "still-in")]);
        let Next::Ruled(ruling) = bound.next(&facts) else { panic!("{book}: no ruling") };
        for (outcome, orders) in outcomes(&ruling) {
            assert_eq!(outcome, "other-player-big-blind", "{book}");
            // The last big blind has the button where the button posts the small blind, and is across from it where it
            // posts the big one.
            let small = orders.iter().any(|order| order == "button-posts-small-blind");
            let big = orders.iter().any(|order| order == "button-posts-big-blind");
            let on_button = orders.iter().any(|order| order == "button-to-last-big-blind");
            let across = orders.iter().any(|order| order == "button-across-from-last-big-blind");
            assert_eq!((small, big), (on_button, across), "{book}: {orders:?}");
        }
    }
}

#[test]
fn with_three_or_more_the_big_blind_goes_on_to_somebody_else() {
    let pack = built_in();
    let gone = ["small-blind", "big-blind", "small-and-big-blind", "button", "button-and-big-blind", "all-three"];
    for book in pack.book_ids() {
        for gone in gone.into_iter().chain(["button-and-small-blind", "another-seat"]) {
            let typed = [("players-left", "three-or-more"), ("gone", gone)];
            let (bound, facts) = told(&pack, &book, "dead-button", &typed);
            let Next::Ruled(ruling) = bound.next(&facts) else { panic!("{book} {gone}: no ruling") };
            for (outcome, orders) in outcomes(&ruling) {
                let has = |name: &str| orders.iter().any(|order| order == name);
                assert!(has("next-player-posts-big") || has("two-after-button-post"), "{book} {gone} {outcome}");
                let last_posts = has("last-big-blind-posts-small");
                assert!(!last_posts || !gone.contains("big-blind"), "{book} {gone}: who is gone posts nothing");
            }
        }
    }
}

/// What a ruling says without the order of its rows; why there is none.
fn said(pack: &Pack, book: &BookId, incident: &str, typed: &[(&str, &str)]) -> String {
    let (bound, facts) = told(pack, book, incident, typed);
    match bound.next(&facts) {
        Next::Ruled(ruling) => {
            let rows = |table: &AmountTable| {
                let mut rows: Vec<String> = table.rows().map(|row| format!("{row:?}")).collect();
                rows.sort();
                rows
            };
            let tables: Vec<_> = ruling.tables.iter().map(|table| (table.name, rows(table))).collect();
            format!("{:?} {:?} {:?} {tables:?}", outcomes(&ruling), ruling.coverage, ruling.amounts)
        }
        Next::Impossible(why) => why.key.to_owned(),
        Next::Ask(fact) => format!("ask {fact}"),
        Next::Open(rows, facts) => format!("open {rows:?} {facts:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tables_and_seats_told_in_another_order_are_ruled_alike(
        players in prop::collection::vec(1_u64..10, 2..7),
        chips in prop::collection::vec((1_u64..9, 0_u64..4), 2..9),
        turn in 0_usize..9,
    ) {
        let pack = built_in();
        let both = |mut entries: Vec<String>| {
            let first = entries.join("; ");
            let turn = turn % entries.len();
            entries.rotate_left(turn);
            entries.reverse();
            [first, entries.join("; ")]
        };
        let tables = both(players.iter().enumerate().map(|(at, players)| format!("T{at}: {players}")).collect());
        let pile = |(count, value): (u64, u64)| if count > 0 { format!(" {count}x{value}") } else { String::new() };
        let seats = chips.iter().zip(1..).map(|((small, big), seat)| format!("{seat}:{}{}", pile((*small, 25)), pile((*big, 100))));
        let seats = both(seats.collect());
        for book in pack.book_ids() {
            let balanced = |tables: &str| said(&pack, &book, "table-balance", &[("game", "flop"), ("tables", tables)]);
            prop_assert_eq!(balanced(&tables[0]), balanced(&tables[1]), "{}", book);
            let halted = |tables: &str| said(&pack, &book, "halt-play", &[("tables", tables), ("full-table", "9")]);
            prop_assert_eq!(halted(&tables[0]), halted(&tables[1]), "{}", book);
            let raced = |seats: &str| {
                let typed = [("removed", "25"), ("next", "100"), ("cards-drawn", "no"), ("seats", seats)];
                said(&pack, &book, "chip-race", &typed)
            };
            prop_assert_eq!(raced(&seats[0]), raced(&seats[1]), "{}", book);
        }
    }

    #[test]
    fn players_who_are_out_are_paid_alike_in_whatever_order_they_are_told(
        stacks in prop::collection::vec(1_u64..100_000, 2..6),
        left in 10_u64..20,
        one_table in any::<bool>(),
    ) {
        // Two with the same stack have no order of their own.
        prop_assume!((1..stacks.len()).all(|at| !stacks[..at].contains(&stacks[at])));
        let pack = built_in();
        let table = |at: usize| if one_table { 0 } else { at };
        let mut out: Vec<String> =
            stacks.iter().zip('A'..).enumerate().map(|(at, (stack, name))| format!("{name} T{} {stack}", table(at))).collect();
        let first = out.join("; ");
        out.reverse();
        let other = out.join("; ");
        let left = left.to_string();
        for book in pack.book_ids() {
            for hand in ["hand-for-hand", "announcement"] {
                let paid = |out: &str| {
                    let prizes = ("prizes", "1: 5000, 2: 3000, 3-12: 1000.01");
                    let typed = [("hand", hand), ("players-left", left.as_str()), prizes, ("out", out)];
                    said(&pack, &book, "hand-for-hand-payout", &typed)
                };
                prop_assert_eq!(paid(&first), paid(&other), "{} {}", book, hand);
            }
        }
    }
}
