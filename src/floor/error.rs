//! How a command can fail, and the exit status of each way.

use crate::load::Finding;
use serde_json::Value as Json;
use std::fmt;

/// Ruled or found. Discretion and silence are rulings.
pub const FOUND: u8 = 0;
/// Nothing was found.
pub const NOTHING: u8 = 1;
/// The command line cannot be used, or facts are missing where nobody can be asked.
pub const USAGE: u8 = 2;
/// The data is wrong.
pub const DATA: u8 = 3;
/// Interrupted with Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Why a command stopped. The sentences are already in the user's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// What was asked for does not exist.
    Nothing(String),
    /// The command line cannot be used as it is.
    Usage(String),
    /// Something has to be said first, and there is nobody to ask.
    Unsaid(Box<Unsaid>),
    /// A house's data is wrong; each finding, and its line.
    Data(Vec<(Finding, String)>),
    /// Standard output cannot be written.
    Output(String),
    /// Ctrl-C.
    Interrupted,
}

/// What has to be said before it can be ruled: in a sentence, and as an object for a program that asks in its own way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsaid {
    /// The word for a program.
    pub kind: &'static str,
    /// The sentence.
    pub sentence: String,
    /// The keys that the error has besides: the facts that are missing, or the incidents to choose from.
    pub keys: serde_json::Map<String, Json>,
}

impl Unsaid {
    /// The failure for something that has to be said first; `keys` is an object.
    #[must_use]
    pub fn failure(kind: &'static str, sentence: String, keys: Json) -> Failure {
        let keys = match keys {
            Json::Object(keys) => keys,
            _ => serde_json::Map::new(),
        };
        Failure::Unsaid(Box::new(Self { kind, sentence, keys }))
    }
}

impl Failure {
    /// The exit status.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            Self::Nothing(_) => NOTHING,
            Self::Usage(_) | Self::Unsaid(_) | Self::Output(_) => USAGE,
            Self::Data(_) => DATA,
            Self::Interrupted => INTERRUPTED,
        }
    }

    /// The word for a program.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Nothing(_) => "nothing-found",
            Self::Usage(_) => "usage",
            Self::Unsaid(unsaid) => unsaid.kind,
            Self::Data(_) => "data",
            Self::Output(_) => "output",
            Self::Interrupted => "interrupted",
        }
    }

    /// A failure from findings in data.
    #[must_use]
    pub fn data(words: &crate::locale::Words, findings: &[Finding]) -> Self {
        let line = |finding: &Finding| (finding.clone(), crate::render::finding_text(words, finding));
        Self::Data(findings.iter().map(line).collect())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(sentence) | Self::Usage(sentence) | Self::Output(sentence) => f.write_str(sentence),
            Self::Unsaid(unsaid) => f.write_str(&unsaid.sentence),
            Self::Data(findings) => {
                let lines: Vec<&str> = findings.iter().map(|(_, line)| line.as_str()).collect();
                f.write_str(&lines.join("\n"))
            }
            Self::Interrupted => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}
