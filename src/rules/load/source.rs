//! Files of data: which there are, what each is for, and its text once it is known to be safe.

use super::characters::{control_character, forbidden};
use super::finding::Finding;
use super::outline::Outline;
use std::rc::Rc;

/// A file of data.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Its path as shown to the user.
    pub path: String,
    /// Its path inside the folder of data.
    pub inside: String,
    /// What it is for.
    pub kind: SourceKind,
    /// What is in it, or why it was not read.
    pub content: Result<Vec<u8>, Finding>,
}

/// What a file of data is for, as its place in the folder says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceKind {
    /// `data.yaml`, which only a whole set of data has
    Whole,
    /// `topics.yaml`
    Topics,
    /// `policies/<group>.yaml`
    Policies {
        /// The group.
        group: String,
    },
    /// `books/<id>/book.yaml`
    Book {
        /// The id of the book.
        book: String,
    },
    /// `books/<id>/rules/<section>.yaml`
    Rules {
        /// The id of the book.
        book: String,
    },
    /// `books/<id>/translations/<language>/<section>.yaml`
    Translation {
        /// The id of the book.
        book: String,
        /// The code of the language.
        language: String,
    },
    /// `books/<id>/official.yaml`
    Official {
        /// The id of the book.
        book: String,
    },
    /// `books/<id>/policies/<group>.yaml`
    Positions {
        /// The id of the book.
        book: String,
    },
    /// `tables/<name>.yaml`
    Table {
        /// The name of the table.
        name: String,
    },
    /// `families/<id>.yaml`
    Family {
        /// The id of the family.
        id: String,
    },
    /// `incidents/<group>/<id>.yaml`
    Incident {
        /// The group.
        group: String,
        /// The id of the incident.
        id: String,
    },
    /// `locales/<language>/….ftl`
    Messages {
        /// The code of the language.
        language: String,
    },
    /// `locales/<language>/glossary.yaml`: the words to which a language holds itself, for whoever writes its messages.
    Glossary,
    /// No file of data has this place.
    Unknown,
}

impl SourceKind {
    /// What a file is for, by its path inside the folder of data.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').collect();
        let yaml = |name: &str| name.strip_suffix(".yaml").map(str::to_owned);
        let kind = match parts.as_slice() {
            ["data.yaml"] => Some(Self::Whole),
            ["topics.yaml"] => Some(Self::Topics),
            ["policies", name] => yaml(name).map(|group| Self::Policies { group }),
            ["books", book, "book.yaml"] => Some(Self::Book { book: (*book).to_owned() }),
            ["books", book, "official.yaml"] => Some(Self::Official { book: (*book).to_owned() }),
            ["books", book, "rules", name] => yaml(name).map(|_| Self::Rules { book: (*book).to_owned() }),
            ["books", book, "translations", language, name] => {
                yaml(name).map(|_| Self::Translation { book: (*book).to_owned(), language: (*language).to_owned() })
            }
            ["books", book, "policies", name] => yaml(name).map(|_| Self::Positions { book: (*book).to_owned() }),
            ["tables", name] => yaml(name).map(|name| Self::Table { name }),
            ["families", name] => yaml(name).map(|id| Self::Family { id }),
            ["incidents", group, name] => yaml(name).map(|id| Self::Incident { group: (*group).to_owned(), id }),
            ["locales", _, "glossary.yaml"] => Some(Self::Glossary),
            ["locales", language, .., name] if name.ends_with(".ftl") => {
                Some(Self::Messages { language: (*language).to_owned() })
            }
            _ => None,
        };
        kind.unwrap_or(Self::Unknown)
    }
}

impl SourceKind {
    /// The name of the schema of such a file, where it has one.
    #[must_use]
    pub fn schema(&self) -> Option<&'static str> {
        match self {
            Self::Whole => Some("data"),
            Self::Topics => Some("topics"),
            Self::Policies { .. } => Some("policies"),
            Self::Book { .. } => Some("book"),
            Self::Official { .. } => Some("official"),
            Self::Rules { .. } => Some("rules"),
            Self::Positions { .. } => Some("positions"),
            Self::Translation { .. } => Some("translation"),
            Self::Family { .. } => Some("family"),
            Self::Incident { .. } => Some("incident"),
            Self::Table { .. } => Some("table"),
            Self::Messages { .. } | Self::Glossary | Self::Unknown => None,
        }
    }
}

/// The first line of a file of data at a path inside its folder: the schema by which an editor completes and checks it.
#[must_use]
pub fn schema_line(inside: &str) -> Option<String> {
    let name = SourceKind::of(inside).schema()?;
    Some(format!("# yaml-language-server: $schema={}schema/{name}.json", "../".repeat(inside.matches('/').count())))
}

impl SourceFile {
    /// A file by its path inside a folder of data.
    #[must_use]
    pub fn new(path: &str, inside: &str, bytes: Vec<u8>) -> Self {
        Self { path: path.to_owned(), inside: inside.to_owned(), kind: SourceKind::of(inside), content: Ok(bytes) }
    }

    /// The text of the file.
    ///
    /// # Errors
    /// A finding when it was not read, is not UTF-8, or holds control characters.
    pub fn text(&self) -> Result<&str, Finding> {
        let bytes = self.content.as_ref().map_err(Clone::clone)?;
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = line_of(&bytes[..error.valid_up_to()]);
            Finding::new(&self.path, line, "not-utf-8", [])
        })?;
        // Some editors put a mark of the byte order before a text. It says nothing.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let line_end = |at: usize| text.as_bytes().get(at + 1) == Some(&b'\n');
        match text.char_indices().find(|(at, c)| forbidden(*c) && !(*c == '\r' && line_end(*at))) {
            None => Ok(text),
            Some((at, c)) => Err(control_character(&self.path, line_of(&text.as_bytes()[..at]), c)),
        }
    }
}

/// A text from outside: UTF-8, or UTF-16 with the mark by which it is known. None where it is neither.
#[must_use]
pub fn decoded(bytes: Vec<u8>) -> Option<String> {
    let wide = |two: &[u8], pair: fn([u8; 2]) -> u16| pair([two[0], two.get(1).copied().unwrap_or(0)]);
    let utf_16 = |bytes: &[u8], pair: fn([u8; 2]) -> u16| {
        String::from_utf16(&bytes.chunks(2).map(|two| wide(two, pair)).collect::<Vec<_>>()).ok()
    };
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')),
    }
}

fn line_of(before: &[u8]) -> usize {
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// A file that was read into its raw shape, with the lines of its parts.
#[derive(Debug, Clone)]
pub(super) struct Document {
    /// The path as shown to the user.
    pub path: String,
    outline: Rc<Outline>,
}

impl Document {
    /// Reads a file into its raw shape.
    pub(super) fn open<T: serde::de::DeserializeOwned>(file: &SourceFile) -> Result<(Self, T), Vec<Finding>> {
        let (shape, outline) = super::read_placed(file)?;
        let document = Self { path: file.path.clone(), outline: Rc::new(outline) };
        Ok((document, shape))
    }

    /// The line of a part by its path (`/rules/0/label`), or of the nearest part around it.
    pub(super) fn line(&self, place: &str) -> usize {
        self.outline.line(place)
    }

    /// A finding about a part of the file.
    pub(super) fn finding<const N: usize>(
        &self,
        place: &str,
        key: &'static str,
        values: [(&'static str, &str); N],
    ) -> Finding {
        Finding::new(&self.path, self.line(place), key, values)
    }

    /// How many parts the file has.
    pub(super) fn parts(&self) -> usize {
        self.outline.parts()
    }
}
