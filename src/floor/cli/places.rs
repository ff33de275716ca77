//! The folders in which a program keeps things of its user's, in their XDG places.

use std::env;
use std::path::{Path, PathBuf};

/// The folder for settings, if there is a place for one.
pub(super) fn settings_folder() -> Option<PathBuf> {
    let home = || folder_of("HOME").map(|home| home.join(".config"));
    folder_of("XDG_CONFIG_HOME").or_else(home)
}

/// The folder for what can be made anew at any time, if there is a place for one: itself is there, or what is around it. A
/// place that depends on the folder in which the program was started is none.
#[must_use]
pub fn cache_folder() -> Option<PathBuf> {
    let home = || folder_of("HOME").map(|home| home.join(".cache"));
    let folder = folder_of("XDG_CACHE_HOME").filter(|path| path.is_absolute()).or_else(home)?;
    (folder.is_dir() || folder.parent().is_some_and(Path::is_dir)).then_some(folder)
}

/// The folder for what is kept for good, if there is a place for one. A place that depends on the folder in which the program was
/// started is none.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    let home = || folder_of("HOME").map(|home| home.join(".local").join("share"));
    folder_of("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(home)
}

/// The folder that a variable names.
pub(super) fn folder_of(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from)
}
