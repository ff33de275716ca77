//! Times, about the change of daylight saving time, midnight, and other time zones.

use crate::moment::{Moment, NoMoment};
use jiff::tz::TimeZone;

fn bratislava() -> TimeZone {
    TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a zone")
}

fn moment(text: &str) -> Moment {
    let second = text.parse::<jiff::Timestamp>().expect("a time").as_second();
    Moment { second, text: text.to_owned() }
}

fn read(typed: &str, now: &str) -> Result<String, NoMoment> {
    Moment::read_in(typed, &moment(now), &bratislava()).map(|moment| moment.text)
}

#[test]
fn a_clock_is_the_last_time_that_it_showed_that() {
    let now = "2026-11-25T21:40:00+01:00";
    assert_eq!(read("20:14", now).as_deref(), Ok("2026-11-25T20:14:00+01:00"));
    assert_eq!(read("20.14", now).as_deref(), Ok("2026-11-25T20:14:00+01:00"));
    assert_eq!(read("21:41", now).as_deref(), Ok("2026-11-25T21:41:00+01:00"));
    assert_eq!(read("21:43", now).as_deref(), Ok("2026-11-24T21:43:00+01:00"));
    assert_eq!(read("23:50", "2026-11-26T00:10:00+01:00").as_deref(), Ok("2026-11-25T23:50:00+01:00"));
}

#[test]
fn a_day_and_an_offset_may_be_told() {
    let now = "2026-11-25T21:40:00+01:00";
    assert_eq!(read("2026-11-24 20:14", now).as_deref(), Ok("2026-11-24T20:14:00+01:00"));
    assert_eq!(read("2026-11-25T19:14:00Z", now).as_deref(), Ok("2026-11-25T19:14:00+00:00"));
    assert_eq!(read("2026-11-25T14:14:00-05:00", now).as_deref(), Ok("2026-11-25T14:14:00-05:00"));
    assert_eq!(read("2026-11-26 20:14", now), Err(NoMoment::ToCome));
    for no_time in ["", "late", "25:00", "20", "2026-11-25", "2026-02-30 20:00"] {
        assert_eq!(read(no_time, now), Err(NoMoment::Unread), "{no_time}");
    }
}

#[test]
fn clocks_put_forward_skip_an_hour_and_put_back_have_one_twice() {
    // On 29 March 2026 two is three; on 25 October three is two.
    assert_eq!(read("02:30", "2026-03-29T04:00:00+02:00"), Err(NoMoment::Skipped));
    assert_eq!(read("01:59", "2026-03-29T04:00:00+02:00").as_deref(), Ok("2026-03-29T01:59:00+01:00"));
    assert_eq!(read("02:30", "2026-10-25T04:00:00+01:00").as_deref(), Ok("2026-10-25T02:30:00+01:00"));
    assert_eq!(read("02:30", "2026-10-25T02:40:00+02:00").as_deref(), Ok("2026-10-25T02:30:00+02:00"));
}

#[test]
fn a_day_of_play_goes_on_after_midnight() {
    let begun = |now: &str| moment(now).day_of_play_in(&bratislava()).text;
    assert_eq!(begun("2026-11-25T21:40:00+01:00"), "2026-11-25T09:00:00+01:00");
    assert_eq!(begun("2026-11-26T04:40:00+01:00"), "2026-11-25T09:00:00+01:00");
    assert_eq!(begun("2026-11-26T09:00:00+01:00"), "2026-11-26T09:00:00+01:00");
    assert_eq!(begun("2026-10-25T04:00:00+01:00"), "2026-10-24T09:00:00+02:00");
}

#[cfg(unix)]
#[test]
fn a_zone_is_named_or_told_by_its_rule() {
    let offset = |named: &str| {
        let second = "2026-11-25T19:14:00Z".parse::<jiff::Timestamp>().expect("a time");
        crate::zone::of_name(named).map(|zone| zone.to_offset(second).seconds())
    };
    assert_eq!(offset("UTC"), Some(0));
    assert_eq!(offset("CET-1CEST,M3.5.0,M10.5.0/3"), Some(3600));
    assert_eq!(offset("../../../etc/passwd"), None);
    assert_eq!(offset("/dev/zero"), None);
    if std::path::Path::new("/usr/share/zoneinfo/Europe/Bratislava").exists() {
        assert_eq!(offset("Europe/Bratislava"), Some(3600));
    }
}

#[test]
fn a_moment_has_a_clock_and_a_day() {
    let moment = moment("2026-11-25T20:14:00+01:00");
    assert_eq!((moment.day(), moment.clock()), ("2026-11-25", "20:14"));
    let now = Moment::now();
    assert!(now.second > 0 && now.text.len() == "2026-11-25T20:14:00+01:00".len(), "{now:?}");
}
