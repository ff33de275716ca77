//! When it happened, and when it was entered: as the clock on the wall had it, with its offset, so that neither another time zone
//! nor a change of daylight saving time makes it another moment.

use crate::zone::here;
use jiff::civil::{DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{Timestamp, Unit, Zoned};

/// A moment, to the second.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The second, counted from 1970 on.
    pub second: i64,
    /// RFC 3339, with the offset of the place: `2026-11-25T20:14:00+01:00`.
    pub text: String,
}

/// Why something typed is no moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoMoment {
    /// It is no time.
    Unread,
    /// The clocks were put forward over it.
    Skipped,
    /// It is still to come.
    ToCome,
}

/// The hour with which a day of play begins: by then the last table of the day before has ended.
const FIRST_HOUR: i8 = 9;

/// How far the clock of whoever tells a time may be ahead.
const AHEAD: i64 = 120;

impl Moment {
    /// This very second.
    #[must_use]
    pub fn now() -> Self {
        Self::of(&Timestamp::now().to_zoned(here().clone()))
    }

    fn of(zoned: &Zoned) -> Self {
        let zoned = zoned.round(Unit::Second).unwrap_or_else(|_| zoned.clone());
        let text = zoned.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
        Self { second: zoned.timestamp().as_second(), text }
    }

    /// A moment as it was typed: `20:14`, which is the last time that a clock showed that, `2026-11-25 20:14`, or RFC 3339.
    ///
    /// # Errors
    /// It is none, or it is still to come.
    pub fn read(typed: &str, now: &Self) -> Result<Self, NoMoment> {
        Self::read_in(typed.trim(), now, here())
    }

    pub(crate) fn read_in(typed: &str, now: &Self, zone: &TimeZone) -> Result<Self, NoMoment> {
        let latest = now.second + AHEAD;
        let passed = |moment: Self| if moment.second <= latest { Ok(moment) } else { Err(NoMoment::ToCome) };
        let colon = typed.replace('.', ":");
        let clock = ["%H:%M", "%H:%M:%S"].iter().find_map(|form| Time::strptime(form, &colon).ok());
        if let Some(clock) = clock {
            let today = zoned(now.second, zone).ok_or(NoMoment::Unread)?.date();
            let yesterday = today.yesterday().map_err(|_| NoMoment::Unread)?;
            let on = |date: jiff::civil::Date| at(date.to_datetime(clock), zone, latest);
            return match on(today).and_then(passed) {
                Err(NoMoment::ToCome) => on(yesterday),
                read => read,
            };
        }
        if let Ok(stamp) = typed.parse::<Timestamp>() {
            // With the offset that was typed, as RFC 3339 has it.
            let offset = jiff::fmt::temporal::Pieces::parse(typed).ok().and_then(|pieces| pieces.to_numeric_offset());
            let zone = offset.map_or_else(|| zone.clone(), TimeZone::fixed);
            return passed(Self::of(&stamp.to_zoned(zone)));
        }
        let spaced = typed.replacen(' ', "T", 1);
        let local = spaced.contains('T').then(|| spaced.parse::<DateTime>().ok()).flatten();
        passed(at(local.ok_or(NoMoment::Unread)?, zone, latest)?)
    }

    /// When the day of play began to which this moment belongs.
    #[must_use]
    pub fn day_of_play(&self) -> Self {
        self.day_of_play_in(here())
    }

    pub(crate) fn day_of_play_in(&self, zone: &TimeZone) -> Self {
        let begun = || {
            let here = zoned(self.second, zone)?;
            let date = if here.hour() < FIRST_HOUR { here.date().yesterday().ok()? } else { here.date() };
            date.at(FIRST_HOUR, 0, 0, 0).to_zoned(zone.clone()).ok()
        };
        begun().map_or_else(|| self.clone(), |begun| Self::of(&begun))
    }

    /// The clock at that place: `20:14`.
    #[must_use]
    pub fn clock(&self) -> &str {
        self.text.get(11..16).unwrap_or(&self.text)
    }

    /// The day at that place: `2026-11-25`.
    #[must_use]
    pub fn day(&self) -> &str {
        self.text.get(..10).unwrap_or(&self.text)
    }
}

fn zoned(second: i64, zone: &TimeZone) -> Option<Zoned> {
    Some(Timestamp::from_second(second).ok()?.to_zoned(zone.clone()))
}

/// What a clock showed then. Of two such hours, when clocks are put back, it is the last that has passed.
fn at(local: DateTime, zone: &TimeZone, latest: i64) -> Result<Moment, NoMoment> {
    let ambiguous = zone.to_ambiguous_zoned(local);
    match ambiguous.offset() {
        AmbiguousOffset::Gap { .. } => Err(NoMoment::Skipped),
        AmbiguousOffset::Unambiguous { .. } | AmbiguousOffset::Fold { .. } => {
            let later = ambiguous.clone().later().map_err(|_| NoMoment::Unread)?;
            let earlier = ambiguous.earlier().map_err(|_| NoMoment::Unread)?;
            let chosen = if later.timestamp().as_second() <= latest { later } else { earlier };
            Ok(Moment::of(&chosen))
        }
    }
}
