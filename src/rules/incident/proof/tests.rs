use super::super::{
    Column, Coverage, Fact, FactCondition, FactKind, Frequency, Grid, Penalty, PenaltyKind, Row, Stake, Steps,
};
use super::*;
use crate::policy::STANCES;

/// A column of the table of a test: a fact, or a policy.
enum Of {
    Fact(usize),
    Policy,
}

fn fact(id: &str, values: &[&str], asked_if: Vec<FactCondition>) -> Fact {
    let values = values.iter().map(|value| (*value).to_owned()).collect();
    let (kind, seldom, same_as) = (FactKind::Choice { values }, Vec::new(), Vec::new());
    Fact { id: id.into(), kind, asked_if, line: None, hand: None, log: None, assumed: None, seldom, same_as }
}

/// An incident whose rows accept these values of these columns; an empty cell accepts any.
fn incident(facts: Vec<Fact>, columns: &[(Of, &[&str])], rows: &[&[&[usize]]]) -> Incident {
    let column = |(of, values): &(Of, &[&str])| {
        let mut values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        let source = match of {
            Of::Fact(fact) => Source::Fact(*fact),
            Of::Policy => {
                values.extend(STANCES.map(str::to_owned));
                Source::Policy("music.volume".into())
            }
        };
        Column { source, values }
    };
    let columns: Vec<Column> = columns.iter().map(column).collect();
    let widths: Vec<usize> = columns.iter().map(|column| column.values.len()).collect();
    let cell = |row: usize, at: usize| (!rows[row][at].is_empty()).then(|| rows[row][at].to_vec());
    let row = |at: usize| Row {
        id: format!("row-{at}").into(),
        outcome: 0,
        cites: Vec::new(),
        coverage: Coverage::Rule,
        penalty: Penalty::Kind(PenaltyKind::None),
    };
    Incident {
        id: "music".into(),
        group: "conduct".to_owned(),
        frequency: Frequency::default(),
        stake: Stake::default(),
        topics: Vec::new(),
        facts,
        calculation: None,
        parameters: Vec::new(),
        table: Grid::build(rows.len(), &widths, cell),
        columns,
        outcomes: Vec::new(),
        rows: (0..rows.len()).map(row).collect(),
        orders: Steps::default(),
        remarks: Steps::default(),
        line: None,
        hand: None,
        excludes: Vec::new(),
        goes_on: Vec::new(),
        settled_by: Vec::new(),
        as_ruled: Vec::new(),
    }
}

const NO_YES: &[&str] = &["no", "yes"];

fn two_facts(rows: &[&[&[usize]]]) -> Incident {
    let facts = vec![fact("loud", NO_YES, Vec::new()), fact("late", NO_YES, Vec::new())];
    incident(facts, &[(Of::Fact(0), NO_YES), (Of::Fact(1), NO_YES)], rows)
}

#[test]
fn a_table_with_one_row_for_every_case_has_no_flaw() {
    assert_eq!(prove(&two_facts(&[&[&[0], &[]], &[&[1], &[0]], &[&[1], &[1]]])), []);
}

#[test]
fn a_gap_is_told_by_the_columns_that_make_it() {
    assert_eq!(prove(&two_facts(&[&[&[0], &[]], &[&[1], &[0]]])), [Flaw::Gap(vec![(0, 1), (1, 1)])]);
    assert_eq!(prove(&two_facts(&[&[&[0], &[]]])), [Flaw::Gap(vec![(0, 1)])]);
}

#[test]
fn every_gap_is_told_once() {
    let flaws = prove(&two_facts(&[&[&[0], &[0]]]));
    assert_eq!(flaws, [Flaw::Gap(vec![(1, 1)]), Flaw::Gap(vec![(0, 1), (1, 0)])]);
}

#[test]
fn an_overlap_names_the_rows_and_a_case() {
    let flaws = prove(&two_facts(&[&[&[0], &[]], &[&[], &[1]], &[&[1], &[0]]]));
    assert_eq!(flaws, [Flaw::Overlap(0, 1, vec![(0, 0), (1, 1)])]);
}

#[test]
fn a_fact_without_an_answer_is_taken_by_every_row() {
    // "late" is only asked when it is loud.
    let gated = |rows: &[&[&[usize]]]| {
        let facts = vec![
            fact("loud", NO_YES, Vec::new()),
            fact("late", NO_YES, vec![FactCondition { fact: 0, values: vec![1] }]),
        ];
        incident(facts, &[(Of::Fact(0), NO_YES), (Of::Fact(1), NO_YES)], rows)
    };
    assert_eq!(prove(&gated(&[&[&[0], &[]], &[&[1], &[0]], &[&[1], &[1]]])), []);
    // Without "loud" both rows take the case in which it is not.
    assert_eq!(prove(&gated(&[&[&[], &[0]], &[&[], &[1]]])), [Flaw::Overlap(0, 1, vec![(0, 0)])]);
}

#[test]
fn a_fact_hangs_on_facts_that_are_no_columns() {
    let facts = vec![
        fact("event", NO_YES, Vec::new()),
        fact("loud", NO_YES, vec![FactCondition { fact: 0, values: vec![1] }]),
        fact("late", NO_YES, vec![FactCondition { fact: 1, values: vec![1] }]),
    ];
    let rows: &[&[&[usize]]] = &[&[&[0]], &[&[1]]];
    // Where there is no event nothing is asked, and both rows take the case.
    assert_eq!(prove(&incident(facts, &[(Of::Fact(2), NO_YES)], rows)), [Flaw::Overlap(0, 1, vec![])]);
}

#[test]
fn a_policy_needs_rows_for_its_values_and_none_for_its_stances() {
    let policy = |rows: &[&[&[usize]]]| incident(Vec::new(), &[(Of::Policy, &["low", "off"])], rows);
    assert_eq!(prove(&policy(&[&[&[0]], &[&[1]]])), []);
    assert_eq!(prove(&policy(&[&[&[0]], &[&[1]], &[&[2]]])), [], "a row for silence is no gap elsewhere");
    assert_eq!(prove(&policy(&[&[&[0], &[]]])), [Flaw::Gap(vec![(0, 1)])]);
    assert_eq!(prove(&policy(&[&[&[0, 2]], &[&[1, 2]]])), [Flaw::Overlap(0, 1, vec![(0, 2)])], "both name silence");
}

#[test]
fn a_condition_on_a_fact_that_is_not_asked_there_is_told() {
    let gated = |rows: &[&[&[usize]]]| {
        let facts = vec![
            fact("loud", NO_YES, Vec::new()),
            fact("late", NO_YES, vec![FactCondition { fact: 0, values: vec![1] }]),
        ];
        incident(facts, &[(Of::Fact(0), NO_YES), (Of::Fact(1), NO_YES)], rows)
    };
    assert_eq!(prove(&gated(&[&[&[0], &[1]], &[&[1], &[]]])), [Flaw::Unasked(0, 1)]);
    assert_eq!(prove(&gated(&[&[&[0], &[]], &[&[1], &[0]], &[&[1], &[1]]])), []);
}

/// A table in which every row asks for one column more: listing its cases takes twice as long with each.
fn stairs(columns: usize) -> Incident {
    let facts: Vec<Fact> = (0..columns).map(|at| fact(&format!("f{at}"), &["a", "b", "c"], Vec::new())).collect();
    let names: Vec<(Of, &[&str])> = (0..columns).map(|at| (Of::Fact(at), &["a", "b", "c"][..])).collect();
    let cell = |row: usize, at: usize| -> &[usize] {
        match at.cmp(&row) {
            std::cmp::Ordering::Less => &[0],
            std::cmp::Ordering::Equal => &[1, 2],
            std::cmp::Ordering::Greater => &[],
        }
    };
    let mut rows: Vec<Vec<&[usize]>> = (0..columns).map(|row| (0..columns).map(|at| cell(row, at)).collect()).collect();
    rows.push(vec![&[0][..]; columns]);
    let rows: Vec<&[&[usize]]> = rows.iter().map(Vec::as_slice).collect();
    incident(facts, &names, &rows)
}

#[test]
fn the_work_does_not_grow_with_the_number_of_cases() {
    assert_eq!(prove(&stairs(22)), []);
    assert_eq!(prove(&stairs(78)), [], "3^78 cases are counted, not listed");
}

#[test]
fn more_cases_than_can_be_counted_are_an_error_and_not_a_wait() {
    assert_eq!(prove(&stairs(90)), [Flaw::TooWide]);
}

#[test]
fn facts_that_hang_on_too_many_answers_are_an_error_and_not_a_wait() {
    let gates = |count: usize| {
        let gate = |at: usize| fact(&format!("f{at}"), NO_YES, Vec::new());
        let mut facts: Vec<Fact> = (0..count).map(gate).collect();
        let all = (0..count).map(|fact| FactCondition { fact, values: vec![1] }).collect();
        facts.push(fact("last", NO_YES, all));
        incident(facts, &[(Of::Fact(count), NO_YES)], &[&[&[]]])
    };
    assert_eq!(prove(&gates(10)), []);
    assert_eq!(prove(&gates(11)), [Flaw::TooManyGates]);
}
