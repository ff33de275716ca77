//! Raises, bets and completed blinds: to or by, as players tell them, and what nobody can know.

use crate::readings::{all, none, offered};
use floorbook::betting::round::Action;
use floorbook::betting::{Chips, Motion, Words};
use floorbook::notation::Expected;

#[test]
fn a_raise_of_no_more_than_the_bet_is_to_or_by() {
    none(
        "500",
        Expected::ToOrBy { amount: 500, bet: 500 },
        &[
            "min 100; A bets 500, B raises 500, C folds",
            "min 100; A bets 500, B makes it 500",
            "min 100; A bets 500, B raises to 500",
            "min 100; A zet 500, B verhoogt 500",
            "min 100; A zet 500, B maakt er 500 van",
            "min 100; A setzt 500, B erhöht 500",
            "min 100; A setzt 500, B macht 500",
            "min 100; A stavil 500, B navýšil 500",
            "min 100; A stavil 500, B zvyšuje 500",
            "PL; min 100; pot 900; A bets 500, B raises 500 all-in",
            "blinds 250/500; A raises 500",
            "limit 250/500; flop; A bets 250, B raises 500, C raises 500",
        ],
    );
    none("400", Expected::ToOrBy { amount: 400, bet: 500 }, &["min 100; A bets 500, B raises 400"]);
    none("400", Expected::ToOrBy { amount: 400, bet: 1000 }, &["stacks A 1000; min 100; A all-in, B raises 400"]);
    all(
        &Action::Total(501),
        &[
            "min 100; A bets 500, B raises to 501",
            "min 100; A zet 500, B maakt er 501 van",
            "min 100; A 500, B macht 501",
            "min 100; A 500, B spravil to na 501",
        ],
    );
    all(
        &Action::Total(500),
        &["min 100; A raises 500", "min 100; A checks, B raises 500", "min 100; A bets 500, B 500"],
    );
}

#[test]
fn a_raise_above_the_bet_is_what_was_said_at_the_end_and_refused_before_it() {
    let said = |amount| [Motion::Says(Words::RaiseOf(amount))];
    offered(
        &said(800),
        &[
            "min 100; A bets 500, B raises 800",
            "min 100; A zet 500, B verhoogt 800",
            "min 100; A setzt 500, B erhöht 800;",
            "min 100; A stavil 500, B navýšil 800",
            "stacks B 1300; min 100; A bets 500, B raises 800",
        ],
    );
    offered(&said(600), &["blinds 100/200; A raises 600"]);
    none(
        "800",
        Expected::ToOrBy { amount: 800, bet: 500 },
        &[
            "min 100; A bets 500, B raises 800, C folds",
            "min 100; A zet 500, B verhoogt 800, C foldt",
            "min 100; A setzt 500, B erhöht 800, C foldet",
            "min 100; A stavil 500, B navýšil 800, C foldne",
            "min 100; A bets 500, B raises 800, C to act",
            "stacks B 1300; min 100; A bets 500, B raises 800, C folds",
        ],
    );
    // No chips for a raise by 800, and nothing to raise: only the total is left.
    all(
        &Action::Total(800),
        &[
            "stacks B 1299; min 100; A bets 500, B raises 800",
            "min 100; A checks, B raises 800",
            "min 100; A raises 800",
        ],
    );
    all(&Action::AllIn(Some(800)), &["min 100; A bets 500, B raises 800 all-in"]);
    // In limit a raise has one size, and after a short bet it may be both.
    all(&Action::Total(200), &["limit 100/200; A bets 100, B raises 200", "limit 100/200; A all-in 60, B raises 200"]);
    offered(&said(100), &["limit 100/200; A all-in 60, B raises 100"]);
    none("100", Expected::ToOrBy { amount: 100, bet: 60 }, &["limit 100/200; A all-in 60, B raises 100, C folds"]);
}

#[test]
fn nobody_bets_where_there_is_a_bet() {
    none(
        "500",
        Expected::BetFaced(500),
        &[
            "min 100; A bets 500, B bets 500",
            "min 100; A bets 500, B bets 500, C folds",
            "min 100; A zet 500, B zet 500 in",
            "min 100; A setzt 500, B setzt 500",
            "min 100; A stavil 500, B vsadil 500",
        ],
    );
    none("200", Expected::BetFaced(200), &["blinds 100/200; A bets 200", "limit 200/400; A bets, B bets 200"]);
    none("100", Expected::BetFaced(200), &["blinds 100/200; A bets 100"]);
    all(&Action::Total(501), &["min 100; A bets 500, B bets 501"]);
    all(&Action::Total(500), &["min 100; A bets 500, B 500", "min 100; A checks, B bets 500"]);
    all(&Action::Call, &["min 100; A bets 500, B calls 500"]);
    all(&Action::AllIn(Some(300)), &["min 100; A bets 500, B bets 300 all-in"]);
}

#[test]
fn only_a_small_blind_and_a_short_all_in_are_completed() {
    all(
        &Action::Call,
        &[
            "blinds 100/200; SB completes",
            "blinds 100/200; A calls, SB completes to 200",
            "blinds 100/200; SB completes 100",
            "blinds 100/200; SB vult aan",
            "blinds 100/200; SB füllt auf",
            "blinds 100/200; SB doplní",
            "heads-up; blinds 100/200; BTN completes",
        ],
    );
    all(
        &Action::Total(200),
        &[
            "limit 100/200; A bets, B all-in 125, C completes",
            "limit 100/200; A bets, B all-in 150, C completes to 200",
            "limit 100/200; A bets, B all-in 199, C vult aan",
        ],
    );
    all(
        &Action::Total(100),
        &["limit 100/200; A all-in 60, B füllt auf", "limit 100/200; A all-in 60, B doplnil na 100"],
    );
    none(
        "completes",
        Expected::Completes,
        &[
            "blinds 100/200; A completes",
            "blinds 100/200; A 600, SB completes",
            "min 100; A all-in 60, B completes",
            "limit 100/200; A bets, B completes",
            "limit 100/200; A completes",
            "limit 100/200; A bets, B all-in 125, C completes to 225",
        ],
    );
}

#[test]
fn a_raise_to_or_by_an_amount_means_one_thing() {
    all(
        &Action::RaiseBy(500),
        &[
            "min 100; A bets 500, B raises by 500",
            "min 100; A bets 500, B raises 500 more",
            "min 100; A bets 500, B raises 500 chips more",
            "min 100; A bets 500, B raises another 500",
            "min 100; A zet 500, B verhoogt met 500",
            "min 100; A zet 500, B verhoogt 500 erbij",
            "min 100; A setzt 500, B erhöht um 500",
            "min 100; A setzt 500, B erhöht um weitere 500",
            "min 100; A stavil 500, B navýšil o 500",
            "min 100; A stavil 500, B navýšil o 500 viac",
        ],
    );
    all(&Action::RaiseBy(800), &["min 100; A bets 500, B raises 800 more"]);
    all(&Action::AllIn(Some(1000)), &["min 100; A bets 500, B raises by 500 all-in"]);
    all(
        &Action::Total(1000),
        &[
            "min 100; A bets 500, B raises to 1000",
            "min 100; A 500, B verhoogt naar 1000",
            "min 100; A 500, B erhöht auf 1000",
            "min 100; A 500, B navýšil na 1000",
        ],
    );
    none("more", Expected::Next, &["min 100; A bets 500, B raises to 1000 more"]);
}

#[test]
fn in_fixed_limit_a_raise_of_the_bet_is_the_raise() {
    all(
        &Action::RaiseBy(100),
        &[
            "limit 100/200; A bets, B raises 100",
            "limit 100/200; A bets 100, B makes it 100",
            "limit 100/200; A zet 100, B verhoogt 100",
            "limit 100/200; A setzt 100, B erhöht 100",
            "limit 100/200; A stavil 100, B navýšil 100",
            "limit 100/200; A bets, B raises, C raises 100",
        ],
    );
    all(
        &Action::Total(200),
        &["limit 100/200; A bets 100, B raises 200", "limit 100/200; A bets 100, B raises to 200"],
    );
    all(
        &Action::RaiseBy(200),
        &["limit 200/400; blinds 100/200; A raises 200", "limit 100/200; river; A bets, B raises 200"],
    );
    // "To" cannot be "by"; and after less than a whole bet a raise could be a completion.
    none("100", Expected::ToOrBy { amount: 100, bet: 100 }, &["limit 100/200; A bets, B raises to 100"]);
    none("100", Expected::ToOrBy { amount: 100, bet: 125 }, &["limit 100/200; A bets, B all-in 125, C raises 100"]);
}

#[test]
fn a_minimum_raise_goes_by_the_largest_raise_before_it() {
    all(
        &Action::Total(400),
        &[
            "blinds 100/200; A min-raises",
            "blinds 100/200; A doet een minimale raise",
            "blinds 100/200; A macht ein Minimum-Raise",
        ],
    );
    all(
        &Action::Total(800),
        &[
            "blinds 100/200; A raises to 500, B min-raises",
            "blinds 100/200; A raises to 500, B minraist",
            "blinds 100/200; A raises to 500, B erhöht minimal",
            "blinds 100/200; A raises to 500, B minraisuje",
            "blinds 100/200; A raises to 500, B clicks it back",
            // A full raise that is all-in is one like any other.
            "blinds 100/200; A all-in 500, B min-raises",
        ],
    );
    // Where nobody has bet there is none, and after an all-in for less the books measure it by different things.
    none("min-raises", Expected::RaiseAmount, &["min 100; flop; A min-raises"]);
    none("min-raises", Expected::RaiseAmount, &["min 100; flop; A 300, B all-in 400, C min-raises"]);
    offered(&[Motion::Says(Words::RaiseTo(800))], &["blinds 100/200; A raises to 500, B says min-raise"]);
}

#[test]
fn no_book_knows_a_straddle() {
    none("straddles", Expected::NoStraddle, &["blinds 100/200; UTG straddles 400, A raises to 1200"]);
    none("straddelt", Expected::NoStraddle, &["blinds 100/200; UTG straddelt 400"]);
    // A third amount of twice the big blind could be one; the ante of the big blind is not.
    none("400", Expected::AnteOrStraddle(400), &["100/200/400; A raises to 1200", "blinds 100/200/400; A calls"]);
    all(&Action::Total(600), &["blinds 100/200/200; A 600", "blinds 100/200; bb ante 400; A 600"]);
}

#[test]
fn on_top_of_a_bet_is_a_raise_by_so_much_with_a_verb_of_raising() {
    all(
        &Action::RaiseBy(2000),
        &[
            "min 100; A bets 1000, B raises 2000 on top",
            "min 100; A zet 1000, B verhoogt 2000 bovenop",
            "min 100; A zet 1000, B verhoogt met 2000",
            "min 100; A setzt 1000, B erhöht 2000 drauf",
            "min 100; A setzt 1000, B erhöht noch 2000 obendrauf",
            "min 100; A stavil 1000, B navýšil 2000 navrch",
        ],
    );
    offered(
        &[Motion::Says(Words::RaiseBy(2000))],
        &[
            "min 100; A bets 1000, B says 2000 on top",
            "min 100; A zet 1000, B zegt 2000 bovenop",
            "min 100; A setzt 1000, B sagt 2000 drauf",
            "min 100; A stavil 1000, B povie 2000 navrch",
        ],
    );
}

#[test]
fn chips_on_top_of_a_bet_are_asked_about_unless_they_were_named_or_come_after_others() {
    let expected = Expected::OnTop { amount: 2000, bet: 1000 };
    none(
        "2000 on top",
        expected,
        &[
            "min 100; A bets 1000, B puts 2000 on top",
            "min 100; A bets 1000, B 2000 on top, C folds",
            "min 100; A bets 1000, B says raise, puts 2000 on top",
            "min 100; A bets 1000, B bets 2000 on top",
        ],
    );
    none("2000 bovenop", expected, &["min 100; A zet 1000, B legt er 2000 bovenop"]);
    none("2000 obendrauf", expected, &["min 100; A setzt 1000, B legt 2000 obendrauf"]);
    none("2000 drauf", expected, &["min 100; A setzt 1000, B setzt 2000 drauf"]);
    none("2000 navrch", expected, &["min 100; A stavil 1000, B prihodí 2000 navrch"]);
    let chips = |count, value| Motion::Puts(vec![Chips { count, value }]);
    offered(
        &[chips(1, 5000)],
        &["min 100; A bets 1000, B puts a 5000 chip on top", "min 100; A setzt 1000, B wirft einen 5000er obendrauf"],
    );
    offered(&[chips(2, 1000)], &["min 100; A bets 1000, B puts 2x1000 on top"]);
    offered(&[chips(1, 1000), chips(1, 2000)], &["min 100; A bets 1000, B puts 1000, then puts 2000 on top"]);
    offered(&[Motion::Says(Words::Call), chips(1, 2000)], &["min 100; A bets 1000, B says call, puts 2000 on top"]);
    offered(&[chips(1, 2000)], &["min 100; flop; A checks, B puts 2000 on top"]);
}
