//! The interview: asks what can still change the ruling, and nothing else.
//!
//! What to ask next is decided in [`crate::decide`]; reading an answer is pure; only the way a line is got from a
//! person is behind a trait, with a terminal and a scripted implementation.

mod ask;
mod imply;
mod read;
mod round;
mod run;
mod subject;
mod terminal;

pub use ask::{Asker, Prompt, Scripted, Stopped};
pub use imply::{Contradiction, contradiction_words, record, record_line};
pub use read::{AnswerError, Reply, read_answer, read_fact, spellings};
pub use round::{FILE, read_line, read_slip_file};
pub use run::{Interview, Told, wrong_answer};
pub use subject::{Subject, rules_instead};
pub use terminal::Terminal;
