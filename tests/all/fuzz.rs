//! Every target of `fuzz/` over its corpus, and over changes of it that are the same on every run: seconds of what a night of
//! `cargo fuzz` goes on with. A find of that night is put into the corpus.

#[path = "fuzz/targets.rs"]
// Public for the fuzzing crate, which has the file too.
#[allow(unreachable_pub)]
mod targets;

use std::path::Path;
use targets::TARGETS;

/// How many changes of each file are tried.
const CHANGES: u64 = 60;

/// Numbers that look like chance and are the same on every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % most.max(1)
    }
}

/// Pieces that have broken readers before.
const PIECES: [&[u8]; 16] = [
    b"\0",
    b"\xff",
    b"\xf0\x9f\x83\x8f",
    b"\xe2\x80\x8b",
    b"99999999999999999999",
    b"-1",
    b"0",
    b";",
    b"\"",
    b"{",
    b"}",
    b"\r\n",
    b"\t",
    b": ",
    b"[[[[[[[[",
    b" 1 000,5k x",
];

/// A text with a few pieces taken out, doubled, moved or put in.
fn changed(text: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=chance.below(4) {
        let (from, length) = (chance.below(bytes.len() + 1), chance.below(20));
        let to = bytes.len().min(from + length);
        let piece = bytes[from..to].to_vec();
        match chance.below(5) {
            0 => drop(bytes.drain(from..to)),
            1 => drop(bytes.splice(from..from, piece)),
            2 => {
                bytes.drain(from..to);
                let at = chance.below(bytes.len() + 1);
                bytes.splice(at..at, piece);
            }
            3 => drop(bytes.splice(from..from, PIECES[chance.below(PIECES.len())].iter().copied())),
            _ => bytes.iter_mut().skip(from).take(1).for_each(|byte| *byte ^= 1 << chance.below(8)),
        }
    }
    bytes
}

#[test]
fn no_target_breaks_on_its_corpus_or_on_changes_of_it() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for (name, target) in TARGETS {
        let entries = std::fs::read_dir(corpus.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        files.sort();
        assert!(files.len() >= 3, "{name}: a corpus has three files at the least");
        for (at, file) in files.iter().enumerate() {
            let text = std::fs::read(file).expect("a file");
            target(&text);
            let mut chance = Chance(at as u64 + 1);
            for _ in 0..CHANGES {
                target(&changed(&text, &mut chance));
            }
        }
    }
}

#[test]
fn every_target_is_one_of_cargo_fuzz_and_has_no_other_function() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest");
    for (name, _) in TARGETS {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name} is in fuzz/Cargo.toml");
        let source = std::fs::read_to_string(folder.join(format!("fuzz_targets/{name}.rs"))).expect("a target");
        assert!(source.contains(&format!("targets::{name}(bytes)")), "{name}");
    }
}
