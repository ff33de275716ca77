//! What a told line says: the classes that are read from it, and the facts of an incident that it tells.

pub(crate) mod betting_line;
pub(crate) mod early;
pub(crate) mod from_line;
pub(crate) mod from_offer;
pub(crate) mod line_classes;
pub(crate) mod line_fact;
pub(crate) mod line_offer;
pub(crate) mod line_words;
pub(crate) mod since;
