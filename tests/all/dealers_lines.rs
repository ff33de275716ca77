//! Lines as dealers say them, in each language: `tests/lines/<language>.txt`. Behind each line stands
//! what it reads as, written back; what stands behind the last heading is unclear, or another incident, and stays refused.

use crate::notation::vocabulary;
use floorbook::locale::Language;
use floorbook::notation::{read, write};
use std::path::PathBuf;

/// The fewest lines of a language.
const FEWEST: usize = 60;

const LANGUAGES: [(&str, Language); 4] =
    [("en", Language::En), ("nl", Language::Nl), ("de", Language::De), ("sk", Language::Sk)];

/// What stands between a line and what it reads as.
const READS: &str = " => ";

fn file(code: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/lines").join(code).with_extension("txt")
}

/// The lines of a language that are read, with the headings between them, and those that are refused.
fn lines(code: &str) -> [Vec<String>; 2] {
    let text = std::fs::read_to_string(file(code)).expect("lines of the language");
    let (read, refused) = text.rsplit_once("\n#").expect("a heading of what is refused");
    let of = |text: &str| text.lines().map(str::to_owned).collect();
    [of(read), of(refused)]
}

#[test]
fn lines_are_read_as_dealers_say_them() {
    let mut wrong = Vec::new();
    for (code, language) in LANGUAGES {
        let [read_ones, refused] = lines(code);
        assert!(read_ones.len() + refused.len() >= FEWEST, "{code}: {}", read_ones.len() + refused.len());
        let mut written_ones = Vec::new();
        for told in read_ones {
            let (text, want) = told.split_once(READS).unwrap_or((&told, ""));
            if text.starts_with('#') {
                written_ones.push(told);
                continue;
            }
            let line = read(vocabulary().typed_in(language), text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = write(&line);
            let again = read(vocabulary(), &written).unwrap_or_else(|error| panic!("{text}: {written}: {error}"));
            assert_eq!(write(&again), written, "{text}");
            if written != want {
                wrong.push(format!("{code} {text}\n  expected {want}\n  found    {written}"));
            }
            written_ones.push(format!("{text}{READS}{written}"));
        }
        // After a change that is meant; read the difference.
        if std::env::var_os("DEALERS_LINES").is_some_and(|value| value == "write") {
            let text = format!("{}\n#{}\n", written_ones.join("\n"), refused.join("\n"));
            std::fs::write(file(code), text).expect("written");
            wrong.clear();
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_unclear_stays_refused() {
    for (code, language) in LANGUAGES {
        for text in &lines(code)[1][1..] {
            let line = read(vocabulary().typed_in(language), text);
            assert!(line.is_err(), "{code} {text}: {}", line.map(|line| write(&line)).unwrap_or_default());
        }
    }
}
