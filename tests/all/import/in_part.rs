//! A part of a paper is a part of a book: what stands in it is found, and what only its list of contents names is not.

use super::{documents, language, paper, rules};
use floorbook::book::Rule;
use floorbook::commands::built_in;
use floorbook::official::{Document, recognise};

/// The rules of a book that are found in a text and not in doubt, as an entry of a list in a rule may be.
#[track_caller]
fn found(case: &str, text: &str, book: &str, rules: &[Rule]) -> Vec<String> {
    let document = Document::new(text);
    let recognised = recognise(&document, language(book), rules);
    assert!(recognised.is_of_the_book(&document), "{case}");
    assert_eq!(recognised.matched.len() + recognised.missing.len(), rules.len(), "{case}");
    let sure = recognised.matched.iter().filter(|one| one.doubt.is_none());
    sure.map(|one| rules[one.rule].label.clone()).collect()
}

#[test]
fn a_part_of_a_paper_below_the_contents_of_the_whole_is_that_part_of_the_book() {
    let heading = |_: usize, rule: &Rule| format!("{}. {}", rule.label, rule.title);
    for book in built_in().book_ids() {
        let all = rules(&book);
        let (half, fifth) = (all.len() / 2, all.len() / 5);
        let contents: Vec<String> = all.iter().enumerate().map(|(at, rule)| heading(at, rule)).collect();
        for part in [0..half, half..all.len(), 0..fifth, 4 * fifth..all.len(), 0..all.len()] {
            let case = format!("{book}, {part:?}");
            let text = format!("{}\n\n{}", contents.join("\n\n"), paper(&all[part.clone()], heading));
            let expected: Vec<String> = all[part].iter().map(|rule| rule.label.clone()).collect();
            let found = found(&case, &text, &book, &all);
            assert!(found.iter().all(|label| expected.contains(label)), "{case}: {found:?}");
            // The last rule of a part may seem to hold the one behind it.
            assert!(found.len() + 1 >= expected.len(), "{case}: {found:?}");
        }
    }
}

/// The lines of a text as a page of so many columns has them, with nothing between its paragraphs.
fn wrapped(text: &str, width: usize) -> String {
    let paragraphs = text.lines().filter(|line| !line.trim().is_empty());
    let lines = paragraphs.flat_map(|line| textwrap::wrap(line, width));
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_paper_wrapped_at_any_width_is_nearly_whole_and_what_is_missing_is_told() {
    let numbered = |_: usize, rule: &Rule| format!("{}: {}", rule.label, rule.title);
    for book in built_in().book_ids() {
        let all = rules(&book);
        let built = paper(&all, numbered);
        let document = documents().and_then(|folder| std::fs::read_to_string(folder.join(format!("{book}.txt"))).ok());
        for (text, width) in [Some(built), document].iter().flatten().flat_map(|text| [40, 60, 80].map(|w| (text, w))) {
            // Whatever is not found is missing, in doubt or left over.
            let found = found(&format!("{book} at {width}"), &wrapped(text, width), &book, &all);
            let share = if width == 40 { 75 } else { 95 };
            assert!(found.len() * 100 >= all.len() * share, "{book} at {width}: {} of {}", found.len(), all.len());
        }
    }
}

#[test]
fn half_of_each_document_is_half_of_its_book() {
    let Some(folder) = documents() else {
        return;
    };
    for (book, first) in [("onk-2023", 35), ("pokerpunt", 37), ("tda-2015-de", 33), ("tda-2019-sk", 42), ("dpc", 35)] {
        let text = std::fs::read_to_string(folder.join(format!("{book}.txt"))).expect("a document");
        let lines: Vec<&str> = text.lines().collect();
        let all = rules(book);
        // The rule in which the paper is cut is in doubt, or is found with what there is of it.
        let document = Document::new(&lines[..lines.len() / 2].join("\n"));
        let recognised = recognise(&document, language(book), &all);
        let doubtful = recognised.matched.iter().filter(|one| one.doubt.is_some()).count();
        assert!(recognised.is_of_the_book(&document) && doubtful <= 1, "{book}: {doubtful}");
        assert_eq!(recognised.matched.len(), first, "{book}");
    }
}
