//! What an offer at the end of a line tells: the words, the chips, and what lay in front before.

use crate::betting::round::Round;
use crate::betting::{Amount, Chips, Motion, Offer, Words, remove_one_chip};

/// An offer with what lay in front of its player.
pub(super) struct Offered {
    /// The first words that were said.
    pub words: Option<Words>,
    /// The amount in them.
    pub said: Option<Amount>,
    pub chips: Vec<Chips>,
    pub worth: Amount,
    pub own: Amount,
    pub left: Amount,
    pub stack: Option<Amount>,
}

impl Offered {
    pub fn of(offer: &Offer, round: &Round) -> Option<Self> {
        let position = round.player(offer.player);
        let own = position.put;
        let back = offer.motions.iter().filter_map(|motion| match motion {
            Motion::PullsBack(amount) => Some(amount.unwrap_or(own)),
            Motion::Says(_) | Motion::Puts(_) => None,
        });
        let words = offer.words().next();
        Some(Self {
            words,
            said: words.and_then(amount),
            chips: offer.puts().flatten().copied().collect(),
            worth: offer.worth().ok()?,
            own,
            left: own.saturating_sub(back.sum()),
            stack: position.behind.map(|behind| own + behind),
        })
    }

    /// The total that was said, where it is clear.
    pub fn spoken_total(&self, round: &Round) -> Option<Amount> {
        match self.words? {
            Words::Call => Some(round.bet()),
            Words::AllIn => self.stack,
            Words::RaiseBy(by) => round.bet().checked_add(by),
            // No amount yet.
            Words::Raise | Words::Bet => Some(0),
            words => amount(words),
        }
    }
}

/// Whether what was said and what was put out come to different things. A bigger chip than is needed is no difference: it
/// asks for change. "All-in" and "pot" name no amount that chips could differ from.
pub(super) fn differ(told: &Offered, round: &Round) -> bool {
    let total = told.left.saturating_add(told.worth);
    let needed = |amount: Amount| {
        let less = remove_one_chip(&told.chips).map(|less| less.rest.saturating_add(told.left));
        total > amount && less.is_ok_and(|rest| rest < amount)
    };
    let is = |amount: Amount| total == amount || told.worth == amount || needed(amount);
    let bet = round.bet();
    match told.words {
        None | Some(Words::AllIn | Words::Pot) => false,
        _ if told.chips.is_empty() => false,
        Some(Words::Check | Words::Fold) => true,
        Some(Words::Call) => !is(bet),
        Some(Words::Raise | Words::Bet) => total <= bet,
        Some(Words::Amount(amount) | Words::BetOf(amount) | Words::RaiseTo(amount)) => !is(amount),
        Some(Words::RaiseOf(amount)) => !is(amount) && !is(bet.saturating_add(amount)),
        Some(Words::RaiseBy(by)) => !is(bet.saturating_add(by)),
    }
}

/// The amount in words.
fn amount(words: Words) -> Option<Amount> {
    match words {
        Words::Amount(amount)
        | Words::BetOf(amount)
        | Words::RaiseOf(amount)
        | Words::RaiseTo(amount)
        | Words::RaiseBy(amount) => Some(amount),
        Words::Check | Words::Fold | Words::Call | Words::Bet | Words::Raise | Words::AllIn | Words::Pot => None,
    }
}

/// What was said, as one of a closed set.
pub(super) fn said(words: Option<Words>) -> &'static str {
    match words {
        None => "nothing",
        Some(Words::Check) => "check",
        Some(Words::Fold) => "fold",
        Some(Words::Call) => "call",
        Some(Words::Bet) => "bet",
        Some(Words::Raise) => "raise",
        Some(Words::AllIn) => "all-in",
        Some(Words::Pot) => "pot",
        Some(Words::Amount(_) | Words::BetOf(_)) => "amount",
        Some(Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => "raise-amount",
    }
}

/// Whether something was said before the first chips.
pub(super) fn words_first(offer: &Offer) -> bool {
    matches!(offer.motions.first(), Some(Motion::Says(_)))
}

/// What was said before chips in several motions: only the words before the first of them, and a late "raise", count.
pub(super) fn first_words(offer: &Offer) -> &'static str {
    let raises = |words| matches!(words, Words::Raise | Words::Bet);
    match offer.words().next() {
        Some(words) if !words_first(offer) && (raises(words) || wording(words).is_some()) => "raise-after",
        Some(_) if !words_first(offer) => "nothing",
        Some(words) if raises(words) => "raise",
        Some(Words::Call) => "call",
        Some(words) if amount(words).is_some() || words == Words::AllIn => "amount",
        Some(_) | None => "nothing",
    }
}

pub(super) fn invalid(words: Words, facing_bet: bool) -> Option<&'static str> {
    match (words, facing_bet) {
        (Words::Check, true) => Some("check-facing-bet"),
        (Words::Call, false) => Some("call-no-bet"),
        (Words::Raise, false) => Some("raise-no-bet"),
        _ => None,
    }
}

pub(super) fn wording(words: Words) -> Option<&'static str> {
    match words {
        Words::RaiseOf(_) => Some("raise-amount"),
        Words::RaiseTo(_) => Some("to"),
        Words::RaiseBy(_) => Some("more"),
        _ => None,
    }
}
