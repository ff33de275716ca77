//! What a case can say, and what is told of a case that is wrong.

/// Judges a case on an undercall.
fn judge(case: &str) -> Vec<String> {
    super::judge("undercall", case)
}

/// A call that was said and is 700 short, which every book rules alike.
const CALL_SAID: &str = r#"
- case: 500 for 1,200
  facts: { call-said: "yes", to-call: 1200, put: 500 }
  clauses: { onk-2023: "51-A", pokerpunt: "42-A", tda-2015-de: "39-A", tda-2019-sk: "51-A", dpc: "8.12-A", tda-2024: "51-A" }
  rulings:
    - books: all
      outcome: full-call-owed
      amounts: { to_call: 1200, put: 500, owed: 700 }
      orders: [chips-stay, add-to-full-call, action-goes-on]
"#;

#[test]
fn a_ruling_is_judged_whole_and_in_order() {
    assert_eq!(judge(CALL_SAID), Vec::<String>::new());
    for (right, wrong) in [
        ("outcome: full-call-owed", "outcome: full-call-made"),
        ("orders: [", "coverage: silent\n      orders: ["),
        ("orders: [", "penalty: may\n      orders: ["),
        ("orders: [", "remarks: [none-that-there-is]\n      orders: ["),
        ("orders: [", "tables: { players: [[player], [A]] }\n      orders: ["),
        ("orders: [", "alternatives: [{ outcome: full-call-made, orders: [] }]\n      orders: ["),
        ("owed: 700", "owed: 701"),
        (", owed: 700", ""),
        ("to_call: 1200, put: 500", "put: 500, to_call: 1200"),
        (", action-goes-on", ""),
        ("chips-stay, add-to-full-call", "add-to-full-call, chips-stay"),
    ] {
        assert_eq!(judge(&CALL_SAID.replace(right, wrong)).len(), 1, "{wrong}");
    }
}

#[test]
fn what_is_wrong_is_told_line_by_line_once_for_the_books_that_agree() {
    let wrong = judge(&CALL_SAID.replace("owed: 700", "owed: 600").replace("8.12-A", "8.13"));
    let amounts = "\
case      undercall: 500 for 1,200
books     onk-2023, pokerpunt, tda-2015-de, tda-2019-sk, dpc, tda-2024
expected  amounts { to_call: 1200, put: 500, owed: 600 }
found     amounts { to_call: 1200, put: 500, owed: 700 }";
    let clause = "\
case      undercall: 500 for 1,200
books     dpc
expected  clause 8.13
found     clause [8.12-A]";
    assert_eq!(wrong, [amounts, clause]);
}

#[test]
fn a_case_judges_every_book_once() {
    let ruled_for = |books: &str| judge(&CALL_SAID.replace("books: all", &format!("books: [{books}]"))).join("\n");
    assert_eq!(ruled_for("onk-2023, pokerpunt, tda-2015-de, tda-2019-sk, dpc, tda-2024"), "");
    assert!(ruled_for("onk-2023, pokerpunt, tda-2015-de, tda-2019-sk, tda-2024").contains("dpc is in no group"));
    assert!(
        ruled_for("onk-2023, pokerpunt, tda-2015-de, dpc, dpc, tda-2019-sk, tda-2024").contains("dpc stands 2 times")
    );
    assert!(ruled_for("onk-2023, pokerpunt, tda-2015-de, tda-2019-sk, dpc, tda-2024, tda").contains("no book tda"));
    let without_clause = judge(&CALL_SAID.replace(r#", dpc: "8.12-A""#, "")).join("\n");
    assert!(without_clause.contains("no clause of dpc"), "{without_clause}");
}

/// What is wrong with a case of which dpc rules in a file of its own.
fn judge_of_dpc(of_dpc: &str) -> Vec<String> {
    let shared = CALL_SAID.replace(r#", dpc: "8.12-A""#, "");
    let mut cases = serde_yaml::from_str(&shared).expect("a case");
    match super::of_books::add_book(&mut cases, "dpc", of_dpc) {
        Ok(()) => super::judge_cases("undercall", Ok(cases)),
        Err(wrong) => vec![wrong],
    }
}

#[test]
fn a_book_may_say_what_it_rules_in_a_file_of_its_own() {
    let alike = r#"[{ case: "500 for 1,200", clause: "8.12-A", as: pokerpunt }]"#;
    assert_eq!(judge_of_dpc(alike), Vec::<String>::new());
    let by_itself = r#"
- case: 500 for 1,200
  clause: "8.12-A"
  ruling:
    outcome: full-call-owed
    amounts: { to_call: 1200, put: 500, owed: 700 }
    orders: [chips-stay, add-to-full-call, action-goes-on]
"#;
    assert_eq!(judge_of_dpc(by_itself), Vec::<String>::new());
    let own = by_itself.replace("500 for", "of its own, 500 for").replace(
        "  ruling:",
        r#"  facts: { call-said: "yes", to-call: 1200, put: 500 }
  ruling:"#,
    );
    assert_eq!(judge_of_dpc(&format!("{}{own}", by_itself.trim_start())), Vec::<String>::new());

    for (wrong, told) in [
        (alike.replace("8.12-A", "8.13"), "expected  clause 8.13"),
        (alike.replace("as: pokerpunt", "as: dpc"), "no ruling of dpc"),
        (alike.replace(", as: pokerpunt", ""), "either `as` with a book, or a `ruling`"),
        (alike.replace("500 for", "400 for"), "no shared case is called so"),
        (by_itself.replace("owed: 700", "owed: 600"), "owed: 600"),
        (format!("{}{}", by_itself.trim_start(), own.replace("owed: 700", "owed: 600")), "of its own"),
        ("[]".to_owned(), "no clause of dpc is named"),
    ] {
        let found = judge_of_dpc(&wrong).join("\n");
        assert!(found.contains(told), "{wrong}\n{found}");
    }
}

/// A short all-in that closes the betting for A, who owes 25 more.
const SHORT_ALL_IN: &str = r#"
- case: a short all-in
  facts: { round: "100 min; A 100, B all-in 125, C calls" }
  clauses: { onk-2023: "47-A", pokerpunt: "48", tda-2015-de: "44", tda-2019-sk: "48-A", dpc: "8.8", tda-2024: "47-A" }
  rulings:
    - books: all
      outcome: closed-for-now
      amounts: { bet: 125 }
      tables:
        players:
          - [player, owes, may_raise]
          - [A, 25, "no"]
          - [B, ~, ~]
          - [C, ~, ~]
      orders: [closed-unless-reopened, left-out-may-raise]
"#;

#[test]
fn a_table_is_judged_by_the_columns_that_a_case_names() {
    let judge = |case: &str| super::judge("reopening", case).join("\n");
    assert_eq!(judge(SHORT_ALL_IN), "");
    assert!(
        judge(&SHORT_ALL_IN.replace("[A, 25", "[A, 26")).contains("players [[player, owes, may_raise], [A, 25, no]")
    );
    assert!(judge(&SHORT_ALL_IN.replace("          - [C, ~, ~]\n", "")).contains("[C, ~, ~]]"));
    assert!(judge(&SHORT_ALL_IN.replace("owes", "debt")).contains("no column debt in [player, put, action, owes"));
    assert!(judge(&SHORT_ALL_IN.replace("players:", "pots:")).contains("found     pots none"));
}
