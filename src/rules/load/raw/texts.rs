//! A text as written: alone, in the language of whoever wrote it, or by language.

use crate::locale::Language;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use std::fmt;

/// A text in one language or in several.
#[derive(Debug)]
pub(crate) enum Texts {
    /// In the language of the book in which it stands.
    One(String),
    /// In these languages.
    Several(Vec<(Language, String)>),
}

/// The codes that a text may stand under.
const CODES: [&str; 4] = ["en", "nl", "de", "sk"];

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Texts;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-texts")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Texts, E> {
                Ok(Texts::One(text.trim().to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Texts, A::Error> {
                let mut texts = Vec::new();
                while let Some(code) = map.next_key::<String>()? {
                    let known = Language::of_code(&code).ok_or_else(|| de::Error::unknown_field(&code, &CODES))?;
                    texts.push((known, map.next_value::<String>()?.trim().to_owned()));
                }
                Ok(Texts::Several(texts))
            }
        }
        deserializer.deserialize_any(Either)
    }
}
