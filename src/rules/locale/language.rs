//! The languages of the program.

use serde::{Deserialize, Serialize};

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// German.
    De,
    /// Slovak.
    Sk,
}

impl Language {
    /// Every language, the fallback first.
    pub const ALL: [Self; 4] = [Self::En, Self::Nl, Self::De, Self::Sk];

    /// Its two-letter code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::De => "de",
            Self::Sk => "sk",
        }
    }

    /// The language of a code, exactly.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale as environments name it: `sk_SK.UTF-8`, `de-AT`, `nl`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::of_code(&code.to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_the_environment_are_understood() {
        assert_eq!(Language::of_locale("sk_SK.UTF-8"), Some(Language::Sk));
        assert_eq!(Language::of_locale("de-AT"), Some(Language::De));
        assert_eq!(Language::of_locale("NL"), Some(Language::Nl));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale(""), None);
        assert_eq!(Language::of_locale("dek"), None);
    }
}
