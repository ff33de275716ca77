//! Where books differ on a betting round, and how strictly a told round is judged.

/// By what the least raise is measured. The least bet, where there is none yet, is the big blind in every book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Minimum {
    /// At least the largest full bet or raise of the round on top. A short all-in is no full raise and changes nothing.
    #[default]
    LargestFullRaise,
    /// At least the bet or raise before on top, even if that was a short all-in.
    PreviousRaise,
    /// To at least twice the bet to match.
    TwiceTheBet,
}

/// Fixed limit: to what the next raise goes after a short all-in that counts as a full bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LimitNext {
    /// No book says: a bet on top of the all-in, as limit is played; a raise to the whole bet is taken, too.
    #[default]
    Either,
    /// A bet on top of the all-in.
    OnTop,
    /// Whole bets: as if the all-in had been full.
    WholeBets,
}

/// Where books differ on a betting round. [`BettingRules::default`] is what most of them say.
///
/// Source of the least raise: 43 in `onk-2023`, `tda-2015-de` and `tda-2019-sk`, 47 in `pokerpunt`, 8.4 in `dpc`. Source
/// of reopening: 47 in `onk-2023`, 48 in `pokerpunt` and `tda-2019-sk`, 44 in `tda-2015-de`, 8.8 in `dpc`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BettingRules {
    /// Whether several short all-ins can add up to the full raise that reopens the betting. Else one alone must be full.
    pub cumulative: bool,
    /// By what the least raise is measured.
    pub minimum: Minimum,
    /// By what the least raise is measured for a player for whom only short all-ins together reopened the betting.
    pub minimum_together: Minimum,
    /// Fixed limit: how many percent of a bet a short all-in must come to at least, to count as a full one. None: all.
    pub limit_reopens_percent: Option<u64>,
    /// Fixed limit: whether the book names no such part, so that any all-in above the bet may count as a full one. What the
    /// part above makes of it is told beside it.
    pub limit_any_part: bool,
    /// Whether a short all-in leaves a player closed who has only checked. Else only those are closed who put chips in.
    pub closes_who_checked: bool,
    /// Whether a big blind whose stack does not cover both pays the big blind ante first. Else the blind comes first.
    ///
    /// Source: OP11 of `tda-2019-sk` recommends the ante first; no other book speaks of it.
    pub ante_first: bool,
    /// Whether half a full raise is enough to reopen the betting. Else it takes a full one. Fixed limit has its own part.
    pub half_reopens: bool,
    /// Whether those who have checked may raise after an opening all-in for less than a bet.
    pub short_opening_reopens: bool,
    /// Fixed limit: whether a part exactly as large as the percentage is enough. Else it has to be larger.
    pub limit_exactly: bool,
    /// Fixed limit: to what the next raise goes after a short all-in that counts as a full bet.
    pub limit_next: LimitNext,
    /// Stud in fixed limit: whether an open pair allows the larger bet on fourth street.
    pub fourth_street_double: bool,
    /// Pot-limit: whether a short blind counts as a full one in the pot. Else it counts as it was posted.
    pub short_blind_full: bool,
    /// Pot-limit: whether a dead small blind counts in the pot before the flop as if it were there.
    pub dead_blind_counts: bool,
}

impl BettingRules {
    /// The reading of a round that allows most: whatever any book may allow.
    pub const WIDEST: Self = Self {
        cumulative: true,
        minimum: Minimum::PreviousRaise,
        minimum_together: Minimum::PreviousRaise,
        limit_reopens_percent: None,
        limit_any_part: true,
        closes_who_checked: false,
        ante_first: true,
        half_reopens: true,
        short_opening_reopens: true,
        limit_exactly: true,
        limit_next: LimitNext::Either,
        fourth_street_double: true,
        short_blind_full: true,
        dead_blind_counts: true,
    };

    /// What `play` gives by these rules; where they refuse what was told, by the reading that allows most: what some book
    /// allows was done all the same, and is played as it went. What was posted stays as these rules have it, and where
    /// sizes are taken as they were made, so does the least raise.
    ///
    /// # Errors
    /// Why these rules refuse it, if the widest reading does so, too.
    pub fn or_widest<T, E>(self, size_check: SizeCheck, play: impl Fn(Self) -> Result<T, E>) -> Result<T, E> {
        let widest = Self { ante_first: self.ante_first, short_blind_full: self.short_blind_full, ..Self::WIDEST };
        let widest = match size_check {
            SizeCheck::Enforced | SizeCheck::LastStreet => widest,
            SizeCheck::AsMade => {
                let Self { minimum, minimum_together, dead_blind_counts, .. } = self;
                Self { minimum, minimum_together, dead_blind_counts, ..widest }
            }
        };
        play(self).or_else(|refused| play(widest).map_err(|_| refused))
    }
}

impl Default for BettingRules {
    fn default() -> Self {
        Self {
            cumulative: true,
            minimum: Minimum::default(),
            minimum_together: Minimum::default(),
            limit_reopens_percent: None,
            limit_any_part: false,
            closes_who_checked: true,
            ante_first: true,
            half_reopens: false,
            short_opening_reopens: false,
            limit_exactly: true,
            limit_next: LimitNext::default(),
            fourth_street_double: true,
            short_blind_full: true,
            dead_blind_counts: false,
        }
    }
}

/// How a bet or raise of a wrong size is taken. What cannot be (more than the stack, a call with no bet) is refused in
/// either case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SizeCheck {
    /// It is refused.
    #[default]
    Enforced,
    /// It is refused on the last street of the line. On an earlier one it is taken as it was made: cards have been dealt since,
    /// and whether it is still corrected is another matter.
    LastStreet,
    /// It is taken as it was made: an underbet, an underraise or a bet above the pot is what the floor is called for.
    /// A size that is too small was still meant as a bet or a raise, and would be made up to a full one: it gives those
    /// who have acted their right to raise again.
    AsMade,
}
