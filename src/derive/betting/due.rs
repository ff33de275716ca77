//! Whose turn it is in a round of which a line may leave players out.

use crate::betting::played_round::PlayedRound;
use floorbook_poker::betting::round::RaiseRight;

/// Who is due to act.
pub(crate) struct Due {
    /// The player, if the line names him; none: somebody who has nothing in front.
    pub(crate) player: Option<usize>,
    /// Whether somebody whom the line leaves out may be due before him.
    pub(crate) others_before: bool,
}

/// Whose turn it is: the player whom the line tells, or the next of those who are to act. Where he has not acted yet, and
/// the line may leave players out, one of them comes first.
pub(crate) fn due(told: &PlayedRound) -> Due {
    if let Some(player) = told.actor() {
        return Due { player: Some(player), others_before: false };
    }
    let Some(player) = told.round.to_act().next() else {
        return Due { player: None, others_before: false };
    };
    let [small, big] = told.line.blinds;
    let last = told.acts.iter().rfind(|act| !act.posts()).map(|act| act.player);
    // Before the flop nobody sits between the blinds.
    let after_small = told.round.street().opens() && last.is_some() && last == small && big == Some(player);
    let sure = after_small || all_had_their_turn(told);
    let acted = told.round.player(player).right != RaiseRight::NotYetActed;
    Due { player: (sure || acted).then_some(player), others_before: acted && !sure }
}

/// Whether everybody has had a turn on the street, whether the line names him or not.
pub(crate) fn all_had_their_turn(told: &PlayedRound) -> bool {
    let acted = |player: usize| told.acts.iter().filter(|act| act.player == player && !act.posts()).count();
    let round = &told.round;
    let big_blind = round.street().opens() && told.line.blinds[1].is_some_and(|player| acted(player) > 0);
    told.line.setup.complete || big_blind || (0..round.players()).any(|player| acted(player) > 1)
}
