//! Missed rounds: the hands that a player on penalty sits out.

use super::rules::{CountedWhen, MostRounds, OffenderCounts};
use super::*;
use floorbook_poker::tournament::hands_to_miss;

/// The input that says whether the number of players changed since the penalty was given.
pub(crate) const TABLE_CHANGED: &str = "table-changed";

/// The input that says what the penalty was given in.
pub(crate) const GIVEN_IN: &str = "given-in";
/// Its answers.
pub(crate) const PENALTY_UNITS: &[&str] = &["rounds", "hands"];

class! {
    /// Whether the book gives as many rounds.
    pub(crate) enum Rounds = "penalty-rounds" {
        One = "one",
        Several = "several",
        TooMany = "too-many",
        /// It was given in hands, and not in rounds.
        InHands = "in-hands",
    }
}

class! {
    /// Whether it matters that the number of players changed.
    pub(crate) struct CountChanged(bool) = "count-changed";
}

class! {
    /// Whether hands are left, by the players when the penalty was given and by those of now.
    pub(crate) enum HandsLeft = "hands-left" {
        Some = "some",
        None = "none",
    }
}

class! {
    /// The same, by the players of now.
    pub(crate) struct HandsLeftNow(HandsLeft) = "hands-left-now";
}

class! {
    /// Whether one of the deals was a re-deal.
    pub(crate) struct DealtAgain(bool) = "misdeal-among-them";
}

classes! {
    pub(crate) struct MissedClasses {
        rounds: Rounds,
        count_changed: CountChanged,
        hands_left: HandsLeft,
        hands_left_now: HandsLeftNow,
        dealt_again: DealtAgain,
    }
}

pub(crate) struct MissedRounds;

impl Calculate for MissedRounds {
    type Classes = MissedClasses;
    const NAME: &'static str = "missed-rounds";
    const INPUTS: &'static [&'static str] =
        &[GIVEN_IN, "hands", "rounds", "players", TABLE_CHANGED, "players-now", "deals-missed", "dealt-again"];
    const PARAMETERS: &'static [Parameter] =
        &[MostRounds::PARAMETER, OffenderCounts::PARAMETER, CountedWhen::PARAMETER];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&[
        "rounds",
        "players_counted",
        "players_counted_now",
        "most_rounds",
        "hands_given",
        "hands_given_now",
        "deals_missed",
        "dealt_again",
        "hands_missed",
        "hands_left",
        "hands_left_now",
    ]];
    const TABLES: &'static [&'static str] = &[];

    /// `given-in` says whether the penalty is one of rounds or of `hands`; `players` are those at the table when the penalty was given, with the one who got it; `players-now` those of today's
    /// table; `deals-missed` the deals since, of which `dealt-again` were misdeals whose re-deal is among them.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<MissedClasses>, CalculationError> {
        if inputs.word(GIVEN_IN)? == "hands" {
            return in_hands(inputs);
        }
        inputs.not_needed("hands");
        let rounds = inputs.count("rounds")?;
        let most = inputs.value::<MostRounds>()?.map(|MostRounds(most)| most);
        if let Some(most) = most.filter(|most| rounds > *most) {
            return Ok(too_many(inputs, rounds, most));
        }
        inputs.known::<MissedClasses, _>(Rounds::given(rounds));
        let players = Players::told(inputs)?;
        let deals = Deals::told(inputs)?;
        Penalty { rounds, players, deals }.calculated()
    }
}

/// A penalty of so many hands: neither the rounds nor the players at the table count.
fn in_hands(inputs: &dyn Inputs) -> Result<Calculated<MissedClasses>, CalculationError> {
    for input in ["rounds", "players", TABLE_CHANGED, "players-now"] {
        inputs.not_needed(input);
    }
    inputs.known::<MissedClasses, _>(Rounds::InHands);
    let hands = inputs.count("hands")?;
    let deals = Deals::told(inputs)?;
    let players = Players { given: hands, now: hands };
    let mut calculated = Penalty { rounds: 1, players, deals }.calculated()?;
    calculated.classes.rounds = Rounds::InHands;
    Ok(calculated)
}

impl Rounds {
    /// As many rounds as the book gives.
    fn given(rounds: u64) -> Self {
        if rounds == 1 { Self::One } else { Self::Several }
    }
}

/// The players that count: when the penalty was given, and now.
struct Players {
    given: u64,
    now: u64,
}

impl Players {
    fn told(inputs: &dyn Inputs) -> Result<Self, CalculationError> {
        let as_given = inputs.value::<CountedWhen>()? == Some(CountedWhen::WhenGiven);
        if as_given {
            inputs.not_needed(TABLE_CHANGED);
            inputs.not_needed("players-now");
        }
        let given = counted(inputs, inputs.count("players")?)?;
        let changed = !as_given && inputs.yes(TABLE_CHANGED)?;
        if !changed {
            inputs.not_needed("players-now");
            return Ok(Self { given, now: given });
        }
        Ok(Self { given, now: counted(inputs, inputs.count("players-now")?)? })
    }
}

/// The deals since the penalty was given.
struct Deals {
    dealt: u64,
    /// Misdeals among them whose re-deal is, too.
    again: u64,
    /// The hands that they come to.
    missed: u64,
}

impl Deals {
    fn told(inputs: &dyn Inputs) -> Result<Self, CalculationError> {
        let dealt = inputs.count("deals-missed")?;
        if dealt == 0 {
            inputs.not_needed("dealt-again");
        }
        let again = if dealt == 0 { 0 } else { inputs.count("dealt-again")? };
        // A deal and its re-deal are one hand for a player on penalty.
        match dealt.checked_sub(again).filter(|missed| *missed >= again) {
            Some(missed) => Ok(Self { dealt, again, missed }),
            None => {
                let amounts = [("again", again), ("deals", dealt)];
                Err(CalculationError::impossible("dealt-again", "more-dealt-again", amounts))
            }
        }
    }
}

/// A penalty of some rounds, and what of it has been sat out.
struct Penalty {
    rounds: u64,
    players: Players,
    deals: Deals,
}

impl Penalty {
    /// The hands of the penalty at a table of so many players.
    fn hands(&self, players: u64) -> u64 {
        players.saturating_mul(self.rounds)
    }

    /// How many of them are left.
    fn left(&self, players: u64) -> u64 {
        hands_to_miss(players, self.rounds, self.deals.missed).map_or(0, |(_, left)| left)
    }

    fn calculated(self) -> Result<Calculated<MissedClasses>, CalculationError> {
        let (players, deals) = (&self.players, &self.deals);
        let highest = self.hands(players.given).max(self.hands(players.now));
        if deals.missed > highest {
            let amounts = [("missed", deals.missed), ("given", highest)];
            return Err(CalculationError::impossible("deals-missed", "more-missed", amounts));
        }
        let class_of = |players: u64| if self.left(players) > 0 { HandsLeft::Some } else { HandsLeft::None };
        let classes = MissedClasses {
            rounds: Rounds::given(self.rounds),
            count_changed: CountChanged(players.given != players.now),
            hands_left: class_of(players.given),
            hands_left_now: HandsLeftNow(class_of(players.now)),
            dealt_again: DealtAgain(deals.again > 0),
        };
        let amounts = vec![
            ("rounds", self.rounds),
            ("players_counted", players.given),
            ("players_counted_now", players.now),
            ("hands_given", self.hands(players.given)),
            ("hands_given_now", self.hands(players.now)),
            ("deals_missed", deals.dealt),
            ("dealt_again", deals.again),
            ("hands_missed", deals.missed),
            ("hands_left", self.left(players.given)),
            ("hands_left_now", self.left(players.now)),
        ];
        Ok(Calculated::new(classes, amounts, self.sums()))
    }

    fn sums(&self) -> Vec<Sum> {
        let Self { players, deals, .. } = self;
        let mut sums = Vec::new();
        if deals.again > 0 {
            let terms = [Term::plus(("deals_missed", deals.dealt)), Term::minus(("dealt_again", deals.again))];
            sums.push(Sum::total(terms, ("hands_missed", deals.missed)));
        }
        if players.given == players.now {
            let given = Term::plus(("hands_given", self.hands(players.given)));
            let terms = [given, Term::minus(("hands_missed", deals.missed))];
            sums.push(Sum::total(terms, ("hands_left", self.left(players.given))));
        }
        sums
    }
}

/// More rounds than the book gives: no hands are counted.
fn too_many(inputs: &dyn Inputs, rounds: u64, most: u64) -> Calculated<MissedClasses> {
    for input in MissedRounds::INPUTS.iter().filter(|input| **input != "rounds") {
        inputs.not_needed(input);
    }
    let classes = MissedClasses {
        rounds: Rounds::TooMany,
        count_changed: CountChanged(false),
        hands_left: HandsLeft::Some,
        hands_left_now: HandsLeftNow(HandsLeft::Some),
        dealt_again: DealtAgain(false),
    };
    let compare = Sum::compare(("rounds", rounds), ("most_rounds", most));
    Calculated::new(classes, vec![("rounds", rounds), ("most_rounds", most)], vec![compare])
}

/// The players that count, the one on penalty included where the book has it so, or does not say.
fn counted(inputs: &dyn Inputs, players: u64) -> Result<u64, CalculationError> {
    Ok(match inputs.value::<OffenderCounts>()? {
        Some(OffenderCounts::NotCounted) => players.saturating_sub(1),
        Some(OffenderCounts::Counted) | None => players,
    })
}
