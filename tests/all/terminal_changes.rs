//! What changes on the way in a real pseudo-terminal: the book, the language, one answer or all of them, and the incident.

use crate::terminal::{answer, floor, leave, press, see, status};

#[test]
fn the_book_and_the_language_change_on_the_way_and_what_was_answered_stays() {
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    press(&mut session, "Did the player say \"call\" first?", "y");
    answer(&mut session, "How much is it to call", "lang de");
    answer(&mut session, "Wie viel kostet der Call", "1200");
    answer(&mut session, "Wie viel hat der Spieler", "500");
    see(&mut session, "51-A");
    answer(&mut session, "json", "buch dpc");
    see(&mut session, "8.12-A");
    answer(&mut session, "json", "book nowhere");
    see(&mut session, "nowhere");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn one_answer_is_changed_by_its_number_and_the_rest_is_kept() {
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    press(&mut session, "Did the player say \"call\" first?", "y");
    answer(&mut session, "How much is it to call", "1200");
    answer(&mut session, "How much did the player put in", "500");
    see(&mut session, "700");
    see(&mut session, "1 \"call\" said first: yes · 2 to call: 1,200 · 3 put in: 500");
    // A number beside them all changes nothing, and the ruling is still there.
    answer(&mut session, "json", "7");
    see(&mut session, "\"7\"");
    answer(&mut session, "json", "3");
    answer(&mut session, "How much did the player put in", "1100");
    see(&mut session, "Full call");
    see(&mut session, "3 put in: 1,100");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn after_a_ruling_more_of_it_is_shown_and_the_next_dispute_begins() {
    let mut session = floor(&["--lang", "nl"]);
    answer(&mut session, "Wat is er gebeurd?", "flop met vier kaarten");
    answer(&mut session, "json", "regel");
    see(&mut session, "39");
    answer(&mut session, "json", "json");
    see(&mut session, "\"outcome\"");
    answer(&mut session, "json", "");
    answer(&mut session, "Wat is er gebeurd?", "undercall");
    press(&mut session, "Zei de speler eerst", "j");
    see(&mut session, "Hoeveel kost de call");
    see(&mut session, "> ");
    session.send_control('d').expect("ctrl-d");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn what_words_tell_is_read_back_and_taken_back_like_an_answer() {
    let mut session = floor(&["--lang", "nl"]);
    answer(&mut session, "Wat is er gebeurd?", "undercall: zei call en legt maar 500 neer");
    see(&mut session, "Uit je woorden overgenomen");
    answer(&mut session, "Hoeveel kost de call", "<");
    answer(&mut session, "Hoeveel heeft de speler", "400");
    answer(&mut session, "Hoeveel kost de call", "1200");
    see(&mut session, "800");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_ruling_leads_on_to_the_incident_that_it_names_with_what_was_answered() {
    let mut session = floor(&["--lang", "en"]);
    answer(&mut session, "What happened?", "undercall");
    press(&mut session, "Did the player say \"call\" first?", "a");
    press(&mut session, "How many players", "2");
    answer(&mut session, "How much is it to call", "400");
    answer(&mut session, "Which amount did the player say", "900");
    // The ruling only points to the incident, and goes on there by itself.
    see(&mut session, "Undercall → Size of a raise ·");
    // Back behind what was taken along is back to that ruling. Four answers, and the fifth number goes on.
    answer(&mut session, "What was said?", "<");
    answer(&mut session, "How much was said in total", "<");
    see(&mut session, "No undercall");
    answer(&mut session, "5 → Size of a raise", "5");
    see(&mut session, "Size of a raise ·");
    press(&mut session, "What was said?", "1");
    answer(&mut session, "What was bet in this round", "q");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_ruling_that_only_points_elsewhere_goes_on_there_and_says_where_it_came_from() {
    let mut session = floor(&["--lang", "en", "decide", "card-off-table"]);
    press(&mut session, "Which card was it?", "2");
    press(&mut session, "Did a player or the dealer see its face?", "y");
    see(&mut session, "Card off the table → Misdeal ·");
    answer(&mut session, "Which game?", "<");
    // What was taken along is asked again before the ruling that led here.
    answer(&mut session, "What went wrong?", "<");
    see(&mut session, "the list of misdeals decides");
    // Another answer to that one leads nowhere else.
    answer(&mut session, "2 face seen: yes", "2");
    press(&mut session, "Did a player or the dealer see its face?", "n");
    see(&mut session, "Card off the table ·");
    // And back again, there it goes on.
    answer(&mut session, "2 face seen: no", "2");
    press(&mut session, "Did a player or the dealer see its face?", "y");
    press(&mut session, "Which game?", "1");
    press(&mut session, "Who exposed the card?", "1");
    press(&mut session, "Which card?", "1");
    answer(&mut session, "Which actions so far", "bet");
    see(&mut session, "Misdeal: deal the hand again");
    see(&mut session, "Card off the table → Misdeal ·");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn under_another_book_it_is_seen_anew_whether_the_ruling_points_elsewhere() {
    let typed = ["action-taken-back", "did=chips", "turn=out-of-turn", "line=not-over"];
    let mut session = floor(&[&["--lang", "en", "--book", "dpc", "decide"], &typed[..]].concat());
    see(&mut session, "Action taken back at once → Action out of turn ·");
    press(&mut session, "What was done out of turn?", "1");
    press(&mut session, "What action has there been since", "1");
    see(&mut session, "Action taken back at once → Action out of turn ·");
    answer(&mut session, "json", "book pokerpunt");
    see(&mut session, "Action taken back at once · Spelregels");
    // What was answered there is not asked again.
    answer(&mut session, "json", "book dpc");
    see(&mut session, "Action taken back at once → Action out of turn ·");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_changed_answer_follows_into_the_incident_to_which_a_line_leads_and_another_line_into_all() {
    let mut session = floor(&["--lang", "en"]);
    let line = "blinds 100/200; A raises to 600, B puts a 1000 chip, then 1000 more";
    answer(&mut session, "What happened?", line);
    see(&mut session, "return 400");
    see(&mut session, "What was settled on the way");
    // The line of the first incident: the second is ruled by it, too.
    answer(&mut session, "json", "2");
    answer(&mut session, "What was bet in this round", &line.replace("to 600", "to 700"));
    see(&mut session, "return 300");
    see(&mut session, "What was settled on the way");
    // What is asked again of the second is the same fact of the first.
    answer(&mut session, "json", "6");
    press(&mut session, "What was said before the chip", "2");
    see(&mut session, "A minimum raise, no more: to 1,200");
    see(&mut session, "1 words said: \"raise\"");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn of_facts_that_cannot_all_be_true_the_one_that_mends_it_is_asked_again() {
    let mut session = floor(&["--lang", "nl", "decide", "chip-race"]);
    answer(&mut session, "Welke waarde gaat uit het spel?", "25");
    answer(&mut session, "Wat is de volgende waarde?", "110");
    // At once, and not behind the list, which cannot mend it.
    see(&mut session, "volgende waarde: De volgende waarde moet hoger zijn");
    answer(&mut session, "Wat is de volgende waarde?", "100");
    answer(&mut session, "Wat ligt er voor elke plaats?", "1: 2x25 1x50; 2: 3x25");
    see(&mut session, "chips per plaats: Plaats 1 heeft een chip van 50");
    answer(&mut session, "Wat ligt er voor elke plaats?", "q");
    assert_eq!(status(&mut session), 0);
    // A fact that nobody was asked for: it was typed with the command.
    let typed = ["rounds=1", "players=9", "table-changed=no", "deals-missed=20"];
    let mut session = floor(&[&["--lang", "en", "decide", "missed-rounds"], &typed[..]].concat());
    answer(&mut session, "How many of them were re-deals", "0");
    see(&mut session, "deals missed: 20 hands have been missed already");
    answer(&mut session, "How many deals has the player missed so far?", "3");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}
