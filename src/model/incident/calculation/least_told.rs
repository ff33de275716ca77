//! The least bet or raise where a line tells it, for an incident that is ruled without one, too.

use super::classes::{class, classes};
use super::played_round::PlayedRound;
use super::rules::ROUND_RULES;
use super::{Calculate, Calculated, CalculationError, Inputs, Parameter};

class! {
    /// Whether the line tells it.
    pub(super) struct Told(bool) = "least-told";
}

classes! {
    pub(super) struct ToldClasses {
        told: Told,
    }
}

pub(super) struct LeastTold;

impl Calculate for LeastTold {
    type Classes = ToldClasses;
    const NAME: &'static str = "least-told";
    const INPUTS: &'static [&'static str] = &["round"];
    const PARAMETERS: &'static [Parameter] = ROUND_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["least"]];
    const TABLES: &'static [&'static str] = &[];

    /// `round` is the betting so far, which nobody is asked for.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ToldClasses>, CalculationError> {
        if inputs.round("round").is_err() {
            inputs.not_needed("round");
            return Ok(Calculated::new(ToldClasses { told: Told(false) }, Vec::new(), Vec::new()));
        }
        let told = PlayedRound::of(inputs)?;
        let least = told.round.faced(told.actor()).least;
        Ok(Calculated::new(ToldClasses { told: Told(true) }, vec![("least", least)], Vec::new()))
    }
}
