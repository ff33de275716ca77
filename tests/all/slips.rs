//! Slips as a floor writes them, in four languages, and as tournament software exports them.

use floorbook::betting::Chips;
use floorbook::commands::built_in;
use floorbook::interview::read_slip_file;
use floorbook::locale::{Language, Words};
use floorbook::notation::{Vocabulary, read_slip};
use floorbook::tournament::{ChipsOfSeat, Out, SlipForm, SlipList, TableCount};
use proptest::prelude::*;

#[track_caller]
fn list(form: SlipForm, text: &str) -> SlipList {
    let pack = built_in();
    match read_slip(Vocabulary::new(&pack), form, text) {
        Ok(slip) => slip.list,
        Err(error) => panic!("{text:?}: {error}"),
    }
}

/// The key of what should stand where a slip cannot be read, and what stands there.
#[track_caller]
fn wrong(form: SlipForm, text: &str, key: &str, found: &str) {
    let pack = built_in();
    let error = read_slip(Vocabulary::new(&pack), form, text).expect_err(text);
    assert_eq!((error.expected.key(), error.found.as_str()), (&*format!("notation-expected-{key}"), found), "{text:?}");
}

fn pile(count: u64, value: u64) -> Chips {
    Chips { count, value }
}

#[test]
fn seats_with_chips_are_read_in_every_language() {
    let seats = |more| {
        SlipList::Seats(vec![
            ChipsOfSeat { seat: 7, chips: vec![pile(4, 25), pile(1, 100)], more: false },
            ChipsOfSeat { seat: 8, chips: vec![pile(3, 25)], more },
        ])
    };
    for text in ["7: 4x25 1x100; 8: 3x25", "seat 7: 4x25+100, seat 8: 3x25", "stoel 7: 4x25 100\nstoel 8: 3×25"] {
        assert_eq!(list(SlipForm::Seats, text), seats(false), "{text}");
    }
    for more in ["and more", "en meer", "und mehr", "a viac", "more"] {
        assert_eq!(list(SlipForm::Seats, &format!("7: 4x25 1x100; 8: 3x25 {more}")), seats(true), "{more}");
    }
}

#[test]
fn tables_are_read_in_every_language() {
    let table = |name: &str, players, big_blind, empty: &[u64]| TableCount {
        name: name.to_owned(),
        players,
        big_blind,
        small_blind: None,
        empty: empty.to_vec(),
        opened_last: None,
    };
    let tables = SlipList::Tables(vec![table("T1", 9, None, &[]), table("T2", 6, Some(4), &[2, 8])]);
    for text in [
        "T1 9 players, T2 6; BB next seat 4; empty 2 8",
        "T1 9 spelers, T2 6; BB volgende stoel 4 leeg 2 8",
        "T1 9 Spieler, T2 6; BB nächster Platz 4; leer 2 8",
        "T1 9 hráčov, T2 6; BB ďalší miesto 4, prázdne 2 8",
        "T1: 9; T2: 6 next BB 4 empty seats 2 8",
    ] {
        assert_eq!(list(SlipForm::Tables, text), tables, "{text}");
    }
    let last = |text: &str| match list(SlipForm::Tables, text) {
        SlipList::Tables(tables) => tables.iter().map(TableCount::last_open).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    for text in [
        "T1 8, T2 6 empty 5 7 last 7",
        "T1 8; T2 6; empty seats 5 7; opened last seat 7",
        "T1 8, T2 6 leeg 5 7 laatste 7",
        "T1 8, T2 6 leer 5 7 zuletzt frei 7",
        "T1 8, T2 6 prázdne 5 7 posledné 7",
        "T1 8, T2 6 empty 7",
    ] {
        assert_eq!(last(text), [None, Some(7)], "{text}");
    }
    assert_eq!(last("T1 8, T2 6 empty 5 7"), [None, None]);
    let named = |text: &str| match list(SlipForm::Tables, text) {
        SlipList::Tables(tables) => tables.into_iter().map(|table| table.name).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(named("table 1: 5; tafel B 6; Tisch 12 7, stôl 4: 8"), ["table 1", "tafel B", "Tisch 12", "stôl 4"]);
}

#[test]
fn players_who_are_out_have_a_table_and_a_stack_or_not() {
    let out = |player: &str, table: Option<&str>, stack| Out {
        player: player.to_owned(),
        table: table.map(str::to_owned),
        stack,
    };
    assert_eq!(
        list(SlipForm::Out, "A T1 12,000, Jan table 2 8k; 5: 700; C"),
        SlipList::Out(vec![
            out("A", Some("T1"), Some(12_000)),
            out("Jan", Some("table 2"), Some(8_000)),
            out("5", None, Some(700)),
            out("C", None, None),
        ])
    );
}

#[test]
fn what_cannot_be_is_told_with_its_place() {
    wrong(SlipForm::Seats, "", "slip-seats", "");
    wrong(SlipForm::Seats, "1: 25; 1: 25", "seat-once", "1");
    wrong(SlipForm::Seats, "0: 25", "seat", "0");
    wrong(SlipForm::Seats, "13: 25", "seat", "13");
    wrong(SlipForm::Seats, "1 25", "colon", "25");
    wrong(SlipForm::Seats, "1: 1 200", "pile", "200");
    wrong(SlipForm::Seats, "1: 0x25", "pile", "0x25");
    wrong(SlipForm::Seats, "1:", "pile", "");
    wrong(SlipForm::Cards, "1: Kh; 2: Kh", "card-once", "Kh");
    wrong(SlipForm::Cards, "1: 1h", "card", "1h");
    wrong(SlipForm::Cards, "1: Kx", "card", "Kx");
    wrong(SlipForm::Prizes, "1: 300, 2: 400", "falling-prize", "400");
    wrong(SlipForm::Prizes, "1: 300, 3: 200", "prize-place", "3");
    wrong(SlipForm::Prizes, "3-2: 300", "prize-place", "2");
    wrong(SlipForm::Prizes, "1-2000: 10, 2001: 5", "fewer-places", "2001");
    wrong(SlipForm::Prizes, "1-99999: 100", "fewer-places", "99999");
    wrong(SlipForm::Prizes, "1: 0", "money", "0");
    wrong(SlipForm::Prizes, "1-2000: 10000000000", "less-money", "10000000000");
    wrong(SlipForm::Out, "A T1, a T2", "player-once", "a");
    wrong(SlipForm::Tables, "T1 9, t1 8", "table-once", "t1");
    wrong(SlipForm::Tables, "T1 13", "players-of-table", "13");
    wrong(SlipForm::Tables, "T1 9 empty 1 2 3 4", "players-of-table", "empty 1 2 3 4");
    wrong(SlipForm::Tables, "T1 6 BB 3 empty 3", "taken-seat", "BB 3 empty 3");
    wrong(SlipForm::Tables, "T1 6 BB 9 empty 3", "seat", "BB 9 empty 3");
    wrong(SlipForm::Tables, "T1 6 empty 3 5 last 4", "empty-seat", "empty 3 5 last 4");
    wrong(SlipForm::Tables, "T1 6 empty 3 last 9", "seat", "empty 3 last 9");
    wrong(SlipForm::Tables, "T1 6 BB 4 last 4", "empty-seat", "BB 4 last 4");
    wrong(SlipForm::Tables, "T1 6 BB 9 BB 3", "once", "3");
}

#[test]
fn a_file_is_read_like_the_line_that_it_would_be() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let read = |form, text: &str| read_slip_file(&words, form, "a.csv", text).map(|slip| slip.list);
    let seats = || list(SlipForm::Seats, "7: 4x25 1x100; 8: 3x25");
    for text in [
        "seat,chips\n7,4x25 1x100\n8,3x25\n",
        "\u{feff}Stoel;Naam;25;100\r\n7;Jan;4;1\r\n8;Piet;3;0\r\n",
        "Platz\t100\t25\n7\t1\t4\n8\t\t3\n",
        "miesto,meno,chips\n7,\"Ján, ml.\",4x25 1x100\n8,Eva,3x25\n",
    ] {
        assert_eq!(read(SlipForm::Seats, text).map(sorted), Ok(sorted(seats())), "{text}");
    }
    assert_eq!(
        read(SlipForm::Tables, "table,players,bb,empty\nT1,9,,\nT2,6,4,\"2, 8\"\n"),
        Ok(list(SlipForm::Tables, "T1 9, T2 6 BB 4 empty 2 8"))
    );
    assert_eq!(
        read(SlipForm::Prizes, "Rang;Preis\n1;5.000,50\n2-3;1000\n"),
        Ok(list(SlipForm::Prizes, "1: 5000.50, 2-3: 1000"))
    );
    assert_eq!(read(SlipForm::Out, "player,table,stack\nA,T1,12000\n"), Ok(list(SlipForm::Out, "A T1 12000")));
}

#[test]
fn headings_are_known_with_what_stands_beside_them() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let read = |form, text: &str| read_slip_file(&words, form, "a.csv", text).map(|slip| slip.list);
    let told = || Ok(list(SlipForm::Tables, "T1 9; BB 4; T2 6; BB 3 SB 1; empty 7 8"));
    for text in [
        "table,players,big_blind,small_blind,empty seats\nT1,9,4,,\nT2,6,3,1,7 8\n",
        "Tafel;Spelers;BB volgende stoel;SB;leeg\nT1;9;4;;\nT2;6;3;1;7 8\n",
        "Tisch;Spieler;nächster BB;sb;Plätze frei\nT1;9;4;;\nT2;6;3;1;7 8\n",
        "stôl;hráči;ďalší BB;small blind;prázdne miesta\nT1;9;4;;\nT2;6;3;1;7 8\n",
    ] {
        assert_eq!(read(SlipForm::Tables, text), told(), "{text}");
    }
    // What another list has, and what has no heading, is passed over; anything else could matter.
    let seats = Ok(list(SlipForm::Seats, "7: 4x25; 8: 3x25"));
    assert_eq!(read(SlipForm::Seats, "Seat number,Player,,Stack,25\n7,Jan,NL,100,4\n8,Eva,SK,75,3\n"), seats);
    let unknown = read(SlipForm::Tables, "table,players,dealer button\nT1,9,4\nT2,6,3\n").expect_err("a heading");
    assert!(unknown.starts_with("a.csv:1:15: the heading \"dealer button\" is not known"), "{unknown}");
    assert!(unknown.contains("table, players, bb, sb, empty"), "{unknown}");
}

#[test]
fn players_in_a_file_have_whole_names_and_tables_may_be_numbers() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    let text = "name,table,stack\n\"Vries, Jan de\",1,12000\nEva Nová,Feature table,8k\nC,,\n";
    let out = |player: &str, table: Option<&str>, stack| Out {
        player: player.to_owned(),
        table: table.map(str::to_owned),
        stack,
    };
    assert_eq!(
        read_slip_file(&words, SlipForm::Out, "a.csv", text).map(|slip| slip.list),
        Ok(SlipList::Out(vec![
            out("Vries, Jan de", Some("1"), Some(12_000)),
            out("Eva Nová", Some("Feature table"), Some(8_000)),
            out("C", None, None),
        ]))
    );
}

/// The piles of each seat by their values.
fn sorted(list: SlipList) -> SlipList {
    match list {
        SlipList::Seats(mut seats) => {
            seats.iter_mut().for_each(|seat| seat.chips.sort_by_key(|pile| pile.value));
            SlipList::Seats(seats)
        }
        other => other,
    }
}

#[test]
fn a_broken_file_is_told_with_its_line_and_column() {
    let pack = built_in();
    let words = Words::new(Language::En, &pack);
    for (form, text, says) in [
        (SlipForm::Seats, "", "1:1: the column \"seat\" is missing."),
        (SlipForm::Seats, "seat,name\n1,Jan\n", "1:1: the column \"chips\" is missing."),
        (SlipForm::Seats, "seat,seat,chips\n", "1:6: the heading \"seat\" means the same as another one."),
        (SlipForm::Seats, "seat,chips\n", "1:1: there is nothing below the headings."),
        (SlipForm::Seats, "seat,chips\n\n1,25,3\n", "3:6: fields in this line: 3, headings: 2."),
        (SlipForm::Seats, "seat,chips\n1\n", "2:1: fields in this line: 1, headings: 2."),
        (SlipForm::Seats, "seat,chips\n1,\"2x25\n3,3x25\n", "2:3: this quotation mark is not closed."),
        (SlipForm::Seats, "seat,chips\n1,4x25\n1,3x25\n", "3:1:\n1: 3x25\n^"),
        (SlipForm::Seats, "seat,25,100\n1,4,x\n", "2:5:\n1: 4x25 xx100\n"),
        (SlipForm::Prizes, "place,prize\n1,300\n2,400\n", "3:3:\n2: 400\n"),
        (SlipForm::Prizes, "place,prize\n1,\n", "2:1:\n1:\n"),
        (SlipForm::Tables, "table,players\nT1,many\n", "2:4:\nT1: many\n"),
        (SlipForm::Out, "player,stack\nA,100\na,200\n", "3:1:\na\n^\nexpected here: another player"),
        (SlipForm::Out, "player,stack\nA,few\n", "2:3:\nfew\n^^^\nexpected here: an amount"),
    ] {
        let error = read_slip_file(&words, form, "a.csv", text).expect_err(text);
        assert!(error.starts_with(&format!("a.csv:{says}")), "{text:?}: {error}");
    }
}

proptest! {
    #[test]
    fn any_text_is_a_slip_or_is_told(text in "[0-9a-zA-Z:;,x+@ \\n.\\-éŽ♠€]{0,40}", file in "\\PC{0,60}") {
        let pack = built_in();
        let words = Words::new(Language::De, &pack);
        for (_, form) in SlipForm::ALL {
            if let Err(error) = read_slip(Vocabulary::new(&pack), form, &text) {
                prop_assert!(text.get(error.at.clone()).is_some());
            }
            let _ = read_slip_file(&words, form, "a.csv", &file);
        }
    }
}
