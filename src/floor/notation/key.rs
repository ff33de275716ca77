//! What the words of the notation mean, and where each may stand.

use crate::betting::Amount;
use crate::betting::round::Street;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a word or phrase means in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Key {
    NoLimit,
    PotLimit,
    FixedLimit,
    Blinds,
    Ante,
    EachAnte,
    Each,
    DealtIn,
    BigBlindAnte,
    ButtonAnte,
    Least,
    Pot,
    Stacks,
    Players,
    Others,
    NoSmallBlind,
    Stud,
    Game,
    FiveCardStud,
    Holdem,
    OtherGame,
    BringIn,
    HeadsUp,
    Preflop,
    Flop,
    Turn,
    River,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Draw,
    FirstDraw,
    SecondDraw,
    ThirdDraw,
    Seat,
    SmallBlind,
    BigBlind,
    UnderTheGun,
    Early,
    Middle,
    Lojack,
    Hijack,
    Cutoff,
    Button,
    Check,
    Fold,
    Call,
    Bet,
    Raise,
    MakesIt,
    MinRaise,
    AllIn,
    Post,
    /// Posts only so much, all that there is.
    PostAll,
    Straddles,
    BringsIn,
    Completes,
    Silent,
    Gives,
    Says,
    Takes,
    Withdraws,
    ToAct,
    /// Wants to raise: with an amount that is said, without one nothing is done yet.
    Wants,
    Hides,
    OutOfTurn,
    To,
    By,
    /// `another 600`: on top of a bet, or of what lies there already.
    Another,
    For,
    As,
    More,
    OnTop,
    OneChipOf,
    OneChip,
    ChipsOf,
    Chips,
    After,
    Back,
    All,
    Then,
    And,
    Instead,
    Speaker,
    Table,
    PlayersOf,
    Next,
    Empty,
    OpenedLast,
    Board,
    High,
    Low,
    Main,
    Side,
    Dead,
    Wins,
    InTotal,
    DoneBy,
    /// `it was` raised to 600.
    Passive,
    Has,
    Quiet,
    Knock,
    Expects,
    The,
    /// `a raise`; only looked for before what is one.
    Article,
    FoldsTo,
    ChecksTo,
    Counts,
    IsTold,
    If,
    Skipped,
    Mucks,
    AsksPot,
    DeadPost,
    Kill,
    Boards,
    Showdown,
    Shows,
    /// `and a half` before what it counts.
    Half,
    /// `one and a half` in one word, as most languages but English have it.
    OneAndHalf,
    /// A number in words.
    Number(Amount),
    /// A chip by its name: `duizendje`, `Tausender`, `tisícka`.
    NamedChip(Amount),
}

impl Key {
    /// Every key but the numbers, `number-<digits>`, and the chips, `named-chip-<digits>`, with the end of the id of its message, `notation-<end>`.
    pub const ALL: [(Self, &'static str); 123] = [
        (Self::NoLimit, "no-limit"),
        (Self::PotLimit, "pot-limit"),
        (Self::FixedLimit, "fixed-limit"),
        (Self::Blinds, "blinds"),
        (Self::Ante, "ante"),
        (Self::EachAnte, "each-ante"),
        (Self::Each, "each"),
        (Self::DealtIn, "dealt-in"),
        (Self::BigBlindAnte, "big-blind-ante"),
        (Self::ButtonAnte, "button-ante"),
        (Self::Least, "least"),
        (Self::Pot, "pot"),
        (Self::Stacks, "stacks"),
        (Self::Players, "players"),
        (Self::Others, "others"),
        (Self::NoSmallBlind, "no-small-blind"),
        (Self::Stud, "stud"),
        (Self::Game, "game"),
        (Self::FiveCardStud, "five-card-stud"),
        (Self::Holdem, "holdem"),
        (Self::OtherGame, "other-game"),
        (Self::BringIn, "bring-in"),
        (Self::HeadsUp, "heads-up"),
        (Self::Preflop, "preflop"),
        (Self::Flop, "flop"),
        (Self::Turn, "turn"),
        (Self::River, "river"),
        (Self::Second, "second-street"),
        (Self::Third, "third-street"),
        (Self::Fourth, "fourth-street"),
        (Self::Fifth, "fifth-street"),
        (Self::Sixth, "sixth-street"),
        (Self::Seventh, "seventh-street"),
        (Self::Draw, "only-draw"),
        (Self::FirstDraw, "first-draw"),
        (Self::SecondDraw, "second-draw"),
        (Self::ThirdDraw, "third-draw"),
        (Self::Seat, "seat"),
        (Self::SmallBlind, "small-blind"),
        (Self::BigBlind, "big-blind"),
        (Self::UnderTheGun, "under-the-gun"),
        (Self::Early, "early"),
        (Self::Middle, "middle"),
        (Self::Lojack, "lojack"),
        (Self::Hijack, "hijack"),
        (Self::Cutoff, "cutoff"),
        (Self::Button, "button"),
        (Self::Check, "check"),
        (Self::Fold, "fold"),
        (Self::Call, "call"),
        (Self::Bet, "bet"),
        (Self::Raise, "raise"),
        (Self::MakesIt, "makes-it"),
        (Self::MinRaise, "min-raise"),
        (Self::AllIn, "all-in"),
        (Self::Post, "post"),
        (Self::PostAll, "post-all"),
        (Self::Straddles, "straddles"),
        (Self::BringsIn, "brings-in"),
        (Self::Completes, "completes"),
        (Self::Silent, "silent"),
        (Self::Gives, "gives"),
        (Self::Says, "says"),
        (Self::Takes, "takes"),
        (Self::Withdraws, "withdraws"),
        (Self::ToAct, "to-act"),
        (Self::Wants, "wants"),
        (Self::Hides, "hides"),
        (Self::OutOfTurn, "out-of-turn"),
        (Self::To, "to"),
        (Self::By, "by"),
        (Self::Another, "another"),
        (Self::For, "for"),
        (Self::As, "as"),
        (Self::More, "more"),
        (Self::OnTop, "on-top"),
        (Self::OneChipOf, "one-chip-of"),
        (Self::OneChip, "one-chip"),
        (Self::ChipsOf, "chips-of"),
        (Self::Chips, "chips"),
        (Self::After, "after"),
        (Self::Back, "back"),
        (Self::All, "all"),
        (Self::Then, "then"),
        (Self::And, "and"),
        (Self::Instead, "instead"),
        (Self::Speaker, "speaker"),
        (Self::Table, "table"),
        (Self::PlayersOf, "players-of"),
        (Self::Next, "next"),
        (Self::Empty, "empty"),
        (Self::OpenedLast, "opened-last"),
        (Self::Board, "board"),
        (Self::High, "high"),
        (Self::Low, "low"),
        (Self::Main, "main-pot"),
        (Self::Side, "side-pot"),
        (Self::Dead, "dead-chips"),
        (Self::Wins, "wins"),
        (Self::InTotal, "in-total"),
        (Self::DoneBy, "done-by"),
        (Self::Passive, "passive"),
        (Self::Has, "has"),
        (Self::Quiet, "quiet"),
        (Self::Knock, "knock"),
        (Self::Expects, "expects"),
        (Self::The, "the"),
        (Self::Article, "article"),
        (Self::FoldsTo, "folds-to"),
        (Self::ChecksTo, "checks-to"),
        (Self::Counts, "counts"),
        (Self::IsTold, "is-told"),
        (Self::If, "if"),
        (Self::Skipped, "skipped"),
        (Self::Mucks, "mucks"),
        (Self::AsksPot, "asks-pot"),
        (Self::DeadPost, "dead-post"),
        (Self::Kill, "kill"),
        (Self::Boards, "boards"),
        (Self::Showdown, "showdown"),
        (Self::Shows, "shows"),
        (Self::Half, "half"),
        (Self::OneAndHalf, "one-and-half"),
    ];

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

    /// The street that it means, if it means one.
    pub(super) fn street(self) -> Option<Street> {
        match self {
            Self::Preflop => Some(Street::Preflop),
            Self::Flop => Some(Street::Flop),
            Self::Turn => Some(Street::Turn),
            Self::River => Some(Street::River),
            Self::Second => Some(Street::SecondOfFive),
            Self::Third => Some(Street::Third),
            Self::Fourth => Some(Street::Fourth),
            Self::Fifth => Some(Street::Fifth),
            Self::Sixth => Some(Street::Sixth),
            Self::Seventh => Some(Street::Seventh),
            Self::Draw => Some(Street::Draw),
            Self::FirstDraw => Some(Street::FirstDraw),
            Self::SecondDraw => Some(Street::SecondDraw),
            Self::ThirdDraw => Some(Street::ThirdDraw),
            _ => None,
        }
    }

    /// The key of a name.
    pub(super) fn of(name: &str) -> Option<Self> {
        if let Some(number) = name.strip_prefix("number-") {
            return number.parse().ok().map(Self::Number);
        }
        if let Some(value) = name.strip_prefix("named-chip-") {
            return value.parse().ok().map(Self::NamedChip);
        }
        BY_NAME.get(name).copied()
    }
}

/// Every key but the numbers by its name: each word of a line asks for several.
static BY_NAME: LazyLock<HashMap<&str, Key>> =
    LazyLock::new(|| Key::ALL.iter().map(|(key, name)| (*name, *key)).collect());

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
