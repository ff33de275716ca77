//! `floor schema`: the schemas by which an editor completes and checks the data of a house, and those of the documents that
//! are printed as JSON.

use super::Context;
use super::context::print;
use crate::error::{FOUND, Failure};
use crate::locale::{Slip, Words, args, nearest, printable};
use crate::pack::{Pack, Table};
use crate::render::positions_schema;
use anyhow::Result;

/// The schemas as they are made from the types that read the data.
static SCHEMAS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/schemas.pack"));

/// The schemas of the documents that are printed as JSON.
static PRINTED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/printed.pack"));

/// Where the positions of a book are told, policy by policy.
const POSITIONS: &str = "positions";

/// Runs the command. Where data and what is printed have one name, the data is meant unless `printed` says otherwise.
pub(super) fn run(context: &Context, name: &str, printed: bool) -> Result<u8> {
    let of_data = if printed { None } else { schema(context.pack, context.words, name) };
    let Some(text) = of_data.or_else(|| of_printed(name)) else {
        let names = known(printed);
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

/// The names of all schemas, or of those alone of documents that are printed.
pub(super) fn known(printed: bool) -> Vec<&'static str> {
    let data = if printed { Vec::new() } else { names(SCHEMAS) };
    let mut names = [data, names(PRINTED)].concat();
    names.sort_unstable();
    names.dedup();
    names
}

/// The names of the schemas in a table.
fn names(schemas: &'static [u8]) -> Vec<&'static str> {
    Table::new(schemas).starting("").filter_map(|(file, _)| file.strip_suffix(".json")).collect()
}

/// The schema of a document that is printed, if there is one of this name.
fn of_printed(name: &str) -> Option<String> {
    Some(String::from_utf8_lossy(Table::new(PRINTED).get(&format!("{name}.json"))?).into_owned())
}

/// A schema of data, if there is one of this name. That of positions knows every policy with its values.
pub(super) fn schema(pack: &Pack, words: &Words, name: &str) -> Option<String> {
    let bytes = Table::new(SCHEMAS).get(&format!("{name}.json"))?;
    let schema = serde_json::from_slice(bytes).ok()?;
    let schema = if name == POSITIONS { positions_schema(words, schema, &pack.policies()) } else { schema };
    Some(format!("{schema:#}\n"))
}
