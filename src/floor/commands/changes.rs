//! `floor compare --books A,B`: what changes at the table between two books; and how much does between more of them.

use super::{Context, built_in};
use crate::cli::Compared;
use crate::compare::{Class, Kind, TableChanges, changes_at_table, house_of, written};
use crate::error::{FOUND, Failure};
use crate::ids::{BookId, IncidentId, PolicyId};
use crate::locale::{args, fold, printable};
use crate::pack::IncidentHead;
use crate::policy::{Effective, Policy, PolicyKind, Position};
use crate::render::{
    Changed, FIRST, Format, PairCounts, changes_at_table_json, changes_at_table_view, pair_counts_json,
    pair_counts_view,
};
use anyhow::Result;

/// Which incidents are looked at.
#[derive(Debug, Clone)]
pub(super) enum Scope {
    /// All.
    Every,
    /// Those of a group.
    Group(String),
    /// One.
    Incident(IncidentId),
}

impl Scope {
    fn at(&self, head: &IncidentHead) -> bool {
        match self {
            Self::Every => true,
            Self::Group(group) => head.group == *group,
            Self::Incident(incident) => head.id == *incident,
        }
    }
}

/// The group of incidents that is meant by its key or its title, if there is one.
pub(super) fn group(context: &Context, typed: &str) -> Option<String> {
    let wanted = fold(typed.trim());
    let title = |group: &str| fold(&context.words.text(&format!("group-{group}")));
    groups(context).into_iter().find(|group| fold(group) == wanted || title(group) == wanted)
}

/// The same of a group that was asked for by name.
///
/// # Errors
/// There is no such group.
pub(super) fn named_group(context: &Context, typed: &str) -> Result<String, Failure> {
    group(context, typed).ok_or_else(|| {
        let values = args([("typed", printable(typed).into()), ("groups", groups(context).join(", ").into())]);
        Failure::Nothing(context.words.with("unknown-group", &values))
    })
}

/// The groups of incidents, in the order of the data.
fn groups(context: &Context) -> Vec<String> {
    let mut groups: Vec<String> = Vec::new();
    for head in context.pack.incident_heads() {
        if !groups.contains(&head.group) {
            groups.push(head.group);
        }
    }
    groups
}

/// What changes at the table between two books.
pub(super) fn between(context: &Context, books: [&BookId; 2], looked: &Scope, compared: &Compared) -> Result<u8> {
    let pair = books.map(BookId::as_str);
    let changes = changes_at_table(context.pack, &[pair], |head| looked.at(head)).pop();
    let mut changes = changes.unwrap_or_default();
    keep(context, books, &mut changes, compared);
    let every = matches!(looked, Scope::Every);
    let house = house_of(context.pack, pair).filter(|_| every);
    let house = house.map(|(house, base)| (house, written(context.pack, &built_in(), house, base)));
    let besides = if every && !compared.silences { besides(context, books, &changes) } else { Vec::new() };
    let is_number = |policy: &Policy| matches!(policy.kind, PolicyKind::Number { .. });
    let (numbers, mut standings): (Vec<Policy>, Vec<Policy>) = besides.into_iter().partition(is_number);
    // Of two books much differs that no ruling shows. Of a house over its base everything is told.
    standings.retain(|_| house.is_some());
    if changes.points.is_empty() && numbers.is_empty() && house.is_none() {
        return Err(Failure::Nothing(context.words.text("changes-nothing")).into());
    }
    let house = house.as_ref().map(|(house, written)| (*house, written));
    // A sheet that says what a house has changed leaves nothing out.
    let sheet = matches!(context.settings.format, Format::Markdown | Format::Html);
    let whole = sheet && house.is_some() && changes.points.len() > FIRST;
    let all = compared.all || whole || matches!(looked, Scope::Incident(_));
    let (pack, words) = (context.pack, context.words);
    let changed =
        Changed { pack, words, books, changes: &changes, numbers: &numbers, standings: &standings, house, all, sheet };
    context.list(|| changes_at_table_view(&changed), || changes_at_table_json(&changed))?;
    Ok(FOUND)
}

/// The policies on which the books stand in different places and on which no ruling hangs that was found. Of those that are
/// numbers, such as a time or a number of hands, only those that both books name.
fn besides(context: &Context, books: [&BookId; 2], changes: &TableChanges) -> Vec<Policy> {
    let shown: Vec<&PolicyId> = changes.points.iter().flat_map(|point| &point.hangs).collect();
    let differs = |policy: &Policy| {
        let [one, other] = books.map(|book| context.pack.position(book, &policy.id));
        let Some((one, other)) = one.zip(other) else {
            return false;
        };
        let named = |position: &Position| matches!(position.decides(), Effective::Value(_));
        let told = !matches!(policy.kind, PolicyKind::Number { .. }) || named(&one) && named(&other);
        told && one.decides() != other.decides() && !shown.contains(&&policy.id)
    };
    context.pack.policies().into_iter().filter(differs).collect()
}

/// How much changes at the table between every two of these books, by group.
pub(super) fn among(context: &Context, books: &[BookId], looked: &Scope, compared: &Compared) -> Result<u8> {
    let pairs: Vec<[&BookId; 2]> =
        books.iter().enumerate().flat_map(|(at, one)| books[at + 1..].iter().map(move |other| [one, other])).collect();
    let ids: Vec<[&str; 2]> = pairs.iter().map(|pair| pair.map(BookId::as_str)).collect();
    let changes = changes_at_table(context.pack, &ids, |head| looked.at(head));
    let counted = |(books, mut changes): ([_; 2], TableChanges)| {
        keep(context, books, &mut changes, compared);
        PairCounts { books, changes }
    };
    let pairs: Vec<PairCounts> = pairs.into_iter().zip(changes).map(counted).collect();
    context.list(|| pair_counts_view(context.words, &pairs), || pair_counts_json(&pairs))?;
    Ok(FOUND)
}

/// Keeps what was asked for.
fn keep(context: &Context, books: [&BookId; 2], changes: &mut TableChanges, compared: &Compared) {
    let takes_value = |policy: &str| {
        let mut positions = books.iter().map(|book| context.pack.position(book, policy));
        positions.all(|position| position.is_some_and(|position| matches!(position.decides(), Effective::Value(_))))
    };
    changes.keep(|class: &Class| {
        let contradiction = class.differs.kind == Kind::Contradiction;
        (!compared.contradictions || contradiction)
            && (!compared.silences || !contradiction)
            && (!compared.only_values || class.hangs.iter().all(|policy| takes_value(policy)))
    });
}
