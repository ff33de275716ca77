//! The official words of a book, where a house has put them beside our restatement.

use super::{Clause, Item};
use serde::{Deserialize, Serialize};

/// Where official words come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// The document from which they were taken.
    pub source: String,
    /// Its edition.
    pub edition: String,
    /// The day of the edition (`2023-05-03`), where there is one.
    pub date: Option<String>,
    /// Its language: `nl`, `de`, `sk` or `en`.
    pub language: String,
}

/// The official words of a rule, but those that stand with its clauses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wording {
    /// The title, as printed.
    pub title: Option<String>,
    /// The paragraphs of the rule as a whole, where nobody has said which of them belong to which clause.
    pub text: Vec<String>,
}

/// The official words of a clause with only one entry of its list: what stands before the list, the entry, what stands below
/// the list. None where it is not certain where the entries begin: each has a mark, once, in the order of the list; and where
/// something follows the list, it has a paragraph of its own.
#[must_use]
pub(super) fn official_item(clause: &Clause, wanted: &Item) -> Option<Vec<String>> {
    let text = clause.official.join("\n");
    let begins = clause.items.iter().map(|item| mark(&text, item.label()?)).collect::<Option<Vec<usize>>>()?;
    let at = clause.items.iter().position(|item| item == wanted)?;
    let last = *begins.last().filter(|_| begins.is_sorted())?;
    let list_ends = text[last..].find('\n').map_or(text.len(), |end| last + end);
    if clause.after.is_some() && list_ends == text.len() {
        return None;
    }
    let ends = begins.get(at + 1).copied().unwrap_or(list_ends);
    let parts = [&text[..begins[0]], &text[begins[at]..ends], &text[list_ends..]];
    let paragraphs = parts.into_iter().flat_map(str::lines).map(|part| part.trim_end_matches(BULLETS).to_owned());
    Some(paragraphs.filter(|paragraph| !paragraph.is_empty()).collect())
}

/// What stands before a mark.
const BULLETS: [char; 5] = [' ', '-', '*', '•', '('];

/// Where the mark of an entry stands: `a)`, `2.`, `B:`. None where it stands nowhere, or more than once.
fn mark(text: &str, label: &str) -> Option<usize> {
    let is_mark = |at: &usize| {
        let (before, behind) = (&text[..*at], &text[*at + label.len()..]);
        let alone = before.chars().next_back().is_none_or(|c| c.is_whitespace() || c == '(');
        alone
            && behind.trim_start_matches([')', '.', ':']).starts_with(char::is_whitespace)
            && !behind.starts_with(char::is_whitespace)
    };
    let mut marks = text.match_indices(label).map(|(at, _)| at).filter(is_mark);
    marks.next().filter(|_| marks.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(official: &[&str], labels: &[&str], after: bool) -> Clause {
        let item = |label: &&str| Item { address: Some(format!("7-A-{label}")), text: String::new() };
        Clause {
            address: "7-A".to_owned(),
            topics: Vec::new(),
            text: String::new(),
            items: labels.iter().map(item).collect(),
            after: after.then(String::new),
            excluded: false,
            official: official.iter().map(|paragraph| (*paragraph).to_owned()).collect(),
        }
    }

    #[track_caller]
    fn case(clause: &Clause, item: usize, expected: Option<&[&str]>) {
        let cut = official_item(clause, &clause.items[item]);
        assert_eq!(
            cut.as_deref(),
            expected.map(|paragraphs| paragraphs.iter().map(|p| (*p).to_owned()).collect::<Vec<_>>()).as_deref()
        );
    }

    #[test]
    fn an_entry_stands_between_what_is_before_and_below_the_list() {
        let lines = clause(&["A. Owed if:", "- a. one bet", "- b. two", "Example: 1"], &["a", "b"], false);
        case(&lines, 0, Some(&["A. Owed if:", "a. one bet", "Example: 1"]));
        case(&lines, 1, Some(&["A. Owed if:", "b. two", "Example: 1"]));
        let inline = clause(&["A: Both 1) cards up and 2) hands read"], &["1", "2"], false);
        case(&inline, 0, Some(&["A: Both", "1) cards up and"]));
        case(&inline, 1, Some(&["A: Both", "2) hands read"]));
    }

    #[test]
    fn a_list_without_sure_marks_is_not_cut() {
        case(&clause(&["Owed if one bet or two"], &["a", "b"], false), 0, None);
        case(&clause(&["1) as in rule 1. 2) two"], &["1", "2"], false), 0, None);
        case(&clause(&["2) two 1) one"], &["1", "2"], false), 0, None);
        case(&clause(&["Both 1) one 2) two. And more."], &["1", "2"], true), 0, None);
        case(
            &clause(&["Both 1) one 2) two.", "And more."], &["1", "2"], true),
            0,
            Some(&["Both", "1) one", "And more."]),
        );
    }
}
