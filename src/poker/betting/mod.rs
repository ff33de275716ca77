//! Pure betting arithmetic: integer chips in, amounts and classifications out.
//!
//! Nothing here knows a language, a file or a rulebook. Where books differ, the difference comes in as an
//! argument or leaves as a class of a small closed set on which a decision table decides. Every addition and
//! subtraction is checked.

mod chips;
mod meaning;
mod offer;
mod raise;
mod removal;
pub mod round;
mod substantial;
mod undercall;

pub use chips::{Amount, AmountError, Chips, MOST, is_chip, is_common_chip, largest_smallest, total};
pub use meaning::{PotTest, highest_meaning, meanings};
pub use offer::{Motion, Offer, Words};
pub use raise::{Measure, RaiseSize, measure, measure_by, part};
pub use removal::{ChipRemoval, remove_one_chip};
pub use substantial::{ActionKind, Count, SubstantialAction, count};
pub use undercall::{Shortfall, Size, shortfall};
