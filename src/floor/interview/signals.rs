//! Signals that end the program while a line is edited: the terminal is given back as it was found, and the program ends by
//! the signal, so that whoever waits for it sees which.

/// Gives the terminal back when the program is told to end, from now on.
#[cfg(unix)]
pub(crate) fn give_back_when_told_to_end() {
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGQUIT, SIGTERM};
    use std::io::Write;

    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let (Ok(found), Ok(mut signals)) =
            (tcgetattr(std::io::stdin()), signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGQUIT]))
        else {
            // A terminal whose modes nobody can read is not changed either.
            return;
        };
        std::thread::spawn(move || {
            let Some(signal) = signals.forever().next() else {
                return;
            };
            // Where the terminal has gone there is nothing to give back.
            let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, &found);
            let _ = std::io::stderr().write_all(b"\n");
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        });
    });
}

/// Other systems end a program without a word.
#[cfg(not(unix))]
pub(crate) fn give_back_when_told_to_end() {}
