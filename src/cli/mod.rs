//! The command line: what may be typed, what it means, and its help in the user's language.

mod args;
mod help;
mod settings;

pub use args::{Cli, Command, Globals};
pub use help::{localized, usage_error};
pub use settings::{Settings, UserFile, language_of};
