//! The index by which incidents are found from what somebody says: made when the data is packed, so that finding one costs
//! a few looks into tables.
//!
//! Incidents are ranked by BM25F (Robertson, Zaragoza): a word counts by how rare it is among all incidents, and by where
//! and how often an incident says it. Only what tells one incident from another is taken in: its title, the phrases by
//! which players call it, the sentences by which they tell it, the questions with their answers. Outcomes, orders and the
//! texts of rules speak of everything that can follow, and make finding worse.
//!
//! Behind the incidents stands what is said at a table that the floor is not called for, as if it were one more: what fits that
//! best is no incident.

use super::memo::Memo;
use super::pairs::{often, pairs_by};
use crate::locale::{Language, root, spoken};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of a stem: what makes it count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// Its place among the stems of its language, by which it is counted once.
    #[serde(skip)]
    pub number: u16,
    /// How rare it is, in hundredths of its weight.
    pub rarity: u16,
    /// What it counts for each incident that says it.
    pub said: Weights,
    /// The numbers of the titles and phrases in which it stands, each less the one before, which takes a byte mostly.
    phrases: Vec<u16>,
    /// The numbers of the groups of words that say the same to which it belongs.
    pub alike: Vec<u16>,
}

/// So many hundredths are a step of what a stem counts for an incident, so that a byte holds it.
pub const STEP: u16 = 4;

impl Term {
    /// The numbers of the titles and phrases in which it stands.
    pub fn phrases(&self) -> impl Iterator<Item = u16> {
        self.phrases.iter().scan(0_u16, |last, gap| {
            *last = last.saturating_add(*gap);
            Some(*last)
        })
    }
}

/// The key under which a group of words that say the same stands among the stems.
#[must_use]
pub fn same_meaning(group: u16) -> String {
    format!("={group}")
}

/// A title of an incident, or a phrase by which players call it. Whole phrases are what makes a few words certain; sentences are
/// too many and too long to be said again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Saying {
    /// The number of the incident.
    pub incident: u16,
    /// How many stems it has.
    pub stems: u16,
    /// How rare its stems are together, in hundredths.
    pub weight: u16,
}

impl Saying {
    /// How many bytes one takes in the pack.
    const BYTES: usize = 6;

    /// As it lies in the pack, so that one is read without those before it.
    #[must_use]
    pub fn bytes(self) -> [u8; Self::BYTES] {
        let [a, b] = self.incident.to_le_bytes();
        let [c, d] = self.stems.to_le_bytes();
        let [e, f] = self.weight.to_le_bytes();
        [a, b, c, d, e, f]
    }

    /// The one of a number among all of a language.
    #[must_use]
    pub fn read(all: &[u8], number: u16) -> Option<Self> {
        let at = usize::from(number) * Self::BYTES;
        let [a, b, c, d, e, f] = *all.get(at..at + Self::BYTES)? else {
            return None;
        };
        let number = |a, b| u16::from_le_bytes([a, b]);
        Some(Self { incident: number(a, b), stems: number(c, d), weight: number(e, f) })
    }
}

/// The words of an incident in one language, by where they stand.
#[derive(Debug, Clone, Default, Hash)]
pub struct Sayings<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its id and the phrases by which players call it.
    pub called: Vec<&'a str>,
    /// The sentences by which it is told.
    pub told: Vec<&'a str>,
    /// Its questions and their answers.
    pub questions: Vec<&'a str>,
}

/// The index of one language.
#[derive(Debug)]
pub struct Finder {
    /// The stems with what is known of them.
    pub terms: BTreeMap<String, Term>,
    /// Titles and phrases, by number.
    pub phrases: Vec<Saying>,
    /// What each pair of words or amounts counts for the incidents of which it is said, see [`super::pairs`].
    pub pairs: BTreeMap<String, Weights>,
}

/// What something counts for each incident that says it: the number of the incident, and its weight in steps of [`STEP`].
pub type Weights = Vec<(u16, u8)>;

/// What a word counts in each field of an incident, and how much a long field takes from it (`b` of BM25F).
struct Field {
    weight: f64,
    length_counts: f64,
}

impl Field {
    /// What a word counts that is said once in a field of a length, where they have a mean length.
    fn counts(&self, length: f64, mean: f64) -> f64 {
        self.weight / (1.0 - self.length_counts + self.length_counts * length / mean.max(1.0))
    }
}

/// What is said of an incident, field by field: its title, phrases, sentences and questions.
type Fields = [Vec<String>; 4];

/// What they count: tuned on sentences that are no part of the index.
const FIELDS: [Field; 4] = [
    Field { weight: 3.0, length_counts: 0.3 },
    Field { weight: 1.0, length_counts: 0.5 },
    Field { weight: 1.0, length_counts: 0.5 },
    Field { weight: 0.5, length_counts: 0.7 },
];

/// What a pair counts that stands in a sentence. It stands there beside its words, which count already.
const PAIRS: Field = Field { weight: 0.12, length_counts: 0.5 };

/// How soon saying a word more often counts no more (`k1` of BM25F).
const SATURATION: f64 = 2.0;

/// So many incidents more are reckoned to say a word than do: that only one of a hundred says it is mostly chance, and no
/// proof that it is the one that is meant.
const FEW: f64 = 4.0;

/// Weights are kept as hundredths.
const HUNDREDTHS: f64 = 100.0;

impl Finder {
    /// The index of a language over the words of all incidents, in the order of their numbers. Stop words are left out;
    /// each line of `same` has words that say the same.
    #[must_use]
    pub fn new(language: Language, stops: &BTreeSet<String>, same: &str, incidents: &[Sayings]) -> Self {
        let roots = Memo::new(root);
        let stems = |text: &str| -> Vec<String> {
            spoken(text)
                .into_iter()
                .filter(|word| !stops.contains(word))
                .map(|word| roots.get(language, &word))
                .collect()
        };
        let fields: Vec<Fields> = incidents
            .iter()
            .map(|told| {
                let all = |texts: &[&str]| texts.iter().flat_map(|text| stems(text)).collect();
                [stems(told.title), all(&told.called), all(&told.told), all(&told.questions)]
            })
            .collect();
        let alike = alike(same.lines().map(stems));
        let mut terms = terms(&fields, &alike);
        let mut phrases = Vec::new();
        for (at, told) in incidents.iter().enumerate() {
            for phrase in std::iter::once(&told.title).chain(&told.called) {
                let stems: BTreeSet<String> = stems(phrase).into_iter().collect();
                let of = number(phrases.len());
                let weight = note_phrase(&mut terms, &alike, &stems, of);
                phrases.push(Saying { incident: number(at), stems: number(stems.len()), weight });
            }
        }
        for term in terms.values_mut() {
            let before = std::iter::once(0).chain(term.phrases.clone());
            term.phrases = before.zip(&term.phrases).map(|(before, number)| number - before).collect();
        }
        Self { terms, phrases, pairs: weighed_pairs(language, &roots, stops, incidents) }
    }
}

/// The pairs that are said of incidents, with their weights.
fn weighed_pairs(
    language: Language,
    roots: &Memo,
    stops: &BTreeSet<String>,
    incidents: &[Sayings],
) -> BTreeMap<String, Weights> {
    let is_stop = |word: &str| stops.contains(word);
    let of_text = |text: &&str| pairs_by(language, is_stop, |word| roots.get(language, word), text);
    let field: Vec<BTreeMap<String, usize>> =
        incidents.iter().map(|incident| often(incident.told.iter().map(of_text))).collect();
    let length = |pairs: &BTreeMap<String, usize>| count(pairs.values().sum());
    let mean = field.iter().map(length).sum::<f64>() / count(field.len()).max(1.0);
    let mut said: BTreeMap<&str, BTreeMap<usize, f64>> = BTreeMap::new();
    for (incident, pairs) in field.iter().enumerate() {
        let once = PAIRS.counts(length(pairs), mean);
        for (pair, often) in pairs {
            said.entry(pair).or_default().insert(incident, once * count(*often));
        }
    }
    let weighed = |(pair, said): (&str, _)| (pair.to_owned(), weighed(said, count(incidents.len())).1);
    said.into_iter().map(weighed).collect()
}

/// Notes a phrase of a number at each of its stems, and at the groups to which they belong. Gives the weight of its stems.
fn note_phrase(
    terms: &mut BTreeMap<String, Term>,
    alike: &BTreeMap<String, Vec<u16>>,
    stems: &BTreeSet<String>,
    of: u16,
) -> u16 {
    let groups: BTreeSet<u16> = stems.iter().filter_map(|stem| alike.get(stem)).flatten().copied().collect();
    for group in groups {
        terms.entry(same_meaning(group)).and_modify(|term| term.phrases.push(of));
    }
    let mut weight = 0_u16;
    for stem in stems {
        if let Some(term) = terms.get_mut(stem) {
            weight = weight.saturating_add(term.rarity);
            term.phrases.push(of);
        }
    }
    weight
}

/// The groups of words that say the same to which each root belongs, by their numbers.
fn alike(groups: impl Iterator<Item = Vec<String>>) -> BTreeMap<String, Vec<u16>> {
    let mut alike: BTreeMap<String, Vec<u16>> = BTreeMap::new();
    for (at, group) in groups.enumerate() {
        for root in group.into_iter().collect::<BTreeSet<_>>() {
            alike.entry(root).or_default().push(number(at));
        }
    }
    alike
}

/// The stems of all incidents, and the groups of those that say the same, with their weights.
fn terms(fields: &[Fields], alike: &BTreeMap<String, Vec<u16>>) -> BTreeMap<String, Term> {
    let incidents = count(fields.len());
    let mut said: BTreeMap<String, BTreeMap<usize, f64>> = BTreeMap::new();
    alike.keys().for_each(|stem| _ = said.insert(stem.clone(), BTreeMap::new()));
    for (at, field) in FIELDS.iter().enumerate() {
        let mean = fields.iter().map(|fields| count(fields[at].len())).sum::<f64>() / incidents.max(1.0);
        for (incident, stems) in fields.iter().map(|fields| &fields[at]).enumerate() {
            let once = field.counts(count(stems.len()), mean);
            for stem in stems {
                let groups = alike.get(stem).into_iter().flatten().map(|group| same_meaning(*group));
                for key in groups.chain([stem.clone()]) {
                    *said.entry(key).or_default().entry(incident).or_default() += once;
                }
            }
        }
    }
    let term = |(stem, said): (String, BTreeMap<usize, f64>)| {
        let (rarity, said) = weighed(said, incidents);
        let alike = alike.get(&stem).cloned().unwrap_or_default();
        (stem, Term { number: 0, rarity: hundredths(rarity), said, phrases: Vec::new(), alike })
    };
    said.into_iter().map(term).collect()
}

/// How rare something is that is so often said of some of the incidents, and what it counts for each.
fn weighed(said: BTreeMap<usize, f64>, incidents: f64) -> (f64, Weights) {
    let of = count(said.len());
    let rarity = (1.0 + (incidents - of).max(0.0) / (of + FEW)).ln();
    let rarity = if said.is_empty() { 0.0 } else { rarity };
    let weight = |often: f64| rarity * often * (SATURATION + 1.0) / (often + SATURATION);
    (rarity, said.into_iter().map(|(incident, often)| (number(incident), steps(weight(often)))).collect())
}

/// A count as a number to reckon with. None is large enough to lose anything.
fn count(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// A weight in steps. The largest that there can be has fewer than a byte holds.
fn steps(weight: f64) -> u8 {
    u8::try_from((hundredths(weight) + STEP / 2) / STEP).unwrap_or(u8::MAX)
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn hundredths(weight: f64) -> u16 {
    // Never out of range: a rarity is the logarithm of a count, and the rest at most two and a half times as much.
    (weight * HUNDREDTHS).round().clamp(0.0, f64::from(u16::MAX)) as u16
}
