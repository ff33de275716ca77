//! Files of data: which there are, what each is for, and its text once it is known to be safe.

use super::finding::Finding;
use super::outline::Outline;
use std::fs;
use std::path::Path;

/// A file of data.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Its path as shown to the user.
    pub path: String,
    /// What it is for.
    pub kind: SourceKind,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What a file of data is for, as its place in the folder says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceKind {
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
    /// `books/<id>/policies/<group>.yaml`
    Positions {
        /// The id of the book.
        book: String,
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
    /// No file of data has this place.
    Unknown,
}

/// The largest file that is read, in bytes.
const LARGEST: usize = 1024 * 1024;

/// The most files and folders that one folder of data may hold.
const MOST_FILES: usize = 5_000;

impl SourceKind {
    /// What a file is for, by its path inside the folder of data.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').collect();
        let yaml = |name: &str| name.strip_suffix(".yaml").map(str::to_owned);
        let kind = match parts.as_slice() {
            ["topics.yaml"] => Some(Self::Topics),
            ["policies", name] => yaml(name).map(|group| Self::Policies { group }),
            ["books", book, "book.yaml"] => Some(Self::Book { book: (*book).to_owned() }),
            ["books", book, "rules", name] => yaml(name).map(|_| Self::Rules { book: (*book).to_owned() }),
            ["books", book, "policies", name] => yaml(name).map(|_| Self::Positions { book: (*book).to_owned() }),
            ["incidents", group, name] => yaml(name).map(|id| Self::Incident { group: (*group).to_owned(), id }),
            ["locales", language, .., name] if name.ends_with(".ftl") => {
                Some(Self::Messages { language: (*language).to_owned() })
            }
            _ => None,
        };
        kind.unwrap_or(Self::Unknown)
    }
}

/// Reads a folder of data. `shown` is put before the paths that are shown to the user. Files whose name begins with a
/// dot and Markdown files are passed over.
///
/// # Errors
/// One finding for a folder or file that cannot be read.
pub fn read_folder(folder: &Path, shown: &str) -> Result<Vec<SourceFile>, Finding> {
    let mut files = Vec::new();
    let mut waiting = vec![String::new()];
    while let Some(inside) = waiting.pop() {
        let path = if inside.is_empty() { folder.to_owned() } else { folder.join(&inside) };
        let failed = |error: std::io::Error| {
            Finding::new(&path.display().to_string(), 1, "unreadable", [("why", &error.to_string())])
        };
        for entry in fs::read_dir(&path).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let inner = if inside.is_empty() { name.clone() } else { format!("{inside}/{name}") };
            if name.starts_with('.') || name.ends_with(".md") {
                continue;
            }
            if entry.file_type().map_err(failed)?.is_dir() {
                waiting.push(inner);
            } else {
                files.push(read_file(&entry.path(), &inner, shown)?);
            }
            if files.len() + waiting.len() > MOST_FILES {
                return Err(Finding::new(&folder.display().to_string(), 1, "too-many-files", []));
            }
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn read_file(path: &Path, inside: &str, shown: &str) -> Result<SourceFile, Finding> {
    use std::io::Read;
    let shown = format!("{shown}{inside}");
    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| Finding::new(&shown, 1, "unreadable", [("why", &error.to_string())]))?;
    Ok(SourceFile { path: shown, kind: SourceKind::of(inside), bytes })
}

impl SourceFile {
    /// The text of the file.
    ///
    /// # Errors
    /// A finding when it is too large, is not UTF-8, or holds control characters.
    pub fn text(&self) -> Result<&str, Finding> {
        if self.bytes.len() > LARGEST {
            return Err(Finding::new(&self.path, 1, "too-large", []));
        }
        let text = std::str::from_utf8(&self.bytes).map_err(|error| {
            let line = line_of(&self.bytes[..error.valid_up_to()]);
            Finding::new(&self.path, line, "not-utf-8", [])
        })?;
        // Some editors put a mark of the byte order before a text. It says nothing.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        match text.char_indices().find(|(_, c)| forbidden(*c)) {
            None => Ok(text),
            Some((at, c)) => {
                let line = line_of(&text.as_bytes()[..at]);
                let code = format!("U+{:04X}", u32::from(c));
                Err(Finding::new(&self.path, line, "control-character", [("code", &code)]))
            }
        }
    }
}

/// Characters that could steer a terminal, turn the reading direction of a text around, or hide in a word.
pub(super) fn forbidden(c: char) -> bool {
    let steers = c.is_control() && c != '\n' && c != '\r';
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    steers || turns || c == '\u{feff}'
}

fn line_of(before: &[u8]) -> usize {
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// A file that was read into its raw shape, with the lines of its parts.
#[derive(Debug, Clone)]
pub(super) struct Document {
    /// The path as shown to the user.
    pub path: String,
    outline: Outline,
}

impl Document {
    /// Reads a file into its raw shape.
    pub fn open<T: serde::de::DeserializeOwned>(file: &SourceFile) -> Result<(Self, T), Vec<Finding>> {
        let text = file.text().map_err(|finding| vec![finding])?;
        let outline = Outline::of(&file.path, text)?;
        let shape = serde_yaml::from_str(text).map_err(|error| vec![shape_finding(file, &error)])?;
        let document = Self { path: file.path.clone(), outline };
        Ok((document, shape))
    }

    /// The line of a part by its path (`/rules/0/label`), or of the nearest part around it.
    pub fn line(&self, place: &str) -> usize {
        self.outline.line(place)
    }
}

/// The sentence for what the shape of a file lacks or has too much of, from the words of the YAML reader.
fn shape_finding(file: &SourceFile, error: &serde_yaml::Error) -> Finding {
    // A file that lacks everything is told to lack it behind its end.
    let last = file.bytes.split_inclusive(|byte| *byte == b'\n').count().max(1);
    let line = error.location().map_or(1, |place| place.line()).clamp(1, last);
    let text = error.to_string();
    let quoted = |after: &str| {
        let rest = text.split_once(after)?.1.strip_prefix('`')?;
        rest.split('`').next().map(str::to_owned)
    };
    let allowed = || -> String {
        let listed = text.rsplit_once(", expected ").map_or("", |(_, rest)| rest);
        listed.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(", ")
    };
    if let Some(name) = quoted("unknown field ") {
        return Finding::new(&file.path, line, "unknown-key", [("name", &name), ("allowed", &allowed())]);
    }
    if let Some(found) = quoted("unknown variant ") {
        return Finding::new(&file.path, line, "not-a-value", [("found", &found), ("allowed", &allowed())]);
    }
    if let Some(name) = quoted("missing field ") {
        return Finding::new(&file.path, line, "missing-key", [("name", &name)]);
    }
    if let Some((_, rest)) = text.split_once("invalid type: ") {
        let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, ""));
        let expected = plain_kind(expected.split(" at line").next().unwrap_or(expected));
        return Finding::new(&file.path, line, "wrong-kind", [("found", plain_kind(found)), ("expected", expected)]);
    }
    Finding::new(&file.path, line, "malformed", [("why", &text)])
}

/// The kind of a value in the words of somebody who writes data, not of the YAML reader.
fn plain_kind(kind: &str) -> &str {
    match kind {
        "unit value" => "nothing",
        "sequence" | "a sequence" => "a list",
        "map" => "a mapping",
        "a string" => "a word or text",
        "a boolean" => "true or false",
        kind if kind.starts_with("struct ") => "a mapping",
        kind => kind,
    }
}
