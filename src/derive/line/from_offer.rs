//! What an offer at the end of a line tells: the words, the chips, and what lay in front before.

use floorbook_poker::betting::round::{HandLine, Round};
use floorbook_poker::betting::{
    Amount, Chips, Motion, Offer, Words, is_chip, is_common_chip, meanings, remove_one_chip,
};

/// An offer with what lay in front of its player.
pub(crate) struct Offered {
    /// What was said first.
    pub words: Option<Words>,
    /// The amount in them.
    pub said: Option<Amount>,
    pub chips: Vec<Chips>,
    /// Whether it was told which chips they are: an amount that is no chip's value, or by itself hardly one, is several that
    /// nobody named.
    pub by_value: bool,
    pub worth: Amount,
    /// What lay there before; for a blind without change the chips that lie for it.
    pub own: Amount,
    pub left: Amount,
    pub stack: Option<Amount>,
}

impl Offered {
    pub(crate) fn of(line: &HandLine, offer: &Offer, round: &Round) -> Option<Self> {
        let position = round.player(offer.player);
        let (own, left) = own_and_left(line, offer, position.put);
        let words = first_said(offer);
        let chips: Vec<Chips> = offer.puts().flatten().copied().collect();
        Some(Self {
            words,
            said: words.and_then(amount),
            by_value: chips.iter().all(|pile| is_chip(pile.value) && (!line.by_amount || is_common_chip(pile.value))),
            chips,
            worth: offer.worth().ok()?,
            own,
            left,
            stack: position.behind.map(|behind| position.put + behind),
        })
    }

    /// Whether it is one chip.
    pub(crate) fn one_chip(&self) -> bool {
        self.by_value && self.chips.iter().map(|pile| pile.count).sum::<u64>() == 1
    }

    /// What was said in time: before any chips, or without them.
    pub(crate) fn in_time(&self, offer: &Offer) -> Option<Words> {
        self.words.filter(|_| self.chips.is_empty() || words_first(offer))
    }

    /// Whether the words name an amount; "all-in" does where the stack was told.
    pub(crate) fn names_amount(&self) -> bool {
        self.said.is_some() || self.words == Some(Words::AllIn) && self.stack.is_some()
    }

    /// The total that was said, where it is clear.
    pub(crate) fn spoken_total(&self, round: &Round) -> Option<Amount> {
        match self.words? {
            Words::Call => Some(round.bet()),
            Words::AllIn => self.stack,
            Words::RaiseBy(by) => round.bet().checked_add(by),
            // No amount yet.
            Words::Raise | Words::Bet => Some(0),
            Words::CallOf(amount) => Some(amount),
            words => amount(words),
        }
    }
}

/// What lay in front of the player before an offer, and what is left of it, `put` being what counts there as bet.
pub(crate) fn own_and_left(line: &HandLine, offer: &Offer, put: Amount) -> (Amount, Amount) {
    let own = line.lies_without_change(offer.player).unwrap_or(put);
    let back = offer.motions.iter().filter_map(|motion| match motion {
        Motion::PullsBack(amount) => Some(amount.unwrap_or(own)),
        Motion::Says(_) | Motion::Puts(_) => None,
    });
    (own, own.saturating_sub(back.sum()))
}

/// What was said first, with the amount that completed it: "raise", then "800", is a raise of 800. Not where chips went out
/// in between: they were there before the amount, and it comes too late to say what they are.
pub(crate) fn first_said(offer: &Offer) -> Option<Words> {
    let mut said = words_before_chips(offer);
    let Some(first) = said.next() else {
        return offer.words().next();
    };
    Some(said.map_while(|next| completed(first, next)).last().unwrap_or(first))
}

/// What was said before the first chips were put out.
fn words_before_chips(offer: &Offer) -> impl Iterator<Item = Words> {
    let before = offer.motions.iter().take_while(|motion| !matches!(motion, Motion::Puts(_)));
    before.filter_map(|motion| match motion {
        Motion::Says(words) => Some(*words),
        Motion::Puts(_) | Motion::PullsBack(_) => None,
    })
}

/// Whether something else was said after that, which would be another act.
pub(crate) fn says_otherwise(offer: &Offer) -> bool {
    let mut said = offer.words();
    let first = said.next();
    said.any(|next| first.is_some_and(|first| next != first && completed(first, next).is_none()))
}

/// Words without an amount together with those that only tell how much was meant; none where those are another act.
fn completed(first: Words, next: Words) -> Option<Words> {
    match (first, next) {
        (Words::Raise, Words::Amount(amount)) => Some(Words::RaiseOf(amount)),
        (Words::Bet, Words::Amount(amount)) => Some(Words::BetOf(amount)),
        (Words::Raise, Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => Some(next),
        (Words::Bet, Words::BetOf(_)) | (Words::Raise | Words::Bet, Words::AllIn | Words::Pot) => Some(next),
        _ => None,
    }
}

/// Whether what was said and what was put out come to different things. A bigger chip than is needed is no difference: it
/// asks for change. "Pot" names no amount that chips could differ from, nor does "all-in" where no stack was told.
pub(crate) fn differ(told: &Offered, round: &Round) -> bool {
    let total = told.left.saturating_add(told.worth);
    let needed = |amount: Amount| {
        let less = remove_one_chip(&told.chips).map(|less| less.rest.saturating_add(told.left));
        total > amount && less.is_ok_and(|rest| rest < amount)
    };
    let is = |amount: Amount| total == amount || told.worth == amount || needed(amount);
    let bet = round.bet();
    match told.words {
        _ if told.chips.is_empty() => false,
        None | Some(Words::Pot | Words::Conditional) => false,
        Some(Words::AllIn) => told.stack.is_some_and(|stack| total < stack),
        Some(Words::Check | Words::Fold) => true,
        Some(Words::Call | Words::CallOf(_)) => !is(bet),
        Some(Words::Raise | Words::Bet) => total <= bet,
        Some(Words::Amount(amount) | Words::BetOf(amount) | Words::RaiseTo(amount)) => !is(amount),
        Some(Words::RaiseOf(amount)) => !is(amount) && !is(bet.saturating_add(amount)),
        Some(Words::RaiseBy(by)) => !is(bet.saturating_add(by)),
    }
}

/// The amount in words. With "call" it is none: the word decides.
pub(crate) fn amount(words: Words) -> Option<Amount> {
    match words {
        Words::Amount(amount)
        | Words::BetOf(amount)
        | Words::RaiseOf(amount)
        | Words::RaiseTo(amount)
        | Words::RaiseBy(amount) => Some(amount),
        Words::Check
        | Words::Fold
        | Words::Call
        | Words::CallOf(_)
        | Words::Bet
        | Words::Raise
        | Words::AllIn
        | Words::Pot
        | Words::Conditional => None,
    }
}

/// The amount that the chips put out behind a number show to be meant by it: one that the number can mean beside itself and
/// that takes all of the chips, alone or on top of the bet, or with change for a bet or raise.
pub(crate) fn shown_amount(told: &Offered, offer: &Offer, round: &Round) -> Option<Amount> {
    let words = told.words.filter(|_| words_first(offer))?;
    let less = remove_one_chip(&told.chips).ok()?;
    let (rest, total) = (told.left.saturating_add(less.rest), told.left.saturating_add(told.worth));
    let least = round.faced(Some(offer.player)).least;
    let on_top = |amount: Amount| wording(words).is_some() && round.bet().saturating_add(amount) == total;
    let with_change = |amount: Amount| amount >= least && rest < amount && amount <= total;
    let shown = |amount| match amount {
        amount if amount == total || on_top(amount) => Some(total),
        amount => Some(amount).filter(|amount| with_change(*amount)),
    };
    let said = told.said?;
    meanings(said, said.saturating_add(1)).take_while(|amount| *amount <= total).filter_map(shown).last()
}

/// What was said, as one of a closed set.
pub(crate) fn said(words: Option<Words>) -> &'static str {
    match words {
        None => "nothing",
        Some(Words::Check) => "check",
        Some(Words::Fold) => "fold",
        Some(Words::Call | Words::CallOf(_)) => "call",
        Some(Words::Bet) => "bet",
        Some(Words::Raise) => "raise",
        Some(Words::AllIn) => "all-in",
        Some(Words::Pot) => "pot",
        Some(Words::Conditional) => "conditional",
        Some(Words::Amount(_) | Words::BetOf(_)) => "amount",
        Some(Words::RaiseOf(_) | Words::RaiseTo(_) | Words::RaiseBy(_)) => "raise-amount",
    }
}

/// Whether something was said before the first chips were put out. Earlier chips that came back before are none.
pub(crate) fn words_first(offer: &Offer) -> bool {
    let first = offer.motions.iter().find(|motion| !matches!(motion, Motion::PullsBack(_)));
    matches!(first, Some(Motion::Says(_)))
}

/// Whether "call" was said before any chips.
pub(crate) fn calls_first(offer: &Offer) -> bool {
    words_first(offer) && matches!(first_said(offer), Some(Words::Call | Words::CallOf(_)))
}

/// How a player called who had asked for a count and was told `count`; none where it is no call.
pub(crate) fn called_by(told: &Offered, offer: &Offer, count: Amount) -> Option<&'static str> {
    match told.in_time(offer) {
        Some(Words::Call | Words::CallOf(_)) => Some("call-said"),
        Some(Words::Amount(amount)) if told.chips.is_empty() => (amount == count).then_some("named-amount"),
        // The number was named first, and the chips are it.
        Some(Words::Amount(_)) | None if told.worth == count => Some("stated-amount"),
        // Fewer chips than the number are no call by any count.
        None if told.worth > count => Some("other-chips"),
        _ => None,
    }
}

/// What was said before chips in several motions: only the words before the first of them, and a late "raise", count.
pub(crate) fn first_words(offer: &Offer) -> &'static str {
    let raises = |words| matches!(words, Words::Raise | Words::Bet);
    match first_said(offer) {
        Some(words) if !words_first(offer) && (raises(words) || wording(words).is_some()) => "raise-after",
        Some(_) if !words_first(offer) => "nothing",
        Some(words) if raises(words) => "raise",
        Some(Words::Call | Words::CallOf(_)) => "call",
        Some(Words::Check) => "check",
        Some(Words::Fold) => "fold",
        Some(words) if amount(words).is_some() || words == Words::AllIn => "amount",
        Some(_) | None => "nothing",
    }
}

/// What an offer is that was made before the turn: check, call, bet-or-raise or fold. None where that rests on chips which
/// must be ruled on, or on a stack that was not told.
/// `bet` is what there was to match, `least` the least that could be bet or raised to.
pub(crate) fn did(told: &Offered, offer: &Offer, bet: Amount, least: Amount) -> Option<&'static str> {
    let by_total = |total: Amount, enough: bool| match total {
        0 => None,
        _ if bet == 0 => Some("bet-or-raise"),
        total if total <= bet => Some("call"),
        total => (enough && total >= least).then_some("bet-or-raise"),
    };
    match told.in_time(offer) {
        Some(Words::Check) => Some("check"),
        Some(Words::Fold) => Some("fold"),
        Some(Words::Call | Words::CallOf(_)) => Some("call"),
        Some(Words::Conditional) => None,
        Some(Words::AllIn) => told.stack.and_then(|stack| by_total(stack, true).or(Some("bet-or-raise"))),
        Some(Words::Amount(amount) | Words::BetOf(amount)) => by_total(amount, true),
        Some(_) => Some("bet-or-raise"),
        // One chip without a word is a call, whatever it is worth.
        None if told.one_chip() && told.own == 0 && bet > 0 => Some("call"),
        None => by_total(told.left.saturating_add(told.worth), false),
    }
}

/// What was said that cannot be done, or tells no amount: `bet` is what there is to match, and `owes` what of it the player
/// owes. The big blind with its option faces a bet and owes nothing: there is nothing to call, and something to raise.
pub(crate) fn invalid(words: Words, bet: Amount, owes: Amount) -> Option<&'static str> {
    match (words, bet > 0) {
        (Words::Call | Words::CallOf(_), true) => (owes == 0).then_some("call-option"),
        (Words::Call | Words::CallOf(_), false) => Some("call-no-bet"),
        (Words::Check, true) => Some("check-facing-bet"),
        (Words::Raise, false) => Some("raise-no-bet"),
        (Words::Bet, false) => Some("bet-no-amount"),
        (Words::Bet, true) => Some("bet-facing-bet"),
        _ => None,
    }
}

pub(crate) fn wording(words: Words) -> Option<&'static str> {
    match words {
        Words::RaiseOf(_) => Some("raise-amount"),
        Words::RaiseTo(_) => Some("to"),
        Words::RaiseBy(_) => Some("more"),
        _ => None,
    }
}
