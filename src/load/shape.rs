//! What the shape of a file lacks or has too much of, told from the words of the YAML reader.

use super::finding::Finding;

/// The finding for an error of the YAML reader in a file of so many lines.
pub(super) fn shape_finding(path: &str, lines: usize, error: &serde_yaml::Error) -> Finding {
    // A file that lacks everything is told to lack it behind its end.
    let line = error.location().map_or(1, |place| place.line()).clamp(1, lines.max(1));
    let text = error.to_string();
    let quoted = |after: &str| {
        let rest = text.split_once(after)?.1.strip_prefix('`')?;
        rest.split('`').next().map(str::to_owned)
    };
    let allowed = || -> String {
        let listed = text.rsplit_once(", expected ").map_or("", |(_, rest)| rest);
        listed.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(", ")
    };
    if let Some(name) = quoted("unknown field ") {
        return Finding::new(path, line, "unknown-key", [("name", &name), ("allowed", &allowed())]);
    }
    if let Some(found) = quoted("unknown variant ") {
        return Finding::new(path, line, "not-a-value", [("found", &found), ("allowed", &allowed())]);
    }
    if let Some(name) = quoted("missing field ") {
        return Finding::new(path, line, "missing-key", [("name", &name)]);
    }
    if let Some((_, rest)) = text.split_once("invalid type: ") {
        let (found, expected) = rest.rsplit_once(", expected ").unwrap_or((rest, ""));
        let expected = plain_kind(expected.split(" at line").next().unwrap_or(expected));
        return Finding::new(path, line, "wrong-kind", [("found", plain_kind(found)), ("expected", expected)]);
    }
    if text.contains("invalid length 0") {
        return Finding::new(path, line, "empty-list", []);
    }
    Finding::new(path, line, "malformed", [("why", &text)])
}

/// The kind of a value in the words of somebody who writes data, not of the YAML reader.
fn plain_kind(kind: &str) -> &str {
    match kind {
        "unit value" => "nothing",
        "sequence" | "a sequence" => "a list",
        "map" => "a mapping",
        "a string" => "a word or text",
        "a boolean" => "true or false",
        kind if kind.starts_with("struct ") => "a mapping",
        kind => kind,
    }
}
