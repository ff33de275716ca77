//! Hand for hand: the prizes of players who go out in the same hand.

use super::*;
use floorbook_poker::tournament::{Paid, Shares, pay, same_name};

class! {
    /// Who went out.
    pub(crate) enum WhoIsOut = "who-is-out" {
        One = "one",
        OneTable = "one-table",
        SeveralTables = "several-tables",
    }
}

class! {
    /// Whether one of their places is paid.
    pub(crate) struct InTheMoney(bool) = "in-the-money";
}

class! {
    /// Whether as many are left now as are paid: the last who went out without a prize was the bubble.
    pub(crate) struct BubbleBurst(bool) = "bubble-burst";
}

class! {
    /// Whether the players were in the money before the hand.
    pub(crate) struct PaidAlready(bool) = "paid-already";
}

class! {
    /// Whether two players went out, and the place above theirs has another prize than the better of theirs.
    pub(crate) struct AboveDiffers(bool) = "above-differs";
}

class! {
    /// Whether the prizes of their places can be shared to the cent.
    pub(crate) struct SharesEven(bool) = "shares-even";
}

classes! {
    pub(crate) struct PayoutClasses {
        who: WhoIsOut,
        in_the_money: InTheMoney,
        bubble_burst: BubbleBurst,
        paid_already: PaidAlready,
        above_differs: AboveDiffers,
        shares_even: SharesEven,
    }
}

const COLUMNS: &[&str] = &["player", "table", "stack", "place", "prize"];

pub(crate) struct HandForHandPayout;

impl Calculate for HandForHandPayout {
    type Classes = PayoutClasses;
    const NAME: &'static str = "hand-for-hand-payout";
    const INPUTS: &'static [&'static str] = &["players-left", "prizes", "out"];
    const PARAMETERS: &'static [Parameter] = &[];
    const AMOUNTS: &'static [&'static [&'static str]] = &[&[
        "players_left",
        "paid_places",
        "players_out",
        "best_place",
        "place_above",
        "last_place",
        "prize_each",
        "prize_above",
        "prize_shared",
        "prize_pool",
    ]];
    const TABLES: &'static [&'static str] = &["full-each", "full-above", "shared", "by-stack"];

    /// `players-left` is the number of players at the start of the hand, `out` those who went out in it.
    fn run(inputs: &dyn Inputs) -> Result<Calculated<PayoutClasses>, CalculationError> {
        let left = inputs.count("players-left")?;
        let prizes = inputs.prizes("prizes")?;
        let out = inputs.out("out")?;
        let paid = |shares| pay(left, prizes, out, shares);
        let too_many =
            |_| CalculationError::impossible("out", "more-out-than-left", [("out", out.len() as u64), ("left", left)]);
        let (full, shared) = (paid(Shares::FullEach).map_err(too_many)?, paid(Shares::Shared).map_err(too_many)?);
        let above = paid(Shares::FullAbove).map_err(too_many)?;
        // Without the stacks there is no table by the stacks.
        let by_stack = paid(Shares::ByStack).ok();
        let count = out.len() as u64;
        let best = left - count + 1;
        let places = prizes.len() as u64;
        let first = |paid: &[Paid]| paid.first().map_or(0, |paid| paid.prize);
        let least = shared.last().map_or(0, |paid| paid.prize);
        let classes = PayoutClasses {
            who: who(out),
            in_the_money: InTheMoney(best <= places),
            bubble_burst: BubbleBurst(left - count == places),
            paid_already: PaidAlready(left <= places),
            above_differs: AboveDiffers(count == 2 && first(&above) != first(&full)),
            shares_even: SharesEven(first(&shared) == least),
        };
        let mut amounts = vec![
            ("players_left", left),
            ("paid_places", prizes.len() as u64),
            ("players_out", count),
            ("best_place", best),
            ("place_above", best.saturating_sub(1).max(1)),
            ("last_place", left),
            ("prize_each", first(&full)),
            ("prize_above", first(&above)),
            ("prize_pool", shared.iter().map(|paid| paid.prize).sum()),
        ];
        if classes.shares_even.0 {
            amounts.push(("prize_shared", least));
        }
        let mut tables =
            vec![table("full-each", out, &full), table("full-above", out, &above), table("shared", out, &shared)];
        tables.extend(by_stack.map(|paid| table("by-stack", out, &paid)));
        Ok(Calculated { tables, ..Calculated::new(classes, amounts, Vec::new()) })
    }
}

/// Whether all of them sat at one table. Where a table was not told it can be another one.
fn who(out: &[Out]) -> WhoIsOut {
    let same = |one: &Out, other: &Out| {
        one.table.as_deref().zip(other.table.as_deref()).is_some_and(|(one, other)| same_name(one, other))
    };
    match out {
        [] | [_] => WhoIsOut::One,
        [first, rest @ ..] => match rest.iter().all(|one| same(one, first)) {
            true => WhoIsOut::OneTable,
            false => WhoIsOut::SeveralTables,
        },
    }
}

fn table(name: &'static str, out: &[Out], paid: &[Paid]) -> AmountTable {
    let row = |paid: &Paid| {
        let player = &out[paid.out];
        let place = match paid.from == paid.to {
            true => Cell::Amount(paid.from),
            false => Cell::Player(format!("{}–{}", paid.from, paid.to).into()),
        };
        [
            Cell::Player(player.player.as_str().into()),
            player.table.as_deref().map_or(Cell::Empty, |table| Cell::Player(table.into())),
            player.stack.map_or(Cell::Empty, Cell::Amount),
            place,
            Cell::Money(paid.prize),
        ]
    };
    AmountTable::new(name, COLUMNS, paid.iter().map(row))
}
