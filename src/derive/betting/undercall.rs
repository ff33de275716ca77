//! How far chips put out, or an amount said, fall short of a call.

use crate::classes::{class, classes};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, Sum, Term};
use floorbook_poker::betting::{self, Amount, Size};

class! {
    for Size = "size" {
        Nothing = "nothing",
        Short = "short",
        Equal = "equal",
        Over = "over",
    }
}

classes! {
    pub(crate) struct UndercallClasses {
        size: Size,
    }
}

class! {
    /// Whether an amount was said together with "call", which is not what there is to call.
    pub(crate) struct AmountWithCall(bool) = "amount-with-call";
}

classes! {
    pub(crate) struct DeclaredUndercallClasses {
        size: Size,
        amount_with_call: AmountWithCall,
    }
}

/// The amount that was said together with "call": known where a line tells it, and never asked for.
const CALL_AMOUNT: &str = "said-with-call";

/// What was said to be put out, where that is a fact of its own.
const SAID: &str = "said";

/// Chips that were put out.
pub(crate) struct Undercall;

/// Chips that were put out, or an amount that was only said: whichever of the two is asked for.
pub(crate) struct SpokenUndercall;

/// The same, with the amount that was said together with "call".
pub(crate) struct DeclaredUndercall;

/// Chips that were put out after a count was told.
pub(crate) struct WrongCount;

impl Calculate for Undercall {
    type Classes = UndercallClasses;
    const NAME: &'static str = "undercall";
    const INPUTS: &'static [&'static str] = &["to-call", "put"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["to_call", "put", "owed"]];
    const TABLES: &'static [&'static str] = &[];

    fn run(inputs: &dyn Inputs) -> Result<Calculated<UndercallClasses>, CalculationError> {
        Ok(against(inputs.chips("to-call")?, ("put", inputs.chips("put")?)))
    }
}

impl Calculate for SpokenUndercall {
    type Classes = UndercallClasses;
    const NAME: &'static str = "spoken-undercall";
    const INPUTS: &'static [&'static str] = &["to-call", "put", SAID];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["to_call", "put", "said", "offered", "owed"]];
    const TABLES: &'static [&'static str] = &[];

    fn run(inputs: &dyn Inputs) -> Result<Calculated<UndercallClasses>, CalculationError> {
        let offered = match inputs.chips(SAID) {
            Ok(said) => (SAID, said),
            Err(_) => ("put", inputs.chips("put")?),
        };
        let mut worked = against(inputs.chips("to-call")?, offered);
        worked.amounts.push(("offered", offered.1));
        Ok(worked)
    }
}

impl Calculate for DeclaredUndercall {
    type Classes = DeclaredUndercallClasses;
    const NAME: &'static str = "declared-undercall";
    const INPUTS: &'static [&'static str] = &["to-call", "put", SAID, CALL_AMOUNT];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = SpokenUndercall::AMOUNTS;
    const TABLES: &'static [&'static str] = &[];

    fn run(inputs: &dyn Inputs) -> Result<Calculated<DeclaredUndercallClasses>, CalculationError> {
        let with_call = inputs.chips(CALL_AMOUNT).ok();
        if with_call.is_none() {
            inputs.not_needed(CALL_AMOUNT);
        }
        let Calculated { classes, mut amounts, sums, .. } = SpokenUndercall::run(inputs)?;
        amounts.extend(with_call.map(|said| (SAID, said)));
        let amount_with_call = AmountWithCall(with_call.is_some());
        Ok(Calculated::new(DeclaredUndercallClasses { size: classes.size, amount_with_call }, amounts, sums))
    }
}

impl Calculate for WrongCount {
    type Classes = UndercallClasses;
    const NAME: &'static str = "wrong-count";
    const INPUTS: &'static [&'static str] = &["to-call", "told", "put"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["to_call", "told", "put", "owed"]];
    const TABLES: &'static [&'static str] = &[];

    /// `to-call` is what the bet really is, `told` the count that the caller was told, `put` what he put out or named. Whoever
    /// put out or named the number that he was told has put out or named so much; else the count changes no sum.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<UndercallClasses>, CalculationError> {
        let told = inputs.chips("told").ok();
        if told.is_none() {
            inputs.not_needed("told");
        }
        let as_told = ["stated-amount", "named-amount"].iter().any(|how| inputs.is("called-by", how));
        let put = match (told.filter(|_| as_told), inputs.chips("put")) {
            (Some(told), Ok(put)) if put != told => {
                return Err(CalculationError::impossible("put", "not-the-count", [("put", put), ("told", told)]));
            }
            (Some(told), _) => {
                inputs.not_needed("put");
                told
            }
            (None, put) => put?,
        };
        let mut worked = against(inputs.chips("to-call")?, ("put", put));
        worked.amounts.extend(told.map(|told| ("told", told)));
        Ok(worked)
    }
}

/// What was put out or said, by its name, against the whole amount to call.
fn against(to_call: Amount, offered: (&'static str, Amount)) -> Calculated<UndercallClasses> {
    let shortfall = betting::shortfall(to_call, offered.1);
    let owed = ("owed", shortfall.owed);
    let sum = Sum::total(vec![Term::plus(("to_call", to_call)), Term::minus(offered)], owed);
    let sums = if matches!(shortfall.size, Size::Nothing | Size::Short) { vec![sum] } else { Vec::new() };
    let classes = UndercallClasses { size: shortfall.size };
    Calculated::new(classes, vec![("to_call", to_call), offered, owed], sums)
}
