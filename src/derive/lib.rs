//! What is worked out from facts: the classes on which tables decide, the amounts and tables of a ruling, and what a told line
//! says. Each calculation takes its inputs from facts of its own names, and what books differ on from policies that the
//! incident names; it gives classes for the table, amounts and tables of amounts for the ruling, and the working that leads
//! to them.
//!
//! It stands between the arithmetic of poker, which it calls, and the data language of rulebooks, which names its
//! calculations and proves tables over their classes: it knows no book, no table and no words. (The design drew it after
//! the data language. Before it, the loader finds every class and parameter by name, without a second list of them.)

mod amount_table;
mod betting;
mod classes;
mod hands;
mod line;
mod parameters;
mod raises;
mod registry;
mod rules;
mod tournament;
mod value;
mod working;

pub use amount_table::{AmountTable, Cell};
pub use betting::corrections::with_correction;
pub use betting::game::only_game;
pub use classes::Class;
pub use line::betting_line::BETTING_LINE;
pub use line::line_fact::{FromLine, LineTells};
pub use parameters::{Parameter, ParameterId, ParameterPosition};
pub use registry::{REGISTRY, calculation};
pub use rules::{BETTING_RULES, MEASURED_EVERY_WAY, SAID_IN_TABLES, SHOWDOWN_RULES};
pub use tournament::TOURNAMENT_RULES;
pub use value::Value;
pub use working::{Calculated, ClassPlaces, PLAYER_NAMES, Sum, Term, Unit, Working};

use betting::game;
use classes::Classes;
use floorbook_poker::betting::round::HandLine;
use floorbook_poker::betting::{ActionKind, Amount, Chips};
use floorbook_poker::showdown::ShowdownTold;
use floorbook_poker::tournament::{Seconds, Slip};
use hands::hands_shown;
use raises::{raise, stack};

/// The inputs that are answered with one of a closed set of answers, each with those that it may have and no other; the
/// others are amounts, counts, times, chips, actions, a round, a slip or what was told of a showdown.
pub const CLOSED_INPUTS: &[(&str, &[&str])] = &[
    (raise::ACTED_BEFORE, YES_OR_NO),
    (betting::corrections::SAID_RAISE, YES_OR_NO),
    (stack::LAST_CHIPS, YES_OR_NO),
    (stack::LAST_CHIP, YES_OR_NO),
    (stack::ALL_IN, YES_OR_NO),
    (tournament::CARDS_DRAWN, YES_OR_NO),
    (tournament::TABLE_CHANGED, YES_OR_NO),
    (tournament::SINGLE_REBUY, YES_OR_NO),
    (tournament::GIVEN_IN, tournament::PENALTY_UNITS),
    (tournament::CARD_DRAWN, tournament::CARDS_TO_DRAW),
    (tournament::HANDS_PLAYED, tournament::HANDS_COUNTED),
    (game::GAME, game::GAMES),
    (hands_shown::CLAIMED, hands_shown::CLAIMS),
];

/// The answers to a question of yes or no.
pub const YES_OR_NO: &[&str] = &["no", "yes"];

/// The class of every calculation whose inputs are not known.
pub const UNKNOWN: &str = "unknown";

/// A calculation that an incident can name.
pub struct Calculation {
    /// The name by which data asks for it.
    pub name: &'static str,
    /// The ids of the facts that it needs.
    pub inputs: &'static [&'static str],
    /// The points on which books differ that it takes as arguments: an incident names a policy for each.
    pub parameters: &'static [Parameter],
    /// The classes that it makes, in their order.
    pub classes: &'static [Class],
    /// The names of the amounts that it gives, in groups that calculations share.
    pub amounts: &'static [&'static [&'static str]],
    /// The names of the tables that it gives.
    pub tables: &'static [&'static str],
    run: fn(&dyn Inputs) -> Result<Calculated, CalculationError>,
}

/// A calculation by its types, of which [`Calculation`] is made.
trait Calculate {
    /// The classes that it makes.
    type Classes: Classes;
    /// As in [`Calculation`].
    const NAME: &'static str;
    /// As in [`Calculation`].
    const INPUTS: &'static [&'static str];
    /// As in [`Calculation`].
    const PARAMETERS: &'static [Parameter];
    /// As in [`Calculation`].
    const AMOUNTS: &'static [&'static [&'static str]];
    /// As in [`Calculation`].
    const TABLES: &'static [&'static str];

    /// Works it out.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<Self::Classes>, CalculationError>;
}

impl std::fmt::Debug for Calculation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Calculation").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Why a calculation gives nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CalculationError {
    /// An input is not known.
    MissingFact,
    /// The inputs cannot all be true. Apart, since it is large and seldom, and what calculations give each other is moved about.
    Impossible(Box<Impossible>),
}

/// Inputs that cannot all be true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible {
    /// The input that is named to the user.
    pub input: &'static str,
    /// The key of the sentence that says what is wrong.
    pub key: &'static str,
    /// The amounts that the sentence shows.
    pub amounts: Vec<(&'static str, Amount)>,
    /// The player, card or word that it shows.
    pub what: String,
}

impl CalculationError {
    /// Inputs that cannot all be true.
    #[must_use]
    pub fn impossible<const N: usize>(
        input: &'static str,
        key: &'static str,
        amounts: [(&'static str, Amount); N],
    ) -> Self {
        Self::Impossible(Box::new(Impossible { input, key, amounts: amounts.to_vec(), what: String::new() }))
    }

    /// The same, about a player or a card.
    #[must_use]
    pub fn impossible_of(input: &'static str, key: &'static str, what: impl Into<String>) -> Self {
        Self::Impossible(Box::new(Impossible { input, key, amounts: Vec::new(), what: what.into() }))
    }
}

/// The fact that tells the betting round, by the one name that it has in every incident.
pub const ROUND: &str = "round";

/// What a calculation reads its inputs from. Each is [`CalculationError::MissingFact`] when it is not known, as all are
/// where nothing is said of them.
#[allow(clippy::missing_errors_doc, reason = "said once for all of them")]
pub trait Inputs {
    /// An amount.
    fn chips(&self, _fact: &str) -> Result<Amount, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// Chips by their values.
    fn piles(&self, _fact: &str) -> Result<&[Chips], CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// The answer to a question of yes or no.
    fn yes(&self, fact: &str) -> Result<bool, CalculationError> {
        Ok(self.word(fact)? == "yes")
    }
    /// Whether the answer to a choice is this one of its values. No input by itself: the tables ask for it.
    fn is(&self, _fact: &str, _value: &str) -> bool {
        false
    }
    /// A list of actions.
    fn actions(&self, _fact: &str) -> Result<&[ActionKind], CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// The betting round.
    fn round(&self) -> Result<&HandLine, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// A number of players, hands, rounds, cards or chips.
    fn count(&self, _fact: &str) -> Result<u64, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// A time on a clock.
    fn time(&self, _fact: &str) -> Result<Seconds, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// A slip.
    fn slip(&self, _fact: &str) -> Result<&Slip, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// Something of the end of a hand.
    fn showdown(&self, _fact: &str) -> Result<&ShowdownTold, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// The answer to a question with a closed set of answers.
    fn word(&self, _fact: &str) -> Result<&str, CalculationError> {
        Err(CalculationError::MissingFact)
    }
    /// Where the book stands on a parameter.
    fn parameter(&self, _parameter: ParameterId) -> ParameterPosition {
        ParameterPosition::None
    }
    /// An input plays no part in this case under this book: it is not asked for. To be said before any input is read.
    fn not_needed(&self, _fact: &str) {}
    /// A class is known, by its place in the calculation and the place of its value, whatever the inputs that are still to be
    /// read. To be said before they are: what is known early spares questions.
    fn settle(&self, _class: usize, _value: u8) {}
}

impl Calculation {
    const fn of<C: Calculate>() -> Self {
        Self {
            name: C::NAME,
            inputs: C::INPUTS,
            parameters: C::PARAMETERS,
            classes: <C::Classes as Classes>::LIST,
            amounts: C::AMOUNTS,
            tables: C::TABLES,
            run: |inputs| C::run(inputs).map(Calculated::placed),
        }
    }

    /// Runs on what is known. Without its inputs, every class is the last of its values, [`UNKNOWN`].
    pub fn run(&self, inputs: &dyn Inputs) -> Calculated {
        let nothing = || Calculated { classes: self.unknown_classes(), ..Calculated::default() };
        match (self.run)(inputs) {
            Ok(worked) => worked,
            Err(CalculationError::MissingFact) => nothing(),
            Err(CalculationError::Impossible(impossible)) => Calculated { impossible: Some(impossible), ..nothing() },
        }
    }

    /// The classes when the inputs are not known.
    #[must_use]
    pub fn unknown_classes(&self) -> ClassPlaces {
        self.classes.iter().map(|(_, values)| u8::try_from(values.len() - 1).unwrap_or(u8::MAX)).collect()
    }

    /// The names of the amounts that it gives.
    pub fn amount_names(&self) -> impl Iterator<Item = &'static str> {
        self.amounts.iter().flat_map(|names| names.iter().copied())
    }

    /// The place of a class.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<usize> {
        place_of_name(self.classes.iter().map(|(known, _)| *known), name)
    }

    /// The place of an input.
    #[must_use]
    pub fn input(&self, name: &str) -> Option<usize> {
        place_of_name(self.inputs.iter().copied(), name)
    }
}

/// The place of a name in a list. The calculations ask by constants, so that it nearly always is the very same text, and no
/// letter has to be compared.
fn place_of_name(mut names: impl Iterator<Item = &'static str>, name: &str) -> Option<usize> {
    names.position(|known| std::ptr::eq(known, name) || known == name)
}
