//! By which count a list of actions is substantial action.

use crate::classes::{class, classes};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter};
use floorbook_poker::betting::{self, ActionKind, SubstantialAction};

class! {
    for SubstantialAction = "substance" {
        None = "none",
        CheckAndFold = "check-and-fold",
        TwoWithChips = "two-with-chips",
        Three = "three",
    }
}

class! {
    /// Whether posted blinds, if they counted as actions, would decide.
    pub(crate) struct BlindsMatter(bool) = "blinds-matter";
}

class! {
    /// Whether anybody has acted.
    pub(crate) struct Acted(bool) = "acted";
}

class! {
    /// The count of what follows the first action, for books that do not say whether the first one counts.
    pub(crate) struct WithoutFirst(SubstantialAction) = "without-first";
}

class! {
    /// What the first action was.
    pub(crate) enum First = "first" {
        None = "none",
        Fold = "fold",
        Other = "other",
    }
}

classes! {
    pub(crate) struct SubstantialClasses {
        substance: SubstantialAction,
        blinds_matter: BlindsMatter,
        acted: Acted,
        without_first: WithoutFirst,
        first: First,
    }
}

pub(crate) struct CountedActions;

impl Calculate for CountedActions {
    type Classes = SubstantialClasses;
    const NAME: &'static str = "substantial-action";
    const INPUTS: &'static [&'static str] = &["actions"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["actions", "with_chips"]];
    const TABLES: &'static [&'static str] = &[];

    /// `actions` in the order in which they were made.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<SubstantialClasses>, CalculationError> {
        let actions = inputs.actions("actions")?;
        let count = betting::count(actions, false);
        let with_blinds = betting::count(actions, true);
        let without_first = betting::count(actions.get(1..).unwrap_or_default(), false);
        let decided = |substance| matches!(substance, SubstantialAction::TwoWithChips | SubstantialAction::Three);
        let classes = SubstantialClasses {
            substance: count.substance,
            blinds_matter: BlindsMatter(decided(count.substance) != decided(with_blinds.substance)),
            acted: Acted(count.actions > 0),
            without_first: WithoutFirst(without_first.substance),
            first: match actions.first() {
                None => First::None,
                Some(ActionKind::Fold) => First::Fold,
                Some(_) => First::Other,
            },
        };
        Ok(Calculated::new(classes, vec![("actions", count.actions), ("with_chips", count.with_chips)], Vec::new()))
    }
}
