//! A day as data has it: `2023-05-03`.

/// Year, month and day of a day that there is.
#[must_use]
pub fn day(date: &str) -> Option<[u16; 3]> {
    let mut parts = date.split('-');
    let mut part = |length: usize| {
        let part =
            parts.next().filter(|part| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()))?;
        part.parse::<u16>().ok()
    };
    let [year, month, day] = [part(4)?, part(2)?, part(2)?];
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let last = match month {
        2 => 28 + u16::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (parts.next().is_none() && (1..=last).contains(&day)).then_some([year, month, day])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_three_numbers_and_is_one_that_there_is() {
        assert_eq!(day("2023-05-03"), Some([2023, 5, 3]));
        assert_eq!(day("2024-02-29"), Some([2024, 2, 29]));
        for other in [
            "2023",
            "2023-05",
            "2023-13-01",
            "2023-00-01",
            "2023-05-32",
            "2023-2024",
            "May 2023",
            "2023-05-03-1",
            "2023-0 5-99",
            "2023-5-3",
            "2023-02-29",
            "1900-02-29",
            "2023-04-31",
            "2023-05-00",
            "+202-05-03",
            "",
        ] {
            assert_eq!(day(other), None, "{other}");
        }
    }
}
