//! Showing: what a command found becomes a view, and a view becomes text, Markdown or JSON.
//!
//! A view says what to show and in which order, in the user's words; a format says how it looks. JSON is made from the
//! same values rather than from the view, since its keys and ids are a contract.

mod changes;
mod citation;
mod comparison;
mod csv;
mod date;
mod excerpt;
mod facts;
mod family;
mod findings;
mod html;
mod imported;
mod line;
mod lists;
mod markdown;
mod numbers;
mod open;
mod pages;
mod pairs;
mod policies;
mod redline;
mod remedy;
mod rule;
mod ruling;
mod schema;
mod standing;
mod started;
mod text;
mod topics;
mod view;
mod working;

pub use changes::{Changed, FIRST, StaffShown, changes_at_table_json, changes_at_table_view, staff_json, staff_view};
pub use citation::{Cited, cite};
pub use comparison::Comparison;
pub use csv::csv;
pub use date::date_words as day_words;
pub use excerpt::Excerpt;
pub use facts::verdict_json;
pub use family::{family_json, family_text};
pub use findings::{failure_json, finding_text, findings_json, findings_view, unused_json, unused_view, warning_json};
pub use html::{html, html_in_columns};
pub use imported::{Imported, doubt_words, imported_json, imported_view};
pub use line::{LineRuled, LineRuling, line_json, line_view};
pub use lists::{
    Searched, books_json, books_view, candidate_json, fact_json, hits_json, hits_view, incidents_json, incidents_view,
};
pub use markdown::markdown;
pub use numbers::{map_json, map_view, numbers_json, numbers_view};
pub use open::{Open, open_words};
pub use pages::pages;
pub use pairs::{PairCounts, pair_counts_json, pair_counts_view};
pub use policies::policies_view;
pub use redline::{redlines_json, redlines_view};
pub use rule::{RuleShown, rules_json, rules_view};
pub use ruling::{
    Extent, Led, Parts, RulingContext, card_view, impossible_words, in_short, ruling_json, ruling_view, shown_view,
};
pub use schema::positions_schema;
pub use standing::{position_json, position_words, standings_json, standings_view};
pub use started::{
    Begun, Copied, Started, begun_json, begun_view, copied_json, copied_view, started_json, started_view,
};
pub use text::{ROWS, Style, text};
pub use topics::{ListedTopic, topics_json, topics_view};
pub use view::{Block, View};

/// A format of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For a person at a terminal.
    Text,
    /// For a program.
    Json,
    /// For a document.
    Markdown,
    /// For a spreadsheet: the tables alone.
    Csv,
    /// For a notice board, on paper or on a screen.
    Html,
}

impl Format {
    /// Every format by its name.
    pub const ALL: [(&'static str, Self); 5] = [
        ("text", Self::Text),
        ("json", Self::Json),
        ("markdown", Self::Markdown),
        ("csv", Self::Csv),
        ("html", Self::Html),
    ];
}
