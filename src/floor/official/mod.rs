//! The house's own paper: the text of a document cut into the rules and clauses of a book, so that the official words can
//! stand beside ours.
//!
//! Nothing here reads a file, asks or prints. Headings are recognised by what fits best in the whole document: by their
//! number as far as the numbers of the document can be trusted, by their order, and by how much their title and the text
//! below them are like our restatement; clauses by their letter, their order and their words. What fits nothing is left
//! over, and what may belong elsewhere is held to be doubtful and never put under a number.

mod clauses;
mod contents;
mod document;
mod headings;
mod marker;
mod order;
mod recognise;
mod recognised;
mod signs;
mod terms;
mod written;

pub use document::{Document, HandLine};
pub use headings::Fit;
pub use recognise::recognise;
pub use recognised::{Doubt, How, Left, Matched, Passage, Recognised};
pub use written::{Paper, written};
