//! What one bet or raise amounts to: by chips, by words, in several motions, beside the minimum and the stack.

pub(crate) mod chips;
pub(crate) mod declared;
pub(crate) mod meaning;
pub(crate) mod one_chip_less;
pub(crate) mod prior_bet;
pub(crate) mod raise;
pub(crate) mod raise_amounts;
pub(crate) mod raise_size;
pub(crate) mod size;
pub(crate) mod stack;
pub(crate) mod string_bet;
