//! A view on a screen a page at a time. What stays on the screen stands on top of every page: whoever turns a page at the
//! table still reads what is ruled and what is done first.

use super::text::{fitted, head, rows_of};
use super::{Style, View};

/// What stands between what stays and what goes on.
const GOES_ON: &str = "…";

/// A headline and the first order, of a row each: they stay however few rows there are.
const HEADLINE_AND_ORDER: usize = 2;

/// The fewest rows of a page besides what stays on it.
const LEAST_OF_A_PAGE: usize = 2;

/// A view in pages of so many rows, each of them text that ends with a line end. The last may be shorter.
#[must_use]
pub fn pages(view: &View, style: Style, rows: usize) -> Vec<String> {
    let whole = fitted(view, style, rows);
    if rows_of(&whole) <= rows {
        return vec![whole];
    }
    let head = head(view, style);
    // Of several rulings at once no more stays than leaves room for the rest.
    let most = rows.saturating_sub(1 + LEAST_OF_A_PAGE);
    let stays: Vec<&str> = head.lines().take(usize::max(most, HEADLINE_AND_ORDER)).collect();
    let lines: Vec<&str> = whole.lines().collect();
    let rows = usize::max(rows, stays.len() + 1 + LEAST_OF_A_PAGE);
    if lines.len() <= rows {
        return vec![whole];
    }
    let (mut pages, mut rest) = match shows(&lines[..rows], &stays) {
        true => (vec![page(&lines[..rows])], &lines[rows..]),
        // The first order stands too far below: it goes up, and the headline is not said twice.
        false => {
            let same = lines.iter().zip(&stays).take_while(|(line, stays)| line == stays).count();
            (Vec::new(), &lines[same..])
        }
    };
    while !rest.is_empty() {
        let (shown, later) = rest.split_at(usize::min(rows - stays.len() - 1, rest.len()));
        pages.push(page(&[&stays[..], &[GOES_ON], without_blanks(shown)].concat()));
        rest = later;
    }
    pages
}

/// Whether lines have those that stay among them, in their order.
fn shows(lines: &[&str], stays: &[&str]) -> bool {
    let mut lines = lines.iter();
    stays.iter().all(|line| lines.any(|shown| shown == line))
}

/// Lines from the first on that is not empty.
fn without_blanks<'l, 't>(lines: &'l [&'t str]) -> &'l [&'t str] {
    let blanks = lines.iter().take_while(|line| line.is_empty()).count();
    &lines[blanks..]
}

fn page(lines: &[&str]) -> String {
    let blanks = lines.iter().rev().take_while(|line| line.is_empty()).count();
    lines[..lines.len() - blanks].iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Block;
    use super::*;

    const STYLE: Style = Style { width: 40, color: false, rows: None };

    fn view(steps: usize) -> View {
        let headline = Block::Headline("Full call".to_owned());
        let steps: Vec<String> = (1..=steps).map(|number| format!("Step {number}")).collect();
        let head = vec![headline.clone(), Block::Steps(steps[..1].to_vec())];
        View { blocks: vec![headline, Block::Heading("Now".to_owned()), Block::Steps(steps)], head, card: None }
    }

    #[test]
    fn what_fits_is_one_page() {
        assert_eq!(pages(&view(4), STYLE, 7).len(), 1);
        assert_eq!(pages(&view(5), STYLE, 7).len(), 2);
    }

    #[test]
    fn every_page_has_the_headline_and_the_first_order_and_no_line_is_lost() {
        for rows in 4..30 {
            let pages = pages(&view(40), STYLE, rows);
            for page in &pages {
                assert!(page.starts_with("Full call\n") && page.contains("1. Step 1\n"), "{rows}: {page}");
                assert!(page.lines().count() <= usize::max(rows, 5), "{rows}: {page}");
            }
            for step in 1..=40 {
                assert!(pages.iter().any(|page| page.contains(&format!(" Step {step}\n"))), "{rows}: {step}");
            }
        }
    }
}
