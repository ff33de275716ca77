//! Two editions of one text, word by word: what stands in both, what is gone, what is new.

use super::numbers::precedes;
use crate::book::{Book, Clause, Rule, RuleHead};
use crate::locale::Language;
use crate::pack::Pack;
use serde::Serialize;
use similar::{Algorithm, ChangeTag, TextDiff};

/// What became of a run of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// It stands in both.
    Same,
    /// It is gone.
    Gone,
    /// It is new.
    New,
}

/// A run of words with one change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Run {
    /// What became of it.
    pub change: Change,
    /// The words, with one blank between them.
    pub text: String,
}

/// A rule in two editions.
#[derive(Debug, Clone)]
pub struct Redline {
    /// The rule in the earlier one, by its label and title; none where it is new.
    pub before: Option<(String, String)>,
    /// The rule in the later one; none where it is gone.
    pub after: Option<(String, String)>,
    /// Its paragraphs, each as runs of words.
    pub paragraphs: Vec<Vec<Run>>,
}

impl Redline {
    /// Whether nothing but the number has changed.
    #[must_use]
    pub fn is_same(&self) -> bool {
        let titles = |side: &Option<(String, String)>| side.as_ref().map(|(_, title)| title.clone());
        let same = |run: &Run| run.change == Change::Same;
        titles(&self.before) == titles(&self.after) && self.paragraphs.iter().flatten().all(same)
    }
}

/// Whether two books are editions of one text: of one family, or one laid over the other.
#[must_use]
pub fn are_editions(a: &Book, b: &Book) -> bool {
    let family = |book: &Book| book.family.as_ref().map(|family| family.id.clone());
    let over = |a: &Book, b: &Book| a.extends.as_ref() == Some(&b.id);
    over(a, b) || over(b, a) || family(a).is_some() && family(a) == family(b)
}

/// The language in which two books can be compared: the reader's, or else that of one of them, or any. None where there is no
/// language in which every rule of both is to be had.
#[must_use]
pub fn common_language(pack: &Pack, books: [&Book; 2], reader: Language) -> Option<Language> {
    let has = |book: &Book, language: Language| {
        let translated = |head: &RuleHead| pack.translation(&book.id, language, &head.label).is_some();
        book.language == language.code() || pack.heads(&book.id).iter().all(translated)
    };
    let own = books.into_iter().filter_map(|book| Language::of_code(&book.language));
    let mut wanted = [reader].into_iter().chain(own).chain(Language::ALL);
    wanted.find(|language| books.into_iter().all(|book| has(book, *language)))
}

/// Every rule of two editions in a language, in the order of the later one, what is gone where it stood. The official words are
/// compared where both have them in one language, else ours.
#[must_use]
pub fn redlines(pack: &Pack, before: &str, after: &str, language: Language) -> Vec<Redline> {
    let read = |book: &str, head: &RuleHead| {
        let rule = pack.rule(book, &head.label)?;
        Some(match pack.translation(book, language, &head.label) {
            Some(translation) => rule.translated(translation),
            None => rule,
        })
    };
    let rules = |book: &str| pack.heads(book).iter().filter_map(|head| read(book, head)).collect::<Vec<Rule>>();
    let official = |book: &str| pack.book(book).and_then(|book| Some(book.official?.language));
    let of_one_language = official(before).is_some() && official(before) == official(after);
    let (old, new) = (rules(before), rules(after));
    let redline = |before, after| redline(before, after, of_one_language);
    let pairs = pairs(&old, &new, precedes(pack, before, after));
    let mut lines = Vec::new();
    let mut told = 0;
    for (at, rule) in new.iter().enumerate() {
        let known = pairs.iter().find(|(_, new)| *new == at).map(|(old, _)| *old);
        if let Some(known) = known {
            let gone = (told..known).filter(|old| !pairs.iter().any(|(paired, _)| paired == old));
            lines.extend(gone.map(|at| redline(Some(&old[at]), None)));
            told = told.max(known);
        }
        lines.push(redline(known.map(|at| &old[at]), Some(rule)));
    }
    let rest = (told..old.len()).filter(|at| !pairs.iter().any(|(paired, _)| paired == at));
    lines.extend(rest.map(|at| redline(Some(&old[at]), None)));
    lines
}

/// Which rule of the one is which of the other, as places: where the later edition says where its rules come from, as it says;
/// else by the label where they share a topic, or by what most of their topics have in common.
fn pairs(old: &[Rule], new: &[Rule], next_edition: bool) -> Vec<(usize, usize)> {
    const LEAST: f64 = 0.34;
    let mut scored: Vec<(f64, usize, usize)> = Vec::new();
    let topics = |rules: &[Rule]| rules.iter().map(Rule::topics).collect::<Vec<_>>();
    let (of_old, of_new) = (topics(old), topics(new));
    for (a, here) in of_old.iter().enumerate() {
        for (b, there) in of_new.iter().enumerate() {
            let shared = here.iter().filter(|topic| there.contains(topic)).count() as f64;
            let all = (here.len() + there.len()) as f64 - shared;
            let alike = shared / all.max(1.0);
            let label = if old[a].label == new[b].label { 0.5 } else { 0.0 };
            let said = new[b].came_from.as_ref().filter(|_| next_edition);
            let is_said = said.is_some_and(|from| from.contains(&old[a].label));
            if is_said || said.is_none() && (alike >= LEAST || alike > 0.0 && label > 0.0) {
                scored.push((alike + label, a, b));
            }
        }
    }
    // The best first; of two as good the earlier.
    scored.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (_, a, b) in scored {
        if !pairs.iter().any(|(old, new)| *old == a || *new == b) {
            pairs.push((a, b));
        }
    }
    pairs
}

fn redline(before: Option<&Rule>, after: Option<&Rule>, of_one_language: bool) -> Redline {
    let has_official = |rule: &Rule| !rule.official_at(&rule.label).is_empty();
    let official = of_one_language && before.is_none_or(has_official) && after.is_none_or(has_official);
    let texts = |rule: Option<&Rule>| rule.map(|rule| paragraphs(rule, official)).unwrap_or_default();
    let name = |rule: &Rule| (rule.label.clone(), rule.title.clone());
    let paragraphs = diff(&texts(before).join("\n"), &texts(after).join("\n"));
    Redline { before: before.map(name), after: after.map(name), paragraphs }
}

/// The paragraphs of a rule: the official words, or ours.
fn paragraphs(rule: &Rule, official: bool) -> Vec<String> {
    let whole = rule.official.iter().flat_map(|wording| wording.text.clone());
    let ours = |clause: &Clause| {
        let items = clause.items.iter().map(|item| item.text.clone());
        std::iter::once(clause.text.clone()).chain(items).chain(clause.after.clone()).collect::<Vec<_>>()
    };
    match official {
        true => whole.chain(rule.clauses.iter().flat_map(|clause| clause.official.clone())).collect(),
        false => rule.clauses.iter().flat_map(ours).collect(),
    }
}

/// The words of two texts, put against each other. Runs of one change stand together, so that what is shown is not torn; a
/// line end is where the later text has one, or the earlier where it is gone.
#[must_use]
pub fn diff(before: &str, after: &str) -> Vec<Vec<Run>> {
    let words = |text: &str| -> Vec<String> {
        let lines = text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        lines.collect::<Vec<_>>().join(&"\n".to_owned())
    };
    let (old, new) = (words(before), words(after));
    let (old, new): (Vec<&str>, Vec<&str>) =
        (old.iter().map(String::as_str).collect(), new.iter().map(String::as_str).collect());
    let diff = TextDiff::configure().algorithm(Algorithm::Patience).diff_slices(&old, &new);
    let mut paragraphs: Vec<Vec<Run>> = vec![Vec::new()];
    for change in diff.iter_all_changes() {
        let tag = match change.tag() {
            ChangeTag::Equal => Change::Same,
            ChangeTag::Delete => Change::Gone,
            ChangeTag::Insert => Change::New,
        };
        match change.value() {
            "\n" => paragraphs.push(Vec::new()),
            word => add(paragraphs.last_mut(), tag, word),
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// Adds a word to the last run of a paragraph, or begins another.
fn add(paragraph: Option<&mut Vec<Run>>, change: Change, word: &str) {
    let Some(paragraph) = paragraph else {
        return;
    };
    match paragraph.last_mut().filter(|run| run.change == change) {
        Some(run) => {
            run.text.push(' ');
            run.text.push_str(word);
        }
        None => paragraph.push(Run { change, text: word.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn side(paragraphs: &[Vec<Run>], gone: Change) -> Vec<String> {
        let runs = paragraphs.iter().flatten().filter(|run| run.change != gone);
        runs.flat_map(|run| run.text.split(' ').map(str::to_owned)).collect()
    }

    #[test]
    fn words_that_changed_stand_beside_those_that_stayed() {
        let runs = diff("has 25 seconds to act", "has 40 seconds to act");
        let run = |change, text: &str| Run { change, text: text.to_owned() };
        assert_eq!(
            runs,
            [[
                run(Change::Same, "has"),
                run(Change::Gone, "25"),
                run(Change::New, "40"),
                run(Change::Same, "seconds to act")
            ]]
        );
    }

    proptest! {
        /// Without what is new it is the earlier text, without what is gone the later.
        #[test]
        fn each_side_is_whole(before in "[ab \n]{0,30}", after in "[ab \n]{0,30}") {
            let runs = diff(&before, &after);
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            prop_assert_eq!(side(&runs, Change::New), words(&before));
            prop_assert_eq!(side(&runs, Change::Gone), words(&after));
        }
    }
}
