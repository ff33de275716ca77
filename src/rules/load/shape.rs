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
        let found = match plain(found) {
            Plain::Value(value) => ("found", value),
            Plain::Kind(kind) => ("found-kind", kind),
        };
        let expected = match plain(expected.split(" at line").next().unwrap_or(expected)) {
            Plain::Value(value) => ("expected", value),
            Plain::Kind(kind) => ("expected-kind", kind),
        };
        return Finding::new(path, line, "wrong-kind", [found, expected]);
    }
    if text.contains("invalid length 0") {
        return Finding::new(path, line, "empty-list", []);
    }
    Finding::new(path, line, "malformed", [("why", &text)])
}

/// A value as written, or the key of a kind, from the words of the YAML reader or from a `kind-` of our own visitors. The
/// words for a kind are a message.
fn plain(told: &str) -> Plain<'_> {
    let literal = told.split_once('`').or_else(|| told.split_once('"'));
    match told {
        "unit value" => Plain::Kind("nothing"),
        "sequence" | "a sequence" => Plain::Kind("list"),
        "map" => Plain::Kind("mapping"),
        "a string" => Plain::Kind("text"),
        "a boolean" => Plain::Kind("true-or-false"),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i64" => Plain::Kind("whole-number"),
        _ if told.starts_with("struct ") => Plain::Kind("mapping"),
        _ => match (told.strip_prefix("kind-"), literal) {
            (Some(kind), _) => Plain::Kind(kind),
            (None, Some((_, value))) => Plain::Value(value.trim_end_matches(['`', '"'])),
            (None, None) => Plain::Value(told),
        },
    }
}

/// What the YAML reader tells of a value: itself, or its kind.
enum Plain<'a> {
    /// The value, as written.
    Value(&'a str),
    /// The key of its kind.
    Kind(&'a str),
}
