//! The classes of a line, by which incidents say that they are what it tells of.

use crate::classes::{class, classes};
use crate::raises::raise::Facing;
use crate::raises::size::Size;
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::{Action, HandLine, Structure};

class! {
    /// What was offered at the end, and what of it came first.
    pub(crate) enum OfferKind = "offer" {
        None = "none",
        Words = "words",
        Chips = "chips",
        WordsFirst = "words-first",
        ChipsFirst = "chips-first",
    }
}

class! {
    /// What was said first.
    pub(crate) enum Said = "said" {
        Nothing = "nothing",
        Check = "check",
        Fold = "fold",
        Call = "call",
        Bet = "bet",
        Raise = "raise",
        Amount = "amount",
        Unclear = "unclear",
        RaiseAmount = "raise-amount",
        AllIn = "all-in",
        Pot = "pot",
        Conditional = "conditional",
    }
}

class! {
    /// How many chips were put out. An amount that is no chip's value lies there as several that nobody named.
    pub(crate) enum ChipsOffered = "chips" {
        None = "none",
        One = "one",
        Several = "several",
        NotNamed = "not-named",
    }
}

class! {
    /// How many of something there are.
    pub(crate) enum Many = "many" {
        None = "none",
        One = "one",
        Several = "several",
    }
}

class! {
    /// How many things that are different acts were said.
    pub(crate) struct Statements(Many) = "statements";
}

class! {
    /// In how many motions chips were put out.
    pub(crate) struct Motions(Many) = "motions";
}

class! {
    /// What lay in front before: nothing, less than the call, or the call.
    pub(crate) enum Own = "own" {
        None = "none",
        Short = "short",
        Covers = "covers",
    }
}

impl Own {
    pub(crate) fn of(own: Amount, bet: Amount) -> Self {
        match own {
            0 => Self::None,
            own if own >= bet => Self::Covers,
            _ => Self::Short,
        }
    }
}

class! {
    /// How much of what lay in front was taken back.
    pub(crate) enum TakenBack = "taken-back" {
        None = "none",
        Part = "part",
        All = "all",
    }
}

class! {
    /// Whether a short all-in is in the line, and somebody is still to act.
    pub(crate) struct ShortAllIn(bool) = "short-all-in";
}

class! {
    /// Whether a bet or raise in the line is too small without being all-in: one of its last street, or of an earlier one.
    pub(crate) enum TooSmall = "too-small" {
        No = "no",
        Yes = "yes",
        Earlier = "earlier-street",
    }
}

class! {
    /// Whether a bet or raise in the line is above what pot-limit or fixed limit allows: one of its last street, or of an
    /// earlier one.
    pub(crate) enum TooLarge = "too-large" {
        No = "no",
        Yes = "yes",
        Earlier = "earlier-street",
    }
}

class! {
    /// Whether what was said and what was put out come to different things.
    pub(crate) struct WordsDiffer(bool) = "words-differ";
}

class! {
    /// How many raises the street has seen. A cap comes after three at the earliest.
    pub(crate) enum Raises = "raises" {
        None = "none",
        Few = "one-or-two",
        Many = "three-or-more",
    }
}

class! {
    /// Whether the line ends with a fold of a player who could have checked.
    pub(crate) struct FreeFold(bool) = "free-fold";
}

class! {
    /// Whether chips were found behind an all-in that somebody has called.
    pub(crate) struct HiddenChips(bool) = "hidden-chips";
}

class! {
    /// Whether an act in the line was made before the turn, and what: of others than the player who made the offer. Not told
    /// is it where nothing in the line tells the order.
    pub(crate) enum EarlyActClass = "early-act" {
        None = "none",
        NotTold = "not-told",
        Fold = "fold",
        Other = "other",
    }
}

class! {
    /// Whether an act before the turn waits for those who were due: nobody knows yet whether it binds.
    pub(crate) struct EarlyWaits(bool) = "early-waits";
}

class! {
    /// Whether it is a call on a count that the player had asked for and that was wrong: by the word or the number that he was told,
    /// or by other chips.
    pub(crate) enum OnWrongCount = "wrong-count" {
        No = "no",
        Yes = "yes",
        OtherChips = "other-chips",
    }
}

class! {
    /// What the first who acted behind the offer did, without waiting for what it comes to.
    pub(crate) enum Later = "later" {
        Nobody = "nobody",
        Fold = "fold",
        Call = "call",
        Raise = "raise",
    }
}

impl Later {
    pub(crate) fn of(line: &HandLine) -> Self {
        match line.later.first().map(|later| &later.act) {
            None => Self::Nobody,
            Some(Action::Fold | Action::Check | Action::Post(_)) => Self::Fold,
            Some(Action::Call) => Self::Call,
            Some(Action::Total(_) | Action::RaiseBy(_) | Action::AllIn(_)) => Self::Raise,
        }
    }

    /// The word for it in the facts; none where nobody acted.
    pub(crate) fn word(line: &HandLine) -> Option<&'static str> {
        match Self::of(line) {
            Self::Nobody => None,
            Self::Fold => Some("fold"),
            Self::Call => Some("call"),
            Self::Raise => Some("raise"),
        }
    }
}

class! {
    /// Whether the offer was made in turn, as far as the line tells. Skipped: others have acted behind an act before the turn while
    /// somebody who was due had not, so that nobody knows yet where the action goes on.
    pub(crate) enum Turn = "turn" {
        InOrder = "in-turn",
        OutOfOrder = "out-of-turn",
        Skipped = "skipped",
        NotTold = "not-told",
    }
}

class! {
    /// Whether the player who makes the offer has something to call. The big blind with its option has not.
    pub(crate) struct Owes(bool) = "owes";
}

class! {
    /// Whether all the chips that were put out are tiny against what there is to call.
    pub(crate) struct Tiny(bool) = "tiny";
}

classes! {
    pub(crate) struct LineClasses {
        offer: OfferKind,
        said: Said,
        statements: Statements,
        chips: ChipsOffered,
        motions: Motions,
        own: Own,
        taken_back: TakenBack,
        size: Size,
        facing: Facing,
        owes: Owes,
        tiny: Tiny,
        structure: Structure,
        short_all_in: ShortAllIn,
        too_small: TooSmall,
        too_large: TooLarge,
        words_differ: WordsDiffer,
        raises: Raises,
        free_fold: FreeFold,
        hidden_chips: HiddenChips,
        early_act: EarlyActClass,
        early_waits: EarlyWaits,
        wrong_count: OnWrongCount,
        later: Later,
        turn: Turn,
    }
}
