//! Bad data: one mistake a folder, named after it, and the findings that it must get.
//!
//! A folder is laid over the built-in data like a house's own. Its file `.expected` has a line for each finding:
//! `FILE:LINE: key word word`, where the words are in the values of the finding; a warning has the word `warning`
//! before its key. There must be no finding besides: one mistake is told once, on the line that is to be mended.

use floorbook::commands::built_in;
use floorbook::load::{Finding, SourceFile, load, read_folder};
use floorbook::locale::{Language, MessageSource, Words};
use floorbook::pack::{Library, Pack};
use floorbook::render::finding_text;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static PACK: LazyLock<Pack> = LazyLock::new(built_in);
static BASE: LazyLock<Library> = LazyLock::new(|| Library::unpack(&PACK));

/// Keys that no folder can show, and why.
const ELSEWHERE: [(&str, &str); 15] = [
    ("damaged-packed-house", "a file of one kind; see `packed`"),
    ("newer-packed-house", "a file of one kind; see `packed`"),
    ("no-packed-house", "a file of one kind; see `packed`"),
    ("empty-folder", "a folder without files cannot be kept"),
    ("missing-feed", "only a whole set of data can lack what the built-in one feeds; see `data`"),
    ("hand-over", "only rulings show it; see `house_walked`"),
    ("more-findings", "thousands of findings are made when the test runs"),
    ("more-findings-elsewhere", "thousands of findings are made when the test runs"),
    ("no-alternative", "only rulings show it; see `house_walked`"),
    ("too-large", "a file of 1 MiB is made when the test runs"),
    ("too-large-in-all", "files of 17 MiB are made when the test runs"),
    ("too-many-books", "more than fifty books are made when the test runs"),
    ("too-many-files", "thousands of files are made when the test runs"),
    ("too-many-parts", "a file of 50,000 parts is made when the test runs"),
    ("too-much", "files of 400,000 parts are made when the test runs"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folders of mistakes: the name, what is expected, what is found.
static FOUND: LazyLock<Vec<(String, String, Vec<Finding>)>> = LazyLock::new(|| {
    let entries = std::fs::read_dir(root().join("tests/broken")).expect("the folder of mistakes");
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    folders.sort();
    let tried = |folder: &PathBuf| {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(folder.join(".expected")).unwrap_or_default(), findings(folder))
    };
    folders.iter().map(tried).collect()
});

fn findings(folder: &Path) -> Vec<Finding> {
    match read_folder(folder, "") {
        Ok(files) => load(&files, Some(BASE.clone())).1,
        Err(finding) => vec![finding],
    }
}

/// Whether a finding is the one of a line `FILE:LINE: key word word`.
fn is(finding: &Finding, expected: &str) -> bool {
    let Some((place, rest)) = expected.split_once(": ") else {
        return false;
    };
    let (warning, rest) = rest.strip_prefix("warning ").map_or((false, rest), |rest| (true, rest));
    let mut words = rest.split_whitespace();
    let values: Vec<&str> = finding.values.iter().map(|(_, value)| value.as_str()).collect();
    place == format!("{}:{}", finding.file, finding.line)
        && finding.is_error() != warning
        && words.next() == Some(finding.key)
        && words.all(|word| values.iter().any(|value| value.contains(word)))
}

/// What a folder lacks of its expected findings (`-`), and what it has besides (`+`).
fn difference(expected: &str, mut found: Vec<Finding>) -> String {
    let mut lacking = String::new();
    for line in expected.lines() {
        match found.iter().position(|finding| is(finding, line)) {
            Some(at) => drop(found.remove(at)),
            None => writeln!(lacking, "  - {line}").expect("a string takes it"),
        }
    }
    found.iter().fold(lacking, |text, finding| format!("{text}  + {finding}\n"))
}

#[test]
fn every_mistake_is_found_once_and_on_its_line() {
    let mut wrong = String::new();
    for (name, expected, found) in &*FOUND {
        let difference = difference(expected, found.clone());
        if expected.is_empty() || !difference.is_empty() {
            write!(wrong, "{name}\n{difference}").expect("a string takes it");
        }
    }
    assert!(wrong.is_empty(), "expected (-) and found (+) differ:\n{wrong}");
}

#[test]
fn every_finding_can_be_said_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language, &*PACK);
        for finding in FOUND.iter().flat_map(|(_, _, findings)| findings) {
            let sentence = finding_text(&words, finding);
            assert!(
                !sentence.contains("{$") && !sentence.contains("[finding-") && !sentence.contains("[kind-"),
                "{sentence}"
            );
        }
    }
}

/// The files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The keys of findings that the loader can give: the words in quotation marks that have a sentence, and those that
/// stand where a key does, before the list of values.
fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let besides = ["walked.rs", "packed.rs"].map(|name| root().join("src/floor/commands").join(name));
    for path in sources(&root().join("src/rules/load")).into_iter().chain(besides) {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        let pieces: Vec<&str> = program.split('"').collect();
        for three in pieces.windows(3) {
            let (before, piece, after) = (three[0], three[1], three[2]);
            let word = !piece.is_empty() && piece.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c == '8');
            let before_values = after.strip_prefix(',').is_some_and(|rest| rest.trim_start().starts_with('['));
            let last_of_several = before.trim_end().ends_with(',');
            let said = PACK.message("en", &format!("finding-{piece}")).is_some();
            if word && (said || last_of_several && before_values) {
                keys.insert(piece.to_owned());
            }
        }
    }
    keys
}

#[test]
fn every_key_has_a_folder() {
    let shown: BTreeSet<&str> = FOUND.iter().flat_map(|(_, _, findings)| findings).map(|found| found.key).collect();
    let keys = keys();
    assert!(keys.len() > 50, "only {} keys found", keys.len());
    for key in &keys {
        let elsewhere = ELSEWHERE.iter().find(|(known, _)| known == key);
        assert!(shown.contains(key.as_str()) != elsewhere.is_some(), "{key}: {elsewhere:?}");
    }
}

#[test]
fn every_key_has_its_sentence_in_every_language_and_every_sentence_its_key() {
    let keys = keys();
    let messages = PACK.messages();
    for language in Language::ALL {
        let said: BTreeSet<&str> =
            messages[language.code()].keys().filter_map(|id| id.strip_prefix("finding-")).collect();
        let keys: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
        assert_eq!(said, keys, "{}", language.code());
    }
}

/// An empty folder of a test's own.
fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("policies")).expect("a folder can be made");
    folder
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let folder = empty_folder("too-large");
    std::fs::write(folder.join("policies/house.yaml"), vec![b'#'; 1024 * 1024 + 1]).expect("a file can be made");
    assert_eq!(difference("policies/house.yaml:1: too-large", findings(&folder)), "");
    std::fs::write(folder.join("policies/house.yaml"), [b"[]".as_slice(), &vec![b'\n'; 1024 * 1024 - 2]].concat())
        .expect("a file can be made");
    assert_eq!(difference("", findings(&folder)), "");
}

#[test]
fn a_folder_with_too_many_files_is_not_read() {
    let folder = empty_folder("too-many-files");
    for number in 0..=2000 {
        std::fs::write(folder.join(format!("policies/{number}.yaml")), "").expect("a file can be made");
    }
    assert_eq!(difference(&format!("{}:1: too-many-files", folder.display()), findings(&folder)), "");
    std::fs::remove_dir_all(&folder).expect("the folder can be taken away");
}

#[test]
fn a_folder_without_data_is_told() {
    let folder = empty_folder("no-data");
    assert_eq!(difference(&format!("{}:1: empty-folder", folder.display()), findings(&folder)), "");
    std::fs::write(folder.join("README.md"), "What the house does otherwise.").expect("a file can be made");
    assert_eq!(difference(&format!("{}:1: empty-folder", folder.display()), findings(&folder)), "");
    std::fs::write(folder.join("policies/house.yaml"), "[]\n").expect("a file can be made");
    assert_eq!(difference("", findings(&folder)), "");
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let folder = Path::new("/nonexistent");
    assert_eq!(difference("/nonexistent:1: unreadable", findings(folder).into_iter().take(1).collect()), "");
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).expect("below the limit")
    }

    fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).expect("a byte")
    }
}

/// What stands at the place of a real file must get findings on its lines, or none, but never a panic.
fn survives(path: &str, bytes: &[u8], base: &Library) {
    let lines = 1 + bytes.iter().filter(|byte| **byte == b'\n').count();
    let file = SourceFile::new(path, path.strip_prefix("rulings/").unwrap_or(path), bytes.to_vec());
    for finding in load(&[file], Some(base.clone())).1 {
        assert!(finding.file != path || (1..=lines + 1).contains(&finding.line), "{finding}");
    }
}

/// Small files of every kind.
const MUTATED: [&str; 8] = [
    "rulings/policies/undercalls.yaml",
    "rulings/books/dpc/book.yaml",
    "rulings/books/onk-2023/policies/undercalls.yaml",
    "rulings/books/tda-2015-de/rules/02-platzvergabe.yaml",
    "rulings/incidents/dealing/four-card-flop.yaml",
    "rulings/incidents/betting/undercall.yaml",
    "locales/sk/incidents/betting/undercall.ftl",
    "locales/de/incidents/dealing/four-card-flop.ftl",
];

fn bytes_of(path: &str) -> Vec<u8> {
    std::fs::read(root().join(path)).expect("a file of the data")
}

#[test]
fn half_written_files_do_no_harm() {
    let nothing = Library::default();
    for path in MUTATED {
        let bytes = bytes_of(path);
        for end in 0..=bytes.len().min(1200) {
            survives(path, &bytes[..end], &nothing);
        }
    }
}

#[test]
fn damaged_files_do_no_harm() {
    let nothing = Library::default();
    let mut numbers = Numbers(39);
    for path in MUTATED {
        let bytes = bytes_of(path);
        for _ in 0..100 {
            let mut flipped = bytes.clone();
            let at = numbers.below(bytes.len());
            flipped[at] ^= 1 << numbers.below(8);
            survives(path, &flipped, &nothing);
            let mut replaced = bytes.clone();
            for _ in 0..4 {
                replaced[numbers.below(bytes.len())] = b" \n:-[]{}\"'#&*!|>%@`,?="[numbers.below(22)];
            }
            survives(path, &replaced, &nothing);
            let noise: Vec<u8> = (0..numbers.below(300)).map(|_| numbers.byte()).collect();
            survives(path, &noise, &nothing);
            let plain: Vec<u8> = noise.iter().map(|byte| b' ' + byte % 95).collect();
            survives(path, &plain, &nothing);
        }
    }
}

#[test]
fn files_with_a_line_lost_or_doubled_do_no_harm_to_the_built_in_data() {
    let mut numbers = Numbers(7);
    for path in MUTATED {
        let text = String::from_utf8(bytes_of(path)).expect("text");
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for _ in 0..2 {
            let at = numbers.below(lines.len());
            survives(path, [&lines[..at], &lines[at + 1..]].concat().concat().as_bytes(), &BASE);
            survives(path, [&lines[..=at], &lines[at..]].concat().concat().as_bytes(), &BASE);
        }
    }
}
