//! Words without their common endings, so that `karty` finds `karta` and `kaarten` finds `kaart`.
//!
//! Dutch, German and English go through Snowball. There is none for Slovak, and the Czech one misses what players
//! type most (`kariet`, `stávok`), so Slovak has a short list of endings of its own and joins the two forms of
//! stems that lose a vowel (`stávok` and `stávka`, `kariet` and `karta`).

use super::Language;
use frostem::{Algorithm, Stemmer};

/// The stem of a folded word.
#[must_use]
pub fn stem(language: Language, word: &str) -> String {
    match language {
        Language::En => Stemmer::new(Algorithm::English).stem(word).into_owned(),
        Language::Nl => Stemmer::new(Algorithm::Dutch).stem(word).into_owned(),
        Language::De => Stemmer::new(Algorithm::German).stem(word).into_owned(),
        Language::Sk => slovak(word),
    }
}

/// Endings of nouns, adjectives and verbs without accents, the longer first.
const SLOVAK_ENDINGS: [&str; 36] = [
    "eniami", "aniami", "ovych", "eniam", "aniam", "eniach", "aniach", "ovani", "ieho", "iemu", "ymi", "ami", "ach",
    "och", "iam", "iach", "eho", "emu", "ych", "ovi", "ove", "ova", "ou", "om", "am", "im", "ym", "ej", "ie", "ia",
    "iu", "mi", "ov", "at", "it", "ne",
];

/// The shortest stem that is left standing.
const SHORTEST: usize = 3;

fn slovak(word: &str) -> String {
    let without = SLOVAK_ENDINGS
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|stem| stem.len() >= SHORTEST))
        .unwrap_or(word);
    let bare = without.trim_end_matches(['a', 'e', 'i', 'o', 'u', 'y']);
    let bare = if bare.len() < SHORTEST { without } else { bare };
    without_fleeting_vowel(bare)
}

/// `kariet` and `kart`, `stavok` and `stavk` become one.
fn without_fleeting_vowel(stem: &str) -> String {
    let vowel = |c: char| "aeiouy".contains(c);
    let Some(last) = stem.chars().last().filter(|c| !vowel(*c)) else {
        return stem.to_owned();
    };
    let head = &stem[..stem.len() - last.len_utf8()];
    let shorter = head.strip_suffix("ie").or_else(|| head.strip_suffix(['o', 'e']));
    match shorter {
        Some(shorter) if shorter.len() >= SHORTEST && !shorter.ends_with(vowel) => format!("{shorter}{last}"),
        _ => stem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn same(language: Language, words: &[&str]) {
        let stems: Vec<_> = words.iter().map(|word| stem(language, &crate::locale::fold(word))).collect();
        assert!(stems.iter().all(|stem| *stem == stems[0]), "{words:?} have the stems {stems:?}");
    }

    #[test]
    fn common_endings_do_not_matter() {
        same(Language::Sk, &["karta", "karty", "kariet", "kartu", "kartami", "kartách"]);
        same(Language::Sk, &["stávka", "stávky", "stávok", "stávku", "stávkami"]);
        same(Language::Sk, &["navýšenie", "navýšením", "navýšenia"]);
        same(Language::Sk, &["žetón", "žetóny", "žetónov", "žetónmi"]);
        same(Language::Nl, &["kaart", "kaarten"]);
        same(Language::De, &["Karte", "Karten"]);
        same(Language::En, &["card", "cards"]);
    }

    #[test]
    fn different_words_stay_different() {
        assert_ne!(stem(Language::Sk, "karta"), stem(Language::Sk, "kolo"));
        assert_ne!(stem(Language::Sk, "flop"), stem(Language::Sk, "fold"));
    }
}
