//! The time zone of this machine, from the one file that has it: looking through all of them takes longer than keeping an entry.

use jiff::tz::TimeZone;
use std::sync::OnceLock;

/// The zone that `TZ` names, or else that of the machine.
pub(crate) fn here() -> &'static TimeZone {
    static HERE: OnceLock<TimeZone> = OnceLock::new();
    HERE.get_or_init(|| own().unwrap_or_else(TimeZone::system))
}

#[cfg(unix)]
fn own() -> Option<TimeZone> {
    match std::env::var("TZ") {
        Ok(named) => of_name(named.trim_start_matches(':')),
        Err(_) => of_file("/etc/localtime"),
    }
}

#[cfg(not(unix))]
fn own() -> Option<TimeZone> {
    None
}

/// A zone by its name (`Europe/Bratislava`), by the file that has it, or by its rule (`CET-1CEST,M3.5.0,M10.5.0/3`).
#[cfg(unix)]
pub(crate) fn of_name(named: &str) -> Option<TimeZone> {
    if named.is_empty() || named == "UTC" {
        return Some(TimeZone::UTC);
    }
    let file = if named.starts_with('/') { named.to_owned() } else { format!("/usr/share/zoneinfo/{named}") };
    let leads_out = named.split('/').any(|part| part == "..");
    let found = if leads_out { None } else { of_file(&file) };
    found.or_else(|| TimeZone::posix(named).ok())
}

#[cfg(unix)]
fn of_file(path: &str) -> Option<TimeZone> {
    use std::io::Read;
    // The largest of them has some thousand bytes.
    const MOST: u64 = 256 * 1024;
    std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
    let mut bytes = Vec::new();
    std::fs::File::open(path).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    TimeZone::tzif(path, &bytes).ok()
}
