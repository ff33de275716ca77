//! What is quoted on the first screen: where there is no room for the whole clause, the words on which the ruling rests.

use crate::every_ruling::every_ruling;
use floorbook::book::sentences;
use floorbook::locale::{Language, Words};
use floorbook::policy::Position;
use floorbook::render::{Block, Excerpt, Extent, RulingContext, Style, ruling_view, text};
use std::collections::{BTreeMap, BTreeSet};

/// The first clause that a ruling shows as far as there is room, and the words of the screen.
fn quoted(ruled: &RulingContext) -> Option<(Excerpt, String)> {
    let view = ruling_view(ruled);
    let excerpt = view.blocks.iter().find_map(|block| match block {
        Block::Excerpt(_, excerpt) => Some(excerpt.clone()),
        _ => None,
    })?;
    let shown = text(&view, Style { width: 60, color: false, rows: None });
    let shown = shown.lines().filter_map(|line| line.strip_prefix("  | ")).collect::<Vec<_>>().join(" ");
    Some((excerpt, shown))
}

/// A text with single blanks between its words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_clause_that_is_cut_says_which_sentence_decides_and_shows_it() {
    let (mut unsaid, mut cut) = (BTreeMap::<String, BTreeSet<String>>::new(), BTreeMap::<String, String>::new());
    let (mut all, mut whole) = (0, 0);
    every_ruling(|pack, bound, facts, ruling| {
        // German words are the longest, and leave the least room.
        let german = Words::new(Language::De, pack);
        let extent = Extent { hint: true, ..Extent::default() };
        let ruled = RulingContext { extent, ..RulingContext::new(&german, bound, facts, ruling) };
        let (Some((excerpt, shown)), Some(cited)) = (quoted(&ruled), ruling.citations.first()) else {
            return;
        };
        if shown.contains(&words(&excerpt.paragraphs.join(" "))) {
            return;
        }
        all += 1;
        let sentences: Vec<&str> = excerpt.paragraphs.iter().flat_map(|text| sentences(text)).collect();
        for known in ruling.decided_by() {
            let rests = known.position.sentences().into_iter().any(|at| at == (cited.address.as_str(), None));
            if rests && sentences.len() > 1 && !matches!(known.position, Position::NotApplicable(_)) {
                let of = unsaid.entry(format!("{} {}", ruling.book, cited.address)).or_default();
                of.insert(known.policy.to_string());
            }
        }
        let deciding: Vec<String> = excerpt.decide.iter().map(|at| words(sentences[*at])).collect();
        match deciding.iter().all(|sentence| shown.contains(sentence)) {
            true => whole += 1,
            false => {
                let begins = |sentence: &String| shown.contains(&sentence.chars().take(20).collect::<String>());
                if !deciding.iter().any(begins) {
                    cut.insert(
                        format!("{} {}", ruling.book, cited.address),
                        format!("{} {deciding:?}: {shown}", ruling.incident),
                    );
                }
            }
        }
    });
    assert!(unsaid.is_empty(), "nothing says which sentence decides: {unsaid:#?}");
    assert!(cut.is_empty(), "cut before the words that decide: {cut:#?}");
    assert_eq!(whole, all, "clauses that are cut, and those that show all that decides");
}
