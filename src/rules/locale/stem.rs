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

/// A word of what somebody tells as its root, so that all forms of a verb are one: `geraist` and `raisen`, `gooit` and
/// `gegooid`, `weggelegt` and `weglegen`. Looser than [`stem`]: good for finding, not for telling apart.
#[must_use]
pub fn root(language: Language, word: &str) -> String {
    let (infix, participle): (_, &[&str]) = match language {
        Language::En => return stem(language, word),
        Language::Sk => return slovak_root(word),
        Language::Nl => ("te", &["d", "t", "en"]),
        Language::De => ("zu", &["t", "en"]),
    };
    let particles = particles(language);
    let split = |particle: &&str| word.strip_prefix(*particle).filter(|verb| verb.len() >= SHORTEST_VERB);
    let (particle, verb) = particles.iter().find_map(|one| Some((*one, split(one)?))).unwrap_or(("", word));
    let verb = verb.strip_prefix(infix).filter(|verb| !particle.is_empty() && verb.len() > SHORTEST).unwrap_or(verb);
    let done = |verb: &&str| verb.len() >= SHORTEST && participle.iter().any(|ending| verb.ends_with(ending));
    let verb = verb.strip_prefix("ge").filter(done).unwrap_or(verb);
    format!("{particle}{}", without_person(language, &stem(language, verb)))
}

/// What a language parts from a verb and puts at the end of the sentence, the longer first: `gooit zijn kaarten weg`.
#[must_use]
pub fn particles(language: Language) -> &'static [&'static str] {
    match language {
        Language::Nl => &DUTCH_PARTICLES,
        Language::De => &GERMAN_PARTICLES,
        Language::En | Language::Sk => &[],
    }
}

/// What stands before a verb or behind the sentence, the longer first.
const DUTCH_PARTICLES: [&str; 18] = [
    "achter", "binnen", "samen", "terug", "tegen", "onder", "over", "door", "neer", "voor", "mee", "aan", "bij", "weg",
    "uit", "om", "op", "af",
];

/// What stands before a verb or behind the sentence, the longer first.
const GERMAN_PARTICLES: [&str; 29] = [
    "zusammen",
    "herunter",
    "zurueck",
    "zuruck",
    "daneben",
    "dazwischen",
    "heraus",
    "hinein",
    "herein",
    "wieder",
    "weiter",
    "hinaus",
    "durch",
    "unter",
    "nieder",
    "nach",
    "uber",
    "rein",
    "raus",
    "auf",
    "aus",
    "vor",
    "weg",
    "her",
    "hin",
    "mit",
    "ein",
    "an",
    "ab",
];

/// The shortest verb that is parted from its particle.
const SHORTEST_VERB: usize = 4;

/// A stem without the endings of persons and times that Snowball leaves: `gooit`, `gooide`, `legt`, `raist`.
fn without_person(language: Language, stem: &str) -> String {
    let endings: &[&str] = if language == Language::Nl { &["de", "te", "t", "d"] } else { &["et", "t"] };
    let mut root = stem;
    while let Some(shorter) =
        endings.iter().find_map(|ending| root.strip_suffix(ending).filter(|rest| rest.len() >= SHORTEST))
    {
        root = shorter;
    }
    let root = root.strip_suffix('e').filter(|rest| rest.len() >= SHORTEST).unwrap_or(root);
    let mut letters = root.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before && root.len() > SHORTEST => {
            root[..root.len() - last.len_utf8()].to_owned()
        }
        _ => root.to_owned(),
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

/// Endings of Slovak verbs, and of nouns and adjectives, that may stand behind one another, the longer first.
const SLOVAK_FORMS: [&str; 49] = [
    "eniami", "aniami", "ovanie", "ovania", "ovych", "eniam", "aniam", "eniach", "aniach", "ovany", "ovana", "ovane",
    "ieho", "iemu", "ujem", "ujes", "uje", "uju", "ymi", "ami", "ach", "och", "iam", "iach", "eho", "emu", "ych",
    "ovi", "ove", "ova", "ovy", "ovu", "ovo", "nut", "nul", "nem", "nes", "ne", "ou", "om", "am", "im", "ym", "ej",
    "ie", "ia", "iu", "mi", "ov",
];

/// What is left of a verb when its person is gone: `zahoden`, `rozdan`, `rozdav`, `ukazuj`; and a person: `rozdavaj`.
const SLOVAK_VERBS: [&str; 5] = ["en", "an", "av", "uj", "aj"];

/// All forms of a Slovak verb as one: `zahodil`, `zahodila`, `zahodiť`, `zahodí`, `zahodený`. Endings are taken off one after
/// another, but what is done (`-l`) once, and what is to be done (`-ť`) only where the word ends.
fn slovak_root(word: &str) -> String {
    let (mut root, mut done) = (word, false);
    while let Some(shorter) = slovak_form(root)
        .or_else(|| root.strip_suffix('t').filter(|verb| root == word && is_verb(verb)))
        .or_else(|| root.strip_suffix('l').filter(|verb| !done && is_done(verb)))
        .or_else(|| SLOVAK_VERBS.iter().find_map(|end| root.strip_suffix(end).filter(|rest| rest.len() > SHORTEST)))
    {
        done |= root.ends_with('l') || shorter.len() + 1 < root.len();
        root = shorter;
    }
    without_fleeting_vowel(root)
}

/// A word without one of the endings that any word can have.
fn slovak_form(word: &str) -> Option<&str> {
    let standing = |rest: &&str| rest.len() >= SHORTEST;
    let without = |ending: &&str| {
        let rest = word.strip_suffix(*ending).filter(standing)?;
        (!ending.starts_with('n') || !rest.ends_with(VOWELS)).then_some(rest)
    };
    let bare = || Some(word.trim_end_matches(VOWELS)).filter(|bare| bare.len() < word.len()).filter(standing);
    SLOVAK_FORMS.iter().find_map(without).or_else(bare)
}

/// Whether the ending of what is to be done can have stood behind it.
fn is_verb(before: &str) -> bool {
    before.len() >= SHORTEST && before.ends_with(VOWELS)
}

/// Whether the ending of what is done can have stood behind it: `zahodi`, `zdvih`.
fn is_done(before: &str) -> bool {
    is_verb(before) || before.len() > SHORTEST && !before.ends_with('l')
}

const VOWELS: [char; 6] = ['a', 'e', 'i', 'o', 'u', 'y'];

/// `kariet` and `kart`, `stavok` and `stavk` become one.
fn without_fleeting_vowel(stem: &str) -> String {
    let Some(last) = stem.chars().last().filter(|c| !VOWELS.contains(c)) else {
        return stem.to_owned();
    };
    let head = &stem[..stem.len() - last.len_utf8()];
    let shorter = head.strip_suffix("ie").or_else(|| head.strip_suffix(['o', 'e']));
    match shorter {
        Some(shorter) if shorter.len() >= SHORTEST && !shorter.ends_with(VOWELS) => format!("{shorter}{last}"),
        _ => stem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_a_verb_have_one_root() {
        for (language, forms) in [
            (Language::Nl, ["gooien", "gooit", "gooide", "gegooid"]),
            (Language::Nl, ["raisen", "raiset", "raisde", "geraised"]),
            (Language::Nl, ["weggooien", "weggooit", "weggegooid", "wegtegooien"]),
            (Language::De, ["callen", "callt", "callte", "gecallt"]),
            (Language::De, ["weglegen", "weglegt", "weggelegt", "wegzulegen"]),
            (Language::Sk, ["zahodiť", "zahodil", "zahodila", "zahodené"]),
            (Language::Sk, ["zdvihnúť", "zdvihol", "zdvihla", "zdvihne"]),
            (Language::Sk, ["rozdať", "rozdáva", "rozdali", "rozdaná"]),
            (Language::Sk, ["ukázať", "ukázal", "ukazuje", "ukazovali"]),
            (Language::Sk, ["callnúť", "callol", "callne", "call"]),
        ] {
            let roots = forms.map(|form| root(language, &crate::locale::fold(form)));
            assert!(roots.iter().all(|root| *root == roots[0]), "{forms:?} have the roots {roots:?}");
        }
    }

    #[test]
    fn verbs_that_differ_have_roots_that_differ() {
        assert_ne!(root(Language::Nl, "weggooien"), root(Language::Nl, "gooien"));
        assert_ne!(root(Language::De, "hinlegen"), root(Language::De, "weglegen"));
        assert_ne!(root(Language::Sk, "dorovnal"), root(Language::Sk, "rovnaky"));
        assert_ne!(root(Language::Sk, "spalil"), root(Language::Sk, "spadol"));
    }

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
