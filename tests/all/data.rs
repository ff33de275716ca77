//! The built-in data as a whole: nothing is missing, and the program finds every word that it says.

use floorbook::betting::{ActionKind, Chips};
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::IncidentId;
use floorbook::incident::{Answer, BETTING_RULES, FactKind, Facts, Incident, SHOWDOWN_RULES, ShowdownKind};
use floorbook::load::{load, read_own_data};
use floorbook::locale::{Language, MessageSource};
use floorbook::notation::{Vocabulary, showdown};
use floorbook::pack::Pack;
use floorbook::tournament::SlipForm;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_book_has_all_its_rules() {
    let pack = built_in();
    let count = |book: &str| pack.heads(book).iter().filter(|rule| !rule.notice).count();
    for (book, rules) in [("onk-2023", 98), ("pokerpunt", 71), ("tda-2015-de", 66), ("tda-2019-sk", 85), ("dpc", 68)] {
        assert_eq!(count(book), rules, "{book}");
    }
}

#[test]
fn every_rule_opens_and_has_topics_that_lead_back_to_it() {
    let pack = built_in();
    for book in pack.book_ids() {
        for head in pack.heads(&book) {
            let rule = pack.rule(&book, &head.label).unwrap_or_else(|| panic!("{book} {}", head.label));
            assert!(!rule.topics().is_empty(), "{book} {}", head.label);
            for clause in &rule.clauses {
                let (found, address) = pack.rule_at(&book, &clause.address).expect("its own address");
                assert_eq!((&found.label, &address), (&rule.label, &clause.address), "{book}");
                for topic in &clause.topics {
                    assert!(pack.clauses(&book, topic).contains(&clause.address), "{book} {} {topic}", clause.address);
                }
            }
        }
    }
}

#[test]
fn every_book_stands_somewhere_on_every_policy() {
    let pack = built_in();
    for policy in pack.policies() {
        for book in pack.book_ids() {
            assert!(pack.position(&book, &policy.id).is_some(), "{book} {}", policy.id);
        }
    }
}

/// The ids that the source says in quotation marks where it asks for words.
fn said_in_source(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            said_in_source(&path, ids);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for asked in ["words.text(\"", "words.with(\"", ".about(\"", "\n            .with(\""] {
            for rest in program.split(asked).skip(1) {
                ids.extend(rest.split('"').next().map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_message_that_the_program_asks_for_exists_in_every_language() {
    let pack = built_in();
    let mut ids = BTreeSet::new();
    said_in_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    assert!(ids.len() > 40, "only {} ids found", ids.len());
    for id in ids {
        for language in Language::ALL {
            assert!(pack.message(language.code(), &id).is_some(), "{id} in {}", language.code());
        }
    }
}

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
fn answers(incident: &Incident, at: usize) -> Vec<Answer> {
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
        FactKind::Count { least, most } => [*least, *most, 9, 10]
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

/// What can still come out after these facts, as text.
fn outcomes(bound: &BoundIncident, facts: &Facts, found: &mut BTreeSet<String>) {
    match bound.next(facts) {
        Next::Ask(fact) => {
            for answer in answers(&bound.incident, fact) {
                let mut more = facts.clone();
                more.set(fact, Some(answer));
                outcomes(bound, &more, found);
            }
        }
        Next::Ruled(ruling) => {
            let said = (
                ruling.outcome,
                ruling.coverage.key(),
                ruling.penalty.key(),
                &ruling.orders,
                &ruling.amounts,
                (&ruling.open, &ruling.alternatives, &ruling.other_sides),
                ruling.citations,
            );
            found.insert(format!("{said:?}"));
        }
        Next::Open(..) | Next::Impossible(_) => {
            found.insert("open".to_owned());
        }
    }
}

/// Walks the interview and notes the questions whose answers all lead to the same rulings.
fn idle_questions(bound: &BoundIncident, facts: &Facts, idle: &mut BTreeSet<String>) {
    let Next::Ask(fact) = bound.next(facts) else {
        return;
    };
    let mut results = BTreeSet::new();
    for answer in answers(&bound.incident, fact) {
        let mut more = facts.clone();
        more.set(fact, Some(answer));
        let mut found = BTreeSet::new();
        outcomes(bound, &more, &mut found);
        results.insert(found);
        idle_questions(bound, &more, idle);
    }
    // Where no answer that is tried fits what was told before, nothing is known of the question.
    let fits = results.iter().flatten().any(|result| result != "open");
    if fits && results.len() < 2 {
        idle.insert(format!("{} {} {} after {facts:?}", bound.book, bound.incident.id, bound.incident.facts[fact].id));
    }
}

#[test]
fn the_interview_asks_nothing_that_cannot_change_the_ruling() {
    let pack: Pack = built_in();
    let mut idle = BTreeSet::new();
    for head in pack.incident_heads() {
        for book in pack.book_ids() {
            let bound = BoundIncident::new(&pack, &book, &head.id).expect("a listed incident");
            idle_questions(&bound, &Facts::none(bound.incident.facts.len()), &mut idle);
        }
    }
    assert!(idle.is_empty(), "{}", idle.into_iter().take(10).collect::<Vec<_>>().join("\n"));
}

#[test]
fn four_cards_on_the_flop_ask_nothing_at_all() {
    let pack = built_in();
    for book in pack.book_ids() {
        let bound = BoundIncident::new(&pack, &book, "four-card-flop").expect("the incident");
        let facts = Facts::none(bound.incident.facts.len());
        assert!(matches!(bound.next(&facts), Next::Ruled(_)), "{book}");
    }
}

#[test]
fn every_rule_of_a_calculation_is_fed_by_one_policy() {
    let pack = built_in();
    for rule in BETTING_RULES.iter().chain(SHOWDOWN_RULES) {
        let feeding = pack.policies().iter().filter(|policy| policy.feeds.as_deref() == Some(rule.name)).count();
        assert_eq!(feeding, 1, "{}", rule.name);
    }
}

#[test]
fn a_set_of_data_that_feeds_no_least_raise_is_refused() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo tells it");
    let mut files = read_own_data(Path::new(&root)).expect("the built-in data");
    for file in &mut files {
        let Ok(content) = &mut file.content else { continue };
        let text = String::from_utf8_lossy(content).replace("  feeds: min-raise\n", "");
        *content = text.into_bytes();
    }
    let (_, findings) = load(&files, None);
    let keys: BTreeSet<&str> = findings.iter().map(|finding| finding.key).collect();
    assert!(keys.contains("missing-feed"), "{keys:?}");
}

#[test]
fn neighbours_name_each_other() {
    let pack = built_in();
    for head in pack.incident_heads() {
        let incident = pack.incident(&head.id).expect("an incident");
        for other in &incident.neighbours {
            let back = pack.incident(other).is_some_and(|other| other.neighbours.contains(&head.id));
            assert!(back, "{other} does not name {}", head.id);
        }
    }
}

#[test]
fn orders_and_remarks_lead_on_to_the_incidents_that_their_words_name() {
    let pack = built_in();
    let ids: BTreeSet<String> = pack.incident_heads().iter().map(|head| head.id.to_string()).collect();
    for head in pack.incident_heads() {
        let incident = pack.incident(&head.id).expect("an incident");
        let steps = [("order", &incident.orders.ids), ("remark", &incident.remarks.ids)];
        for (kind, step) in steps.iter().flat_map(|(kind, ids)| ids.iter().map(move |step| (kind, step))) {
            let leads = incident.goes_on.iter().find(|(known, _)| known == step).map(|(_, to)| to.as_slice());
            let leads: BTreeSet<&str> = leads.unwrap_or_default().iter().map(IncidentId::as_str).collect();
            for language in Language::ALL {
                let message = pack.message(language.code(), &format!("{}-{kind}-{step}", head.id)).expect("words");
                let brackets = message.split('(').skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
                let named: BTreeSet<&str> = brackets.filter(|name| ids.contains(*name)).collect();
                assert_eq!(leads, named, "{} {kind} {step} in {}", head.id, language.code());
            }
        }
    }
}
