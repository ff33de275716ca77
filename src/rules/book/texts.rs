//! A text in the languages in which somebody wrote it.

use crate::locale::{Language, marked};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A text by language: in all of the program's languages where the data is built in, in that of the house where it is a
/// house's own.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Texts(BTreeMap<Language, String>);

impl Texts {
    /// The text in a language by its code; where nobody wrote it in that one, in the first language in which somebody
    /// did, marked.
    #[must_use]
    pub fn get(&self, language: &str) -> String {
        let wanted = Language::of_code(language);
        match self.0.iter().find(|(known, _)| Some(**known) == wanted).or_else(|| self.0.first_key_value()) {
            Some((known, text)) if Some(*known) == wanted => text.clone(),
            Some((known, text)) => marked(text, *known),
            None => String::new(),
        }
    }

    /// The same for a name, which may stand in a foreign language without a mark.
    #[must_use]
    pub fn name(&self, language: Language) -> &str {
        let known = self.0.get(&language).or_else(|| self.0.values().next());
        known.map_or("", String::as_str)
    }

    /// The text in each language in which it was written.
    pub fn iter(&self) -> impl Iterator<Item = (Language, &str)> {
        self.0.iter().map(|(language, text)| (*language, text.as_str()))
    }
}

impl FromIterator<(Language, String)> for Texts {
    fn from_iter<I: IntoIterator<Item = (Language, String)>>(texts: I) -> Self {
        Self(texts.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(texts: &[(Language, &str)]) -> Texts {
        texts.iter().map(|(language, text)| (*language, (*text).to_owned())).collect()
    }

    #[test]
    fn a_text_that_a_language_lacks_is_shown_in_another_and_marked() {
        let both = texts(&[(Language::Sk, "mobil"), (Language::De, "Handy")]);
        assert_eq!(both.get("sk"), "mobil");
        assert_eq!(both.get("nl"), "Handy [de]");
        assert_eq!(texts(&[(Language::Sk, "mobil")]).get("en"), "mobil [sk]");
        assert_eq!(Texts::default().get("en"), "");
    }

    #[test]
    fn a_name_is_never_marked() {
        let name = texts(&[(Language::Sk, "Klub Roh"), (Language::En, "Corner Club")]);
        assert_eq!((name.name(Language::Sk), name.name(Language::De)), ("Klub Roh", "Corner Club"));
    }
}
