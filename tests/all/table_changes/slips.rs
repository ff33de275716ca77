//! Slips and ends of hands made up from chance.

use super::dice::Dice;
use floorbook::incident::ShowdownKind;
use floorbook::tournament::SlipForm;

/// What a floor might have on a slip.
pub(super) fn slip(form: SlipForm, dice: &mut Dice) -> String {
    let seats: Vec<usize> = dice.some(&[1, 2, 3, 7]);
    let list: Vec<String> = match form {
        SlipForm::Seats => seats.iter().map(|seat| format!("{seat}: {}", stack(dice))).collect(),
        SlipForm::Cards => {
            let mut deck = deck();
            let hand = |seat: &usize| {
                let cards = dice.roll(4) + 1;
                format!("{seat}: {}", deal(&mut deck, cards, dice))
            };
            seats.iter().map(hand).collect()
        }
        SlipForm::Prizes => prizes(dice),
        SlipForm::Out => {
            let out = |(player, _): (&str, &usize)| {
                let stack = if dice.roll(3) == 0 { String::new() } else { format!(" {}", dice.number()) };
                format!("{player} T{}{stack}", dice.roll(2) + 1)
            };
            return ["A", "B", "C", "D"].into_iter().zip(&seats).map(out).collect::<Vec<_>>().join(", ");
        }
        SlipForm::Tables => return seats.iter().map(|number| table(*number, dice)).collect::<Vec<_>>().join(", "),
    };
    list.join("; ")
}

fn stack(dice: &mut Dice) -> String {
    const VALUES: [u64; 5] = [25, 100, 500, 1000, 5];
    let values = dice.some(&VALUES);
    let piles: Vec<String> = values.iter().map(|value| format!("{}x{value}", dice.roll(9) + 1)).collect();
    format!("{}{}", piles.join(" "), if dice.once_in(8) { " and more" } else { "" })
}

fn prizes(dice: &mut Dice) -> Vec<String> {
    let (mut place, mut prize) = (1, 4000 + 100 * dice.roll(60));
    let steps = dice.roll(4) + 1;
    let mut list = Vec::new();
    for _ in 0..steps {
        let last = place + [0, 0, 1, 8, 16][dice.roll(5)];
        let places = if last == place { place.to_string() } else { format!("{place}-{last}") };
        list.push(format!("{places}: {prize}"));
        (place, prize) = (last + 1, prize / 2 + [0, 1][dice.roll(2)]);
    }
    list
}

fn table(number: usize, dice: &mut Dice) -> String {
    let mut told = format!("T{number} {}", dice.roll(10) + 1);
    let seat = |dice: &mut Dice| dice.roll(9) + 1;
    if dice.roll(2) == 0 {
        told += &format!(" BB {}", seat(dice));
    }
    if dice.once_in(4) {
        told += &format!(" SB {}", seat(dice));
    }
    if dice.once_in(3) {
        let empty = dice.some(&[1, 2, 3, 5, 8, 9]);
        told += &format!(" empty {}", empty.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    }
    told
}

/// What might be told of the end of a hand.
pub(super) fn showdown(of: ShowdownKind, dice: &mut Dice) -> String {
    match of {
        ShowdownKind::Pots => {
            let button = if dice.once_in(4) { "button B; " } else { "" };
            let pots = if dice.once_in(3) { 2 } else { 1 };
            let pots = (0..pots).map(|_| format!("{} {}", dice.number(), winners(dice)));
            format!("{button}{}", pots.collect::<Vec<_>>().join("; "))
        }
        ShowdownKind::Hands => hands(dice),
        ShowdownKind::PutIn => {
            let players = dice.roll(3) + 2;
            let player = |player: &&str| {
                let folded = if dice.once_in(3) { " folded" } else { "" };
                format!("{player} {}{folded}", dice.number())
            };
            ["A", "B", "C", "D"][..players].iter().map(player).collect::<Vec<_>>().join(", ")
        }
        ShowdownKind::Showdown if dice.roll(3) == 0 => hands(dice),
        ShowdownKind::Showdown => {
            let pots = dice.roll(3) + 1;
            (0..pots).map(|_| winners(dice)).collect::<Vec<_>>().join("; ")
        }
    }
}

/// Who wins a pot, or each half of it.
fn winners(dice: &mut Dice) -> String {
    let some = |dice: &mut Dice| dice.some(&["A", "B", "C"]).join(" ");
    match dice.roll(3) {
        0 | 1 => some(dice),
        _ => format!("high {} low {}", some(dice), some(dice)),
    }
}

/// Hands of seven or five cards, or with a board.
fn hands(dice: &mut Dice) -> String {
    let mut deck = deck();
    let (cards, board) = [(2, true), (4, true), (7, false), (5, false)][dice.roll(4)];
    let players = dice.roll(2) + 2;
    let mut hands: Vec<String> =
        ["A", "B", "C"][..players].iter().map(|player| format!("{player}: {}", deal(&mut deck, cards, dice))).collect();
    if board {
        hands.push(format!("board {}", deal(&mut deck, 5, dice)));
    }
    hands.join("; ")
}

/// Few ranks, so that hands are often the same, and enough low ones for a low hand.
fn deck() -> Vec<String> {
    let ranks = ["A", "2", "3", "4", "5", "6", "8", "K"];
    ranks.iter().flat_map(|rank| ["s", "h", "d", "c"].map(|suit| format!("{rank}{suit}"))).collect()
}

fn deal(deck: &mut Vec<String>, cards: usize, dice: &mut Dice) -> String {
    (0..cards).map(|_| deck.remove(dice.roll(deck.len()))).collect::<Vec<_>>().join(" ")
}
