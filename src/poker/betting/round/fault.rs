//! What cannot have happened in a hand, and where it was told.

use crate::betting::Amount;
use std::fmt;
use std::ops::Range;

/// Why a told hand cannot be played. Amounts are in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no big blind or least bet: 0 was told.
    NoBlinds,
    /// The small blind is above the big blind.
    SmallAboveBig,
    /// The bring-in is above the small bet.
    BringInAboveBet,
    /// Both blinds are one player's.
    OneInBothBlinds,
    /// There are more players than a table has.
    TooManyPlayers {
        /// How many are taken.
        most: usize,
    },
    /// A player who is not among the players of the line.
    NoSuchPlayer,
    /// An amount is above the largest that is taken.
    TooLarge,
    /// The player has acted, and nobody has raised since.
    ActedTwice,
    /// It is not the player's turn: somebody else comes first.
    NotNext,
    /// The player has folded.
    AlreadyFolded,
    /// The player is all-in.
    AlreadyAllIn,
    /// Everybody else has folded: the last hand cannot fold.
    LastHand,
    /// A call where the player owes nothing.
    NothingToCall,
    /// A check by a player who faces a bet.
    CheckFacingBet {
        /// What the player owes.
        owes: Amount,
    },
    /// Less than the bet, and not the player's last chips.
    CallBelowBet {
        /// What everybody has to have in front.
        bet: Amount,
    },
    /// Less in front than the player has there already.
    PutsBack {
        /// What the player has in front.
        put: Amount,
    },
    /// A bet, raise, all-in or blind of no chips.
    NoChips,
    /// More than the player has.
    AboveStack {
        /// The most that the player can have in front.
        stack: Amount,
    },
    /// More chips taken back than the player has in front.
    PullsBackMore {
        /// What the player has in front.
        put: Amount,
    },
    /// All-in with less than the stack that was told.
    BelowStack {
        /// What the player would have in front with the whole stack.
        stack: Amount,
    },
    /// All-in without an amount by a player whose stack was not told.
    StackUnknown,
    /// A bet below the least one.
    ShortBet {
        /// The least bet, also where the stack is smaller and only an all-in is left.
        least: Amount,
    },
    /// A raise below the least one.
    ShortRaise {
        /// The least total to raise to, also where the stack is smaller and only an all-in is left.
        least: Amount,
    },
    /// A bet or raise above what the structure allows.
    AboveMost {
        /// The most that may be bet or raised to.
        most: Amount,
    },
    /// The betting was not reopened for the player, who may only call or fold.
    MayNotRaise {
        /// By how much the bet has risen since the player acted.
        faces: Amount,
        /// By how much it would have to.
        needs: Amount,
    },
    /// A blind posted by a player who is not in the blinds, or after the flop.
    NotInTheBlinds,
    /// A blind posted after somebody has acted.
    PostedLate,
    /// A blind above the blind of the level.
    AboveBlind {
        /// The blind of the level.
        blind: Amount,
    },
    /// A street that is not the next one.
    StreetOutOfOrder,
    /// A street begins while the player still has to act.
    StillToAct,
    /// A street begins when the player has the only hand that is left.
    HandOver,
    /// Fixed limit: a street begins whose bets were not told.
    NoBetSize,
}

/// Why a told hand cannot be played, and where that was told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The place of the act or street in the text, in bytes; none where the setup is at fault.
    pub at: Option<Range<usize>>,
    /// The player's place in the line; none where no player is at fault.
    pub player: Option<usize>,
    /// Why.
    pub kind: FaultKind,
}

impl Fault {
    /// A fault in what was told of the beginning.
    pub(super) fn setup(player: Option<usize>, kind: FaultKind) -> Self {
        Self { at: None, player, kind }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for FaultKind {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl FaultKind {
    /// The stable name of the kind, for messages and machines.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::NoBlinds => "no-blinds",
            Self::SmallAboveBig => "small-above-big",
            Self::BringInAboveBet => "bring-in-above-bet",
            Self::OneInBothBlinds => "one-in-both-blinds",
            Self::TooManyPlayers { .. } => "too-many-players",
            Self::NoSuchPlayer => "no-such-player",
            Self::TooLarge => "too-large",
            Self::ActedTwice => "acted-twice",
            Self::AlreadyFolded => "already-folded",
            Self::AlreadyAllIn => "already-all-in",
            Self::LastHand => "last-hand",
            Self::NothingToCall => "nothing-to-call",
            Self::NotNext => "not-next",
            Self::CheckFacingBet { .. } => "check-facing-bet",
            Self::CallBelowBet { .. } => "call-below-bet",
            Self::PutsBack { .. } => "puts-back",
            Self::PullsBackMore { .. } => "pulls-back-more",
            Self::NoChips => "no-chips",
            Self::AboveStack { .. } => "above-stack",
            Self::BelowStack { .. } => "below-stack",
            Self::StackUnknown => "stack-unknown",
            Self::ShortBet { .. } => "short-bet",
            Self::ShortRaise { .. } => "short-raise",
            Self::AboveMost { .. } => "above-most",
            Self::MayNotRaise { .. } => "may-not-raise",
            Self::NotInTheBlinds => "not-in-the-blinds",
            Self::PostedLate => "posted-late",
            Self::AboveBlind { .. } => "above-blind",
            Self::StreetOutOfOrder => "street-out-of-order",
            Self::StillToAct => "still-to-act",
            Self::HandOver => "hand-over",
            Self::NoBetSize => "no-bet-size",
        }
    }

    /// The amounts that tell it, by name, in chips.
    #[must_use]
    pub fn amounts(&self) -> Vec<(&'static str, Amount)> {
        match *self {
            Self::CheckFacingBet { owes } => vec![("owes", owes)],
            Self::CallBelowBet { bet } => vec![("bet", bet)],
            Self::PutsBack { put } | Self::PullsBackMore { put } => vec![("put", put)],
            Self::AboveStack { stack } | Self::BelowStack { stack } => vec![("stack", stack)],
            Self::ShortBet { least } | Self::ShortRaise { least } => vec![("least", least)],
            Self::AboveMost { most } => vec![("most", most)],
            Self::MayNotRaise { faces, needs } => vec![("faces", faces), ("needs", needs)],
            Self::AboveBlind { blind } => vec![("blind", blind)],
            Self::TooManyPlayers { most } => vec![("most", most as Amount)],
            _ => Vec::new(),
        }
    }
}
