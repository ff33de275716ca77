//! One incident under two books: the classes of situations in which they rule differently, found over its whole space.

use super::difference::{Differs, Outline, differs};
use super::pool::Input;
use super::situations::{Effort, situations};
use crate::decide::{BoundIncident, Changed, Next, Ruling};
use crate::ids::{IncidentId, PolicyId};
use crate::incident::{Answer, Calculated, FactKind, Facts, Frequency, Incident, Stake};
use crate::pack::Pack;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// An incident under two books.
#[derive(Debug)]
pub struct Pair<'p> {
    /// Under the first.
    pub one: Rc<BoundIncident<'p>>,
    /// Under the second.
    pub other: Rc<BoundIncident<'p>>,
    /// What the calculation has made of the numbers under each.
    worked: [Rc<Memory>; 2],
    /// The places of the positions in which they part.
    parting: Vec<usize>,
    /// The second with the positions of the first on some policies.
    swapped: RefCell<BTreeMap<Vec<usize>, Option<Rc<BoundIncident<'p>>>>>,
}

/// What tells classes apart: on what they hang, in what the books differ, and what each comes to.
type Key = (Vec<PolicyId>, Differs, [Outline; 2]);

/// What makes one example better than another: that it is met more often, that it shows the difference in chips, and that it
/// is plain.
type Told = (usize, bool, Effort);

/// What a calculation has made of an input of the pool, by its place and the choices that are answered; and at which choices
/// it looked besides.
type Memory = RefCell<BTreeMap<(usize, Vec<Option<u8>>), Rc<Worked>>>;

/// What a calculation makes of a case, first by itself, then for each value of a rule on which the book takes none; and at
/// which choices it looked besides.
pub(super) type Worked = (Vec<Calculated>, Vec<usize>);

/// An incident under one book, to be held against others.
#[derive(Debug, Clone)]
pub(super) struct Side<'p> {
    bound: Rc<BoundIncident<'p>>,
    worked: Rc<Memory>,
}

impl<'p> Side<'p> {
    /// None when the pack has no such book or incident.
    pub(super) fn new(pack: &'p Pack, book: &str, incident: &str) -> Option<Self> {
        Some(Self { bound: Rc::new(BoundIncident::new(pack, book, incident)?), worked: Rc::default() })
    }
}

/// A class of situations in which two books rule differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Class {
    /// The incident.
    pub incident: IncidentId,
    /// The group of the incident.
    pub group: String,
    /// How often a floor is called for it: for the incident, and less often for what few tables ever see of it.
    pub frequency: Frequency,
    /// What is at stake in the incident.
    pub(super) stake: Stake,
    /// The policies on which it hangs: were the second book to stand on these where the first does, it would rule the same.
    pub hangs: Vec<PolicyId>,
    /// In what they differ.
    pub differs: Differs,
    /// What each comes to, without its numbers.
    pub outlines: [Outline; 2],
    /// The plainest situation of the class.
    pub example: Facts,
    /// Whether an amount that both rulings on it show is not the same.
    pub(super) chips: bool,
    /// How much it takes to tell it.
    pub(super) effort: Effort,
}

impl<'p> Pair<'p> {
    /// Binds an incident to two books. None when the pack has not all of them.
    #[must_use]
    pub fn new(pack: &'p Pack, books: [&str; 2], incident: &str) -> Option<Self> {
        let [one, other] = books.map(|book| Side::new(pack, book, incident));
        Some(Self::of(&one?, &other?))
    }

    /// The same of sides that are bound already.
    pub(super) fn of(one: &Side<'p>, other: &Side<'p>) -> Self {
        let sides = one.bound.consulted.iter().zip(&other.bound.consulted).enumerate();
        let parting = sides.filter(|(_, (one, other))| one.decides() != other.decides());
        Self {
            parting: parting.map(|(at, _)| at).collect(),
            worked: [one.worked.clone(), other.worked.clone()],
            one: one.bound.clone(),
            other: other.bound.clone(),
            swapped: RefCell::default(),
        }
    }

    /// The policies on which its rulings can rest and the books part.
    pub fn parting(&self) -> impl Iterator<Item = &PolicyId> {
        self.parting.iter().map(|at| &self.one.consulted[*at].policy)
    }

    /// Whether the books part on nothing on which its rulings can rest.
    #[must_use]
    pub fn is_alike(&self) -> bool {
        self.parting.is_empty()
    }

    /// The classes of situations in which the books rule differently, found with these inputs for its calculation, the plainest
    /// first. A pair takes one list of inputs only: it remembers what has been worked out of each.
    #[must_use]
    pub fn classes(&self, inputs: &[Input]) -> Vec<Class> {
        if self.is_alike() {
            return Vec::new();
        }
        let mut hanging: BTreeMap<(Vec<usize>, Differs, [Outline; 2]), Vec<PolicyId>> = BTreeMap::new();
        let mut found: BTreeMap<Key, (Told, Facts)> = BTreeMap::new();
        for (effort, facts) in situations(self, inputs) {
            let Some(((one, facts), (other, _))) = ruled(&self.one, &facts).zip(ruled(&self.other, &facts)) else {
                continue;
            };
            let Some(differs) = differs(&one, &other) else {
                continue;
            };
            // Where the same is ruled on the same positions, it hangs on the same.
            let outlines = [Outline::of(&one), Outline::of(&other)];
            let named = self.named(&one, &other);
            let hangs = hanging.entry((named.clone(), differs.clone(), outlines.clone()));
            let hangs = hangs.or_insert_with(|| self.hangs(&facts, &one, &named)).clone();
            let key = (hangs, differs, outlines);
            // The plainest, of those that show it in chips if any does that is not seldom met.
            let told = (effort.seldom, !parts_in_chips(&one, &other), effort);
            let known = found.entry(key).or_insert_with(|| (told, facts.clone()));
            if told < known.0 {
                *known = (told, facts);
            }
        }
        let class = |((hangs, differs, outlines), ((seldom, not_in_chips, effort), example)): (Key, (Told, Facts))| {
            let example = self.plainest(&example, &differs, &outlines);
            let Incident { id, group, frequency, stake, .. } = &*self.one.incident;
            let frequency = (0..seldom).fold(*frequency, |frequency, _| frequency.lowered());
            let (incident, group) = (id.clone(), group.clone());
            let (stake, chips) = (*stake, !not_in_chips);
            Class { incident, group, frequency, stake, hangs, differs, outlines, example, chips, effort }
        };
        found.into_iter().map(class).collect()
    }

    /// What each of the books rules on a case, if both do.
    #[must_use]
    pub fn rulings(&self, facts: &Facts) -> Option<[Box<Ruling<'_>>; 2]> {
        Some([ruled(&self.one, facts)?.0, ruled(&self.other, facts)?.0])
    }

    /// In what the books differ on a case, if they do, and what each comes to.
    #[must_use]
    pub fn differ_on(&self, facts: &Facts) -> Option<(Differs, [Outline; 2])> {
        let ((one, _), (other, _)) = ruled(&self.one, facts).zip(ruled(&self.other, facts))?;
        Some((differs(&one, &other)?, [Outline::of(&one), Outline::of(&other)]))
    }

    /// A case without the answers that tell the books nothing: without them they would not even be asked for.
    fn plainest(&self, facts: &Facts, differ: &Differs, outlines: &[Outline; 2]) -> Facts {
        let mut plainest = facts.clone();
        for fact in (0..self.one.incident.facts.len()).rev().filter(|fact| facts.choice(*fact).is_some()) {
            let mut without = plainest.clone();
            without.set(fact, None);
            let both = ruled(&self.one, &without).zip(ruled(&self.other, &without));
            if let Some(((one, asked), (other, also_asked))) = both
                && asked.get(fact).is_none()
                && also_asked.get(fact).is_none()
                && differs(&one, &other).as_ref() == Some(differ)
                && [Outline::of(&one), Outline::of(&other)] == *outlines
            {
                plainest = without;
            }
        }
        plainest
    }

    /// The second book with the positions of the first on these.
    fn swapped(&self, places: &[usize]) -> Option<Rc<BoundIncident<'p>>> {
        let mut swapped = self.swapped.borrow_mut();
        let bound = swapped.entry(places.to_vec()).or_insert_with(|| {
            let taken = places.iter().map(|at| &self.one.consulted[*at]);
            let changed: Changed = taken.map(|known| (known.policy.clone(), known.position.clone())).collect();
            self.other.changed(&changed).map(Rc::new)
        });
        bound.clone()
    }

    /// What the calculation makes of a case under each book, and the choices besides at which it looks: `input` is the place
    /// of its numbers in the pool.
    pub(super) fn work(&self, facts: &Facts, input: usize) -> [Rc<Worked>; 2] {
        let choices: Vec<Option<u8>> = (0..self.one.incident.facts.len()).map(|fact| facts.choice(fact)).collect();
        let work = |bound: &BoundIncident, memory: &Memory| {
            let mut memory = memory.borrow_mut();
            let known = memory.entry((input, choices.clone())).or_insert_with(|| Rc::new(bound.work_asking(facts)));
            known.clone()
        };
        [work(&self.one, &self.worked[0]), work(&self.other, &self.worked[1])]
    }

    /// Which of the policies that the calculation takes and on which the books part have a part in what it makes of a case.
    /// Only asked where there are several, and where it makes something else.
    pub(super) fn effects(&self, facts: &Facts, one: &Calculated, other: &Calculated) -> Vec<usize> {
        let looked_at = one.parameters | other.parameters;
        let taken = self.parting.iter().copied().filter(|at| self.one.consulted[*at].serves(looked_at));
        let taken: Vec<usize> = taken.collect();
        if taken.len() < 2 || (&one.classes, &one.amounts) == (&other.classes, &other.amounts) {
            return Vec::new();
        }
        let changes = |at: &usize| {
            let swapped = self.swapped(&[*at]).map(|bound| bound.work(facts));
            swapped.is_some_and(|worked| (&worked.classes, &worked.amounts) != (&other.classes, &other.amounts))
        };
        taken.into_iter().filter(changes).collect()
    }

    /// The places of the positions in which the books part and on which one of the rulings rests.
    fn named(&self, one: &Ruling, other: &Ruling) -> Vec<usize> {
        let named = |at: &usize| {
            let policy = &self.one.consulted[*at].policy;
            one.decided_by().chain(other.decided_by()).any(|known| known.policy == *policy)
        };
        self.parting.iter().copied().filter(named).collect()
    }

    /// The policies on which a difference hangs: the one, or the fewest, that would remove it.
    fn hangs(&self, facts: &Facts, one: &Ruling, first: &[usize]) -> Vec<PolicyId> {
        let removes = |places: &[usize]| {
            let swapped = self.swapped(places);
            swapped.is_some_and(|bound| ruled(&bound, facts).is_some_and(|(ruling, _)| differs(one, &ruling).is_none()))
        };
        let rest: Vec<usize> = self.parting.iter().copied().filter(|at| !first.contains(at)).collect();
        let single = first.iter().chain(&rest).find(|at| removes(&[**at]));
        let places = match single {
            Some(at) => vec![*at],
            None => self.fewest(first, removes),
        };
        places.into_iter().map(|at| self.one.consulted[at].policy.clone()).collect()
    }

    /// The fewest places that remove a difference together: all, but for those without which it is removed as well.
    fn fewest(&self, first: &[usize], removes: impl Fn(&[usize]) -> bool) -> Vec<usize> {
        let mut places = if first.is_empty() || !removes(first) { self.parting.clone() } else { first.to_vec() };
        for at in places.clone() {
            let without: Vec<usize> = places.iter().copied().filter(|known| *known != at).collect();
            if !without.is_empty() && removes(&without) {
                places = without;
            }
        }
        places
    }
}

/// Whether an amount that two rulings show is not the same in both.
fn parts_in_chips(one: &Ruling, other: &Ruling) -> bool {
    let mut amounts = one.amounts.iter();
    amounts.any(|(name, amount)| other.amounts.iter().any(|(known, other)| known == name && other != amount))
}

/// The ruling of a case, and the case with every number that nobody gave taken as not known. None where the case cannot
/// have been, or what decides is not known.
pub(crate) fn ruled<'a>(bound: &'a BoundIncident, facts: &Facts) -> Option<(Box<Ruling<'a>>, Facts)> {
    let mut facts = facts.clone();
    loop {
        match bound.next(&facts) {
            Next::Ruled(ruling) => return Some((ruling, facts)),
            Next::Ask(fact) => {
                // No choice is asked for that can still change anything: the likeliest answer says what all of them do.
                let choice = matches!(bound.incident.facts[fact].kind, FactKind::Choice { .. });
                facts.set(fact, Some(if choice { Answer::Choice(0) } else { Answer::Unknown }));
            }
            Next::Impossible(_) | Next::Open(..) => return None,
        }
    }
}
