//! Who gets the chips that are left over when pots are shared, by each of the ways that books have for it.

use crate::betting::game::{GAME, game};
use crate::classes::{class, classes};
use crate::hands::shares::{First, Shared, in_whole_chips, order_by, share_sums};
use crate::hands::showdown::read_of;
use crate::{AmountTable, Calculate, Calculated, CalculationError, Cell, Inputs, Parameter};
use floorbook_poker::betting::Amount;
use floorbook_poker::cards::Game;
use floorbook_poker::showdown::{
    Halves, Hands, Share, ShowdownTold, Side, Won, WonPots, either_half, same_both_ways, shares, won_whole,
};

class! {
    /// What is left over where a chip between the halves goes to the high one.
    pub(crate) enum LeftOver = "left-over" {
        /// Nothing: every pot goes round.
        Nothing = "nothing",
        /// Chips among hands that are equal.
        AmongEqual = "among-equal",
        /// A chip between the high and the low half.
        BetweenHalves = "between-halves",
        /// Both.
        Both = "both",
        /// Chips of a pot that the same hands win both ways; its halves are even, and so are those of every other pot.
        SameHands = "same-hands",
        /// The same, and the halves of that pot are not even.
        SameHandsOddHalves = "same-hands-odd-halves",
        /// The same, and the halves of another pot are not even.
        SameHandsAndHalves = "same-hands-and-halves",
    }
}

class! {
    /// Whether chips are left over among equal hands where the chip between the halves goes to the low one.
    pub(crate) struct EqualIfLow(bool) = "among-equal-if-low";
}

class! {
    /// Whether the chip between the halves goes to the same player to whichever half it goes, by the seats; only where nobody gets
    /// another total by it.
    pub(crate) struct EitherHalf(bool) = "either-half";
}

class! {
    /// Whether there is more than one pot.
    pub(crate) struct SeveralPots(bool) = "several-pots";
}

classes! {
    pub(crate) struct OddChipClasses {
        left_over: LeftOver,
        equal_if_low: EqualIfLow,
        either_half: EitherHalf,
        several: SeveralPots,
    }
}

/// The chip between the halves goes to the high hand, or to the low one; a pot that the same hands win both ways is shared half by
/// half, or as a whole.
const HIGH: Halves = Halves { odd_to: Some(Side::High), whole_if_same: false };
const LOW: Halves = Halves { odd_to: Some(Side::Low), whole_if_same: false };
const WHOLE: Halves = Halves { whole_if_same: true, ..HIGH };
const WHOLE_LOW: Halves = Halves { whole_if_same: true, ..LOW };
/// It stays in the pot.
const OPEN: Halves = Halves { odd_to: None, whole_if_same: false };

/// The tables, and what each is shared by.
const TABLES: [(&str, First, Halves); 18] = [
    ("even", First::Anybody, HIGH),
    ("to-high", First::Anybody, HIGH),
    ("to-low", First::Anybody, LOW),
    ("by-seat", First::Seat, HIGH),
    ("either-by-seat", First::Seat, OPEN),
    ("by-five", First::HighestOfFive, HIGH),
    ("by-card", First::HighestCard, HIGH),
    ("by-low-card", First::LowestCard, HIGH),
    ("low-by-seat", First::Seat, LOW),
    ("low-by-five", First::HighestOfFive, LOW),
    ("low-by-card", First::HighestCard, LOW),
    ("whole-by-seat", First::Seat, WHOLE),
    ("whole-by-five", First::HighestOfFive, WHOLE),
    ("whole-by-card", First::HighestCard, WHOLE),
    ("whole-low-by-seat", First::Seat, WHOLE_LOW),
    ("whole-low-by-five", First::HighestOfFive, WHOLE_LOW),
    ("whole-low-by-card", First::HighestCard, WHOLE_LOW),
    ("without", First::Nobody, OPEN),
];

pub(crate) struct OddChip;

impl Calculate for OddChip {
    type Classes = OddChipClasses;
    const NAME: &'static str = "odd-chip";
    const INPUTS: &'static [&'static str] = &[GAME, "pots", "chip", "cards"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["pot", "smallest_chip", "odd_chips", "high_half", "low_half", "share"]];
    const TABLES: &'static [&'static str] = &[
        "even",
        "to-high",
        "to-low",
        "by-seat",
        "either-by-seat",
        "by-five",
        "by-card",
        "by-low-card",
        "low-by-seat",
        "low-by-five",
        "low-by-card",
        "whole-by-seat",
        "whole-by-five",
        "whole-by-card",
        "whole-low-by-seat",
        "whole-low-by-five",
        "whole-low-by-card",
        "without",
    ];

    /// `pots` are the pots with those who won them, `chip` is the smallest chip in play, `cards` are the cards of those who
    /// share: the five that play, or all of them. Where no card decides, they only must not say that others have won.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<OddChipClasses>, CalculationError> {
        let game = game(inputs)?;
        let by_cards = matches!(game, Game::Stud | Game::StudHiLo | Game::Razz | Game::FiveCardStud);
        if !by_cards {
            inputs.not_needed("cards");
        }
        let (told, chip) = pots_and_chip(inputs, game)?;
        if let Some(hands) = if by_cards { None } else { hands(inputs)? } {
            won_by_these(told, hands, game)?;
        }
        let (high, low) = (left_over(&told.pots, chip, HIGH), left_over(&told.pots, chip, LOW));
        let classes = OddChipClasses {
            left_over: high,
            equal_if_low: EqualIfLow(among_equal(low)),
            either_half: EitherHalf(!by_cards && either(told, chip)),
            several: SeveralPots(told.pots.len() > 1),
        };
        known_early(inputs, classes);
        let tied = among_equal(high) || among_equal(low);
        if !by_cards && tied && told.seats.from_button.is_none() {
            return Err(CalculationError::impossible("pots", "seats-unknown", []));
        }
        let hands = if by_cards && tied { hands(inputs)? } else { None };
        if !(by_cards && tied) {
            inputs.not_needed("cards");
        }
        let (mut tables, mut sums) = (Vec::new(), Vec::new());
        let sensible = |first: First, halves: Halves| match first {
            First::Nobody => true,
            First::Anybody => !among_equal(if halves == LOW { low } else { high }),
            First::Seat if halves == OPEN => classes.either_half.0,
            First::Seat => !by_cards && tied,
            First::HighestOfFive | First::HighestCard => hands.is_some(),
            First::LowestCard => hands.is_some() && game == Game::Razz,
        };
        for (name, first, halves) in TABLES.into_iter().filter(|(_, first, halves)| sensible(*first, *halves)) {
            tables.push(table(name, told, game, chip, first, halves, hands)?);
            let working = told.pots.iter().flat_map(|pot| share_sums(pot, chip, halves));
            sums.extend(working.map(|sum| sum.leading_to(name)));
        }
        let amounts = amounts(told, chip);
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, sums) })
    }
}

/// All of them are known before the cards are.
fn known_early(inputs: &dyn Inputs, classes: OddChipClasses) {
    inputs.known::<OddChipClasses, _>(classes.several);
    inputs.known::<OddChipClasses, _>(classes.left_over);
    inputs.known::<OddChipClasses, _>(classes.equal_if_low);
    inputs.known::<OddChipClasses, _>(classes.either_half);
}

/// The pots with those who won them, and the smallest chip in play.
fn pots_and_chip(inputs: &dyn Inputs, game: Game) -> Result<(&WonPots, Amount), CalculationError> {
    let ShowdownTold::Pots(told) = inputs.showdown("pots")? else {
        return Err(CalculationError::MissingFact);
    };
    if !game.has_low() && told.pots.iter().any(|pot| !pot.low.is_empty()) {
        return Err(CalculationError::impossible("pots", "no-low-half", []));
    }
    let chip = inputs.chips("chip")?;
    in_whole_chips(&told.pots, chip)?;
    Ok((told, chip))
}

/// Whether chips are left over among equal hands.
fn among_equal(left_over: LeftOver) -> bool {
    !matches!(left_over, LeftOver::Nothing | LeftOver::BetweenHalves)
}

/// The cards of those who share; none where nobody knows them.
fn hands(inputs: &dyn Inputs) -> Result<Option<&Hands>, CalculationError> {
    match inputs.showdown("cards") {
        Ok(ShowdownTold::Hands(hands)) => Ok(Some(hands)),
        Ok(_) | Err(CalculationError::MissingFact) => Ok(None),
        Err(impossible) => Err(impossible),
    }
}

/// Refuses winners whom the cards contradict: in a half of a pot somebody has a better hand than one who is said to share it.
/// Every hand that was told plays for the main pot; of the players of a side pot only its winners are known. Winners without
/// halves have won both.
///
/// # Errors
/// A hand that is better than a winner's, or one that is none in this game.
fn won_by_these(told: &WonPots, hands: &Hands, game: Game) -> Result<(), CalculationError> {
    let strength = |name: &str, low: bool| -> Result<Option<u32>, CalculationError> {
        let read = read_of(name, hands, game, "cards")?;
        Ok(if low { read.low.map(|low| low.strength) } else { Some(read.high.strength) })
    };
    let sides = if game.has_low() { &[false, true][..] } else { &[false] };
    for (place, pot) in told.pots.iter().enumerate() {
        for low in sides {
            let winners = if *low && !pot.low.is_empty() { &pot.low } else { &pot.high };
            let won = |name: &str| winners.iter().any(|winner| told.seats.name(*winner) == name);
            let mut best = None;
            let mut least_of_winners: Option<Option<u32>> = None;
            for name in hands.players.iter().filter(|name| place == 0 || won(name)) {
                let has = strength(name, *low)?;
                if best.as_ref().is_none_or(|(best, _)| has > *best) {
                    best = Some((has, name));
                }
                if won(name) {
                    least_of_winners = Some(least_of_winners.map_or(has, |least| least.min(has)));
                }
            }
            if let (Some((best, name)), Some(least)) = (best, least_of_winners)
                && least < best
            {
                return Err(CalculationError::impossible_of("cards", "not-equal", &**name));
            }
        }
    }
    Ok(())
}

/// What is left over of pots in chips of one value.
fn left_over(pots: &[Won], chip: Amount, halves: Halves) -> LeftOver {
    let (mut equal, mut between, mut same, mut same_odd) = (false, false, false, false);
    for pot in pots {
        let odd = !pot.low.is_empty() && !won_whole(pot) && pot.amount / chip % 2 == 1;
        let uneven = shares::<usize>(pot, chip, halves, None).1 > 0;
        if same_both_ways(pot) {
            same |= uneven;
            same_odd |= odd;
        } else {
            equal |= uneven;
            between |= odd;
        }
    }
    match (same, equal, between) {
        (true, _, true) => LeftOver::SameHandsAndHalves,
        (true, _, false) if same_odd => LeftOver::SameHandsOddHalves,
        (true, _, false) => LeftOver::SameHands,
        (false, true, true) => LeftOver::Both,
        (false, true, false) => LeftOver::AmongEqual,
        (false, false, true) => LeftOver::BetweenHalves,
        (false, false, false) => LeftOver::Nothing,
    }
}

/// Whether the chip between the halves of every pot that has one goes to the same player by either half, in the order of the seats.
fn either(told: &WonPots, chip: Amount) -> bool {
    let Some(seats) = &told.seats.from_button else { return false };
    let by_seat = |_: Side, player: usize| seats[player];
    let odd = |pot: &&Won| !pot.low.is_empty() && !won_whole(pot) && pot.amount / chip % 2 == 1;
    let mut pots = told.pots.iter().filter(odd).peekable();
    pots.peek().is_some() && pots.all(|pot| either_half(pot, chip, OPEN, Some(&by_seat)).is_some())
}

/// A table of shares: pot by pot, who gets what.
fn table(
    name: &'static str,
    told: &WonPots,
    game: Game,
    chip: Amount,
    first: First,
    halves: Halves,
    hands: Option<&Hands>,
) -> Result<AmountTable, CalculationError> {
    let mut shared = Shared::new(&told.seats, game.has_low());
    for pot in &told.pots {
        let order = order_by(first, game, &told.seats, hands, pot, "cards")?;
        let (mut all, mut left) = match &order {
            Some(order) => shares(pot, chip, halves, Some(&|side, player| order.place(side, player))),
            None => shares::<usize>(pot, chip, halves, None),
        };
        if let Some(order) = order.as_ref().filter(|_| halves == OPEN)
            && let Some(player) = either_half(pot, chip, halves, Some(&|side, player| order.place(side, player)))
        {
            all.push(Share { side: Side::Whole, player, even: 0, odd: chip });
            left -= chip;
        }
        shared.add(Cell::Amount(pot.amount), &all, order.as_ref(), left);
    }
    Ok(shared.table(name))
}

/// What is in the pots, the smallest chip, and what does not go round.
fn amounts(told: &WonPots, chip: Amount) -> Vec<(&'static str, Amount)> {
    let pots = told.pots.iter();
    let odd = pots.clone().map(|pot| pot.amount - goes_round(pot, chip)).sum();
    vec![("pot", pots.map(|pot| pot.amount).sum()), ("smallest_chip", chip), ("odd_chips", odd)]
}

/// As much of a pot as goes round, whoever gets the rest: of each half, where it has two.
fn goes_round(pot: &Won, chip: Amount) -> Amount {
    let round = |chips: Amount, winners: &[usize]| chips - chips % winners.len().max(1) as u64;
    let chips = pot.amount / chip;
    match pot.low.is_empty() || won_whole(pot) {
        true => round(chips, &pot.high) * chip,
        false => (round(chips / 2, &pot.high) + round(chips / 2, &pot.low)) * chip,
    }
}
