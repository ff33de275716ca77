//! The final table: at which number of players the tables combine.

use super::rules::{
    EightHanded, FINAL_TABLE_RULES, FiveHanded, FourHanded, NineHanded, SevenHanded, SixHanded, TenHanded, ThreeHanded,
};
use super::*;

class! {
    /// The players left against the final table of the book.
    pub(crate) enum AgainstFinal = "against-final" {
        More = "more",
        As = "as-many",
        Fewer = "fewer",
    }
}

class! {
    /// The size of the event's tables.
    pub(crate) enum EventSize = "event-size" {
        Ten = "ten-handed",
        Nine = "nine-handed",
        Eight = "eight-handed",
        Seven = "seven-handed",
        Six = "six-handed",
        Five = "five-handed",
        Four = "four-handed",
        Three = "three-handed",
    }
}

classes! {
    pub(crate) struct FinalClasses {
        size: EventSize,
        against: AgainstFinal,
    }
}

pub(crate) struct FinalTable;

impl Calculate for FinalTable {
    type Classes = FinalClasses;
    const NAME: &'static str = "final-table";
    const INPUTS: &'static [&'static str] = &["full-table", "players-left"];
    const PARAMETERS: &'static [Parameter] = FINAL_TABLE_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] = &[&["final_size", "players_left", "until_final"]];
    const TABLES: &'static [&'static str] = &[];

    /// `full-table` is how many players a full table of the event has, `players-left` how many are left in it.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<FinalClasses>, CalculationError> {
        let (event, size) = match inputs.count("full-table")? {
            10 => (EventSize::Ten, inputs.value::<TenHanded>()?.map(|TenHanded(size)| size)),
            9 => (EventSize::Nine, inputs.value::<NineHanded>()?.map(|NineHanded(size)| size)),
            8 => (EventSize::Eight, inputs.value::<EightHanded>()?.map(|EightHanded(size)| size)),
            7 => (EventSize::Seven, inputs.value::<SevenHanded>()?.map(|SevenHanded(size)| size)),
            6 => (EventSize::Six, inputs.value::<SixHanded>()?.map(|SixHanded(size)| size)),
            5 => (EventSize::Five, inputs.value::<FiveHanded>()?.map(|FiveHanded(size)| size)),
            4 => (EventSize::Four, inputs.value::<FourHanded>()?.map(|FourHanded(size)| size)),
            _ => (EventSize::Three, inputs.value::<ThreeHanded>()?.map(|ThreeHanded(size)| size)),
        };
        inputs.known::<FinalClasses, _>(event);
        let Some(size) = size else {
            inputs.not_needed("players-left");
            let classes = FinalClasses { size: event, against: AgainstFinal::As };
            return Ok(Calculated::new(classes, Vec::new(), Vec::new()));
        };
        let left = inputs.count("players-left")?;
        let against = match left {
            left if left > size => AgainstFinal::More,
            left if left == size => AgainstFinal::As,
            _ => AgainstFinal::Fewer,
        };
        let amounts = vec![("final_size", size), ("players_left", left), ("until_final", left.saturating_sub(size))];
        let compare = Sum::compare(("players_left", left), ("final_size", size));
        Ok(Calculated::new(FinalClasses { size: event, against }, amounts, vec![compare]))
    }
}
