//! Lines as reading gives them, made at random: for the properties of what is written and read.

use floorbook::betting::round::{
    Action, Ante, BringIn, Game, HandLine, NewStreet, PlayerAction, PlayerName, Setup, Street, Structure, ToAct,
};
use floorbook::betting::{Chips, MOST, Motion, Offer, Words};
use proptest::prelude::*;

/// Amounts of every size.
pub(crate) fn amount() -> impl Strategy<Value = u64> {
    prop_oneof![1..100_u64, (1..100_u64).prop_map(|n| n * 100), (1..MOST), Just(MOST)]
}

fn act() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Check),
        Just(Action::Fold),
        Just(Action::Call),
        amount().prop_map(Action::Post),
        amount().prop_map(Action::Total),
        amount().prop_map(Action::RaiseBy),
        amount().prop_map(|amount| Action::AllIn(Some(amount))),
        Just(Action::AllIn(None)),
    ]
}

fn said() -> impl Strategy<Value = Words> {
    prop_oneof![
        prop::sample::select(vec![
            Words::Check,
            Words::Fold,
            Words::Call,
            Words::Bet,
            Words::Raise,
            Words::AllIn,
            Words::Pot,
        ]),
        amount().prop_map(Words::Amount),
        amount().prop_map(Words::BetOf),
        amount().prop_map(Words::RaiseOf),
        amount().prop_map(Words::RaiseTo),
        amount().prop_map(Words::RaiseBy),
    ]
}

fn motion() -> impl Strategy<Value = Motion> {
    let pile = (1..30_u64, 1..100_000_u64).prop_map(|(count, value)| Chips { count, value });
    prop_oneof![
        prop::collection::vec(pile, 1..4).prop_map(Motion::Puts),
        said().prop_map(Motion::Says),
        prop::option::of(amount()).prop_map(Motion::PullsBack),
    ]
}

fn motions() -> impl Strategy<Value = Vec<Motion>> {
    prop::collection::vec(motion(), 1..5)
}

/// How a line ends.
#[derive(Debug, Clone)]
enum End {
    Offer(prop::sample::Index, Vec<Motion>),
    ToAct(prop::sample::Index),
    Act,
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        3 => (any::<prop::sample::Index>(), motions()).prop_map(|(player, motions)| End::Offer(player, motions)),
        1 => any::<prop::sample::Index>().prop_map(End::ToAct),
        1 => Just(End::Act),
    ]
}

/// Names as lines have them: letters without the one that may be the button, positions, seats.
fn players() -> impl Strategy<Value = Vec<String>> {
    let letters: Vec<String> = "ABCEFGHSX".chars().map(String::from).collect();
    let positions = ["SB", "BB", "UTG", "UTG+1", "MP", "MP+2", "HJ", "CO", "BTN", "LJ", "EP"].map(str::to_owned);
    let seats: Vec<String> = (1..=23).map(|seat: u8| seat.to_string()).collect();
    let all = [letters, positions.to_vec(), seats].concat();
    prop::sample::subsequence(all, 1..8).prop_shuffle()
}

fn setup() -> impl Strategy<Value = Setup> {
    let structure = prop::sample::select(vec![Structure::NoLimit, Structure::PotLimit, Structure::FixedLimit]);
    let ante = prop_oneof![Just(Ante::None), amount().prop_map(Ante::Each), amount().prop_map(Ante::BigBlind)];
    let pot = prop_oneof![Just(0), amount()];
    let big_bet = prop::option::of(amount());
    let game = prop::sample::select(vec![None, Some(Game::Holdem), Some(Game::Other)]);
    (structure, street(), prop_oneof![Just(0), amount()], amount(), big_bet, ante, pot, game).prop_map(
        |(structure, street, small, big, big_bet, ante, pot, game)| Setup {
            structure,
            game: if street.of_stud() { Some(Game::Other) } else { game },
            street,
            small_blind: small.min(big),
            big_blind: small.max(big),
            big_bet: big_bet
                .filter(|_| structure == Structure::FixedLimit && !street.is_late())
                .map(|bet| bet.max(big).max(small)),
            ante,
            pot,
            ..Setup::default()
        },
    )
}

/// A line as reading gives them, but for its text and the places in it.
pub(crate) fn line() -> impl Strategy<Value = HandLine> {
    let stacks = prop::collection::vec(prop::option::of(amount()), 10);
    let moves = prop::collection::vec((any::<prop::sample::Index>(), act()), 1..12);
    let streets = prop::collection::vec((0..12_usize, street()), 0..4);
    let bring_in = prop::option::of((amount(), any::<bool>()));
    (setup(), players(), stacks, moves, end(), streets, any::<bool>(), bring_in).prop_map(
        |(mut setup, mut players, stacks, moves, end, streets, complete, bring_in)| {
            let mut blinds = [None; 2];
            if setup.street == Street::Preflop {
                let named_small = setup.small_blind > 0 || players.iter().any(|player| player == "SB");
                let mut post = |name: &str| {
                    let known = players.iter().position(|player| player == name);
                    known.unwrap_or_else(|| {
                        players.push(name.to_owned());
                        players.len() - 1
                    })
                };
                blinds = [named_small.then(|| post("SB")), Some(post("BB"))];
            }
            setup.stacks = stacks[..players.len()].to_vec();
            let brings = players.len() - 1;
            setup.bring_in = bring_in
                .filter(|_| setup.street.brings_in())
                .map(|(amount, told)| BringIn { amount, player: told.then_some(brings) });
            let step = |(player, act): (prop::sample::Index, Action)| {
                let player = player.index(players.len());
                let known = setup.stacks[player].is_some() || act != Action::AllIn(None);
                PlayerAction { player, act: if known { act } else { Action::Fold }, at: 0..0 }
            };
            let mut moves: Vec<PlayerAction> = moves.into_iter().map(step).collect();
            // What one player does twice in a row is read as said and put out.
            moves.dedup_by_key(|step| step.player);
            let last = moves.last().map(|step| step.player);
            let (offer, to_act) = match end {
                End::Offer(player, motions) => {
                    let player = Some(player.index(players.len())).filter(|player| Some(*player) != last);
                    (player.map(|player| Offer { player, motions, at: 0..0 }), None)
                }
                End::ToAct(player) => (None, Some(ToAct { player: player.index(players.len()), at: 0..0 })),
                End::Act => (None, None),
            };
            // A check to a bet that was made before the turn is what was said.
            if let (Some(step), None, None) = (moves.last_mut(), &offer, &to_act)
                && step.act == Action::Check
            {
                step.act = Action::Fold;
            }
            // In the blinds an all-in of no more than the blind is the blind itself.
            for step in &mut moves {
                if let Action::AllIn(amount) = step.act
                    && blinds.contains(&Some(step.player))
                    && amount.or(setup.stacks[step.player]).is_some_and(|amount| amount <= setup.big_blind)
                {
                    step.act = Action::Fold;
                }
            }
            // The word for a street means another one in five-card stud.
            let of_game = |street: Street| match street.in_five_card_stud() {
                Some(five) if setup.street.of_five_card_stud() => five,
                Some(Street::ThirdOfFive) => Street::Third,
                Some(Street::FourthOfFive) => Street::Fourth,
                Some(Street::FifthOfFive) => Street::Fifth,
                _ => street,
            };
            let new = |(after, street): (usize, Street)| {
                let (street, after) = (of_game(street), 1 + after % moves.len());
                NewStreet { street, after, at: 0..0 }
            };
            let mut streets: Vec<NewStreet> = streets.into_iter().map(new).collect();
            streets.sort_by_key(|street| street.after);
            setup.complete = players.len() > 1 && (complete || setup.stacks.iter().all(Option::is_some));
            // Seats that are not listed are read in the order of their numbers.
            let seats = players.iter().all(|player| player.parse::<u64>().is_ok());
            setup.listed = setup.complete && (complete || seats) && !setup.heads_up;
            let players = players.into_iter().map(PlayerName::from).collect();
            HandLine {
                text: String::new(),
                setup,
                players,
                blinds,
                moves,
                streets,
                offer,
                to_act,
                hidden: Vec::new(),
                told_early: Vec::new(),
                set_aside: None,
                wrong_count: None,
                by_amount: false,
                totals: Vec::new(),
                ante_unsaid: false,
                later: Vec::new(),
            }
        },
    )
}

fn street() -> impl Strategy<Value = Street> {
    use Street::*;
    prop::sample::select(vec![
        Preflop,
        Preflop,
        Flop,
        Turn,
        River,
        Third,
        Fourth,
        Fifth,
        Seventh,
        SecondOfFive,
        ThirdOfFive,
        FifthOfFive,
        Draw,
        FirstDraw,
        SecondDraw,
        ThirdDraw,
    ])
}
