//! The names of players.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The name of a player, as it was typed. It is shared, not copied: every table of a ruling shows it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct PlayerName(Arc<str>);

impl PlayerName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<S: Into<Arc<str>>> From<S> for PlayerName {
    fn from(name: S) -> Self {
        Self(name.into())
    }
}

impl Deref for PlayerName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for PlayerName {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PartialEq<str> for PlayerName {
    fn eq(&self, name: &str) -> bool {
        *self.0 == *name
    }
}

impl PartialEq<&str> for PlayerName {
    fn eq(&self, name: &&str) -> bool {
        *self == **name
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}
