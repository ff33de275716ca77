//! A hand from the blinds to the showdown: the betting on a line, and behind it who showed, mucked or said what.

use super::super::cards::CardWords;
use super::super::cursor::Cursor;
use super::super::error::{Expected, NotationError};
use super::super::key::Key;
use super::super::vocabulary::Vocabulary;
use super::hands::MOST;
use super::{begin, put_in_on, told};
use crate::betting::round::{BettingRules, HandLine, PlayerName, Pots, Round, SizeCheck};
use crate::cards::Card;
use crate::showdown::{Hands, ShowdownTold, TypedShowdown};
use std::ops::Range;

/// A hand that was told up to the showdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedHand {
    /// The text that was typed.
    pub text: String,
    /// The betting.
    pub line: Box<HandLine>,
    /// What was done at the showdown, in order.
    pub shown: Vec<AtShowdown>,
    /// The board; empty where it was not told.
    pub board: Vec<Card>,
    /// What the betting comes to.
    pub betting: BettingDone,
}

/// What a hand comes to whose betting is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BettingDone {
    /// Who has a hand, by the places of the players.
    pub hands: Vec<usize>,
    /// Those of them who are all-in.
    pub all_in: Vec<usize>,
    /// The pots, before anybody gave up a hand at the showdown.
    pots: Box<Pots>,
}

/// What one player did at the showdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtShowdown {
    /// The player's place in [`HandLine::players`].
    pub player: usize,
    /// What he did.
    pub did: Shown,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
}

/// Something that is done at the showdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shown {
    /// These cards were tabled.
    Cards(Vec<Card>),
    /// The hand was given up.
    Mucks,
    /// This was said of the hand.
    Says(String),
}

impl EndedHand {
    /// Who gave up his hand and has shown none, by the places of the players.
    #[must_use]
    pub fn mucked(&self) -> Vec<usize> {
        let shows = |player| self.cards_of(player).is_some();
        let mucks = self.shown.iter().filter(|shown| shown.did == Shown::Mucks).map(|shown| shown.player);
        mucks.filter(|player| !shows(*player)).collect()
    }

    /// What players have put in, without those who gave up their hands.
    #[must_use]
    pub fn put_in(&self) -> TypedShowdown {
        told(&self.text, ShowdownTold::PutIn(put_in_on(&self.line, &self.betting.pots, self.mucked())))
    }

    /// Those who still have a hand, by the places of the players.
    pub fn live(&self) -> impl Iterator<Item = usize> {
        let mucked = self.mucked();
        self.betting.hands.iter().copied().filter(move |player| !mucked.contains(player))
    }

    /// The cards that a player tabled.
    #[must_use]
    pub fn cards_of(&self, player: usize) -> Option<&[Card]> {
        self.shown.iter().filter(|shown| shown.player == player).find_map(|shown| match &shown.did {
            Shown::Cards(cards) => Some(cards.as_slice()),
            Shown::Mucks | Shown::Says(_) => None,
        })
    }

    /// What was said of a hand: whose it is, and the words. The first, where several said something.
    #[must_use]
    pub fn said(&self) -> Option<(usize, &str)> {
        self.shown.iter().find_map(|shown| match &shown.did {
            Shown::Says(words) => Some((shown.player, words.as_str())),
            Shown::Cards(_) | Shown::Mucks => None,
        })
    }

    /// The hands that were tabled, with the board; none where nobody tabled any. `first` is the player whose hand stands first.
    #[must_use]
    pub fn hands(&self, first: Option<usize>) -> Option<TypedShowdown> {
        let mut players: Vec<usize> = (0..self.line.players.len()).filter(|of| self.cards_of(*of).is_some()).collect();
        players.sort_by_key(|player| Some(*player) != first);
        let hands: Vec<Vec<Card>> = players.iter().filter_map(|of| Some(self.cards_of(*of)?.to_vec())).collect();
        let players: Vec<PlayerName> = players.into_iter().map(|player| self.line.players[player].clone()).collect();
        let hands = Hands { players, hands, board: self.board.clone() };
        (!hands.hands.is_empty()).then(|| told(&written(&hands), ShowdownTold::Hands(hands)))
    }
}

/// Hands and a board as they are typed.
fn written(hands: &Hands) -> String {
    let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let each = hands.players.iter().zip(&hands.hands).map(|(player, own)| format!("{player}: {}", cards(own)));
    let board = (!hands.board.is_empty()).then(|| format!("board {}", cards(&hands.board)));
    each.chain(board).collect::<Vec<_>>().join("; ")
}

/// Where the showdown begins in a text, if it tells of one: the place of its betting line, and that of the word behind it.
fn split(cursor: Cursor) -> Option<(Range<usize>, Range<usize>)> {
    let mut marks = cursor.text.match_indices([',', ';', '\n', '.']).map(|(at, mark)| at + mark.len());
    marks.find_map(|at| {
        let mut ahead = cursor;
        ahead.at = at;
        ahead.blanks();
        let start = ahead.at;
        let ended = ahead.phrase(&[Key::Showdown]).is_some();
        ended.then_some((0..at - 1, start..ahead.at))
    })
}

/// What the betting of a line comes to, which leads to a showdown.
///
/// # Errors
/// What the hand lacks before its showdown.
fn betting_done(line: &HandLine) -> Result<BettingDone, Expected> {
    let played = Round::replay_or_widest(line, BettingRules::default(), SizeCheck::AsMade);
    let round = played.map_err(|_| Expected::AllActed)?;
    let hands: Vec<usize> = (0..round.players()).filter(|player| !round.player(*player).folded).collect();
    let all_in: Vec<usize> = hands.iter().copied().filter(|player| round.player(*player).all_in).collect();
    match () {
        () if line.offer.is_some() || round.to_act().next().is_some() => Err(Expected::AllActed),
        () if hands.len() < 2 => Err(Expected::TwoHands),
        () if !round.street().is_last() && hands.len() > all_in.len() + 1 => Err(Expected::LaterStreets),
        () => Ok(BettingDone { hands, all_in, pots: Box::new(round.pots()) }),
    }
}

/// Reads a hand with its showdown, `betting` reading the line before it; none where no showdown is told, or there is no such line.
///
/// # Errors
/// What `betting` says of the line, or the first place behind it that cannot be read, and what should stand there.
pub fn read_ended<E>(
    vocabulary: Vocabulary,
    text: &str,
    betting: impl FnOnce(&str) -> Option<Result<HandLine, E>>,
    refused: impl FnOnce(NotationError) -> E,
) -> Option<Result<EndedHand, E>> {
    let mut cursor = match begin(vocabulary, text) {
        Ok(cursor) => cursor,
        Err(error) => return Some(Err(refused(error))),
    };
    let (line, word) = split(cursor)?;
    let line = match betting(&text[line])? {
        Ok(line) => line,
        Err(why) => return Some(Err(why)),
    };
    let betting = match betting_done(&line) {
        Ok(betting) => betting,
        Err(expected) => return Some(Err(refused(cursor.wrong(word, expected)))),
    };
    cursor.at = word.end;
    let words = CardWords::new(&vocabulary);
    let reader =
        Reader { cursor, words, line: &line, hands: &betting.hands, known: Vec::new(), shown: Vec::new(), board: None };
    Some(reader.read().map_err(refused).map(|(shown, board)| EndedHand {
        text: text.trim().to_owned(),
        line: Box::new(line),
        shown,
        board: board.unwrap_or_default(),
        betting,
    }))
}

/// What reading a showdown works on.
struct Reader<'a> {
    cursor: Cursor<'a>,
    words: CardWords,
    line: &'a HandLine,
    /// Who has a hand.
    hands: &'a [usize],
    /// The cards that were told.
    known: Vec<Card>,
    shown: Vec<AtShowdown>,
    board: Option<Vec<Card>>,
}

/// What was done, and the board.
type Showdown = (Vec<AtShowdown>, Option<Vec<Card>>);

impl Reader<'_> {
    fn read(mut self) -> Result<Showdown, NotationError> {
        let mut player = None;
        loop {
            self.cursor.separators();
            self.cursor.blanks();
            if self.cursor.peek().is_none() {
                return Ok((self.shown, self.board));
            }
            let start = self.cursor.at;
            if self.cursor.phrase(&[Key::Board]).is_some() {
                if self.board.is_some() {
                    return Err(self.cursor.wrong(start..self.cursor.at, Expected::Once));
                }
                self.board = Some(self.cards(MOST[0])?);
                continue;
            }
            let of = match (self.player()?, player) {
                (Some(named), _) => named,
                (None, Some(before)) => before,
                (None, None) => return Err(self.cursor.expected(Expected::Player)),
            };
            player = Some(of);
            let did = self.did()?;
            let at = start..self.cursor.at;
            if matches!(did, Shown::Cards(_))
                && self.shown.iter().any(|shown| shown.player == of && matches!(shown.did, Shown::Cards(_)))
            {
                return Err(self.cursor.wrong(at, Expected::Once));
            }
            self.shown.push(AtShowdown { player: of, did, at });
        }
    }

    /// The player who comes next, if one is named: one who still has a hand.
    fn player(&mut self) -> Result<Option<usize>, NotationError> {
        let mut ahead = self.cursor;
        if ahead.phrase(&[Key::Shows, Key::Mucks, Key::Says]).is_some() {
            return Ok(None);
        }
        let Some((name, at)) = self.cursor.player()? else { return Ok(None) };
        let has_hand = |player: &usize| self.hands.contains(player);
        let player = self.line.players.iter().position(|known| *known == name.as_str()).filter(has_hand);
        let player = player.ok_or_else(|| self.cursor.wrong(at, Expected::StillIn))?;
        // That he is all-in is told for those who listen.
        let mut ahead = self.cursor;
        let bracket = ahead.eat(&['(']);
        if ahead.phrase(&[Key::AllIn]).is_some() && (!bracket || ahead.eat(&[')'])) {
            self.cursor = ahead;
        }
        self.cursor.eat(&[':', '=']);
        Ok(Some(player))
    }

    /// What he does.
    fn did(&mut self) -> Result<Shown, NotationError> {
        if let Some(said) = self.quoted() {
            return Ok(Shown::Says(said));
        }
        match self.cursor.phrase(&[Key::Shows, Key::Mucks, Key::Fold, Key::Says]) {
            Some(Key::Mucks | Key::Fold) => Ok(Shown::Mucks),
            Some(Key::Says) => match self.quoted() {
                Some(said) => Ok(Shown::Says(said)),
                None => Ok(Shown::Says(self.up_to_a_mark())),
            },
            Some(_) => Ok(Shown::Cards(self.cards(MOST[1])?)),
            None => {
                let mut ahead = self.cursor;
                match ahead.card(&self.words) {
                    Some(_) => Ok(Shown::Cards(self.cards(MOST[1])?)),
                    None => Err(self.cursor.expected(Expected::AtShowdown)),
                }
            }
        }
    }

    /// Cards, at most so many.
    fn cards(&mut self, most: usize) -> Result<Vec<Card>, NotationError> {
        self.cursor.eat(&[':', '=']);
        self.cursor.blanks();
        let start = self.cursor.at;
        let cards = self.cursor.cards(&self.words, &mut self.known)?;
        match cards.len() > most {
            true => Err(self.cursor.wrong(start..self.cursor.at, Expected::Cards(most))),
            false => Ok(cards),
        }
    }

    /// What is said in quotes.
    fn quoted(&mut self) -> Option<String> {
        let closing = self.cursor.quote_opens().then(|| self.cursor.open_quote())?;
        let place = self.cursor.skip(|c| !closing.contains(&c));
        self.cursor.eat(closing);
        Some(self.cursor.text[place].trim().to_owned())
    }

    /// Words without quotes: up to the next mark.
    fn up_to_a_mark(&mut self) -> String {
        let place = self.cursor.skip(|c| !matches!(c, ',' | ';' | '\n' | '.'));
        self.cursor.text[place].trim().to_owned()
    }
}
