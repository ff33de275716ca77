//! The model's side of the oracle in this folder: hands in, one a line; what holds before and after every act and street
//! out, as one JSON object a line. For development only; see `README.md` beside this file.
//!
//! A line that comes in is the percentage of a bet that reopens the betting in fixed limit (empty: a full bet), a tab,
//! and the hand in the notation of the program.

use floorbook::betting::round::{BettingRules, Fault, HandLine, PlayerState, Round, SizeCheck};
use floorbook::commands::built_in;
use floorbook::notation::{Vocabulary, read};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

fn main() -> anyhow::Result<()> {
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let mut out = io::BufWriter::new(io::stdout().lock());
    for told in io::stdin().lock().lines() {
        writeln!(out, "{}", answer(vocabulary, &told?))?;
    }
    Ok(out.flush()?)
}

/// What holds in a hand that was told, or why it cannot be read or played.
fn answer(vocabulary: Vocabulary, told: &str) -> Value {
    let (percent, text) = told.split_once('\t').unwrap_or(("", told));
    let reading = BettingRules { limit_reopens_percent: percent.parse().ok(), ..BettingRules::default() };
    let line = match read(vocabulary, text) {
        Ok(line) => line,
        Err(error) => return json!({ "unread": error.to_string() }),
    };
    played(&line, reading).unwrap_or_else(|fault| json!({ "refused": fault.to_string(), "player": fault.player }))
}

fn played(line: &HandLine, reading: BettingRules) -> Result<Value, Fault> {
    let mut round = Round::start(&line.setup, line.blinds, line.players.len(), reading, SizeCheck::Enforced)?;
    let mut decisions = vec![decision(&round)];
    for step in line.steps() {
        round.follow(step)?;
        decisions.push(decision(&round));
    }
    Ok(json!({ "decisions": decisions }))
}

/// Who is to act, what everybody has in front and behind, and what the next one owes and may do; the pots where nobody is
/// to act.
fn decision(round: &Round) -> Value {
    let to_act: Vec<usize> = round.to_act().collect();
    let positions: Vec<_> = (0..round.players()).map(|player| round.player(player)).collect();
    let put: Vec<_> = positions.iter().map(|position| position.put).collect();
    let behind: Vec<_> = positions.iter().map(|position| position.behind).collect();
    let next = to_act.first().map(|player| &positions[*player]);
    let pots = next.is_none().then(|| round.pots());
    let list: Option<Vec<Value>> = pots.map(|pots| {
        pots.list().iter().map(|pot| json!([pot.amount, pot.players.iter().collect::<Vec<_>>()])).collect()
    });
    let back = pots.and_then(|pots| pots.uncalled).map(|back| json!([back.player, back.amount]));
    json!({
        "to_act": to_act,
        "put": put,
        "behind": behind,
        "owes": next.map(|next| next.owes),
        "least": next.and_then(PlayerState::least),
        "most": next.and_then(PlayerState::most),
        "pots": list,
        "back": back,
    })
}
