//! Incidents by their id or by a few letters in the user's language.

use super::fit::{Fit, best};
use crate::locale::{Words, tokens};
use crate::pack::{IncidentHead, Pack};

/// The incidents that fit what was typed, best first. Every word must fit: the beginning of a word in the title counts
/// most, then of a word by which players call it.
#[must_use]
pub fn matching_incidents(pack: &Pack, words: &Words, typed: &str) -> Vec<IncidentHead> {
    let wanted = tokens(typed);
    let named = |head: &IncidentHead| tokens(&head.id) == wanted || tokens(&words.text(&head.id)) == wanted;
    if let Some(named) = pack.incident_heads().into_iter().find(named) {
        return vec![named];
    }
    let fit = |head: &IncidentHead| {
        let title = tokens(&format!("{} {}", words.text(&head.id), head.id));
        let called = tokens(&words.attribute(&head.id, "search").unwrap_or_default());
        vec![Fit { language: words.language(), title, called }]
    };
    best(pack.incident_heads(), &wanted, fit)
}
