//! Who shows before whom: what a hand on a line tells of it once its betting is over. Which of the two orders counts, and whether
//! anybody has to show at all, is the book's to say.

use crate::betting::round::{Action, BettingRules, Fault, HandLine, Round, SizeCheck, Step, left_of_button};

/// What the betting of a hand tells of the order in which the hands are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowingOrder {
    /// Who made the last bet or raise of the last betting round; nobody where there was none.
    pub aggressor: Option<usize>,
    /// Those who still have a hand, clockwise, the first to the left of the button first; none where it was not told how they sit.
    pub from_button: Option<Vec<usize>>,
    /// Those who still have a hand, in the order of the line.
    pub live: Vec<usize>,
}

impl ShowingOrder {
    /// What a line tells; nothing where it cannot be played, or somebody has yet to act.
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

    /// Those behind a player, clockwise; none where it was not told how they sit and there is more than one of them.
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
