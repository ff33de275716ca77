//! The sentences of a text.

/// The fewest bytes of a sentence: what is shorter belongs to the one behind it, as an abbreviation does.
const SHORTEST: usize = 25;

/// The sentences of a line, trimmed, in their order.
#[must_use]
pub fn sentences(line: &str) -> Vec<&str> {
    let (mut sentences, mut from) = (Vec::new(), 0);
    for (at, _) in line.match_indices(['.', '!', '?']) {
        let rest = line[at + 1..].trim_start_matches(['.', '"', '”', ')', '“']);
        let next = rest.trim_start();
        let begins =
            rest.len() > next.len() && next.starts_with(|c: char| c.is_uppercase() || matches!(c, '„' | '"' | '“'));
        let end = line.len() - rest.len();
        if begins && end - from >= SHORTEST && !is_one_letter(&line[..at]) {
            sentences.push(line[from..end].trim());
            from = end;
        }
    }
    sentences.push(line[from..].trim());
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// Whether a text ends in a word of one small letter, as in `z. B.`, or in the second of two.
fn is_one_letter(text: &str) -> bool {
    let mut words = text.rsplit(' ');
    let one = |word: Option<&str>| word.is_some_and(|word| word.trim_end_matches('.').chars().count() == 1);
    let small = text.ends_with(char::is_lowercase);
    let last = one(words.next());
    last && (small || words.next().is_some_and(|word| word.ends_with('.') && one(Some(word))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_parted_where_a_sentence_ends_and_another_begins() {
        let text = "The dealer counts the stub once more. Then the floor decides (fairness). No appeal of it.";
        assert_eq!(
            sentences(text),
            ["The dealer counts the stub once more.", "Then the floor decides (fairness).", "No appeal of it."]
        );
    }

    #[test]
    fn an_abbreviation_and_a_number_end_nothing() {
        let text = "Der Dealer nimmt die Karten zurück, z. B. Karte 2. 5 Chips bleiben liegen.";
        assert_eq!(sentences(text), [text]);
        let text = "Bei einem Raise von Spieler A. Er sagt nichts weiter dazu.";
        assert_eq!(sentences(text).len(), 2);
    }
}
