//! What hands and pots come to at the end: what was shown, who wins which pot, the odd chip, cards that run short.

pub(crate) mod hands_shown;
pub(crate) mod odd_chip;
pub(crate) mod seventh_street;
pub(crate) mod shares;
pub(crate) mod show_order;
pub(crate) mod showdown;
pub(crate) mod side_pots;
pub(crate) mod stakes;
