//! The program `floor`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(floorbook::commands::run(std::env::args_os()))
}
