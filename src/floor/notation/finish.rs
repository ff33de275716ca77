//! What only the whole line shows: who is in the blinds, the order of the players, and whether calls fit.

use super::closed::take_closed_act_as_said;
use super::early::{EarlierBet, put_aside};
use super::error::{Expected, NotationError};
use super::later::folds_too_late;
use super::ledger::{Ledger, in_front};
use super::passed::fold_passed_blinds;
use super::player::{BIG_BLIND, BUTTON, SMALL_BLIND, is_position, is_seat};
use super::pots::count_pots;
use super::read::Reader;
use crate::betting::round::{Action, Ante, HandLine, PlayerAction, Step, Street};
use crate::betting::{Amount, Motion, Words};

/// What the dealer's position is called where no letters are names.
const DEALER: &str = "D";

impl Reader<'_> {
    /// The line, from what was read. `blinds` tells whether blinds were.
    pub(super) fn finish(mut self, blinds: bool) -> Result<HandLine, NotationError> {
        let named = self.roster.names.len();
        let posts = blinds && self.setup.street == Street::Preflop;
        self.dealer(posts);
        let posted = if posts { self.blinds()? } else { [None; 2] };
        self.two_players()?;
        self.other_player()?;
        self.setup.dead_blind = posts && self.setup.small_blind > 0 && self.told.no_small_blind.is_some();
        if let (true, Some(pot)) = (self.setup.dead_blind, self.pots.first().and_then(|place| self.moves.get(*place))) {
            // Books count such a pot differently, so that nobody can say on how much the others acted.
            return Err(self.cursor.wrong(pot.at.clone(), Expected::Amount));
        }
        self.setup.unnamed = posted.map(|blind| blind.is_some_and(|player| player >= named));
        if let Some((dealt_in, at)) = self.told.dealt_in.clone().filter(|(number, _)| self.roster.names.len() > *number)
        {
            return Err(self.cursor.wrong(at, Expected::Players(dealt_in)));
        }
        let order = self.order(named);
        let place = |player: usize| order.iter().position(|of| *of == player).unwrap_or_default();
        self.setup.stacks = vec![None; order.len()];
        self.seat(place);
        self.setup.complete = self.everybody();
        self.setup.listed = self.setup.complete && self.roster.listed && !self.setup.heads_up;
        self.setup.blind_chips = posted.map(|blind| blind.map(|player| self.lying_for(player)).unwrap_or_default());
        let blinds = posted.map(|blind| blind.map(place));
        self.button_ante(&order, blinds)?;
        let players = order.iter().map(|player| std::mem::take(&mut self.roster.names[*player]).into()).collect();
        let wrong_count = self.count_of_offer()?;
        let mut line = HandLine {
            text: self.cursor.text.to_owned(),
            setup: self.setup,
            players,
            blinds,
            moves: self.moves,
            streets: self.streets,
            offer: self.offer,
            to_act: self.to_act,
            hidden: self.hidden,
            told_early: self.told_early,
            set_aside: None,
            totals: self.totals,
            ante_unsaid: self.told.ante_is_unsaid(posts),
            later: self.later,
            wrong_count,
            by_amount: self.by_amount,
        };
        if let Some(at) = folds_too_late(&line) {
            return Err(self.cursor.wrong(at, Expected::SilentLast));
        }
        short_blinds(&mut line);
        count_pots(&mut line, &self.pots);
        match self.set_aside {
            Some((place, error)) if !put_aside(&mut line, EarlierBet::At(place)) => return Err(error),
            Some(_) => {}
            None => {
                put_aside(&mut line, EarlierBet::Unplayable);
            }
        }
        let early_call = |line: &mut HandLine, place| put_aside(line, EarlierBet::Before(place));
        if let Some((place, at, expected)) = misfit(&mut line, &self.calls)
            && !(line.set_aside.is_none() && early_call(&mut line, place) && misfit(&mut line, &self.calls).is_none())
        {
            return Err(self.cursor.wrong(at, expected));
        }
        fold_passed_blinds(&mut line);
        take_closed_act_as_said(&mut line);
        Ok(line)
    }

    /// Gives everything that was told of a player to his place in the order.
    fn seat(&mut self, place: impl Fn(usize) -> usize) {
        for (player, stack) in &self.told.stacks {
            self.setup.stacks[place(*player)] = Some(*stack);
        }
        let moves = self.moves.iter_mut().map(|step| &mut step.player);
        let offer = self.offer.iter_mut().map(|offer| &mut offer.player);
        let to_act = self.to_act.iter_mut().map(|to_act| &mut to_act.player);
        let hidden = self.hidden.iter_mut().map(|hidden| &mut hidden.player);
        let later = self.later.iter_mut().map(|later| &mut later.player);
        let bring_in = self.setup.bring_in.iter_mut().filter_map(|bring_in| bring_in.player.as_mut());
        for player in moves.chain(offer).chain(to_act).chain(hidden).chain(bring_in).chain(later) {
            *player = place(*player);
        }
    }

    /// Whether all who were dealt in are players of the line: they were listed, all their stacks were told, they are as many as were
    /// dealt in, or there are two.
    fn everybody(&self) -> bool {
        let stacks = &self.setup.stacks;
        let all = self.setup.dealt_in == Some(stacks.len());
        let told = all || self.roster.listed || stacks.iter().all(Option::is_some);
        stacks.len() > 1 && (self.setup.heads_up || told && !self.roster.others)
    }

    /// Takes `D` for the button where no other letter is a name and positions are, as they always are where blinds are
    /// posted.
    fn dealer(&mut self, posts: bool) {
        let names = &self.roster.names;
        let Some(dealer) = names.iter().position(|name| name == DEALER) else {
            return;
        };
        let letters = names.iter().filter(|name| !is_position(name) && !is_seat(name)).count();
        let positions = posts || self.told.heads_up.is_some() || names.iter().any(|name| is_position(name));
        if letters == 1 && positions && names.iter().all(|name| name != BUTTON) {
            BUTTON.clone_into(&mut self.roster.names[dealer]);
        }
    }

    /// The players in the blinds, added where they are not named; none for a blind of nothing whose player is not named.
    fn blinds(&mut self) -> Result<[Option<usize>; 2], NotationError> {
        let dead = self.told.no_small_blind.is_some();
        let posts_small = self.setup.small_blind > 0 && !dead;
        if self.told.heads_up.is_none() {
            let known = self.poster(0).filter(|_| !dead);
            let small = if posts_small { Some(self.named(0)?) } else { known };
            return Ok([small, Some(self.named(1)?)]);
        }
        self.two_players()?;
        let other = |player: usize| (0..self.roster.names.len()).find(|of| *of != player);
        let (small, big) = match (self.roster.known(BUTTON).or(self.poster(0)), self.poster(1)) {
            (None, None) => {
                // Heads-up the small blind acts first before the flop.
                let first = self.moves.first().map(|first| first.player);
                let first = first
                    .or(self.offer.as_ref().map(|offer| offer.player))
                    .or(self.to_act.as_ref().map(|to_act| to_act.player));
                let first = first.or((!self.roster.names.is_empty()).then_some(0));
                (first, first.and_then(other))
            }
            (Some(small), None) => (Some(small), other(small)),
            (None, Some(big)) => (other(big), Some(big)),
            both => both,
        };
        let small = small.map_or_else(|| self.added(BUTTON), Ok)?;
        let big = big.map_or_else(|| self.named(1), Ok)?;
        Ok([posts_small.then_some(small), Some(big)])
    }

    /// The place of the player in the small or in the big blind, who is in the round in any case.
    fn named(&mut self, place: usize) -> Result<usize, NotationError> {
        self.poster(place).map_or_else(|| self.added([SMALL_BLIND, BIG_BLIND][place]), Ok)
    }

    /// The place of a player who is in the round, named or not.
    fn added(&mut self, name: &str) -> Result<usize, NotationError> {
        let last = self.roster.places.last().cloned().unwrap_or_default();
        match self.roster.known(name) {
            Some(known) => Ok(known),
            None => self.roster.add(&self.cursor, (name.to_owned(), last)),
        }
    }

    /// Heads-up there are two players; the small blind and the button are one of them.
    fn two_players(&self) -> Result<(), NotationError> {
        let Some(word) = &self.told.heads_up else {
            return Ok(());
        };
        let names = &self.roster.names;
        let twice = names.iter().any(|name| name == BUTTON) && names.iter().any(|name| name == SMALL_BLIND);
        if names.len() > 2 || twice {
            let at = self.roster.places.get(if twice { 1 } else { 2 }).unwrap_or(word);
            return Err(self.cursor.wrong(at.clone(), Expected::HeadsUp));
        }
        Ok(())
    }

    /// Heads-up there is another player, though only one was named: the next letter, or the first.
    fn other_player(&mut self) -> Result<(), NotationError> {
        if let (Some(word), [named]) = (&self.told.heads_up, self.roster.names.as_slice()) {
            let next = named.bytes().next().filter(|letter| named.len() == 1 && (b'A'..=b'Y').contains(letter));
            let name = char::from(next.map_or(b'A', |letter| letter + 1)).to_string();
            let place = word.clone();
            self.roster.add(&self.cursor, (name, place))?;
        }
        Ok(())
    }

    /// The players in order: as listed; by their seats, if all who are `named` have seats; else as they appeared.
    fn order(&self, named: usize) -> Vec<usize> {
        let names = &self.roster.names;
        let mut order: Vec<usize> = (0..names.len()).collect();
        if self.roster.blinds_first {
            order.sort_by_key(|player| match names[*player].as_str() {
                SMALL_BLIND => 0,
                BIG_BLIND => 1,
                _ => 2,
            });
        } else if !self.roster.listed && names[..named].iter().all(|name| is_seat(name)) {
            order[..named].sort_by_key(|player| names[*player].parse::<usize>().unwrap_or_default());
        }
        order
    }
}

/// A call with an amount: the place of the move, the amount and where it stands.
type Call = (usize, Amount, std::ops::Range<usize>);

/// The first act that does not fit, by its place among the moves: an all-in of which nobody knows how much it is, or a call with an amount that is neither
/// the bet, nor what the player adds to make it up, nor his stack. Such an amount would be lost in silence. Of a call that was
/// only said at the end the amount is kept where it does not fit.
fn misfit(line: &mut HandLine, calls: &[Call]) -> Option<(usize, std::ops::Range<usize>, Expected)> {
    let mut ledger = posted(line);
    let wrong_call = |ledger: &Ledger, at, player| {
        let wrong = calls.iter().find(|(of, amount, _)| *of == at && !fits(ledger, player, *amount));
        let (_, said, place) = wrong?;
        Some((at, place.clone(), Expected::CallAmount { bet: ledger.bet, said: *said }))
    };
    let (mut at, mut first) = (0, line.setup.street == Street::Preflop);
    let mut before_aside = None;
    for step in line.steps() {
        let step = match step {
            Step::PlayerAction(step) => step,
            Step::Aside => {
                before_aside = Some(ledger.clone());
                continue;
            }
            Step::Undone => {
                ledger = before_aside.take().unwrap_or(ledger);
                continue;
            }
            Step::Street(_) => {
                ledger.deal();
                first = false;
                continue;
            }
        };
        let wrong_all_in = || Some((at, step.at.clone(), wrong_all_in(line, &ledger, step, first)?));
        if let Some(wrong) = wrong_call(&ledger, at, step.player).or_else(wrong_all_in) {
            return Some(wrong);
        }
        ledger.play(step.player, &step.act);
        at += 1;
    }
    let (offer, count) = (line.offer.as_mut()?, line.wrong_count);
    for motion in &mut offer.motions {
        let fits = |amount: Amount| count == Some(amount) || fits(&ledger, offer.player, amount);
        if matches!(motion, Motion::Says(Words::CallOf(amount)) if fits(*amount)) {
            *motion = Motion::Says(Words::Call);
        }
    }
    // Whoever calls the count that he was told calls.
    let counted = calls.iter().any(|(of, amount, _)| *of == at && count == Some(*amount));
    if counted { None } else { wrong_call(&ledger, at, offer.player) }
}

/// Whether an amount can be that of a call.
fn fits(ledger: &Ledger, player: usize, amount: Amount) -> bool {
    let (bet, (before, stack)) = (ledger.bet, ledger.of(player));
    [bet, bet.saturating_sub(before), stack.unwrap_or(bet)].contains(&amount)
}

/// What lies there before the first act: antes, blinds and the bring-in.
fn posted(line: &HandLine) -> Ledger {
    let bet = if line.blinds[1].is_some() { line.setup.big_blind } else { 0 };
    let mut ledger = Ledger::new(bet, line.setup.stacks.clone(), |player| line.ante_of(player));
    for player in line.blinds.into_iter().flatten() {
        ledger.post(player, blind(line, player).unwrap_or_default());
    }
    if let Some(bring_in) = line.setup.bring_in {
        ledger.bet = bring_in.amount;
        bring_in.player.into_iter().for_each(|player| ledger.post(player, bring_in.amount));
    }
    ledger
}

/// What should stand in the place of an all-in: how much it is, or, in the `first` round, the blind for less that it would be.
fn wrong_all_in(line: &HandLine, ledger: &Ledger, step: &PlayerAction, first: bool) -> Option<Expected> {
    let Action::AllIn(amount) = step.act else {
        return None;
    };
    let (before, stack) = ledger.of(step.player);
    if amount.is_none() && stack.is_none() {
        return Some(Expected::AllInAmount);
    }
    let said = amount.or(line.setup.stacks[step.player])?;
    (first && said < before && blind(line, step.player) == Some(before)).then_some(Expected::ShortBlind(said))
}

/// The blind that a player posts.
fn blind(line: &HandLine, player: usize) -> Option<Amount> {
    let of = line.blinds.iter().position(|blind| *blind == Some(player))?;
    Some([line.setup.small_blind, line.setup.big_blind][of])
}

/// Takes an all-in in the blinds before anybody acts for the blind that it is: `BB all-in 120` is `BB posts 120`. With the
/// whole blind the stack is told by it, if no ante comes off it too.
fn short_blinds(line: &mut HandLine) {
    let end = line.streets.first().map_or(line.moves.len(), |street| street.after);
    for at in 0..end {
        let PlayerAction { player, act, .. } = &line.moves[at];
        let (player, blind, stack) = (*player, blind(line, *player), line.setup.stacks[*player]);
        match (act, in_front(act, 0, stack), blind) {
            (Action::Post(_), ..) => {}
            (Action::AllIn(_), Some(amount), Some(blind)) if amount < blind => {
                line.moves[at].act = Action::Post(amount);
            }
            (Action::AllIn(_), Some(amount), Some(blind)) if amount == blind && line.setup.ante == Ante::None => {
                line.setup.stacks[player].get_or_insert(amount);
                line.moves[at].act = Action::Post(amount);
            }
            _ => return,
        }
    }
}
