//! Picking one of a few by its number, its words or their first letters.

use crate::locale::fold;

/// What a few typed letters pick of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pick {
    /// One entry, by its place.
    One(usize),
    /// Several fit, by their places.
    Several(Vec<usize>),
    /// None fits.
    None,
}

/// Picks an entry by its number counted from 1, by its whole word, or by the first letters of one of its words. Each
/// entry has several spellings: its key, its words in the user's language.
#[must_use]
pub fn pick(typed: &str, entries: &[Vec<String>]) -> Pick {
    let typed = fold(typed.trim());
    if typed.is_empty() {
        return Pick::None;
    }
    if let Ok(number) = typed.parse::<usize>() {
        return match (1..=entries.len()).contains(&number) {
            true => Pick::One(number - 1),
            false => Pick::None,
        };
    }
    let fits = |fit: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let spelled = |spellings: &Vec<String>| spellings.iter().any(|spelling| fit(&fold(spelling)));
        entries.iter().enumerate().filter(|(_, entry)| spelled(entry)).map(|(at, _)| at).collect()
    };
    let exact = fits(&|spelling| spelling == typed);
    let starts = fits(&|spelling| spelling.starts_with(&typed));
    let within = fits(&|spelling| spelling.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with(&typed)));
    match [exact, starts, within].iter().find(|places| !places.is_empty()).map(Vec::as_slice) {
        Some([one]) => Pick::One(*one),
        Some(several) => Pick::Several(several.to_vec()),
        None => Pick::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Vec<String>> {
        [["yes", "áno"], ["no", "nie"], ["big-blind", "big blindu, nikto nenavýšil"]]
            .map(|words| words.map(str::to_owned).to_vec())
            .to_vec()
    }

    #[test]
    fn numbers_letters_and_words_pick() {
        assert_eq!(pick("1", &entries()), Pick::One(0));
        assert_eq!(pick("a", &entries()), Pick::One(0));
        assert_eq!(pick("ANO", &entries()), Pick::One(0));
        assert_eq!(pick("big", &entries()), Pick::One(2));
        assert_eq!(pick("nenav", &entries()), Pick::One(2));
        assert_eq!(pick("n", &entries()), Pick::One(1));
    }

    #[test]
    fn what_fits_nothing_or_too_much_picks_nothing() {
        let two = vec![vec!["first-raise".to_owned()], vec!["first-bet".to_owned()]];
        assert_eq!(pick("first", &two), Pick::Several(vec![0, 1]));
        assert_eq!(pick("first-b", &two), Pick::One(1));
        assert_eq!(pick("4", &entries()), Pick::None);
        assert_eq!(pick("", &entries()), Pick::None);
        assert_eq!(pick("x", &entries()), Pick::None);
    }
}
