//! A hand as it is told: what holds when it begins, and what the players did, in order.

use super::{PlayerName, Street};
use crate::betting::{Amount, Chips, Motion, Offer, total};
use std::ops::Range;
use std::sync::Arc;

/// How much may be bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(clippy::enum_variant_names, reason = "the names that players know")]
pub enum Structure {
    /// Any amount up to the stack.
    #[default]
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// Bets and raises of one fixed size.
    FixedLimit,
}

/// Which game is played, as far as a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    /// Hold'em.
    Holdem,
    /// Another one.
    Other,
}

/// Who pays the ante.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ante {
    /// Nobody.
    #[default]
    None,
    /// Every player this many chips.
    Each(Amount),
    /// The big blind this many chips for the whole table.
    BigBlind(Amount),
    /// The button this many chips for the whole table; none where nobody is known to have it.
    Button(Amount, Option<usize>),
}

impl Ante {
    /// How many chips it is, of each player or of the one who pays for the table.
    #[must_use]
    pub fn amount(self) -> Amount {
        match self {
            Self::None => 0,
            Self::Each(amount) | Self::BigBlind(amount) | Self::Button(amount, _) => amount,
        }
    }
}

/// The forced bet that opens stud.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BringIn {
    /// How much it is.
    pub amount: Amount,
    /// Who brings it in; none where that was not told.
    pub player: Option<usize>,
}

/// What holds when the line begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Setup {
    /// How much may be bet.
    pub structure: Structure,
    /// The game, where it was named.
    pub game: Option<Game>,
    /// The betting round with which the line begins.
    pub street: Street,
    /// The small blind of the level; 0 where only a least bet was told.
    pub small_blind: Amount,
    /// The big blind of the level: the least bet. In fixed limit the size of a bet on the street with which the line begins.
    pub big_blind: Amount,
    /// Fixed limit: the size of a bet on the later streets; none where only one size was told, or the line begins there.
    pub big_bet: Option<Amount>,
    /// The ante of the level, posted before the flop. Antes are dead: they go to the pot and are no bet.
    pub ante: Ante,
    /// The bring-in of stud.
    pub bring_in: Option<BringIn>,
    /// The pot that was pulled in before the line begins. Before the flop without antes, which are added from
    /// [`Setup::ante`]; after it with everything that lies there.
    pub pot: Amount,
    /// Stacks when the line begins, blinds and antes still in them, by the player's place in [`HandLine::players`]; none where
    /// it was not told. Players after the last one of the list were not told.
    pub stacks: Vec<Option<Amount>>,
    /// Whether only two players were dealt in: the big blind acts first after the flop.
    pub heads_up: bool,
    /// Whether all who were dealt in are players of the line: they were listed, all their stacks were told, or there are
    /// only two. Else others may be left out.
    pub complete: bool,
    /// How many players were dealt in, where their number was told: there may be more of them than players of the line.
    pub dealt_in: Option<usize>,
    /// Whether they were listed, three or more: the list is the order of their seats.
    pub listed: bool,
    /// Whether the small and the big blind are players of the line without being named in it. Such a player who owes chips
    /// when a street begins has folded.
    pub unnamed: [bool; 2],
    /// Whether the small blind is dead: nobody posts the one of the level.
    pub dead_blind: bool,
    /// The chips that lie for the small and for the big blind where they are worth more and no change was given. Only the
    /// blind is bet.
    pub blind_chips: [Vec<Chips>; 2],
}

/// What a player did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Posted a blind: one that is not the full one is a short all-in blind.
    Post(Amount),
    /// Checked.
    Check,
    /// Folded.
    Fold,
    /// Called; for less than the bet only with the last chips, if the stack is known.
    Call,
    /// Has this many chips in front in all, whether that is a bet, a call or a raise.
    Total(Amount),
    /// Raised by this many chips on top of the bet.
    RaiseBy(Amount),
    /// Is all-in with this many chips in front in all; with the stack that was told where there is no amount.
    AllIn(Option<Amount>),
}

/// One act in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerAction {
    /// The player's place in [`HandLine::players`].
    pub player: usize,
    /// What the player did.
    pub act: Action,
    /// Where the act stands in the text, in bytes.
    pub at: Range<usize>,
}

/// Whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToAct {
    /// The player's place in [`HandLine::players`].
    pub player: usize,
    /// Where that stands in the text, in bytes.
    pub at: Range<usize>,
}

/// Chips that were found behind an all-in: no act, and nothing that the round is played by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The player's place in [`HandLine::players`].
    pub player: usize,
    /// How many chips, where that was told.
    pub amount: Option<Amount>,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
}

/// A street that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStreet {
    /// Which one.
    pub street: Street,
    /// How many of [`HandLine::moves`] come before it.
    pub after: usize,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
}

/// What happens next in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// A street begins.
    Street(&'a NewStreet),
    /// A player acts.
    PlayerAction(&'a PlayerAction),
    /// The next act is set aside: see [`HandLine::set_aside`].
    Aside,
    /// The act that was set aside is undone.
    Undone,
}

/// A hand, or a part of it, as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandLine {
    /// The text that was typed.
    pub text: String,
    /// What holds when the line begins.
    pub setup: Setup,
    /// The names of the players: in the order of their seats where that was told, else as they first appear. Before
    /// the flop the players in the blinds are always among them.
    pub players: Arc<[PlayerName]>,
    /// The place of the small and of the big blind in [`HandLine::players`]; none after the flop, and none for a blind that
    /// nobody has posted. A small blind of nothing is the player's who is called so.
    pub blinds: [Option<usize>; 2],
    /// What was done, on all streets.
    pub moves: Vec<PlayerAction>,
    /// The streets that begin among the moves, in order.
    pub streets: Vec<NewStreet>,
    /// What a player said and put out after that, where the line ends with it: what it comes to is what the floor is asked.
    pub offer: Option<Offer>,
    /// Whose turn it is, where the line ends with a player who has done nothing yet.
    pub to_act: Option<ToAct>,
    /// Chips that were found behind all-ins, at whatever moment.
    pub hidden: Vec<Hidden>,
    /// The places in [`HandLine::moves`] of what was told to be out of turn; behind the last of them it is what the line ends with.
    pub told_early: Vec<usize>,
    /// The place in [`HandLine::moves`] of an act before its turn on which those who were due did not act: what they did cannot have
    /// been done on it. Behind it the round goes on as if it had not been made.
    pub set_aside: Option<usize>,
    /// Raises that were told with an amount, neither to it nor by it, and are taken to be to it: their places among the moves.
    pub totals: Vec<usize>,
    /// Whether the ante was told without a word on who pays it: [`Setup::ante`] is how it was taken.
    pub ante_unsaid: bool,
    /// Folds behind the offer at the end, which change nothing of what it comes to.
    pub later: Vec<PlayerAction>,
    /// The count that whoever made the offer had asked for and was told, where it is not the bet.
    pub wrong_count: Option<Amount>,
    /// Whether the chips of the offer at the end were told by their amount alone, `1000`, so that nobody said which they are.
    pub by_amount: bool,
}

impl HandLine {
    /// The player whom the floor is asked about, where the line tells: who made the offer at its end, or is to act there.
    #[must_use]
    pub fn actor(&self) -> Option<usize> {
        let to_act = || self.to_act.as_ref().map(|to_act| to_act.player);
        self.offer.as_ref().map(|offer| offer.player).or_else(to_act)
    }

    /// What lies in front of a player who posted a blind with more than it, got no change, and has not acted since.
    #[must_use]
    pub fn lies_without_change(&self, player: usize) -> Option<Amount> {
        let blind = self.blinds.iter().position(|blind| *blind == Some(player))?;
        let acted = self.moves.iter().any(|act| act.player == player && !matches!(act.act, Action::Post(_)));
        let waits = self.streets.is_empty() && !acted;
        let chips = Some(&self.setup.blind_chips[blind]).filter(|chips| waits && !chips.is_empty());
        chips.and_then(|chips| total(chips).ok())
    }

    /// The line with only the first motion of chips of its offer, and what was said and taken back before it.
    #[must_use]
    pub fn first_motion(&self) -> Self {
        let mut line = self.clone();
        if let Some(offer) = &mut line.offer {
            let first = offer.motions.iter().position(|motion| matches!(motion, Motion::Puts(_)));
            offer.motions.truncate(first.map_or(offer.motions.len(), |first| first + 1));
        }
        line
    }

    /// The line with an act in the place of the offer at its end; none where it ends with no offer.
    #[must_use]
    pub fn with_act(&self, act: Action) -> Option<Self> {
        let mut line = self.clone();
        let Offer { player, at, .. } = line.offer.take()?;
        line.moves.push(PlayerAction { player, act, at });
        line.moves.append(&mut line.later);
        Some(line)
    }

    /// The line with an amount in the place of the one that was said first at its end; none where none was.
    #[must_use]
    pub fn with_said(&self, amount: Amount) -> Option<Self> {
        let mut line = self.clone();
        let said = line.offer.as_mut()?.motions.iter_mut().find_map(|motion| match motion {
            Motion::Says(words) => Some(words),
            Motion::Puts(_) | Motion::PullsBack(_) => None,
        })?;
        *said = said.with_amount(amount)?;
        Some(line)
    }

    /// The line up to the end of the street before its street of this place.
    #[must_use]
    pub fn before_street(&self, place: usize) -> Self {
        let mut line = Self { offer: None, to_act: None, ..self.clone() };
        if let Some(street) = self.streets.get(place) {
            line.moves.truncate(street.after);
            line.told_early.retain(|at| *at < street.after);
            line.set_aside = line.set_aside.filter(|at| *at < street.after);
            line.streets.truncate(place);
        }
        line
    }

    /// What happens, in order: the streets that begin and the moves, and what is undone of them. What is offered at the end is left out.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        (0..=self.moves.len()).flat_map(|place| {
            let streets = self.streets.iter().filter(move |street| street.after == place).map(Step::Street);
            let act = self.moves.get(place).map(Step::PlayerAction);
            let aside = self.set_aside.filter(|aside| *aside == place && act.is_some());
            streets.chain(aside.map(|_| Step::Aside)).chain(act).chain(aside.map(|_| Step::Undone))
        })
    }
}
