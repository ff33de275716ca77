//! Aimed changes of the built-in data, as a slip of the pen makes them, in a file that a house lays over it: one of twenty may pass
//! the check in silence. What is counted besides is how many are noticed by the data itself, and not only because an incident
//! differs from the one whose place it takes: in an incident of a house's own nothing else stands by.
//!
//! `cargo test --test all aimed -- --nocapture` prints the shares.
#![allow(clippy::print_stdout)]

use floorbook::commands::built_in;
use floorbook::load::{SourceFile, load};
use floorbook::pack::Library;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How many changes of each kind are tried, from all over the data.
const TRIED: usize = 40;

/// What becomes of a line.
enum Edit {
    /// It says this.
    To(String),
    /// It is left out.
    Out,
}

impl Edit {
    /// What stands in the place of the line.
    fn line(&self) -> Option<String> {
        match self {
            Self::To(line) => Some(line.clone()),
            Self::Out => None,
        }
    }
}

/// A way to change a file: from its lines and the place of one of them what becomes of that line, if it can be changed so.
type Change = fn(&Lines, usize) -> Option<Edit>;

/// The kinds of changes, with the least share, in hundredths, that the data itself must notice.
const KINDS: [(&str, usize, Change); 9] = [
    ("a row cites another topic", 90, another_topic),
    ("ask-if left out", 50, |lines, at| lines.said(at, "ask-if").map(|_| Edit::Out)),
    ("coverage left out", 95, |lines, at| lines.said(at, "coverage").map(|_| Edit::Out)),
    ("coverage changed", 65, another_coverage),
    ("conditions of an order left out", 45, |lines, at| lines.under("orders", at, "when").map(|_| Edit::Out)),
    ("another outcome of an order", 35, another_outcome),
    ("another value in a row", 95, |lines, at| lines.another_value("rows", at)),
    ("another number of a position", 95, another_number),
    ("another clause of a position", 95, another_clause),
];

/// The lines of a file, with the names of all topics.
struct Lines {
    lines: Vec<String>,
    topics: Vec<String>,
}

impl Lines {
    /// What a key says on a line.
    fn said(&self, at: usize, key: &str) -> Option<&str> {
        self.lines[at].trim_start().strip_prefix(key)?.strip_prefix(": ")
    }

    /// The same on a line that stands alone, in a part of the file.
    fn under(&self, part: &str, at: usize, key: &str) -> Option<&str> {
        let head = self.lines[..at].iter().rev().find(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))?;
        self.said(at, key).filter(|_| head.trim_end() == format!("{part}:"))
    }

    /// A condition with another of the values that stand elsewhere in the file under the same key.
    fn another_value(&self, part: &str, at: usize) -> Option<Edit> {
        let said = self.under(part, at, "when")?.strip_prefix("{ ")?.strip_suffix(" }")?;
        let (key, value) = said.split_once(", ").map_or(said, |(first, _)| first).split_once(": ")?;
        if value.starts_with(['[', '{']) {
            return None;
        }
        let named = format!("{key}: ");
        let values = self.lines.iter().filter_map(|line| line.split_once(&named)?.1.split([',', ' ', '}']).next());
        let other = values.into_iter().find(|other| *other != value && !other.starts_with(['[', '{']))?;
        Some(Edit::To(self.lines[at].replacen(&format!("{named}{value}"), &format!("{named}{other}"), 1)))
    }
}

fn another_topic(lines: &Lines, at: usize) -> Option<Edit> {
    let said = lines.said(at, "cites")?.strip_prefix('[')?.strip_suffix(']')?;
    let cited: Vec<&str> = said.split(", ").collect();
    let mut others = lines.topics.iter().cycle().skip(at * 37 % lines.topics.len());
    let other = others.find(|topic| !cited.contains(&topic.as_str()))?;
    Some(Edit::To(lines.lines[at].replacen(cited[0], other, 1)))
}

fn another_coverage(lines: &Lines, at: usize) -> Option<Edit> {
    let said = lines.said(at, "coverage")?;
    let others = ["rule", "discretion", "silent"];
    let other = (0..others.len()).map(|step| others[(at + step) % others.len()]).find(|other| *other != said)?;
    Some(Edit::To(lines.lines[at].replacen(said, other, 1)))
}

fn another_outcome(lines: &Lines, at: usize) -> Option<Edit> {
    lines.under("orders", at, "when")?.strip_prefix("{ outcome: ")?;
    lines.another_value("orders", at)
}

/// The value and the clause of a position.
fn position(line: &str) -> Option<(&str, &str)> {
    line.split_once(": { value: ")?.1.strip_suffix(" }")?.split_once(", clause: ")
}

fn another_number(lines: &Lines, at: usize) -> Option<Edit> {
    let line = &lines.lines[at];
    let (value, _) = position(line)?;
    let number: u64 = value.parse().ok()?;
    Some(Edit::To(line.replacen(&format!("value: {number}"), &format!("value: {}", number + 1), 1)))
}

fn another_clause(lines: &Lines, at: usize) -> Option<Edit> {
    let line = &lines.lines[at];
    let (_, clause) = position(line)?;
    let mut others = lines.lines.iter().cycle().skip(at + 5).take(lines.lines.len());
    let other = others.find_map(|other| position(other).map(|(_, other)| other).filter(|other| *other != clause))?;
    Some(Edit::To(line.replacen(&format!("clause: {clause}"), &format!("clause: {other}"), 1)))
}

/// Every file of the data in a folder, and in those within it.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// What is wrong with a file that is laid over the built-in data.
fn noticed(base: &Library, inside: &str, text: &str) -> BTreeSet<&'static str> {
    let file = SourceFile::new(inside, inside, text.as_bytes().to_vec());
    let (_, findings) = load(&[file], Some(base.clone()));
    findings.into_iter().map(|finding| finding.key).collect()
}

#[test]
fn a_slip_of_the_pen_is_noticed() {
    let pack = built_in();
    let base = Library::unpack(&pack);
    let topics: Vec<String> = pack.topics().iter().map(|topic| topic.id.to_string()).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulings");
    let mut paths = Vec::new();
    files(&root.join("incidents"), &mut paths);
    files(&root.join("books"), &mut paths);
    let read = |path: &PathBuf| {
        let inside = path.strip_prefix(&root).expect("a file of the data").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a file");
        (inside, Lines { lines: text.lines().map(str::to_owned).collect(), topics: topics.clone() })
    };
    let files: Vec<(String, Lines)> = paths.iter().map(read).collect();
    let (mut tried, mut silent) = (0, Vec::new());
    for (kind, least, change) in KINDS {
        let changes: Vec<(usize, usize, Edit)> = files
            .iter()
            .enumerate()
            .flat_map(|(file, (_, lines))| (0..lines.lines.len()).map(move |at| (file, at, change(lines, at))))
            .filter_map(|(file, at, change)| Some((file, at, change?)))
            .collect();
        let step = (changes.len() / TRIED).max(1);
        let mut by_itself = 0;
        let some: Vec<_> = changes.into_iter().step_by(step).take(TRIED).collect();
        for (file, at, edit) in &some {
            let (inside, whole) = &files[*file];
            let mut lines = whole.lines.clone();
            lines.splice(*at..=*at, edit.line());
            let found = noticed(&base, inside, &(lines.join("\n") + "\n"));
            let noticed = found.iter().any(|key| *key != "changed-incident");
            by_itself += usize::from(noticed);
            if !noticed {
                println!("    {inside}:{}: {}", at + 1, whole.lines[*at].trim());
            }
            if found.is_empty() {
                silent.push(format!("{kind}: {inside}:{}", at + 1));
            }
        }
        let share = 100 * by_itself / some.len().max(1);
        println!("{kind}: {share}% of {} noticed by the data itself", some.len());
        assert!(some.len() >= TRIED / 2, "{kind}: {} changes", some.len());
        assert!(share >= least, "{kind}: only {share}% noticed by the data itself");
        tried += some.len();
    }
    println!("{} of {tried} pass in silence", silent.len());
    assert!(silent.len() * 20 <= tried, "{} of {tried}: {silent:#?}", silent.len());
}
