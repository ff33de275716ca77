//! Lines as dealers say them, in each language: `tests/lines/<language>.txt`. What is read is written back the same, in the same hand;
//! what stands behind the last heading is unclear, or another incident, and stays refused.

use crate::notation::vocabulary;
use floorbook::locale::Language;
use floorbook::notation::{read, write};
use std::path::PathBuf;

/// The fewest lines of a language.
const FEWEST: usize = 60;

const LANGUAGES: [(&str, Language); 4] =
    [("en", Language::En), ("nl", Language::Nl), ("de", Language::De), ("sk", Language::Sk)];

/// The lines of a language that are read, and those that are refused.
fn lines(code: &str) -> [Vec<String>; 2] {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/lines").join(code).with_extension("txt");
    let text = std::fs::read_to_string(file).expect("lines of the language");
    let (read, refused) = text.rsplit_once("\n#").expect("a heading of what is refused");
    let of = |text: &str| text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    [of(read), refused.lines().skip(1).map(str::to_owned).collect()]
}

#[test]
fn lines_are_read_as_dealers_say_them() {
    for (code, language) in LANGUAGES {
        let [read_ones, refused] = lines(code);
        assert!(read_ones.len() + refused.len() >= FEWEST, "{code}: {}", read_ones.len() + refused.len());
        for text in read_ones {
            let line = read(vocabulary().typed_in(language), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = write(&line);
            let again = read(vocabulary(), &written).unwrap_or_else(|error| panic!("{text}: {written}: {error}"));
            assert_eq!(write(&again), written, "{text}");
        }
    }
}

#[test]
fn what_is_unclear_stays_refused() {
    for (code, language) in LANGUAGES {
        for text in &lines(code)[1] {
            let line = read(vocabulary().typed_in(language), text);
            assert!(line.is_err(), "{code} {text}: {}", line.map(|line| write(&line)).unwrap_or_default());
        }
    }
}
