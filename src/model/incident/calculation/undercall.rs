//! How far chips put out, or an amount said, fall short of a call.

use super::classes::{class, classes};
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter, Sum, Term};
use crate::betting::{self, Size};

class! {
    for Size = "size" {
        Nothing = "nothing",
        Short = "short",
        Equal = "equal",
        Over = "over",
    }
}

classes! {
    pub(super) struct UndercallClasses {
        size: Size,
    }
}

pub(super) struct Undercall;

impl Calculate for Undercall {
    type Classes = UndercallClasses;
    const NAME: &'static str = "undercall";
    const INPUTS: &'static [&'static str] = &["to-call", "put"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["to_call", "put", "owed"]];
    const TABLES: &'static [&'static str] = &[];

    fn run(inputs: &dyn Inputs) -> Result<Calculated<UndercallClasses>, CalculationError> {
        let (to_call, put) = (inputs.chips("to-call")?, inputs.chips("put")?);
        let shortfall = betting::shortfall(to_call, put);
        let owed = ("owed", shortfall.owed);
        let sum = Sum::total(vec![Term::plus(("to_call", to_call)), Term::minus(("put", put))], owed);
        let sums = if matches!(shortfall.size, Size::Nothing | Size::Short) { vec![sum] } else { Vec::new() };
        let classes = UndercallClasses { size: shortfall.size };
        Ok(Calculated::new(classes, vec![("to_call", to_call), ("put", put), owed], sums))
    }
}
