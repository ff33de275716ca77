//! What changes at the table between two books: the classes of situations in which they rule differently, of every incident,
//! by the policies on which they hang, in the order in which they matter.

use super::difference::Kind;
use super::pair::{Class, Pair, Side};
use super::pool::{self, Input};
use super::situations::Effort;
use crate::ids::PolicyId;
use crate::incident::{Frequency, Stake};
use crate::locale::{Language, Words};
use crate::pack::{IncidentHead, Pack};
use std::collections::BTreeMap;

/// What changes at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableChanges {
    /// The points on which something hangs, the one that matters most first.
    pub points: Vec<Point>,
}

/// The classes that hang on the same policies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Point {
    /// The policies.
    pub hangs: Vec<PolicyId>,
    /// The classes, the one that matters most first. There is one at least.
    pub classes: Vec<Class>,
}

/// How many classes there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Those in which both books rule.
    pub contradictions: usize,
    /// Those in which one does.
    pub one_sided: usize,
    /// Those in which neither does.
    pub both_open: usize,
}

impl Counts {
    /// Of some classes.
    pub fn of<'a>(classes: impl Iterator<Item = &'a Class>) -> Self {
        let mut counts = Self::default();
        for class in classes {
            match class.differs.kind {
                Kind::Contradiction => counts.contradictions += 1,
                Kind::OneSided => counts.one_sided += 1,
                Kind::BothOpen => counts.both_open += 1,
            }
        }
        counts
    }

    /// All of them.
    #[must_use]
    pub fn all(self) -> usize {
        self.contradictions + self.one_sided + self.both_open
    }
}

impl TableChanges {
    /// Every class, the points in their order.
    pub fn classes(&self) -> impl Iterator<Item = &Class> {
        self.points.iter().flat_map(|point| &point.classes)
    }

    /// How many classes there are.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts::of(self.classes())
    }

    /// The points that matter most: of each incident one, and of each group of incidents a few, before there are more.
    #[must_use]
    pub fn first(&self, most: usize) -> Vec<&Point> {
        let mut chosen: Vec<usize> = Vec::new();
        let class = |at: usize| &self.points[at].classes[0];
        let hangs_alike = |one: usize, other: usize| {
            let hangs = &self.points[one].hangs;
            self.points[other].hangs.iter().any(|policy| hangs.contains(policy))
        };
        for (of_incident, of_group) in [(1, OF_A_GROUP), (1, most), (most, most)] {
            for at in 0..self.points.len() {
                let so_far = |same: fn(&Class, &Class) -> bool| {
                    chosen.iter().filter(|known| same(class(**known), class(at))).count()
                };
                let incidents = so_far(|one, other| one.incident == other.incident);
                let groups = so_far(|one, other| one.group == other.group);
                // What hangs on a policy that has been shown says little that is new.
                let again = of_incident == 1 && chosen.iter().any(|known| hangs_alike(*known, at));
                if chosen.len() < most
                    && !again
                    && !chosen.contains(&at)
                    && incidents < of_incident
                    && groups < of_group
                {
                    chosen.push(at);
                }
            }
        }
        chosen.sort_unstable();
        chosen.into_iter().map(|at| &self.points[at]).collect()
    }

    /// Keeps the classes that are wanted, in the order in which they matter now.
    pub fn keep(&mut self, wanted: impl Fn(&Class) -> bool) {
        for point in &mut self.points {
            point.classes.retain(&wanted);
        }
        self.points.retain(|point| !point.classes.is_empty());
        self.points.sort_by_key(|point| rank(&point.classes[0]));
    }
}

/// What changes at the table between the two books of each pair, in those incidents that are wanted.
#[must_use]
pub fn changes_at_table(pack: &Pack, pairs: &[[&str; 2]], wanted: impl Fn(&IncidentHead) -> bool) -> Vec<TableChanges> {
    let words = Words::new(Language::En, pack);
    let mut found: Vec<Vec<Class>> = vec![Vec::new(); pairs.len()];
    for head in pack.incident_heads().iter().filter(|head| wanted(head)) {
        let mut sides: BTreeMap<&str, Option<Side>> = BTreeMap::new();
        let mut inputs: Option<Vec<Input>> = None;
        for ([one, other], found) in pairs.iter().zip(&mut found) {
            let mut side = |book| sides.entry(book).or_insert_with(|| Side::new(pack, book, &head.id)).clone();
            let Some((one, other)) = side(one).zip(side(other)) else {
                continue;
            };
            let pair = Pair::of(&one, &other);
            if !pair.is_alike() {
                let inputs = inputs.get_or_insert_with(|| pool::inputs(&words, &pair.one.incident));
                found.extend(pair.classes(inputs));
            }
        }
    }
    found.into_iter().map(by_point).collect()
}

/// Classes by the policies on which they hang, in the order in which they matter.
fn by_point(classes: Vec<Class>) -> TableChanges {
    let mut points: BTreeMap<Vec<PolicyId>, Vec<Class>> = BTreeMap::new();
    for class in classes {
        points.entry(class.hangs.clone()).or_default().push(class);
    }
    let point = |(hangs, mut classes): (Vec<PolicyId>, Vec<Class>)| {
        let grave = |class: &Class| (class.differs.kind, !class.differs.is_grave());
        classes.sort_by_key(|class| (grave(class), class.frequency, !class.chips, rank(class)));
        Point { hangs, classes }
    };
    let mut points: Vec<Point> = points.into_iter().map(point).collect();
    points.sort_by_key(|point| rank(&point.classes[0]));
    TableChanges { points }
}

/// Of how many points of a group of incidents the first are: whoever reads no further has seen more than the betting.
const OF_A_GROUP: usize = 3;

/// What matters more comes first: where both rule before where one is silent, chips and hands before words, what a floor is
/// called for often before what it seldom is, chips and hands before conduct there as well, what is likely there before what is not, and what is told in a few words
/// before what takes many.
fn rank(class: &Class) -> (Kind, bool, Frequency, Stake, [usize; 4]) {
    let Effort { seldom, told, unlikely, input } = class.effort;
    let Class { frequency, stake, .. } = *class;
    (class.differs.kind, !class.differs.is_grave(), frequency, stake, [seldom, unlikely, told, input])
}
