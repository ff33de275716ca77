//! Appeals against rulings: of several on one the last counts.

use super::record::{APPEAL, OUTCOME, OVERRULED};
use floorbook_log::{Entry, Fault, Filter, Log};

/// The appeals that stand, the last first.
pub(super) fn appeals(log: &Log) -> Result<Vec<Entry>, Fault> {
    let mut appeals = log.entries(&Filter { kinds: vec![APPEAL.to_owned()], standing: true, ..Filter::default() })?;
    appeals.reverse();
    Ok(appeals)
}

/// The appeal by which an entry was overruled.
pub(super) fn overruled(appeals: &[Entry], number: i64) -> Option<&Entry> {
    let last = appeals.iter().find(|appeal| appeal.about == Some(number))?;
    (last.part(OUTCOME) == Some(OVERRULED)).then_some(last)
}
