//! The cells of a table, turned on their side: for each value of each column, the set of rows that accept it.
//! The rows that match a case are then one bitwise AND a column, whatever the number of rows.
//!
//! The decision table is the columns, the rows and this grid together; the orders and the remarks of an incident have a
//! grid of their own. What is wanted of a set of rows is their places in the list, as [`places`] gives them.

use serde::{Deserialize, Serialize};

/// The most rows that a table may have: one bit each.
pub const MAX_ROWS: usize = 128;

/// A set of rows, one bit each, the first row lowest.
pub type RowSet = u128;

/// Which rows accept which values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Grid {
    /// Every row.
    pub all: RowSet,
    /// For each column, for each of its values, the rows that accept it.
    pub accepts: Vec<Vec<RowSet>>,
}

impl Grid {
    /// Builds the grid of `rows` rows over columns with these numbers of values. `cell` gives the accepted values of
    /// a row in a column, or none for an empty cell, which accepts any.
    ///
    /// The caller makes sure that there are at most [`MAX_ROWS`] rows.
    pub fn build(rows: usize, widths: &[usize], cell: impl Fn(usize, usize) -> Option<Vec<usize>>) -> Self {
        let all = match rows {
            0 => 0,
            n => RowSet::MAX >> (MAX_ROWS - n.min(MAX_ROWS)),
        };
        let mut accepts: Vec<Vec<RowSet>> = widths.iter().map(|width| vec![0; *width]).collect();
        for (column, sets) in accepts.iter_mut().enumerate() {
            for row in 0..rows.min(MAX_ROWS) {
                match cell(row, column) {
                    None => sets.iter_mut().for_each(|set| *set |= 1 << row),
                    Some(values) => values.into_iter().for_each(|value| sets[value] |= 1 << row),
                }
            }
        }
        Self { all, accepts }
    }

    /// The rows that accept a value of a column.
    #[must_use]
    pub fn rows(&self, column: usize, value: usize) -> RowSet {
        self.accepts[column][value]
    }

    /// Whether any of these rows depends on a column.
    #[must_use]
    pub fn depends(&self, rows: RowSet, column: usize) -> bool {
        self.accepts[column].iter().any(|set| set & rows != rows)
    }

    /// Whether no cell of a column names a value.
    #[must_use]
    pub fn ignores(&self, column: usize, value: usize) -> bool {
        self.rows(column, value) & self.restricted(column) == 0
    }

    /// The rows whose cell in a column is not empty.
    #[must_use]
    pub fn restricted(&self, column: usize) -> RowSet {
        let every = self.accepts[column].iter().fold(self.all, |rows, set| rows & set);
        self.all & !every
    }
}

/// The places of the rows in a set, lowest first.
pub fn places(rows: RowSet) -> impl Iterator<Item = usize> {
    Places(rows)
}

/// The rows of a set that are still to come. It knows how many, so that a list of them is made in one go.
struct Places(RowSet);

impl Iterator for Places {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        // row 0: a=0 ; row 1: a=1, b=0 ; row 2: a=1, b=1 or 2
        let cells = [[Some(vec![0]), None], [Some(vec![1]), Some(vec![0])], [Some(vec![1]), Some(vec![1, 2])]];
        Grid::build(3, &[2, 3], |row, column| cells[row][column].clone())
    }

    #[test]
    fn one_row_is_left_for_each_case() {
        let grid = grid();
        for (a, b, want) in [(0, 0, 0), (0, 2, 0), (1, 0, 1), (1, 1, 2), (1, 2, 2)] {
            let rows = grid.rows(0, a) & grid.rows(1, b);
            assert_eq!(places(rows).collect::<Vec<_>>(), [want]);
        }
    }

    #[test]
    fn an_empty_cell_does_not_depend_on_its_column() {
        let grid = grid();
        assert!(!grid.depends(0b001, 1));
        assert!(grid.depends(0b110, 1));
        assert_eq!(grid.restricted(1), 0b110);
        assert_eq!(grid.all, 0b111);
    }
}
