//! Floorbook rules on incidents at poker tournament tables, by the book the house plays by.
//!
//! Each stage is a function from one type to the next, and nothing flows back:
//!
//! ```text
//! YAML in rulings/  --load-->   Library   all books, policies and incidents, linked and checked
//! Library           --pack-->   Pack      the same, entry by entry: embedded when the program is built
//! words or flags    --ask---->  Facts     only the facts that can still change the ruling
//! Facts x Book      --decide->  Ruling    outcome, amounts, orders, citations, trace: ids, no words
//! Ruling            --view--->  View      what to show and in which order
//! View x Locale     --render->  text, JSON, Markdown
//! ```
//!
//! A module may use those to its left: `betting cards locale` | `showdown tournament` | `notation` | `book policy` | `incident official` | `pack` | `load decide` |
//! `lookup interview compare` | `render` | `cli` | `commands`. Nothing left of `commands` prints, prompts (but for the
//! terminal that the interview is handed), or reads the environment; only `load` knows YAML.

pub mod betting;
pub mod book;
pub mod cards;
pub mod cli;
pub mod commands;
pub mod compare;
pub mod decide;
pub mod error;
pub mod ids;
pub mod incident;
pub mod interview;
pub mod load;
pub mod locale;
pub mod lookup;
pub mod notation;
pub mod official;
pub mod pack;
pub mod policy;
pub mod render;
pub mod showdown;
pub mod tournament;
