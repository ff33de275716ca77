//! What is wrong with data, and where.
//!
//! A finding is an error or a warning. It is called so, and not a diagnostic, since that is its name in the JSON of
//! `floor check`, which is a contract.

use crate::locale::{self, Slip, quoted};
use std::collections::BTreeMap;

/// How bad a finding is. Errors stand before warnings wherever findings are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The data cannot be used.
    Error,
    /// The data can be used, but is hardly meant so. It fails neither a build nor a load nor a check.
    Warning,
}

impl Severity {
    /// The word for it in JSON and in the build.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

/// Something wrong with the data. Its sentence is a message (`finding-<key>`) in the user's language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// The file, as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The key of the sentence.
    pub key: &'static str,
    /// The values that the sentence shows.
    pub values: Vec<(&'static str, String)>,
}

/// The most characters of a value that a finding shows: a word or a piece of a file, and a list that helps to mend it.
const LONGEST: [usize; 2] = [80, 1000];

/// The values that are lists or sentences of the program's own.
const LISTS: [&str; 11] =
    ["allowed", "attributes", "book", "case", "expected", "policies", "values", "was", "where", "why", WHY_SYSTEM];

/// The key of a finding about what cannot be read, and the value in which it says what the system says.
const UNREADABLE: &str = "unreadable";
const WHY_SYSTEM: &str = "why-system";

impl Finding {
    /// An error from its parts. Of a long value its beginning is kept, and nothing that could steer a terminal.
    #[must_use]
    pub fn new<const N: usize>(file: &str, line: usize, key: &'static str, values: [(&'static str, &str); N]) -> Self {
        let short = |(name, value)| (name, quoted(value, LONGEST[usize::from(LISTS.contains(&name))]));
        Self { severity: Severity::Error, file: file.to_owned(), line, key, values: values.map(short).to_vec() }
    }

    /// Something that the system does not let be read: itself where `place` is `here`, else what stands there.
    #[must_use]
    pub fn unreadable(file: &str, line: usize, place: &str, why: &str) -> Self {
        Self::new(file, line, UNREADABLE, [("where", place), (WHY_SYSTEM, why)])
    }

    /// What the system says of something that cannot be read; none where that is not what is wrong.
    #[must_use]
    pub fn why_unreadable(&self) -> Option<&str> {
        let said = self.values.iter().find(|(name, _)| self.key == UNREADABLE && *name == WHY_SYSTEM);
        said.map(|(_, why)| why.as_str())
    }

    /// The same as a warning.
    #[must_use]
    pub fn warning(self) -> Self {
        Self { severity: Severity::Warning, ..self }
    }

    /// Whether it says that a file may be there only in part, so that what rests on it may rule otherwise.
    #[must_use]
    pub fn is_of_loss(&self) -> bool {
        matches!(self.key, "empty-file" | "only-comments" | "stops-short")
    }

    /// Whether it says that a book takes no position on a policy.
    #[must_use]
    pub fn is_missing_position(&self) -> bool {
        self.key == "missing-position"
    }

    /// Whether it is about messages, which are worth mending once the logic stands.
    #[must_use]
    pub fn of_words(&self) -> bool {
        self.is_missing_message() || self.file.ends_with(".ftl")
    }

    /// Whether it is about a message that some languages lack.
    #[must_use]
    pub fn is_missing_message(&self) -> bool {
        self.key == "missing-message"
    }

    /// Whether it is an error: the data cannot be used.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// How many findings it stands for: itself, or those that it says are left out.
    #[must_use]
    pub fn stands_for(&self) -> u64 {
        let count = self.values.iter().find(|(name, _)| self.key.starts_with(MORE) && *name == "count");
        count.and_then(|(_, count)| count.parse().ok()).unwrap_or(1)
    }
}

/// For the build and for tests, which know no language: place, key and values.
impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.key)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// The most findings of one severity that are kept of one file, and in all. What comes after them is counted, so that
/// no warning takes the place of an error.
const MOST: [usize; 2] = [50, 500];

/// The key of the line that says how many findings are left out.
const MORE: &str = "more-findings";

/// The file of findings with what puts them in their order: errors first, logic before words.
type Part = (Severity, bool, String);

/// Findings as they are made, as many as anybody reads.
#[derive(Debug, Default)]
pub(super) struct Findings {
    kept: BTreeMap<Part, Vec<Finding>>,
    /// How many were not kept, by key.
    more: BTreeMap<Part, BTreeMap<&'static str, usize>>,
    len: usize,
}

impl Findings {
    /// Adds a finding.
    pub(super) fn push(&mut self, finding: Finding) {
        self.len += 1;
        let part = (finding.severity, finding.of_words(), finding.file.clone());
        if self.kept.get(&part).is_some_and(|kept| kept.contains(&finding)) {
            return;
        }
        match self.has_room(&part) {
            true => self.kept.entry(part).or_default().push(finding),
            false => *self.more.entry(part).or_default().entry(finding.key).or_default() += 1,
        }
    }

    /// Whether a finding more is kept of a file.
    fn has_room(&self, (severity, _, file): &Part) -> bool {
        let alike = || self.kept.iter().filter(|((of, ..), _)| of == severity);
        let in_file: usize = alike().filter(|((.., of), _)| of == file).map(|(_, kept)| kept.len()).sum();
        in_file < MOST[0] && alike().map(|(_, kept)| kept.len()).sum::<usize>() < MOST[1]
    }

    /// How many there are, those included that were not kept.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Whether so much is wrong that a hint on one word more helps nobody.
    pub(super) fn is_full(&self) -> bool {
        self.len >= 4 * MOST[1]
    }

    /// The finding that stands for those of a file that were not kept.
    pub(super) fn more(file: &str) -> Finding {
        Finding::new(file, 1, MORE, [("count", "1")])
    }

    /// Those that were kept.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.kept.values().flatten()
    }

    /// The files of which errors were not kept.
    pub(super) fn overflowing(&self) -> impl Iterator<Item = &str> {
        self.more.keys().filter(|(severity, ..)| *severity == Severity::Error).map(|(.., file)| file.as_str())
    }

    /// The findings to be told, errors first, logic before words, then by file and line, without those of the keys that
    /// are held back. Where some are left out, the last line of a file, or of all, says how many.
    pub(super) fn told(&self, held_back: impl Fn(&'static str) -> bool) -> Vec<Finding> {
        let mut told = self.told_of(Severity::Error, &held_back);
        told.extend(self.told_of(Severity::Warning, &held_back));
        told
    }

    fn told_of(&self, severity: Severity, held_back: &impl Fn(&'static str) -> bool) -> Vec<Finding> {
        let (mut told, mut left_out) = (Vec::new(), 0);
        let parts: std::collections::BTreeSet<&Part> = self.kept.keys().chain(self.more.keys()).collect();
        for part in parts.into_iter().filter(|(of, ..)| *of == severity) {
            let mut findings: Vec<&Finding> = self.kept.get(part).into_iter().flatten().collect();
            findings.retain(|finding| !held_back(finding.key));
            findings.sort();
            let more = self.more.get(part).into_iter().flatten().filter(|(key, _)| !held_back(key));
            let more: usize = more.map(|(_, count)| count).sum();
            let last = findings.last().map(|finding| finding.line);
            told.extend(findings.into_iter().cloned());
            match last {
                Some(line) if more > 0 => told.push(left_out_line(&part.2, line, MORE, more, severity)),
                Some(_) => {}
                None => left_out += more,
            }
        }
        if left_out > 0 {
            let (file, line) = told.last().map_or((String::new(), 1), |finding| (finding.file.clone(), finding.line));
            told.push(left_out_line(&file, line, "more-findings-elsewhere", left_out, severity));
        }
        told
    }
}

/// The line that says how many findings are left out.
fn left_out_line(file: &str, line: usize, key: &'static str, count: usize, severity: Severity) -> Finding {
    Finding { severity, ..Finding::new(file, line, key, [("count", &count.to_string())]) }
}

impl Extend<Finding> for Findings {
    fn extend<T: IntoIterator<Item = Finding>>(&mut self, findings: T) {
        findings.into_iter().for_each(|finding| self.push(finding));
    }
}

/// What a finding shows as the word that was meant: the nearest candidate, or `none`.
#[must_use]
pub(super) fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> &'a str {
    locale::nearest(word, candidates, Slip::Written).unwrap_or("none")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(findings: impl IntoIterator<Item = Finding>) -> Vec<Finding> {
        let mut all = Findings::default();
        all.extend(findings);
        all.told(|_| false)
    }

    #[test]
    fn errors_stand_before_warnings_and_logic_before_words_wherever_they_are() {
        let logic = Finding::new("z.yaml", 9, "gap", []);
        let words = Finding::new("b.ftl", 1, "bad-message", []);
        let warning = Finding::new("a.yaml", 1, "gap", []).warning();
        assert!(logic.is_error() && !warning.is_error());
        let expected = [logic.clone(), words.clone(), warning.clone()];
        assert_eq!(told([warning, words, logic]), expected);
    }

    #[test]
    fn warnings_take_no_place_of_an_error() {
        let warnings = (0..MOST[0] + 9).map(|line| Finding::new("a.yaml", line, "gap", []).warning());
        let error = Finding::new("a.yaml", 999, "gap", []);
        let told = told(warnings.chain([error.clone()]));
        assert_eq!(told.first(), Some(&error));
        let last = told.last().expect("a finding");
        assert_eq!((last.key, last.stands_for(), last.is_error()), (MORE, 9, false));
        assert_eq!(told.len(), MOST[0] + 2);
    }
}
