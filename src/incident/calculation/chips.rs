//! What chips without a word come to: one chip, several, and chips added to those of an earlier bet.

use super::raising::{
    NO_YES, RAISE_AMOUNTS, RAISE_CLASSES, RAISE_PARAMETERS, SIZES_FACED, faced, measured, raise_classes,
};
use super::{Calculation, Inputs, Sum, Term, Trouble, UNKNOWN, Worked};
use crate::betting::{OneChipLess, one_chip_less};
use std::cmp::Ordering;

pub(super) const SEVERAL_CHIPS: Calculation = Calculation {
    name: "several-chips",
    inputs: &["round", "chips"],
    parameters: &RAISE_PARAMETERS,
    classes: &[
        ("chips-put", &["one", "equal", "mixed", UNKNOWN]),
        ("removal", &["not-above-the-call", "all-needed", "exactly-the-call", "more-than-the-call", UNKNOWN]),
        RAISE_CLASSES[0],
        RAISE_CLASSES[1],
        RAISE_CLASSES[2],
        RAISE_CLASSES[3],
        RAISE_CLASSES[4],
        RAISE_CLASSES[5],
    ],
    amounts: &[RAISE_AMOUNTS, &["smallest_chip", "rest"]],
    tables: &["players"],
    run: several_chips,
};

/// `round` is the betting so far, `chips` what a player with nothing in front put out at once.
fn several_chips(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let faced = faced(inputs)?;
    let less = chips(inputs, "chips")?;
    let bet = faced.facing.bet;
    let put_class = match less.chips {
        1 => 0,
        _ if less.equal => 1,
        _ => 2,
    };
    let removal = match less.against(bet) {
        _ if less.total <= bet => 0,
        Ordering::Less => 1,
        Ordering::Equal => 2,
        Ordering::Greater => 3,
    };
    let (mut amounts, measures) = measured(less.total, &faced);
    amounts.extend([("smallest_chip", less.smallest), ("rest", less.rest)]);
    let mut sums = Vec::new();
    if bet > 0 && less.total > bet {
        let terms = vec![Term::plus(("put", less.total)), Term::minus(("smallest_chip", less.smallest))];
        sums.push(Sum::total(terms, ("rest", less.rest)).proving("removal"));
        sums.push(Sum::compare(("rest", less.rest), ("bet", bet)).proving("removal"));
    }
    sums.extend(measures);
    let classes = [&[put_class, removal][..], &raise_classes(less.total, &faced)].concat();
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}

pub(super) const OVERSIZED_CHIP: Calculation = Calculation {
    name: "oversized-chip",
    inputs: &["round", "chip"],
    parameters: &RAISE_PARAMETERS,
    classes: &RAISE_CLASSES,
    amounts: &[RAISE_AMOUNTS],
    tables: &["players"],
    run: oversized_chip,
};

/// `round` is the betting so far, `chip` the value of the one chip that a player with nothing in front put out.
fn oversized_chip(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let faced = faced(inputs)?;
    let chip = inputs.chips("chip")?;
    let (amounts, sums) = measured(chip, &faced);
    let classes = raise_classes(chip, &faced).to_vec();
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}

pub(super) const PRIOR_BET_CHIPS: Calculation = Calculation {
    name: "prior-bet-chips",
    inputs: &["round", "own", "left", "added"],
    parameters: &RAISE_PARAMETERS,
    classes: &[
        ("pulled-back", &["none", "part", "all", UNKNOWN]),
        ("new-chips", &["one", "several", UNKNOWN]),
        ("covers", NO_YES),
        ("size", SIZES_FACED),
        RAISE_CLASSES[1],
        RAISE_CLASSES[2],
        RAISE_CLASSES[4],
        RAISE_CLASSES[5],
    ],
    amounts: &[RAISE_AMOUNTS, &["own", "left", "added"]],
    tables: &["players"],
    run: prior_bet_chips,
};

/// `round` is the betting so far, `own` what the player had in front before, `left` what still lies there of it, `added`
/// the new chips.
fn prior_bet_chips(inputs: &dyn Inputs) -> Result<Worked, Trouble> {
    let faced = faced(inputs)?;
    if faced.facing.bet == 0 {
        return Err(Trouble::impossible("round", "nothing-faced", []));
    }
    let own = inputs.chips("own")?;
    let covers = u8::from(own >= faced.facing.bet);
    inputs.settle("covers", covers);
    let left = inputs.chips("left")?;
    if left > own {
        return Err(Trouble::impossible("left", "more-left-than-own", [("left", left), ("own", own)]));
    }
    let pulled = match left {
        _ if left == own => 0,
        0 => 2,
        _ => 1,
    };
    inputs.settle("pulled-back", pulled);
    let new = chips(inputs, "added")?;
    let total = left.saturating_add(new.total);
    let (mut amounts, measures) = measured(total, &faced);
    amounts.extend([("own", own), ("left", left), ("added", new.total)]);
    let terms = vec![Term::plus(("left", left)), Term::plus(("added", new.total))];
    let mut sums = vec![Sum::total(terms, ("put", total))];
    sums.extend(measures);
    let several = u8::from(new.chips > 1);
    let [size, above_most, structure, _, half_by_total, short_before] = raise_classes(total, &faced);
    let classes = vec![pulled, several, covers, size, above_most, structure, half_by_total, short_before];
    Ok(Worked { tables: faced.tables, ..Worked::new(classes, amounts, sums) })
}

fn chips(inputs: &dyn Inputs, fact: &'static str) -> Result<OneChipLess, Trouble> {
    one_chip_less(inputs.piles(fact)?).map_err(|_| Trouble::impossible(fact, "no-chips", []))
}
