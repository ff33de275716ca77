//! Bets of the pot: how much they are, from the hand up to them.

use crate::betting::round::{Action, BettingRules, HandLine, Round, SizeCheck};

/// A bet of the pot as long as it is not known how much that is: no raise at all.
pub(super) const UNCOUNTED_POT: Action = Action::RaiseBy(0);

/// Gives the bets of the pot at these places of a line their totals, the first first. A player with less is all-in. Where the hand
/// cannot have gone that far, what is wrong with it is told when it is played.
pub(super) fn count_pots(line: &mut HandLine, places: &[usize]) {
    for place in places {
        let mut before = HandLine { offer: None, to_act: None, ..line.clone() };
        before.moves.truncate(*place);
        before.streets.retain(|street| street.after <= *place);
        let Some(player) = line.moves.get(*place).filter(|told| told.act == UNCOUNTED_POT).map(|told| told.player)
        else {
            continue;
        };
        let Ok(round) = Round::replay(&before, BettingRules::default(), SizeCheck::AsMade) else { continue };
        let state = round.player(player);
        let stack = state.behind.map(|behind| state.put.saturating_add(behind));
        let act = round.pot_bet(state.put).map(|pot| match stack {
            Some(stack) if stack <= pot => Action::AllIn(Some(stack)),
            _ => Action::Total(pot),
        });
        if let Some(act) = act {
            line.moves[*place].act = act;
        }
    }
}
