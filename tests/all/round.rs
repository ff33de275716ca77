//! What must hold in every hand, whoever plays what.

use floorbook::betting::Amount;
use floorbook::betting::round::{
    Action, Ante, BettingRules, FaultKind, Minimum, PlayerState, RaiseRight, Round, SizeCheck, Street, Structure,
};
use proptest::prelude::*;
use table::{Did, Hand, Table, table};

mod table;

/// A position with its amounts made `factor` times as large.
fn scaled(position: &PlayerState, factor: u64) -> PlayerState {
    let mut scaled = *position;
    scaled.put *= factor;
    scaled.owes *= factor;
    scaled.behind = position.behind.map(|behind| behind * factor);
    scaled.faces = position.faces.map(|faces| faces * factor);
    if let Some(sizes) = &mut scaled.sizes {
        sizes.least *= factor;
        sizes.most = sizes.most.map(|most| most * factor);
        sizes.others.completed = sizes.others.completed.map(|other| other * factor);
        sizes.others.whole = sizes.others.whole.map(|other| other * factor);
    }
    scaled
}

fn scaled_step(did: &Did, factor: u64) -> Did {
    match did {
        Did::Act(player, Action::Total(total)) => Did::Act(*player, Action::Total(total * factor)),
        Did::Act(player, Action::AllIn(total)) => Did::Act(*player, Action::AllIn(total.map(|total| total * factor))),
        other => other.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_chip_is_made_or_lost(table in table()) {
        let blind = if table.rules.ante_first { 0 } else { table.setup.big_blind };
        let dead = match (table.setup.ante, table.setup.street) {
            (Ante::BigBlind(ante), Street::Preflop) => {
                table.setup.stacks[1].map_or(ante, |stack| stack.saturating_sub(blind).min(ante))
            }
            _ => 0,
        };
        for (round, stakes) in table.play().staked() {
            prop_assert_eq!(round.chips(), table.setup.pot + dead + stakes.iter().sum::<Amount>());
            for (player, stack) in table.setup.stacks.iter().enumerate() {
                let spent = stakes[player] + if player == 1 { dead } else { 0 };
                prop_assert_eq!(round.player(player).behind.filter(|_| stack.is_some()), stack.map(|stack| stack - spent));
            }
            let pots = round.pots();
            prop_assert_eq!(pots.total() + pots.uncalled.map_or(0, |uncalled| uncalled.amount), round.chips());
        }
    }

    #[test]
    fn everybody_plays_for_as_much_of_each_stake_as_their_own(table in table()) {
        for (round, stakes) in table.play().staked() {
            let pots = round.pots();
            let back = |player| pots.uncalled.filter(|back| back.player == player).map_or(0, |back| back.amount);
            let stakes: Vec<Amount> = (0..table.players()).map(|player| stakes[player] - back(player)).collect();
            let dead = pots.total() - stakes.iter().sum::<Amount>();
            let hands: Vec<usize> = (0..table.players()).filter(|player| !round.player(*player).folded).collect();
            let highest = hands.iter().map(|player| stakes[*player]).max().unwrap_or(0);
            let somebody_plays_on = hands.iter().any(|player| !round.player(*player).all_in);
            for player in &hands {
                let own = stakes[*player];
                let bounded = round.player(*player).all_in && (somebody_plays_on || own < highest);
                let matched: Amount = stakes.iter().map(|stake| *stake.min(&own)).sum();
                let plays_for = pots.list().iter().filter(|pot| pot.players.contains(*player)).map(|pot| pot.amount);
                prop_assert_eq!(plays_for.sum::<Amount>(), if bounded { dead + matched } else { pots.total() });
            }
            for pot in pots.list() {
                prop_assert!(pot.amount > 0 && pot.players.count() > 0);
                prop_assert!(pot.players.iter().all(|player| hands.contains(&player)));
            }
        }
    }

    #[test]
    fn only_what_nobody_can_call_goes_back(table in table()) {
        for (round, stakes) in table.play().staked() {
            let can = |player: usize| {
                let position = round.player(player);
                stakes[player] + if position.to_act { position.owes } else { 0 }
            };
            if let Some(back) = round.pots().uncalled {
                let others = (0..table.players()).filter(|player| *player != back.player).map(can).max();
                prop_assert!(!round.player(back.player).folded && back.amount > 0);
                prop_assert_eq!(stakes[back.player] - back.amount, others.unwrap_or(0));
            }
        }
    }

    #[test]
    fn a_street_moves_chips_into_the_pots_and_gives_back_what_was_not_called(table in table()) {
        let hand = table.play();
        for (step, did) in hand.did.iter().enumerate() {
            if matches!(did, Did::Act(..)) {
                continue;
            }
            let (before, after) = (table.settled(&hand.rounds[step]), &hand.rounds[step + 1]);
            prop_assert_eq!((after.bet(), after.in_front(), after.raises(), after.short_blinds()), (0, 0, 0, 0));
            prop_assert_eq!((after.full_raise(), after.previous_raise()), (after.unit(), after.unit()));
            let back = before.chips() - after.chips();
            for player in 0..table.players() {
                let (was, is) = (before.player(player), after.player(player));
                let own = before.pots().uncalled.filter(|back| back.player == player).map_or(0, |_| back);
                prop_assert_eq!((is.put, is.owes, is.behind), (0, 0, was.behind.map(|behind| behind + own)));
                prop_assert_eq!(is.folded, was.folded);
            }
            let pots = |round: &Round| round.pots().list().to_vec();
            prop_assert_eq!(pots(after), pots(&before));
        }
    }

    #[test]
    fn positions_are_within_their_bounds(table in table()) {
        for round in table.play().rounds {
            for player in 0..table.players() {
                let position = round.player(player);
                prop_assert!(position.behind.is_none_or(|behind| position.owes <= behind));
                prop_assert!(position.put <= round.bet() || round.bet() == 0);
                prop_assert_eq!(round.to_act().any(|waiting| waiting == player), position.to_act);
                prop_assert!(position.to_act || position.right == RaiseRight::None);
                if let Some(sizes) = position.sizes {
                    let stack = position.behind.map(|behind| position.put + behind);
                    prop_assert!(sizes.least > round.bet() && sizes.others.iter().all(|other| other > round.bet()));
                    prop_assert!(sizes.others.iter().all(|other| other != sizes.least));
                    prop_assert!(!(table.setup.complete && position.unopposed), "a raise that nobody could call");
                    prop_assert!(sizes.most.is_none_or(|most| sizes.least <= most));
                    prop_assert!(stack.is_none_or(|stack| sizes.most.is_some_and(|most| most <= stack)));
                }
            }
        }
    }

    #[test]
    fn what_a_position_does_not_allow_is_refused_for_its_reason(mut table in table(), total in 0..4000_u64) {
        // A raise that nobody could call is not offered where all players are told, and taken all the same.
        table.setup.complete = false;
        for before in table.play().rounds {
            for player in 0..table.players() {
                let position = before.player(player);
                let mut round = before.clone();
                let done = round.play(player, &Action::Total(total));
                if done.is_err() {
                    prop_assert_eq!(&round, &before, "a refused act changes nothing");
                }
                if position.folded || position.all_in {
                    let reason = if position.folded { FaultKind::AlreadyFolded } else { FaultKind::AlreadyAllIn };
                    prop_assert_eq!(done, Err(reason));
                } else if position.to_act {
                    prop_assert_eq!(done.map_err(|kind| within(kind, &position)), judged(&table, &before, &position, total));
                }
            }
        }
    }

    #[test]
    fn the_order_of_the_players_does_not_matter(table in table(), by in 0..9_usize) {
        let count = table.players();
        let moved = |player: usize| (player + by) % count;
        let mut other = table.clone();
        for (player, stack) in table.setup.stacks.iter().enumerate() {
            other.setup.stacks[moved(player)] = *stack;
        }
        other.blinds = table.blinds.map(|blind| blind.map(moved));
        let hand = table.play();
        let mut round = other.start();
        for (step, before) in hand.rounds.iter().enumerate() {
            for player in 0..count {
                prop_assert_eq!(round.player(moved(player)), before.player(player));
            }
            let amounts = |round: &Round| round.pots().list().iter().map(|pot| pot.amount).collect::<Vec<_>>();
            prop_assert_eq!(amounts(&round), amounts(before));
            match hand.did.get(step) {
                Some(Did::Act(player, act)) => prop_assert_eq!(round.play(moved(*player), act), Ok(())),
                Some(deal) => deal.to(&mut round),
                None => {}
            }
        }
    }

    #[test]
    fn amounts_have_no_scale(table in table(), factor in 1..1000_u64) {
        let mut other = table.clone();
        let times = |amount: Amount| amount * factor;
        other.setup.small_blind = times(table.setup.small_blind);
        other.setup.big_blind = times(table.setup.big_blind);
        other.setup.big_bet = table.setup.big_bet.map(times);
        other.setup.pot = times(table.setup.pot);
        other.setup.stacks = table.setup.stacks.iter().map(|stack| stack.map(times)).collect();
        other.setup.ante = match table.setup.ante {
            Ante::None => Ante::None,
            Ante::Each(ante) => Ante::Each(times(ante)),
            Ante::BigBlind(ante) => Ante::BigBlind(times(ante)),
            Ante::Button(ante, player) => Ante::Button(times(ante), player),
        };
        let hand = table.play();
        let did: Vec<Did> = hand.did.iter().map(|did| scaled_step(did, factor)).collect();
        for (round, before) in other.replay(&did).iter().zip(&hand.rounds) {
            for player in 0..table.players() {
                prop_assert_eq!(round.player(player), scaled(&before.player(player), factor));
            }
            prop_assert_eq!(round.pots().total(), times(before.pots().total()));
        }
    }

    #[test]
    fn who_may_raise_follows_from_the_history(mut table in table()) {
        table.rules = BettingRules::default();
        table.setup.structure = Structure::NoLimit;
        table.setup.complete = false;
        let Hand { did, rounds, .. } = table.play();
        // Each player's last act as the bet that it left, and the sizes of all bets and raises.
        let mut left: Vec<Option<Amount>> = vec![None; table.players()];
        let mut full = table.setup.big_blind;
        let mut raised = vec![false; table.players()];
        for (step, did) in did.iter().enumerate() {
            let (before, after) = (&rounds[step], &rounds[step + 1]);
            let Did::Act(player, _) = did else {
                left.fill(None);
                raised.fill(false);
                full = table.setup.big_blind;
                continue;
            };
            let size = after.bet() - before.bet();
            let short = after.player(*player).all_in && size < full;
            if size > 0 && !short {
                full = full.max(size);
                raised = vec![true; table.players()];
            }
            left[*player] = Some(after.bet());
            raised[*player] = false;
            prop_assert_eq!(after.full_raise(), full);
            for (player, left) in left.iter().enumerate() {
                let position = after.player(player);
                let open = left.is_none_or(|left| after.bet() - left >= full || raised[player]);
                let has = position.behind.is_none_or(|behind| position.put + behind > after.bet());
                prop_assert_eq!(position.may_raise(), position.to_act && open && has, "{} after {:?}", player, &did);
            }
        }
    }
}

/// What a total in front should be answered with, by what the position says.
fn judged(table: &Table, round: &Round, position: &PlayerState, total: Amount) -> Result<(), FaultKind> {
    let stack = position.behind.map(|behind| position.put + behind);
    let bet = round.bet();
    match (position.sizes, stack) {
        _ if total < position.put => Err(FaultKind::PutsBack { put: position.put }),
        (_, Some(stack)) if total > stack => Err(FaultKind::AboveStack { stack }),
        _ if total == bet && position.owes == 0 => Err(FaultKind::NothingToCall),
        _ if total == bet || stack == Some(total) && total < bet => Ok(()),
        _ if total < bet => Err(FaultKind::CallBelowBet { bet }),
        (None, _) => {
            Err(FaultKind::MayNotRaise { faces: position.faces.unwrap_or(0), needs: needs(table, round, position) })
        }
        _ if table.size_check == SizeCheck::AsMade => Ok(()),
        (Some(sizes), _) if sizes.others.iter().any(|other| other == total) => Ok(()),
        (Some(sizes), _) if total < sizes.least && bet == 0 => Err(FaultKind::ShortBet { least: sizes.least }),
        (Some(sizes), _) if total < sizes.least => Err(FaultKind::ShortRaise { least: sizes.least }),
        (Some(sizes), _) => match sizes.most {
            Some(most) if total > most => Err(FaultKind::AboveMost { most }),
            _ => Ok(()),
        },
    }
}

/// The least size of a refusal, no larger than the stack: what the position says.
fn within(kind: FaultKind, position: &PlayerState) -> FaultKind {
    let stack = position.behind.map_or(Amount::MAX, |behind| position.put + behind);
    match kind {
        FaultKind::ShortBet { least } => FaultKind::ShortBet { least: least.min(stack) },
        FaultKind::ShortRaise { least } => FaultKind::ShortRaise { least: least.min(stack) },
        other => other,
    }
}

/// How much a closed player would have to face, each measure said once more.
fn needs(table: &Table, round: &Round, position: &PlayerState) -> Amount {
    let of_a_raise = |full: Amount| if table.rules.half_reopens { full.div_ceil(2) } else { full };
    match (table.setup.structure, table.rules.minimum) {
        (Structure::FixedLimit, _) if table.rules.limit_any_part => 1,
        (Structure::FixedLimit, _) => {
            let percent = table.rules.limit_reopens_percent.unwrap_or(100).min(100);
            let (unit, exactly) = (round.unit(), table.rules.limit_exactly);
            let enough = |chips: &Amount| chips * 100 > unit * percent || exactly && chips * 100 == unit * percent;
            (0..unit).find(enough).unwrap_or(unit)
        }
        (_, Minimum::TwiceTheBet) => of_a_raise(position.put.max(round.unit())),
        _ => of_a_raise(round.full_raise()),
    }
}
