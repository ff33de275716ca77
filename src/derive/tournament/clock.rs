//! The clock on a player: the seconds as the floor says them.

use super::rules::{BeforeCountdown, Countdown};
use super::*;

class! {
    /// Whether the book says how long the clock runs.
    pub(crate) enum SecondsKnown = "seconds" {
        Told = "told",
        NotTold = "not-told",
    }
}

/// The input that says how many seconds have gone since the clock began.
const SECONDS_GONE: &str = "seconds-gone";

class! {
    /// Where a running clock stands.
    pub(crate) enum ClockAt = "clock-at" {
        BeforeCountdown = "before-countdown",
        Countdown = "countdown",
        /// At zero or past it.
        Over = "over",
    }
}

classes! {
    pub(crate) struct ClockSeconds {
        seconds: SecondsKnown,
        at: ClockAt,
    }
}

pub(crate) struct PlayerClock;

impl Calculate for PlayerClock {
    type Classes = ClockSeconds;
    const NAME: &'static str = "clock";
    const INPUTS: &'static [&'static str] = &[SECONDS_GONE];
    const PARAMETERS: &'static [Parameter] = &[BeforeCountdown::PARAMETER, Countdown::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["seconds_before", "seconds_counted", "seconds_in_all", "seconds_gone", "seconds_left"]];
    const TABLES: &'static [&'static str] = &[];

    /// The book's seconds before the countdown and in it, and both together. `seconds-gone` is asked of a running clock.
    ///
    /// Source: 29 in `onk-2023`, `pokerpunt` and `tda-2019-sk`, 27 in `tda-2015-de`, 4.7 in `dpc`.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ClockSeconds>, CalculationError> {
        let before = inputs.value::<BeforeCountdown>()?;
        let counted = inputs.value::<Countdown>()?;
        let (Some(BeforeCountdown(before)), Some(Countdown(counted))) = (before, counted) else {
            inputs.not_needed(SECONDS_GONE);
            let classes = ClockSeconds { seconds: SecondsKnown::NotTold, at: ClockAt::BeforeCountdown };
            return Ok(Calculated::new(classes, Vec::new(), Vec::new()));
        };
        let (before, counted) = (("seconds_before", before), ("seconds_counted", counted));
        let in_all = ("seconds_in_all", before.1.saturating_add(counted.1));
        let mut amounts = vec![before, counted, in_all];
        let mut sums = vec![Sum::total(vec![Term::plus(before), Term::plus(counted)], in_all)];
        if !inputs.is("phase", "running") {
            inputs.not_needed(SECONDS_GONE);
            let classes = ClockSeconds { seconds: SecondsKnown::Told, at: ClockAt::BeforeCountdown };
            return Ok(Calculated::new(classes, amounts, sums));
        }
        let gone = ("seconds_gone", inputs.count(SECONDS_GONE)?);
        amounts.push(gone);
        if let Some(left) = in_all.1.checked_sub(gone.1).filter(|left| *left > 0) {
            amounts.push(("seconds_left", left));
            sums.push(Sum::total(vec![Term::plus(in_all), Term::minus(gone)], ("seconds_left", left)));
        }
        let at = clock_at(before.1, in_all.1, gone.1);
        Ok(Calculated::new(ClockSeconds { seconds: SecondsKnown::Told, at }, amounts, sums))
    }
}

/// Where a clock stands after so many seconds: at its last one it is at zero.
fn clock_at(before: u64, in_all: u64, gone: u64) -> ClockAt {
    match gone {
        gone if gone >= in_all => ClockAt::Over,
        gone if gone >= before => ClockAt::Countdown,
        _ => ClockAt::BeforeCountdown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_countdown_begins_when_the_seconds_before_it_have_gone_and_ends_at_zero() {
        let at = |gone| clock_at(25, 30, gone);
        assert_eq!(
            [0, 24, 25, 29].map(at),
            [ClockAt::BeforeCountdown, ClockAt::BeforeCountdown, ClockAt::Countdown, ClockAt::Countdown]
        );
        assert_eq!([30, 31, 600].map(at), [ClockAt::Over; 3]);
    }
}
