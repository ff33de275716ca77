//! The program's side of the check of awards: what players have put in and the hands they show in, one a line; what everybody
//! gets out, as one JSON object a line. For development only; see `README.md` beside this file.
//!
//! A line that comes in is the game, a tab, what was put in, a tab, the hands and the board, a tab, and the smallest chip. Odd chips
//! go by tda-2019-sk, which has a rule for every game.

use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::incident::{Answer, Cell, Facts};
use floorbook::notation::Vocabulary;
use floorbook::notation::showdown::{read_put_in, read_showdown};
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Write};

const BOOK: &str = "tda-2019-sk";

fn main() -> anyhow::Result<()> {
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let bound = BoundIncident::new(&pack, BOOK, "side-pots").ok_or_else(|| anyhow::anyhow!("no incident"))?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for told in io::stdin().lock().lines() {
        writeln!(out, "{}", answer(&bound, vocabulary, &told?))?;
    }
    Ok(out.flush()?)
}

/// What everybody gets in all, or why there is no award.
fn answer(bound: &BoundIncident, vocabulary: Vocabulary, told: &str) -> Value {
    let parts: Vec<&str> = told.split('\t').collect();
    let [game, put_in, hands, chip] = parts[..] else {
        return json!({ "unread": told });
    };
    let (put_in, hands) = match (read_put_in(vocabulary, put_in), read_showdown(vocabulary, hands)) {
        (Ok(put_in), Ok(hands)) => (put_in, hands),
        (Err(error), _) | (_, Err(error)) => return json!({ "unread": error.to_string() }),
    };
    let mut facts = Facts::none(bound.incident.facts.len());
    let mut set = |fact: &str, answer: Option<Answer>| {
        let at = bound.incident.fact(fact).filter(|_| answer.is_some());
        at.into_iter().for_each(|at| facts.set(at, answer.clone()));
    };
    set("put-in", Some(Answer::Showdown(Box::new(put_in))));
    set("showdown", Some(Answer::Showdown(Box::new(hands))));
    set("chip", chip.parse().ok().map(Answer::Chips));
    let games = bound.incident.fact("game").map_or(&[][..], |at| bound.incident.facts[at].values());
    let place = games.iter().position(|known| known == game).and_then(|place| u8::try_from(place).ok());
    set("game", place.map(Answer::Choice));
    match bound.next(&facts) {
        Next::Ruled(ruling) => {
            let mut gets: Map<String, Value> = Map::new();
            for table in ruling.tables.iter().filter(|table| table.name == "shares") {
                for row in table.rows() {
                    let mut players = row.iter().filter_map(|cell| match cell {
                        Cell::Player(name) => Some(name.to_string()),
                        _ => None,
                    });
                    // The last cell is what the player gets; sums of several shares stand below them.
                    if let (Some(name), Some(Cell::Amount(amount)), Some(Cell::Amount(_))) =
                        (players.next(), row.last(), row.first())
                    {
                        let before = gets.get(&name).and_then(Value::as_u64).unwrap_or_default();
                        gets.insert(name, json!(before + amount));
                    }
                }
            }
            json!({ "outcome": ruling.outcome, "gets": gets })
        }
        other => json!({ "refused": format!("{other:?}") }),
    }
}
