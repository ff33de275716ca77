//! How far chips put out, or an amount said, fall short of a call.

use super::Amount;

/// How what was put out stands against what was to be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Nothing at all: no undercall, since nothing was put out.
    Nothing,
    /// Less than the call: the undercall of the rules.
    Short,
    /// Exactly the call.
    Equal,
    /// More than the call.
    Over,
}

/// An undercall in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortfall {
    /// The class on which the table decides.
    pub size: Size,
    /// What is missing for a full call, in chips; 0 when nothing is.
    pub owed: Amount,
}

/// Compares what a player put out or said (`put`, in chips) with the whole amount to call (`to_call`, in chips).
///
/// Source: the definition of an undercall, for example rule 51-B of `onk-2023` and 8.12-B of `dpc`.
#[must_use]
pub fn shortfall(to_call: Amount, put: Amount) -> Shortfall {
    let size = match put.cmp(&to_call) {
        _ if put == 0 => Size::Nothing,
        std::cmp::Ordering::Less => Size::Short,
        std::cmp::Ordering::Equal => Size::Equal,
        std::cmp::Ordering::Greater => Size::Over,
    };
    Shortfall { size, owed: to_call.saturating_sub(put) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_chip_decides_on_either_side_of_the_call_and_of_nothing() {
        assert_eq!(shortfall(1200, 0), Shortfall { size: Size::Nothing, owed: 1200 });
        assert_eq!(shortfall(1200, 1), Shortfall { size: Size::Short, owed: 1199 });
        assert_eq!(shortfall(1200, 1199), Shortfall { size: Size::Short, owed: 1 });
        assert_eq!(shortfall(1200, 1200), Shortfall { size: Size::Equal, owed: 0 });
        assert_eq!(shortfall(1200, 1201), Shortfall { size: Size::Over, owed: 0 });
    }
}
