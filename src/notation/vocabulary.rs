//! The words of the notation, from the messages of every language at once.

use crate::betting::Amount;
use crate::betting::round::Street;
use crate::locale::{Language, MessageSource, Words};

/// What a word or phrase means in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Key {
    NoLimit,
    PotLimit,
    FixedLimit,
    Blinds,
    Ante,
    BigBlindAnte,
    Least,
    Pot,
    Stacks,
    Players,
    Others,
    NoSmallBlind,
    Stud,
    BringIn,
    HeadsUp,
    Preflop,
    Flop,
    Turn,
    River,
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
    AllIn,
    Post,
    BringsIn,
    Completes,
    Silent,
    Says,
    Takes,
    ToAct,
    Hides,
    To,
    By,
    For,
    More,
    Chips,
    After,
    Back,
    All,
    Then,
    And,
    Speaker,
    Table,
    PlayersOf,
    Next,
    Empty,
    Board,
    High,
    Low,
    Main,
    Side,
    Dead,
    Wins,
    /// A number in words.
    Number(Amount),
}

impl Key {
    /// Every key but the numbers, `number-<digits>`, with the end of the id of its message, `notation-<end>`.
    pub const ALL: [(Self, &'static str); 75] = [
        (Self::NoLimit, "no-limit"),
        (Self::PotLimit, "pot-limit"),
        (Self::FixedLimit, "fixed-limit"),
        (Self::Blinds, "blinds"),
        (Self::Ante, "ante"),
        (Self::BigBlindAnte, "big-blind-ante"),
        (Self::Least, "least"),
        (Self::Pot, "pot"),
        (Self::Stacks, "stacks"),
        (Self::Players, "players"),
        (Self::Others, "others"),
        (Self::NoSmallBlind, "no-small-blind"),
        (Self::Stud, "stud"),
        (Self::BringIn, "bring-in"),
        (Self::HeadsUp, "heads-up"),
        (Self::Preflop, "preflop"),
        (Self::Flop, "flop"),
        (Self::Turn, "turn"),
        (Self::River, "river"),
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
        (Self::AllIn, "all-in"),
        (Self::Post, "post"),
        (Self::BringsIn, "brings-in"),
        (Self::Completes, "completes"),
        (Self::Silent, "silent"),
        (Self::Says, "says"),
        (Self::Takes, "takes"),
        (Self::ToAct, "to-act"),
        (Self::Hides, "hides"),
        (Self::To, "to"),
        (Self::By, "by"),
        (Self::For, "for"),
        (Self::More, "more"),
        (Self::Chips, "chips"),
        (Self::After, "after"),
        (Self::Back, "back"),
        (Self::All, "all"),
        (Self::Then, "then"),
        (Self::And, "and"),
        (Self::Speaker, "speaker"),
        (Self::Table, "table"),
        (Self::PlayersOf, "players-of"),
        (Self::Next, "next"),
        (Self::Empty, "empty"),
        (Self::Board, "board"),
        (Self::High, "high"),
        (Self::Low, "low"),
        (Self::Main, "main-pot"),
        (Self::Side, "side-pot"),
        (Self::Dead, "dead-chips"),
        (Self::Wins, "wins"),
    ];

    /// What a line may tell of the beginning of the round.
    pub(super) const SETUP: [Self; 27] = [
        Self::NoLimit,
        Self::PotLimit,
        Self::FixedLimit,
        Self::Blinds,
        Self::Ante,
        Self::BigBlindAnte,
        Self::Least,
        Self::Pot,
        Self::Stacks,
        Self::Players,
        Self::HeadsUp,
        Self::Preflop,
        Self::Flop,
        Self::Turn,
        Self::River,
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
        Self::BringIn,
    ];

    /// What a player may do, be about to do, or turn out to have.
    pub(super) const ACTS: [Self; 14] = [
        Self::Check,
        Self::Fold,
        Self::Call,
        Self::Bet,
        Self::Raise,
        Self::MakesIt,
        Self::AllIn,
        Self::Post,
        Self::Completes,
        Self::Silent,
        Self::Says,
        Self::Takes,
        Self::Hides,
        Self::ToAct,
    ];

    /// What a player may say, but for an amount alone.
    pub(super) const WORDS: [Self; 9] = [
        Self::Check,
        Self::Fold,
        Self::Call,
        Self::Bet,
        Self::Raise,
        Self::MakesIt,
        Self::AllIn,
        Self::Completes,
        Self::Pot,
    ];

    /// What a player may do with chips, and the word for saying something.
    pub(super) const MOTIONS: [Self; 3] = [Self::Says, Self::Silent, Self::Takes];

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
    fn of(name: &str) -> Option<Self> {
        if let Some(number) = name.strip_prefix("number-") {
            return number.parse().ok().map(Self::Number);
        }
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(key, _)| *key)
    }
}

/// The words of the notation in every language, looked up one by one; and the language that is typed in, which only decides
/// by which mark amounts are grouped.
#[derive(Clone, Copy, Default)]
pub struct Vocabulary<'a> {
    source: Option<&'a dyn MessageSource>,
    language: Language,
}

impl std::fmt::Debug for Vocabulary<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vocabulary").finish_non_exhaustive()
    }
}

impl<'a> Vocabulary<'a> {
    /// The words of every language that a source has: the messages `notation-<key>`, each a list of words and phrases
    /// between commas. A message that is missing gives no words.
    #[must_use]
    pub fn new(source: &'a dyn MessageSource) -> Self {
        Self { source: Some(source), language: Language::default() }
    }

    /// The same words, typed in this language.
    #[must_use]
    pub fn typed_in(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The language that is typed in.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// What a message says in every language that has it, each with its language.
    pub(super) fn lists(&self, id: &str) -> Vec<(Language, String)> {
        let of = |language: &Language| {
            let words = Words::new(*language, self.source?);
            words.has(id).then(|| (*language, words.text(id)))
        };
        Language::ALL.iter().filter_map(of).collect()
    }

    /// The phrases that begin with a folded word, the longer first: their other words, and what they mean.
    #[must_use]
    pub fn beginning_with(&self, word: &str) -> Vec<(Vec<String>, Key)> {
        let phrases = self.source.map_or_else(Vec::new, |source| source.phrases(word));
        phrases.into_iter().filter_map(|(rest, key)| Some((rest, Key::of(&key)?))).collect()
    }
}
