//! The interview in a real pseudo-terminal, as a floor person would use it: few keys, a slip, a step back, Ctrl-C.

use rexpect::session::{PtySession, spawn_command};
use std::process::Command;
use std::time::Duration;

const SECONDS: u64 = 20_000;

pub(crate) fn floor(arguments: &[&str]) -> PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(arguments).env_clear().env("TERM", "xterm").env("HOME", "/nonexistent");
    spawn_command(command, Some(SECONDS)).expect("a pseudo-terminal")
}

/// The terminal is read byte by byte: a letter with an accent comes as two.
fn bytes(text: &str) -> String {
    text.bytes().map(char::from).collect()
}

pub(crate) fn see(session: &mut PtySession, text: &str) {
    session.exp_string(&bytes(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
}

/// No person types sooner than this after a prompt. The program takes keys that come within 10 ms for pasted or typed
/// ahead, and joins them to the key before.
const A_PERSON: Duration = Duration::from_millis(30);

/// Waits for a question and its prompt, and as long as a person would.
fn prompted(session: &mut PtySession, question: &str) {
    see(session, question);
    see(session, "> ");
    std::thread::sleep(A_PERSON);
}

/// Waits for a text, then answers with a line.
pub(crate) fn answer(session: &mut PtySession, question: &str, line: &str) {
    prompted(session, question);
    session.send(line).expect("keys");
    session.send("\r").expect("enter");
    session.flush().expect("flushed");
}

/// Keys as they are, without Enter.
pub(crate) fn press(session: &mut PtySession, question: &str, keys: &str) {
    prompted(session, question);
    session.send(keys).expect("keys");
    session.flush().expect("flushed");
}

/// Leaves after a ruling.
pub(crate) fn leave(session: &mut PtySession) {
    answer(session, "json", "q");
}

pub(crate) fn status(session: &mut PtySession) -> i32 {
    session.exp_eof().expect("the end");
    let ended = format!("{:?}", session.process().wait().expect("a status"));
    // The type of the status is not public: `Exited(Pid(7), 0)`.
    let status = ended.rsplit(' ').next().and_then(|last| last.trim_end_matches(')').parse().ok());
    status.filter(|_| ended.starts_with("Exited")).unwrap_or_else(|| panic!("{ended}"))
}

#[test]
fn a_few_keys_lead_from_four_cards_on_the_flop_to_the_ruling() {
    let mut session = floor(&["--lang", "nl"]);
    // One word names no incident: what it may be stands there with its title, and a number takes it.
    answer(&mut session, "Wat is er gebeurd?", "vier");
    answer(&mut session, "Flop met vier kaarten", "1");
    see(&mut session, "burn card");
    see(&mut session, "39");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn accents_and_capitals_do_not_matter() {
    let mut session = floor(&["--lang", "sk", "--book", "tda-2019-sk"]);
    answer(&mut session, "Čo sa stalo?", "STYRI KARTY NA FLOPE");
    see(&mut session, "druhou spálenou kartou");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_spoken_call_needs_no_question_about_the_situation() {
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    answer(&mut session, "Did the player say \"call\" first?", "y");
    answer(&mut session, "How much is it to call", "1.2k");
    answer(&mut session, "How much did the player put in", "500");
    see(&mut session, "Full call");
    see(&mut session, "700");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_slip_is_named_and_a_step_back_asks_again() {
    let mut session = floor(&["--lang", "de", "--book", "tda-2019-sk", "decide", "undercall"]);
    answer(&mut session, "zuerst „Call“ gesagt?", "vielleicht");
    see(&mut session, "„vielleicht“ ist keine der Antworten");
    answer(&mut session, "zuerst „Call“ gesagt?", "ja");
    answer(&mut session, "Wie viel kostet der Call", "<");
    answer(&mut session, "zuerst „Call“ gesagt?", "1");
    answer(&mut session, "Wie viele Spieler", "multi");
    answer(&mut session, "Worauf reagiert", "big");
    answer(&mut session, "Wie viel kostet der Call", "400");
    answer(&mut session, "Wie viel hat der Spieler", "-5");
    see(&mut session, "unter null");
    answer(&mut session, "Wie viel hat der Spieler", "100");
    see(&mut session, "Deine Wahl: (1) Voller Call");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn back_before_the_first_question_leads_to_another_incident() {
    let mut session = floor(&["--lang", "en", "decide", "misdeal"]);
    answer(&mut session, "What went wrong?", "<");
    answer(&mut session, "What happened?", "four-card flop");
    see(&mut session, "All four face down");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_ruling_that_points_to_several_incidents_asks_which_it_is() {
    let mut session = floor(&["--lang", "en", "decide", "raise-size"]);
    press(&mut session, "What was said?", "4");
    // Back is back to the answer, and the question stands again after it.
    answer(&mut session, "Which chips did the player put in?", "<");
    press(&mut session, "What was said?", "4");
    press(&mut session, "Which chips did the player put in?", "2");
    see(&mut session, "Size of a raise → Several chips");
    answer(&mut session, "don't know", "<");
    // None of these leaves the ruling that points to them.
    press(&mut session, "Which chips did the player put in?", "4");
    see(&mut session, "The rules on chips decide");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn blinds_alone_name_the_level() {
    let mut session = floor(&["--lang", "en"]);
    answer(&mut session, "What happened?", "400 800");
    see(&mut session, "type: 400/800");
    answer(&mut session, "What happened?", "400/800 ante 800");
    see(&mut session, "level 400/800 ante 800");
    answer(&mut session, "What happened?", "q");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn not_knowing_an_amount_still_rules() {
    let mut session = floor(&["--lang", "en", "decide", "undercall", "call-said=yes"]);
    answer(&mut session, "How much is it to call", "?");
    answer(&mut session, "How much did the player put in", "?");
    see(&mut session, "Full call");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn facts_that_decide_are_not_asked_about() {
    let mut session = floor(&["--lang", "en", "decide", "four-card-flop"]);
    see(&mut session, "All four face down");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn ctrl_c_leaves_with_its_own_status() {
    let mut session = floor(&["--lang", "en"]);
    see(&mut session, "What happened?");
    see(&mut session, "> ");
    session.send_control('c').expect("ctrl-c");
    assert_eq!(status(&mut session), 130);
}

#[test]
fn the_end_of_the_input_leaves_like_ctrl_c() {
    let mut session = floor(&["--lang", "en"]);
    see(&mut session, "What happened?");
    see(&mut session, "> ");
    session.send_control('d').expect("ctrl-d");
    assert_eq!(status(&mut session), 130);
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    answer(&mut session, "Did the player say \"call\" first?", "y");
    see(&mut session, "How much is it to call");
    see(&mut session, "> ");
    session.send_control('d').expect("ctrl-d");
    assert_eq!(status(&mut session), 130);
}

#[test]
fn ctrl_backslash_leaves_too() {
    let mut session = floor(&["--lang", "en"]);
    see(&mut session, "> ");
    session.send_control('\\').expect("ctrl-backslash");
    assert_eq!(status(&mut session), 130);
}

#[test]
fn a_line_is_mended_with_the_keys_of_a_shell() {
    let mut session = floor(&["--lang", "en", "decide", "undercall", "call-said=yes", "to-call=1200"]);
    see(&mut session, "How much did the player put in");
    see(&mut session, "> ");
    // To the left over two noughts, and a 5 in their place: 500.
    session.send("00\u{1b}[D\u{1b}[D5").expect("keys");
    session.send("\r").expect("enter");
    session.flush().expect("flushed");
    see(&mut session, "700");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_slip_in_a_round_is_shown_below_it_and_asked_again() {
    let mut session = floor(&["--lang", "de", "--book", "tda-2015-de", "decide", "several-chips"]);
    answer(&mut session, "Was wurde vor den Chips gesagt?", "1");
    answer(&mut session, "Wie lief die Setzrunde", "min 100; A 325, A 900");
    see(&mut session, "min 100; A 325, A 900");
    see(&mut session, "                ^^^^^");
    see(&mut session, "A hat schon agiert");
    answer(&mut session, "Wie lief die Setzrunde", "325");
    answer(&mut session, "Bei welchen Blinds?", "50/100");
    press(&mut session, "Wie kam es zu 325?", "1");
    answer(&mut session, "Welche Chips", "500+25");
    answer(&mut session, "letzten Chips", "nein");
    see(&mut session, "650");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn chips_that_the_line_tells_are_not_asked_for_and_go_with_it_when_stepping_back() {
    let mut session = floor(&["--lang", "en", "--book", "dpc", "decide", "several-chips", "said=nothing"]);
    answer(&mut session, "What was bet in this round", "100 min; A 325, B 500+25");
    answer(&mut session, "last chips", "<");
    answer(&mut session, "What was bet in this round", "325");
    answer(&mut session, "At which blinds?", "50/100");
    press(&mut session, "How did it come to 325?", "1");
    // With one chip less there is still more than the call, and two full raises: whether they are the last decides nothing.
    answer(&mut session, "Which chips", "2x1000");
    see(&mut session, "Raise to 2,000");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn one_key_answers_and_is_shown_in_words() {
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    press(&mut session, "Did the player say \"call\" first?", "y");
    see(&mut session, "> yes");
    answer(&mut session, "How much is it to call", "1200");
    answer(&mut session, "How much did the player put in", "500");
    see(&mut session, "700");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn enter_takes_the_likeliest_and_a_number_any() {
    let mut session = floor(&["--lang", "sk", "decide", "undercall", "to-call=1200", "put=500"]);
    press(&mut session, "Povedal hráč najprv", "\r");
    see(&mut session, "> nie");
    press(&mut session, "Koľko hráčov", "2");
    see(&mut session, "> dvaja");
    see(&mut session, "700");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn what_fits_is_listed_while_it_is_typed_and_an_arrow_takes_it() {
    let mut session = floor(&["--lang", "en"]);
    press(&mut session, "What happened?", "four-c");
    see(&mut session, "→ Four-card flop");
    // Down goes to the second, up from there to the first.
    session.send("\u{1b}[B\u{1b}[A\r").expect("keys");
    session.flush().expect("flushed");
    see(&mut session, "All four face down");
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

#[test]
fn leaving_is_no_error_before_a_ruling_either() {
    let mut session = floor(&["--lang", "en", "decide", "undercall"]);
    answer(&mut session, "Did the player say \"call\" first?", "quit");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_question_says_why_it_is_asked_and_a_disputed_fact_what_each_side_leads_to() {
    let mut session = floor(&["--lang", "en", "decide", "undercall", "to-call=1200", "put=500", "players=multiway"]);
    answer(&mut session, "Did the player say \"call\" first?", "??");
    see(&mut session, "It decides between:");
    see(&mut session, "yes → Full call");
    answer(&mut session, "Did the player say \"call\" first?", "disputed");
    press(&mut session, "What is the player facing?", "4");
    answer(&mut session, "Which amount did the player say", "?");
    see(&mut session, "The players do not agree");
    see(&mut session, "yes → Full call");
    leave(&mut session);
    assert_eq!(status(&mut session), 2);
}

#[test]
fn where_nothing_may_move_it_is_asked_and_answered_line_by_line() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_floor"));
    command.args(["--lang", "en", "decide", "undercall"]).env_clear().env("TERM", "xterm").env("FLOOR_PLAIN", "1");
    let mut session = spawn_command(command, Some(SECONDS)).expect("a pseudo-terminal");
    answer(&mut session, "Did the player say \"call\" first?", "y");
    see(&mut session, "How much is it to call");
    session.send("1200\n500\nq\n").expect("lines");
    session.flush().expect("flushed");
    see(&mut session, "700");
    assert_eq!(status(&mut session), 0);
}

#[test]
fn a_list_is_read_from_a_file_that_is_named_at_its_question() {
    let file = concat!("@", env!("CARGO_MANIFEST_DIR"), "/tests/cli/slips.in/seats.csv");
    let mut session = floor(&["--lang", "en", "decide", "chip-race", "removed=25", "next=100", "cards-drawn=no"]);
    answer(&mut session, "What is in front of each seat?", "@nowhere.csv");
    see(&mut session, "nowhere.csv: there is no such file");
    answer(&mut session, "What is in front of each seat?", file);
    leave(&mut session);
    assert_eq!(status(&mut session), 0);
}

/// A program that is told to end while a line is edited gives the terminal back as it was, and ends by the signal.
#[test]
#[cfg(target_os = "linux")]
fn a_signal_is_the_end_and_leaves_the_terminal_as_it_was() {
    for (signal, ended) in [("TERM", 143), ("HUP", 129), ("QUIT", 131)] {
        let script = "echo $$; stty -g; \"$0\" --lang en; echo \"status $?\"; stty -g; echo end";
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_floor")]);
        command.env_clear().env("PATH", "/usr/bin:/bin").env("TERM", "xterm").env("HOME", "/nonexistent");
        let mut session = spawn_command(command, Some(SECONDS)).expect("a pseudo-terminal");
        let shell = session.read_line().expect("the number of the shell");
        let shell = shell.trim();
        let before = session.read_line().expect("the modes of the terminal");
        see(&mut session, "What happened?");
        see(&mut session, "> ");
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).expect("children");
        assert!(Command::new("kill").args([&format!("-{signal}"), children.trim()]).status().expect("kill").success());
        see(&mut session, &format!("status {ended}\r\n"));
        let after = session.read_line().expect("the modes of the terminal");
        assert_eq!(before.trim(), after.trim(), "{signal}");
        see(&mut session, "end");
    }
}
