//! By which count a list of actions is substantial action.

use super::classes::{class, classes};
use super::{Calculate, Inputs, Parameter, Trouble, Worked};
use crate::betting::{self, Action, Substance};

class! {
    for Substance = "substance" {
        None = "none",
        CheckAndFold = "check-and-fold",
        TwoWithChips = "two-with-chips",
        Three = "three",
    }
}

class! {
    /// Whether posted blinds, if they counted as actions, would decide.
    pub(super) struct BlindsMatter(bool) = "blinds-matter";
}

class! {
    /// Whether anybody has acted.
    pub(super) struct Acted(bool) = "acted";
}

class! {
    /// The count of what follows the first action, for books that do not say whether the first one counts.
    pub(super) struct WithoutFirst(Substance) = "without-first";
}

class! {
    /// What the first action was.
    pub(super) enum First = "first" {
        None = "none",
        Fold = "fold",
        Other = "other",
    }
}

classes! {
    pub(super) struct SubstantialClasses {
        substance: Substance,
        blinds_matter: BlindsMatter,
        acted: Acted,
        without_first: WithoutFirst,
        first: First,
    }
}

pub(super) struct SubstantialAction;

impl Calculate for SubstantialAction {
    type Classes = SubstantialClasses;
    const NAME: &'static str = "substantial-action";
    const INPUTS: &'static [&'static str] = &["actions"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["actions", "with_chips"]];
    const TABLES: &'static [&'static str] = &[];

    /// `actions` in the order in which they were made.
    fn run(inputs: &dyn Inputs) -> Result<Worked<SubstantialClasses>, Trouble> {
        let actions = inputs.actions("actions")?;
        let count = betting::count(actions, false);
        let with_blinds = betting::count(actions, true);
        let without_first = betting::count(actions.get(1..).unwrap_or_default(), false);
        let decided = |substance| matches!(substance, Substance::TwoWithChips | Substance::Three);
        let classes = SubstantialClasses {
            substance: count.substance,
            blinds_matter: BlindsMatter(decided(count.substance) != decided(with_blinds.substance)),
            acted: Acted(count.actions > 0),
            without_first: WithoutFirst(without_first.substance),
            first: match actions.first() {
                None => First::None,
                Some(Action::Fold) => First::Fold,
                Some(_) => First::Other,
            },
        };
        Ok(Worked::new(classes, vec![("actions", count.actions), ("with_chips", count.with_chips)], Vec::new()))
    }
}
