//! What a line tells of the facts of an incident: what was said and put out at its end, what is to call, who is left.

use crate::line::early::early_act;
use crate::line::from_offer::{
    Offered, amount, called_by, calls_first, did, first_said, first_words, invalid, own_and_left, said, says_otherwise,
    shown_amount, wording, words_first,
};
use crate::line::line_classes::Later;
use crate::line::line_fact::{FromLine, LineTells};
use crate::line::line_words::{
    all_in_board, any_all_in, betting_over, board, facing, game_word, hands, last_round, since_word, structure, yes_no,
};
use crate::line::since::{
    Since, actions, actions_since_early, earlier_large_bet, line_of_earlier_short_bet, since_last_raise,
    since_short_bet,
};
use floorbook_poker::betting::round::{HandLine, RaiseRight, Round, TurnOrder};
use floorbook_poker::betting::{Amount, Offer, Words, total};

/// What was done since an act before the turn where nothing was.
const NOTHING_YET: &str = "nothing-yet";

impl FromLine {
    /// What holds where a line by itself does not say otherwise: who is all-in is told to be, words that nobody understood
    /// are told as such, and so is what was done after an act before the turn.
    #[must_use]
    pub fn unsaid(self, line: &HandLine, round: &Round) -> Option<&'static str> {
        match self {
            Self::LastChips | Self::BettingOver | Self::OtherwiseClear => Some("no"),
            Self::WordsHeard => Some("clear"),
            Self::Turn => early_act(line).is_none().then_some("in-turn"),
            // What one of those who were due has offered may have changed something.
            Self::SinceEarly => early_act(line).is_none_or(|early| early.since.is_some()).then_some(NOTHING_YET),
            // Behind the last betting of a hand it may have been noticed at any moment up to the showdown.
            Self::Noticed | Self::NoticedLarge => {
                (round.to_act().next().is_some() || !round.street().is_last()).then_some("same-street")
            }
            _ => None,
        }
    }

    /// What a line tells of it, `round` being the line as it was played; nothing where it does not tell.
    #[must_use]
    pub fn of(self, line: &HandLine, round: &Round) -> Option<LineTells> {
        match self {
            Self::Players => hands(line, round, ["multiway", "heads-up"]).map(LineTells::Word),
            Self::InHand => hands(line, round, ["three-or-more", "two"]).map(LineTells::Word),
            Self::LeftIn => hands(line, round, ["several", "one"]).map(LineTells::Word),
            Self::AnyAllIn => any_all_in(round).map(|any| LineTells::Word(yes_no(any))),
            Self::AllInBoard => all_in_board(round).map(LineTells::Word),
            Self::LastRound => last_round(line, round).map(LineTells::Word),
            Self::Board => betting_over(round).then(|| LineTells::Word(board(round))),
            Self::Facing => facing(line, round).map(LineTells::Word),
            Self::Structure => Some(LineTells::Word(structure(line.setup.structure))),
            Self::RaisedSince => Some(LineTells::Word(yes_no(round.raises() > 0 || round.bet() > round.unit()))),
            Self::FacingBet => Some(LineTells::Word(yes_no(round.bet() > 0))),
            Self::Pot => {
                let known = line.setup.street.opens() || line.setup.pot > 0;
                known.then(|| LineTells::Chips(round.chips()))
            }
            Self::ActedSince => {
                since_last_raise(line).map(|since| LineTells::Word(yes_no(since == Since::Substantial)))
            }
            Self::Actions => actions(line).map(LineTells::Actions),
            Self::ActionsSinceEarly => actions_since_early(line).map(LineTells::Actions),
            Self::AllInTurn => {
                let order = TurnOrder::of(line).ok().filter(|order| order.checked && order.doubt.is_none())?;
                Some(LineTells::Word(yes_no(order.early.is_none())))
            }
            // The next card lies there.
            Self::Noticed => line_of_earlier_short_bet(line).map(|_| LineTells::Word("next-card")),
            Self::NoticedLarge => earlier_large_bet(line).then_some(LineTells::Word("next-card")),
            Self::Since => since_short_bet(line).map(|since| LineTells::Word(since_word(since))),
            Self::ToCall => {
                // Nobody owes more than he has.
                let player = line.actor()?;
                let owes = round.player(player).owes.checked_add(taken_back(line, round))?;
                (owes > 0).then_some(LineTells::Chips(owes))
            }
            Self::FullCall if let Some(bet) = bet_to_say(line, round) => Some(LineTells::Chips(bet)),
            Self::FullCall => {
                let player = line.actor()?;
                let put = round.player(player).put.checked_sub(taken_back(line, round))?;
                let missing = round.bet().saturating_sub(put);
                (missing > 0).then_some(LineTells::Chips(missing))
            }
            Self::SinceEarly => {
                let since = early_act(line).and_then(|early| early.since);
                since.filter(|since| *since != NOTHING_YET).map(LineTells::Word)
            }
            Self::Game => line.setup.game.map(|game| LineTells::Word(game_word(game))),
            Self::Did if let Some(early) = early_act(line) => Some(LineTells::Word(early.did)),
            // "Five more" is an amount on top of the bet, and so is the least that it can be.
            Self::Least => line.actor().map(|player| {
                let faced = round.faced(Some(player));
                let on_top = matches!(line.offer.as_ref().and_then(first_said), Some(Words::RaiseBy(_)));
                LineTells::Chips(if on_top { faced.least.saturating_sub(faced.bet) } else { faced.least })
            }),
            // An amount that is below the least raise is a call, or is made up; one below the call is neither.
            Self::LeastMeant => line.actor().map(|player| {
                let faced = round.faced(Some(player));
                let on_top = matches!(line.offer.as_ref().and_then(first_said), Some(Words::RaiseBy(_)));
                LineTells::Chips(if on_top { round.unit() } else { faced.bet.max(round.unit()) })
            }),
            Self::Later => Later::word(line).map(LineTells::Word),
            Self::CountTold => line.wrong_count.map(LineTells::Chips),
            Self::Statement => {
                let said = line.offer.as_ref().and_then(first_said);
                (said == Some(Words::Conditional)).then_some(LineTells::Word("if-then"))
            }
            _ => self.offered(line, line.offer.as_ref()?, round),
        }
    }

    /// What the offer tells: an arm for each thing that one can tell, short and side by side, so that they stand in one list.
    fn offered(self, line: &HandLine, offer: &Offer, round: &Round) -> Option<LineTells> {
        let told = Offered::of(line, offer, round)?;
        let word = |word| Some(LineTells::Word(word));
        match self {
            // Words behind the chips came too late to say what these were.
            Self::Said => {
                let heard = told.words.filter(|_| words_first(offer));
                // "Bet", and the chips of it, where nobody has bet: what the chips make by themselves.
                let only_bets = heard == Some(Words::Bet) && round.bet() == 0 && !told.chips.is_empty();
                word(said(heard.filter(|_| !only_bets)))
            }
            // "Call" behind the chips is no call said first.
            Self::CallSaid => word(yes_no(matches!(told.in_time(offer), Some(Words::Call | Words::CallOf(_))))),
            Self::CallOrAmount => word(match told.in_time(offer) {
                Some(Words::Call | Words::CallOf(_)) => "yes",
                Some(words) if amount(words).is_some() => "amount",
                _ => "no",
            }),
            Self::CallAmount => call_amount(&told, offer).map(LineTells::Chips),
            Self::CallHasAmount => word(yes_no(call_amount(&told, offer).is_some())),
            Self::CalledBy => called_by(&told, offer, line.wrong_count?).map(LineTells::Word),
            Self::CalledWith => {
                let said = told.said.filter(|_| told.chips.is_empty() && !calls_first(offer));
                Some(LineTells::Chips(said.unwrap_or(told.worth)))
            }
            Self::Invalid => invalid(told.words?, round.bet(), owes(offer, round)).map(LineTells::Word),
            Self::RaiseWording => wording(told.words?).map(LineTells::Word),
            Self::SaidAmount => told.said.map(LineTells::Chips),
            // Nobody puts in more than he has.
            Self::SaidTotal => {
                let said = told.said.and(told.spoken_total(round))?;
                Some(LineTells::Chips(told.stack.map_or(said, |stack| said.min(stack))))
            }
            Self::Did => did(&told, offer, round.bet(), round.faced(Some(offer.player)).least).map(LineTells::Word),
            // Behind "all-in" chips are a part of it: how much it is the stack tells, and only the stack.
            Self::Total if part_of_all_in(&told, offer) => None,
            Self::Total if told.chips.is_empty() || told.names_amount() && words_first(offer) => {
                told.spoken_total(round).map(LineTells::Chips)
            }
            Self::Total => Some(LineTells::Chips(told.left.checked_add(told.worth)?)),
            Self::PutOut => Some(LineTells::Chips(told.worth)),
            Self::HowManyChips if !told.by_value || told.chips.is_empty() => None,
            Self::HowManyChips => word(if told.one_chip() { "one" } else { "several" }),
            Self::FirstWords => word(first_words(offer)),
            Self::Changed => changed(offer).and_then(word),
            Self::CameFirst if told.words.is_none() || told.chips.is_empty() => None,
            Self::CameFirst => word(if words_first(offer) { "words" } else { "chips" }),
            Self::FirstMotion => offer.puts().next().and_then(|chips| total(chips).ok()).map(LineTells::Chips),
            Self::Chips => {
                // Behind "call", or where they are exactly the call beside those of an earlier bet, it does not matter which they are.
                let call = told.own > 0 && told.left.saturating_add(told.worth) == round.bet();
                let named = told.by_value || call || calls_first(offer);
                (!told.chips.is_empty() && named).then_some(LineTells::Piles(told.chips))
            }
            Self::Chip => told.one_chip().then_some(LineTells::Chips(told.worth)),
            Self::Own => Some(LineTells::Chips(told.own)),
            Self::Left => Some(LineTells::Chips(told.left)),
            Self::LastChips if told.words == Some(Words::AllIn) && words_first(offer) => word("yes"),
            Self::LastChips => {
                let total = if told.chips.is_empty() { told.spoken_total(round)? } else { told.left + told.worth };
                word(yes_no(total >= told.stack?))
            }
            Self::ToCall
            | Self::FullCall
            | Self::Least
            | Self::Players
            | Self::InHand
            | Self::Facing
            | Self::Structure
            | Self::FacingBet => None,
            Self::PulledFacing => word(pulled_facing(offer, round)),
            Self::Pulled if told.own > 0 => word(if told.left == 0 { "all" } else { "part" }),
            Self::Pot
            | Self::ActedSince
            | Self::Actions
            | Self::ActionsSinceEarly
            | Self::AllInTurn
            | Self::Since
            | Self::RaisedSince
            | Self::WordsHeard
            | Self::Turn
            | Self::SinceEarly => None,
            Self::Stack => told.stack.map(LineTells::Chips),
            Self::OtherwiseClear => shown_amount(&told, offer, round).and_then(|_| word("yes")),
            Self::ShownAmount => shown_amount(&told, offer, round).map(LineTells::Chips),
            Self::Pulled
            | Self::Noticed
            | Self::NoticedLarge
            | Self::Game
            | Self::BettingOver
            | Self::Statement
            | Self::Later
            | Self::CountTold
            | Self::LeastMeant => None,
            Self::AnyAllIn | Self::AllInBoard | Self::LastRound | Self::Board | Self::LeftIn => None,
        }
    }
}

/// The amount that was said together with "call", in time, where it is not what there is to call.
fn call_amount(told: &Offered, offer: &Offer) -> Option<Amount> {
    match told.in_time(offer) {
        Some(Words::CallOf(amount)) => Some(amount),
        _ => None,
    }
}

/// What was said first, where something else was said after it.
fn changed(offer: &Offer) -> Option<&'static str> {
    let first = offer.words().next().filter(|_| says_otherwise(offer))?;
    Some(match first {
        Words::Check => "check",
        Words::Fold => "fold",
        _ => "said",
    })
}

/// Whether chips were put out behind "all-in" by a player whose stack was not told.
fn part_of_all_in(told: &Offered, offer: &Offer) -> bool {
    let one_motion = offer.puts().count() == 1;
    one_motion && told.words == Some(Words::AllIn) && words_first(offer) && told.stack.is_none()
}

/// The bet, where a player with chips in front only said an amount: it is the total, and so is what it is held against. Who names
/// just what is missing has called.
fn bet_to_say(line: &HandLine, round: &Round) -> Option<Amount> {
    let offer = line.offer.as_ref().filter(|offer| offer.puts().next().is_none() && line.wrong_count.is_none())?;
    let put = round.player(offer.player).put;
    let Some(Words::Amount(said)) = first_said(offer) else {
        return None;
    };
    (put > 0 && round.bet() > put && said != round.bet() - put).then(|| round.bet())
}

/// What the player who makes the offer owed before he took anything back.
pub(crate) fn owes(offer: &Offer, round: &Round) -> Amount {
    round.player(offer.player).owes
}

/// What a player faces who pulls back chips of his bet: a raise of it, a bet that nobody has raised, or nothing to call.
fn pulled_facing(offer: &Offer, round: &Round) -> &'static str {
    match owes(offer, round) {
        0 => "nothing",
        _ if round.raises() > 0 || round.bet() > round.unit() => "raise",
        _ => "bet",
    }
}

/// What the player who makes the offer took back of his bet.
fn taken_back(line: &HandLine, round: &Round) -> Amount {
    line.offer.as_ref().map_or(0, |offer| {
        let put = round.player(offer.player).put;
        put.saturating_sub(own_and_left(line, offer, put).1)
    })
}

/// Whether a player may act now, as far as the line tells: others may be left out of it.
pub(crate) fn in_turn(line: &HandLine, round: &Round, player: usize) -> Option<bool> {
    let order = TurnOrder::of(line).ok()?;
    match round.player(player).right {
        RaiseRight::None => Some(false),
        _ if order.early.is_some_and(|early| early.at == line.moves.len()) => Some(false),
        _ => order.checked.then_some(true),
    }
}
