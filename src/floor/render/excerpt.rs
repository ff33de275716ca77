//! What of a clause stands on a screen that has no room for all of it: never less than the words that decide, where they
//! fit.

use super::text::{cut, filled};
use crate::book::sentences;

/// What stands in the place of words that are left out.
const LEFT_OUT: &str = "…";

/// A clause to be shown as far as there is room: its paragraphs, and which of its sentences decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    /// The paragraphs of the clause.
    pub paragraphs: Vec<String>,
    /// The places of the sentences that decide, counted from 0 through all paragraphs, in their order. Empty where nothing
    /// says which do: then it is the first that is shown.
    pub decide: Vec<usize>,
}

impl Excerpt {
    /// How many lines the whole takes.
    pub(super) fn rows(&self, width: usize) -> usize {
        self.paragraphs.iter().map(|paragraph| filled(paragraph, width).count()).sum()
    }

    /// How many lines what decides takes by itself: fewer would cut a ruling off from the words on which it rests.
    pub(super) fn fewest(&self, width: usize) -> usize {
        let sentences: Vec<&str> = self.paragraphs.iter().flat_map(|paragraph| sentences(paragraph)).collect();
        filled(&joined(&sentences, self.deciding()), width).count()
    }

    /// The places of the sentences that are to stand.
    fn deciding(&self) -> &[usize] {
        if self.decide.is_empty() { &[0] } else { &self.decide }
    }

    /// At most so many lines: the whole, or the beginning; where what decides does not stand in it, from there on; or else
    /// nothing but what decides.
    pub(super) fn lines(&self, width: usize, most: usize) -> Vec<String> {
        let sentences: Vec<&str> = self.paragraphs.iter().flat_map(|paragraph| sentences(paragraph)).collect();
        let deciding: Vec<&str> = self.deciding().iter().filter_map(|at| sentences.get(*at).copied()).collect();
        let first = self.deciding().first().copied().unwrap_or_default();
        let ways: [&dyn Fn() -> Vec<String>; 3] =
            [&|| self.paragraphs.clone(), &|| from(&self.paragraphs, first), &|| {
                vec![joined(&sentences, self.deciding())]
            }];
        let mut shown = Vec::new();
        for way in ways {
            shown = shortened(&way(), width, most);
            if stand(&deciding, &shown) {
                break;
            }
        }
        shown
    }
}

/// The paragraphs from a sentence on.
fn from(paragraphs: &[String], first: usize) -> Vec<String> {
    let mut before = first;
    let mut left = Vec::new();
    for paragraph in paragraphs {
        let sentences = sentences(paragraph);
        let gone = before.min(sentences.len());
        before -= gone;
        match sentences.get(gone) {
            Some(_) if left.is_empty() && first > 0 => left.push(format!("{LEFT_OUT} {}", sentences[gone..].join(" "))),
            Some(_) => left.push(sentences[gone..].join(" ")),
            None => {}
        }
    }
    left
}

/// Some of the sentences, with a mark where there were others.
fn joined(sentences: &[&str], decide: &[usize]) -> String {
    let mut text = String::new();
    let mut next = 0;
    for at in decide.iter().copied().filter(|at| *at < sentences.len()) {
        if at > next {
            text.extend([LEFT_OUT, " "]);
        }
        text.extend([sentences[at], " "]);
        next = at + 1;
    }
    if next < sentences.len() {
        text.push_str(LEFT_OUT);
    }
    text.trim_end().to_owned()
}

/// The lines of paragraphs, at most so many; the last ends with a mark if there are more.
fn shortened(paragraphs: &[String], width: usize, most: usize) -> Vec<String> {
    let mut lines = paragraphs.iter().flat_map(|paragraph| filled(paragraph, width));
    let mut shown: Vec<String> = lines.by_ref().take(most).map(|line| line.trim_end().to_owned()).collect();
    if lines.next().is_some()
        && let Some(last) = shown.last_mut()
    {
        *last = cut(last, width);
    }
    shown
}

/// Whether sentences stand whole in lines.
fn stand(sentences: &[&str], lines: &[String]) -> bool {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = words(&lines.join(" "));
    sentences.iter().all(|sentence| shown.contains(&words(sentence)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(decide: &[usize]) -> Excerpt {
        let paragraphs = [
            "The first sentence tells whom it is about. The second one says what the dealer does with the chips. The third \
             sends it to the floor.",
            "1) The entry of a list stands by itself.",
        ];
        Excerpt { paragraphs: paragraphs.map(str::to_owned).to_vec(), decide: decide.to_vec() }
    }

    #[test]
    fn what_fits_is_shown_whole() {
        assert_eq!(excerpt(&[2]).lines(200, 2), excerpt(&[]).paragraphs);
    }

    #[test]
    fn the_beginning_is_shown_where_what_decides_stands_in_it() {
        let lines = excerpt(&[0]).lines(60, 2);
        assert_eq!(
            lines,
            [
                "The first sentence tells whom it is about. The second one",
                "says what the dealer does with the chips. …"
            ]
        );
        assert_eq!(excerpt(&[]).lines(60, 2), lines, "where nothing says what decides, too");
    }

    #[test]
    fn what_decides_is_never_cut_off() {
        let one = excerpt(&[2]);
        assert_eq!(one.fewest(60), 1);
        assert_eq!(excerpt(&[0, 2]).fewest(60), 2);
        assert_eq!(one.lines(60, one.fewest(60)), ["… The third sends it to the floor. …"]);
    }

    #[test]
    fn what_decides_further_down_is_shown_from_there_on_or_alone() {
        let lines = excerpt(&[2]).lines(60, 2);
        assert_eq!(lines, ["… The third sends it to the floor.", "1) The entry of a list stands by itself."]);
        assert_eq!(excerpt(&[3]).lines(60, 1), ["… 1) The entry of a list stands by itself."]);
        let lines = excerpt(&[0, 2]).lines(60, 2);
        assert_eq!(lines, ["The first sentence tells whom it is about. … The third sends", "it to the floor. …"]);
    }
}
