//! `floor import`: papers made from our own restatement in every way in which rules are numbered, and the real documents
//! where they are at hand.

#[cfg(unix)]
mod asked;
mod in_part;
mod refused;

use super::house::{no_folder, run, said};
use floorbook::book::Rule;
use floorbook::commands::built_in;
use floorbook::locale::Language;
use floorbook::official::{Document, Doubt, How, Recognised, recognise};
use std::path::{Path, PathBuf};
use std::process::Output;

/// The rules of a book, the notices around them left out.
fn rules(book: &str) -> Vec<Rule> {
    let pack = built_in();
    let heads = pack.heads(book).into_iter().filter(|head| !head.notice);
    heads.map(|head| pack.rule(book, &head.label).expect("a rule")).collect()
}

fn language(book: &str) -> Language {
    built_in().book(book).and_then(|book| Language::of_code(&book.language)).expect("a language")
}

/// The lines of a clause in a paper: its label where it has one, its text, its list.
fn clause_lines(rule: &Rule, at: usize) -> Vec<String> {
    let clause = &rule.clauses[at];
    let label = clause.address.strip_prefix(&rule.label).and_then(|rest| rest.strip_prefix('-'));
    let label = label.filter(|label| !label.starts_with('¶')).map_or_else(String::new, |label| format!("{label}. "));
    let items = clause.items.iter().enumerate().map(|(at, item)| format!("{}) {}", at + 1, item.text));
    [format!("{label}{}", clause.text)].into_iter().chain(items).chain(clause.after.clone()).collect()
}

/// A paper with these headings, each rule with its clauses below.
fn paper(rules: &[Rule], heading: impl Fn(usize, &Rule) -> String) -> String {
    let mut lines = Vec::new();
    for (at, rule) in rules.iter().enumerate() {
        lines.push(heading(at, rule));
        lines.extend((0..rule.clauses.len()).flat_map(|clause| clause_lines(rule, clause)));
    }
    lines.join("\n\n")
}

/// Every rule is found, none in doubt, and no clause has the words of another.
#[track_caller]
fn found_whole(case: &str, text: &str, rules: &[Rule], language: Language) -> Recognised {
    let recognised = recognise(&Document::new(text), language, rules);
    let label = |at: &usize| rules[*at].label.clone();
    assert!(recognised.missing.is_empty(), "{case}: {:?}", recognised.missing.iter().map(label).collect::<Vec<_>>());
    for one in &recognised.matched {
        let rule = &rules[one.rule];
        assert_eq!(one.doubt, None, "{case}: {}", rule.label);
        for passage in &one.passages {
            let Some(at) = passage.clause else {
                continue;
            };
            let wanted = clause_lines(rule, at).join("\n");
            assert_eq!(passage.paragraphs.join("\n"), wanted, "{case}: {}", rule.clauses[at].address);
        }
    }
    recognised
}

#[test]
fn every_way_of_numbering_leads_to_the_same_rules() {
    let dpc = rules("dpc");
    let english = |case: &str, text: &str| found_whole(case, text, &dpc, Language::En);
    let by = |recognised: &Recognised, how: How| recognised.matched.iter().filter(|one| one.how == how).count();
    let own = english("own labels", &paper(&dpc, |_, rule| format!("{}. {}", rule.label, rule.title)));
    assert_eq!(by(&own, How::Number), dpc.len());
    let restarting = |_: usize, rule: &Rule| {
        let number = rule.label.rsplit('.').next().unwrap_or_default();
        format!("{number}: {}", rule.title)
    };
    assert_eq!(by(&english("numbers restart", &paper(&dpc, restarting)), How::Number), dpc.len());
    english("numbers lost", &paper(&dpc, |_, rule| format!("  1. {}", rule.title)));
    english("none", &paper(&dpc, |_, rule| rule.title.clone()));
    english("words before", &paper(&dpc, |_, rule| format!("House Rule {} - {}", rule.label, rule.title)));
    english("Markdown", &paper(&dpc, |_, rule| format!("### **{}** [{}](#rule)", rule.label, rule.title)));
    // Numbers of another edition are told by what stands below them.
    english("other numbers", &paper(&dpc, |at, rule| format!("{}. {}", at + 3, rule.title)));
}

#[test]
fn a_list_of_contents_and_broken_lines_do_not_matter() {
    let book = rules("pokerpunt");
    let whole = paper(&book, |_, rule| format!("{}. {}", rule.label, rule.title));
    let contents: Vec<String> = book.iter().map(|rule| format!("{}. {}", rule.label, rule.title)).collect();
    found_whole("contents", &format!("{}\n\n{whole}", contents.join("\n\n")), &book, Language::Nl);
    // A page of 72 columns breaks the paragraphs, and every twentieth line is its number.
    let lines = whole.lines().flat_map(|line| broken(line, 72)).enumerate();
    let pages: Vec<String> =
        lines.flat_map(|(at, line)| if at % 20 == 19 { vec![line, at.to_string()] } else { vec![line] }).collect();
    let recognised = recognise(&Document::new(&pages.join("\n")), Language::Nl, &book);
    assert!(
        recognised.missing.is_empty() && recognised.matched.iter().all(|one| one.doubt.is_none()),
        "{:?}",
        recognised.missing
    );
}

/// The rules that a paper leaves in doubt, or does not have.
fn doubtful(text: &str, rules: &[Rule]) -> Vec<(String, Doubt)> {
    let recognised = recognise(&Document::new(text), Language::En, rules);
    let doubts = recognised.matched.into_iter().filter_map(|one| Some((rules[one.rule].label.clone(), one.doubt?)));
    doubts.collect()
}

#[test]
fn a_text_that_holds_its_neighbour_or_is_cut_off_is_in_doubt() {
    let dpc = rules("dpc");
    let place = |label: &str| dpc.iter().position(|rule| rule.label == label).expect("a rule");
    // A heading in the middle of a line is none, so that its rule stands below the one before.
    let swallowed = |at: usize| {
        let whole = numbered(&dpc);
        let heading = format!("\n\n{}. {}\n\n", dpc[at].label, dpc[at].title);
        assert!(whole.contains(&heading), "{heading}");
        whole.replace(&heading, &format!(" As we said of {} ", dpc[at].title))
    };
    for label in ["3.5", "5.2", "8.6"] {
        let at = place(label);
        let doubts = doubtful(&swallowed(at), &dpc);
        let told = |(of, doubt): &(String, Doubt)| *of == dpc[at].label || *doubt == Doubt::Holds(at);
        assert!(doubts.iter().any(told), "{label}: {doubts:?}");
    }
    let whole = numbered(&dpc);
    let cut = whole.trim_end().trim_end_matches('.');
    let cut = &cut[..cut.rfind(' ').expect("words")];
    assert_eq!(doubtful(cut, &dpc), [(dpc[dpc.len() - 1].label.clone(), Doubt::CutOff)]);
    assert_eq!(doubtful(&whole, &dpc), []);
}

#[test]
fn a_page_of_the_web_leaves_no_tags_and_two_columns_are_known() {
    let dpc = rules("dpc");
    let web = paper(&dpc, |_, rule| format!("<h3 class=\"rule\">{}. {}</h3>", rule.label, rule.title));
    let web = web.replace("\n\n", "</p>\n\n<p>").replace('&', "&amp;");
    found_whole("a page of the web", &web, &dpc, Language::En);
    let lines: Vec<String> = numbered(&dpc).lines().flat_map(|line| broken(line, 40)).collect();
    let (left, right) = lines.split_at(lines.len() / 2);
    let beside: Vec<String> = left.iter().zip(right).map(|(left, right)| format!("{left:<44}{right}")).collect();
    assert!(Document::new(&beside.join("\n")).side_by_side);
    assert!(!Document::new(&lines.join("\n")).side_by_side);
}

fn broken(line: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        if lines.last().is_some_and(|line| line.chars().count() + word.chars().count() >= width) {
            lines.push(String::new());
        }
        let last = lines.last_mut().expect("a line");
        if !last.is_empty() {
            last.push(' ');
        }
        last.push_str(word);
    }
    lines
}

/// The folder with the documents that the built-in books restate, where it is at hand.
fn documents() -> Option<PathBuf> {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo tells it");
    let named = std::env::var_os("FLOOR_DOCUMENTS").map(PathBuf::from);
    named.or_else(|| Some(Path::new(&root).join("../shared/rulebooks"))).filter(|folder| folder.is_dir())
}

#[test]
fn the_documents_have_every_rule_of_their_books_and_none_in_doubt() {
    let Some(folder) = documents() else {
        // The documents are nobody's to give away; where they are not, there is nothing to try.
        return;
    };
    let counts = [("onk-2023", 98), ("pokerpunt", 71), ("tda-2015-de", 66), ("tda-2019-sk", 85), ("dpc", 68)];
    for (book, count) in counts {
        let text = std::fs::read_to_string(folder.join(format!("{book}.txt"))).expect("a document");
        let (rules, document) = (rules(book), Document::new(&text));
        let recognised = recognise(&document, language(book), &rules);
        assert!(recognised.is_of_the_book(&document), "{book}");
        assert_eq!((recognised.matched.len(), recognised.missing.len()), (count, 0), "{book}");
        let mut lines: Vec<usize> = Vec::new();
        for one in &recognised.matched {
            let rule = &rules[one.rule];
            assert_eq!(one.doubt, None, "{book} {}", rule.label);
            lines.push(one.line);
            for passage in &one.passages {
                let at = passage.clause.map_or("", |at| rule.clauses[at].address.as_str());
                let label = at.strip_prefix(&rule.label).and_then(|rest| rest.strip_prefix('-')).unwrap_or_default();
                let first = passage.paragraphs.first().map_or("", String::as_str).trim_start_matches(['-', ' ']);
                // What begins with a letter stands under that letter.
                let letter = first.split([':', '.', ')']).next().filter(|letter| letter.len() == 1 && label.len() == 1);
                assert!(letter.is_none_or(|letter| letter.eq_ignore_ascii_case(label)), "{book} {at}");
            }
        }
        assert!(lines.is_sorted(), "{book}: its rules stand in the order of the document");
        let whole = recognised.matched.iter().filter(|one| one.passages.iter().any(|passage| passage.clause.is_none()));
        assert!(whole.count() <= 3, "{book}: nearly every rule is split into its clauses");
    }
}

/// Writes a paper into a new place, and gives its path.
fn file(name: &str, bytes: &[u8]) -> String {
    let path = no_folder(name);
    std::fs::write(&path, bytes).expect("written");
    path
}

/// The paper of a book with its numbers and titles.
fn numbered(rules: &[Rule]) -> String {
    paper(rules, |_, rule| format!("{}. {}", rule.label, rule.title))
}

pub(super) fn dpc_paper() -> String {
    numbered(&rules("dpc"))
}

fn json(output: &Output) -> serde_json::Value {
    assert_eq!(output.status.code(), Some(0), "{}", said(output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn official_words_stand_first_and_ours_after_them() {
    // The paper says more than we do, and has no rule on rabbit hunting.
    let rules: Vec<Rule> = rules("dpc").into_iter().filter(|rule| rule.label != "4.6").collect();
    let text = numbered(&rules).replace("scramble", "scramble (zzyzx)");
    let (paper, folder) = (file("import-paper.txt", text.as_bytes()), no_folder("import-house"));
    let arguments = ["--lang", "en", "--book", "dpc", "import", &paper, "--into", &folder];
    let report =
        json(&run(&[&arguments[..], &["--edition", "2026", "--date", "2026-05-01", "--format", "json"]].concat()));
    assert_eq!((&report["found"], &report["rules"]), (&67.into(), &68.into()));
    assert_eq!(report["missing"], serde_json::json!(["4.6"]));
    let laid_over = |words: &[&str]| run(&[&["--lang", "en", "--rulings", &folder, "--book", "dpc"], words].concat());
    let shown = said(&laid_over(&["rule", "7.5"]));
    let (official, ours) = (shown.find("official text\n"), shown.find("in our words\n"));
    assert!(official.is_some() && official < ours && shown.contains("2026 · 1 May 2026"), "{shown}");
    let ruling = said(&laid_over(&["decide", "four-card-flop"]));
    assert!(ruling.contains("(zzyzx)") && ruling.contains("official text"), "{ruling}");
    let ruling = json(&laid_over(&["decide", "four-card-flop", "--format", "json"]));
    assert!(ruling["citations"][0]["official"].as_str().is_some_and(|text| text.contains("(zzyzx)")), "{ruling}");
    assert!(said(&laid_over(&["search", "zzyzx"])).contains("7.5"));
    // Where there are official words of other rules, a rule without any says so; where there are none at all, nothing is said.
    assert!(said(&laid_over(&["rule", "4.6"])).contains("no official text"));
    assert!(!said(&run(&["--book", "dpc", "rule", "4.6"])).contains("official"));
    assert_eq!(run(&["check", &folder]).status.code(), Some(0));
    // Nothing is written over.
    let again = run(&arguments);
    assert_eq!(again.status.code(), Some(2), "{}", said(&again));
}

#[test]
fn a_house_with_a_book_of_its_own_adds_the_words_of_its_paper() {
    let folder = no_folder("import-into-house");
    assert_eq!(run(&["init", &folder, "--extends", "dpc"]).status.code(), Some(0));
    let id = std::fs::read_dir(Path::new(&folder).join("books"))
        .expect("books")
        .next()
        .expect("one")
        .expect("a book")
        .file_name();
    let (paper, id) = (file("import-house-paper.txt", dpc_paper().as_bytes()), id.to_string_lossy().into_owned());
    let report = json(&run(&["--format", "json", "--book", &id, "import", &paper, "--into", &folder]));
    assert!(report["found"].as_u64() >= Some(68), "{report}");
    let rule = json(&run(&["--format", "json", "--rulings", &folder, "--book", &id, "rule", "7.5"]));
    assert!(rule[0]["clauses"][0]["official"].as_array().is_some_and(|words| !words.is_empty()), "{rule}");
}

/// A paper with another time in it: the policy that it contradicts is named, with what the paper says.
#[track_caller]
fn contradicted(book: &str, ours: &str, theirs: &str, words: [&str; 2]) {
    let text = numbered(&rules(book));
    assert!(text.contains(ours), "the clock of the book");
    let name = format!("import-clock-{book}");
    let (paper, folder) = (file(&format!("{name}.txt"), text.replace(ours, theirs).as_bytes()), no_folder(&name));
    let report = json(&run(&["--format", "json", "--book", book, "import", &paper, "--into", &folder]));
    let warnings: Vec<&str> =
        report["warnings"].as_array().expect("warnings").iter().filter_map(|w| w.as_str()).collect();
    assert!(warnings.iter().any(|warning| words.iter().all(|word| warning.contains(word))), "{warnings:?}");
    let checked = run(&["check", &folder]);
    assert!(checked.status.success() && said(&checked).contains(words[0]), "{}", said(&checked));
}

#[test]
fn a_number_of_the_paper_that_contradicts_the_book_is_told() {
    contradicted("dpc", "25 seconds", "40 seconds", ["clock.before-countdown", "40"]);
    // The clause points to a rule of the same number, which is still there.
    contradicted("tda-2019-sk", "30 sekúnd", "45 sekúnd", ["clock.total", "45"]);
}
