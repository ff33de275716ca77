//! The four languages of the program: their messages, their numbers, and words folded for comparison.

pub mod fold;
mod grouping;
mod language;
mod money;
mod near;
mod number;
mod phrases;
mod printable;
mod stem;
mod system;
mod words;

pub use fluent_bundle::FluentValue;
pub use fold::{fold, spoken, tokens};
pub use grouping::NumberContext;
pub use language::Language;
pub use money::{read_money, write_money};
pub use near::{Slip, nearest};
pub use number::{NumberError, read_amount, read_piles, write_amount};
pub use phrases::{AMOUNT, Phrase, gather, kept, of_a_word};
pub use printable::{marked, printable, printable_path, quoted, steers};
pub use stem::{particles, root, stem};
pub use system::system_fault;
pub use words::{Args, MessageSource, Words, args, plain_text};
