//! `floor schema`: the schemas by which an editor completes and checks the data of a house.

use super::Context;
use super::context::print;
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, Words, args, nearest, printable};
use crate::pack::{Pack, Table};
use crate::render::positions_schema;
use anyhow::Result;

/// The schemas as they are made from the types that read the data.
static SCHEMAS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/schemas.pack"));

/// Where the positions of a book are told, policy by policy.
const POSITIONS: &str = "positions";

/// Runs the command.
pub(super) fn run(context: &Context, name: &str) -> Result<u8> {
    let Some(text) = schema(context.pack, context.words, name) else {
        let names: Vec<&str> =
            Table::new(SCHEMAS).starting("").filter_map(|(file, _)| file.strip_suffix(".json")).collect();
        let values = args([
            ("option", "schema".into()),
            ("typed", printable(name).into()),
            ("allowed", names.join(", ").into()),
            ("near", nearest(name, names.iter().copied(), Slip::Typed).unwrap_or("none").into()),
        ]);
        return Err(Failure::Usage(context.words.with("usage-not-allowed", &values)).into());
    };
    print(context.words, &text)?;
    Ok(FOUND)
}

/// A schema, if there is one of this name. That of positions knows every policy with its values.
pub(super) fn schema(pack: &Pack, words: &Words, name: &str) -> Option<String> {
    let bytes = Table::new(SCHEMAS).get(&format!("{name}.json"))?;
    let schema = serde_json::from_slice(bytes).ok()?;
    let schema = if name == POSITIONS { positions_schema(words, schema, &pack.policies()) } else { schema };
    Some(format!("{schema:#}\n"))
}
