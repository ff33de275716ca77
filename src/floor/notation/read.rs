//! Reading a line from its beginning to its end.

use super::chips::one_pile;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::ledger::Ledger;
use super::parsed_setup::ParsedSetup;
use super::parsed_turn::ParsedTurn;
use super::player::{BIG_BLIND, BUTTON, Roster, SMALL_BLIND};
use super::vocabulary::Vocabulary;
use crate::betting::round::{Action, Ante, HandLine, Hidden, NewStreet, PlayerAction, Setup, Street, ToAct};
use crate::betting::{Amount, Chips, Offer};
use crate::locale::steers;
use std::ops::Range;

/// The most bytes a text may have.
pub const MOST_BYTES: usize = 2_000;

/// What reading works on.
pub(super) struct Reader<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) told: ParsedSetup,
    pub(super) setup: Setup,
    pub(super) roster: Roster,
    pub(super) moves: Vec<PlayerAction>,
    pub(super) streets: Vec<NewStreet>,
    pub(super) offer: Option<Offer>,
    /// Whose turn it is.
    pub(super) to_act: Option<ToAct>,
    /// Chips that were found behind an all-in.
    pub(super) hidden: Vec<Hidden>,
    /// The places of what was told to be out of turn.
    pub(super) told_early: Vec<usize>,
    /// Whether the chips that were put out were told by their amount alone.
    pub(super) by_amount: bool,
    /// Whether what is read was told to be out of turn.
    pub(super) early_here: bool,
    /// Whether what is read is told in the passive.
    pub(super) passive: bool,
    /// The verb that stands before its player: `dann callt B`.
    pub(super) verb_before: Option<(Key, Range<usize>)>,
    /// The verb that stands behind the amount which is read, and belongs before it.
    pub(super) verb_behind: Option<Range<usize>>,
    /// What ends the line, so that nothing may follow, and what should have been there.
    pub(super) end: Option<(Range<usize>, Expected)>,
    /// Whose turn is read.
    pub(super) turn_of: Option<usize>,
    /// The last bet or raise: its place among the moves, and what lay there before.
    pub(super) last_raise: Option<(usize, Ledger)>,
    /// A bet or raise on which an act behind it cannot have been done, so that it was made before its turn, and what is wrong with
    /// that act if it was not.
    pub(super) set_aside: Option<(usize, NotationError)>,
    /// What everybody has to have in front after these moves.
    pub(super) bet: Amount,
    pub(super) ledger: Ledger,
    /// Chips that lie for a blind without change, by the player.
    pub(super) blind_chips: Vec<(usize, Vec<Chips>)>,
    /// Who was told to post the small and the big blind, whatever the names.
    pub(super) posters: [Option<usize>; 2],
    /// Raises with an amount, neither to it nor by it, that were taken as the total: their places among the moves.
    pub(super) totals: Vec<usize>,
    /// Folds behind what was offered.
    pub(super) later: Vec<PlayerAction>,
    /// A count that a player asked for and that is not the bet: whose, how much, and what is wrong unless the line ends with
    /// what the player did with it.
    pub(super) wrong_count: Option<(usize, Amount, NotationError)>,
    /// Calls with an amount: the place of the move, the amount and where it stands.
    pub(super) calls: Vec<(usize, Amount, Range<usize>)>,
    /// Bets of the pot whose size the whole hand tells: the places of the moves.
    pub(super) pots: Vec<usize>,
}

/// Reads a hand or a betting round from a line of text.
///
/// # Errors
/// The first place that cannot be read, and what should stand there.
pub fn read(vocabulary: Vocabulary, text: &str) -> Result<HandLine, NotationError> {
    match super::short::expand(vocabulary.language(), text) {
        Some(line) => read_line(vocabulary, &line),
        None => read_line(vocabulary, text),
    }
}

fn read_line(vocabulary: Vocabulary, text: &str) -> Result<HandLine, NotationError> {
    let cursor = Cursor::new(text, vocabulary);
    if let Some((start, hidden)) = text.char_indices().find(|(_, c)| steers(*c) && !c.is_control()) {
        return Err(cursor.wrong(start..start + hidden.len_utf8(), Expected::Visible(hidden)));
    }
    if text.len() > MOST_BYTES {
        let at = text.floor_char_boundary(MOST_BYTES);
        return Err(NotationError { at: at..at, expected: Expected::Shorter(MOST_BYTES), found: String::new() });
    }
    let mut reader = Reader {
        cursor,
        told: ParsedSetup::default(),
        setup: Setup::default(),
        roster: Roster::default(),
        moves: Vec::new(),
        streets: Vec::new(),
        offer: None,
        to_act: None,
        hidden: Vec::new(),
        told_early: Vec::new(),
        by_amount: false,
        early_here: false,
        passive: false,
        verb_before: None,
        verb_behind: None,
        end: None,
        turn_of: None,
        last_raise: None,
        set_aside: None,
        bet: 0,
        ledger: Ledger::default(),
        blind_chips: Vec::new(),
        posters: [None; 2],
        totals: Vec::new(),
        later: Vec::new(),
        wrong_count: None,
        calls: Vec::new(),
        pots: Vec::new(),
    };
    reader.setup()?;
    if reader.told.is_empty() && reader.cursor.clone().player()?.is_none() {
        return Err(reader.cursor.expected(Expected::Setup));
    }
    let (setup, blinds) = reader.conditions()?;
    reader.bet = match setup.street {
        Street::Preflop if blinds => setup.big_blind,
        street if street.brings_in() => setup.bring_in.map_or(0, |bring_in| bring_in.amount),
        _ => 0,
    };
    reader.setup = setup;
    reader.ledger = reader.beginning();
    reader.acts()?;
    reader.finish(blinds)
}

impl Reader<'_> {
    fn acts(&mut self) -> Result<(), NotationError> {
        loop {
            let before = self.cursor;
            let brought_in = self.setup.bring_in.is_some_and(|bring_in| bring_in.player.is_some());
            let first = self.moves.is_empty() && self.end.is_none() && !brought_in;
            let street = self.streets.last().is_some_and(|street| street.at.end == before.at);
            let colon = street && self.cursor.eat(&[':']);
            if !(self.cursor.separators() || first || colon || self.another_linked()) {
                return Err(before.expected(Expected::Next));
            }
            if self.cursor.peek().is_none() {
                return Ok(());
            }
            if let Some((at, expected)) = self.end.take() {
                if self.folds_later()? || self.acts_on_condition()? {
                    self.end = Some((at, expected));
                    continue;
                }
                if let Some(error) = self.second_undercall() {
                    return Err(error);
                }
                let another =
                    self.cursor.clone().phrase(&Key::SETUP).is_some() || self.cursor.clone().player()?.is_some();
                return Err(match self.offer {
                    Some(_) if !another => self.cursor.expected(Expected::Motion),
                    _ => self.cursor.wrong(at, expected),
                });
            }
            self.one_act()?;
        }
    }

    fn one_act(&mut self) -> Result<(), NotationError> {
        let before = self.cursor;
        self.unknown_here()?;
        if let Some(key) = self.setup_word() {
            let street = key.street().filter(|_| !self.moves.is_empty()).map(|street| self.named_street(street));
            return street.map(|street| self.new_street(street, &before)).ok_or(before.expected(Expected::SetupFirst));
        }
        if self.all_at_once()? {
            return Ok(());
        }
        let mut start = self.cursor;
        start.blanks();
        let start = start.at;
        let (named, by) = self.named_player()?;
        // Whoever posts a blind is called by it, too.
        let place = [SMALL_BLIND, BIG_BLIND].into_iter().position(|blind| blind == named.0);
        let player = match place.and_then(|place| self.posters[place]) {
            Some(poster) => poster,
            None => self.roster.player(&self.cursor, named)?,
        };
        if self.brings_in(player)? {
            return Ok(());
        }
        self.early_here = self.cursor.phrase(&[Key::OutOfTurn]).is_some();
        self.by_amount = false;
        let told = self.turn_on_the_bet(player)?;
        let early = self.early_here | self.cursor.phrase(&[Key::OutOfTurn]).is_some();
        let acts = matches!(told, ParsedTurn::Act(_) | ParsedTurn::Offer(_));
        self.told_early.extend((early && acts).then_some(self.moves.len()));
        if let Some(by) = by {
            self.cursor.blanks();
            if self.cursor.at != by.start {
                return Err(self.cursor.expected(Expected::Next));
            }
            self.cursor.at = by.end;
        }
        let at = start..self.cursor.at;
        match told {
            ParsedTurn::Act(act) => {
                self.by_amount = false;
                let before = self.ledger.clone();
                self.ledger.play(player, &act);
                if self.ledger.bet > self.bet {
                    self.last_raise = Some((self.moves.len(), before));
                }
                self.bet = self.ledger.bet;
                self.moves.push(PlayerAction { player, act, at });
            }
            ParsedTurn::Offer(motions) => {
                self.end = Some((at.clone(), Expected::SilentLast));
                self.by_amount = self.by_amount && motions.iter().any(|motion| one_pile(motion).is_some());
                self.offer = Some(Offer { player, motions, at });
            }
            ParsedTurn::ToAct => {
                self.end = Some((at.clone(), Expected::ToActLast));
                self.to_act = Some(ToAct { player, at });
            }
            ParsedTurn::Nothing => {}
            ParsedTurn::Hides(amount) => self.hidden.push(Hidden { player, amount, at }),
        }
        Ok(())
    }

    /// The most that a player can have in front on this street, if his stack was told.
    pub(super) fn stack(&self, player: usize) -> Option<Amount> {
        self.ledger.of(player).1
    }

    /// What lies there before the first act, as far as the names tell it: the blinds are known by theirs.
    fn beginning(&self) -> Ledger {
        let mut stacks = vec![None; self.roster.names.len()];
        for (player, stack) in &self.told.stacks {
            stacks[*player] = Some(*stack);
        }
        let names = &self.roster.names;
        let mut ledger = Ledger::new(self.bet, stacks, |player| match self.setup.ante {
            _ if !self.setup.street.opens() => 0,
            Ante::Each(ante) => ante,
            Ante::BigBlind(ante) if names[player] == BIG_BLIND => ante,
            Ante::Button(ante, _) if names[player] == BUTTON => ante,
            Ante::BigBlind(_) | Ante::Button(..) | Ante::None => 0,
        });
        for (player, name) in names.iter().enumerate().filter(|_| self.setup.street == Street::Preflop) {
            match name.as_str() {
                BIG_BLIND => ledger.post(player, self.setup.big_blind),
                SMALL_BLIND => ledger.post(player, self.setup.small_blind),
                BUTTON if self.setup.heads_up => ledger.post(player, self.setup.small_blind),
                _ => {}
            }
        }
        ledger
    }

    /// Begins a street whose word stands before the cursor.
    fn new_street(&mut self, street: Street, before: &Cursor) {
        let mut start = *before;
        start.blanks();
        self.ledger.deal();
        (self.bet, self.last_raise) = (0, None);
        self.streets.push(NewStreet { street, after: self.moves.len(), at: start.at..self.cursor.at });
    }

    /// The street that a word means in this hand.
    fn named_street(&self, street: Street) -> Street {
        let five = self.setup.street.of_five_card_stud();
        street.in_five_card_stud().filter(|_| five).unwrap_or(street)
    }

    /// The street that is played.
    pub(super) fn street(&self) -> Street {
        self.streets.last().map_or(self.setup.street, |last| last.street)
    }

    /// What was done on this street.
    pub(super) fn on_this_street(&self) -> &[PlayerAction] {
        &self.moves[self.streets.last().map_or(0, |last| last.after)..]
    }

    /// The least bet of this street; in fixed limit the size of every bet.
    pub(super) fn unit(&self) -> Amount {
        let late = self.street().is_late() && !self.streets.is_empty();
        self.setup.big_bet.filter(|larger| late || self.doubled(*larger)).unwrap_or(self.setup.big_blind)
    }

    /// Whether the larger bet was made on fourth street of stud, as an open pair allows.
    fn doubled(&self, larger: Amount) -> bool {
        let opened = self.on_this_street().iter().find_map(|step| match step.act {
            Action::Total(total) => Some(total),
            _ => None,
        });
        self.street() == Street::Fourth && opened == Some(larger)
    }
}
