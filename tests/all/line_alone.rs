//! A line alone, as a floor person tells it: chips of which nobody said which they are, all-in with a part of the stack,
//! acts before the turn, blinds without change, several statements. Each is ruled as it was told, or asked about, and never
//! as something else.

use crate::command_line::{err as err_of, floor, out as out_of};
use crate::line::shown;
use crate::notation::vocabulary;
use floorbook::betting::Chips;
use floorbook::betting::round::Action;
use floorbook::notation::{Expected, read, write};

pub(crate) const LANGUAGES: [&str; 4] = ["en", "nl", "de", "sk"];

pub(crate) fn err(args: &[&str]) -> String {
    err_of(&floor(args))
}

#[track_caller]
fn shows(line: &str, extra: &[&str], want: &[(&str, &str)]) {
    let owned = |(incident, outcome): &(&str, &str)| ((*incident).to_owned(), (*outcome).to_owned());
    assert_eq!(shown(line, extra), want.iter().map(owned).collect::<Vec<_>>(), "{line}");
}

#[test]
fn an_amount_that_is_no_chip_is_never_ruled_as_one() {
    // 500 and 1,000 are chips: an overchip is a call. 1,100 is several, and which they are decides.
    for chip in ["1000", "5000", "1x2000", "1x2500", "a 2000 chip"] {
        let line = format!("blinds 100/200; A raises to 600, B puts {chip}");
        shows(&line, &[], &[("oversized-chip", "call-only")]);
    }
    // Hardly any tournament has chips of 2,000 and 2,500.
    for amount in [2000, 2500] {
        let line = format!("blinds 100/200; A raises to 600, B puts {amount}");
        shows(&line, &[], &[("several-chips", "raise")]);
    }
    // Below half a raise they are a call, whichever they are.
    for amount in [650, 700, 790] {
        shows(&format!("blinds 100/200; A raises to 600, B puts {amount}"), &[], &[("several-chips", "call-only")]);
    }
    shows("blinds 100/200; A raises to 600, B puts 600", &[], &[("undercall", "full-call-made")]);
    // And a raise where one of them less is above the call, whichever it is: of 1,100 the smallest is 250 at most.
    for amount in [1100, 1500, 4000] {
        shows(&format!("blinds 100/200; A raises to 600, B puts {amount}"), &[], &[("several-chips", "raise")]);
    }
    for (bet, amount) in [(600, 800), (1000, 1500)] {
        let line = format!("blinds 100/200; A raises to {bet}, B puts {amount}");
        let said = err(&["--lang", "en", "decide", &line]);
        assert!(said.contains("chips"), "{line}: {said}");
        assert_eq!(floor(&["decide", &line]).status.code(), Some(2), "{line}");
    }
    let line = "blinds 100/200; A raises to 600, B puts 1100";
    shows(line, &["chips=1000+100"], &[("several-chips", "raise")]);
    shows(line, &["chips=500+500+100"], &[("several-chips", "raise")]);
    // Chips that are worth something else are not those of the line.
    for language in LANGUAGES {
        let said = err(&["--lang", language, "decide", line, "chips=1000+500"]);
        assert!(said.contains("1000+100") && !said.contains("impossible-"), "{said}");
    }
    // Behind a word it does not matter which they are, nor where they are short of the call.
    shows("blinds 100/200; A raises to 600, B says raise, puts 1100", &[], &[("raise-size", "raise")]);
    shows("blinds 100/200; A raises to 600, B says call, puts 1100", &[], &[("overbet-for-change", "call-only")]);
    shows("min 100; flop; players A B C; A 500, B puts 400", &[], &[("undercall", "full-call-owed")]);
}

#[test]
fn chips_beside_those_of_an_earlier_bet_need_a_name_only_where_it_decides() {
    // Below half of the raise they are a call under each book, and a raise is a raise where no test of one chip is open.
    let line = |acts: &str| format!("blinds 100/200; A raises to 800, {acts}");
    for (acts, outcome) in [
        ("BB puts 650", "call-only"),
        ("BB puts 850", "call-only"),
        ("BB puts 1150", "made-up"),
        ("BB puts 1450", "raise"),
        ("BB pulls back 100, puts 750", "call-only"),
        ("BB pulls back 200, puts 850", "call-only"),
    ] {
        shows(&line(acts), &[], &[("prior-bet-chips", outcome)]);
    }
    // 600 alone are a full raise on 400, of two chips or more one of which may leave less than the call. A book with a rule on
    // several new chips does not ask.
    let line = "blinds 100/200; A raises to 400, BB puts 600";
    assert_eq!(floor(&["--book", "tda-2015-de", "decide", line]).status.code(), Some(2));
    assert_eq!(floor(&["--book", "tda-2015-de", "decide", line, "added=500+100"]).status.code(), Some(0));
    shows(line, &[], &[("prior-bet-chips", "raise")]);
}

#[test]
fn a_short_bet_of_an_earlier_street_is_seen_and_comes_too_late() {
    let line = |rest: &str| {
        let flop = "flop; SB bets 50, BB calls, A calls";
        format!("players A SB BB; blinds 100/200; A calls, SB calls, BB checks; {flop}; {rest}")
    };
    for rest in
        ["turn", "turn; SB checks", "turn; SB bets 300, BB to act", "turn; SB checks, BB checks, A checks; river"]
    {
        shows(&line(rest), &[], &[("underbet-underraise", "stands")]);
    }
    // One of the street that is played can still be made up, and what is offered now is another matter.
    shows(&line("turn; SB bets 150, BB calls"), &[], &[("underbet-underraise", "corrected")]);
    shows(&line("turn; SB bets 300, BB puts 500"), &[], &[("oversized-chip", "call-only")]);
}

#[test]
fn bet_without_an_amount_binds_to_one() {
    let flop = |acts: &str| format!("blinds 100/200; A calls, BB checks; flop; BB checks, {acts}");
    shows(&flop("A says bet"), &[], &[("invalid-declaration", "minimum-bet")]);
    shows(&flop("A says bet, puts 1000"), &[], &[("oversized-chip", "bet")]);
    // Where somebody has bet, the word does not say what it is.
    shows("blinds 100/200; A raises to 600, B says bet", &[], &[("invalid-declaration", "bet-over-bet")]);
    shows("blinds 100/200; A raises to 600, B says bet, puts 1200", &[], &[("invalid-declaration", "bet-over-bet")]);
}

#[test]
fn chips_behind_a_number_show_what_it_means() {
    for (offer, outcome) in [
        ("\"fifteen\", puts 1000+500", "shown-by-chips"),
        ("\"raise to fifteen\", puts 1500", "shown-by-chips"),
        ("\"fifteen\", puts 2x1000", "shown-by-chips"),
        ("\"raise five\", puts 1000+100", "shown-by-chips"),
        ("\"five more\", puts 1000+100", "shown-by-chips"),
        // These chips are no amount that the number can mean.
        ("\"fifteen\", puts 1000", "above-the-pot"),
    ] {
        shows(&format!("blinds 100/200; A raises to 600, B {offer}"), &[], &[("unclear-amount", outcome)]);
    }
    // A number that is what was put out means itself.
    shows("min 10; flop; A says 15, puts 10+5", &[], &[("raise-size", "bet")]);
}

#[test]
fn a_list_with_both_blinds_tells_who_opens_a_street() {
    let preflop = |acts: &str| format!("players SB BB UTG CO BTN; blinds 100/200; {acts}");
    let flop = |acts: &str| preflop(&format!("UTG calls, CO folds, BTN folds, SB calls, BB checks; flop; {acts}"));
    for (line, outcome) in [
        (preflop("CO raises to 600"), "player-in-turn-first"),
        (preflop("CO raises to 600, UTG folds"), "early-action-binds"),
        (preflop("CO raises to 600, UTG raises to 1000"), "free"),
        (flop("BB bets 300"), "player-in-turn-first"),
        (flop("BB bets 300, SB checks"), "early-action-binds"),
    ] {
        shows(&line, &[], &[("out-of-turn", outcome)]);
    }
    // In turn, and where only stacks are told, nothing is seen.
    for line in [
        preflop("UTG folds, CO raises to 600"),
        flop("SB checks, BB bets 300"),
        "players A B C; blinds 100/200; A raises to 600".to_owned(),
        "stacks SB 3000, BB 3000, A 5000, B 4000; blinds 100/200; B raises to 600".to_owned(),
    ] {
        assert!(shown(&line, &[]).iter().all(|(id, _)| !id.contains("out-of-turn")), "{line}");
    }
    // A list without the blinds begins with the first to act, or it does not.
    let said = err(&["--lang", "en", "decide", "players A B C; blinds 100/200; B raises to 600"]);
    assert!(said.contains("Who acts first, A or B?"), "{said}");
}

#[test]
fn what_was_raised_before_the_flop_leaves_the_flop_as_it_is() {
    let flop = "flop; SB bets 400, BB calls, B raises, SB all-in 900, BB calls; B to act";
    let line = |before: &str| format!("limit 400/800; blinds 200/400; C all-in 500, B calls, {before}; {flop}");
    // The other books name the part of a bet that reopens, and a size of the first street that it forbids.
    for book in ["pokerpunt", "dpc"] {
        let ruled = |before: &str| {
            let said = out_of(&floor(&["--lang", "en", "--book", book, "--format", "json", "decide", &line(before)]));
            let json: serde_json::Value = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{book}: {error}"));
            json["rulings"][0]["outcome"].clone()
        };
        for before in ["SB raises to 900, BB calls, B calls", "SB calls, BB calls"] {
            assert_eq!(ruled(before), "limit-not-said", "{book}: {before}");
        }
    }
}

#[test]
fn all_in_binds_to_the_stack_whatever_part_of_it_was_put_out() {
    let line = "stacks B 5000; blinds 100/200; A raises to 600, B says all-in, puts 2x1000";
    for book in ["onk-2023", "pokerpunt", "tda-2015-de", "tda-2019-sk", "dpc"] {
        let said = out_of(&floor(&["--lang", "en", "--book", book, "--format", "json", "decide", line]));
        let json: serde_json::Value = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{book}: {error}"));
        let ruling = &json["rulings"][0];
        assert_eq!((&ruling["outcome"], &ruling["amounts"]["total"]), (&"raise".into(), &5000.into()), "{book}");
    }
    shows("stacks B 5000; min 100; flop; A 600, B says all-in, puts 1000", &[], &[("oversized-chip", "raise")]);
    // Short of the call it is an all-in for less; with the chips put out first, they come first.
    shows("stacks B 500; min 100; flop; A 600, B says all-in, puts 100", &[], &[("raise-size", "all-in-for-less")]);
    let line = "stacks B 5000; min 100; flop; A 600, B puts 2x1000, says all-in";
    assert_eq!(shown(line, &[])[0].0, "words-and-chips-differ");
}

#[test]
fn an_act_before_the_turn_is_seen_where_everybody_is_told() {
    let early = |acts: &str| format!("players A B C; min 100; flop; A bets 300, {acts}");
    for (acts, outcome) in [
        ("C calls", "player-in-turn-first"),
        ("C raises to 900", "player-in-turn-first"),
        ("C calls, B to act", "player-in-turn-first"),
        ("C calls, B folds", "early-action-binds"),
        ("C calls, B calls", "early-action-binds"),
        ("C calls, B raises to 900", "free"),
        ("C says call", "player-in-turn-first"),
        ("C says raise to 900", "player-in-turn-first"),
        ("C puts 1000", "player-in-turn-first"),
    ] {
        shows(&early(acts), &[], &[("out-of-turn", outcome)]);
    }
    // Chips in turn are what they would be without the early act.
    shows(
        &early("C calls, B puts 300"),
        &[],
        &[("out-of-turn", "early-action-binds"), ("undercall", "full-call-made")],
    );
    let bet = "players A B C; min 100; flop; A checks, C bets 300, B puts 300";
    assert_eq!(shown(bet, &[])[0], ("out-of-turn".to_owned(), "free".to_owned()));
    shows(&early("C folds"), &[], &[("fold-out-of-turn", "fold-binds")]);
    // What the line does not tell may be told beside it, what it tells is not asked.
    shows(&early("C says call"), &["since=bet-or-raise"], &[("out-of-turn", "free")]);
    assert_eq!(floor(&["decide", &early("C says call"), "did=check"]).status.code(), Some(2));
    // Several chips out of turn must be ruled on before anybody knows what they are.
    let said = err(&["--lang", "en", "decide", &early("C puts 2x500")]);
    assert!(said.contains("did="), "{said}");
    // Where others may be left out, or the turn was kept, nothing is seen.
    for line in ["min 100; flop; A bets 300, C calls", &early("B calls, C calls"), &early("B folds, C calls")] {
        assert!(shown(line, &[]).iter().all(|(id, _)| !id.contains("out-of-turn")), "{line}");
    }
}

#[test]
fn a_blind_lies_there_without_change_in_the_words_people_use() {
    for posts in [
        "BB posts 200 with 1x1000",
        "BB posts 1x1000",
        "BB posts the big blind with 1x1000",
        "BB post 1x1000 als big blind",
        "BB postet 1x1000 als Big Blind",
        "BB postuje 1x1000 ako veľký blind",
    ] {
        let text = format!("blinds 100/200; {posts}, A calls");
        let line = read(vocabulary(), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.setup.blind_chips[1], [Chips { count: 1, value: 1000 }], "{text}");
        assert_eq!(line.moves[0].act, Action::Post(200), "{text}");
    }
    // Whoever posts it may have another name, and is the big blind from then on.
    for posts in ["B posts 1x1000 as big blind", "B posts as big blind 200 with 1x1000", "B posts the BB with 1x1000"] {
        let text = format!("blinds 100/200; {posts}, A raises to 600, B 500 silent");
        let line = read(vocabulary(), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.blinds[1].map(|at| line.players[at].as_str()), Some("B"), "{text}");
        let again = read(vocabulary(), &write(&line)).expect("a line that was written");
        assert_eq!(write(&again), write(&line), "{text}");
        let called = text.replace(", B 500", ", BB 500");
        assert_eq!(read(vocabulary(), &called).map(|line| write(&line)).ok(), Some(write(&line)), "{called}");
    }
    for text in
        ["blinds 100/200; B posts 200 as BB, C posts 200 as BB", "blinds 100/200; B posts 100 as SB, B posts 200 as BB"]
    {
        assert_eq!(read(vocabulary(), text).expect_err(text).expected, Expected::Once, "{text}");
    }
}

#[test]
fn chips_that_lie_for_a_blind_without_change_are_what_lies_in_front() {
    // A chip of 1,000 covers a raise to 600: what is added is measured together with it.
    let own = |line: &str| {
        let said = out_of(&floor(&["--lang", "en", "--book", "dpc", "--format", "json", "decide", line]));
        let json: serde_json::Value = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{line}: {error}"));
        (json["rulings"][0]["facts"]["own"].clone(), json["rulings"][0]["incident"].clone())
    };
    let prior = |own: u64| (own.into(), "prior-bet-chips".into());
    assert_eq!(own("blinds 75/150; BB posts 150 with 1x1000, A raises to 600, BB puts 500"), prior(1000));
    assert_eq!(own("blinds 75/150; A raises to 600, BB puts 500"), prior(150));
    // Once the player has acted, change was given.
    let acted = "blinds 75/150; BB posts 150 with 1x1000, A calls, BB raises to 600, A raises to 2000, BB puts 5000";
    assert_ne!(own(acted).0, 1000);
}

#[test]
fn of_several_statements_the_first_counts() {
    for said in [
        "B says call, says raise to 800",
        "B \"call\" then \"raise\"",
        "B \"call, raise\"",
        "B zegt call, zegt raise",
        "B sagt Call, sagt dann Raise",
        "B povie call, potom povie raise",
        "B says call, says raise to 800, puts 800",
    ] {
        shows(&format!("blinds 100/200; A raises to 600, {said}"), &[], &[("string-bet", "call")]);
    }
    // A raise stays a raise; and an amount behind it only says how much.
    let taken_back = [("action-taken-back", "words-stand"), ("raise-size", "raise-to-come")];
    shows("blinds 100/200; A raises to 600, B says raise, says call", &[], &taken_back);
    let taken_back = [("action-taken-back", "words-stand"), ("raise-size", "raise")];
    shows("blinds 100/200; A raises to 600, B says 1200, says call", &[], &taken_back);
    for said in ["B says raise, says 1200", "B \"raise\", \"1200\"", "B says raise, says raise 1200"] {
        shows(&format!("blinds 100/200; A raises to 600, {said}"), &[], &[("declared-total", "raise")]);
    }
    // The same said twice is one thing.
    let twice = "blinds 100/200; A raises to 600, B says call, says call";
    assert_eq!(floor(&["decide", twice]).status.code(), Some(1), "{twice}");
}
