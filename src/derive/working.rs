//! What a calculation gives: classes, amounts, tables of amounts, and the working that can be shown to a player.

use crate::classes::{ClassValue, Classes};
use crate::{AmountTable, Impossible};
use floorbook_poker::betting::Amount;
use floorbook_poker::betting::round::PlayerName;
use smallvec::SmallVec;
use std::cmp::Ordering;

/// The names by which calculations give players to the words of a ruling: who is free to raise, who is not, for whom the
/// book does not say, who is to act next, who all are still to act, who has the best hand for the whole pot or its high half, and for its low half,
/// and who shows first by the last bet or by the seats, and who behind that player.
pub const PLAYER_NAMES: [&str; 13] = [
    "free",
    "closed",
    "open",
    NEXT,
    TO_ACT,
    WINNERS,
    LOW_WINNERS,
    FROM_TABLE,
    TO_TABLE,
    AGGRESSOR,
    BEHIND_AGGRESSOR,
    FIRST,
    BEHIND_FIRST,
];

/// The name by which a calculation gives the player who is to act.
pub(crate) const NEXT: &str = "next";

/// The name by which it gives everybody who is still to act before the betting is over.
pub(crate) const TO_ACT: &str = "to_act";

/// The names by which it gives those with the best hand for the whole pot or its high half, and for its low half.
pub(crate) const WINNERS: &str = "winners";
pub(crate) const LOW_WINNERS: &str = "low_winners";

/// The names by which it gives who made the last bet or raise of the last betting round, and who has a hand clockwise behind.
pub(crate) const AGGRESSOR: &str = "aggressor";
pub(crate) const BEHIND_AGGRESSOR: &str = "behind_aggressor";

/// The names by which it gives the first player with a hand to the left of the button, and who has one clockwise behind.
pub(crate) const FIRST: &str = "first";
pub(crate) const BEHIND_FIRST: &str = "behind_first";

/// The tables between which a player moves, in names.
pub(crate) const FROM_TABLE: &str = "from_table";
pub(crate) const TO_TABLE: &str = "to_table";

/// For each class, the place of its value.
pub type ClassPlaces = SmallVec<[u8; 16]>;

/// What a calculation gives. It makes its classes as a type of its own; a table looks them up by their places.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Calculated<C = ClassPlaces> {
    /// The classes: for each, the place of its value.
    pub classes: C,
    /// Amounts by name.
    pub amounts: Vec<(&'static str, Amount)>,
    /// Players by what the ruling makes of them, for its words: a name and the players' names as they were typed.
    pub names: Vec<(&'static str, Vec<PlayerName>)>,
    /// The working that leads to them, in its order.
    pub sums: Vec<Sum>,
    /// Tables of amounts.
    pub tables: Vec<AmountTable>,
    /// The parameters that it looked at, one bit each, by their place.
    pub parameters: u32,
    /// The inputs that play no part in this case, one bit each, by their place.
    pub idle: u32,
    /// The classes that are known although not every input is, one bit each, by their place.
    pub settled: u32,
    /// Why the inputs cannot all be true, if they cannot.
    pub impossible: Option<Box<Impossible>>,
}

impl<C: Classes> Calculated<C> {
    /// Classes and amounts, and the working that leads to them.
    pub(crate) fn new(classes: C, amounts: Vec<(&'static str, Amount)>, sums: Vec<Sum>) -> Self {
        Self {
            classes,
            amounts,
            names: Vec::new(),
            sums,
            tables: Vec::new(),
            parameters: 0,
            idle: 0,
            settled: 0,
            impossible: None,
        }
    }

    /// The same, with the places of the classes.
    pub(crate) fn placed(self) -> Calculated {
        let Self { classes, amounts, names, sums, tables, parameters, idle, settled, impossible } = self;
        let classes = classes.places();
        Calculated { classes, amounts, names, sums, tables, parameters, idle, settled, impossible }
    }
}

impl Calculated {
    /// An amount by its name.
    #[must_use]
    pub fn amount(&self, name: &str) -> Option<Amount> {
        self.amounts.iter().find(|(known, _)| *known == name).map(|(_, amount)| *amount)
    }
}

/// In what an amount is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Chips, or a plain count.
    Whole,
    /// Money, in hundredths.
    Money,
    /// Time, in seconds.
    Time,
}

impl Unit {
    /// The unit of an amount, by the name that a calculation gives it.
    #[must_use]
    pub fn of(amount: &str) -> Self {
        match amount {
            "prize" | "prize_each" | "prize_above" | "prize_shared" | "prize_pool" => Self::Money,
            "clock" | "clock_now" | "clock_from_running" | "clock_from_next" | "each_hand" => Self::Time,
            _ => Self::Whole,
        }
    }
}

/// A step of the working.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The step.
    pub working: Working,
    /// The class that it proves: it is only shown where the ruling hangs on this class. None: it is always shown.
    pub proves: Option<&'static str>,
    /// The table that it leads to: it is only shown where the ruling shows this table. None: it leads to all of them.
    pub table: Option<&'static str>,
}

/// An amount with its name.
pub(crate) type Named = (&'static str, Amount);

/// The terms of a sum; most have two.
pub(crate) type Terms = SmallVec<[Term; 2]>;

/// A step of the working that can be shown to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Working {
    /// Amounts added and taken away.
    Total {
        /// The terms in their order.
        terms: Terms,
        /// What they come to.
        is: Named,
    },
    /// A part of an amount, rounded up to whole chips.
    Percent {
        /// How many hundredths.
        percent: u64,
        /// Of what.
        of: Named,
        /// What it comes to.
        is: Named,
    },
    /// An amount in equal shares.
    Share {
        /// Of what.
        of: Named,
        /// How many shares there are.
        shares: u64,
        /// Each of them.
        each: Named,
        /// What does not go round.
        left: Named,
    },
    /// Two amounts compared.
    Compare {
        /// The first.
        left: Named,
        /// How the first stands to the second.
        order: Ordering,
        /// The second.
        right: Named,
    },
}

impl Sum {
    /// Amounts added and taken away.
    #[must_use]
    pub fn total(terms: impl Into<Terms>, is: Named) -> Self {
        Self { working: Working::Total { terms: terms.into(), is }, proves: None, table: None }
    }

    /// A part of an amount, in hundredths.
    #[must_use]
    pub fn percent(percent: u64, of: Named, is: Named) -> Self {
        Self { working: Working::Percent { percent, of, is }, proves: None, table: None }
    }

    /// An amount in equal shares, and what of it does not go round.
    #[must_use]
    pub fn share(of: Named, shares: u64, each: Named, left: Named) -> Self {
        Self { working: Working::Share { of, shares, each, left }, proves: None, table: None }
    }

    /// Two amounts compared.
    #[must_use]
    pub fn compare(left: Named, right: Named) -> Self {
        Self { working: Working::Compare { left, order: left.1.cmp(&right.1), right }, proves: None, table: None }
    }

    /// The same step, shown only where the ruling hangs on a class.
    pub(crate) fn proving<C: ClassValue>(self) -> Self {
        Self { proves: Some(C::CLASS.0), ..self }
    }

    /// The same step, shown only with a table.
    pub(crate) fn leading_to(self, table: &'static str) -> Self {
        Self { table: Some(table), ..self }
    }
}

/// A term of a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// Taken away instead of added.
    pub minus: bool,
    /// The name of the amount.
    pub name: &'static str,
    /// Its value in chips, or a plain count.
    pub value: Amount,
}

impl Term {
    /// An amount that is added.
    #[must_use]
    pub fn plus((name, value): Named) -> Self {
        Self { minus: false, name, value }
    }

    /// An amount that is taken away.
    #[must_use]
    pub fn minus((name, value): Named) -> Self {
        Self { minus: true, name, value }
    }
}
