//! Numbers that mean one thing, and those next to them that could mean two.

use super::*;
use crate::betting::total;
use crate::locale::read_piles;
use NumberError::{Fraction, NotANumber};

#[track_caller]
fn case(place: NumberContext, languages: &[Language], text: &str, want: Result<Amount, NumberError>) {
    for language in languages {
        let read = read_piles(*language, place, text).map(|piles| total(&piles).expect("a sum"));
        assert_eq!(read, want, "{text:?} in {language:?} {place:?}");
    }
}

fn two(one: Amount, other: Amount) -> Result<Amount, NumberError> {
    Err(NumberError::TwoReadings { one, other })
}

fn run(one: Amount, first: Amount, second: Amount) -> Result<Amount, NumberError> {
    Err(NumberError::OneOrTwo { one, first, second })
}

const PLACES: [NumberContext; 3] = [NumberContext::Alone, NumberContext::Line, NumberContext::Chips];
const OTHERS: [Language; 3] = [Language::Nl, Language::De, Language::Sk];

#[test]
fn before_k_or_m_a_single_mark_is_a_decimal_mark() {
    for place in PLACES {
        let all = |text, want| case(place, &Language::ALL, text, want);
        all("1.125k", Ok(1_125));
        all("12.500k", Ok(12_500));
        all("1.250m", Ok(1_250_000));
        all("0.500k", Ok(500));
        all("0,250m", Ok(250_000));
        all("0,500k", Ok(500));
        all("1,2k", Ok(1_200));
        all("1.2345k", Err(Fraction));
        all("1.2345m", Ok(1_234_500));
        all("1,200,000k", Ok(1_200_000_000));
        // In English a comma groups, elsewhere it is the decimal mark.
        case(place, &[Language::En], "1,125k", two(1_125_000, 1_125));
        case(place, &OTHERS, "1,125k", Ok(1_125));
    }
}

#[test]
fn a_number_that_begins_with_0_has_no_groups() {
    for place in PLACES {
        for (text, want) in [("0.500", Fraction), ("0,250", Fraction), ("012,500", Fraction), ("0 500", NotANumber)] {
            case(place, &Language::ALL, text, Err(want));
        }
        case(place, &Language::ALL, "1.050", Ok(1_050));
    }
}

#[test]
fn zeros_that_may_be_a_slip_are_told_both_ways() {
    for place in PLACES {
        let all = |text, want| case(place, &Language::ALL, text, want);
        all("1,0000", two(10_000, 1_000));
        all("12,0000", two(120_000, 12_000));
        all("1,000000", two(1_000_000, 1_000));
        all("1.0000", two(10_000, 1_000));
        all("1200,000", two(1_200_000, 1_200));
        all("10.00", two(1_000, 10));
        all("1,000", Ok(1_000));
        all("1.000.000", Ok(1_000_000));
        all("2.0", Ok(2));
    }
}

#[test]
fn marks_of_two_kinds_are_told_both_ways() {
    for place in PLACES {
        let all = |text, want| case(place, &Language::ALL, text, want);
        all("1,200.000", two(1_200_000, 1_200));
        all("1.200,000", two(1_200_000, 1_200));
        all("1.200,300", run(1_200_300, 1_200, 300));
        all("1 200,300", run(1_200_300, 1_200, 300));
        all("30’733 270", run(30_733_270, 30_733, 270));
        all("1\u{a0}200 300", run(1_200_300, 1_200, 300));
        all("1,200.5k", Err(NotANumber));
        all("1.200,0", Err(NotANumber));
        all("1’200'300", Ok(1_200_300));
    }
}

#[test]
fn two_amounts_without_a_word_between_them_are_told_both_ways() {
    for place in PLACES {
        let all = |text, want| case(place, &Language::ALL, text, want);
        all("100 200", run(100_200, 100, 200));
        all("500 300k", run(500_300_000, 500, 300_000));
        all("1 200", Ok(1_200));
        all("1 000 000", Ok(1_000_000));
        all("100 000", Ok(100_000));
        all("100\u{a0}200", Ok(100_200));
        all("100.200", Ok(100_200));
        all("100'200", Ok(100_200));
        // A blank groups in Slovak.
        let slovak = NumberError::CountOrAmount { one: 25_400, count: 25, value: 400 };
        let slovak = if place == NumberContext::Chips { Err(slovak) } else { Ok(25_400) };
        case(place, &[Language::Sk], "25 400", slovak);
        case(place, &[Language::En, Language::Nl, Language::De], "25 400", run(25_400, 25, 400));
        case(place, &[Language::Sk], "1 250 500", Ok(1_250_500));
        case(place, &[Language::En], "1 250 500", run(1_250_500, 1_250, 500));
        case(place, &[Language::En], "100 200 300", run(100_200_300, 100, 200_300));
    }
}

#[test]
fn a_comma_is_doubtful_only_where_it_may_separate() {
    case(NumberContext::Alone, &Language::ALL, "600,200", Ok(600_200));
    for place in [NumberContext::Line, NumberContext::Chips] {
        case(place, &Language::ALL, "600,200", run(600_200, 600, 200));
        case(place, &Language::ALL, "600,000", Ok(600_000));
        case(place, &Language::ALL, "1,200", Ok(1_200));
        // A comma groups in English.
        case(place, &[Language::En], "12,500", Ok(12_500));
        case(place, &OTHERS, "12,500", run(12_500, 12, 500));
        case(place, &[Language::En], "125,300,000", Ok(125_300_000));
    }
}

#[test]
fn a_count_before_chips_is_told_both_ways() {
    let chips = NumberError::CountOrAmount { one: 2_500, count: 2, value: 500 };
    case(NumberContext::Chips, &Language::ALL, "2 500", Err(chips));
    case(NumberContext::Chips, &Language::ALL, "2 000", Ok(2_000));
    case(NumberContext::Chips, &Language::ALL, "1 500", Ok(1_500));
    case(NumberContext::Chips, &Language::ALL, "2.500", Ok(2_500));
    case(NumberContext::Line, &Language::ALL, "2 500", Ok(2_500));
    case(NumberContext::Alone, &Language::ALL, "2 500", Ok(2_500));
}
