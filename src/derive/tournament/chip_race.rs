//! Colouring up: what each seat gets, by the race or by rounding up.

use super::rules::{Method, MostChips, RacedOut};
use super::*;
use floorbook_poker::tournament::{ColourUp, RaceFault};

/// The input that says whether the cards of the race are known.
pub(crate) const CARDS_DRAWN: &str = "cards-drawn";

class! {
    /// What the odd chips make together.
    pub(crate) enum Pool = "pool" {
        Nothing = "nothing",
        TooFew = "too-few",
        Whole = "whole",
        Rest = "rest",
    }
}

class! {
    /// Whether the race has been run.
    pub(crate) struct Drawn(bool) = "drawn";
}

class! {
    /// Whether it matters how many chips a seat can win, and the book does not say.
    pub(crate) struct LimitMissing(bool) = "limit-missing";
}

class! {
    /// Whether somebody would have no chip left.
    pub(crate) struct RacedToNothing(bool) = "raced-to-nothing";
}

class! {
    /// Whether a seat has chips that were not told.
    pub(crate) struct OtherChips(bool) = "other-chips";
}

classes! {
    pub(crate) struct RaceClasses {
        pool: Pool,
        drawn: Drawn,
        limit_missing: LimitMissing,
        raced_to_nothing: RacedToNothing,
        other_chips: OtherChips,
    }
}

const TO_RUN: &[&str] = &["seat", "before", "chips_for", "race_cards"];
const RUN: &[&str] = &["seat", "before", "chips_for", "wins", "keeps_one", "after"];

pub(crate) struct ChipRace;

impl Calculate for ChipRace {
    type Classes = RaceClasses;
    const NAME: &'static str = "chip-race";
    const INPUTS: &'static [&'static str] = &["removed", "next", "seats", CARDS_DRAWN, "cards"];
    const PARAMETERS: &'static [Parameter] = &[Method::PARAMETER, MostChips::PARAMETER, RacedOut::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&[
        "removed",
        "next",
        "chips_raced",
        "chips_raced_up",
        "chips_left",
        "in_play_before",
        "in_play_after",
        "in_play_after_up",
    ]];
    const TABLES: &'static [&'static str] = &["race", "stacks", "stacks-up"];

    /// `removed` is the value that goes, `next` the next one, `seats` what lies in front of each seat, `cards` what the seats
    /// drew in the race, one card for each odd chip.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<RaceClasses>, CalculationError> {
        // A book that does not say how chips leave play is worked out as a race: most do.
        let round_up = inputs.value::<Method>()? == Some(Method::RoundUp);
        if round_up {
            inputs.not_needed(CARDS_DRAWN);
            inputs.not_needed("cards");
        }
        let up = to_race(inputs)?;
        let (chips, left) = up.pool();
        let chips_up = chips + u64::from(left > 0);
        let pool = pool(&up);
        inputs.known::<RaceClasses, _>(pool);
        let drawn = drawn(inputs, pool, round_up)?;
        let fewer = won(inputs, &up, round_up, drawn, chips)?;
        let more = won(inputs, &up, round_up, drawn, chips_up)?;
        let limit_missing = drawn
            && inputs.value::<MostChips>()?.is_none()
            && [chips, chips_up].into_iter().any(|chips| unlimited(inputs, &up, chips));
        let nothing = |up: &ColourUp| up.seats.iter().any(|seat| up.nothing_left(seat));
        let raced_to_nothing = nothing(&fewer) || nothing(&more);
        let classes = RaceClasses {
            pool,
            drawn: Drawn(drawn),
            limit_missing: LimitMissing(limit_missing),
            raced_to_nothing: RacedToNothing((drawn || round_up || pool == Pool::TooFew) && raced_to_nothing),
            other_chips: OtherChips(up.seats.iter().any(|seat| seat.more)),
        };
        let mut amounts = vec![
            ("removed", inputs.chips("removed")?),
            ("next", inputs.chips("next")?),
            ("chips_raced", chips),
            ("chips_raced_up", chips_up),
            ("chips_left", left),
        ];
        if let (Some((before, after)), Some((_, after_up))) = (fewer.in_play(), more.in_play()) {
            amounts.extend([("in_play_before", before), ("in_play_after", after), ("in_play_after_up", after_up)]);
        }
        let tables = vec![to_run(&up), run("stacks", &fewer), run("stacks-up", &more)];
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

/// What lies in front of the seats, and the value that goes with the next one.
fn to_race(inputs: &dyn Inputs) -> Result<ColourUp, CalculationError> {
    let (removed, next) = (inputs.chips("removed")?, inputs.chips("next")?);
    // Told where it is said, and not behind the list of the seats, which cannot mend it.
    ColourUp::values(removed, next).map_err(trouble)?;
    ColourUp::new(inputs.seats("seats")?, removed, next).map_err(trouble)
}

/// What there is to race for.
fn pool(up: &ColourUp) -> Pool {
    match up.pool() {
        (0, 0) => Pool::Nothing,
        (0, _) => Pool::TooFew,
        (_, 0) => Pool::Whole,
        _ => Pool::Rest,
    }
}

/// Whether the seats have drawn their cards, where there is a race at all.
fn drawn(inputs: &dyn Inputs, pool: Pool, round_up: bool) -> Result<bool, CalculationError> {
    if pool == Pool::Nothing {
        inputs.not_needed(CARDS_DRAWN);
        inputs.not_needed("cards");
    }
    let drawn = !round_up && pool != Pool::Nothing && inputs.yes(CARDS_DRAWN)?;
    inputs.known::<RaceClasses, _>(Drawn(drawn));
    if !drawn {
        inputs.not_needed("cards");
    }
    Ok(drawn)
}

/// The seats after the race or the rounding up, this many chips being raced for.
fn won(
    inputs: &dyn Inputs,
    up: &ColourUp,
    round_up: bool,
    drawn: bool,
    chips: u64,
) -> Result<ColourUp, CalculationError> {
    let mut up = up.clone();
    if round_up {
        up.round_up();
    }
    if drawn {
        // Where the book names no limit it is one chip a seat, as in the other books; whether that matters is a class.
        let most = inputs.value::<MostChips>()?.map_or(1, |MostChips(most)| most);
        up.race(inputs.cards("cards")?, chips, most).map_err(trouble)?;
    }
    let raced_out = inputs.value::<RacedOut>()? == Some(RacedOut::Yes);
    // Where nothing is raced for, it is over at once.
    if !raced_out && (drawn || round_up || chips == 0) {
        up.save();
    }
    Ok(up)
}

/// Whether a seat would win more than one chip if it could.
fn unlimited(inputs: &dyn Inputs, up: &ColourUp, chips: u64) -> bool {
    let mut up = up.clone();
    let raced = inputs.cards("cards").map(|cards| up.race(cards, chips, u64::MAX));
    matches!(raced, Ok(Ok(()))) && up.seats.iter().any(|seat| seat.won > 1)
}

/// What a seat has in all, where it is known.
fn known_whole(seat: &floorbook_poker::tournament::Coloured, amount: floorbook_poker::betting::Amount) -> Cell {
    if seat.more { Cell::Empty } else { Cell::Amount(amount) }
}

fn to_run(up: &ColourUp) -> AmountTable {
    let row = |seat: &floorbook_poker::tournament::Coloured| {
        [Cell::Amount(seat.seat), known_whole(seat, seat.before), Cell::Amount(seat.whole), Cell::Amount(seat.odd)]
    };
    AmountTable::new("race", TO_RUN, up.seats.iter().map(row))
}

fn run(name: &'static str, up: &ColourUp) -> AmountTable {
    let row = |seat: &floorbook_poker::tournament::Coloured| {
        [
            Cell::Amount(seat.seat),
            known_whole(seat, seat.before),
            Cell::Amount(seat.whole),
            Cell::Amount(seat.won),
            yes_no(seat.saved),
            known_whole(seat, up.after(seat)),
        ]
    };
    AmountTable::new(name, RUN, up.seats.iter().map(row))
}

pub(crate) fn trouble(fault: RaceFault) -> CalculationError {
    match fault {
        RaceFault::Next => CalculationError::impossible("next", "next-value", []),
        RaceFault::Between { seat, chip } => {
            CalculationError::impossible("seats", "chip-between", [("seat", seat), ("chip", chip)])
        }
        RaceFault::NoChips => CalculationError::impossible("seats", "no-such-chips", []),
        RaceFault::TooLarge => CalculationError::impossible("seats", "too-many-chips", []),
        RaceFault::Cards { seat, odd, cards } => {
            CalculationError::impossible("cards", "race-cards", [("seat", seat), ("odd", odd), ("cards", cards)])
        }
    }
}
