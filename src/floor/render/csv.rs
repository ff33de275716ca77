//! CSV, for a spreadsheet: the tables of amounts of an answer, under the names that its JSON has, or the rows of a comparison.

mod compared;

use csv::Writer;
use serde_json::{Map, Value as Json};

/// Writes the tables of an answer that JSON tells, of a ruling or of the rulings on a line. Several stand one below the
/// other with an empty line between them, each below a line with its name, and that of its incident where there are
/// several rulings. Where there is no table, the amounts of a ruling are one. Amounts are digits, whatever the language.
/// A comparison is a table of its own. None where the answer has none of these.
#[must_use]
pub fn csv(answer: &Json) -> Option<String> {
    let of_line = answer["rulings"].as_array().into_iter().flatten();
    let rulings: Vec<&Json> = std::iter::once(answer).chain(of_line).collect();
    let mut tables: Vec<(String, String)> = Vec::new();
    for ruling in &rulings {
        for (name, rows) in ruling["tables"].as_object().into_iter().flatten() {
            let incident = ruling["incident"].as_str().filter(|_| rulings.len() > 2);
            let name = incident.map_or_else(|| name.clone(), |incident| format!("{incident}/{name}"));
            tables.extend(table(rows).map(|table| (name, table)));
        }
    }
    match tables.as_slice() {
        [] => amounts(&rulings).or_else(|| table(&compared::rows(answer)?)),
        [(_, table)] => Some(table.clone()),
        several => {
            let named: Vec<String> = several.iter().map(|(name, table)| format!("{name}\n{table}")).collect();
            Some(named.join("\n"))
        }
    }
}

/// The amounts of the first ruling that has some, as a table of one row.
fn amounts(rulings: &[&Json]) -> Option<String> {
    let told = |ruling: &&Json| {
        Some(ruling["amounts"].clone()).filter(|amounts| amounts.as_object().is_some_and(|told| !told.is_empty()))
    };
    rulings.iter().find_map(told).and_then(|amounts| table(&Json::Array(vec![amounts])))
}

/// A table: its columns, and its rows. None for one without rows.
fn table(rows: &Json) -> Option<String> {
    let rows: Vec<&Map<String, Json>> = rows.as_array()?.iter().filter_map(Json::as_object).collect();
    let mut writer = Writer::from_writer(Vec::new());
    // Amounts that only some of the rows have are columns, too.
    let mut columns: Vec<&String> = rows.first()?.keys().collect();
    for key in rows.iter().flat_map(|row| row.keys()) {
        if !columns.contains(&key) {
            columns.push(key);
        }
    }
    writer.write_record(&columns).ok()?;
    for row in rows {
        writer.write_record(columns.iter().map(|column| row.get(*column).map(cell).unwrap_or_default())).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

fn cell(value: &Json) -> String {
    match value {
        Json::Null => String::new(),
        Json::String(text) => no_formula(text),
        Json::Array(items) => items.iter().map(cell).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// A text that a spreadsheet takes for a text, behind a quote where it would take it for a formula: a name that somebody typed
/// computes nothing.
fn no_formula(text: &str) -> String {
    match text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{text}"),
        false => text.to_owned(),
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
        let written = "pots\npot,amount,for\nmain-pot,1500,A B\n\nplayers\nplayer,owes\nA,\n\"B, the big one\",1200\n";
        assert_eq!(csv(&answer).as_deref(), Some(written));
        assert_eq!(csv(&json!({"rulings": [answer]})).as_deref(), Some(written));
        assert_eq!(csv(&json!({"tables": {}})), None);
    }

    #[test]
    fn a_table_alone_has_no_name_and_those_of_several_rulings_have_that_of_their_incident() {
        let ruling = |incident: &str, owes: u64| json!({"incident": incident, "tables": {"players": [{"owes": owes}]}});
        assert_eq!(csv(&ruling("undercall", 5)).as_deref(), Some("owes\n5\n"));
        let both = json!({"rulings": [ruling("undercall", 5), ruling("reopening", 7)]});
        assert_eq!(csv(&both).as_deref(), Some("undercall/players\nowes\n5\n\nreopening/players\nowes\n7\n"));
    }

    #[test]
    fn amounts_stand_for_a_table_where_there_is_none() {
        let level = json!({"tables": {}, "amounts": {"players_told": 17, "tables": 2}});
        assert_eq!(csv(&level).as_deref(), Some("players_told,tables\n17,2\n"));
        assert_eq!(csv(&json!({"tables": {}, "amounts": {}})), None);
        assert_eq!(csv(&json!([])), None);
    }

    #[test]
    fn no_text_is_a_formula() {
        let players = json!([{"player": "=HYPERLINK(\"x\")", "chips": -5, "for": ["@SUM(1)", "B"]}, {"player": "+1", "chips": 7, "for": []}]);
        let written = "player,chips,for\n\"'=HYPERLINK(\"\"x\"\")\",-5,'@SUM(1) B\n'+1,7,\n";
        assert_eq!(csv(&json!({"tables": {"players": players}})).as_deref(), Some(written));
    }
}
