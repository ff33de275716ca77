//! Missed rounds: how many hands a player sits out.

/// The hands of a penalty of rounds, and how many of them are left: a hand for each player at the table and each round (71-A).
///
/// None where more hands were missed than were given, or there are more than can be counted.
#[must_use]
pub fn hands_to_miss(players: u64, rounds: u64, missed: u64) -> Option<(u64, u64)> {
    let given = players.checked_mul(rounds)?;
    Some((given, given.checked_sub(missed)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_hand_for_each_player_and_round() {
        assert_eq!(hands_to_miss(9, 2, 0), Some((18, 18)));
        assert_eq!(hands_to_miss(9, 2, 18), Some((18, 0)));
        assert_eq!(hands_to_miss(9, 2, 19), None);
        assert_eq!(hands_to_miss(u64::MAX, 2, 0), None);
    }

    proptest! {
        #[test]
        fn what_is_left_and_what_was_missed_are_what_was_given(
            players in 2_u64..12,
            rounds in 1_u64..20,
            missed in 0_u64..300,
        ) {
            match hands_to_miss(players, rounds, missed) {
                Some((given, left)) => prop_assert!(given == players * rounds && left + missed == given),
                None => prop_assert!(missed > players * rounds),
            }
        }
    }
}
