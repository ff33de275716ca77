//! Whom an entry is about. A seat is no person after a table has moved, and two may have one name: where it is not clear somebody is
//! asked, and where nobody can be asked it is said how to tell.

use super::super::Context;
use super::place::{Named, Place};
use crate::cli::{can_choose, choose};
use crate::error::Failure;
use crate::locale::{Words, args, printable};
use floorbook_log::{Entry, Fault, Log, Person, Player};

/// Whom it is about.
pub(super) enum Who {
    /// Nobody was named.
    Nobody,
    /// This player.
    This(Player),
    /// One of several: how to say which.
    Which(String),
}

/// The player who was named.
pub(super) fn player(context: &Context, log: &Log, place: &Place) -> Result<Who, Fault> {
    let Some(named) = &place.player else {
        return Ok(Who::Nobody);
    };
    let people = log.people(&named.name)?;
    if let Some(which) = named.which {
        let known = which.checked_sub(1).and_then(|at| people.get(at));
        return Ok(match known {
            Some(person) => Who::This(Player::Known(person.id)),
            // The number after the last is somebody else of this name.
            None if which == people.len() + 1 => Who::This(Player::New(named.name.clone())),
            None => Who::Which(which_words(context.words, &named.name, &people)),
        });
    }
    Ok(match people.as_slice() {
        [] => Who::This(Player::New(named.name.clone())),
        [one] if !moved(one, place) || !can_choose() => Who::This(Player::Known(one.id)),
        several if can_choose() => asked(context.words, named, several),
        several => Who::Which(which_words(context.words, &named.name, several)),
    })
}

/// Whether somebody was last seen elsewhere.
fn moved(person: &Person, place: &Place) -> bool {
    let here = |seen: &floorbook_log::Seen| {
        let table = place.table.as_ref().is_none_or(|table| *table == seen.place);
        table && (place.seat.is_none() || seen.seat.is_none() || place.seat == seen.seat)
    };
    person.last_seen.as_ref().is_some_and(|seen| !here(seen))
}

/// Asks which of them it is, or whether it is somebody else.
fn asked(words: &Words, named: &Named, people: &[Person]) -> Who {
    let mut answers: Vec<String> = people.iter().map(|person| seen_words(words, person)).collect();
    answers.push(words.text("log-somebody-else"));
    let question = words.with("log-which-person", &args([("name", printable(&named.name).into())]));
    match choose(&question, &answers, 0) {
        None => Who::Which(which_words(words, &named.name, people)),
        Some(at) => Who::This(people.get(at).map_or(Player::New(named.name.clone()), |one| Player::Known(one.id))),
    }
}

/// A person by where the log has seen them last.
pub(super) fn seen_words(words: &Words, person: &Person) -> String {
    let name = printable(&person.name);
    match &person.last_seen {
        None => name,
        Some(seen) => {
            let at = at_words(words, Some(&seen.place), seen.seat.as_deref());
            let values =
                args([("name", name.into()), ("where", at.into()), ("number", seen.number.to_string().into())]);
            words.with("log-seen", &values)
        }
    }
}

/// How to say which of several of a name is meant.
pub(super) fn which_words(words: &Words, name: &str, people: &[Person]) -> String {
    let line = |(at, person): (usize, &Person)| {
        format!("\n  {}#{}: {}", printable(&person.name), at + 1, seen_words(words, person))
    };
    let found: String = people.iter().enumerate().map(line).collect();
    let next = (people.len() + 1).to_string();
    let values = args([("name", printable(name).into()), ("next", next.into()), ("found", found.into())]);
    words.with("log-several-people", &values)
}

/// Table and seat, as short as a floor writes them; nothing where neither was told.
pub(super) fn at_words(words: &Words, table: Option<&str>, seat: Option<&str>) -> String {
    let value =
        |id: &str, value: Option<&str>| value.map(|value| words.with(id, &args([("n", printable(value).into())])));
    let both = [value("log-table", table), value("log-seat", seat)];
    both.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Table and seat of an entry; nothing where neither was told.
pub(super) fn at_of(words: &Words, entry: &Entry) -> String {
    at_words(words, entry.place.as_deref(), entry.seat.as_deref())
}

/// The same as a message takes it, which asks whether anything was told.
pub(super) fn at_or_none(words: &Words, entry: &Entry) -> String {
    Some(at_of(words, entry)).filter(|at| !at.is_empty()).unwrap_or_else(|| "none".to_owned())
}

/// Whether a person says yes; none where the question was left.
pub(super) fn says_yes(words: &Words, question: &str) -> Option<bool> {
    choose(question, &[words.text("log-yes"), words.text("log-no")], 0).map(|at| at == 0)
}

/// The person of a name that was typed, `#2` for the second of them.
///
/// # Errors
/// The log cannot be read.
pub(super) fn of_name(log: &Log, typed: &str) -> Result<Vec<Person>, Fault> {
    let Some(named) = Named::read(typed) else { return Ok(Vec::new()) };
    Ok(named.among(log.people(&named.name)?))
}

/// The one person of a name that was typed.
///
/// # Errors
/// The log cannot be read; inside, nobody or several of the name, in the user's words.
pub(super) fn the_one(words: &Words, log: &Log, typed: &str) -> Result<Result<Person, Failure>, Fault> {
    let mut people = of_name(log, typed)?;
    Ok(match people.as_slice() {
        [] => Err(Failure::Nothing(words.with("log-nobody", &args([("name", printable(typed).into())])))),
        [_] => Ok(people.swap_remove(0)),
        several => Err(Failure::Usage(which_words(words, typed, several))),
    })
}

/// The player who was named, where the log knows just one whom that can be.
///
/// # Errors
/// The log cannot be read.
pub(super) fn of_place(log: &Log, place: &Place) -> Result<Option<i64>, Fault> {
    let Some(named) = &place.player else { return Ok(None) };
    Ok(match named.among(log.people(&named.name)?).as_slice() {
        [one] => Some(one.id),
        _ => None,
    })
}
