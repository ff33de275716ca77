//! What a line has told of the beginning of the round, item by item, until its conditions are complete.

use super::error::Expected;
use crate::betting::Amount;
use crate::betting::round::{Ante, Game, Street, Structure};
use std::ops::Range;

/// Two amounts with a slash between, such as the blinds, and where they stand.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) small: Amount,
    pub(super) big: Amount,
    pub(super) at: Range<usize>,
}

/// What was told of the beginning so far.
#[derive(Default)]
pub(super) struct ParsedSetup {
    pub(super) structure: Option<Structure>,
    pub(super) street: Option<Street>,
    pub(super) blinds: Option<Pair>,
    /// Two amounts without a word: in fixed limit the bets, else the blinds.
    pub(super) bare: Option<Pair>,
    /// The small and the big bet of fixed limit.
    pub(super) bets: Option<Pair>,
    pub(super) least: Option<Amount>,
    pub(super) ante: Option<Ante>,
    /// Whether who pays the ante was said, too.
    pub(super) ante_said: bool,
    /// How many players were dealt in, and where that stands.
    pub(super) dealt_in: Option<(usize, Range<usize>)>,
    pub(super) pot: Option<(Amount, Range<usize>)>,
    pub(super) heads_up: Option<Range<usize>>,
    pub(super) stud: Option<()>,
    pub(super) five_card_stud: Option<()>,
    /// Where a game was named that is played in more than one structure.
    pub(super) game: Option<Range<usize>>,
    /// The game that was named, by itself or with its structure.
    pub(super) named: Option<Game>,
    pub(super) bring_in: Option<Amount>,
    /// Whether nobody posts the small blind.
    pub(super) no_small_blind: Option<()>,
    /// Stacks by the player's place in the roster.
    pub(super) stacks: Vec<(usize, Amount)>,
    /// Whether the players were listed.
    pub(super) players: Option<()>,
}

impl ParsedSetup {
    /// The street with which the line begins: where none was told, the one of the forced bets that were, else after the flop.
    pub(super) fn first_street(&self) -> Street {
        let stud = self.stud.is_some() || self.bring_in.is_some();
        let five = self.five_card_stud.is_some();
        match (self.street, &self.blinds) {
            (Some(street), _) => street.in_five_card_stud().filter(|_| five).unwrap_or(street),
            (None, Some(_)) => Street::Preflop,
            (None, None) if five => Street::SecondOfFive,
            (None, None) if stud => Street::Third,
            (None, None) => Street::Flop,
        }
    }

    /// Which game it is, as far as it was told: stud by its streets, too.
    pub(super) fn of_game(&self, street: Street) -> Option<Game> {
        let other = self.stud.is_some() || self.game.is_some() || street.of_stud();
        if other { Some(Game::Other) } else { self.named }
    }

    /// What should stand in the place of the bet sizes: others, of which the small one is something, and is the big blind.
    pub(super) fn wrong_bets(&self) -> Option<Expected> {
        match (&self.blinds, &self.bets) {
            (_, Some(bets)) if bets.small == 0 => Some(Expected::Order),
            (Some(blinds), Some(bets)) if bets.small != blinds.big => Some(Expected::SmallBet),
            _ => None,
        }
    }

    /// The ante; none where it is nothing. Where it was not said who pays it, one as large as the big blind is the big blind's
    /// for the whole table, a smaller one everybody's, as both are written on the clock of a tournament.
    pub(super) fn ante(&self) -> Ante {
        match (self.ante, &self.blinds) {
            (None | Some(Ante::Each(0) | Ante::BigBlind(0) | Ante::Button(0, _)), _) => Ante::None,
            (Some(Ante::Each(ante)), Some(blinds)) if !self.ante_said && ante >= blinds.big => Ante::BigBlind(ante),
            (Some(ante), _) => ante,
        }
    }

    /// Whether there is an ante of which it was not said who pays it, and could be either. `blinds` tells whether blinds are posted.
    pub(super) fn ante_is_unsaid(&self, blinds: bool) -> bool {
        blinds && !self.ante_said && matches!(self.ante, Some(Ante::Each(1..)))
    }

    /// Whether nothing was told.
    pub(super) fn is_empty(&self) -> bool {
        let opening = self.blinds.is_none() && self.bare.is_none() && self.bets.is_none() && self.least.is_none();
        let rest = self.ante.is_none() && self.pot.is_none() && self.heads_up.is_none() && self.stacks.is_empty();
        let forced = self.game.is_none()
            && self.named.is_none()
            && self.stud.is_none()
            && self.bring_in.is_none()
            && self.dealt_in.is_none()
            && self.no_small_blind.is_none();
        opening && rest && forced && self.structure.is_none() && self.street.is_none() && self.players.is_none()
    }
}
