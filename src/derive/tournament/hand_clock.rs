//! The clock during hand for hand.

use super::rules::HandMinutes;
use super::*;
use floorbook_poker::tournament::{HandClock, LONGEST_LIST, hand_clocks};

class! {
    /// Whether the level ends within these hands, where the hand that runs at the announcement costs its time, too.
    pub(crate) struct LevelEnds(bool) = "level-ends";
}

class! {
    /// The same where it does not.
    pub(crate) struct LevelEndsFromNext(bool) = "level-ends-from-next";
}

classes! {
    pub(crate) struct ClockClasses {
        level_ends: LevelEnds,
        from_next: LevelEndsFromNext,
    }
}

const COLUMNS: &[&str] = &["hand", "clock", "levels"];

pub(crate) struct HandForHandClock;

impl Calculate for HandForHandClock {
    type Classes = ClockClasses;
    const NAME: &'static str = "hand-for-hand-clock";
    const INPUTS: &'static [&'static str] = &["clock", "hands", "next-level"];
    const PARAMETERS: &'static [Parameter] = &[HandMinutes::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["clock", "each_hand", "hand", "clock_from_running", "clock_from_next"]];
    const TABLES: &'static [&'static str] = &["clock-running", "clock-next"];

    /// `clock` is what it shows at the announcement, `hands` the number of the hand that begins now, the first one behind the
    /// hand that was running being 1, `next-level` the time of the levels to come.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<ClockClasses>, CalculationError> {
        let Some(HandMinutes(minutes)) = inputs.value::<HandMinutes>()? else {
            for input in Self::INPUTS {
                inputs.not_needed(input);
            }
            // Nothing can be counted, and nothing need be asked.
            return Err(CalculationError::MissingFact);
        };
        let (clock, hands) = (inputs.time("clock")?, inputs.count("hands")?);
        let each = minutes.saturating_mul(60);
        let ends = hands.saturating_mul(each) >= clock;
        let ends_from_next = hands.saturating_sub(1).saturating_mul(each) >= clock;
        inputs.known::<ClockClasses, _>(LevelEnds(ends));
        inputs.known::<ClockClasses, _>(LevelEndsFromNext(ends_from_next));
        if !ends {
            inputs.not_needed("next-level");
        }
        let level = if ends { Some(inputs.time("next-level")?) } else { None };
        let (running, next) =
            (hand_clocks(clock, each, true, level, hands), hand_clocks(clock, each, false, level, hands));
        let (Some(last), Some(last_next)) = (running.last(), next.last()) else {
            return Err(CalculationError::impossible("hands", "too-many-hands", [("most", LONGEST_LIST)]));
        };
        let amounts = vec![
            ("clock", clock),
            ("each_hand", each),
            ("hand", hands),
            ("clock_from_running", last.clock),
            ("clock_from_next", last_next.clock),
        ];
        let classes = ClockClasses { level_ends: LevelEnds(ends), from_next: LevelEndsFromNext(ends_from_next) };
        let tables = vec![table("clock-running", &running), table("clock-next", &next)];
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

fn table(name: &'static str, hands: &[HandClock]) -> AmountTable {
    let row = |hand: &HandClock| [Cell::Amount(hand.hand), Cell::Time(hand.clock), Cell::Amount(hand.levels)];
    AmountTable::new(name, COLUMNS, hands.iter().map(row))
}
