//! Which heading is that of which rule: found for the whole document at once, as the pairs in the order of both that fit best
//! together.

use super::headings::Fit;

/// What a pair must at least score; nought gains nothing.
const LEAST: f64 = 0.75;

/// What a pair must score that stands out of the order of the book.
const LEAST_OUT_OF_ORDER: f64 = 1.2;

/// What a pair must score that fills a gap between its neighbours.
const LEAST_BETWEEN: f64 = 0.1;

/// The pairs of headings and rules, in the order of the document: first those that fit best together in the order of both,
/// then those that stand elsewhere in the document and fit well enough.
#[must_use]
pub(super) fn pairs(fits: &[Vec<Fit>], rules: usize) -> Vec<(usize, usize)> {
    let mut pairs = in_order(fits, rules);
    let mut elsewhere: Vec<(f64, usize, usize)> = Vec::new();
    for (heading, row) in fits.iter().enumerate() {
        for (rule, fit) in row.iter().enumerate() {
            if fit.score >= LEAST_OUT_OF_ORDER && (fit.title > 0.6 || fit.body > 0.4) {
                elsewhere.push((fit.score, heading, rule));
            }
        }
    }
    elsewhere.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, heading, rule) in elsewhere {
        if !pairs.iter().any(|(h, r)| *h == heading || *r == rule) {
            pairs.push((heading, rule));
        }
    }
    between(fits, rules, &mut pairs);
    pairs.sort_unstable();
    pairs
}

/// Adds the rules that were not found, though there is a heading left between those of their neighbours.
fn between(fits: &[Vec<Fit>], rules: usize, pairs: &mut Vec<(usize, usize)>) {
    for rule in 0..rules {
        let of =
            |rule: Option<usize>| pairs.iter().find(|(_, known)| Some(*known) == rule).map(|(heading, _)| *heading);
        if of(Some(rule)).is_some() {
            continue;
        }
        let (before, after) = (of(rule.checked_sub(1)), of(Some(rule + 1)));
        let (Some(from), Some(to)) = (
            if rule == 0 { Some(0) } else { before.map(|at| at + 1) },
            if rule + 1 == rules { Some(fits.len()) } else { after },
        ) else {
            continue;
        };
        let best = (from..to).max_by(|a, b| fits[*a][rule].score.total_cmp(&fits[*b][rule].score));
        if let Some(heading) = best.filter(|heading| fits[*heading][rule].score >= LEAST_BETWEEN) {
            pairs.push((heading, rule));
        }
    }
}

/// The best pairs in the order of both: what each pair scores above the least is gained, and their sum is the most there is.
#[expect(clippy::float_cmp, reason = "the way back goes by the very values that were put there")]
fn in_order(fits: &[Vec<Fit>], rules: usize) -> Vec<(usize, usize)> {
    let width = rules + 1;
    let mut best = vec![0.0_f64; (fits.len() + 1) * width];
    for (heading, row) in fits.iter().enumerate() {
        for (rule, fit) in row.iter().enumerate() {
            let without = best[heading * width + rule + 1].max(best[(heading + 1) * width + rule]);
            best[(heading + 1) * width + rule + 1] = without.max(best[heading * width + rule] + fit.score - LEAST);
        }
    }
    let (mut heading, mut rule, mut pairs) = (fits.len(), rules, Vec::new());
    while heading > 0 && rule > 0 {
        let here = best[heading * width + rule];
        if here == best[(heading - 1) * width + rule] {
            heading -= 1;
        } else if here == best[heading * width + rule - 1] {
            rule -= 1;
        } else {
            heading -= 1;
            rule -= 1;
            pairs.push((heading, rule));
        }
    }
    pairs
}
