//! Answers that are worth trying where a test goes through every incident: some of every kind of fact.

use floorbook::betting::{ActionKind, Chips};
use floorbook::commands::built_in;
use floorbook::incident::{Answer, FactKind, Incident, ShowdownKind};
use floorbook::notation::{Vocabulary, showdown};
use floorbook::tournament::SlipForm;

/// Rounds that are worth trying: with and without a bet, a raise and a short all-in, in each structure.
fn rounds(any_size: bool) -> Vec<Answer> {
    let mut lines = vec![
        "100 min",
        "100 min; A 100",
        "100 min; A 100, B 200",
        "100 min; A 100, B all-in 125, C calls, D all-in 200",
        "NL 50/100; BB posts 60 all-in; UTG raises to 300",
        "PL 50/100; UTG calls",
        "limit 100/200; A 100, B all-in 150, C calls",
    ];
    if any_size {
        lines.extend([
            "100 min; A 50, B calls",
            "100 min; A 600, B 1000, C calls",
            "100 min; A 600, B 700, C calls",
            "PL min 100; pot 500; A 700, B calls",
        ]);
    }
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let read = |line: &str| floorbook::notation::read(vocabulary, line).expect("a round");
    lines.into_iter().map(|line| Answer::Round(Box::new(read(line)))).collect()
}

/// Slips that are worth trying.
pub(crate) fn slips(form: SlipForm) -> Vec<Answer> {
    let lines: &[&str] = match form {
        SlipForm::Seats => &[
            "1: 3x100 1x200 3x1000; 2: 5x100 2x200 1x1000",
            "1: 1x100; 2: 1x100 1x500",
            "1: 2x100 3x200; 2: 7x100 and more",
            "1: 19x100 9x200; 2: 1x100 1x200",
        ],
        SlipForm::Cards => {
            &["1: Kh; 2: As", "1: Kh", "2: Kh", "1: 2h 3h 4h; 2: Ah Kh Qh Jh 10h", "1: 2h 3h; 2: Ah Kh Qh Jh 10h 9h 8h"]
        }
        SlipForm::Prizes => &["1: 500, 2: 300, 3: 200", "1: 700", "1-12: 50"],
        SlipForm::Out => &["A T1 500", "A T1 500, B T1 300", "A T1 500, B T2 300"],
        SlipForm::Tables => {
            &["T1 9, T2 9", "T1 9, T2 8, T3 6", "T1 9 BB 4, T2 6 BB 7 empty 2 8 9", "T1 2, T2 9, T3 1", "T1 6, T2 2"]
        }
    };
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let read = |line: &&str| floorbook::notation::read_slip(vocabulary, form, line).expect("a slip");
    lines.iter().map(|line| Answer::Slip(Box::new(read(line)))).collect()
}

/// What can be told of the end of a hand and is worth trying.
pub(crate) fn showdowns(of: ShowdownKind) -> Vec<Answer> {
    const POTS: &[&str] = &["200 A B", "300 A B", "300 high A low B", "300 high A low B C", "500 high A B low B A"];
    const HANDS: &[&str] = &[
        "A: As 2c 3d 4h 5s Kc Kd; B: Ah 2d 3c 4s 5h Qd Qc; C: Ac 2h 3s 4d 5c Jd Jc",
        "A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d",
        "A: Ah Kd; B: As Kc; board Qh Jd Ts 7c 2d",
    ];
    const PUT_IN: &[&str] = &["A 500, B 500", "A 500, B 1200, C 1200", "A 300, B 500, C 800", "A 500, B 300 folded"];
    const WINNERS: &[&str] = &["A", "A B", "A; B", "A B; B C", "A: Ah Kd; B: As Kc; board Qh Jd Ts 7c 2d"];
    let pack = built_in();
    let vocabulary = Vocabulary::new(&pack);
    let (read, texts): (fn(_, &str) -> _, _) = match of {
        ShowdownKind::Pots => (showdown::read_pots, POTS),
        ShowdownKind::Hands => (showdown::read_hands, HANDS),
        ShowdownKind::PutIn => (showdown::read_put_in, PUT_IN),
        ShowdownKind::Showdown => (showdown::read_showdown, WINNERS),
    };
    texts.iter().map(|text| Answer::Showdown(Box::new(read(vocabulary, text).expect("a showdown")))).collect()
}

/// Answers to a fact that are worth trying.
pub(crate) fn answers(incident: &Incident, at: usize) -> Vec<Answer> {
    let fact = &incident.facts[at];
    match &fact.kind {
        FactKind::Choice { values } => {
            (0..values.len()).map(|at| Answer::Choice(u8::try_from(at).expect("few"))).collect()
        }
        // A call of 100 against less, exactly as much, and more; and more than any amount that was asked for before.
        FactKind::Chips { zero: false } => [100, 200, 1000 * (at as u64 + 1)].map(Answer::Chips).to_vec(),
        FactKind::Chips { zero: true } => [0, 50, 100, 201].map(Answer::Chips).to_vec(),
        FactKind::Piles => [vec![(1, 100)], vec![(1, 100), (1, 50)], vec![(2, 100)], vec![(1, 500)]]
            .map(|piles| Answer::Piles(piles.into_iter().map(|(count, value)| Chips { count, value }).collect()))
            .to_vec(),
        FactKind::Round { any_size } => rounds(*any_size),
        // Of a short range the middle, too: a size between the smallest and the largest can be ruled otherwise.
        FactKind::Count { least, most } => [*least, *most, if most - least <= 10 { (least + most) / 2 } else { 9 }, 10]
            .into_iter()
            .filter(|count| (least..=most).contains(&count))
            .map(Answer::Count)
            .collect(),
        FactKind::Time => [90, 1050, 3600].map(Answer::Time).to_vec(),
        FactKind::Slip { form } => slips(*form),
        FactKind::Showdown { of } => showdowns(*of),
        FactKind::Actions { allowed } => {
            let lists: [&[ActionKind]; 4] = [
                &[],
                &[ActionKind::Check, ActionKind::Check],
                &[ActionKind::Check, ActionKind::Fold],
                &[ActionKind::Bet, ActionKind::Call],
            ];
            let blinds: &[ActionKind] = &[ActionKind::Blind, ActionKind::Call];
            let blinds = allowed.iter().any(|word| word == "blind").then_some(blinds);
            lists.into_iter().chain(blinds).map(|actions| Answer::Actions(actions.to_vec())).collect()
        }
    }
}
