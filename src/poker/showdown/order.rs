//! The order in which hands are shown, as far as the betting tells it: by the last aggressor, or by the seats. The book says which of
//! the two applies, and whether anybody must show.

use crate::betting::round::{Action, BettingRules, Fault, HandLine, Round, SizeCheck, Step, left_of_button};

/// The players of a showdown in the two orders that books use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowingOrder {
    /// Who made the last bet or raise on the last betting round; none if there was no bet.
    pub aggressor: Option<usize>,
    /// The players with a hand, clockwise from the left of the button; none if the line does not say where they sit.
    pub from_button: Option<Vec<usize>>,
    /// The players with a hand, in the order of the line.
    pub live: Vec<usize>,
}

impl ShowingOrder {
    /// Reads a line; none if it cannot be played, or if a player still has to act.
    #[must_use]
    pub fn of(line: &HandLine) -> Option<Self> {
        let rules = BettingRules::default();
        rules.or_widest(SizeCheck::AsMade, |rules| Self::played(line, rules)).ok().flatten()
    }

    fn played(line: &HandLine, rules: BettingRules) -> Result<Option<Self>, Fault> {
        let mut round = Round::start(&line.setup, line.blinds, line.players.len(), rules, SizeCheck::AsMade)?;
        let mut aggressor = None;
        for step in line.steps() {
            let before = round.bet();
            round.follow(step)?;
            match step {
                Step::Street(_) => aggressor = None,
                Step::PlayerAction(act) if round.bet() > before && !matches!(act.act, Action::Post(_)) => {
                    aggressor = Some(act.player);
                }
                Step::PlayerAction(_) | Step::Aside | Step::Undone => {}
            }
        }
        let has_hand = |player: &usize| !round.player(*player).folded;
        let live: Vec<usize> = (0..round.players()).filter(has_hand).collect();
        if line.offer.is_some() || round.to_act().next().is_some() || live.len() < 2 {
            return Ok(None);
        }
        let order = left_of_button(line).map(|order| order.into_iter().filter(has_hand).collect::<Vec<_>>());
        let from_button = order.filter(|order| order.len() == live.len());
        Ok(Some(Self { aggressor, from_button, live }))
    }

    /// The other players, clockwise behind this one; none if there are several and the line does not say where they sit.
    #[must_use]
    pub fn behind(&self, player: usize) -> Option<Vec<usize>> {
        let others = |order: &[usize]| {
            let at = order.iter().position(|of| *of == player).map_or(0, |at| at + 1);
            let turned = order[at..].iter().chain(&order[..at]);
            turned.copied().filter(|of| *of != player).collect::<Vec<_>>()
        };
        match &self.from_button {
            Some(order) => Some(others(order)),
            None => Some(others(&self.live)).filter(|others| others.len() < 2),
        }
    }
}
