//! Chance as the tests take it, and numbers as they are told at a table.

/// Chance, drawn before: the same draws make up the same. Where they have run out, all that is left is as plain as can be.
pub(super) struct Dice<'a> {
    draws: std::slice::Iter<'a, u32>,
    /// The amounts that have been told so far.
    told: Vec<u64>,
}

impl<'a> Dice<'a> {
    pub(super) fn new(draws: &'a [u32]) -> Self {
        Self { draws: draws.iter(), told: Vec::new() }
    }

    /// One of so many; the plainest is the first.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.draws.next().map_or(0, |draw| *draw as usize % sides)
    }

    /// Whether something happens that happens once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == times - 1
    }

    pub(super) fn one_of<'b, T: ?Sized>(&mut self, all: &[&'b T]) -> &'b T {
        all[self.roll(all.len())]
    }

    /// An amount as it is told at a table, or one on either side of a boundary between those that have been told.
    pub(super) fn number(&mut self) -> u64 {
        const ROUND: [u64; 16] = [100, 200, 500, 1000, 400, 300, 600, 800, 50, 150, 250, 1200, 2000, 5000, 25, 75];
        let round = |dice: &mut Self| ROUND[dice.roll(ROUND.len())];
        let number = match self.roll(8) {
            0..=3 => round(self),
            4 => round(self) + round(self),
            5 | 6 if !self.told.is_empty() => self.near(),
            _ => self.roll(3000) as u64 + 1,
        };
        self.told.push(number);
        number
    }

    /// An amount that lies on a boundary of those told: a half, a whole and a double, the sum of two, their difference, and
    /// a chip beside each.
    fn near(&mut self) -> u64 {
        let [one, other] = [self.roll(self.told.len()), self.roll(self.told.len())].map(|at| self.told[at]);
        let bounds = [
            one,
            one * 2,
            one + other,
            one.abs_diff(other),
            one + other / 2,
            one.div_ceil(2),
            2 * one + other,
            one * 4,
        ];
        let bound = bounds[self.roll(bounds.len())];
        match self.roll(4) {
            0 | 1 => bound,
            2 => bound.saturating_sub(1),
            _ => bound + 1,
        }
        .max(1)
    }

    /// Some of these in an order from chance, at least one.
    pub(super) fn some<T: Copy>(&mut self, of: &[T]) -> Vec<T> {
        let mut rest = of.to_vec();
        let wanted = self.roll(of.len()) + 1;
        (0..wanted).map(|_| rest.remove(self.roll(rest.len()))).collect()
    }
}
