//! Hand for hand: what the clock shows at the start of each hand.
//!
//! Every hand costs the same time, however long it takes (RP-8 and OP8): the clock stands at it when the hand begins. Where it
//! runs out within a hand the next level has begun, and what the hand ran over is off the time of that level.

use super::Seconds;

/// The most hands that are listed.
pub const LONGEST_LIST: u64 = 200;

/// The clock at the start of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandClock {
    /// The number of the hand, the one that is running at the announcement being 0.
    pub hand: u64,
    /// What the clock shows.
    pub clock: Seconds,
    /// How many levels later than at the announcement.
    pub levels: u64,
}

/// What the clock shows at the start of the hands after the announcement, the first `hands` of them.
///
/// `clock` is the time at the announcement, `each` what a hand costs, `running` whether the hand that is running then costs it,
/// too, `level` the time of the levels to come; none where it is not known, and then the list ends where it is needed.
#[must_use]
pub fn hand_clocks(clock: Seconds, each: Seconds, running: bool, level: Option<Seconds>, hands: u64) -> Vec<HandClock> {
    let mut now = HandClock { hand: 1, clock, levels: 0 };
    let mut list = Vec::new();
    let mut costs = running;
    while now.hand <= hands.min(LONGEST_LIST) {
        if costs {
            let Some(after) = taken_off(now, each, level) else {
                break;
            };
            now = after;
        }
        list.push(now);
        now.hand += 1;
        costs = true;
    }
    list
}

/// The clock after a hand. A clock at zero is the next level.
fn taken_off(now: HandClock, each: Seconds, level: Option<Seconds>) -> Option<HandClock> {
    if now.clock > each {
        return Some(HandClock { clock: now.clock - each, ..now });
    }
    let level = level.filter(|level| *level > 0)?;
    let over = each - now.clock;
    let (levels, into) = (over / level, over % level);
    Some(HandClock { clock: level - into, levels: now.levels + 1 + levels, ..now })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shown(clock: Seconds, running: bool, level: Option<Seconds>, hands: u64) -> Vec<(Seconds, u64)> {
        hand_clocks(clock, 120, running, level, hands).iter().map(|hand| (hand.clock, hand.levels)).collect()
    }

    #[test]
    fn the_example_of_op8() {
        let minutes = |minutes: Seconds, seconds: Seconds| minutes * 60 + seconds;
        assert_eq!(shown(minutes(17, 30), true, None, 2), [(minutes(15, 30), 0), (minutes(13, 30), 0)]);
        assert_eq!(shown(minutes(17, 30), false, None, 2), [(minutes(17, 30), 0), (minutes(15, 30), 0)]);
    }

    #[test]
    fn a_level_ends_at_zero_and_the_rest_of_the_hand_is_off_the_next() {
        assert_eq!(shown(210, true, Some(1200), 3), [(90, 0), (1170, 1), (1050, 1)]);
        assert_eq!(shown(120, true, Some(1200), 1), [(1200, 1)]);
        assert_eq!(shown(210, true, None, 3), [(90, 0)]);
        assert_eq!(shown(60, true, Some(60), 2), [(60, 2), (60, 4)]);
        assert_eq!(shown(60, true, Some(0), 2), []);
    }

    proptest! {
        #[test]
        fn every_hand_costs_the_same_time(clock in 1_u64..7200, level in 1_u64..7200, hands in 1_u64..50) {
            let list = hand_clocks(clock, 120, true, Some(level), hands);
            prop_assert_eq!(list.len() as u64, hands);
            for hand in list {
                prop_assert!(hand.clock > 0);
                // What has run since the announcement: the levels that are over, less what is left of this one.
                prop_assert_eq!(clock + hand.levels * level, hand.hand * 120 + hand.clock);
            }
        }
    }
}
