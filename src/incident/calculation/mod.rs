//! The calculations that an incident can name. Each takes its inputs from facts of its own names, and what books differ
//! on from policies that the incident names; it gives classes for the table, amounts and tables of amounts for the
//! ruling, and the working that leads to them.

mod chips;
mod corrections;
mod declared;
mod least;
mod meaning;
mod minimum;
mod raise_size;
mod raising;
mod reopening;
mod substantial;
mod told;
mod undercall;
mod working;

pub use working::{AmountTable, Cell, Sum, Term, Worked, Working};

use crate::betting::round::Line;
use crate::betting::{Action, Amount, Chips};

/// The class of every calculation whose inputs are not known.
pub const UNKNOWN: &str = "unknown";

/// A calculation that an incident can name.
pub struct Calculation {
    /// The name by which data asks for it.
    pub name: &'static str,
    /// The ids of the facts that it needs.
    pub inputs: &'static [&'static str],
    /// The points on which books differ that it takes as arguments: an incident names a policy for each.
    pub parameters: &'static [Parameter],
    /// The classes that it makes: a name and its closed set of values.
    pub classes: &'static [Class],
    /// The names of the amounts that it gives, in groups that calculations share.
    pub amounts: &'static [&'static [&'static str]],
    /// The names of the tables that it gives.
    pub tables: &'static [&'static str],
    run: fn(&dyn Inputs) -> Result<Worked, Trouble>,
}

impl std::fmt::Debug for Calculation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Calculation").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A class: its name, and its closed set of values with [`UNKNOWN`] as the last.
pub type Class = (&'static str, &'static [&'static str]);

/// A point on which books differ that a calculation takes as an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// The name by which an incident gives it a policy.
    pub name: &'static str,
    /// The values that it understands; none for a number.
    pub values: Option<&'static [&'static str]>,
    /// The class that it serves: where a ruling does not hang on this class, the parameter is no reason for it. None: it
    /// serves amounts, too.
    pub serves: Option<&'static str>,
}

/// What a book's position brings to a calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand<'a> {
    /// One of the parameter's values.
    Choice(&'a str),
    /// A number, in the unit of the policy.
    Number(u64),
    /// The book takes no position: it is silent, leaves the point to the director or excludes it.
    None,
}

/// Why a calculation gives nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// An input is not known.
    Unknown,
    /// The inputs cannot all be true.
    Impossible(Impossible),
}

/// Inputs that cannot all be true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible {
    /// The input that is named to the user.
    pub input: &'static str,
    /// The key of the sentence that says what is wrong.
    pub key: &'static str,
    /// The amounts that the sentence shows.
    pub amounts: Vec<(&'static str, Amount)>,
}

impl Trouble {
    /// Inputs that cannot all be true.
    #[must_use]
    pub fn impossible<const N: usize>(
        input: &'static str,
        key: &'static str,
        amounts: [(&'static str, Amount); N],
    ) -> Self {
        Self::Impossible(Impossible { input, key, amounts: amounts.to_vec() })
    }
}

/// What a calculation reads its inputs from. Each is [`Trouble::Unknown`] when it is not known.
pub trait Inputs {
    /// An amount.
    fn chips(&self, fact: &str) -> Result<Amount, Trouble>;
    /// Chips by their values.
    fn piles(&self, fact: &str) -> Result<&[Chips], Trouble>;
    /// A list of actions.
    fn actions(&self, fact: &str) -> Result<&[Action], Trouble>;
    /// A betting round.
    fn round(&self, fact: &str) -> Result<&Line, Trouble>;
    /// Where the book stands on a parameter.
    fn parameter(&self, name: &str) -> Stand<'_>;
    /// An input plays no part in this case under this book: it is not asked for. To be said before any input is read.
    fn not_needed(&self, fact: &str);
    /// A class is known, by the place of its value, whatever the inputs that are still to be read. To be said before
    /// they are: what is known early spares questions.
    fn settle(&self, class: &str, value: u8);
}

impl Calculation {
    /// Runs on what is known. Without its inputs, every class is the last of its values, [`UNKNOWN`].
    pub fn run(&self, inputs: &dyn Inputs) -> Worked {
        let nothing = || Worked { classes: self.unknown_classes(), ..Worked::default() };
        match (self.run)(inputs) {
            Ok(worked) => worked,
            Err(Trouble::Unknown) => nothing(),
            Err(Trouble::Impossible(impossible)) => Worked { impossible: Some(impossible), ..nothing() },
        }
    }

    /// The classes when the inputs are not known.
    #[must_use]
    pub fn unknown_classes(&self) -> Vec<u8> {
        self.classes.iter().map(|(_, values)| u8::try_from(values.len() - 1).unwrap_or(u8::MAX)).collect()
    }

    /// The names of the amounts that it gives.
    pub fn amount_names(&self) -> impl Iterator<Item = &'static str> {
        self.amounts.iter().flat_map(|names| names.iter().copied())
    }

    /// The place of a class.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<usize> {
        self.classes.iter().position(|(known, _)| *known == name)
    }

    /// The place of a parameter.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<usize> {
        self.parameters.iter().position(|parameter| parameter.name == name)
    }
}

/// Every calculation.
pub static REGISTRY: [Calculation; 13] = [
    undercall::UNDERCALL,
    substantial::SUBSTANTIAL_ACTION,
    raise_size::RAISE_SIZE,
    declared::DECLARED_TOTAL,
    chips::SEVERAL_CHIPS,
    chips::OVERSIZED_CHIP,
    chips::PRIOR_BET_CHIPS,
    reopening::REOPENING,
    corrections::UNDERBET,
    corrections::POT_LIMIT_MISCOUNT,
    corrections::POT_LIMIT_MAXIMUM,
    least::LEAST,
    meaning::UNCLEAR_AMOUNT,
];

/// The calculation of a name.
#[must_use]
pub fn calculation(name: &str) -> Option<&'static Calculation> {
    REGISTRY.iter().find(|calculation| calculation.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Nothing;
    impl Inputs for Nothing {
        fn chips(&self, _: &str) -> Result<Amount, Trouble> {
            Err(Trouble::Unknown)
        }
        fn piles(&self, _: &str) -> Result<&[Chips], Trouble> {
            Err(Trouble::Unknown)
        }
        fn actions(&self, _: &str) -> Result<&[Action], Trouble> {
            Err(Trouble::Unknown)
        }
        fn round(&self, _: &str) -> Result<&Line, Trouble> {
            Err(Trouble::Unknown)
        }
        fn parameter(&self, _: &str) -> Stand<'_> {
            Stand::None
        }
        fn not_needed(&self, _: &str) {}
        fn settle(&self, _: &str, _: u8) {}
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
