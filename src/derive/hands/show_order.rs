//! Names the player who shows first and those who follow, if the whole hand was told on a line. The line is optional: without it the
//! incident's questions decide, and nobody is named.

use crate::classes::{class, classes};
use crate::hands::showdown::known;
use crate::working::{AGGRESSOR, BEHIND_AGGRESSOR, BEHIND_FIRST, FIRST};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, ROUND};
use floorbook_poker::betting::round::{HandLine, PlayerName};
use floorbook_poker::showdown::ShowingOrder;

class! {
    /// Whether the line says who made the last bet or raise on the last betting round.
    pub(crate) struct AggressorTold(bool) = "aggressor-told";
}

class! {
    /// Whether the line says who sits clockwise behind that player.
    pub(crate) struct BehindAggressorTold(bool) = "behind-aggressor-told";
}

class! {
    /// Whether the line says where the players with a hand sit, seen from the button.
    pub(crate) struct SeatsTold(bool) = "seats-told";
}

classes! {
    pub(crate) struct ShowOrderClasses {
        aggressor_told: AggressorTold,
        behind_aggressor_told: BehindAggressorTold,
        seats_told: SeatsTold,
    }
}

pub(crate) struct ShowOrder;

impl Calculate for ShowOrder {
    type Classes = ShowOrderClasses;
    const NAME: &'static str = "show-order";
    const INPUTS: &'static [&'static str] = &[ROUND];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[];
    const TABLES: &'static [&'static str] = &[];

    /// `round` is the hand up to the showdown.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ShowOrderClasses>, CalculationError> {
        inputs.not_needed(ROUND);
        let line = known(inputs.round())?;
        let told = line.and_then(|line| Some((line, ShowingOrder::of(line)?)));
        let names = told.map(|(line, order)| names(line, &order)).unwrap_or_default();
        let is_told = |name: &str| names.iter().any(|(known, _)| *known == name);
        let classes = ShowOrderClasses {
            aggressor_told: AggressorTold(is_told(AGGRESSOR)),
            behind_aggressor_told: BehindAggressorTold(is_told(BEHIND_AGGRESSOR)),
            seats_told: SeatsTold(is_told(FIRST)),
        };
        Ok(Calculated { names, ..Calculated::new(classes, Vec::new(), Vec::new()) })
    }
}

/// The players under the names that messages use, as far as the line tells them.
fn names(line: &HandLine, order: &ShowingOrder) -> Vec<(&'static str, Vec<PlayerName>)> {
    let aggressor = order.aggressor.map(|player| (vec![player], order.behind(player)));
    let first = order.from_button.as_ref().and_then(|order| order.split_first());
    let (aggressor, behind_aggressor) = aggressor.map_or((None, None), |(player, behind)| (Some(player), behind));
    let parts = [
        (AGGRESSOR, aggressor),
        (BEHIND_AGGRESSOR, behind_aggressor),
        (FIRST, first.map(|(first, _)| vec![*first])),
        (BEHIND_FIRST, first.map(|(_, behind)| behind.to_vec())),
    ];
    let named = |players: Vec<usize>| players.into_iter().map(|player| line.players[player].clone()).collect();
    parts.into_iter().filter_map(|(part, players)| Some((part, named(players?)))).collect()
}
