//! What is wrong with data, and where.

/// Something wrong with the data. Its sentence is a message (`finding-<key>`) in the user's language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The file, as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The key of the sentence.
    pub key: &'static str,
    /// The values that the sentence shows.
    pub values: Vec<(&'static str, String)>,
}

impl Finding {
    /// A finding from its parts.
    #[must_use]
    pub fn new<const N: usize>(file: &str, line: usize, key: &'static str, values: [(&'static str, &str); N]) -> Self {
        Self { file: file.to_owned(), line, key, values: values.map(|(name, value)| (name, value.to_owned())).to_vec() }
    }
}

/// For the build and for tests, which know no language: place, key and values.
impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.key)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// The candidate nearest to a word that was not found, if one is near enough to be meant, or `none`.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> &'a str {
    const NEAR: f64 = 0.8;
    candidates
        .map(|candidate| (strsim::jaro_winkler(word, candidate), candidate))
        .filter(|(score, _)| *score >= NEAR)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map_or("none", |(_, candidate)| candidate)
}
