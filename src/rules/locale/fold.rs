//! Words made comparable: lower case, without accents, cut at everything that is not a letter or a digit.

use deunicode::deunicode_with_tofu;

/// A text in lower case and without accents: `Štvrtá` becomes `stvrta`, `ß` becomes `ss`. For comparing, never
/// for showing.
#[must_use]
pub fn fold(text: &str) -> String {
    deunicode_with_tofu(text, " ").to_lowercase()
}

/// The folded words of a text.
pub fn tokens(text: &str) -> Vec<String> {
    fold(text).split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The folded words of something said, each once as it stands, and words with a hyphen once more in one: all-in and
/// re-entry are said as allin and reentry, too. Numbers are no words, nor with a letter behind them (12k, 5e): an amount tells
/// nothing of what happened.
#[must_use]
pub fn spoken(text: &str) -> Vec<String> {
    let joined = text.split_whitespace().filter(|word| word.contains('-')).map(|word| word.replace('-', ""));
    let words = joined.flat_map(|word| tokens(&word)).chain(tokens(text));
    let behind = |word: &str| word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    words.filter(|word| behind(word) > 1 || behind(word) == word.len()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(fold("Štvrtá karta"), "stvrta karta");
        assert_eq!(fold("Größe"), "grosse");
        assert_eq!(tokens("Vier-Karten-Flop (Regel 39)"), ["vier", "karten", "flop", "regel", "39"]);
    }

    #[test]
    fn what_has_no_letters_has_no_words() {
        assert!(tokens(" - \u{200b} … ").is_empty());
    }
}
