//! A terminal of a size with the program in it, of which a test sees what a person sees: the screen, row by row.

use rexpect::process::PtyProcess;
use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZero;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long something may take to stand there, on a machine that does other things as well.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long nothing more must have come before what stands there is looked at.
const STILL: Duration = Duration::from_millis(40);

fn nonzero(size: u16) -> NonZero<u16> {
    NonZero::new(size).expect("a size")
}

/// The words of rows, at whatever blanks these break.
pub(crate) fn together(rows: &[String]) -> String {
    rows.iter().flat_map(|row| row.split_whitespace()).collect::<Vec<_>>().join(" ")
}

/// The terminal.
pub(crate) struct Emulated {
    /// Ends the program where the test does not.
    _process: PtyProcess,
    keys: File,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// The name of the terminal, by which its size is set.
    name: String,
}

impl Emulated {
    /// The program with some arguments in a terminal of so many rows and columns.
    pub(crate) fn new((rows, columns): (u16, u16), arguments: &[&str]) -> Self {
        // The size is set before the program starts, in the only way that needs no library: by a shell.
        let script = format!("tty; stty rows {rows} cols {columns}; exec \"$0\" \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_floor")]).args(arguments).env_clear();
        command.env("TERM", "xterm").env("HOME", "/nonexistent").env("PATH", "/usr/bin:/bin");
        let process = PtyProcess::new(command).expect("a pseudo-terminal");
        let keys = process.get_file_handle().expect("a handle");
        let mut from = process.get_file_handle().expect("a handle");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The read fails where the program has ended.
            while let Ok(read @ 1..) = from.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        let screen = vt100::Parser::new(nonzero(rows), nonzero(columns), 1000);
        let mut terminal = Self { _process: process, keys, output, screen, name: String::new() };
        // The first line names the terminal.
        let mut first = Vec::new();
        while !first.contains(&b'\n') {
            first.extend(terminal.output.recv_timeout(PATIENCE).expect("the name of the terminal"));
        }
        let end = first.iter().position(|byte| *byte == b'\n').unwrap_or_default();
        String::from_utf8_lossy(&first[..end]).trim().clone_into(&mut terminal.name);
        terminal.screen.process(&first[end + 1..]);
        terminal
    }

    /// What stands on the screen.
    pub(crate) fn rows(&self) -> Vec<String> {
        let contents = self.screen.screen().contents();
        contents.lines().map(|row| row.trim_end().to_owned()).collect()
    }

    /// Whether a text stands on the screen, at whatever blanks its rows break.
    pub(crate) fn shows(&self, text: &str) -> bool {
        together(&self.rows()).contains(text)
    }

    /// Waits until a text stands there and something can be typed below it.
    pub(crate) fn asked(&mut self, text: &str) {
        self.wait(text, |rows| {
            together(rows).contains(text) && rows.iter().rev().find(|row| !row.is_empty()).is_some_and(|row| row == ">")
        });
    }

    /// Presses keys where a text stands and something can be typed.
    pub(crate) fn press(&mut self, text: &str, keys: &str) {
        self.asked(text);
        self.keys(keys.as_bytes());
    }

    /// Types a line there, with Enter.
    pub(crate) fn answer(&mut self, text: &str, line: &str) {
        self.press(text, &format!("{line}\r"));
    }

    /// Sends bytes as they are.
    pub(crate) fn keys(&mut self, keys: &[u8]) {
        self.keys.write_all(keys).expect("keys");
        self.keys.flush().expect("flushed");
        // What the keys do is on its way: what stood there before them is not looked at again.
        self.take(STILL);
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&mut self, rows: u16, columns: u16) {
        let size = [format!("{rows}"), format!("{columns}")];
        let mut stty = Command::new("stty");
        let set = stty.args(["-F", &self.name, "rows", &size[0], "cols", &size[1]]).status().expect("stty");
        assert!(set.success());
        self.screen.screen_mut().set_size(nonzero(rows), nonzero(columns));
        self.take(STILL);
    }

    /// Waits until the program has ended.
    pub(crate) fn end(&mut self) {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => return,
            }
        }
        panic!("the program has not ended:\n{}", self.rows().join("\n"));
    }

    /// Waits until a text stands there.
    pub(crate) fn until(&mut self, text: &str) {
        self.wait(text, |rows| together(rows).contains(text));
    }

    /// What stands on the screen and where the cursor is, which a blank moves.
    pub(crate) fn seen(&self) -> (String, (u16, u16)) {
        let screen = self.screen.screen();
        (screen.contents(), screen.cursor_position())
    }

    /// Waits until something else is seen.
    pub(crate) fn changed(&mut self, before: &(String, (u16, u16))) {
        let since = Instant::now();
        while self.seen() == *before {
            assert!(since.elapsed() < PATIENCE, "nothing has changed:\n{}", before.0);
            self.take(STILL);
        }
        while self.take(STILL) {}
    }

    fn wait(&mut self, what: &str, holds: impl Fn(&[String]) -> bool) {
        let since = Instant::now();
        loop {
            let still = !self.take(STILL);
            if still && holds(&self.rows()) {
                return;
            }
            assert!(since.elapsed() < PATIENCE, "not seen: {what}\n{}", self.rows().join("\n"));
        }
    }

    /// Takes what comes until nothing does for a while. Whether anything came.
    fn take(&mut self, still: Duration) -> bool {
        let mut anything = false;
        while let Ok(bytes) = self.output.recv_timeout(still) {
            self.screen.process(&bytes);
            anything = true;
        }
        anything
    }
}
