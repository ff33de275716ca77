//! Situations made up from chance, each answer as it would be typed.

use super::dice::Dice;
use super::slips::{showdown, slip};
use floorbook::betting::ActionKind;
use floorbook::compare::{Input, Pair};
use floorbook::incident::{Answer, Fact, FactKind, Facts, Incident};
use floorbook::interview::{read_fact, record};
use floorbook::locale::Words;

/// A betting round. Not every one can have been.
fn round(dice: &mut Dice) -> String {
    const SETUPS: [&str; 12] = [
        "min 100; flop",
        "100 min",
        "blinds 100/200",
        "blinds 200/400; flop",
        "blinds 50/100; river",
        "limit 100/200",
        "limit 100/200; flop",
        "limit 200/400; turn",
        "PL 100/200",
        "PL 100/200; pot 500; flop",
        "PL min 100; pot 1500",
        "PL 100/200; pot 1500; flop",
    ];
    let setup = dice.one_of(&SETUPS);
    let players = ["A", "B", "C", "D"];
    let acting = dice.roll(5);
    let mut acts: Vec<String> = Vec::new();
    for player in &players[..acting] {
        acts.push(match dice.roll(8) {
            0 | 1 => format!("{player} {}", dice.number()),
            2 => format!("{player} calls"),
            3 => format!("{player} folds"),
            4 | 5 => format!("{player} all-in {}", dice.number()),
            6 => format!("{player} checks"),
            _ => format!("{player} raises to {}", dice.number()),
        });
    }
    // Who acts next has so much, and whoever acted more.
    let stacks = match (dice.once_in(8), acting) {
        (true, 1 | 2) => format!("stacks {} {}; ", players[acting], dice.number()),
        _ => String::new(),
    };
    let acts = acts.join(", ");
    match setup.split_once("; ") {
        Some((blinds, street)) => format!("{blinds}; {stacks}{street}; {acts}"),
        None => format!("{setup}; {stacks}{acts}"),
    }
    .trim_end_matches("; ")
    .to_owned()
}

/// Chips by their values.
fn piles(dice: &mut Dice) -> String {
    const VALUES: [u64; 7] = [500, 100, 1000, 25, 50, 200, 5000];
    let pile = |dice: &mut Dice| match dice.roll(8) {
        0 => dice.number().to_string(),
        1..=5 => format!("{}x{}", dice.roll(4) + 1, VALUES[dice.roll(VALUES.len())]),
        _ => format!("{}x{}", dice.roll(15) + 1, VALUES[dice.roll(VALUES.len())]),
    };
    let piles = [1, 1, 2, 2, 3, 4][dice.roll(6)];
    (0..piles).map(|_| pile(dice)).collect::<Vec<_>>().join("+")
}

/// What would be typed for a fact that is no choice.
fn typed(fact: &Fact, dice: &mut Dice) -> String {
    match &fact.kind {
        FactKind::Choice { .. } => String::new(),
        FactKind::Chips { zero: true } if dice.once_in(5) => "0".to_owned(),
        FactKind::Chips { .. } => dice.number().to_string(),
        FactKind::Piles => piles(dice),
        FactKind::Round { .. } => round(dice),
        FactKind::Count { least, most } => {
            let above = if dice.once_in(6) { dice.roll(60) } else { dice.roll(12) };
            (least + above as u64).min(*most).to_string()
        }
        FactKind::Time => format!("{}:{:02}", dice.roll(60), dice.roll(60)),
        FactKind::Slip { form } => slip(*form, dice),
        FactKind::Showdown { of } => showdown(*of, dice),
        FactKind::Actions { allowed } => {
            let names = ActionKind::ALL.map(ActionKind::name);
            let known: Vec<&str> = names.into_iter().filter(|name| allowed.iter().any(|word| word == name)).collect();
            let acts = dice.roll(6);
            if acts == 0 {
                "-".to_owned()
            } else {
                (0..acts).map(|_| dice.one_of(&known)).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// Numbers for an incident, each of its facts that is no choice told or not, as the pool has them; and as they would be typed.
pub(super) fn numbers(words: &Words, incident: &Incident, dice: &mut Dice) -> Option<(String, Input)> {
    let (mut line, mut input) = (Vec::new(), Input::new());
    for (at, fact) in incident.facts.iter().enumerate() {
        if matches!(fact.kind, FactKind::Choice { .. }) || dice.once_in(8) {
            continue;
        }
        let typed = typed(fact, dice);
        input.push((at, read_fact(words, incident, fact, &typed).ok()?));
        line.push(format!("{}={typed}", fact.id));
    }
    Some((if line.is_empty() { "-".to_owned() } else { line.join(" | ") }, input))
}

/// A situation of an incident.
pub(super) fn situation(words: &Words, pair: &Pair, dice: &mut Dice) -> Option<Facts> {
    let incident = &pair.one.incident;
    let mut facts = Facts::none(incident.facts.len());
    for choices in [true, false] {
        for (at, fact) in incident.facts.iter().enumerate() {
            // What a line tells is not told before it; what it leaves open is, afterwards.
            let before = matches!(fact.kind, FactKind::Choice { .. }) && fact.line.is_none();
            if before != choices || facts.get(at).is_some() || !pair.one.applies(&facts, at) {
                continue;
            }
            let answer = match &fact.kind {
                FactKind::Choice { values } => Answer::Choice(u8::try_from(dice.roll(values.len())).ok()?),
                _ => read_fact(words, incident, fact, &typed(fact, dice)).ok()?,
            };
            record(incident, &mut facts, at, answer).ok()?;
        }
    }
    Some(facts)
}
