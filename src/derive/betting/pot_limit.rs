//! Pot-limit: the most that may be bet.

use crate::betting::due::{Due, all_had_their_turn, due};
use crate::betting::played_round::PlayedRound;
use crate::betting::reopening::left_open;
use crate::betting::round_table::table_of_most;
use crate::classes::{class, classes};
use crate::line::from_offer::first_said;
use crate::raises::raise::Facing;
use crate::rules::ROUND_RULES;
use crate::working::NEXT;
use crate::{AmountTable, Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND, Sum, Term};
use floorbook_poker::betting::round::{Action, PlayerAction, PlayerState, RaiseRight, Round, SizeCheck, Structure};
use floorbook_poker::betting::{Amount, Offer, Words};

/// The pot as the most that a player may bet or raise to, with what it is made of.
pub(crate) struct PotSum {
    bet: Amount,
    pot: Amount,
    to_call: Amount,
    pub(crate) most: Amount,
}

/// The pot that a player can bet; none where the structure sets no such limit.
pub(crate) fn pot_sum(round: &Round, player: usize) -> Option<PotSum> {
    let (put, bet) = (round.player(player).put, round.bet());
    // The stack does not matter for the size of the pot.
    let most = round.pot_bet(put)?;
    Some(PotSum { bet, pot: round.counted_pot(), to_call: bet - put.min(bet), most })
}

impl PotSum {
    pub(crate) fn amounts(&self) -> Vec<(&'static str, Amount)> {
        let after = self.pot + self.to_call;
        vec![
            ("bet", self.bet),
            ("pot", self.pot),
            ("to_call", self.to_call),
            ("pot_after_call", after),
            ("most", self.most),
        ]
    }

    pub(crate) fn sums(&self) -> Vec<Sum> {
        let (pot, call) = (("pot", self.pot), ("to_call", self.to_call));
        let after = ("pot_after_call", self.pot + self.to_call);
        let mut sums = vec![Sum::total([Term::plus(pot), Term::plus(call)], after)];
        // A pot below the least bet is no limit: the least bet may be made in any case.
        if self.bet + after.1 == self.most {
            sums.push(Sum::total([Term::plus(("bet", self.bet)), Term::plus(after)], ("most", self.most)));
        }
        sums
    }
}

class! {
    /// On which side of the flop the round is.
    pub(crate) enum When = "street" {
        BeforeTheFlop = "before-the-flop",
        AfterTheFlop = "after-the-flop",
    }
}

class! {
    /// Whether the pot of earlier streets was named, or counted from the deal on.
    pub(crate) struct PotNamed(bool) = "pot-named";
}

class! {
    /// Whether antes lie in the pot before the flop, where nothing else does.
    pub(crate) struct AntesCounted(bool) = "antes-counted";
}

class! {
    /// Whether a blind was posted short.
    pub(crate) struct ShortBlind(bool) = "short-blind";
}

class! {
    /// Whether the line tells of a dead small blind, so that the pot is worked out with it as the book says.
    pub(crate) struct DeadBlindTold(bool) = "dead-blind-told";
}

class! {
    /// Whose maximum is asked for, and whether that player may bet or raise at all.
    pub(crate) enum Next = "next" {
        // Somebody whom the line does not name, with nothing in front.
        Newcomer = "newcomer",
        Player = "player",
        // With fewer chips than the pot allows.
        ShorterStack = "shorter-stack",
        Closed = "closed",
        // With too few chips, or against nobody who could call a raise.
        NoRaise = "no-raise",
        Nobody = "nobody",
    }
}

class! {
    /// Whether somebody whom the line does not name can be due before the player whom it names.
    pub(crate) struct OthersBefore(bool) = "others-before";
}

class! {
    /// Whether the player who is to act has said "pot".
    pub(crate) struct PotSaid(bool) = "pot-said";
}

classes! {
    pub(crate) struct MaximumClasses {
        structure: Structure,
        street: When,
        antes_counted: AntesCounted,
        short_blind: ShortBlind,
        dead_blind_told: DeadBlindTold,
        pot_named: PotNamed,
        next: Next,
        others_before: OthersBefore,
        pot_said: PotSaid,
        facing: Facing,
    }
}

pub(crate) struct PotLimitMaximum;

impl Calculate for PotLimitMaximum {
    type Classes = MaximumClasses;
    const NAME: &'static str = "pot-limit-maximum";
    const INPUTS: &'static [&'static str] = &[ROUND];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&[
        "in_the_middle",
        "in_front",
        "short_blind",
        "dead_blind",
        "bet",
        "pot",
        "to_call",
        "pot_after_call",
        "most",
        "stack",
    ]];
    const TABLES: &'static [&'static str] = &["players", AFTER];

    /// `round` is the betting so far. The amounts are those of the player who is to act: of one with nothing in front, where
    /// the line does not tell who that is. What the others may bet is in the table.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<MaximumClasses>, CalculationError> {
        let told = PlayedRound::of(inputs)?;
        let structure = told.line.setup.structure;
        let round = &told.round;
        let street = if round.street().opens() { When::BeforeTheFlop } else { When::AfterTheFlop };
        let Due { player, others_before } = due(&told);
        let named = player.map(|player| round.player(player));
        let put = named.map_or(0, |position| position.put);
        let most = round.pot_bet(put);
        let next = next(&told, named, most);
        let classes = MaximumClasses {
            structure,
            street,
            antes_counted: AntesCounted(round.street().opens() && round.chips() > round.in_front()),
            short_blind: ShortBlind(round.short_blinds() > 0),
            dead_blind_told: DeadBlindTold(told.line.setup.dead_blind),
            pot_named: PotNamed(!told.line.setup.street.opens()),
            next,
            others_before: OthersBefore(others_before),
            pot_said: PotSaid(told.line.offer.as_ref().and_then(first_said) == Some(Words::Pot)),
            facing: Facing::of(round.bet()),
        };
        let names = vec![(NEXT, told.names(player.into_iter()))];
        let mut tables = vec![table_of_most(told.clone(), left_open(inputs, &told, SizeCheck::AsMade)?)];
        tables.extend(most.and_then(|most| after_the_pot(&told, most)));
        let worked = Calculated { names, tables, ..Calculated::new(classes, Vec::new(), Vec::new()) };
        let (Some(most), Next::Newcomer | Next::Player | Next::ShorterStack) = (most, next) else {
            return Ok(worked);
        };
        let pot = PotSum { bet: round.bet(), pot: round.counted_pot(), to_call: round.bet().saturating_sub(put), most };
        let (mut amounts, mut sums) = most_of(round, &pot);
        let behind = named.and_then(|position| position.behind);
        let stack = ("stack", behind.map_or(most, |behind| put.saturating_add(behind)));
        if next == Next::ShorterStack {
            sums.push(Sum::compare(stack, ("most", most)));
        }
        amounts.push(stack);
        Ok(Calculated { amounts, sums, ..worked })
    }
}

/// The table of the round behind a bet of the pot that was said at its end.
const AFTER: &str = "players-after";

/// The round with the pot of `most` in it that its player has said, or all that he has.
fn after_the_pot(told: &PlayedRound, most: Amount) -> Option<AmountTable> {
    let Offer { player, at, .. } = told.line.offer.clone().filter(|offer| first_said(offer) == Some(Words::Pot))?;
    let stack = told.round.player(player);
    let all = stack.behind.map(|behind| stack.put + behind).filter(|all| *all <= most);
    let act = all.map_or(Action::Total(most), |all| Action::AllIn(Some(all)));
    let mut line = told.line.clone().into_owned();
    line.offer = None;
    line.moves.push(PlayerAction { player, act, at });
    let after = told.play(&line).ok()?;
    Some(table_of_most(after, Vec::new()).named(AFTER))
}

/// What the player who is due may do, `most` being the most that the pot allows him.
fn next(told: &PlayedRound, due: Option<PlayerState>, most: Option<Amount>) -> Next {
    match due {
        None if told.round.to_act().next().is_none() && all_had_their_turn(told) => Next::Nobody,
        None => Next::Newcomer,
        Some(position) if position.right == RaiseRight::Closed => Next::Closed,
        Some(position) if !position.may_raise() => Next::NoRaise,
        Some(position) if position.most() < most => Next::ShorterStack,
        Some(_) => Next::Player,
    }
}

/// The amounts of the most, and the sums that lead from what lies in the middle to it.
fn most_of(round: &Round, pot: &PotSum) -> (Vec<(&'static str, Amount)>, Vec<Sum>) {
    let dead = round.counted_dead_blind();
    let short = round.counted_pot() - round.chips() - dead;
    let middle = ("in_the_middle", round.chips() - round.in_front());
    let front = ("in_front", round.in_front());
    let mut terms = vec![Term::plus(middle), Term::plus(front)];
    if short > 0 {
        terms.push(Term::plus(("short_blind", short)));
    }
    if dead > 0 {
        terms.push(Term::plus(("dead_blind", dead)));
    }
    let mut amounts = vec![middle, front, ("short_blind", short), ("dead_blind", dead)];
    amounts.extend(pot.amounts());
    let mut sums = vec![Sum::total(terms, ("pot", pot.pot))];
    sums.extend(pot.sums());
    (amounts, sums)
}
