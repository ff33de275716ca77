//! Main and side pots from what players have put in, and who gets how much of them.

use crate::betting::game::{GAME, game};
use crate::betting::played_round::pots_table;
use crate::classes::{class, classes};
use crate::hands::shares::{First, Order, Shared, in_whole_chips, order_by, share_sums};
use crate::hands::showdown::{SHOWDOWN, as_read, as_told, hands_table, known, reads, shown_by_all};
use crate::hands::stakes::Stakes;
use crate::rules::{BothWays, BySeat, OddHalf, RazzCard, SIDE_POT_RULES, StudCard};
use crate::working::{TO_ACT, Terms};
use crate::{AmountTable, Calculate, Calculated, CalculationError, Cell, Inputs, Parameter, Sum, Term};
use floorbook_poker::betting::Amount;
use floorbook_poker::cards::Game;
use floorbook_poker::showdown::{
    Halves, Hands, PutIn, Seats, Share, ShowdownTold, Side, Won, either_half, same_both_ways, shares, won_whole,
};

class! {
    /// What is said of the award.
    pub(crate) enum Award = "award" {
        /// The betting is not over: there is nothing to win yet.
        NotOver = "not-over",
        /// Nobody knows who won.
        Open = "open",
        /// The pots go round.
        Shared = "shared",
        /// Chips are left over, and the book says who gets them.
        OddChips = "odd-chips",
        /// Chips are left over, and it does not say so of all of them.
        OddChipsOpen = "odd-chips-open",
    }
}

class! {
    /// Whether there is a side pot.
    pub(crate) struct SidePot(bool) = "side-pot";
}

class! {
    /// Whether chips go back that nobody has called.
    pub(crate) struct Uncalled(bool) = "uncalled";
}

class! {
    /// Whether the chips that go back could be a dead ante: nobody said of a list whether there was one.
    pub(crate) struct AnteOpen(bool) = "ante-open";
}

classes! {
    pub(crate) struct SidePotsClasses {
        award: Award,
        side_pot: SidePot,
        uncalled: Uncalled,
        ante_open: AnteOpen,
    }
}

pub(crate) struct SidePots;

impl Calculate for SidePots {
    type Classes = SidePotsClasses;
    const NAME: &'static str = "side-pots";
    const INPUTS: &'static [&'static str] = &["put-in", SHOWDOWN, "chip", GAME];
    const PARAMETERS: &'static [Parameter] = SIDE_POT_RULES;
    const AMOUNTS: &'static [&'static [&'static str]] =
        &[&["main_pot", "side_pot", "pots_together", "uncalled", "pot", "high_half", "low_half", "share", "odd_chips"]];
    const TABLES: &'static [&'static str] = &["pots", "hands", "shares"];

    /// `put-in` is what each player has put in, `showdown` who won each pot or which hands were shown, `chip` the smallest chip.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<SidePotsClasses>, CalculationError> {
        let ShowdownTold::PutIn(put_in) = inputs.showdown("put-in")? else {
            return Err(CalculationError::MissingFact);
        };
        let stakes = Stakes::of(inputs, put_in)?;
        if !stakes.to_act.is_empty() {
            return Ok(not_over(inputs, stakes));
        }
        let put_in = stakes.put_in.as_ref();
        let pots = put_in.pots.list();
        let live = pots.iter().any(|pot| pot.players.count() > 0);
        if !live && (!pots.is_empty() || put_in.pots.uncalled.is_none()) {
            return Err(CalculationError::impossible("put-in", "nobody-left", []));
        }
        let (side_pot, uncalled) = (SidePot(pots.len() > 1), Uncalled(put_in.pots.uncalled.is_some()));
        inputs.known::<SidePotsClasses, _>(side_pot);
        let ante_open = AnteOpen(uncalled.0 && !put_in.ante_told);
        inputs.known::<SidePotsClasses, _>(uncalled);
        inputs.known::<SidePotsClasses, _>(ante_open);
        let (mut amounts, mut sums) = whole(put_in);
        let mut tables = vec![pots_table(&put_in.pots, &put_in.seats.players, false)];
        let award = match won(inputs, &stakes)? {
            None => Award::Open,
            Some(mut told) => {
                tables.extend(told.hands_table.take());
                match awarded(inputs, put_in, &told)? {
                    None => Award::Open,
                    Some((award, table, more, odd)) => {
                        tables.push(table);
                        sums.extend(more);
                        amounts.push(("odd_chips", odd));
                        award
                    }
                }
            }
        };
        let classes = SidePotsClasses { award, side_pot, uncalled, ante_open };
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, sums) })
    }
}

/// A hand in which somebody still has to answer a bet: what lies there, and who is to act.
fn not_over(inputs: &dyn Inputs, stakes: Stakes) -> Calculated<SidePotsClasses> {
    for input in [SHOWDOWN, "chip", GAME] {
        inputs.not_needed(input);
    }
    let pots = &stakes.put_in.pots;
    let lies = pots.total() + pots.uncalled.map_or(0, |uncalled| uncalled.amount);
    let classes = SidePotsClasses {
        award: Award::NotOver,
        side_pot: SidePot(false),
        uncalled: Uncalled(false),
        ante_open: AnteOpen(false),
    };
    let names = vec![(TO_ACT, stakes.to_act)];
    Calculated { names, ..Calculated::new(classes, vec![("pots_together", lies)], Vec::new()) }
}

/// Who won the pots, with the game and the hands by which it is known.
struct WonBy<'a> {
    won: Vec<Won>,
    /// The game, where the hands had to be read; else it is only asked for where chips are left over.
    game: Option<Game>,
    hands: Option<&'a Hands>,
    hands_table: Option<AmountTable>,
}

/// Who won the pots; none where nobody knows.
fn won<'a>(inputs: &'a dyn Inputs, stakes: &Stakes) -> Result<Option<WonBy<'a>>, CalculationError> {
    let put_in = stakes.put_in.as_ref();
    let pots = put_in.pots.list();
    let by_itself = |won| Ok(Some(WonBy { won, game: None, hands: None, hands_table: None }));
    // Who is alone in every pot has won without a showdown.
    if pots.iter().all(|pot| pot.players.count() == 1) {
        inputs.not_needed(SHOWDOWN);
        let won = pots.iter().map(|pot| Won { amount: pot.amount, high: pot.players.iter().collect(), low: vec![] });
        return by_itself(won.collect());
    }
    match known(inputs.showdown(SHOWDOWN))? {
        Some(ShowdownTold::Winners(winners)) => by_itself(as_told(put_in, winners, stakes.other_order.as_deref())?),
        Some(ShowdownTold::Hands(hands)) => {
            shown_by_all(put_in, hands)?;
            let Some(game) = known(game(inputs))? else {
                // Only the hands as they read in this game tell whether chips can be left over.
                inputs.not_needed("chip");
                return Ok(None);
            };
            let reads = reads(put_in, hands, game)?;
            let hands_table = Some(hands_table(&put_in.seats.players, reads.iter().map(Option::as_ref), game));
            Ok(Some(WonBy { won: as_read(put_in, &reads), game: Some(game), hands: Some(hands), hands_table }))
        }
        Some(ShowdownTold::Pots(_) | ShowdownTold::PutIn(_)) | None => {
            inputs.not_needed(GAME);
            inputs.not_needed("chip");
            Ok(None)
        }
    }
}

/// All pots and what goes back, as a sum where there is more than one pot.
fn whole(put_in: &PutIn) -> (Vec<(&'static str, Amount)>, Vec<Sum>) {
    let pots = &put_in.pots;
    let together = ("pots_together", pots.total());
    let name = |at: usize| if at == 0 { "main_pot" } else { "side_pot" };
    let terms = pots.list().iter().enumerate().map(|(at, pot)| Term::plus((name(at), pot.amount)));
    let terms: Terms = terms.collect();
    let sums = if pots.list().len() > 1 { vec![Sum::total(terms, together)] } else { Vec::new() };
    let mut amounts = vec![together];
    amounts.extend(pots.uncalled.map(|back| ("uncalled", back.amount)));
    (amounts, sums)
}

/// What is made of the award: its class, its table, its sums, and what is left over in all.
type Awarded = (Award, AmountTable, Vec<Sum>, Amount);

/// Who gets how much of each pot, by the book's rules on odd chips; none where the smallest chip is not known.
fn awarded(inputs: &dyn Inputs, put_in: &PutIn, told: &WonBy) -> Result<Option<Awarded>, CalculationError> {
    let pots = &told.won;
    let Some(chip) = smallest_chip(inputs, pots)? else {
        return Ok(None);
    };
    let halves = halves(inputs, pots, chip)?;
    let game = game_of(inputs, told, halves, chip)?;
    let low = pots.iter().any(|pot| !pot.low.is_empty());
    let (mut shared, mut sums) = (Shared::new(&put_in.seats, low), Vec::new());
    let (mut over, mut open) = (0, 0);
    for pot in pots {
        let left = shares::<usize>(pot, chip, Halves { odd_to: None, ..halves }, None).1;
        sums.extend(share_sums(pot, chip, halves));
        // Who comes first is only asked of the book where it matters.
        let first = match (among_equal(pot, halves, chip), game) {
            (false, _) if open_between(pot, halves, chip) => First::Nobody,
            (false, _) => First::Anybody,
            (true, None) => First::Nobody,
            (true, Some(game)) => first(inputs, game, told.hands, &put_in.seats)?,
        };
        let order = order_by(first, game.unwrap_or(Game::Holdem), &put_in.seats, told.hands, pot, SHOWDOWN)?;
        let (all, stays) = shares_of(pot, chip, halves, order.as_ref());
        shared.add(Cell::Amount(pot.amount), &all, order.as_ref(), stays);
        over += left;
        open += stays;
    }
    let award = match (over, open) {
        (0, _) => Award::Shared,
        (_, 0) => Award::OddChips,
        _ => Award::OddChipsOpen,
    };
    Ok(Some((award, shared.table("shares"), sums, over)))
}

/// The shares of a pot by the order of its winners, and what of it nobody gets. While a chip between the halves is open, nobody
/// knows what is left over in them, unless it goes to the same player by either half.
fn shares_of(pot: &Won, chip: Amount, halves: Halves, order: Option<&Order>) -> (Vec<Share>, Amount) {
    let place = order.map(|order| |side: Side, player: usize| order.place(side, player));
    let first = place.as_ref().map(|place| place as &dyn Fn(Side, usize) -> usize);
    if !open_between(pot, halves, chip) {
        return shares(pot, chip, halves, first);
    }
    let Some(player) = either_half(pot, chip, halves, first) else {
        return shares::<usize>(pot, chip, halves, None);
    };
    let (mut all, left) = shares(pot, chip, halves, first);
    all.push(Share { side: Side::Whole, player, even: 0, odd: chip });
    (all, left - chip)
}

/// The smallest chip in play, or one chip where nothing is shared; none where it is not known.
fn smallest_chip(inputs: &dyn Inputs, pots: &[Won]) -> Result<Option<Amount>, CalculationError> {
    if pots.iter().all(|pot| pot.high.len() <= 1 && pot.low.is_empty() || won_whole(pot)) {
        inputs.not_needed("chip");
        return Ok(Some(1));
    }
    let Some(chip) = known(inputs.chips("chip"))? else { return Ok(None) };
    in_whole_chips(pots, chip)?;
    Ok(Some(chip))
}

/// Whether a chip of a pot is left over between its halves.
fn between_halves(pot: &Won, whole_if_same: bool, chip: Amount) -> bool {
    let whole = won_whole(pot) || whole_if_same && same_both_ways(pot);
    !pot.low.is_empty() && pot.amount / chip % 2 == 1 && !whole
}

/// Whether a chip of a pot is left over between its halves and the book does not say to which it goes.
fn open_between(pot: &Won, halves: Halves, chip: Amount) -> bool {
    halves.odd_to.is_none() && between_halves(pot, halves.whole_if_same, chip)
}

/// Whether chips of a pot are left over among equal hands, to whichever half a chip between them goes that the book leaves open.
fn among_equal(pot: &Won, halves: Halves, chip: Amount) -> bool {
    let left = |odd_to: Side| shares::<usize>(pot, chip, Halves { odd_to: Some(odd_to), ..halves }, None).1 > 0;
    match halves.odd_to {
        Some(odd_to) => left(odd_to),
        None => left(Side::High) || left(Side::Low),
    }
}

/// The game, where something hangs on it: where chips are left over among equal hands. None where it is not known.
fn game_of(inputs: &dyn Inputs, told: &WonBy, halves: Halves, chip: Amount) -> Result<Option<Game>, CalculationError> {
    if told.game.is_some() {
        return Ok(told.game);
    }
    if !told.won.iter().any(|pot| among_equal(pot, halves, chip)) {
        inputs.not_needed(GAME);
        return Ok(None);
    }
    let game = known(game(inputs))?;
    let low = told.won.iter().any(|pot| !pot.low.is_empty());
    match game.filter(|game| low && !game.has_low()) {
        Some(_) => Err(CalculationError::impossible(SHOWDOWN, "no-low-half", [])),
        None => Ok(game),
    }
}

/// How the book divides pots between high and low. It is only asked where it matters.
fn halves(inputs: &dyn Inputs, pots: &[Won], chip: Amount) -> Result<Halves, CalculationError> {
    let whole_if_same = pots.iter().any(same_both_ways)
        && match inputs.value::<BothWays>()? {
            Some(BothWays::SplitEvenly) => true,
            // A book that names no exception shares each half as always.
            Some(BothWays::EachHalfApart) | None => false,
        };
    let odd_to = match pots.iter().any(|pot| between_halves(pot, whole_if_same, chip)) {
        false => None,
        true => match inputs.value::<OddHalf>()? {
            Some(OddHalf::High) => Some(Side::High),
            Some(OddHalf::Low) => Some(Side::Low),
            None => None,
        },
    };
    Ok(Halves { odd_to, whole_if_same })
}

/// Who comes first among equal hands by the book; nobody where it does not say so of the game, or where the cards that
/// decide were not told.
fn first(inputs: &dyn Inputs, game: Game, hands: Option<&Hands>, seats: &Seats) -> Result<First, CalculationError> {
    let first = match game {
        Game::Stud | Game::StudHiLo | Game::FiveCardStud => match inputs.value::<StudCard>()? {
            Some(StudCard::HighCardInHighestFive) => First::HighestOfFive,
            Some(StudCard::HighCard) => First::HighestCard,
            None => First::Nobody,
        },
        Game::Razz => match inputs.value::<RazzCard>()? {
            Some(RazzCard::HighCardInHighestFive) => First::HighestOfFive,
            Some(RazzCard::LowCard) => First::LowestCard,
            None => First::Nobody,
        },
        // A rule on all hold'em games is one on hold'em with a short deck, too.
        Game::Holdem | Game::ShortDeck => match inputs.value::<BySeat>()? {
            Some(BySeat::Holdem | BySeat::FlopGames | BySeat::AllButStud) => First::Seat,
            None => First::Nobody,
        },
        Game::Omaha | Game::OmahaHiLo | Game::Courchevel => match inputs.value::<BySeat>()? {
            Some(BySeat::FlopGames | BySeat::AllButStud) => First::Seat,
            Some(BySeat::Holdem) | None => First::Nobody,
        },
        Game::Draw | Game::DeuceToSeven | Game::Badugi | Game::AceToFive => match inputs.value::<BySeat>()? {
            Some(BySeat::AllButStud) => First::Seat,
            Some(BySeat::Holdem | BySeat::FlopGames) | None => First::Nobody,
        },
    };
    match first {
        First::Seat if seats.from_button.is_none() => Err(CalculationError::impossible("put-in", "seats-unknown", [])),
        First::HighestOfFive | First::HighestCard | First::LowestCard if hands.is_none() => Ok(First::Nobody),
        first => Ok(first),
    }
}
