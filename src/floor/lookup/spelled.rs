//! What a typed word can mean among the roots of a language: the root itself and those that say the same, one that it
//! begins, one from which a slip of the fingers leads to it, two of which it is made, or a verb with its particle.

use crate::locale::{Language, particles, root};
use crate::pack::{Pack, Term, same_meaning};

/// A stem that a word can mean, and how much of its weight it brings, in hundredths.
pub(super) struct Meant {
    /// What is known of the stem.
    pub term: Term,
    /// The share of its weight.
    pub share: u32,
}

/// The word stands as it is known.
pub(super) const WHOLE: u32 = 100;
/// Another word says the same.
const ALIKE: u32 = 90;
/// The word begins a longer one.
const BEGUN: u32 = 60;
/// Two letters have changed places.
const SWAPPED: u32 = 95;
/// One letter is wrong, and two.
const SLIPS: [u32; 2] = [70, 50];
/// The word is made of two.
const COMPOUND: u32 = 80;

/// The shortest beginning of a word that means it, and the shortest word in which a slip is forgiven.
const SHORTEST: usize = 4;
/// The shortest stem in which two letters may be wrong, and the shortest word that is taken apart.
const LONG: usize = 7;
/// A beginning of more words than that tells nothing.
const MOST_BEGUN: usize = 6;
/// The shortest part of a compound.
const SHORTEST_PART: usize = 3;
/// What stands between the parts of Dutch and German compounds.
const LINKS: [&str; 5] = ["", "s", "en", "n", "e"];
/// No word is as long as that.
const LONGEST: usize = 60;

/// What a root means that is known in a language as it stands: itself, and what says the same.
fn known(pack: &Pack, language: Language, root: &str) -> Vec<Meant> {
    let Some(term) = pack.term(language.code(), root) else {
        return Vec::new();
    };
    let alike = term.alike.iter().filter_map(|group| pack.term(language.code(), &same_meaning(*group)));
    let alike: Vec<Meant> = alike.map(|term| Meant { term, share: ALIKE }).collect();
    std::iter::once(Meant { term, share: WHOLE }).chain(alike).collect()
}

/// What a word means in a language: as it stands, or where no language knows it so, as what it resembles.
pub(super) fn meanings(pack: &Pack, language: Language, word: &str) -> Vec<Meant> {
    let own = root(language, word);
    let is_known = |other: Language| pack.has_term(other.code(), &root(other, word));
    match known(pack, language, &own) {
        meant if meant.is_empty() && !Language::ALL.into_iter().any(is_known) => guessed(pack, language, &own),
        meant => meant,
    }
}

/// What a word means in one with what stands behind it: with the next word, as `all in` is `all-in`, and a verb with its particle
/// further on in the sentence, as `wirft die Karten weg` is `wegwerfen`.
pub(super) fn together(pack: &Pack, language: Language, word: &str, behind: &[String]) -> Vec<Meant> {
    let next = behind.first().map(|next| format!("{word}{next}"));
    let parted = behind.iter().filter(|other| word.len() >= SHORTEST && particles(language).contains(&other.as_str()));
    let parted = parted.map(|particle| format!("{particle}{word}"));
    next.into_iter().chain(parted).flat_map(|word| known(pack, language, &root(language, &word))).collect()
}

/// What a root means that no language knows as it stands.
fn guessed(pack: &Pack, language: Language, root: &str) -> Vec<Meant> {
    if root.len() < SHORTEST || root.len() > LONGEST {
        return Vec::new();
    }
    let begun = begun(pack, language, root);
    if !begun.is_empty() {
        return begun;
    }
    let slipped = slipped(pack, language, root);
    if slipped.is_empty() { parts(pack, language, root) } else { slipped }
}

/// What stems mean that stand for another word: they themselves, and what says the same.
fn meant(pack: &Pack, language: Language, stems: &[&str], share: u32) -> Vec<Meant> {
    let meant = stems.iter().flat_map(|stem| known(pack, language, stem));
    meant.map(|meant| Meant { share: meant.share * share / WHOLE, ..meant }).collect()
}

/// The words that it begins, if they are few.
fn begun(pack: &Pack, language: Language, stemmed: &str) -> Vec<Meant> {
    if stemmed.len() < SHORTEST {
        return Vec::new();
    }
    let longer: Vec<&str> = pack.stems(language.code(), stemmed).take(MOST_BEGUN + 1).collect();
    if longer.len() > MOST_BEGUN { Vec::new() } else { meant(pack, language, &longer, BEGUN) }
}

/// The words from which the fewest wrong letters lead to it.
fn slipped(pack: &Pack, language: Language, stemmed: &str) -> Vec<Meant> {
    let allowed = if stemmed.len() >= LONG { SLIPS.len() } else { 1 };
    let mut nearest = (allowed + 1, Vec::new());
    let near = pack.stems(language.code(), "");
    for known in near.filter(|known| known.len() >= SHORTEST_PART && known.len().abs_diff(stemmed.len()) <= allowed) {
        let wrong = strsim::osa_distance(stemmed, known);
        if wrong < nearest.0 {
            nearest = (wrong, vec![known]);
        } else if wrong == nearest.0 {
            nearest.1.push(known);
        }
    }
    let letters = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    let typed = letters(stemmed);
    let swapped: Vec<&str> = nearest.1.iter().copied().filter(|known| letters(known) == typed).collect();
    match nearest {
        (1, _) if !swapped.is_empty() => meant(pack, language, &swapped, SWAPPED),
        (wrong @ 1.., stems) if wrong <= allowed => meant(pack, language, &stems, SLIPS[wrong - 1]),
        _ => Vec::new(),
    }
}

/// The two known words of which it is made.
fn parts(pack: &Pack, language: Language, word: &str) -> Vec<Meant> {
    if word.len() < LONG {
        return Vec::new();
    }
    let both = |at: usize, link: &str| {
        let (first, second) = word.split_at_checked(at)?;
        let first = first.strip_suffix(link).filter(|first| first.len() >= SHORTEST_PART)?;
        let part = |part| pack.term(language.code(), &root(language, part));
        Some([part(first)?, part(second)?].map(|term| Meant { term, share: COMPOUND }).into())
    };
    let places = SHORTEST_PART..=word.len() - SHORTEST_PART;
    places.flat_map(|at| LINKS.map(|link| (at, link))).find_map(|(at, link)| both(at, link)).unwrap_or_default()
}
