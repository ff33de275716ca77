//! Bets of a wrong size that others have acted on: what they should have been, and what each player adds or gets back.

use super::minimum::{MINIMUM, least_sum};
use super::raising::{HALF_PERCENT, NO_YES, STRUCTURES, structure_class};
use super::told::{Played, Told};
use super::{AmountTable, Calculation, Cell, Inputs, Stand, Sum, Term, Trouble, UNKNOWN, Worked};
use crate::betting::round::Structure;
use crate::betting::{Amount, part};

/// Where too little was bet, and where too much was.
const COLUMNS_UP: &[&str] = &["player", "put", "action", "adds", "total"];
const COLUMNS_DOWN: &[&str] = &["player", "put", "action", "gets_back", "total"];

pub(super) const UNDERBET: Calculation = Calculation {
    name: "underbet-underraise",
    inputs: &["round"],
    parameters: &[MINIMUM, HALF_PERCENT],
    classes: &[
        ("wrong", &["nothing", "underbet", "underraise", UNKNOWN]),
        // Whether somebody has raised above it since, so that there is nothing left to correct.
        ("raised-since", NO_YES),
        ("structure", STRUCTURES),
        // Whether it was a raise of less than half the bet or raise before, which without a word is only a call.
        ("below-half", NO_YES),
    ],
    amounts: &[&["bet", "raise_before", "put", "least", "short", "to_add"]],
    tables: &["players", "corrections"],
    run: underbet,
};

/// `round` is the betting with the short bet or raise in it: the first one that is no all-in is the one meant.
fn underbet(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let told = Told::of(inputs)?;
    let setup = &told.line.setup;
    let structure = structure_class(setup.structure);
    let Some((act, made, least)) = told.acts.iter().find_map(short) else {
        return Ok(Worked {
            tables: vec![told.table(true)],
            ..Worked::new(vec![0, 0, structure, 0], Vec::new(), Vec::new())
        });
    };
    let before = act.before.bet();
    let raised_since = told.round.bet() > made;
    let full = act.before.full_raise();
    let below_half = match inputs.parameter("half-percent") {
        Stand::Number(percent) if before > 0 => made - before < part(percent, full),
        _ => false,
    };
    let mut sums: Vec<Sum> = least_sum(before, full, least).into_iter().collect();
    let short = least - made;
    sums.push(Sum::total(vec![Term::plus(("least", least)), Term::minus(("put", made))], ("short", short)));
    let amounts = vec![
        ("bet", before),
        ("raise_before", full),
        ("put", made),
        ("least", least),
        ("short", short),
        ("to_add", short),
    ];
    let tables = vec![told.table(true), corrected(&told, made, least)];
    let wrong = if before == 0 { 1 } else { 2 };
    Ok(Worked {
        tables,
        ..Worked::new(vec![wrong, u8::from(raised_since), structure, u8::from(below_half)], amounts, sums)
    })
}

/// The total of an act that bet or raised too little without being all-in, and the least that it should have been.
fn short<'a, 'b>(act: &'b Played<'a>) -> Option<(&'b Played<'a>, Amount, Amount)> {
    let made = act.raised_to()?;
    let least = act.before.position(act.player).least()?;
    (made < least && !act.all_in).then_some((act, made, least))
}

/// What each player with a hand has in front, and what is added or given back when a bet of `made` becomes `total`.
fn corrected(told: &Told, made: Amount, total: Amount) -> AmountTable {
    let row = |player: usize| {
        let position = told.round.position(player);
        // A player with fewer chips adds what is left and is all-in.
        let adds = total.saturating_sub(position.put).min(position.behind.unwrap_or(Amount::MAX));
        let back = position.put.saturating_sub(total);
        let moves = if made < total { adds } else { back };
        let concerned = !position.folded && position.put >= made && moves > 0;
        let amount = |amount: Amount| if concerned { Cell::Amount(amount) } else { Cell::Empty };
        vec![
            Cell::Player(told.name(player)),
            Cell::Amount(position.put),
            Cell::Word(told.action(player)),
            amount(moves),
            amount(position.put + adds - back),
        ]
    };
    let columns = if made < total { COLUMNS_UP } else { COLUMNS_DOWN };
    let rows = (0..told.line.players.len()).map(row).collect();
    AmountTable { name: "corrections", read_back: false, columns, rows }
}

pub(super) const POT_LIMIT_MISCOUNT: Calculation = Calculation {
    name: "pot-limit-miscount",
    inputs: &["round"],
    parameters: &[MINIMUM],
    classes: &[("count", &["right", "too-high", "too-low", "no-bet", UNKNOWN]), ("structure", STRUCTURES)],
    amounts: &[&["bet", "pot", "to_call", "pot_after_call", "most", "put", "over", "short"]],
    tables: &["players", "corrections"],
    run: pot_limit_miscount,
};

/// `round` is the betting with the pot bet in it: the last bet or raise of the line is the one meant.
fn pot_limit_miscount(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let told = Told::of(inputs)?;
    let setup = &told.line.setup;
    let structure = structure_class(setup.structure);
    let last = told.acts.iter().rfind(|act| act.raised_to().is_some());
    let pot = last.and_then(|act| Some((act, act.raised_to()?, pot_sum(act)?)));
    let Some((act, made, pot)) = pot.filter(|_| setup.structure == Structure::PotLimit) else {
        return Ok(Worked {
            tables: vec![told.table(true)],
            ..Worked::new(vec![3, structure], Vec::new(), Vec::new())
        });
    };
    let count = match made.cmp(&pot.most) {
        // A player's last chips are no count of the pot.
        std::cmp::Ordering::Less if act.all_in => 0,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => 1,
        std::cmp::Ordering::Less => 2,
    };
    let mut amounts = pot.amounts();
    amounts.extend([("put", made), ("over", made.saturating_sub(pot.most)), ("short", pot.most.saturating_sub(made))]);
    let mut sums = pot.sums();
    sums.push(Sum::compare(("put", made), ("most", pot.most)));
    let tables = vec![told.table(true), corrected(&told, made, pot.most)];
    Ok(Worked { tables, ..Worked::new(vec![count, structure], amounts, sums) })
}

/// The pot as the most that a player may bet or raise to, with what it is made of.
struct PotSum {
    bet: Amount,
    pot: Amount,
    to_call: Amount,
    most: Amount,
}

/// The pot that a player could bet before an act; none where the structure sets no such limit.
fn pot_sum(act: &Played) -> Option<PotSum> {
    let position = act.before.position(act.player);
    let bet = act.before.bet();
    // The stack does not matter for the size of the pot.
    let most = act.before.pot_bet(position.put)?;
    Some(PotSum { bet, pot: act.before.counted_pot(), to_call: bet - position.put.min(bet), most })
}

impl PotSum {
    fn amounts(&self) -> Vec<(&'static str, Amount)> {
        let after = self.pot + self.to_call;
        vec![
            ("bet", self.bet),
            ("pot", self.pot),
            ("to_call", self.to_call),
            ("pot_after_call", after),
            ("most", self.most),
        ]
    }

    fn sums(&self) -> Vec<Sum> {
        let (pot, call) = (("pot", self.pot), ("to_call", self.to_call));
        let after = ("pot_after_call", self.pot + self.to_call);
        let mut sums = vec![Sum::total(vec![Term::plus(pot), Term::plus(call)], after)];
        // A pot below the least bet is no limit: the least bet may be made in any case.
        if self.bet + after.1 == self.most {
            sums.push(Sum::total(vec![Term::plus(("bet", self.bet)), Term::plus(after)], ("most", self.most)));
        }
        sums
    }
}

pub(super) const POT_LIMIT_MAXIMUM: Calculation = Calculation {
    name: "pot-limit-maximum",
    inputs: &["round"],
    parameters: &[MINIMUM],
    classes: &[
        ("structure", STRUCTURES),
        ("street", &["before-the-flop", "after-the-flop", UNKNOWN]),
        ("short-blind", NO_YES),
    ],
    amounts: &[&["in_the_middle", "in_front", "short_blind", "bet", "pot", "to_call", "pot_after_call", "most"]],
    tables: &["players"],
    run: pot_limit_maximum,
};

/// `round` is the betting so far. The amounts are those of a player who has nothing in front; what the others may bet is
/// in the table.
fn pot_limit_maximum(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let told = Told::of(inputs)?;
    let setup = &told.line.setup;
    let round = &told.round;
    let short = round.short_blinds();
    let preflop = setup.street == crate::betting::round::Street::Preflop;
    let classes = vec![structure_class(setup.structure), u8::from(!preflop), u8::from(short > 0)];
    let tables = vec![told.table_of_most()];
    let Some(most) = round.pot_bet(0) else {
        return Ok(Worked { tables, ..Worked::new(classes, Vec::new(), Vec::new()) });
    };
    let pot = PotSum { bet: round.bet(), pot: round.counted_pot(), to_call: round.bet(), most };
    let middle = ("in_the_middle", round.chips() - round.in_front());
    let front = ("in_front", round.in_front());
    let mut terms = vec![Term::plus(middle), Term::plus(front)];
    let mut amounts = vec![middle, front, ("short_blind", short)];
    amounts.extend(pot.amounts());
    if short > 0 {
        terms.push(Term::plus(("short_blind", short)));
    }
    let mut sums = vec![Sum::total(terms, ("pot", pot.pot))];
    sums.extend(pot.sums());
    Ok(Worked { tables, ..Worked::new(classes, amounts, sums) })
}
