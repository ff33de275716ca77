//! What must hold for every input, not only for those that somebody thought of.

use crate::worth_trying::showdowns;
use floorbook::betting::{ActionKind, Chips, MOST, SubstantialAction, count, shortfall};
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::incident::{Answer, FactKind, Facts};
use floorbook::interview::read_fact;
use floorbook::locale::{Language, Words, fold, read_amount, write_amount};
use floorbook::lookup::{find_incidents, find_rules, search};
use floorbook::notation::Vocabulary;
use proptest::prelude::*;

fn action() -> impl Strategy<Value = ActionKind> {
    prop::sample::select(ActionKind::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_amount_is_read_as_any_language_writes_it(amount in 0..=MOST) {
        for language in Language::ALL {
            prop_assert_eq!(read_amount(language, &write_amount(language, amount)), Ok(amount));
        }
    }

    #[test]
    fn piles_are_worth_their_sum(piles in prop::collection::vec((1..=40_u64, 1..=100_000_u64), 1..6)) {
        let text: Vec<String> = piles.iter().map(|(count, value)| format!("{count}x{value}")).collect();
        let sum: u64 = piles.iter().map(|(count, value)| count * value).sum();
        prop_assert_eq!(read_amount(Language::En, &text.join("+")), Ok(sum));
    }

    #[test]
    fn nothing_that_is_typed_panics_or_passes_the_limit(text in ".{0,40}") {
        if let Ok(amount) = read_amount(Language::En, &text) {
            prop_assert!(amount <= MOST);
        }
        let _ = fold(&text);
    }

    #[test]
    fn what_is_owed_makes_up_the_call(to_call in 1..=MOST, put in 0..=MOST) {
        let owed = shortfall(to_call, put).owed;
        prop_assert_eq!(owed + put.min(to_call), to_call);
    }

    #[test]
    fn an_action_more_never_undoes_substantial_action(actions in prop::collection::vec(action(), 0..8), next in action()) {
        let decided = |actions: &[ActionKind]| matches!(count(actions, false).substance, SubstantialAction::TwoWithChips | SubstantialAction::Three);
        let before = decided(&actions);
        let after = decided(&[&actions[..], &[next]].concat());
        prop_assert!(!before || after);
    }

    #[test]
    fn every_interview_ends_whatever_is_answered(seed in prop::collection::vec(any::<u8>(), 40), book in 0..5_usize) {
        let pack = built_in();
        let book = &pack.book_ids()[book];
        let vocabulary = Vocabulary::new(&pack);
        let rounds = ["100 min", "50", "20 > 60", "100/200; UTG 600, CO all-in 700", "PL 50/100; UTG calls"]
            .map(|line| floorbook::notation::read(vocabulary, line).expect("a round"));
        for head in pack.incident_heads() {
            let bound = BoundIncident::new(&pack, book, &head.id).expect("a listed incident");
            let mut facts = Facts::none(bound.incident.facts.len());
            let mut seed = seed.iter().copied();
            while let Next::Ask(fact) = bound.next(&facts) {
                prop_assert!(facts.get(fact).is_none(), "{} asks twice", head.id);
                let byte = seed.next().expect("there are fewer questions than bytes");
                let answer = match &bound.incident.facts[fact].kind {
                    _ if byte % 5 == 4 => Answer::Unknown,
                    FactKind::Choice { values } => Answer::Choice(byte % u8::try_from(values.len()).expect("few values")),
                    FactKind::Chips { .. } => Answer::Chips(u64::from(byte) + 1),
                    FactKind::Piles => Answer::Piles(vec![Chips { count: 1, value: u64::from(byte) + 1 }; 1 + usize::from(byte % 3)]),
                    FactKind::Round { .. } => Answer::Round(Box::new(rounds[usize::from(byte) % rounds.len()].clone())),
                    FactKind::Count { least, most } => Answer::Count((least + u64::from(byte)).min(*most)),
                    FactKind::Time => Answer::Time(u64::from(byte) * 30 + 1),
                    FactKind::Slip { form } => {
                        let slips = crate::worth_trying::slips(*form);
                        slips[usize::from(byte) % slips.len()].clone()
                    }
                    FactKind::Showdown { of } => {
                        let told = showdowns(*of);
                        told[usize::from(byte) % told.len()].clone()
                    }
                    FactKind::Actions { .. } => Answer::Actions(vec![ActionKind::Check; usize::from(byte % 4)]),
                };
                facts.set(fact, Some(answer));
            }
            if let Next::Ruled(ruling) = bound.next(&facts) {
                prop_assert!(!ruling.citations.is_empty(), "{} {book}", head.id);
                // An order that a silent book leaves open is told with what it is open between.
                let says = !ruling.orders.is_empty() || !ruling.alternatives.is_empty() || !ruling.open.is_empty();
                prop_assert!(says, "{} {book}", head.id);
            }
        }
    }

    #[test]
    fn looking_up_takes_any_text(text in "\\PC{0,30}") {
        let pack = built_in();
        let words = Words::new(Language::Sk, &pack);
        let _ = search(&pack, "onk-2023", &text);
        let _ = find_incidents(&pack, &words, &text);
        let _ = find_rules(&pack, "onk-2023", &text);
        let incident = pack.incident("misdeal").expect("the incident");
        for fact in &incident.facts {
            let _ = read_fact(&words, &incident, fact, &text);
        }
    }
}
