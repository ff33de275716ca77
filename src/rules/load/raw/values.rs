//! The values that can be written in more than one way: one word or several, a number or a word, a word or a mapping.

use super::Texts;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A value in a worked example as written.
#[derive(Debug)]
pub(crate) struct Given(pub crate::book::Given);

/// A mapping that keeps the order in which it was written.
#[derive(Debug)]
pub(crate) struct Ordered<T>(pub Vec<(String, T)>);

impl<T> Default for Ordered<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Ordered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Pairs<T> {
            type Value = Ordered<T>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-mapping")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Ordered(pairs))
            }
        }
        deserializer.deserialize_map(Pairs(std::marker::PhantomData))
    }
}

/// One word or a list of words.
#[derive(Debug)]
pub(crate) struct OneOrMore(pub Vec<String>);

impl<'de> Deserialize<'de> for OneOrMore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl<'de> Visitor<'de> for Words {
            type Value = OneOrMore;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-words")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Self::Value, E> {
                Ok(OneOrMore(vec![word.to_owned()]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut words = Vec::new();
                while let Some(word) = seq.next_element()? {
                    words.push(word);
                }
                match words.is_empty() {
                    true => Err(de::Error::invalid_length(0, &self)),
                    false => Ok(OneOrMore(words)),
                }
            }
        }
        deserializer.deserialize_any(Words)
    }
}

/// The value of a policy as written: a number or a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Scalar {
    Number(u64),
    Word(String),
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct One;
        impl Visitor<'_> for One {
            type Value = Scalar;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-word-or-number")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Scalar, E> {
                Ok(Scalar::Word(word.to_owned()))
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number))
            }
        }
        deserializer.deserialize_any(One)
    }
}

/// Where a book stands as written: the word `silent`, or a mapping.
#[derive(Debug)]
pub(crate) enum Position {
    Word(String),
    Stated(Box<Stated>),
}

#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Stated {
    /// The value, with its clause.
    pub value: Option<Scalar>,
    /// The address of the clause on which the value rests.
    pub clause: Option<String>,
    /// The clause by which the book leaves the point to the director.
    pub discretion: Option<String>,
    /// Which sentence of the clause says so, counted from 1: the one that is quoted where there is no room for all.
    pub sentence: Option<u8>,
    /// The clause by which the book excludes the point.
    pub not_applicable: Option<String>,
    /// The sides, where clauses of the book disagree.
    #[serde(default)]
    pub conflict: Vec<Side>,
    /// The value of the side that a ruling follows.
    pub follows: Option<Scalar>,
    /// Why it follows that side.
    pub why: Option<Texts>,
}

impl Stated {
    /// The keys that are there.
    pub(crate) fn keys(&self) -> Vec<&'static str> {
        let keys = [
            ("value", self.value.is_some()),
            ("clause", self.clause.is_some()),
            ("discretion", self.discretion.is_some()),
            ("sentence", self.sentence.is_some()),
            ("not-applicable", self.not_applicable.is_some()),
            ("conflict", !self.conflict.is_empty()),
            ("follows", self.follows.is_some()),
            ("why", self.why.is_some()),
        ];
        keys.into_iter().filter(|(_, there)| *there).map(|(key, _)| key).collect()
    }
}

#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Side {
    pub value: Scalar,
    pub clause: String,
    /// Which sentence of the clause says so, counted from 1.
    pub sentence: Option<u8>,
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Position;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-position")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Position, E> {
                Ok(Position::Word(word.to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Position, A::Error> {
                let stated = Stated::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(Position::Stated(Box::new(stated)))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use crate::book::Given as Value;
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Given;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("kind-example-value")
            }
            fn visit_bool<E: de::Error>(self, truth: bool) -> Result<Given, E> {
                Ok(Given(Value::Truth(truth)))
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Given, E> {
                Ok(Given(Value::Number(number)))
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Given, E> {
                Ok(Given(Value::Word(word.to_owned())))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Given, A::Error> {
                let (mut numbers, mut words) = (Vec::new(), Vec::new());
                while let Some(entry) = seq.next_element()? {
                    match entry {
                        Scalar::Number(number) => numbers.push(number),
                        Scalar::Word(word) => words.push(word),
                    }
                }
                match (numbers.is_empty(), words.is_empty()) {
                    (_, true) => Ok(Given(Value::Numbers(numbers))),
                    (true, false) => Ok(Given(Value::Words(words))),
                    (false, false) => Err(de::Error::invalid_type(de::Unexpected::Other("kind-mixed-list"), &self)),
                }
            }
        }
        deserializer.deserialize_any(Any)
    }
}
