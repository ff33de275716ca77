//! The order of play: which act of a line was made before its turn, and where nobody can say.
//!
//! There is one model of it, which reading a line, acts out of turn, skipped players and re-opening share. Who sits where is told
//! in many ways (see [`seating`]); who is due are those with an act to make between the last who acted in turn and whoever acts now.
//! A line may leave out players who only folded: of those on its first street only they are due who act later, unless it tells of
//! everybody. On a later street everybody with a hand is known.

mod in_force;
mod seating;

use super::{Action, BettingRules, Fault, HandLine, PlayerAction, Round, SizeCheck, Step};
use crate::betting::{Amount, Motion, Offer, Words};
pub use in_force::{BehindEarly, Change, EarlyBinds, InForce};
use seating::{Opener, Seating};
use std::ops::Range;

/// An act before its turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlyTurn {
    /// Its place in [`HandLine::moves`]; behind the last of them it is what the line ends with.
    pub at: usize,
    /// Whose act it is.
    pub player: usize,
    /// Who was due before.
    pub due: Vec<usize>,
    /// Whether nobody of the line was due, and the order says so: whoever was sits between, and is left out.
    pub left_out: bool,
}

impl EarlyTurn {
    /// Whether a player was due before. Where it was only told to be out of turn, and nothing tells who sits where, all who act behind
    /// it were.
    #[must_use]
    pub fn is_due(&self, player: usize) -> bool {
        self.due.contains(&player) || self.due.is_empty() && !self.left_out
    }
}

/// An order that cannot be, where it is not clear what happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDoubt {
    /// Where the act stands in the text, in bytes.
    pub at: Range<usize>,
    /// Who acts there.
    pub player: usize,
    /// Who is due before.
    pub due: usize,
    /// What would settle it.
    pub why: DoubtReason,
}

/// What would settle an order that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DoubtReason {
    /// Whoever is due may have checked before, and it was left out.
    MayHaveChecked,
    /// Whoever is due has acted, owes chips, and may have folded, which was left out.
    MayHaveFolded,
    /// It is on an earlier street, and play went on.
    EarlierStreet,
    /// Nobody told who sits where, or who acts first.
    Seats,
    /// Small and big blind alone: heads-up the big blind acts first after the flop.
    HeadsUp,
}

/// What a line tells of the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TurnOrder {
    /// The first act of the last street that was surely made before its turn.
    pub early: Option<EarlyTurn>,
    /// The first act of which that is not sure.
    pub doubt: Option<OrderDoubt>,
    /// Whether the order of the last street was held against anything: else nobody can say that it is right.
    pub checked: bool,
}

/// An act that the seating makes one before its turn.
struct Found {
    turn: EarlyTurn,
    at: Range<usize>,
    /// On which street, counted from the one with which the line begins.
    street: usize,
    /// Whether all who were due could have checked.
    free: bool,
    /// Whether one of them has not acted before on the first street.
    new: bool,
    /// Whether it was told to be out of turn.
    told: bool,
    /// Whether all who were due had acted before on the street and do nothing later, so that a fold may be left out.
    may_be_gone: bool,
}

impl TurnOrder {
    /// What a line tells.
    ///
    /// # Errors
    /// A [`Fault`] where the line cannot be played.
    pub fn of(line: &HandLine) -> Result<Self, Fault> {
        let seating = Seating::of(line);
        let found = early_turns(line, &seating)?;
        let doubt = found.iter().find_map(|found| {
            let why = doubt(line, &seating, found)?;
            let due = *found.turn.due.first()?;
            Some(OrderDoubt { at: found.at.clone(), player: found.turn.player, due, why })
        });
        let last = line.streets.len();
        let early = found.into_iter().find(|found| found.street == last).map(|found| found.turn);
        Ok(Self { early: early.filter(|_| doubt.is_none()), doubt, checked: checked(line) })
    }
}

/// The players of a line clockwise, the first to the left of the button first; none where it does not tell how they sit. Letters
/// tell it where the hand is told from the blinds on: they stand in the order in which they first act.
#[must_use]
pub fn left_of_button(line: &HandLine) -> Option<Vec<usize>> {
    let seating = Seating::of(line);
    let letters = || seating.turned.clone().all(|at| seating::is_letter(&line.players[seating.first[at]]));
    let told = seating.turned.is_empty() || line.blinds[1].is_some() && letters();
    (told && !seating.guess && seating.opener != Opener::FirstTold).then_some(seating.later)
}

/// Why it is not clear that an act was made before its turn.
fn doubt(line: &HandLine, seating: &Seating, found: &Found) -> Option<DoubtReason> {
    let setup = &line.setup;
    let opens = found.street == 0 && line.moves[..found.turn.at].iter().all(|act| matches!(act.act, Action::Post(_)));
    let first = found.street == 0 && setup.street.opens();
    let blinds_alone = !setup.heads_up && !first && line.players.iter().all(|name| *name == "SB" || *name == "BB");
    // What was done behind an act that is set aside cannot have been done on it.
    let surely_due = line.set_aside == Some(found.turn.at) || checks_later(line, found);
    match () {
        () if found.told => None,
        () if found.street < line.streets.len() => Some(DoubtReason::EarlierStreet),
        () if blinds_alone && found.free => Some(DoubtReason::HeadsUp),
        () if seating.opener == Opener::Listed && opens && !surely_due => Some(DoubtReason::Seats),
        () if setup.listed || setup.heads_up && setup.street.opens() => None,
        () if found.may_be_gone => Some(DoubtReason::MayHaveFolded),
        () if seating.guess || found.new && setup_letters(line, found) => Some(DoubtReason::Seats),
        () if other_seating(line, seating) => Some(DoubtReason::Seats),
        () => (found.free && !surely_due).then_some(DoubtReason::MayHaveChecked),
    }
}

/// Whether one of those who were due checks later on the street, so that he cannot have done so before.
fn checks_later(line: &HandLine, found: &Found) -> bool {
    let offers = |due: usize| {
        let offer = line.offer.as_ref().filter(|offer| offer.player == due);
        offer.is_some_and(|offer| matches!(offer.motions.first(), Some(Motion::Says(Words::Check))))
    };
    let next = |due: usize| line.moves.iter().skip(found.turn.at + 1).find(|act| act.player == due);
    found.turn.due.iter().any(|due| next(*due).map_or_else(|| offers(*due), |act| act.act == Action::Check))
}

/// Whether one of those who were due is told by a letter, which says nothing of the seat.
fn setup_letters(line: &HandLine, found: &Found) -> bool {
    found.turn.due.iter().any(|due| line.players[*due].len() == 1 && !line.players[*due].starts_with(char::is_numeric))
}

/// Whether the players may sit otherwise, so that no more acts were made before their turn.
fn other_seating(line: &HandLine, seating: &Seating) -> bool {
    let count = |seating: &Seating| early_turns(line, seating).map_or(usize::MAX, |found| found.len());
    let told = count(seating);
    (1..seating.turned.len()).any(|by| count(&seating.turned_by(by)) <= told)
}

/// Whether anything tells the order of the last street: a list, seats or positions, an earlier street, or somebody who acts twice.
fn checked(line: &HandLine) -> bool {
    let unnamed = |player: usize| (0..2).any(|blind| line.setup.unnamed[blind] && line.blinds[blind] == Some(player));
    let named = || line.players.iter().enumerate().filter(|(player, _)| !unnamed(*player));
    let placed =
        named().count() > 1 && named().all(|(_, name)| name.starts_with(char::is_numeric) || name.chars().count() > 1);
    let begins = line.streets.last().map_or(0, |street| street.after);
    let acts =
        || line.moves.iter().skip(begins).filter(|act| !matches!(act.act, Action::Post(_))).map(|act| act.player);
    let twice = acts().enumerate().any(|(at, player)| acts().take(at).any(|before| before == player));
    line.setup.listed || line.setup.heads_up || !line.streets.is_empty() || placed || twice
}

/// Plays a line and finds the acts that a seating makes acts before their turn.
fn early_turns(line: &HandLine, seating: &Seating) -> Result<Vec<Found>, Fault> {
    BettingRules::default().or_widest(SizeCheck::AsMade, |rules| {
        let round = Round::start(&line.setup, line.blinds, line.players.len(), rules, SizeCheck::AsMade)?;
        let mut walk = Walk { line, seating, round, street: 0, last: None, aside: None, found: Vec::new() };
        if let Some(player) = line.setup.bring_in.and_then(|bring_in| bring_in.player) {
            walk.last = walk.place(player);
        }
        let mut at = 0;
        for step in line.steps() {
            match step {
                Step::PlayerAction(act) => {
                    if !matches!(act.act, Action::Post(_)) {
                        walk.acts(at, act.player, &act.at);
                    }
                    at += 1;
                }
                Step::Street(_) => {
                    walk.street += 1;
                    walk.last = None;
                }
                Step::Aside => walk.aside = line.moves.get(at).map(|act| (act.player, walk.round.bet())),
                Step::Undone => {}
            }
            walk.round.follow(step)?;
        }
        // What is announced on a condition is no act yet, in turn or out of it.
        let acts = |offer: &&Offer| !matches!(offer.motions[..], [Motion::Says(Words::Conditional)]);
        let offer = line.offer.as_ref().filter(acts).map(|offer| (offer.player, &offer.at));
        if let Some((player, place)) = offer.or(line.to_act.as_ref().map(|to_act| (to_act.player, &to_act.at))) {
            walk.acts(at, player, place);
        }
        Ok(walk.found)
    })
}

/// A line as it is gone through.
struct Walk<'a> {
    line: &'a HandLine,
    seating: &'a Seating,
    round: Round,
    street: usize,
    /// The place in the order of the last who acted in turn; none before the first.
    last: Option<usize>,
    /// Who made an act that is set aside, and what there was to match: he has acted as long as nobody raises.
    aside: Option<(usize, Amount)>,
    found: Vec<Found>,
}

impl Walk<'_> {
    fn order(&self) -> &[usize] {
        if self.street == 0 { &self.seating.first } else { &self.seating.later }
    }

    fn place(&self, player: usize) -> Option<usize> {
        self.order().iter().position(|of| *of == player)
    }

    /// A player acts, or is about to: who was due before?
    fn acts(&mut self, at: usize, player: usize, text: &Range<usize>) {
        let Some(place) = self.place(player) else {
            return;
        };
        let told = self.line.told_early.contains(&at);
        let due = self.due(at, player, place);
        if due.is_empty() && !told {
            self.last = Some(place);
            return;
        }
        let acted = |due: &usize| self.line.moves[..at].iter().any(|act| act.player == *due);
        let found = Found {
            at: text.clone(),
            street: self.street,
            free: due.iter().all(|due| self.round.player(*due).owes == 0),
            new: self.street == 0 && due.iter().any(|due| !acted(due)),
            told,
            may_be_gone: !due.is_empty() && due.iter().all(|due| !self.is_there(*due, at)),
            turn: EarlyTurn { at, player, left_out: due.is_empty() && self.knows_who_sits_between(player), due },
        };
        self.found.push(found);
    }

    /// Those with an act to make who sit between the last who acted in turn and a player.
    fn due(&self, at: usize, player: usize, place: usize) -> Vec<usize> {
        let order = self.order();
        let first = match (self.last, self.seating.opener) {
            (Some(last), _) => last + 1,
            (None, Opener::FirstTold) => place,
            (None, Opener::Known | Opener::Listed) => 0,
        };
        let seats = (first..first + order.len()).map(|seat| order[seat % order.len()]);
        let before = seats.take_while(|due| *due != player);
        let waits = |due: &usize| self.round.player(*due).to_act && self.aside != Some((*due, self.round.bet()));
        before.filter(|due| waits(due) && (self.is_there(*due, at) || self.has_acted(*due, at))).collect()
    }

    /// Whether it is known who of the line sits between the last who acted in turn and a player: by positions, or by seats from
    /// somebody on.
    fn knows_who_sits_between(&self, player: usize) -> bool {
        let Seating { turned, guess, opener, .. } = self.seating;
        let letter = |player: usize| seating::is_letter(&self.line.players[player]);
        let opened = self.last.is_some() || turned.is_empty() && *opener == Opener::Known;
        !guess && opened && !(turned.len() > 1 && letter(player))
    }

    /// Whether a player who is still to act has acted on the street before: only somebody who did nothing but fold is left out.
    fn has_acted(&self, player: usize, at: usize) -> bool {
        let begins = self.street.checked_sub(1).map_or(0, |street| self.line.streets[street].after);
        let acts = |act: &PlayerAction| act.player == player && !matches!(act.act, Action::Post(_));
        self.line.moves[begins.min(at)..at].iter().any(acts)
    }

    /// Whether a player surely has a hand: a line may leave out who only folds.
    fn is_there(&self, player: usize, at: usize) -> bool {
        let (setup, blinds) = (&self.line.setup, &self.line.blinds);
        let unnamed = |blind: usize| !setup.heads_up && setup.unnamed[blind] && blinds[blind] == Some(player);
        let end = self.line.streets.get(self.street).map_or(self.line.moves.len(), |next| next.after);
        let later = self.line.moves[at.min(end)..end].iter().any(|act| act.player == player)
            || self.street == self.line.streets.len() && self.line.actor() == Some(player);
        later || self.street > 0 || self.line.setup.complete && !unnamed(0) && !unnamed(1)
    }
}
