//! What a player said and did with his chips at the end of a line, motion by motion.

use super::act::First;
use super::amount::Piles;
use super::cursor::Cursor;
use super::error::{Expected, NotationError};
use super::key::Key;
use super::parsed_turn::ParsedTurn;
use super::read::Reader;
use crate::betting::round::Action;
use crate::betting::{Motion, Words};

impl Reader<'_> {
    /// Reads all that a player did in one turn: an act that is clear, or what was said and put out, in order.
    ///
    /// # Errors
    /// When it cannot be read; or more follows an amount of which nobody knows whether it was said or put out.
    pub(super) fn turn(&mut self, player: usize) -> Result<ParsedTurn, NotationError> {
        self.cursor.blanks();
        let start = self.cursor.at;
        self.turn_of = Some(player);
        let first = self.act(player)?;
        let told = start..self.cursor.at;
        let mut motions = match first {
            First::Offer(motions) => motions,
            First::ToAct => return Ok(ParsedTurn::ToAct),
            First::Nothing if self.acts_on() => return self.turn(player),
            First::Nothing => return Ok(ParsedTurn::Nothing),
            First::Hides(amount) => return Ok(ParsedTurn::Hides(amount)),
            First::Said(words, act) if !self.goes_on() => {
                if self.calls_on_count(player, words) {
                    return Ok(ParsedTurn::Offer(vec![Motion::Says(words)]));
                }
                return self.said_or_done(words, act);
            }
            First::Said(words, _) => {
                let mut motions = vec![Motion::Says(words)];
                let next = self.motion(player, &motions)?;
                motions.extend(next);
                motions
            }
            First::Amount(act, amount) => {
                self.turn_of = None;
                return if self.goes_on() {
                    Err(self.cursor.wrong(told, Expected::SaidOrPut(amount)))
                } else {
                    Ok(ParsedTurn::Act(act))
                };
            }
        };
        loop {
            if self.goes_on() {
                let next = self.motion(player, &motions)?;
                motions.extend(next);
            } else if self.names_another_amount(&motions) {
                motions.push(self.utterance(player)?);
            } else {
                break;
            }
        }
        if motions.is_empty() {
            return Err(self.cursor.expected(Expected::Motion));
        }
        Ok(ParsedTurn::Offer(motions))
    }

    /// Steps over the mark behind what is no act, where the same player goes on without his name: `A has 1450, raises to 600`.
    fn acts_on(&mut self) -> bool {
        let mut ahead = self.cursor;
        let marked = ahead.separators();
        let linked = ahead.phrase(&[Key::Then, Key::And]).is_some();
        let named = matches!(ahead.clone().player(), Ok(Some(_)));
        let acts = (marked || linked) && !named && ahead.clone().phrase(&Key::ACTS).is_some();
        if acts {
            self.cursor = ahead;
        }
        acts
    }

    /// Words by themselves: the act that they are. Where they are none, but the last thing in a line, they are what was said: a
    /// raise of which nobody knows how much it is.
    fn said_or_done(&mut self, words: Words, act: Result<Action, NotationError>) -> Result<ParsedTurn, NotationError> {
        let error = match act {
            Ok(act) => return Ok(ParsedTurn::Act(act)),
            Err(error) if !self.at_end() => return Err(error),
            Err(error) => error,
        };
        match words {
            Words::Raise => Ok(ParsedTurn::Offer(vec![Motion::Says(words)])),
            _ => Err(error),
        }
    }

    /// Steps over the name of the player whose turn is read, where it is told again: `B says raise, B puts 1000`.
    fn named_again(&self, cursor: &mut Cursor) {
        let mut ahead = *cursor;
        let again = match (ahead.player(), self.turn_of) {
            (Ok(Some((name, _))), Some(player)) => self.roster.names[player] == name,
            _ => false,
        };
        let acts = ahead.quote_opens()
            || (ahead.clone().phrase(&Key::MOTIONS).is_some() || ahead.clone().phrase(&Key::WORDS).is_some());
        if again && acts {
            *cursor = ahead;
        }
    }

    /// Whether the same player goes on, with a motion or a word and not with the next player; steps over what links them.
    pub(super) fn goes_on(&mut self) -> bool {
        let mut ahead = self.behind_verb();
        let marked = ahead.separators();
        if marked {
            self.named_again(&mut ahead);
        }
        // In Slovak `a` is "and", in every language a player: a player behind a mark, and before an act.
        let letter = ahead.clone().letter().is_some();
        let linked = ahead.phrase(if letter && marked { &[Key::Then] } else { &[Key::Then, Key::And] });
        ahead.blanks();
        let words = if letter && linked == Some(Key::And) { false } else { marked || linked.is_some() };
        let goes_on = ahead.quote_opens()
            || ahead.clone().says_instead()
            || ahead.clone().phrase(&Key::MOTIONS).is_some()
            || words
                && ahead.clone().verb_and_player().is_none()
                && ahead.clone().phrase(&Key::WORDS).is_some_and(|key| key != Key::Pot)
            || (marked || linked.is_some()) && ahead.more_chips(linked.is_some());
        if goes_on {
            self.cursor = ahead;
        }
        goes_on
    }

    /// Whether an amount by itself comes behind what was said, the second thing said in one turn: `says raise 800, 1200`. A number that a
    /// seat can have is one. Steps over the mark before it.
    fn names_another_amount(&mut self, motions: &[Motion]) -> bool {
        let mut ahead = self.cursor;
        let said = matches!(motions.last(), Some(Motion::Says(_)));
        let names = said && ahead.separators() && ahead.amount_alone();
        if names {
            self.cursor = ahead;
        }
        names
    }

    /// Reads one motion, or what is said in one pair of quotes, behind those of the same turn.
    pub(super) fn motion(&mut self, player: usize, before: &[Motion]) -> Result<Vec<Motion>, NotationError> {
        let instead = self.cursor.says_instead();
        if self.cursor.quote_opens() {
            return self.quoted(player);
        }
        if instead && self.cursor.clone().phrase(&Key::MOTIONS).is_none() {
            return self.utterance(player).map(|said| vec![said]);
        }
        let key = self.cursor.phrase(&Key::MOTIONS);
        // `legt dann 400`: in Dutch and German "then" stands behind the verb.
        if key.is_some() {
            self.cursor.phrase(&[Key::Then]);
        }
        match key {
            Some(Key::Says) => self.says(player),
            Some(Key::Takes) => self.takes_back(false).map(|motion| vec![motion]),
            Some(Key::Withdraws) => self.takes_back(true).map(|motion| vec![motion]),
            Some(Key::Expects) => self.expects().map(|()| Vec::new()),
            Some(Key::Quiet) if !matches!(self.cursor.clone().chips(), Ok(Some(_)) | Err(_)) => Ok(Vec::new()),
            None if self.cursor.clone().phrase(&Key::WORDS).is_some() => self.utterance(player).map(|said| vec![said]),
            _ => self.puts(before),
        }
    }

    /// Chips behind the word for putting them out, after other motions of the turn; none where only the silence was told.
    pub(super) fn puts(&mut self, earlier: &[Motion]) -> Result<Vec<Motion>, NotationError> {
        let another = self.cursor.phrase(&[Key::By, Key::Another]) == Some(Key::Another);
        let Some(piles) = self.piles_put()? else {
            let wrong = self.cursor.expected(Expected::Amount);
            let before = self.cursor;
            let goes_on = self.goes_on();
            self.cursor = before;
            return if goes_on { Ok(Vec::new()) } else { Err(wrong) };
        };
        self.after();
        // On top of chips of the same turn they are chips; whoever said how much he bets or calls is held to that.
        if earlier.iter().all(|motion| matches!(motion, Motion::Says(Words::Raise) | Motion::PullsBack(_))) {
            self.not_on_top(&piles)?;
            self.not_more(&piles, another)?;
        }
        if self.cursor.phrase(&[Key::More, Key::OnTop]).is_some() {
            self.after();
        }
        self.by_amount |= !piles.composed;
        let mut motions = vec![Motion::Puts(piles.chips)];
        if self.and_all_in() {
            motions.push(Motion::Says(Words::AllIn));
        }
        self.in_silence();
        Ok(motions)
    }

    /// Chips in digits, or in words that are surely a number of them.
    fn piles_put(&mut self) -> Result<Option<Piles>, NotationError> {
        let Some((piles, in_words)) = self.chips_or_words()? else {
            return Ok(None);
        };
        let unclear = in_words && piles.worth.saturating_mul(10) <= self.unit();
        if unclear { Err(self.cursor.wrong(piles.at, Expected::Amount)) } else { Ok(Some(piles)) }
    }

    /// Steps over what says behind chips that nothing was said: `without a word`, `and says nothing`. With chips behind it the same
    /// word is another motion.
    fn in_silence(&mut self) {
        let mut ahead = self.cursor;
        ahead.phrase(&[Key::And]);
        if ahead.phrase(&[Key::Silent, Key::Quiet]).is_some() && !matches!(ahead.clone().chips(), Ok(Some(_)) | Err(_))
        {
            self.cursor = ahead;
            // `schiebt 400 wortlos rein`
            self.cursor.phrase(&[Key::After]);
        }
    }

    /// `takes 50 back`, `pulls back 50`, `takes all back`; `withdrawn`, where the word alone says that it is back: `stiahne 50`.
    fn takes_back(&mut self, withdrawn: bool) -> Result<Motion, NotationError> {
        let before = self.cursor.phrase(&[Key::Back]);
        let all = self.cursor.phrase(&[Key::All]);
        let amount = if all.is_some() { None } else { self.cursor.chips()?.map(|piles| piles.worth) };
        self.cursor.phrase(&[Key::Chips]);
        let back = before.or_else(|| self.cursor.phrase(&[Key::Back]));
        if back.is_none() && !withdrawn || all.is_none() && amount.is_none() {
            return Err(self.cursor.expected(Expected::TakenBack));
        }
        Ok(Motion::PullsBack(amount))
    }

    /// `expects 200 back`: what a player only expects is no word and no motion, and the chips that lie there count.
    fn expects(&mut self) -> Result<(), NotationError> {
        if self.cursor.phrase(&[Key::Back]).is_none() {
            self.sum()?;
            self.cursor.phrase(&[Key::Back]);
        }
        Ok(())
    }

    fn says(&mut self, player: usize) -> Result<Vec<Motion>, NotationError> {
        let mut ahead = self.cursor;
        ahead.eat(&[':', ',']);
        if ahead.quote_opens() {
            self.cursor = ahead;
            return self.quoted(player);
        }
        self.cursor.eat(&[':']);
        let said = self.utterance(player)?;
        // `kündigt Raise an`
        self.cursor.phrase(&[Key::After]);
        Ok(vec![said])
    }

    /// What stands in quotes: one thing that was said, or several.
    fn quoted(&mut self, player: usize) -> Result<Vec<Motion>, NotationError> {
        let closing = self.cursor.open_quote();
        let mut said = Vec::new();
        loop {
            while self.cursor.eat(&[',', ';', '.', '!', '?', '…']) {}
            if !said.is_empty() && self.cursor.eat(closing) {
                return Ok(said);
            }
            if !said.is_empty() {
                self.cursor.phrase(&[Key::Then, Key::And]);
                self.cursor.says_instead();
            }
            said.push(self.utterance(player)?);
        }
    }
}

/// The marks that open what is said, each with those that close it, as the four languages and keyboards have them.
const QUOTES: [(char, &[char]); 11] = [
    ('"', &['"', '”', '“']),
    ('“', &['”', '“', '"']),
    ('„', &['“', '”', '"']),
    ('”', &['”']),
    ('\'', &['\'', '’']),
    ('‘', &['’', '‘', '\'']),
    ('‚', &['‘', '’', '\'']),
    ('«', &['»']),
    ('»', &['«']),
    ('‹', &['›']),
    ('›', &['‹']),
];

impl Cursor<'_> {
    /// Whether what was said comes next, in quotes.
    pub(super) fn quote_opens(&self) -> bool {
        let mut ahead = *self;
        ahead.blanks();
        ahead.peek().is_some_and(|c| QUOTES.iter().any(|(open, _)| *open == c))
    }

    /// Steps over the mark that opens a quote and gives those that may close it.
    pub(super) fn open_quote(&mut self) -> &'static [char] {
        self.blanks();
        let quote = QUOTES.into_iter().find(|(open, _)| self.eat(&[*open]));
        quote.map_or(&[], |(_, closing)| closing)
    }

    /// Steps over the words by which a player says something else in the place of what was said: `raise 800, no, 1200`.
    fn says_instead(&mut self) -> bool {
        let mut ahead = *self;
        let mut found = false;
        while ahead.phrase(&[Key::Instead]).is_some() {
            found = true;
            ahead.separators();
            *self = ahead;
        }
        found
    }

    /// Whether chips come next that cannot be a player with chips: behind "then"; told to be more, or pile by pile, or in
    /// silence, and not the number of a seat and a blank.
    fn more_chips(mut self, linked: bool) -> bool {
        if linked {
            let mut seat = self;
            if matches!(seat.player(), Ok(Some(_))) && seat.phrase(&Key::ACTS).is_some() {
                return false;
            }
            self.phrase(&[Key::By, Key::Another]);
            self.blanks();
            return self.peek().is_some_and(|c| c.is_ascii_digit()) || matches!(self.chips(), Ok(Some(_)));
        }
        let mut seat = self;
        if matches!(seat.player(), Ok(Some(_))) && seat.peek().is_none_or(char::is_whitespace) {
            return false;
        }
        matches!(self.chips(), Ok(Some(piles)) if piles.composed || self.phrase(&[Key::More, Key::OnTop, Key::Silent, Key::Quiet]).is_some())
    }
}
