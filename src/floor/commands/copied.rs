//! `floor init DIR --incident ID`: copies a built-in incident with its words into the folder of a house, ready to be changed.

use super::Context;
use super::folder::{House, Written};
use super::house::sources;
use super::schema::schema;
use crate::error::{FOUND, Failure};
use crate::load::{SourceFile, SourceKind, schema_line};
use crate::locale::{Slip, args, nearest, printable_path};
use crate::render::{Copied, copied_json, copied_view};
use anyhow::Result;
use std::path::Path;

/// Where the schemas stand in a house's folder.
const SCHEMAS: &str = "schema/";

/// Runs the command.
pub(super) fn run(context: &Context, folder: &Path, incident: &str) -> Result<u8> {
    let sources = sources();
    let Some(original) = sources.iter().find(|file| is_of(file, incident)) else {
        let known = sources.iter().filter_map(|file| match &file.kind {
            SourceKind::Incident { id, .. } => Some(id.as_str()),
            _ => None,
        });
        let near = nearest(incident, known, Slip::Typed);
        return Err(Failure::Nothing(context.about("unknown-incident", incident, near)).into());
    };
    let house = House::open(folder, context.words)?;
    has_book(context, &house, folder)?;
    let languages = house.languages(context.words)?;
    // The incident comes last: its words alone change nothing, whatever stops the copy on the way.
    let mut copies: Vec<(String, String)> = Vec::new();
    copies.extend(lacking_schema(context, &house, &original.inside));
    for language in &languages {
        let words = sources.iter().find(|file| has_words_of(file, incident, language));
        copies.extend(words.map(|file| {
            (format!("locales/{language}/incidents/{incident}.ftl"), file.text().unwrap_or_default().to_owned())
        }));
    }
    copies.push((original.inside.clone(), original.text().unwrap_or_default().to_owned()));
    let targets = copies.iter().map(|(inside, _)| house.target(inside.clone(), context.words));
    let targets = targets.collect::<Result<Vec<_>, Failure>>()?;
    let written: Vec<Written> = targets.iter().zip(copies.iter().map(|(_, text)| text.as_str())).collect();
    house.proved(&data_alone(&written), context.words)?;
    house.write(&written, context.words)?;
    let files: Vec<&str> = copies.iter().map(|(inside, _)| inside.as_str()).collect();
    let folder = printable_path(folder);
    let copied = Copied { folder: &folder, incident, languages: &languages, files: &files };
    context.show(|| copied_view(context.words, &copied), || copied_json(&copied))?;
    Ok(FOUND)
}

/// Refuses a folder that is not that of a house.
pub(super) fn has_book(context: &Context, house: &House, folder: &Path) -> Result<(), Failure> {
    let values = args([("folder", printable_path(folder).into())]);
    let refused = || Failure::Usage(context.words.with("init-no-house", &values));
    if house.books().is_empty() { Err(refused()) } else { Ok(()) }
}

/// What is written without the schemas, which are for the editor and no data.
pub(super) fn data_alone<'w>(written: &[Written<'w>]) -> Vec<Written<'w>> {
    written.iter().filter(|(target, _)| !target.inside.starts_with(SCHEMAS)).copied().collect()
}

/// Whether a file is that of an incident.
fn is_of(file: &SourceFile, incident: &str) -> bool {
    matches!(&file.kind, SourceKind::Incident { id, .. } if id == incident)
}

/// Whether a file has the words of an incident in a language.
fn has_words_of(file: &SourceFile, incident: &str, language: &str) -> bool {
    let in_language = matches!(&file.kind, SourceKind::Messages { language: known } if known == language);
    let name = file.inside.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl"));
    in_language && file.inside.contains("/incidents/") && name == Some(incident)
}

/// The schema that the first line of a file names, for a folder that does not have it yet.
fn lacking_schema(context: &Context, house: &House, inside: &str) -> Option<(String, String)> {
    schema_line(inside)?;
    let name = SourceKind::of(inside).schema()?;
    let place = format!("{SCHEMAS}{name}.json");
    let lacking = house.target(place.clone(), context.words).is_ok();
    Some((place, schema(context.pack, context.words, name)?)).filter(|_| lacking)
}
