//! Reading a betting round, and showing what in it cannot have been.

use crate::betting::round::{
    Ante, BettingRules, DoubtReason, Fault, FaultKind, HandLine, OrderDoubt, Round, SizeCheck, Structure, TurnOrder,
};
use crate::incident::{Answer, ShowdownKind};
use crate::load::{Finding, decoded, read_file};
use crate::locale::{Args, FluentValue, Words, args, printable, system_fault};
use crate::notation::showdown::{self, EndedHand};
use crate::notation::{self, CsvError, CsvFault, Vocabulary};
use crate::tournament::{Slip, SlipForm};
use std::io::ErrorKind;
use std::path::Path;

/// The width of what is shown about a line: as much as a ruling takes.
const WIDTH: usize = 60;

/// Reads a betting round and plays it, so that a round that cannot have been is refused where it was told.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub(super) fn read_round(words: &Words, typed: &str, any_size: bool) -> Result<HandLine, String> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let line = notation::read(vocabulary, typed).map_err(|error| notation::show(words, typed, &error, WIDTH))?;
    if line.setup.structure == Structure::PotLimit && !line.setup.street.opens() && line.setup.pot == 0 {
        return Err(words.text("fault-pot-missing"));
    }
    if lacks_antes(&line) {
        return Err(words.text("fault-dealt-in-missing"));
    }
    if let Ok(TurnOrder { doubt: Some(doubt), .. }) = TurnOrder::of(&line) {
        return Err(doubt_words(words, &line, &doubt));
    }
    let size_check = if any_size { SizeCheck::AsMade } else { SizeCheck::LastStreet };
    match impossible(words, &line, size_check) {
        None => Ok(line),
        Some(why) => Err(why),
    }
}

/// Whether it is not known how many antes lie in the pot, by which pot-limit is played.
fn lacks_antes(line: &HandLine) -> bool {
    let setup = &line.setup;
    let counts = setup.structure == Structure::PotLimit && setup.street.opens();
    counts && matches!(setup.ante, Ante::Each(_)) && !setup.complete && setup.dealt_in.is_none()
}

/// Why a line cannot have been, in the user's words. Which book is in force shows later: it is refused here if no book lets it
/// have been.
fn impossible(words: &Words, line: &HandLine, size_check: SizeCheck) -> Option<String> {
    let played = Round::replay_or_widest(line, BettingRules::default(), size_check);
    played.err().map(|fault| fault_words(words, line, &fault))
}

/// Why no book lets a bet or raise of the last street of a line have the size that it was made with, in the user's words. Of
/// such a line only that bet is ruled on, until it is settled.
#[must_use]
pub fn wrong_size(words: &Words, line: &HandLine) -> Option<String> {
    impossible(words, line, SizeCheck::LastStreet)
}

/// The mark before the name of a file.
const FILE: char = '@';

/// Reads a slip as it was typed, or from the CSV file that was named in its place.
///
/// # Errors
/// The place that cannot be read, in the user's words, or why the file cannot be.
pub(super) fn read_told_slip(words: &Words, form: SlipForm, typed: &str) -> Result<Slip, String> {
    if let Some(path) = typed.trim_start().strip_prefix(FILE) {
        return read_slip_at(words, form, path.trim());
    }
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    notation::read_slip(vocabulary, form, typed).map_err(|error| notation::show(words, typed, &error, WIDTH))
}

/// Reads a slip from a CSV file: a plain one, of a size that a slip has.
fn read_slip_at(words: &Words, form: SlipForm, path: &str) -> Result<Slip, String> {
    let file = printable(path);
    let failure = |why: String| format!("{file}: {why}");
    let unread = |finding: Finding| match (finding.key, finding.why_unreadable()) {
        ("too-large", _) => words.text("csv-too-large"),
        ("no-plain-file", _) if Path::new(path).is_dir() => {
            words.system(&system_fault(&ErrorKind::IsADirectory.into()))
        }
        ("no-plain-file", _) => words.text("csv-no-plain-file"),
        (_, why) => words.system(why.unwrap_or_default()),
    };
    let bytes = read_file(Path::new(path)).and_then(|file| file.content).map_err(|finding| failure(unread(finding)))?;
    let text = decoded(bytes).ok_or_else(|| failure(words.text("csv-not-utf-8")))?;
    read_slip_file(words, form, &file, &text)
}

/// Reads a slip from the text of a CSV file of this name.
///
/// # Errors
/// What is wrong with it, behind its place in the file, in the user's words.
pub fn read_slip_file(words: &Words, form: SlipForm, file: &str, text: &str) -> Result<Slip, String> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    notation::read_csv(vocabulary, form, text).map_err(|CsvError { at, fault }| {
        let say = |key, values| words.with(key, &values);
        let why = match &fault {
            CsvFault::Broken => words.text("csv-broken"),
            CsvFault::OpenQuote => words.text("csv-open-quote"),
            CsvFault::Fields(found, wanted) => {
                say("csv-fields", args([("found", (*found).into()), ("wanted", (*wanted).into())]))
            }
            CsvFault::Empty => words.text("csv-empty"),
            CsvFault::TooLong(most) => say("csv-too-long", args([("number", (*most as u64).into())])),
            CsvFault::TooWide(most) => say("csv-too-wide", args([("number", (*most as u64).into())])),
            CsvFault::Missing(column) => say("csv-column", args([("column", column.as_str().into())])),
            CsvFault::Unknown(typed, known) => {
                say("csv-unknown-column", args([("typed", typed.as_str().into()), ("known", known.join(", ").into())]))
            }
            CsvFault::Twice(typed) => say("csv-column-twice", args([("typed", typed.as_str().into())])),
            CsvFault::Record(record, wrong) => format!("\n{}", notation::show(words, record, wrong, WIDTH)),
        };
        // A record stands below its place, so that the carets are below what they mean.
        format!("{file}:{}:{}:{}{why}", at.line, at.column, if why.starts_with('\n') { "" } else { " " })
    })
}

/// A line by itself, if that is what was typed: it reads as one; or it has the marks of one, or is nothing but players and
/// amounts that can be two things, and what is wrong is told.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub fn read_line(words: &Words, typed: &str) -> Option<Result<HandLine, String>> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let marked = typed.contains(';') && typed.contains(|c: char| c.is_ascii_digit());
    // A number alone is an answer, or a slip of the hand.
    let says = typed.contains(char::is_alphabetic);
    let reads =
        || says && notation::read(vocabulary, typed).is_ok_and(|line| !line.moves.is_empty() || line.offer.is_some());
    if marked || reads() {
        return Some(read_round(words, typed, true));
    }
    let doubt = notation::doubtful(vocabulary, typed)?;
    Some(Err(notation::show(words, typed, &doubt, WIDTH)))
}

/// A hand up to the showdown, if that is what was typed: a line, and behind it who showed, mucked or said what.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub fn read_hand(words: &Words, typed: &str) -> Option<Result<EndedHand, String>> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let refused = |error| notation::show(words, typed, &error, WIDTH);
    showdown::read_ended(vocabulary, typed, |line| read_line(words, line), refused)
}

/// Reads what was told of the end of a hand. What each player has put in may be told by the hand itself, on a betting line.
///
/// # Errors
/// The place that cannot be read, or the act that cannot have been, in the user's words.
pub(super) fn read_showdown(words: &Words, typed: &str, of: ShowdownKind) -> Result<Answer, String> {
    let vocabulary = Vocabulary::new(words.source()).typed_in(words.language());
    let told = match of {
        ShowdownKind::Pots => showdown::read_pots(vocabulary, typed),
        ShowdownKind::Hands => showdown::read_hands(vocabulary, typed),
        ShowdownKind::Showdown => showdown::read_showdown(vocabulary, typed),
        ShowdownKind::PutIn => match (showdown::read_put_in(vocabulary, typed), read_line(words, typed)) {
            // What reads as a list is none of a hand: a hand has blinds, or acts that are no amounts.
            (Ok(told), _) => Ok(told),
            // A list that was read to its end and can be meant two ways is no hand.
            (Err(error), _) if error.means_two_things() => Err(error),
            (Err(_), Some(line)) => match read_hand(words, typed) {
                Some(hand) => Ok(hand?.put_in()),
                None => {
                    let line = line?;
                    let played = Round::replay_or_widest(&line, BettingRules::default(), SizeCheck::AsMade);
                    let round = played.map_err(|fault| fault_words(words, &line, &fault))?;
                    Ok(showdown::of_line(&line, round.pots()))
                }
            },
            (Err(error), None) => Err(error),
        },
    };
    told.map(|told| Answer::Showdown(Box::new(told))).map_err(|error| notation::show(words, typed, &error, WIDTH))
}

/// The place of an act that nobody can say was in turn, and what would settle it.
fn doubt_words(words: &Words, line: &HandLine, doubt: &OrderDoubt) -> String {
    let name = |player: usize| line.players.get(player).map(ToString::to_string).unwrap_or_default();
    let key = match doubt.why {
        DoubtReason::MayHaveChecked => "fault-order-may-have-checked",
        DoubtReason::MayHaveFolded => "fault-order-may-have-folded",
        DoubtReason::EarlierStreet => "fault-order-earlier-street",
        DoubtReason::Seats => "fault-order-seats",
        DoubtReason::HeadsUp => "fault-order-heads-up",
    };
    let values = args([("player", name(doubt.player).into()), ("due", name(doubt.due).into())]);
    notation::place(&line.text, &doubt.at, &words.with(key, &values), WIDTH)
}

/// The place of a fault in its line, and a sentence that says what cannot have been.
fn fault_words(words: &Words, line: &HandLine, fault: &Fault) -> String {
    let mut values: Args =
        fault.kind.amounts().iter().map(|(name, amount)| (*name, FluentValue::from(words.number(*amount)))).collect();
    let player = fault.player.and_then(|player| line.players.get(player)).cloned().unwrap_or_default();
    values.set("player", player.to_string());
    // Nobody who counts the stack that was told finds the ante in what is left of it.
    let ante = fault.player.filter(|_| line.streets.is_empty()).map_or(0, |player| line.ante_of(player));
    let after = ante > 0 && matches!(fault.kind, FaultKind::AboveStack { .. } | FaultKind::BelowStack { .. });
    values.set("ante", words.number(ante));
    let sentence =
        words.with(&format!("fault-{}{}", fault.kind.key(), if after { "-after-ante" } else { "" }), &values);
    match &fault.at {
        Some(at) => notation::place(&line.text, at, &sentence, WIDTH),
        None => sentence,
    }
}
