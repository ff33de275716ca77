//! Every position that a book can take is ruled. A house that changes one position of a built-in book, on any policy that
//! an incident names and to any value or stance, passes the check; and its rulings are those that a person finds who goes
//! through the rows with a finger.
//!
//! The finger is a second reading of the tables, written for this test: it tries every value of a policy on which the
//! house takes none, one after the other, and expects one row for each.

use crate::cases::{facts_of, in_every_case};
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Changed, Consulted, Next, Ruling};
use floorbook::ids::{BookId, IncidentId, PolicyId};
use floorbook::incident::{
    Answer, Calculated, Facts, Incident, MEASURED_EVERY_WAY, Penalty, PenaltyKind, Source, UNKNOWN,
};
use floorbook::load::{SourceFile, load};
use floorbook::locale::{Language, Words};
use floorbook::pack::{Library, Pack};
use floorbook::policy::{Effective, Policy, PolicyKind, Position, SourcedValue, Stance, Value};
use std::collections::{BTreeMap, BTreeSet};

/// How many cases of an incident are ruled for one house. Each house takes others, so that all come up.
const CASES: usize = 3;

/// How many houses with every position changed rule each case.
const HOUSES: usize = 3;

/// A position of a house: on which policy of which book, as it is, and as a house writes it.
#[derive(Debug, Clone)]
struct House {
    base: BookId,
    policy: PolicyId,
    position: Position,
    written: String,
}

/// The incidents that name a policy: in a table, as a penalty, or for the arithmetic.
fn naming(incidents: &[Incident]) -> BTreeMap<PolicyId, Vec<usize>> {
    let mut naming: BTreeMap<PolicyId, Vec<usize>> = BTreeMap::new();
    for (at, incident) in incidents.iter().enumerate() {
        let tables = [&incident.columns, &incident.orders.columns, &incident.remarks.columns];
        let columns = tables.into_iter().flatten().filter_map(|column| match &column.source {
            Source::Policy(policy) => Some(policy),
            _ => None,
        });
        let penalties = incident.rows.iter().filter_map(|row| match &row.penalty {
            Penalty::Policy(policy) => Some(policy),
            Penalty::Kind(_) => None,
        });
        let parameters = incident.parameters.iter().map(|policy| policy.as_str().into());
        let named: BTreeSet<PolicyId> = columns.chain(penalties).cloned().chain(parameters).collect();
        for policy in named {
            naming.entry(policy).or_default().push(at);
        }
    }
    naming
}

/// The facts of the cases of every incident, read once: they hang on no position.
fn facts_of_cases(pack: &Pack, library: &Library) -> BTreeMap<IncidentId, Vec<Facts>> {
    let words = Words::new(Language::En, pack);
    let cases = in_every_case();
    let read = |incident: &Incident| {
        let own = cases.get(&*incident.id).into_iter().flatten();
        let facts = own.map(|case| facts_of(&words, incident, case).expect("the facts of a case"));
        (incident.id.clone(), facts.collect())
    };
    library.incidents.iter().map(read).collect()
}

/// Everything that a book can say on a policy by a clause: each as it is, and as a house writes it.
fn sayings(policy: &Policy, clause: &str) -> Vec<(Position, String)> {
    let values: Vec<(Value, String)> = match &policy.kind {
        PolicyKind::Choice { values } => {
            values.iter().map(|value| (Value::Choice(value.clone()), format!("\"{value}\""))).collect()
        }
        PolicyKind::Number { range, .. } => {
            [range.0, range.1].map(|number| (Value::Number(number), number.to_string())).to_vec()
        }
    };
    let stated = |(value, written): (Value, String)| {
        let position = Position::Value(SourcedValue { value, clause: clause.to_owned(), sentence: None });
        (position, format!("{{ value: {written}, clause: \"{clause}\" }}"))
    };
    let stances = [
        (Position::Silent, "silent".to_owned()),
        (Position::Discretion { clause: clause.to_owned(), sentence: None }, format!("{{ discretion: \"{clause}\" }}")),
        (Position::NotApplicable(clause.to_owned()), format!("{{ not-applicable: \"{clause}\" }}")),
    ];
    values.into_iter().map(stated).chain(stances).collect()
}

fn houses(library: &Library) -> Vec<House> {
    let mut houses = Vec::new();
    for policy in naming(&library.incidents).keys() {
        let known = library.policies.iter().find(|known| known.id == *policy).expect("a policy that is there");
        for book in &library.books {
            let own = &library.positions[&book.id][policy];
            let clause =
                own.clauses().first().map_or_else(|| library.rules[&book.id][0].label.clone(), |c| (*c).into());
            for (position, written) in sayings(known, &clause) {
                houses.push(House { base: book.id.clone(), policy: policy.clone(), position, written });
            }
        }
    }
    houses
}

#[test]
fn a_house_that_changes_any_position_passes_the_check() {
    let base = Library::unpack(&built_in());
    // A house takes one thing that can be said on each policy; together they take everything.
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    let mut written: BTreeMap<(BookId, usize), String> = BTreeMap::new();
    for house in houses(&base) {
        let turn = said.entry(format!("{} {}", house.base, house.policy)).or_default();
        let line = format!("{}: {}\n", house.policy, house.written);
        written.entry((house.base, *turn)).or_default().push_str(&line);
        *turn += 1;
    }
    let file = |path: String, text: String| SourceFile::new(&path, &path, text.into_bytes());
    for (base_id, book) in base.books.iter().map(|book| (&book.id, book)) {
        let own = written.iter().filter(|((of, _), _)| of == base_id);
        let files = own.flat_map(|((_, turn), positions)| {
            let source = "source: { en: House rules, nl: Huisregels, de: Hausregeln, sk: Domáce pravidlá }";
            let head = format!("title: A house\nedition: \"2026\"\nlanguage: {}", book.language);
            let head = format!("{head}\nextends: {base_id}\n{source}\n");
            let path = |name: &str| format!("books/house-{turn}/{name}");
            [file(path("book.yaml"), head), file(path("policies/house.yaml"), positions.clone())]
        });
        let (_, findings) = load(&files.collect::<Vec<_>>(), Some(base.clone()));
        // That a changed position rests on an unchanged clause is a warning, which every such house gets.
        let errors = findings.iter().filter(|finding| finding.is_error());
        let errors: Vec<String> = errors.map(ToString::to_string).collect();
        assert!(errors.is_empty(), "houses over {base_id} are refused:\n{}", errors.join("\n"));
    }
}

/// A row as the finger finds it: its outcome, how far the book carries it, and its penalty.
type Found = (String, &'static str, &'static str);

/// Goes through the rows with a finger. None where a row speaks of a stance of the house itself, and where the numbers
/// leave a class open on which no row rules as unknown.
fn finger(bound: &BoundIncident, facts: &Facts, worked: &Calculated) -> Option<BTreeSet<Found>> {
    let incident = &bound.incident;
    let mut values: Vec<Option<usize>> = Vec::new();
    let mut open = Vec::new();
    for (at, column) in incident.columns.iter().enumerate() {
        values.push(match &column.source {
            Source::Fact(fact) if bound.applies(facts, *fact) => bound.choice(facts, *fact).map(usize::from),
            Source::Class(class) => {
                let value = worked.classes.get(*class).map(|value| usize::from(*value))?;
                if column.values[value] == UNKNOWN && incident.table.ignores(at, value) {
                    return None;
                }
                Some(value)
            }
            Source::Policy(policy) => match stand(bound, policy) {
                Effective::Value(value) => column.place_of(value),
                Effective::Stance(stance) => {
                    let named = incident.table.restricted(at) & incident.table.rows(at, column.place_of_stance(stance));
                    if named != 0 {
                        return None;
                    }
                    open.push(at);
                    None
                }
            },
            Source::Fact(_) | Source::Outcome => None,
        });
    }
    let mut found = BTreeSet::new();
    each(bound, &mut values, &open, &mut found);
    Some(found)
}

/// Tries every value of the open policies that still matters.
fn each(bound: &BoundIncident, values: &mut Vec<Option<usize>>, open: &[usize], found: &mut BTreeSet<Found>) {
    let incident = &bound.incident;
    let takes = |row: usize, values: &[Option<usize>]| {
        let mut cells = values.iter().enumerate();
        cells.all(|(at, value)| value.is_none_or(|value| incident.table.rows(at, value) & (1 << row) != 0))
    };
    let rows: Vec<usize> = (0..incident.rows.len()).filter(|row| takes(*row, values)).collect();
    let narrow = |at: &&usize| rows.iter().any(|row| incident.table.restricted(**at) & (1 << row) != 0);
    match open.iter().find(narrow) {
        None => {
            let [row] = rows.as_slice() else {
                panic!("{} {}: {rows:?} for one case", bound.book, incident.id);
            };
            found.insert(row_of(bound, *row));
        }
        Some(at) => {
            let rest: Vec<usize> = open.iter().copied().filter(|other| other != at).collect();
            for value in 0..incident.columns[*at].width() {
                values[*at] = Some(value);
                each(bound, values, &rest, found);
            }
            values[*at] = None;
        }
    }
}

fn row_of(bound: &BoundIncident, row: usize) -> Found {
    let known = &bound.incident.rows[row];
    let penalty = match &known.penalty {
        Penalty::Kind(kind) => *kind,
        Penalty::Policy(policy) => match stand(bound, policy) {
            Effective::Value(Value::Choice(word)) => PenaltyKind::of_key(word).expect("a penalty"),
            Effective::Stance(Stance::Discretion) => PenaltyKind::May,
            _ => PenaltyKind::None,
        },
    };
    (bound.outcome_of(row).to_string(), carried(known.coverage.key()), penalty.key())
}

fn stand<'b>(bound: &'b BoundIncident, policy: &str) -> Effective<'b> {
    let consulted = bound.consulted.iter().find(|known| known.policy == policy);
    consulted.map(Consulted::decides).expect("a policy that the incident names")
}

/// How far a row is carried: it says no more than that it is a rule, whether the book disagrees with itself on it or a
/// general rule carries it.
fn carried(coverage: &'static str) -> &'static str {
    if matches!(coverage, "conflict" | "general-rule") { "rule" } else { coverage }
}

/// What was ruled.
fn ruled(ruling: &Ruling) -> BTreeSet<Found> {
    match ruling.alternatives.as_slice() {
        [] => BTreeSet::from([(ruling.outcome.to_owned(), carried(ruling.coverage.key()), ruling.penalty.key())]),
        several => {
            several.iter().map(|one| (one.outcome.to_owned(), carried(one.coverage.key()), one.penalty.key())).collect()
        }
    }
}

/// What the rows say of a case; where the book takes no value on a betting rule that is measured every way, what they say
/// under each of its values.
fn every_way(pack: &Pack, bound: &BoundIncident, changed: &Changed, facts: &Facts) -> Option<BTreeSet<Found>> {
    let read =
        |bound: &BoundIncident| settled(bound, facts).then(|| finger(bound, facts, &bound.work(facts))).flatten();
    let fed = pack.feeds().into_iter().filter(|(rule, _)| MEASURED_EVERY_WAY.contains(&rule.as_str()));
    let own_column = |policy: &PolicyId| {
        bound.incident.columns.iter().any(|column| matches!(&column.source, Source::Policy(known) if known == policy))
    };
    let takes = |policy: &PolicyId| bound.incident.parameters.iter().any(|known| known.as_str() == policy.as_str());
    let mut open = fed.map(|(_, policy)| policy).filter(|policy| takes(policy) && !own_column(policy));
    let Some(policy) = open.find(|policy| matches!(stand(bound, policy), Effective::Stance(_))) else {
        return read(bound);
    };
    let values = pack.policy(&policy).expect("a policy").values().to_vec();
    let under = |value: String| {
        let grounded = SourcedValue { value: Value::Choice(value), clause: "1".to_owned(), sentence: None };
        let mut changed = changed.clone();
        changed.insert(policy.clone(), Position::Value(grounded));
        every_way(pack, &BoundIncident::with(pack, &bound.book, &bound.incident.id, &changed)?, &changed, facts)
    };
    values.into_iter().map(under).try_fold(BTreeSet::new(), |all, one| Some(all.union(&one?).cloned().collect()))
}

/// One half of the houses, so that both halves are proved side by side.
fn every_other_house_is_ruled_as_its_rows_say(half: usize) {
    let pack = built_in();
    let base = Library::unpack(&pack);
    let (naming, cases, houses) = (naming(&base.incidents), facts_of_cases(&pack, &base), houses(&base));
    let (mut rulings, mut read) = (0, 0);
    for (at, house) in houses.iter().enumerate().skip(half).step_by(2) {
        let changed = Changed::from([(house.policy.clone(), house.position.clone())]);
        for incident in naming[&house.policy].iter().map(|at| &base.incidents[*at]) {
            let bound =
                BoundIncident::with(&pack, &house.base, &incident.id, &changed).expect("a book and an incident");
            let known = cases.get(&incident.id).map_or(&[][..], Vec::as_slice);
            for facts in known.iter().cycle().skip(at * CASES % known.len().max(1)).take(CASES.min(known.len())) {
                let Next::Ruled(ruling) = bound.next(facts) else { continue };
                assert!(!ruling.citations.is_empty(), "{house:?} {}: no rule is cited", incident.id);
                rulings += 1;
                if let Some(found) = every_way(&pack, &bound, &changed, facts) {
                    assert_eq!(ruled(&ruling), found, "{house:?} {} {facts:?}", incident.id);
                    read += 1;
                }
            }
        }
    }
    assert!(houses.len() > 3000 && read > rulings / 3, "{} houses, {rulings} rulings, {read} read", houses.len());
}

#[test]
fn a_house_that_changes_any_position_is_ruled_as_its_rows_say_the_even_ones() {
    every_other_house_is_ruled_as_its_rows_say(0);
}

#[test]
fn a_house_that_changes_any_position_is_ruled_as_its_rows_say_the_odd_ones() {
    every_other_house_is_ruled_as_its_rows_say(1);
}

#[test]
fn a_house_that_changes_every_position_at_once_is_ruled_as_its_rows_say() {
    let pack = built_in();
    let base = Library::unpack(&pack);
    let (cases, houses) = (facts_of_cases(&pack, &base), houses(&base));
    let mut read = 0;
    for incident in &base.incidents {
        let naming = naming(std::slice::from_ref(incident));
        let own: Vec<&House> = houses.iter().filter(|house| naming.contains_key(&house.policy)).collect();
        for (at, case) in cases.get(&incident.id).into_iter().flatten().enumerate() {
            for turn in 0..HOUSES {
                // A step through what can be said that is different for each case and turn takes each policy elsewhere.
                let mut changed = Changed::new();
                for policy in naming.keys() {
                    let said: Vec<&&House> = own.iter().filter(|house| house.policy == *policy).collect();
                    let step = (at * 31 + turn * 17 + 1) * (changed.len() * 13 + 7);
                    changed.insert(policy.clone(), said[step / 5 % said.len()].position.clone());
                }
                let bound = BoundIncident::with(&pack, &base.books[turn % base.books.len()].id, &incident.id, &changed);
                let bound = bound.expect("a book and an incident");
                let Next::Ruled(ruling) = bound.next(case) else { continue };
                if let Some(found) = every_way(&pack, &bound, &changed, case) {
                    assert_eq!(ruled(&ruling), found, "{changed:?} {} {case:?}", incident.id);
                    read += 1;
                }
            }
        }
    }
    assert!(read > 1000, "{read} rulings read");
}

/// Whether every fact that has an answer in a case is known.
fn settled(bound: &BoundIncident, facts: &Facts) -> bool {
    (0..bound.incident.facts.len()).all(|at| {
        facts.get(at).is_some_and(|answer| *answer != Answer::Unknown)
            || facts.get(at).is_none() && bound.incident.facts[at].assumed.is_some()
            || !bound.applies(facts, at)
    })
}
