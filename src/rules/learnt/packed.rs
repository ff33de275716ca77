//! What was learnt as it lies in a pack, read where it lies.
//!
//! All numbers are little-endian. The number of classes, the number of rows, the size of a step of a weight; the names of the
//! classes, a line for each, behind their length; the hashes of the rows, in order; what each row tells; where the weights of each
//! row begin, and where the last end; the weights that are not nought, each with its class before it.

use super::features::features;
use super::train::softmax;

/// What is learnt of one thing that can be seen in a text.
pub(super) struct Row<'a> {
    /// Its hash.
    pub hash: u32,
    /// How much it tells.
    pub tells: f32,
    /// Its weight for each class.
    pub weights: &'a [f32],
}

/// The bytes of a number.
const NUMBER: usize = 4;
/// The bytes before the names.
const HEAD: usize = 4 * NUMBER;
/// The bytes of a weight with its class.
const WEIGHT: usize = 2;
/// Steps of what a row tells, so that it fits a byte.
const STEPS: f32 = 16.0;

/// What something tells of which nothing is known: as much as the rarest that is.
const UNSEEN: f32 = 10.0;

/// A text of which less is seen tells as much less: a word or two fit many.
const SHORT: f32 = 20.0;

/// Writes what was learnt.
pub(super) fn write(classes: &[&str], rows: &[Row]) -> Vec<u8> {
    let largest = rows.iter().flat_map(|row| row.weights).fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
    let step = largest.max(f32::MIN_POSITIVE) / f32::from(i8::MAX);
    let mut kept: Vec<(&Row, Vec<u8>)> = Vec::new();
    for row in rows {
        let weights = row.weights.iter().enumerate().map(|(class, weight)| (class, quantised(weight / step)));
        let bytes: Vec<u8> = weights.filter(|(_, weight)| *weight != 0).flat_map(bytes_of).collect();
        if !bytes.is_empty() {
            kept.push((row, bytes));
        }
    }
    let names = classes.join("\n");
    let mut bytes: Vec<u8> =
        [number(classes.len()), number(kept.len()), step.to_le_bytes(), number(names.len())].concat();
    bytes.extend(names.bytes());
    kept.iter().for_each(|(row, _)| bytes.extend(row.hash.to_le_bytes()));
    kept.iter().for_each(|(row, _)| bytes.push(told(row.tells)));
    let mut at = 0;
    for (_, weights) in &kept {
        bytes.extend(number(at));
        at += weights.len();
    }
    bytes.extend(number(at));
    kept.iter().for_each(|(_, weights)| bytes.extend(weights));
    bytes
}

fn bytes_of((class, weight): (usize, i8)) -> [u8; WEIGHT] {
    [u8::try_from(class).unwrap_or(u8::MAX), weight.to_le_bytes()[0]]
}

fn number(number: usize) -> [u8; NUMBER] {
    u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes()
}

#[allow(clippy::cast_possible_truncation)]
fn quantised(value: f32) -> i8 {
    // Within the range: the largest weight is the last step.
    value.round() as i8
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn told(tells: f32) -> u8 {
    // A logarithm of a count of sentences, and one.
    (tells * STEPS).round() as u8
}

/// What was learnt, over the bytes that hold it. Nothing is read until it is asked.
#[derive(Debug, Clone, Copy)]
pub struct Learnt<'a> {
    bytes: &'a [u8],
}

impl<'a> Learnt<'a> {
    /// What was learnt, over bytes that [`super::train`] made.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    fn number(&self, at: usize) -> usize {
        let bytes = self.bytes.get(at..at + NUMBER).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, |bytes| u32::from_le_bytes(bytes) as usize)
    }

    /// The names of the classes.
    pub fn classes(&self) -> impl Iterator<Item = &'a str> {
        let names = self.bytes.get(HEAD..HEAD + self.number(3 * NUMBER)).unwrap_or_default();
        std::str::from_utf8(names).unwrap_or_default().lines()
    }

    /// How well a text fits each class: the logarithm of how likely it is, from any beginning. None where nothing is known of it.
    #[must_use]
    pub fn scores(&self, text: &str) -> Option<Vec<f32>> {
        let rows = self.number(NUMBER);
        let hashes = HEAD + self.number(3 * NUMBER);
        let (tells, places) = (hashes + rows * NUMBER, hashes + rows * (NUMBER + 1));
        let weights = places + (rows + 1) * NUMBER;
        let mut scores = vec![0.0_f32; self.number(0)];
        let (mut length, mut unseen) = (0.0_f32, 0.0);
        for hash in features(text) {
            let Some(row) = self.row(hashes, rows, hash) else {
                unseen += UNSEEN * UNSEEN;
                continue;
            };
            let share = f32::from(*self.bytes.get(tells + row)?) / STEPS;
            length += share * share;
            let [from, to] = [row, row + 1].map(|row| weights + self.number(places + row * NUMBER));
            for weight in self.bytes.get(from..to)?.chunks_exact(WEIGHT) {
                *scores.get_mut(usize::from(weight[0]))? += share * f32::from(i8::from_le_bytes([weight[1]]));
            }
        }
        let step = f32::from_le_bytes(self.bytes.get(2 * NUMBER..3 * NUMBER)?.try_into().ok()?);
        scores.iter_mut().for_each(|score| *score *= step / (length + unseen).sqrt().max(SHORT));
        (length > 0.0).then_some(scores)
    }

    /// The row of a hash, found by halves.
    fn row(&self, hashes: usize, rows: usize, hash: u32) -> Option<usize> {
        let (mut from, mut to) = (0, rows);
        while from < to {
            let middle = usize::midpoint(from, to);
            match self.number(hashes + middle * NUMBER).cmp(&(hash as usize)) {
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Less => from = middle + 1,
                std::cmp::Ordering::Greater => to = middle,
            }
        }
        None
    }
}

/// Scores as chances that make one.
#[must_use]
pub fn chances(mut scores: Vec<f32>) -> Vec<f32> {
    softmax(&mut scores);
    scores
}
