//! Why the operating system does not read or write a file, in the words of the user.

use super::{Words, args, quoted};
use std::io::{Error, ErrorKind};

/// The reasons that have words of their own, each with its key.
const KNOWN: [(ErrorKind, &str); 8] = [
    (ErrorKind::NotFound, "not-found"),
    (ErrorKind::PermissionDenied, "no-right"),
    (ErrorKind::IsADirectory, "is-folder"),
    (ErrorKind::InvalidData, "not-text"),
    (ErrorKind::NotADirectory, "no-folder"),
    (ErrorKind::StorageFull, "full"),
    (ErrorKind::QuotaExceeded, "full"),
    (ErrorKind::ReadOnlyFilesystem, "read-only"),
];

/// The key of a common reason, or the system's own words.
#[must_use]
pub fn system_fault(error: &Error) -> String {
    let known = KNOWN.iter().find(|(kind, _)| *kind == error.kind());
    known.map_or_else(|| error.to_string(), |(_, key)| (*key).to_owned())
}

impl Words<'_> {
    /// What a [`system_fault`] is in words: a common reason in the language, any other in brackets as the system says it.
    #[must_use]
    pub fn system(&self, fault: &str) -> String {
        const LONGEST: usize = 200;
        match KNOWN.iter().any(|(_, key)| *key == fault) {
            true => self.text(&format!("system-{fault}")),
            false => self.with("system-says", &args([("why", quoted(fault, LONGEST).into())])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, MessageSource};

    struct Dutch;
    impl MessageSource for Dutch {
        fn message(&self, _: &str, id: &str) -> Option<&str> {
            match id {
                "system-not-found" => Some("system-not-found = dat bestaat niet\n"),
                "system-says" => Some("system-says = het systeem meldt ({ $why })\n"),
                _ => None,
            }
        }
    }

    #[test]
    fn common_reasons_are_translated_and_others_are_quoted() {
        let words = Words::new(Language::Nl, &Dutch);
        let said = |error: Error| words.system(&system_fault(&error));
        assert_eq!(said(ErrorKind::NotFound.into()), "dat bestaat niet");
        assert_eq!(said(Error::other("loop \u{1b}[1m")), "het systeem meldt (loop [1m)");
    }
}
