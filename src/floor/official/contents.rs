//! The list of contents of a document: headings one below the other with nothing between them, many of which stand once more,
//! above their texts. Its entries are no headings: where half of a paper is at hand, the list still names all of it.

use super::document::Document;
use super::headings::Heading;
use std::collections::{BTreeMap, BTreeSet};

/// The fewest entries of a list of contents.
const FEWEST: usize = 8;

/// The fewest of them that stand once more elsewhere. Entries of a list within a rule are in no other place in the same words.
const FEWEST_TWICE: usize = 3;

/// The most letters between two entries: the heading of a part that has no number.
const BETWEEN: usize = 80;

/// The headings without those of a list of contents.
pub(super) fn without_contents(document: &Document, headings: Vec<Heading>) -> Vec<Heading> {
    let mut times: BTreeMap<(&[String], &str), usize> = BTreeMap::new();
    for heading in &headings {
        *times.entry(heading.words()).or_default() += 1;
    }
    let twice = |heading: &&Heading| times[&heading.words()] > 1;
    let mut entry = vec![false; headings.len()];
    let mut from = 0;
    while from < headings.len() {
        let bare = (from..headings.len()).take_while(|at| is_bare(document, &headings, *at));
        // What stands once more below the list is above its text, however short that is.
        let mut seen = BTreeSet::new();
        let run = from..from + bare.take_while(|at| seen.insert(headings[*at].words())).count();
        if run.len() >= FEWEST && headings[run.clone()].iter().filter(twice).count() >= FEWEST_TWICE {
            entry[run.clone()].fill(true);
        }
        from = run.end.max(from + 1);
    }
    let mut entries = entry.into_iter();
    headings.into_iter().filter(|_| !entries.next().unwrap_or_default()).collect()
}

/// Whether nothing stands between a heading and the next.
fn is_bare(document: &Document, headings: &[Heading], at: usize) -> bool {
    let Some(next) = headings.get(at + 1) else {
        return false;
    };
    let between = &document.lines[headings[at].line + 1..next.line];
    between.iter().map(|line| line.text.chars().count()).sum::<usize>() <= BETWEEN
}
