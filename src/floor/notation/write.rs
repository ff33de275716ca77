//! A line written back: one way for each hand, in English words.

use super::chips::one_pile;
use super::player::{BIG_BLIND, SMALL_BLIND};
use crate::betting::round::{Action, Ante, Game, HandLine, PlayerAction, Setup, Step, Street, Structure};
use crate::betting::{Chips, Motion, Words};

/// Writes a line in the notation, in the one way that says everything about it. Read again it is the same line, its text
/// and the places in it aside. What [`read`](super::read()) never gives need not come back the same.
#[must_use]
pub fn write(line: &HandLine) -> String {
    let mut parts = opening(line);
    parts.extend(rest(line));
    let early = |at: usize| if line.told_early.contains(&at) { " out of turn" } else { "" };
    let mut at = 0;
    let acts = line.steps().filter_map(|step| match step {
        Step::Street(new) => Some(street_word(new.street).to_owned()),
        Step::Aside | Step::Undone => None,
        Step::PlayerAction(step) => {
            at += 1;
            let (player, act) = (name(&line.players[step.player]), act(&step.act));
            // Nobody tells that a blind whom nobody names has folded.
            (!is_unnamed(line, step.player)).then(|| format!("{player} {act}{}{}", lying(line, step), early(at - 1)))
        }
    });
    let brings = line.setup.bring_in.and_then(|bring_in| bring_in.player);
    let brings = brings.map(|player| format!("{} brings in", name(&line.players[player])));
    let end = early(line.moves.len());
    let count = line.wrong_count.map(|count| format!("asks for a count, is told {count}, ")).unwrap_or_default();
    let offer = line.offer.iter().map(|offer| {
        format!("{} {count}{}{end}", name(&line.players[offer.player]), motions(line, &offer.motions, &count))
    });
    let to_act = line.to_act.as_ref().map(|to_act| format!("{} to act", name(&line.players[to_act.player])));
    let hidden = line.hidden.iter().map(|hidden| {
        let amount = hidden.amount.map(|amount| format!(" {amount}")).unwrap_or_default();
        format!("{} hides{amount}", name(&line.players[hidden.player]))
    });
    let later = line.later.iter().map(|step| format!("{} {}", name(&line.players[step.player]), act(&step.act)));
    let told = brings.into_iter().chain(acts).chain(hidden).chain(offer).chain(later).chain(to_act);
    parts.push(told.collect::<Vec<_>>().join(", "));
    parts.retain(|part| !part.is_empty());
    parts.join("; ")
}

/// The structure and what has to be bet.
fn opening(line: &HandLine) -> Vec<String> {
    let Setup { structure, game, street, small_blind, big_blind, big_bet, .. } = &line.setup;
    let posted = line.blinds[1].is_some();
    let limit = if street.of_stud() && !street.of_five_card_stud() { "stud" } else { "limit" };
    let structure = match structure {
        Structure::NoLimit => "no-limit".to_owned(),
        Structure::PotLimit => "pot-limit".to_owned(),
        Structure::FixedLimit => match big_bet {
            Some(big_bet) => format!("{limit} {big_blind}/{big_bet}"),
            // What is kept of the two bets is the one of this street.
            None if street.is_late() && *small_blind > 0 => format!("{limit} {big_blind}/{big_blind}"),
            None => limit.to_owned(),
        },
    };
    let structure = match game {
        Some(Game::Holdem) => format!("{structure}; hold'em"),
        Some(Game::Other) if street.of_five_card_stud() => format!("{structure}; five card stud"),
        Some(Game::Other) if !street.of_stud() => format!("{structure}; omaha"),
        Some(Game::Other) | None => structure,
    };
    if posted || *small_blind > 0 {
        vec![structure, format!("blinds {small_blind}/{big_blind}")]
    } else if big_bet.is_some() {
        vec![structure]
    } else {
        vec![structure, format!("min {big_blind}")]
    }
}

/// What else holds when the round begins.
fn rest(line: &HandLine) -> Vec<String> {
    let Setup { street, small_blind, ante, bring_in, pot, stacks, heads_up, complete, listed, dealt_in, .. } =
        &line.setup;
    let mut parts = vec![street_word(*street).to_owned()];
    if line.blinds[1].is_some() && line.blinds[0].is_none() && *small_blind > 0 {
        parts.push("dead small blind".to_owned());
    }
    parts.extend(bring_in.map(|bring_in| format!("bring-in {}", bring_in.amount)));
    match ante {
        Ante::None => {}
        // With blinds it could be the big blind's alone.
        Ante::Each(amount) if line.blinds[1].is_some() || *small_blind > 0 => parts.push(format!("ante {amount} each")),
        Ante::Each(amount) => parts.push(format!("ante {amount}")),
        Ante::BigBlind(amount) => parts.push(format!("bb ante {amount}")),
        Ante::Button(amount, _) => parts.push(format!("button ante {amount}")),
    }
    if *pot > 0 {
        parts.push(format!("pot {pot}"));
    }
    if *heads_up {
        parts.push("heads-up".to_owned());
    }
    parts.extend(dealt_in.map(|players| format!("{players} players")));
    let players: Vec<String> = line.players.iter().map(|player| name(player)).collect();
    let named: Vec<&str> = players
        .iter()
        .enumerate()
        .filter(|(player, _)| !is_unnamed(line, *player))
        .map(|(_, name)| name.as_str())
        .collect();
    // All stacks tell everybody, too, but not who sits next to whom.
    if !named.is_empty() && (*listed || *heads_up || !*complete) {
        let others = if *complete { "" } else { " others" };
        parts.push(format!("players {}{others}", named.join(" ")));
    }
    let stacks = players.iter().zip(stacks).filter_map(|(name, stack)| stack.map(|stack| format!("{name} {stack}")));
    let stacks: Vec<String> = stacks.collect();
    if !stacks.is_empty() {
        parts.push(format!("stacks {}", stacks.join(", ")));
    }
    parts
}

/// Whether a player is only in the line because he is in the blinds.
fn is_unnamed(line: &HandLine, player: usize) -> bool {
    (0..2).any(|blind| line.setup.unnamed[blind] && line.blinds[blind] == Some(player))
}

fn street_word(street: Street) -> &'static str {
    match street {
        Street::Preflop => "preflop",
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::SecondOfFive => "second street",
        Street::Third | Street::ThirdOfFive => "third street",
        Street::Fourth | Street::FourthOfFive => "fourth street",
        Street::Fifth | Street::FifthOfFive => "fifth street",
        Street::Sixth => "sixth street",
        Street::Seventh => "seventh street",
        Street::Draw => "draw",
        Street::FirstDraw => "first draw",
        Street::SecondDraw => "second draw",
        Street::ThirdDraw => "third draw",
    }
}

fn name(player: &str) -> String {
    if player.starts_with(|c: char| c.is_ascii_digit()) { format!("seat {player}") } else { player.to_owned() }
}

fn act(act: &Action) -> String {
    match act {
        Action::Post(amount) => format!("posts {amount}"),
        Action::Check => "checks".to_owned(),
        Action::Fold => "folds".to_owned(),
        Action::Call => "calls".to_owned(),
        Action::Total(amount) => amount.to_string(),
        Action::RaiseBy(amount) => format!("raises by {amount}"),
        Action::AllIn(None) => "all-in".to_owned(),
        Action::AllIn(Some(amount)) => format!("all-in {amount}"),
    }
}

/// What stands behind the act that posts a blind: that less than the blind is all-in, the chips that lie for it without change, and
/// which blind it is, where the name of the player does not tell.
fn lying(line: &HandLine, step: &PlayerAction) -> String {
    let blind = line.blinds.iter().position(|blind| *blind == Some(step.player));
    let (Some(blind), Action::Post(amount)) = (blind, &step.act) else {
        return String::new();
    };
    // One chip is told as a pile of one: a number alone could be the blind again.
    let piles = line.setup.blind_chips[blind].iter().map(|pile| format!("{}x{}", pile.count, pile.value));
    let piles = piles.collect::<Vec<_>>().join("+");
    let with = if piles.is_empty() { String::new() } else { format!(" with {piles}") };
    let (name, which) = [(SMALL_BLIND, "small"), (BIG_BLIND, "big")][blind];
    let called = line.setup.heads_up || line.players[step.player] == name;
    let whole = [line.setup.small_blind, line.setup.big_blind][blind];
    let all_in = if *amount < whole { " all-in" } else { "" };
    all_in.to_owned() + &with + &if called { String::new() } else { format!(" as {which} blind") }
}

/// What was said and put out. One motion of chips alone, with no `count` before it, is told as everybody tells it.
fn motions(line: &HandLine, motions: &[Motion], count: &str) -> String {
    match motions {
        [only @ Motion::Puts(chips)] if count.is_empty() => format!("{}{} silent", one(line, only), piles(chips)),
        motions => motions.iter().map(|told| motion(line, told)).collect::<Vec<_>>().join(", "),
    }
}

/// What stands before the value of one chip, where it was told to be one: an amount alone says less.
fn one(line: &HandLine, motion: &Motion) -> &'static str {
    if !line.by_amount && one_pile(motion).is_some() { "1x" } else { "" }
}

fn motion(line: &HandLine, motion: &Motion) -> String {
    match motion {
        // Without quotes a condition goes on to the end of the line.
        Motion::Says(Words::Conditional) if !line.later.is_empty() => "says \"if\"".to_owned(),
        Motion::Says(words) => format!("says {}", said(*words)),
        Motion::Puts(chips) => format!("puts {}{}", one(line, motion), piles(chips)),
        Motion::PullsBack(None) => "takes all back".to_owned(),
        Motion::PullsBack(Some(amount)) => format!("takes {amount} back"),
    }
}

fn said(words: Words) -> String {
    match words {
        Words::Check => "check".to_owned(),
        Words::Fold => "fold".to_owned(),
        Words::Call => "call".to_owned(),
        Words::CallOf(amount) => format!("call {amount}"),
        Words::Bet => "bet".to_owned(),
        Words::Raise => "raise".to_owned(),
        Words::AllIn => "all-in".to_owned(),
        Words::Pot => "pot".to_owned(),
        Words::Conditional => "if".to_owned(),
        Words::Amount(amount) => amount.to_string(),
        Words::BetOf(amount) => format!("bet {amount}"),
        Words::RaiseOf(amount) => format!("raise {amount}"),
        Words::RaiseTo(amount) => format!("raise to {amount}"),
        Words::RaiseBy(amount) => format!("raise by {amount}"),
    }
}

fn piles(chips: &[Chips]) -> String {
    chips.iter().map(pile).collect::<Vec<_>>().join("+")
}

fn pile(pile: &Chips) -> String {
    if pile.count == 1 { pile.value.to_string() } else { format!("{}x{}", pile.count, pile.value) }
}
