//! Ids: the keys by which the data names books, topics, policies, and incidents with their parts. After loading each has
//! a type of its own, so that one cannot stand in the place of another.

use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;

/// Makes a type of ids. It reads as text wherever text is looked at, and text becomes one only where it is said.
macro_rules! id {
    ($(#[$about:meta])* $id:ident) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(Box<str>);

        impl $id {
            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<String> for $id {
            fn from(id: String) -> Self {
                Self(id.into())
            }
        }

        impl Deref for $id {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl Borrow<str> for $id {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<str> for $id {
            fn eq(&self, other: &str) -> bool {
                *self.0 == *other
            }
        }

        impl PartialEq<&str> for $id {
            fn eq(&self, other: &&str) -> bool {
                *self.0 == **other
            }
        }

        impl From<&str> for $id {
            fn from(id: &str) -> Self {
                Self(id.into())
            }
        }

        impl PartialEq<String> for $id {
            fn eq(&self, other: &String) -> bool {
                *self.0 == **other
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

id! {
    /// A book: `onk-2023`.
    BookId
}

id! {
    /// A topic: `four-card-flop`.
    TopicId
}

id! {
    /// A policy: `four-card-flop.picks`.
    PolicyId
}

id! {
    /// An incident: `undercall`.
    IncidentId
}

id! {
    /// A family of incidents that one question tells apart: `discarded-cards`.
    FamilyId
}

id! {
    /// A fact of an incident: `heads-up`.
    FactId
}

id! {
    /// A table that several incidents use as one column.
    SharedTableId
}

id! {
    /// An outcome of an incident: `full-call-owed`.
    OutcomeId
}

id! {
    /// A row of the decision table of an incident or of a shared table.
    RowId
}

id! {
    /// An order or a remark of an incident.
    StepId
}
