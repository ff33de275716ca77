//! The words in the data: every message in its languages.

use super::{Messages, Pack, Table};
use crate::locale::{MessageSource, Phrase};

impl Pack {
    /// Every message with its language and id.
    #[must_use]
    pub fn messages(&self) -> Messages {
        let languages = self.kind("message").into_iter().flat_map(|languages| languages.starting(""));
        let text = |source| String::from_utf8_lossy(source).into_owned();
        let sources =
            |bytes| Table::new(bytes).starting("").map(|(id, source)| (id.to_owned(), text(source))).collect();
        languages.map(|(language, bytes)| (language.to_owned(), sources(bytes))).collect()
    }
}

impl MessageSource for Pack {
    fn message(&self, language: &str, id: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("message", language)?.get(id)?).ok()
    }

    fn plain(&self, language: &str, id: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("plain", language)?.get(id)?).ok()
    }

    fn phrases(&self, word: &str) -> Vec<Phrase> {
        self.read("phrase", "", word).unwrap_or_default()
    }
}
