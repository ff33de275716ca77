//! The interview: asks what can still change the ruling, and nothing else.
//!
//! What to ask next is decided in [`crate::decide`]; reading an answer is pure; only the way a line is got from a
//! person is behind a trait, with a terminal and a scripted implementation.

mod after;
mod amounts;
mod another;
mod answered;
mod aside;
mod ask;
mod command;
mod conditions;
mod family;
mod hand;
mod infer;
mod keys;
mod level;
mod listed;
mod onward;
mod paged;
mod pasted;
mod read;
mod reasons;
mod round;
mod run;
mod said;
mod signals;
mod subject;
mod terminal;
mod written;

pub use after::{After, Below, Given, Headline};
pub use answered::Answered;
pub use aside::Aside;
pub use ask::{Asker, Begun, Prompt, Scripted, Stopped, Switch};
pub use command::{Card, Command, Look, read_command, unknown_book};
pub use conditions::{lacks_amounts, lacks_setup, with_commas};
pub use family::OfFamily;
pub use hand::record_hand;
pub use infer::{Contradiction, answer_words, contradiction_words, record, record_line};
pub use level::Level;
pub use onward::{Known, as_ruled, carried, followed};
pub use pasted::{MOST_TYPED, Waiting, too_long};
pub use read::{AnswerError, Reply, read_answer, read_fact, spellings};
pub use round::{read_hand, read_line, read_slip_file, wrong_size};
pub use run::{Interview, InterviewEnd, taken_words, way_words, wrong_answer};
pub use said::{told_by_words, words_alone};
pub(crate) use signals::give_back_when_told_to_end;
pub use subject::{Subject, likely, rules_instead};
pub use terminal::Terminal;
pub use written::write_fact;
