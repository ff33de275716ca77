//! How tables stand to each other: which one stops, and who moves where until they are balanced.
//!
//! Who moves is the player who is big blind next; the seat is the worst one that is empty: that of the big blind, or else the
//! one that becomes big blind soonest, never the small blind (11-A, 10-A, 2.4-A).

use super::slip::TableCount;

/// How far apart balanced tables may be: one player, since more can be made less by a move.
pub const BALANCED: u64 = 1;

/// What is short of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped {
    /// How many players it is short.
    pub short: u64,
    /// Whether it stops.
    pub stops: bool,
}

/// When a table stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// From so many players short on.
    Short(u64),
    /// With fewer players than that.
    Fewer(u64),
    /// By no number.
    None,
}

/// Which tables stop, and how many players each is short of `of`, the fullest table or a full one.
#[must_use]
pub fn stopped(tables: &[TableCount], limit: Limit, of: u64) -> Vec<Stopped> {
    let one = |table: &TableCount| {
        let short = of.saturating_sub(table.players);
        let stops = match limit {
            Limit::Short(limit) => short >= limit,
            Limit::Fewer(needed) => table.players < needed,
            Limit::None => false,
        };
        Stopped { short, stops }
    };
    tables.iter().map(one).collect()
}

/// The most players at one of the tables.
#[must_use]
pub fn fullest(tables: &[TableCount]) -> u64 {
    tables.iter().map(|table| table.players).max().unwrap_or(0)
}

/// A player who moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The table, by its place on the slip.
    pub from: usize,
    /// The player's seat there, where the slip tells who is big blind next.
    pub from_seat: Option<u64>,
    /// The new table.
    pub to: usize,
    /// The new seat, where the slip tells which are empty.
    pub to_seat: Option<u64>,
    /// Whether the new seat is big blind in the next hand.
    pub big_blind: Option<bool>,
}

/// Why tables cannot be balanced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BalanceFault {
    /// There is no empty seat for the player at this table.
    NoSeat(usize),
}

/// A table while players move.
struct Seats {
    /// By its place on the slip.
    at: usize,
    name: String,
    players: u64,
    /// Those of it who are still to move on, the next big blind first.
    movers: Vec<u64>,
    /// The empty seats with whether they are big blind, the worst last; none where they are not told.
    empty: Option<Vec<(u64, bool)>>,
}

impl Seats {
    fn new(at: usize, table: &TableCount, single: bool) -> Self {
        let seats = table.players + table.empty.len() as u64;
        let taken = |seat: &u64| !table.empty.contains(seat);
        let ring = |from: u64| (0..seats).map(move |step| (from - 1 + step) % seats + 1);
        let movers = table.big_blind.map_or_else(Vec::new, |next| ring(next).filter(taken).collect());
        let empty = table.big_blind.filter(|_| !table.empty.is_empty()).map(|next| {
            let before = ring(next).rfind(taken);
            let small = table.small_blind.or(before).unwrap_or(next);
            // From the seat behind the small blind on: before the big blind of now it becomes the big blind itself.
            let behind = |seat: u64| (seat + seats - small) % seats;
            let mut list: Vec<u64> = table.empty.iter().copied().filter(|seat| *seat != small).collect();
            list.sort_by_key(|seat| std::cmp::Reverse(behind(*seat)));
            let mut list: Vec<(u64, bool)> = list.into_iter().map(|seat| (seat, behind(seat) < behind(next))).collect();
            if single && lone_blind(table) == Some(small) && list.last().is_none_or(|(_, big_blind)| !big_blind) {
                list.push((small, true));
            }
            list
        });
        Self { at, name: table.name.clone(), players: table.players, movers, empty }
    }
}

/// The seat of the small blind, where it is empty: the last big blind is out, and whoever sits there would be the only big
/// blind of the next hand.
fn lone_blind(table: &TableCount) -> Option<u64> {
    table.small_blind.filter(|small| table.empty.contains(small))
}

/// The moves that balance the tables, the fewest that do, each from the fullest to the shortest; among equals by name. `single`:
/// whether a player can be seated as the only big blind.
///
/// # Errors
/// [`BalanceFault::NoSeat`].
pub fn balance(tables: &[TableCount], single: bool) -> Result<Vec<Move>, BalanceFault> {
    let seats = |(at, table)| Seats::new(at, table, single);
    let mut list: Vec<Seats> = tables.iter().enumerate().map(seats).collect();
    list.sort_by(|one, other| one.name.len().cmp(&other.name.len()).then_with(|| one.name.cmp(&other.name)));
    let mut moves = Vec::new();
    loop {
        let most = (0..list.len()).rev().max_by_key(|at| list[*at].players);
        let least = (0..list.len()).min_by_key(|at| list[*at].players);
        let (Some(from), Some(to)) = (most, least) else {
            return Ok(moves);
        };
        if list[from].players - list[to].players <= BALANCED {
            return Ok(moves);
        }
        let from_seat = match list[from].movers.is_empty() {
            true => None,
            false => Some(list[from].movers.remove(0)),
        };
        let seat = match &mut list[to].empty {
            Some(empty) => Some(empty.pop().ok_or(BalanceFault::NoSeat(list[to].at))?),
            None => None,
        };
        if let (Some((_, true)), Some(empty)) = (seat, &mut list[to].empty) {
            // One player is big blind in a hand: whoever comes next to this table has it later.
            empty.iter_mut().for_each(|(_, big_blind)| *big_blind = false);
        }
        list[from].players -= 1;
        list[to].players += 1;
        moves.push(Move {
            from: list[from].at,
            from_seat,
            to: list[to].at,
            to_seat: seat.map(|(seat, _)| seat),
            big_blind: seat.map(|(_, big_blind)| big_blind),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn table(name: &str, players: u64) -> TableCount {
        TableCount {
            name: name.to_owned(),
            players,
            big_blind: None,
            small_blind: None,
            empty: Vec::new(),
            opened_last: None,
        }
    }

    #[test]
    fn a_table_stops_from_the_limit_on() {
        let tables = [table("A", 5), table("B", 8), table("C", 6)];
        let stops = |limit| stopped(&tables, limit, fullest(&tables)).iter().map(|one| one.stops).collect::<Vec<_>>();
        assert_eq!(stops(Limit::Short(3)), [true, false, false]);
        assert_eq!(stops(Limit::Short(2)), [true, false, true]);
        assert_eq!(stops(Limit::Fewer(6)), [true, false, false]);
        assert_eq!(stops(Limit::None), [false, false, false]);
        // What a table is short of is measured against the fullest, whatever makes it stop.
        let short = stopped(&tables, Limit::Fewer(3), fullest(&tables));
        assert_eq!(short.iter().map(|one| one.short).collect::<Vec<_>>(), [3, 0, 2]);
    }

    #[test]
    fn the_next_big_blind_takes_the_worst_empty_seat() {
        let big = TableCount { big_blind: Some(4), ..table("T1", 9) };
        let short = |empty: &[u64], small| TableCount {
            big_blind: Some(7),
            small_blind: small,
            empty: empty.to_vec(),
            ..table("T2", 9 - empty.len() as u64)
        };
        let moved = |empty: &[u64], small| {
            let moves = balance(&[big.clone(), short(empty, small)], false).expect("there is a seat");
            (moves.len(), moves[0].from_seat, moves[0].to_seat, moves[0].big_blind)
        };
        // 6 is between the small blind, 5, and the next big blind, 7: it becomes the big blind.
        assert_eq!(moved(&[2, 6, 8], None), (1, Some(4), Some(6), Some(true)));
        // No such seat: the one that is big blind soonest.
        assert_eq!(moved(&[1, 2, 8], None), (1, Some(4), Some(8), Some(false)));
        // The dead small blind is never it.
        assert_eq!(moved(&[2, 6, 9], Some(6)), (1, Some(4), Some(9), Some(false)));
    }

    #[test]
    fn the_only_big_blind_is_the_worst_seat_where_the_last_one_is_out() {
        let big = TableCount { big_blind: Some(2), ..table("T1", 9) };
        let short = |empty: &[u64], small| TableCount {
            big_blind: Some(6),
            small_blind: small,
            empty: empty.to_vec(),
            ..table("T2", 9 - empty.len() as u64)
        };
        let moved = |empty: &[u64], small, single| {
            let moves = balance(&[big.clone(), short(empty, small)], single).expect("there is a seat");
            (moves[0].to_seat, moves[0].big_blind)
        };
        assert_eq!(moved(&[5, 9], Some(5), true), (Some(5), Some(true)));
        assert_eq!(moved(&[5, 9], Some(5), false), (Some(9), Some(false)));
        // The seat of the small blind is taken, or was not told to be empty.
        assert_eq!(moved(&[8, 9], Some(5), true), (Some(8), Some(false)));
        assert_eq!(moved(&[8, 9], None, true), (Some(8), Some(false)));
        // Nothing but that seat is empty: nobody can come in otherwise.
        let only = TableCount { players: 7, ..short(&[5], Some(5)) };
        let at = |single| balance(&[big.clone(), only.clone()], single).map(|moves| moves[0].to_seat);
        assert_eq!((at(true), at(false)), (Ok(Some(5)), Err(BalanceFault::NoSeat(1))));
    }

    #[test]
    fn only_one_of_two_is_big_blind_at_once() {
        let big = |name: &str, next| TableCount { big_blind: Some(next), ..table(name, 9) };
        let short = TableCount { big_blind: Some(7), small_blind: Some(4), empty: vec![5, 6, 8, 9], ..table("T3", 5) };
        let moves = balance(&[big("T1", 4), big("T2", 2), short], false).expect("there are seats");
        assert_eq!(
            moves.iter().map(|one| (one.to_seat, one.big_blind)).collect::<Vec<_>>(),
            [(Some(5), Some(true)), (Some(6), Some(false)),]
        );
    }

    #[test]
    fn who_moves_next_is_the_one_behind() {
        let big = TableCount { big_blind: Some(8), ..table("T1", 9) };
        let moves = balance(&[big, table("T2", 5)], false).expect("moves");
        assert_eq!(moves.iter().map(|one| one.from_seat).collect::<Vec<_>>(), [Some(8), Some(9)]);
    }

    proptest! {
        #[test]
        fn tables_end_balanced_by_the_fewest_moves_in_any_order(counts in prop::collection::vec(1_u64..11, 1..8)) {
            let tables: Vec<TableCount> =
                counts.iter().enumerate().map(|(at, players)| table(&format!("T{at}"), *players)).collect();
            let moves = balance(&tables, false).expect("no seat is told");
            let mut after = counts.clone();
            for one in &moves {
                after[one.from] -= 1;
                after[one.to] += 1;
            }
            prop_assert!(after.iter().max().zip(after.iter().min()).is_some_and(|(most, least)| most - least <= BALANCED));
            // Nobody moves without need: as many as are above their share, the extra ones staying where most are.
            let (all, at_tables) = (counts.iter().sum::<u64>(), counts.len() as u64);
            let (share, extra) = (all / at_tables, all % at_tables);
            let mut sorted = counts.clone();
            sorted.sort_unstable_by(|one, other| other.cmp(one));
            let above: u64 = sorted.iter().enumerate().map(|(at, players)| players.saturating_sub(share + u64::from((at as u64) < extra))).sum();
            prop_assert_eq!(moves.len() as u64, above);
            let turned: Vec<TableCount> = tables.iter().rev().cloned().collect();
            let named = |moves: &[Move], of: &[TableCount]| -> Vec<(String, String)> {
                moves.iter().map(|one| (of[one.from].name.clone(), of[one.to].name.clone())).collect()
            };
            prop_assert_eq!(named(&moves, &tables), named(&balance(&turned, false).expect("no seat"), &turned));
        }
    }
}
