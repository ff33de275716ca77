//! Whether the stub goes round on seventh street, with the earlier burns or without.

use crate::classes::{class, classes};
use crate::rules::{AddedBurns, SEVENTH_STREET_RULES, StubMinimum};
use crate::{Calculate, Calculated, CalculationError, Inputs, Parameter, Sum, Term};
use floorbook_poker::betting::Amount;

class! {
    /// What the cards are enough for.
    pub(crate) enum Stub = "enough-for" {
        /// One for each player, one to burn, and one that is not dealt.
        Enough = "all",
        /// The same, with the earlier burns.
        WithBurns = "all-with-burns",
        /// A community card, without them.
        Short = "community-card",
        /// Not even that.
        TooShort = "nothing",
    }
}

classes! {
    pub(crate) struct SeventhStreetClasses {
        stub: Stub,
    }
}

/// The cards that a player has before seventh street, and those of a deck.
const CARDS_BEFORE: Amount = 6;
const DECK: Amount = 52;

/// The least stub that gives a community card where a book names none: one card to burn and the card itself.
const BURN_AND_CARD: Amount = 2;

pub(crate) struct SeventhStreet;

impl Calculate for SeventhStreet {
    type Classes = SeventhStreetClasses;
    const NAME: &'static str = "seventh-street";
    const INPUTS: &'static [&'static str] = &["players", "stub", "burns"];
    const PARAMETERS: &'static [Parameter] = SEVENTH_STREET_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["stub", "players_left", "burn_card", "last_card", "required", "burns_added", "with_burns"]];
    const TABLES: &'static [&'static str] = &[];

    /// `players` are left in the hand, `stub` is what is left of the deck in cards, `burns` are the cards burned on fourth,
    /// fifth and sixth street.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<SeventhStreetClasses>, CalculationError> {
        let players = inputs.count("players")?;
        let stub = inputs.count("stub")?;
        within_the_deck(players, stub, 0)?;
        let required = players + 2;
        let terms = [Term::plus(("players_left", players)), Term::plus(("burn_card", 1)), Term::plus(("last_card", 1))];
        let mut sums = vec![
            Sum::total(terms.to_vec(), ("required", required)),
            Sum::compare(("stub", stub), ("required", required)),
        ];
        let mut amounts = vec![("stub", stub), ("required", required)];
        if stub >= required {
            inputs.not_needed("burns");
            return Ok(Calculated::new(SeventhStreetClasses { stub: Stub::Enough }, amounts, sums));
        }
        // A book that names no burns adds none.
        let most = inputs.value::<AddedBurns>()?.map_or(0, |AddedBurns(burns)| burns);
        // Where not even all of them are enough nobody is asked; what was told all the same counts.
        let decides = stub + most >= required;
        if !decides {
            inputs.not_needed("burns");
        }
        let burns = match inputs.count("burns") {
            Ok(burns) => {
                within_the_deck(players, stub, burns)?;
                burns.min(most)
            }
            Err(CalculationError::MissingFact) if !decides => most,
            Err(error) => return Err(error),
        };
        let with = stub + burns;
        if most > 0 {
            let terms = [Term::plus(("stub", stub)), Term::plus(("burns_added", burns))];
            sums.push(Sum::total(terms, ("with_burns", with)));
            sums.push(Sum::compare(("with_burns", with), ("required", required)));
            amounts.push(("with_burns", with));
        }
        let least = inputs.value::<StubMinimum>()?.map_or(BURN_AND_CARD, |StubMinimum(cards)| cards);
        let class = match () {
            () if with >= required => Stub::WithBurns,
            () if stub >= least => Stub::Short,
            () => Stub::TooShort,
        };
        Ok(Calculated::new(SeventhStreetClasses { stub: class }, amounts, sums))
    }
}

/// Refuses more cards than a deck has.
fn within_the_deck(players: Amount, stub: Amount, burns: Amount) -> Result<(), CalculationError> {
    let cards = players.saturating_mul(CARDS_BEFORE).saturating_add(stub).saturating_add(burns);
    match cards > DECK {
        true => Err(CalculationError::impossible("stub", "above-the-deck", [("cards", cards)])),
        false => Ok(()),
    }
}
