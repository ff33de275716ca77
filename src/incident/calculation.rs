//! The calculations that an incident can name. Each takes its inputs from facts of its own names, and gives
//! classes for the table, amounts for the ruling, and the sums that lead to them.

use crate::betting::{self, Action, Amount, Size, Substance};

/// The class of every calculation whose inputs are not known.
pub const UNKNOWN: &str = "unknown";

/// A calculation that an incident can name.
pub struct Calculation {
    /// The name by which data asks for it.
    pub name: &'static str,
    /// The ids of the facts that it needs.
    pub inputs: &'static [&'static str],
    /// The classes that it makes: a name and its closed set of values.
    pub classes: &'static [(&'static str, &'static [&'static str])],
    /// The names of the amounts that it gives.
    pub amounts: &'static [&'static str],
    run: fn(&dyn Inputs) -> Option<Worked>,
}

impl std::fmt::Debug for Calculation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Calculation").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What a calculation reads its inputs from.
pub trait Inputs {
    /// An amount, if it is known.
    fn chips(&self, fact: &str) -> Option<Amount>;
    /// A list of actions, if it is known.
    fn actions(&self, fact: &str) -> Option<&[Action]>;
}

/// What a calculation gives.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Worked {
    /// For each class, the place of its value.
    pub classes: Vec<u8>,
    /// Amounts by name.
    pub amounts: Vec<(&'static str, Amount)>,
    /// The sums that lead to them.
    pub sums: Vec<Sum>,
}

/// A sum that can be shown to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The terms in their order.
    pub terms: Vec<Term>,
    /// The name and value of what they come to.
    pub is: (&'static str, Amount),
}

/// A term of a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// Taken away instead of added.
    pub minus: bool,
    /// The name of the amount.
    pub name: &'static str,
    /// Its value in chips, or a plain count.
    pub value: Amount,
}

impl Calculation {
    /// Runs on what is known. Without its inputs, every class is the last of its values, [`UNKNOWN`].
    pub fn run(&self, inputs: &dyn Inputs) -> Worked {
        (self.run)(inputs).unwrap_or_else(|| Worked { classes: self.unknown_classes(), ..Worked::default() })
    }

    /// The classes when the inputs are not known.
    #[must_use]
    pub fn unknown_classes(&self) -> Vec<u8> {
        self.classes.iter().map(|(_, values)| u8::try_from(values.len() - 1).unwrap_or(u8::MAX)).collect()
    }
}

/// Every calculation.
pub static REGISTRY: [Calculation; 2] = [
    Calculation {
        name: "undercall",
        inputs: &["to-call", "put"],
        classes: &[("size", &["nothing", "short", "equal", "over", UNKNOWN])],
        amounts: &["to_call", "put", "owed"],
        run: undercall,
    },
    Calculation {
        name: "substantial-action",
        inputs: &["actions"],
        classes: &[
            ("substance", &["none", "check-and-fold", "two-with-chips", "three", UNKNOWN]),
            ("blinds-matter", &["no", "yes", UNKNOWN]),
            ("acted", &["no", "yes", UNKNOWN]),
        ],
        amounts: &["actions", "with_chips"],
        run: substantial_action,
    },
];

/// The calculation of a name.
#[must_use]
pub fn calculation(name: &str) -> Option<&'static Calculation> {
    REGISTRY.iter().find(|calculation| calculation.name == name)
}

fn undercall(inputs: &dyn Inputs) -> Option<Worked> {
    let (to_call, put) = (inputs.chips("to-call")?, inputs.chips("put")?);
    let shortfall = betting::shortfall(to_call, put);
    let size = match shortfall.size {
        Size::Nothing => 0,
        Size::Short => 1,
        Size::Equal => 2,
        Size::Over => 3,
    };
    let sums = if matches!(shortfall.size, Size::Nothing | Size::Short) {
        vec![Sum {
            terms: vec![
                Term { minus: false, name: "to_call", value: to_call },
                Term { minus: true, name: "put", value: put },
            ],
            is: ("owed", shortfall.owed),
        }]
    } else {
        Vec::new()
    };
    Some(Worked {
        classes: vec![size],
        amounts: vec![("to_call", to_call), ("put", put), ("owed", shortfall.owed)],
        sums,
    })
}

fn substantial_action(inputs: &dyn Inputs) -> Option<Worked> {
    let actions = inputs.actions("actions")?;
    let count = betting::count(actions, false);
    let with_blinds = betting::count(actions, true);
    let substance = match count.substance {
        Substance::None => 0,
        Substance::CheckAndFold => 1,
        Substance::TwoWithChips => 2,
        Substance::Three => 3,
    };
    let decided = |substance| matches!(substance, Substance::TwoWithChips | Substance::Three);
    let blinds_matter = u8::from(decided(count.substance) != decided(with_blinds.substance));
    Some(Worked {
        classes: vec![substance, blinds_matter, u8::from(count.actions > 0)],
        amounts: vec![("actions", count.actions), ("with_chips", count.with_chips)],
        sums: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;
    impl Inputs for Nothing {
        fn chips(&self, _: &str) -> Option<Amount> {
            None
        }
        fn actions(&self, _: &str) -> Option<&[Action]> {
            None
        }
    }

    #[test]
    fn without_inputs_every_class_is_unknown() {
        for calculation in &REGISTRY {
            let worked = calculation.run(&Nothing);
            for ((name, values), class) in calculation.classes.iter().zip(&worked.classes) {
                assert_eq!(values[usize::from(*class)], UNKNOWN, "{} {name}", calculation.name);
            }
            assert!(worked.amounts.is_empty() && worked.sums.is_empty());
        }
    }
}
