//! `cargo fuzz run line`: see `tests/all/fuzz/targets.rs`.

#![no_main]
#[path = "../../tests/all/fuzz/targets.rs"]
#[allow(dead_code)]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::line(bytes));
