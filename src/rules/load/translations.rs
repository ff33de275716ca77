//! Rules in other languages than that of their book: put beside the rule where they say the same as it does today, clause by
//! clause. One that was made of an older text of the rule is told and not used.

use super::{Document, Finding, Loader, SourceFile, SourceKind, raw};
use crate::book::{Rule, Translation};
use crate::ids::BookId;
use crate::locale::Language;
use std::collections::BTreeMap;

/// The translations of the rules of a book, by language and label.
pub(super) type Translations = BTreeMap<(Language, String), Translation>;

/// The fingerprint of a rule for a translation that does not name one yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unmarked {
    /// The file of the translation, as it was named.
    pub file: String,
    /// The line of the rule's label in it, counted from 1.
    pub line: usize,
    /// The fingerprint of the rule as it stands.
    pub fingerprint: u32,
}

/// The key of the finding that a translation does not say of which text it was made.
pub const UNMARKED: &str = "translation-unmarked";

/// The text of a file of translations with the fingerprints that it lacks, each below the label of its rule; and how many were
/// written. One whose label does not stand alone on its line is left to whoever wrote it so.
#[must_use]
pub fn marked(text: &str, unmarked: &[&Unmarked]) -> (String, usize) {
    let (mut lines, mut written) = (Vec::new(), 0);
    for (at, line) in text.lines().enumerate() {
        lines.push(line.to_owned());
        let indent = line.find("label:").filter(|indent| line[..*indent].trim_matches([' ', '-']).is_empty());
        let wanted = unmarked.iter().find(|one| one.line == at + 1);
        if let (Some(indent), Some(one)) = (indent, wanted) {
            lines.push(format!("{}source: \"{:08x}\"", " ".repeat(indent), one.fingerprint));
            written += 1;
        }
    }
    (lines.join("\n") + "\n", written)
}

impl Loader {
    /// Puts the translations among the files beside the rules of a book, on top of those that it has or inherits of rules that
    /// still say the same.
    pub(super) fn book_translations(&mut self, id: &str, base: &str, files: &[SourceFile]) {
        let mut all = self.library.translations.get(id).cloned().unwrap_or_default();
        all.extend(self.library.translations.get(base).cloned().unwrap_or_default());
        let texts = self.library.rules.get(id).into_iter().flatten().map(|rule| (&rule.label, rule.fingerprint()));
        let texts: BTreeMap<&String, u32> = texts.collect();
        all.retain(|(_, label), translation| texts.get(label) == Some(&translation.source));
        let mut begun = BTreeMap::new();
        for file in files {
            let SourceKind::Translation { book, language } = &file.kind else { continue };
            if book == id
                && let Some((document, raw)) = self.open::<raw::TranslatedSection>(file)
            {
                // What a house inherits may be in another language than the house's own.
                let foreign = |language: &Language| !base.is_empty() || !self.is_of(id, *language);
                match Language::of_code(language).filter(foreign) {
                    Some(language) => {
                        begun.entry(language).or_insert((document.path.clone(), 1));
                        self.translated_section(id, language, &document, raw, &mut all);
                    }
                    None => self.note(&document, "", "own-language", [("name", language), ("book", id)]),
                }
            }
        }
        begun.retain(|language, _| !self.is_of(id, *language));
        for (language, (path, line)) in begun {
            self.untranslated(id, language, &all, (&path, line));
        }
        self.library.translations.insert(id.into(), all);
    }

    /// Whether a book is written in a language.
    fn is_of(&self, id: &str, language: Language) -> bool {
        self.library.books.iter().any(|book| book.id == id && book.language == language.code())
    }

    fn translated_section(
        &mut self,
        id: &str,
        language: Language,
        document: &Document,
        raw: raw::TranslatedSection,
        all: &mut Translations,
    ) {
        for (at, rule) in raw.rules.into_iter().enumerate() {
            let place = format!("/rules/{at}");
            let label = rule.label.clone();
            let known = self.library.rules.get(id).and_then(|rules| rules.iter().find(|known| known.label == label));
            let Some(known) = known.cloned() else {
                let near = self.near_address(id, &label);
                let values = [("name", label.as_str()), ("book", id), ("near", &near)];
                self.note(document, &format!("{place}/label"), "unknown-clause", values);
                continue;
            };
            if let Some(difference) = difference(&known, &rule) {
                let values = [("name", label.as_str()), ("where", difference.as_str())];
                self.note(document, &place, "translated-otherwise", values);
            } else if self.is_of_this_text(document, &place, &known, rule.source.as_deref())
                && all.insert((language, label.clone()), translation(&known, &raw.title, rule)).is_some()
                && self.translation_places.contains_key(&(id.into(), language, label.clone()))
            {
                self.note(document, &format!("{place}/label"), "twice", [("name", &label)]);
            }
            let line = document.line(&format!("{place}/label"));
            self.translation_places.insert((BookId::from(id), language, label), (document.path.clone(), line));
        }
    }

    /// Whether a translation was made of the rule as it stands. One that does not say so yet is, and is told.
    fn is_of_this_text(&mut self, document: &Document, place: &str, rule: &Rule, source: Option<&str>) -> bool {
        let now = rule.fingerprint();
        let key = match source {
            Some(source) if u32::from_str_radix(source, 16) == Ok(now) => return true,
            Some(_) => "translation-older",
            None => UNMARKED,
        };
        let finding = document.finding(&format!("{place}/source"), key, [("name", &rule.label)]);
        self.findings.push(self.in_house_a_warning(finding));
        if source.is_none() {
            let line = document.line(&format!("{place}/label"));
            self.unmarked.push(Unmarked { file: document.path.clone(), line, fingerprint: now });
        }
        source.is_none()
    }

    /// Names the rules of a book of which there is no translation into a language into which others are translated.
    fn untranslated(&mut self, id: &str, language: Language, all: &Translations, (path, line): (&str, usize)) {
        let rules = self.library.rules.get(id).into_iter().flatten().map(|rule| &rule.label);
        let seen = |label: &String| {
            all.contains_key(&(language, label.clone()))
                || self.translation_places.contains_key(&(id.into(), language, label.clone()))
        };
        let missing: Vec<&str> = rules.filter(|label| !seen(label)).map(String::as_str).collect();
        if !missing.is_empty() {
            let values = [("language", language.code()), ("values", &missing.join(", ")), ("book", id)];
            let finding = Finding::new(path, line, "untranslated", values);
            self.findings.push(self.in_house_a_warning(finding));
        }
    }

    /// What a house may leave for later, and the built-in data may not.
    fn in_house_a_warning(&self, finding: Finding) -> Finding {
        if self.house { finding.warning() } else { finding }
    }
}

/// The first place at which a translation has not the parts of its rule: the address of the clause, or the label of the rule for
/// its clauses and examples.
fn difference(rule: &Rule, raw: &raw::TranslatedRule) -> Option<String> {
    if rule.clauses.len() != raw.clauses.len() || rule.examples.len() != raw.examples.len() {
        return Some(rule.label.clone());
    }
    let same = |(ours, raw): &(&crate::book::Clause, &raw::TranslatedClause)| {
        let label = ours.address.strip_prefix(&rule.label).and_then(|rest| rest.strip_prefix('-'));
        label == raw.label.as_deref()
            && ours.items.len() == raw.items.len()
            && ours.after.is_some() == raw.after.is_some()
    };
    let mut pairs = rule.clauses.iter().zip(&raw.clauses);
    pairs.find(|pair| !same(pair)).map(|(clause, _)| clause.address.clone())
}

fn translation(rule: &Rule, section: &str, raw: raw::TranslatedRule) -> Translation {
    let clauses = raw
        .clauses
        .into_iter()
        .flat_map(|clause| [vec![clause.text], clause.items].concat().into_iter().chain(clause.after));
    let texts = std::iter::once(raw.title).chain(clauses).chain(raw.examples);
    let number = rule.section.split(' ').next().unwrap_or_default();
    Translation {
        source: rule.fingerprint(),
        section: format!("{number} {section}"),
        texts: texts.map(|text| text.trim().to_owned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_written_below_the_label_that_it_belongs_to() {
        let one = |line| Unmarked { file: String::new(), line, fingerprint: 0xab };
        let text = "title: x\nrules:\n  - label: \"1\"\n    title: a\n  - { label: \"2\", title: b }\n";
        let (third, fifth) = (one(3), one(5));
        let (marked, written) = marked(text, &[&third, &fifth]);
        assert_eq!(written, 1, "a rule on one line is left as it is");
        assert_eq!(marked, text.replace("label: \"1\"\n", "label: \"1\"\n    source: \"000000ab\"\n"));
    }
}
