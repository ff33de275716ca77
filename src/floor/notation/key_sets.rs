//! Which words may stand where.

use super::Key;

impl Key {
    /// What a line may tell of the beginning of the round.
    pub(super) const SETUP: [Self; 32] = [
        Self::NoLimit,
        Self::PotLimit,
        Self::FixedLimit,
        Self::Blinds,
        Self::Ante,
        Self::EachAnte,
        Self::BigBlindAnte,
        Self::ButtonAnte,
        Self::Least,
        Self::Pot,
        Self::Stacks,
        Self::Players,
        Self::HeadsUp,
        Self::Preflop,
        Self::Flop,
        Self::Turn,
        Self::River,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Draw,
        Self::FirstDraw,
        Self::SecondDraw,
        Self::ThirdDraw,
        Self::NoSmallBlind,
        Self::Stud,
        Self::Game,
        Self::FiveCardStud,
        Self::BringIn,
    ];

    /// What a player may do with chips, and the word for saying something.
    pub(super) const MOTIONS: [Self; 7] =
        [Self::Says, Self::Silent, Self::Quiet, Self::Gives, Self::Takes, Self::Withdraws, Self::Expects];

    /// What a player may say, but for an amount alone.
    pub(super) const WORDS: [Self; 12] = joined(SAID_OR_DONE, [Self::Pot, Self::If]);

    /// What a player may do, be about to do, or turn out to have.
    pub(super) const ACTS: [Self; 28] = joined(SAID_OR_DONE, ONLY_DONE);

    /// What the perfect and the passive are told of: `heeft 600 geraised`, `it was raised to 600`.
    pub(super) const PERFECT: [Self; 10] = [
        Self::Check,
        Self::Fold,
        Self::Call,
        Self::Bet,
        Self::Raise,
        Self::MinRaise,
        Self::AllIn,
        Self::Silent,
        Self::Gives,
        Self::Says,
    ];

    /// What a player may be called by.
    pub(super) const POSITIONS: [Self; 9] = [
        Self::SmallBlind,
        Self::BigBlind,
        Self::UnderTheGun,
        Self::Early,
        Self::Middle,
        Self::Lojack,
        Self::Hijack,
        Self::Cutoff,
        Self::Button,
    ];
}

/// What a player may say as well as do.
const SAID_OR_DONE: [Key; 10] = [
    Key::Check,
    Key::Knock,
    Key::Fold,
    Key::Call,
    Key::Bet,
    Key::Raise,
    Key::MakesIt,
    Key::MinRaise,
    Key::AllIn,
    Key::Completes,
];

/// What a player may do and not say; the last of it is nothing yet.
const ONLY_DONE: [Key; 18] = joined(
    Key::MOTIONS,
    [
        Key::Post,
        Key::PostAll,
        Key::Straddles,
        Key::Hides,
        Key::Has,
        Key::Counts,
        Key::AsksPot,
        Key::Mucks,
        Key::Skipped,
        Key::Wants,
        Key::ToAct,
    ],
);

/// One list behind another; `BOTH` is as long as the two.
const fn joined<const FIRST: usize, const SECOND: usize, const BOTH: usize>(
    first: [Key; FIRST],
    second: [Key; SECOND],
) -> [Key; BOTH] {
    assert!(FIRST + SECOND == BOTH);
    let mut both = [Key::Check; BOTH];
    let mut at = 0;
    while at < BOTH {
        both[at] = if at < FIRST { first[at] } else { second[at - FIRST] };
        at += 1;
    }
    both
}
