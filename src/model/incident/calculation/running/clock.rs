//! The clock on a player: the seconds as the floor says them.

use super::rules::{BeforeCountdown, Countdown};
use super::*;

class! {
    /// Whether the book says how long the clock runs.
    pub(in super::super) enum SecondsKnown = "seconds" {
        Told = "told",
        NotTold = "not-told",
    }
}

classes! {
    pub(in super::super) struct ClockSeconds {
        seconds: SecondsKnown,
    }
}

pub(in super::super) struct PlayerClock;

impl Calculate for PlayerClock {
    type Classes = ClockSeconds;
    const NAME: &'static str = "clock";
    const INPUTS: &'static [&'static str] = &[];
    const PARAMETERS: &'static [Parameter] = &[BeforeCountdown::PARAMETER, Countdown::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["seconds_before", "seconds_counted", "seconds_in_all"]];
    const TABLES: &'static [&'static str] = &[];

    /// Nothing is asked: the book's seconds before the countdown and in it, and both together.
    ///
    /// Source: 29 in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 27 in `tda-2015-de`, 4.7 in `dpc`.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ClockSeconds>, CalculationError> {
        let before = inputs.value::<BeforeCountdown>()?;
        let counted = inputs.value::<Countdown>()?;
        let (Some(BeforeCountdown(before)), Some(Countdown(counted))) = (before, counted) else {
            return Ok(Calculated::new(ClockSeconds { seconds: SecondsKnown::NotTold }, Vec::new(), Vec::new()));
        };
        let (before, counted) = (("seconds_before", before), ("seconds_counted", counted));
        let in_all = ("seconds_in_all", before.1.saturating_add(counted.1));
        let sums = vec![Sum::total(vec![Term::plus(before), Term::plus(counted)], in_all)];
        Ok(Calculated::new(ClockSeconds { seconds: SecondsKnown::Told }, vec![before, counted, in_all], sums))
    }
}
