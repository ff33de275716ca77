//! CSV, for a spreadsheet: the tables of amounts of an answer, under the names that its JSON has.

use csv::Writer;
use serde_json::{Map, Value as Json};

/// Writes the tables of an answer that JSON tells, of a ruling or of the rulings on a line, one below the other with an empty
/// line between them. Amounts are digits, whatever the language. None where the answer has no table.
#[must_use]
pub fn csv(answer: &Json) -> Option<String> {
    let of_line = answer["rulings"].as_array().into_iter().flatten();
    let rulings = std::iter::once(answer).chain(of_line);
    let tables = rulings.filter_map(|ruling| ruling["tables"].as_object()).flat_map(Map::values);
    let tables: Vec<String> = tables.filter_map(table).collect();
    (!tables.is_empty()).then(|| tables.join("\n"))
}

/// A table: its columns, and its rows. None for one without rows.
fn table(rows: &Json) -> Option<String> {
    let rows: Vec<&Map<String, Json>> = rows.as_array()?.iter().filter_map(Json::as_object).collect();
    let mut writer = Writer::from_writer(Vec::new());
    writer.write_record(rows.first()?.keys()).ok()?;
    for row in rows {
        writer.write_record(row.values().map(cell)).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

fn cell(value: &Json) -> String {
    match value {
        Json::Null => String::new(),
        Json::String(text) => text.clone(),
        Json::Array(items) => items.iter().map(cell).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn tables_stand_one_below_the_other_with_digits_and_empty_cells() {
        let pots = json!([{"pot": "main-pot", "amount": 1500, "for": ["A", "B"]}]);
        let players = json!([{"player": "A", "owes": null}, {"player": "B, the big one", "owes": 1200}]);
        let answer = json!({"tables": {"pots": pots, "players": players, "none": []}});
        let written = "pot,amount,for\nmain-pot,1500,A B\n\nplayer,owes\nA,\n\"B, the big one\",1200\n";
        assert_eq!(csv(&answer).as_deref(), Some(written));
        assert_eq!(csv(&json!({"rulings": [answer]})).as_deref(), Some(written));
        assert_eq!(csv(&json!({"tables": {}})), None);
        assert_eq!(csv(&json!([])), None);
    }
}
