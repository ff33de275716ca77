//! How far chips put out, or an amount said, fall short of a call.

use super::{Calculation, Inputs, Sum, Term, Trouble, UNKNOWN, Worked};
use crate::betting::{self, Size};

pub(super) const UNDERCALL: Calculation = Calculation {
    name: "undercall",
    inputs: &["to-call", "put"],
    parameters: &[],
    classes: &[("size", &["nothing", "short", "equal", "over", UNKNOWN])],
    amounts: &[&["to_call", "put", "owed"]],
    tables: &[],
    run,
};

fn run(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let (to_call, put) = (inputs.chips("to-call")?, inputs.chips("put")?);
    let shortfall = betting::shortfall(to_call, put);
    let size = match shortfall.size {
        Size::Nothing => 0,
        Size::Short => 1,
        Size::Equal => 2,
        Size::Over => 3,
    };
    let owed = ("owed", shortfall.owed);
    let sum = Sum::total(vec![Term::plus(("to_call", to_call)), Term::minus(("put", put))], owed);
    let sums = if matches!(shortfall.size, Size::Nothing | Size::Short) { vec![sum] } else { Vec::new() };
    Ok(Worked::new(vec![size], vec![("to_call", to_call), ("put", put), owed], sums))
}
