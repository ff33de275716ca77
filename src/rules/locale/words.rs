//! The words of the program in one language, taken from Fluent messages one by one as they are needed.

use super::{Language, fold, marked, write_amount};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Pattern, PatternElement};
use intl_memoizer::IntlLangMemoizer;
use std::borrow::{Borrow, Cow};
use std::cell::{OnceCell, RefCell};
use unic_langid::LanguageIdentifier;

/// The values that a message can show or choose by.
pub type Args<'a> = FluentArgs<'a>;

/// Where the Fluent source of single messages comes from.
pub trait MessageSource {
    /// The source of one message, if the language has it.
    fn message(&self, language: &str, id: &str) -> Option<&str>;

    /// The text of a message (`id`) or of an attribute (`id.attribute`) that shows no values, if it is kept ready.
    fn plain(&self, language: &str, id: &str) -> Option<Cow<'_, str>> {
        let _ = (language, id);
        None
    }

    /// The phrases of the notation that begin with a folded word, in any language, the longer first, to be read by
    /// [`Phrase::all`](super::Phrase::all).
    fn phrases(&self, word: &str) -> Option<&str> {
        let _ = word;
        None
    }
}

/// The text of a pattern that shows no values.
#[must_use]
pub fn plain_text(pattern: &Pattern<&str>) -> Option<String> {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(text).collect()
}

/// The words of one language. A message is parsed when it is first asked for, and most, which show no values, never are:
/// with nothing to parse, Fluent is not even set up.
pub struct Words<'a> {
    language: Language,
    source: &'a dyn MessageSource,
    bundle: OnceCell<RefCell<FluentBundle<FluentResource>>>,
}

/// Values for a message from names and numbers or words.
#[must_use]
pub fn args<'a, const N: usize>(values: [(&'a str, FluentValue<'a>); N]) -> Args<'a> {
    values.into_iter().collect()
}

/// A text whose values are not all known, an ellipsis in the place of each that is not: Fluent shows its name in braces.
fn without_unknown(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{$") {
        shown.push_str(before);
        shown.push('…');
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    shown + rest
}

impl<'a> Words<'a> {
    /// The words of a language from a source.
    #[must_use]
    pub fn new(language: Language, source: &'a dyn MessageSource) -> Self {
        Self { language, source, bundle: OnceCell::new() }
    }

    fn bundle(&self) -> &RefCell<FluentBundle<FluentResource>> {
        self.bundle.get_or_init(|| {
            let identifier: LanguageIdentifier = self.language.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new(vec![identifier]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(formatter(self.language)));
            RefCell::new(bundle)
        })
    }

    /// Where the messages of every language come from.
    #[must_use]
    pub fn source(&self) -> &'a dyn MessageSource {
        self.source
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.source.message(self.language.code(), id).is_some()
    }

    /// A message without values.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.with(id, &Args::new())
    }

    /// A message with values. A message that is missing, which checking the data excludes, shows its id.
    #[must_use]
    pub fn with(&self, id: &str, args: &Args) -> String {
        self.format(id, None, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// An attribute of a message, if it has it.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.format(id, Some(attribute), &Args::new())
    }

    /// The words of an answer to a fact of an incident: its own, or those that every yes and no has.
    #[must_use]
    pub fn answer(&self, incident: &str, fact: &str, value: &str) -> String {
        let own = self.attribute(&format!("{incident}-fact-{fact}"), value);
        own.unwrap_or_else(|| self.text(&format!("answer-{value}")))
    }

    /// What a fact of an incident is called, before its answer: its label, or its question without the mark and without what
    /// stands in brackets behind it.
    #[must_use]
    pub fn fact(&self, incident: &str, fact: &str) -> String {
        let id = format!("{incident}-fact-{fact}");
        self.attribute(&id, "label").unwrap_or_else(|| {
            let question = self.text(&id);
            question.split(" (").next().unwrap_or(&question).trim_end_matches('?').to_owned()
        })
    }

    /// Whether something typed is one of a list, `seat, s, #`, that a message has in any language.
    #[must_use]
    pub fn lists_in_any_language(&self, id: &str, typed: &str) -> bool {
        let typed = fold(typed);
        Language::ALL.iter().any(|language| Words::new(*language, self.source).list(id).contains(&typed))
    }

    /// The words or phrases of a message that is a list with commas, folded.
    #[must_use]
    pub fn list(&self, id: &str) -> Vec<String> {
        self.text(id).split(',').map(|spelling| fold(spelling.trim())).collect()
    }

    /// An attribute of a message; its key where no language has it.
    #[must_use]
    pub fn attribute_of(&self, id: &str, attribute: &str) -> String {
        self.attribute(id, attribute).unwrap_or_else(|| format!("{id}.{attribute}"))
    }

    /// Names in a row, with the language's "and" before the last.
    #[must_use]
    pub fn listed<S: Borrow<str>>(&self, names: &[S]) -> String {
        let [first @ .., last] = names else { return String::new() };
        if first.is_empty() {
            return last.borrow().to_owned();
        }
        self.with("list-and", &args([("first", first.join(", ").into()), ("last", last.borrow().into())]))
    }

    /// A number as the language writes it.
    #[must_use]
    pub fn number(&self, amount: u64) -> String {
        write_amount(self.language, amount)
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        self.own(id, attribute, args).or_else(|| self.elsewhere(id, attribute, args))
    }

    /// A message that this language does not have, in one that does, and marked: a house has its words in its own
    /// language, and need not have them in others.
    fn elsewhere(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let mut others = Language::ALL.into_iter().filter(|other| *other != self.language);
        others.find_map(|other| Some(marked(&Words::new(other, self.source).own(id, attribute, args)?, other)))
    }

    fn own(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        if let Some(text) = self.plain(id, attribute) {
            return Some(text.into_owned());
        }
        let source = self.source.message(self.language.code(), id)?;
        if attribute.is_some_and(|attribute| !source.contains(&[".", attribute].concat())) {
            // Nothing has to be parsed to see that it has no such attribute, which is asked of every yes and no.
            return None;
        }
        self.parse(id, source)?;
        let bundle = self.bundle().borrow();
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some(if errors.is_empty() { text } else { without_unknown(&text) })
    }

    fn plain(&self, id: &str, attribute: Option<&str>) -> Option<Cow<'_, str>> {
        let code = self.language.code();
        match attribute {
            None => self.source.plain(code, id),
            Some(attribute) => self.source.plain(code, &[id, ".", attribute].concat()),
        }
    }

    /// Makes sure that a message is in the bundle.
    fn parse(&self, id: &str, source: &str) -> Option<()> {
        if self.bundle().borrow().has_message(id) {
            return Some(());
        }
        let resource = FluentResource::try_new(source.to_owned()).ok()?;
        self.bundle().borrow_mut().add_resource(resource).ok()
    }
}

impl std::fmt::Debug for Words<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

type Formatter = fn(&FluentValue, &IntlLangMemoizer) -> Option<String>;

/// Fluent takes a plain function, so each language has its own.
fn formatter(language: Language) -> Formatter {
    match language {
        Language::En => |value, _| whole(Language::En, value),
        Language::Nl => |value, _| whole(Language::Nl, value),
        Language::De => |value, _| whole(Language::De, value),
        Language::Sk => |value, _| whole(Language::Sk, value),
    }
}

fn whole(language: Language, value: &FluentValue) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    // Amounts stay far below 2^53, so that the number that Fluent carries is exact.
    number.value.to_string().parse::<u64>().ok().map(|amount| write_amount(language, amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct One;
    impl MessageSource for One {
        fn message(&self, language: &str, id: &str) -> Option<&str> {
            (id == "chips").then_some(match language {
                "sk" => "chips = { $n ->\n    [one] { $n } žetón\n    [few] { $n } žetóny\n   *[other] { $n } žetónov\n    }\n",
                _ => "chips = { $n } chips\n    .short = ch\n",
            })
        }
    }

    #[test]
    fn numbers_and_plurals_follow_the_language() {
        let slovak = Words::new(Language::Sk, &One);
        let count = |n: u64| slovak.with("chips", &args([("n", n.into())]));
        assert_eq!(count(1), "1 žetón");
        assert_eq!(count(3), "3 žetóny");
        assert_eq!(count(5), "5 žetónov");
        assert_eq!(count(1200), "1\u{a0}200 žetónov");
        let english = Words::new(Language::En, &One);
        assert_eq!(english.with("chips", &args([("n", 1_200_000.into())])), "1,200,000 chips");
        assert_eq!(english.attribute("chips", "short").as_deref(), Some("ch"));
    }

    #[test]
    fn a_message_of_another_language_is_shown_with_its_mark_and_its_numbers() {
        struct Slovak;
        impl MessageSource for Slovak {
            fn message(&self, language: &str, id: &str) -> Option<&str> {
                (language == "sk" && id == "chips").then_some("chips = { $n } žetónov\n    .short = ž\n")
            }
        }
        let english = Words::new(Language::En, &Slovak);
        assert_eq!(english.with("chips", &args([("n", 1200.into())])), "1\u{a0}200 žetónov [sk]");
        assert_eq!(english.attribute("chips", "short").as_deref(), Some("ž [sk]"));
        assert_eq!(english.attribute("chips", "long"), None);
        assert!(!english.has("chips"));
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        assert_eq!(Words::new(Language::En, &One).text("nothing"), "[nothing]");
    }
}
