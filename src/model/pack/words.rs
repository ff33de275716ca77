//! The words in the data: every message in its languages.

use super::{Messages, Pack};
use crate::locale::MessageSource;

impl Pack {
    /// Every message with its language and id.
    #[must_use]
    pub fn messages(&self) -> Messages {
        let languages = super::layers::scopes(&self.bytes, self.below.as_deref(), "message");
        let text = |source| String::from_utf8_lossy(source).into_owned();
        let sources = |language: &str| {
            let entries = self.entries("message", language).into_iter().flat_map(|entries| entries.starting(""));
            entries.map(|(id, source)| (id.to_owned(), text(source))).collect()
        };
        languages.into_iter().map(|language| (language.to_owned(), sources(language))).collect()
    }
}

impl MessageSource for Pack {
    fn message(&self, language: &str, id: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("message", language)?.get(id)?).ok()
    }

    fn plain(&self, language: &str, id: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("plain", language)?.get(id)?).ok()
    }

    fn phrases(&self, word: &str) -> Option<&str> {
        std::str::from_utf8(self.entries("phrase", "")?.get(word)?).ok()
    }
}
