//! A rule in another language than that of its book.

use super::Rule;
use serde::{Deserialize, Serialize};

/// What a rule says in another language than that of its book: our own restatement again, which nobody but us answers for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Translation {
    /// The fingerprint of the rule that was translated.
    pub source: u32,
    /// The heading of the section in which the rule stands.
    pub section: String,
    /// The texts of the rule, as many as [`Rule::texts`] has, in the same order.
    pub texts: Vec<String>,
}

impl Rule {
    /// Every text that a translation has otherwise: the title; of each clause its text, its list and what follows the list; the
    /// examples.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let clauses = self.clauses.iter().flat_map(|clause| {
            let items = clause.items.iter().map(|item| &item.text);
            std::iter::once(&clause.text).chain(items).chain(&clause.after)
        });
        let examples = self.examples.iter().map(|example| &example.text);
        std::iter::once(&self.title).chain(clauses).chain(examples).map(String::as_str)
    }

    /// What tells whether a rule still says what it said when it was translated: FNV-1a over the UTF-8 of its texts, with a line
    /// break between each two. Data files have it as eight hexadecimal digits.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        let text = self.texts().collect::<Vec<_>>().join("\n");
        text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    /// The rule in another language. Addresses, topics, figures and remarks stay, and so does what is official.
    #[must_use]
    pub fn translated(mut self, translation: Translation) -> Self {
        let mut texts = translation.texts.into_iter();
        let mut set = |text: &mut String| text.clone_from(&texts.next().unwrap_or_else(|| text.clone()));
        set(&mut self.title);
        for clause in &mut self.clauses {
            set(&mut clause.text);
            clause.items.iter_mut().for_each(|item| set(&mut item.text));
            clause.after.iter_mut().for_each(&mut set);
        }
        self.examples.iter_mut().for_each(|example| set(&mut example.text));
        self.section = translation.section;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Clause, Example, Item, Rule};
    use super::*;

    fn rule() -> Rule {
        let item = |text: &str| Item { address: None, text: text.to_owned() };
        let clause = |text: &str, items: &[&str], after: Option<&str>| Clause {
            address: "1".to_owned(),
            topics: Vec::new(),
            text: text.to_owned(),
            items: items.iter().map(|text| item(text)).collect(),
            after: after.map(str::to_owned),
            excluded: false,
            official: Vec::new(),
        };
        Rule {
            label: "1".to_owned(),
            title: "title".to_owned(),
            section: "1 section".to_owned(),
            notice: false,
            came_from: None,
            clauses: vec![clause("a", &["b", "c"], Some("d")), clause("e", &[], None)],
            refs: Vec::new(),
            examples: vec![Example {
                clause: "1".to_owned(),
                topics: Vec::new(),
                text: "f".to_owned(),
                given: std::collections::BTreeMap::default(),
                result: std::collections::BTreeMap::default(),
            }],
            remarks: Vec::new(),
            official: None,
        }
    }

    #[test]
    fn every_text_is_translated_in_its_place() {
        let texts: Vec<String> = ["Titel", "A", "B", "C", "D", "E", "F"].map(str::to_owned).to_vec();
        let translated =
            rule().translated(Translation { source: 0, section: "1 Teil".to_owned(), texts: texts.clone() });
        assert_eq!(translated.texts().collect::<Vec<_>>(), texts);
        assert_eq!(translated.section, "1 Teil");
        assert_eq!(rule().texts().count(), texts.len());
    }

    #[test]
    fn the_fingerprint_is_of_the_texts_alone() {
        let with = |change: fn(&mut Rule)| {
            let mut rule = rule();
            change(&mut rule);
            rule.fingerprint()
        };
        assert_eq!(rule().fingerprint(), 0xfcbc_b2b8);
        assert_eq!(rule().fingerprint(), with(|rule| rule.clauses[0].topics.push("x".into())));
        assert_ne!(rule().fingerprint(), with(|rule| rule.clauses[0].items[1].text.push('.')));
        assert_ne!(rule().fingerprint(), with(|rule| rule.examples[0].text.clear()));
    }
}
