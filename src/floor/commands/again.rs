//! The command that gives a ruling again, and what is ruled otherwise when it is given under another edition of the data.

use super::Context;
use super::books::data_commit;
use super::house::HouseFiles;
use crate::decide::{Ruling, Summary};
use crate::error::Failure;
use crate::incident::amount_message;
use crate::interview::write_fact;
use crate::locale::{Words, args, printable};
use crate::render::RulingContext;
use serde_json::{Value as Json, json};

/// The words of the command that gives a ruling again, the program first: with its book, its language, the folder of the
/// house where there is one, and what it came to.
pub(super) fn again(context: &Context, ruled: &RulingContext) -> Vec<String> {
    let incident = &ruled.bound.incident;
    let mut command: Vec<String> = ["floor", "decide", &incident.id].map(str::to_owned).to_vec();
    let given = incident.facts.iter().enumerate().filter_map(|(at, fact)| Some((fact, ruled.facts.get(at)?)));
    command.extend(given.map(|(fact, answer)| format!("{}={}", fact.id, write_fact(fact, answer))));
    let options = [("--book", context.book.as_str()), ("--lang", context.words.language().code())];
    command.extend(options.into_iter().flat_map(|(option, value)| [option.to_owned(), value.to_owned()]));
    if let Some(folder) = &context.settings.rulings {
        command.extend(["--rulings".to_owned(), folder.display().to_string()]);
    }
    command.extend(["--ruled".to_owned(), Summary::of(ruled.ruling).to_string()]);
    command
}

/// The same in one line for a shell.
pub(super) fn in_a_shell(command: &[String]) -> String {
    // Signs that no shell takes for its own inside a word.
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "-_./:=,+@%".contains(sign);
    let quoted = |word: &str| match word.chars().all(plain) {
        true => word.to_owned(),
        false => shlex::try_quote(word).map(std::borrow::Cow::into_owned).unwrap_or_default(),
    };
    // The name of a fact is easier to find without quotes.
    let word = |word: &String| match word.split_once('=') {
        Some((name, value)) if name.chars().all(plain) && !name.contains(':') => format!("{name}={}", quoted(value)),
        _ => quoted(word),
    };
    command.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// What made a ruling: the version of the program, the commit of its data where the build knew it, and the hash of the
/// house's own data where there is any.
pub(super) fn made_by(context: &Context) -> Json {
    json!({"version": env!("CARGO_PKG_VERSION"), "data": data_commit(), "house": context.house.map(HouseFiles::hash)})
}

/// What a ruling came to before, as its own command has it.
///
/// # Errors
/// Something else.
pub(super) fn ruled_before(words: &Words, typed: &str) -> Result<Summary, Failure> {
    let refused = || Failure::Usage(words.with("not-a-summary", &args([("typed", printable(typed).into())])));
    Summary::read(typed).ok_or_else(refused)
}

/// What a ruling comes to now and did not before, a sentence each; nothing where it is the same.
pub(super) fn since(words: &Words, ruling: &Ruling, before: &Summary) -> Vec<String> {
    let now = Summary::of(ruling);
    let mut changes = Vec::new();
    if now.outcomes != before.outcomes {
        let outcome = |id: &String| {
            let message = format!("{}-outcome-{id}", ruling.incident);
            if words.has(&message) { words.text(&message) } else { printable(id) }
        };
        let was: Vec<String> = before.outcomes.iter().map(outcome).collect();
        changes.push(words.with("since-outcome", &args([("was", was.join(" / ").into())])));
    }
    for (name, was) in &before.amounts {
        let is = now.amounts.iter().find(|(known, _)| known == name).map(|(_, is)| *is);
        if !now.amounts.contains(&(name.clone(), *was)) {
            let is = is.map_or_else(|| "none".to_owned(), |is| words.number(is));
            let message = amount_message(name);
            let amount = if words.has(&message) { words.text(&message) } else { printable(name) };
            let values = args([("amount", amount.into()), ("was", words.number(*was).into()), ("is", is.into())]);
            changes.push(words.with("since-amount", &values));
        }
    }
    if now.clauses != before.clauses {
        let list = |clauses: &[String]| printable(&clauses.join(", "));
        let values = args([("was", list(&before.clauses).into()), ("is", list(&now.clauses).into())]);
        changes.push(words.with("since-clauses", &values));
    }
    changes
}

/// The same for a program: what it was, and what it is.
pub(super) fn since_json(ruling: &Ruling, before: &Summary) -> Json {
    let now = Summary::of(ruling);
    let summary = |one: &Summary| {
        let amounts: Vec<Json> =
            one.amounts.iter().map(|(name, value)| json!({"amount": name, "value": value})).collect();
        json!({"outcomes": one.outcomes, "amounts": amounts, "clauses": one.clauses})
    };
    json!({"same": now == *before, "was": summary(before), "is": summary(&now)})
}
