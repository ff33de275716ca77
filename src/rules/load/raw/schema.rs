//! The schemas of data files, made from the shapes that read them. Editors complete and check by them; each data file
//! names its own in its first line.

use super::{
    Book, Cell, Family, Given, Incident, OfficialWords, OneOrMore, Ordered, Policy, Position, Scalar, Section, Stated,
    Table, Texts, TopicGroup, TranslatedSection, Whole,
};
use crate::load::schema_line;
use crate::locale::Language;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema, schema_for};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

impl<T: JsonSchema> JsonSchema for Ordered<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}ByName", T::schema_name()).into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object", "additionalProperties": generator.subschema_for::<T>() })
    }
}

/// A shape that can be written in these ways, with what it is.
macro_rules! either {
    ($shape:ty, $about:literal, $generator:ident => [$($way:expr),+]) => {
        impl JsonSchema for $shape {
            fn schema_name() -> Cow<'static, str> {
                stringify!($shape).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                json_schema!({ "description": $about, "anyOf": [$($way),+] })
            }
        }
    };
}

either!(OneOrMore, "A word or a list of words.", generator => [
    json_schema!({ "type": "string" }),
    json_schema!({ "type": "array", "items": generator.subschema_for::<String>(), "minItems": 1 })
]);
either!(Cell, "The values that are accepted: a word, a list of words, or not: with what is left out.", generator => [
    generator.subschema_for::<OneOrMore>(),
    json_schema!({
        "type": "object",
        "properties": { "not": generator.subschema_for::<OneOrMore>() },
        "required": ["not"],
        "additionalProperties": false
    })
]);
either!(Scalar, "A word or a whole number.", _generator => [
    json_schema!({ "type": "string" }),
    json_schema!({ "type": "integer", "minimum": 0 })
]);
either!(Position, "Where a book stands: silent, or a mapping.", generator => [
    json_schema!({ "const": "silent", "description": "The book has no rule." }),
    generator.subschema_for::<Stated>()
]);
either!(Given, "A whole number, a word, true, false, or a list of numbers or of words.", generator => [
    generator.subschema_for::<Scalar>(),
    json_schema!({ "type": "boolean" }),
    json_schema!({ "type": "array", "items": { "type": "integer", "minimum": 0 } }),
    json_schema!({ "type": "array", "items": { "type": "string" } })
]);

either!(Texts, "A text, or a mapping of languages to texts.", _generator => [
    json_schema!({ "type": "string" }),
    json_schema!({
        "type": "object",
        "properties": Language::ALL.map(|language| (language.code(), json_schema!({ "type": "string" }))).into_iter().collect::<BTreeMap<_, _>>(),
        "additionalProperties": false
    })
]);

/// The schema of every kind of data file, by the name of its file in `rulings/schema/`.
fn schemas() -> [(&'static str, Schema); 11] {
    [
        ("data", schema_for!(Whole)),
        ("topics", schema_for!(Vec<TopicGroup>)),
        ("policies", schema_for!(Vec<Policy>)),
        ("book", schema_for!(Book)),
        ("rules", schema_for!(Section)),
        ("official", schema_for!(OfficialWords)),
        ("translation", schema_for!(TranslatedSection)),
        ("positions", schema_for!(Ordered<Position>)),
        ("incident", schema_for!(Incident)),
        ("family", schema_for!(Family)),
        ("table", schema_for!(Table)),
    ]
}

fn rulings() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings")
}

/// `WRITE_SCHEMAS=1 cargo test --package floorbook-rules schema` writes the files anew.
#[test]
fn the_schemas_are_those_of_the_shapes_that_read_the_data() {
    for (name, schema) in schemas() {
        let made = format!("{:#}\n", schema.as_value());
        let path = rulings().join("schema").join(format!("{name}.json"));
        if std::env::var_os("WRITE_SCHEMAS").is_some() {
            std::fs::write(&path, &made).expect("the schema can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            made == kept,
            "{name}.json is out of date: WRITE_SCHEMAS=1 cargo test --package floorbook-rules schema writes it anew"
        );
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_data_file_names_its_schema_in_its_first_line() {
    let mut lacking = Vec::new();
    for path in files(&rulings()) {
        let inside = path.strip_prefix(rulings()).expect("a file of the data").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        if schema_line(&inside).is_some_and(|line| text.lines().next() != Some(line.as_str())) {
            lacking.push(inside);
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
