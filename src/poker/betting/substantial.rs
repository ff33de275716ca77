//! Substantial action: by which count a list of actions makes a hand go on.

/// What a player did, as far as the count needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionKind {
    /// A posted blind, which no player chose to make.
    Blind,
    /// A check.
    Check,
    /// A fold.
    Fold,
    /// A call: chips into the pot.
    Call,
    /// A bet: chips into the pot.
    Bet,
    /// A raise: chips into the pot.
    Raise,
    /// An all-in: chips into the pot.
    AllIn,
}

impl ActionKind {
    /// Every action, in the order in which they are offered.
    pub const ALL: [Self; 7] = [Self::Check, Self::Bet, Self::Call, Self::Raise, Self::Fold, Self::AllIn, Self::Blind];

    /// The action of a name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.name() == name)
    }

    /// The name under which the action is allowed in a fact and typed on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Blind => "blind",
            Self::Check => "check",
            Self::Fold => "fold",
            Self::Call => "call",
            Self::Bet => "bet",
            Self::Raise => "raise",
            Self::AllIn => "all-in",
        }
    }

    fn puts_chips_in(self) -> bool {
        matches!(self, Self::Blind | Self::Call | Self::Bet | Self::Raise | Self::AllIn)
    }
}

/// By which count the actions are substantial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SubstantialAction {
    /// Neither count is reached.
    None,
    /// Two actions that are a check and a fold: no chips, yet not two of the same either. The definition and its
    /// bracket part on this pair in four of the five books.
    CheckAndFold,
    /// Two actions, at least one of which put chips in the pot.
    TwoWithChips,
    /// Three actions of any kind.
    Three,
}

/// A count of actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// How many actions were counted.
    pub actions: u64,
    /// How many of them put chips in the pot.
    pub with_chips: u64,
    /// What the count comes to.
    pub substance: SubstantialAction,
}

/// Counts the actions of a hand in the order in which they were made. Posted blinds count as actions only when
/// `blinds_count` says so.
///
/// Two neighbouring actions decide as soon as one of them put chips in; any three decide. Because a third action
/// always decides, only a list of exactly two needs a look at the chips.
///
/// Source: substantial action, 36 in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 35 in `tda-2015-de`, 7.2 in `dpc`.
#[must_use]
pub fn count(actions: &[ActionKind], blinds_count: bool) -> Count {
    let counted = || actions.iter().copied().filter(move |action| blinds_count || *action != ActionKind::Blind);
    let number = counted().count() as u64;
    let with_chips = counted().filter(|action| action.puts_chips_in()).count() as u64;
    let substance = match (number, with_chips) {
        (0 | 1, _) => SubstantialAction::None,
        (2, 0) if counted().next() != counted().next_back() => SubstantialAction::CheckAndFold,
        (2, 0) => SubstantialAction::None,
        (2, _) => SubstantialAction::TwoWithChips,
        _ => SubstantialAction::Three,
    };
    Count { actions: number, with_chips, substance }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ActionKind::{AllIn, Bet, Blind, Call, Check, Fold, Raise};

    #[track_caller]
    fn case(actions: &[ActionKind], want: SubstantialAction) {
        assert_eq!(count(actions, false).substance, want, "{actions:?}");
    }

    #[test]
    fn two_checks_are_not_substantial_and_three_are() {
        case(&[Check, Check], SubstantialAction::None);
        case(&[Check, Check, Check], SubstantialAction::Three);
        case(&[Fold, Fold], SubstantialAction::None);
        case(&[Fold, Fold, Fold], SubstantialAction::Three);
    }

    #[test]
    fn two_actions_count_as_soon_as_one_puts_chips_in() {
        for chips in [Bet, Call, Raise, AllIn] {
            case(&[chips], SubstantialAction::None);
            case(&[Fold, chips], SubstantialAction::TwoWithChips);
            case(&[chips, Fold], SubstantialAction::TwoWithChips);
            case(&[chips, chips], SubstantialAction::TwoWithChips);
        }
    }

    #[test]
    fn a_check_and_a_fold_are_told_apart() {
        case(&[Check, Fold], SubstantialAction::CheckAndFold);
        case(&[Fold, Check], SubstantialAction::CheckAndFold);
    }

    #[test]
    fn blinds_count_only_where_they_are_said_to() {
        assert_eq!(count(&[Blind, Blind, Fold], false).substance, SubstantialAction::None);
        assert_eq!(count(&[Blind, Blind, Fold], true).substance, SubstantialAction::Three);
        assert_eq!(count(&[Blind, Fold], true).substance, SubstantialAction::TwoWithChips);
    }
}
