//! Training: a softmax over incidents by gradient descent, one sentence after the other.
//!
//! How it is set was chosen on sentences that are no part of the index; it may be off by half without a point of difference.

use super::features::features;
use super::packed::{Row, write};
use std::collections::BTreeMap;

/// A sentence with what it tells of, by its number.
#[derive(Debug, Clone, Copy)]
pub struct Lesson<'a> {
    /// The sentence.
    pub text: &'a str,
    /// What it tells of.
    pub class: u8,
    /// How much it counts against a whole sentence.
    pub weight: f32,
}

/// What is seen in fewer sentences is chance.
const LEAST_SEEN: u16 = 2;
/// So often all sentences are gone through.
const ROUNDS: u16 = 4;
/// How far the first sentence moves the weights; the last moves them hardly at all.
const PACE: f32 = 8.0;
/// A class that is so far from being taken for the right one is left as it is: most of a hundred are, and it is quicker.
const FAR_OFF: f32 = 0.001;
/// So many weights are kept, the largest: two bytes each.
const KEPT: usize = 700_000;

/// A sentence as it is trained on: what is seen in it and how much of the whole that is.
struct Example {
    seen: Vec<(usize, f32)>,
    class: usize,
    weight: f32,
}

/// Trains on sentences and gives what is learnt as it lies in a pack.
#[must_use]
pub fn train(classes: &[&str], lessons: &[Lesson]) -> Vec<u8> {
    let texts: Vec<Vec<u32>> = lessons.iter().map(|lesson| features(lesson.text)).collect();
    let known = known(&texts);
    let example = |(text, lesson): (&Vec<u32>, &Lesson)| Example {
        seen: seen(&known, text),
        class: usize::from(lesson.class),
        weight: lesson.weight,
    };
    let examples: Vec<Example> = texts.iter().zip(lessons).map(example).collect();
    let mut weights = descend(&examples, known.len(), classes.len());
    forget_small(&mut weights);
    let rows = known.iter().zip(weights.chunks_exact(classes.len()));
    let rows: Vec<Row> =
        rows.map(|((hash, (_, tells)), weights)| Row { hash: *hash, tells: *tells, weights }).collect();
    write(classes, &rows)
}

/// What is seen often enough to be learnt, by its hash: its number, and the more it tells the rarer it is.
fn known(texts: &[Vec<u32>]) -> BTreeMap<u32, (usize, f32)> {
    let mut counts: BTreeMap<u32, u16> = BTreeMap::new();
    for hash in texts.iter().flatten() {
        let count = counts.entry(*hash).or_default();
        *count = count.saturating_add(1);
    }
    counts.retain(|_, count| *count >= LEAST_SEEN);
    let tells = |count: u16| 1.0 + logarithm(texts.len() as f32 / f32::from(count));
    counts.into_iter().enumerate().map(|(number, (hash, count))| (hash, (number, tells(count)))).collect()
}

/// What is known of a text, with its share, so that the squares of all shares make one.
fn seen(known: &BTreeMap<u32, (usize, f32)>, text: &[u32]) -> Vec<(usize, f32)> {
    let seen: Vec<(usize, f32)> = text.iter().filter_map(|hash| known.get(hash)).copied().collect();
    let length = seen.iter().map(|(_, tells)| tells * tells).sum::<f32>().sqrt();
    seen.into_iter().map(|(number, tells)| (number, tells / length)).collect()
}

/// The weights of all that is known, each for all classes.
fn descend(examples: &[Example], known: usize, classes: usize) -> Vec<f32> {
    let mut weights = vec![0.0_f32; known * classes];
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut chances = vec![0.0_f32; classes];
    let steps = f32::from(ROUNDS) * examples.len() as f32;
    let (mut step, mut seed) = (0.0, 1);
    for _ in 0..ROUNDS {
        shuffle(&mut order, &mut seed);
        for example in order.iter().map(|at| &examples[*at]) {
            chances_of(example, &weights, &mut chances);
            let pace = PACE * example.weight * (1.0 - step / steps);
            learn(example, &chances, pace, &mut weights);
            step += 1.0;
        }
    }
    weights
}

/// How likely an example is of each class.
fn chances_of(example: &Example, weights: &[f32], chances: &mut [f32]) {
    chances.fill(0.0);
    for (number, share) in &example.seen {
        let row = &weights[number * chances.len()..][..chances.len()];
        chances.iter_mut().zip(row).for_each(|(score, weight)| *score += share * weight);
    }
    softmax(chances);
}

/// Moves the weights towards the class of an example, and away from those for which it was taken.
fn learn(example: &Example, chances: &[f32], pace: f32, weights: &mut [f32]) {
    let wrong = |(class, chance): (usize, &f32)| match class == example.class {
        true => Some((class, pace * (1.0 - chance))),
        false => (*chance >= FAR_OFF).then_some((class, -pace * chance)),
    };
    let moves: Vec<(usize, f32)> = chances.iter().enumerate().filter_map(wrong).collect();
    for (number, share) in &example.seen {
        let row = &mut weights[number * chances.len()..][..chances.len()];
        moves.iter().for_each(|(class, by)| row[*class] += share * by);
    }
}

/// Scores as chances that make one.
pub(super) fn softmax(scores: &mut [f32]) {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = exponential(*score - best));
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// `e` to a power that is not above nought: near enough, and the same on every machine.
fn exponential(power: f32) -> f32 {
    /// `e^x` is about `(1 + x / 1024)^1024`, which is ten squares.
    const SQUARES: usize = 10;
    (0..SQUARES).fold((1.0 + power / 1024.0).max(0.0), |number, _| number * number)
}

/// The natural logarithm of a number from one on, straight between powers of two: the same on every machine.
fn logarithm(number: f32) -> f32 {
    let (mut power, mut rest) = (0.0, number.max(1.0));
    while rest >= 2.0 {
        rest /= 2.0;
        power += 1.0;
    }
    std::f32::consts::LN_2 * (power + rest - 1.0)
}

/// Fisher and Yates, by a generator of Knuth's.
fn shuffle(order: &mut [usize], seed: &mut u64) {
    for at in (1..order.len()).rev() {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        order.swap(at, usize::try_from(*seed >> 33).unwrap_or_default() % (at + 1));
    }
}

/// Leaves only the largest weights.
fn forget_small(weights: &mut [f32]) {
    let mut sizes: Vec<f32> = weights.iter().map(|weight| weight.abs()).collect();
    let Some(at) = sizes.len().checked_sub(KEPT + 1) else { return };
    let (_, largest_forgotten, _) = sizes.select_nth_unstable_by(at, f32::total_cmp);
    let least = *largest_forgotten;
    weights.iter_mut().filter(|weight| weight.abs() <= least).for_each(|weight| *weight = 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learnt::Learnt;

    /// Two things that are told in words of their own.
    fn lessons() -> Vec<Lesson<'static>> {
        let told = [
            ("he called the clock on me", 0),
            ("clock on seat five", 0),
            ("call the clock please", 0),
            ("two cards were burnt", 1),
            ("the dealer burnt two cards", 1),
            ("burnt cards twice", 1),
        ];
        told.map(|(text, class)| Lesson { text, class, weight: 1.0 }).to_vec()
    }

    #[test]
    fn what_is_alike_is_told_from_what_is_not() {
        let bytes = train(&["clock", "burn"], &lessons());
        let learnt = Learnt::new(&bytes);
        assert_eq!(learnt.classes().collect::<Vec<_>>(), ["clock", "burn"]);
        for (text, class) in [("clokc on him", 0), ("a burned card", 1)] {
            let scores = learnt.scores(text).expect("something is known");
            assert!(scores[class] > scores[1 - class], "{text}: {scores:?}");
        }
        assert_eq!(learnt.scores("xyzzy"), None);
        assert_eq!(bytes, train(&["clock", "burn"], &lessons()), "the same bits each time");
    }

    #[test]
    fn what_is_cut_short_is_no_model_and_breaks_nothing() {
        let bytes = train(&["clock", "burn"], &lessons());
        for end in 0..bytes.len() {
            let _ = Learnt::new(&bytes[..end]).scores("the dealer called the clock");
        }
    }

    #[test]
    fn powers_and_logarithms_are_near_enough() {
        for power in [0.0, -0.5, -2.0, -9.0] {
            assert!((exponential(power) - power.exp()).abs() < 0.002, "{power}");
        }
        assert!(exponential(-5000.0) <= 0.0 && logarithm(0.5) <= 0.0);
        assert!((logarithm(100.0) - 100_f32.ln()).abs() < 0.1);
    }
}
