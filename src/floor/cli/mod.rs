//! The command line: what may be typed, what it means, and its help in the user's language.

mod args;
mod choice;
mod help;
mod log_args;
mod places;
mod settings;
mod user_file;

pub use args::{Cli, Command, Compared, Globals, News, Wanted};
pub use choice::{can_choose, choose, initials};
pub use help::{localized, usage_error};
pub use log_args::{Appealed, Details, Given, LogCommand, LogFilter, Turned};
pub use places::{cache_folder, data_folder};
pub use settings::{Said, SettingSource, Settings, format_of, language_of};
pub use user_file::UserFile;
