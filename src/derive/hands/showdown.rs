//! Who won each pot: as it was told, or as the hands that were shown read.

use crate::{AmountTable, CalculationError, Cell};
use floorbook_poker::betting::round::{PlayerName, Pot, Pots};
use floorbook_poker::cards::{Category, Game, Read, read};
use floorbook_poker::showdown::{Hands, PutIn, Winners, Won};

/// The fact that tells the winners or the hands.
pub(crate) const SHOWDOWN: &str = "showdown";

/// The pots that somebody can win, with those who won them as they were told. `other_order`: the pots by the other order of ante and
/// blind; winners that were told for those win what the same players play for.
///
/// # Errors
/// Winners of other pots than there are, or somebody who does not play for the pot.
pub(crate) fn as_told(
    put_in: &PutIn,
    winners: &Winners,
    other_order: Option<&Pots>,
) -> Result<Vec<Won>, CalculationError> {
    let pots = put_in.pots.list();
    let told = told_for(pots, winners, other_order).ok_or_else(|| {
        let counts = [("pots", pots.len() as u64), ("won", winners.pots.len() as u64)];
        CalculationError::impossible(SHOWDOWN, "other-pots", counts)
    })?;
    let place = |pot: &Pot, winner: &usize| {
        let name = winners.seats.name(*winner);
        let player = put_in
            .seats
            .place(name)
            .ok_or_else(|| CalculationError::impossible_of(SHOWDOWN, "unknown-player", name))?;
        let plays = pot.players.contains(player).then_some(player);
        plays.ok_or_else(|| CalculationError::impossible_of(SHOWDOWN, "not-in-pot", name))
    };
    let won = |(pot, [high, low]): (&Pot, &TwoHalves)| {
        let side = |side: &[usize]| side.iter().map(|winner| place(pot, winner)).collect::<Result<Vec<_>, _>>();
        Ok(Won { amount: pot.amount, high: side(high)?, low: side(low)? })
    };
    pots.iter().zip(told).map(won).collect()
}

/// The winners of the whole pot or its high half, and of its low half.
type TwoHalves = [Vec<usize>; 2];

/// The winners that were told for each of some pots; none where they were told for other ones.
fn told_for<'a>(pots: &[Pot], winners: &'a Winners, other_order: Option<&Pots>) -> Option<Vec<&'a TwoHalves>> {
    if winners.pots.len() == pots.len() {
        return Some(winners.pots.iter().collect());
    }
    let other = other_order.map(Pots::list).filter(|other| other.len() == winners.pots.len())?;
    let same_players = |pot: &Pot| other.iter().position(|other| other.players == pot.players);
    pots.iter().map(|pot| winners.pots.get(same_players(pot)?)).collect()
}

/// What the hand of a player reads as.
pub(crate) struct HandRead {
    /// For the whole pot, or for its high half.
    pub high: Read,
    /// For the low half, where it qualifies.
    pub low: Option<Read>,
}

/// An input, or none where it is not known.
pub(crate) fn known<T>(input: Result<T, CalculationError>) -> Result<Option<T>, CalculationError> {
    match input {
        Ok(input) => Ok(Some(input)),
        Err(CalculationError::MissingFact) => Ok(None),
        Err(impossible) => Err(impossible),
    }
}

/// Whether a player plays for any pot.
fn plays(put_in: &PutIn, player: usize) -> bool {
    put_in.pots.list().iter().any(|pot| pot.players.contains(player))
}

/// Whether everybody who plays for a pot has shown a hand, and nobody else.
///
/// # Errors
/// A hand that is missing, or one of somebody who plays for nothing.
pub(crate) fn shown_by_all(put_in: &PutIn, hands: &Hands) -> Result<(), CalculationError> {
    for name in &hands.players {
        match put_in.seats.place(name) {
            None => return Err(CalculationError::impossible_of(SHOWDOWN, "unknown-player", &**name)),
            Some(player) if !plays(put_in, player) => {
                return Err(CalculationError::impossible_of(SHOWDOWN, "not-in-pot", &**name));
            }
            Some(_) => {}
        }
    }
    let mut players = put_in.seats.players.iter().enumerate();
    match players.find(|(player, name)| plays(put_in, *player) && hands.of(name).is_none()) {
        Some((_, name)) => Err(CalculationError::impossible_of(SHOWDOWN, "hand-missing", &**name)),
        None => Ok(()),
    }
}

/// What the hands read as that were shown; none for a player who has folded.
///
/// # Errors
/// A hand with too many or too few cards for the game; a board that the game does not have.
pub(crate) fn reads(put_in: &PutIn, hands: &Hands, game: Game) -> Result<Vec<Option<HandRead>>, CalculationError> {
    let of = |(player, name): (usize, &PlayerName)| match plays(put_in, player) {
        true => read_of(name, hands, game, SHOWDOWN).map(Some),
        false => Ok(None),
    };
    put_in.seats.players.iter().enumerate().map(of).collect()
}

/// What the hand of a player reads as, with the board; `input` is the fact that tells both.
///
/// # Errors
/// No hand of this player, or one with too many or too few cards for the game; a board that the game does not have.
pub(crate) fn read_of(
    name: &str,
    hands: &Hands,
    game: Game,
    input: &'static str,
) -> Result<HandRead, CalculationError> {
    let of = |key| CalculationError::impossible_of(input, key, name);
    let board = match (game.has_board(), hands.board.len()) {
        (true, 5) | (false, 0) => 0,
        // A community card on seventh street.
        (false, 1) if game.hole_cards().1 > 5 => 1,
        (true, _) => return Err(CalculationError::impossible(input, "board-cards", [])),
        (false, _) => return Err(CalculationError::impossible(input, "no-board", [])),
    };
    let (least, most) = game.hole_cards();
    let own = hands.of(name).ok_or_else(|| of("hand-missing"))?;
    if let Some(card) = own.iter().chain(&hands.board).find(|card| card.rank() < game.lowest_card()) {
        return Err(CalculationError::impossible_of(input, "not-in-this-deck", card.to_string()));
    }
    let high = read(game, false, own, &hands.board).filter(|_| (least..=most - board).contains(&own.len()));
    let high = high.ok_or_else(|| of("hole-cards"))?;
    let low = if game.has_low() { read(game, true, own, &hands.board) } else { None };
    Ok(HandRead { high, low })
}

/// The pots with those who won them, as the hands read.
pub(crate) fn as_read(put_in: &PutIn, reads: &[Option<HandRead>]) -> Vec<Won> {
    let of = |player: usize| reads.get(player).and_then(Option::as_ref);
    let won = |pot: &Pot| {
        let players: Vec<usize> = pot.players.iter().collect();
        let high = strongest(&players, |player| Some(of(player)?.high.strength));
        Won { amount: pot.amount, high, low: strongest(&players, |player| Some(of(player)?.low?.strength)) }
    };
    put_in.pots.list().iter().map(won).collect()
}

/// Those of some players whose hands are the strongest, by a strength that not every hand has.
pub(crate) fn strongest(players: &[usize], strength: impl Fn(usize) -> Option<u32>) -> Vec<usize> {
    let best = players.iter().filter_map(|player| strength(*player)).max();
    players.iter().copied().filter(|player| best.is_some() && strength(*player) == best).collect()
}

const COLUMNS: &[&str] = &["player", "hand", "cards"];

/// What each hand reads as, as a table.
pub(crate) fn hands_table<'a>(
    players: &[PlayerName],
    reads: impl Iterator<Item = Option<&'a HandRead>>,
    game: Game,
) -> AmountTable {
    let row = |player: &PlayerName, word: &'static str, read: &Read| {
        let cards: Vec<String> = read.cards().iter().map(ToString::to_string).collect();
        [Cell::Player(player.clone()), Cell::Word(word), Cell::Player(cards.join(" ").into())]
    };
    let mut rows = Vec::new();
    for (player, hand) in players.iter().zip(reads) {
        let Some(hand) = hand else { continue };
        let lowball = game.is_lowball() && hand.high.category == Category::HighCard;
        rows.push(row(player, if lowball { "low" } else { hand.high.category.key() }, &hand.high));
        rows.extend(hand.low.as_ref().map(|low| row(player, "low", low)));
    }
    AmountTable::new("hands", COLUMNS, rows)
}
