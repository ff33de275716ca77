//! The schema of positions with the policies that there are: what is allowed of each, and what it decides, in the user's words.

use crate::locale::Words;
use crate::policy::{Policy, PolicyKind, message_id};
use serde_json::{Map, Value as Json, json};

/// The schema of positions, to which each policy is added with its values. A policy of another house is still allowed.
#[must_use]
pub fn positions_schema(words: &Words, mut schema: Json, policies: &[Policy]) -> Json {
    let entry = |policy: &Policy| {
        let value = match &policy.kind {
            PolicyKind::Choice { values } => json!({"enum": values}),
            PolicyKind::Number { range: (least, most), .. } => {
                json!({"type": "integer", "minimum": least, "maximum": most})
            }
        };
        let id = message_id(&policy.id);
        let what = if words.has(&id) { words.text(&id) } else { policy.id.to_string() };
        let side = json!({"properties": {"value": value}});
        let stated = json!({"properties": {"value": value, "follows": value, "conflict": {"items": side}}});
        let position = json!({"description": what, "allOf": [{"$ref": "#/$defs/Position"}, stated]});
        (policy.id.to_string(), position)
    };
    let known: Map<String, Json> = policies.iter().map(entry).collect();
    schema["properties"] = known.into();
    schema
}
