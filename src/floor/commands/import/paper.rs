//! Reading a paper without trusting it: a plain file of a size that a rulebook has, as text or through `pdftotext`, and with
//! something in it.

use crate::error::Failure;
use crate::load::{Finding, decoded, read_file};
use crate::locale::{Words, args, printable_path, quoted, system_fault};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The fewest letters that a paper has.
const FEWEST_LETTERS: usize = 200;

/// The most bytes of text that are read from a PDF.
const MOST_TEXT: u64 = 1024 * 1024;

/// The most memory, in bytes, that reading a PDF may take: many times what a rulebook takes.
#[cfg(target_os = "linux")]
const MOST_MEMORY: u64 = 1 << 30;

/// How long a PDF may take.
const LONGEST: Duration = Duration::from_mins(1);

/// The text of a paper.
///
/// # Errors
/// Why there is none, in a sentence.
pub(super) fn read(file: &Path, words: &Words) -> Result<String, Failure> {
    let refused = |message: &str, why: &str| {
        let values = args([("file", printable_path(file).into()), ("why", why.to_owned().into())]);
        Failure::Usage(words.with(message, &values))
    };
    let text = match beginning(file) {
        Ok(beginning) if beginning.starts_with(b"%PDF") => {
            pdf(file, words).map_err(|(message, why)| refused(message, &why))?
        }
        Ok(beginning) if beginning.starts_with(b"PK\x03\x04") || beginning.starts_with(b"\xd0\xcf\x11\xe0") => {
            return Err(refused("import-word-file", ""));
        }
        _ => plain(file, words).map_err(|(message, why)| refused(message, &why))?,
    };
    let letters = text.chars().filter(|c| c.is_alphabetic()).take(FEWEST_LETTERS).count();
    match (letters, beginning(file).is_ok_and(|beginning| beginning.starts_with(b"%PDF"))) {
        (FEWEST_LETTERS.., _) => Ok(text),
        (_, true) => Err(refused("import-scanned", "")),
        (0, false) => Err(refused("import-empty", "")),
        _ => Err(refused("import-too-short", "")),
    }
}

/// Why there is no text: the message, and what the system says.
type Why = (&'static str, String);

/// The first bytes of a plain file; none of anything else, about which reading it says what it is.
fn beginning(file: &Path) -> io::Result<Vec<u8>> {
    const FIRST: u64 = 8;
    if !file.metadata()?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(FIRST).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn plain(file: &Path, words: &Words) -> Result<String, Why> {
    let unread = |finding: Finding| {
        let why = finding.why_unreadable().map(|why| words.system(why));
        match finding.key {
            "too-large" => ("import-too-large", String::new()),
            "no-plain-file" => ("import-no-plain-file", String::new()),
            _ => ("import-unreadable", why.unwrap_or_default()),
        }
    };
    let source = read_file(file).map_err(unread)?;
    decoded(source.content.map_err(unread)?).ok_or(("import-encoding", String::new()))
}

/// The text of a PDF, as `pdftotext` gives it.
fn pdf(file: &Path, words: &Words) -> Result<String, Why> {
    let unreadable = |error: io::Error| ("import-pdf-unreadable", words.system(&system_fault(&error)));
    // No name of a file is taken for a flag.
    let path = std::path::absolute(file).map_err(unreadable)?;
    let mut command = Command::new("pdftotext");
    command.args(["-enc", "UTF-8"]).arg(path).arg("-");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ("import-no-pdftotext", String::new()),
        _ => unreadable(error),
    })?;
    limit(&child);
    let until = Instant::now() + LONGEST;
    let output = reading(child.stdout.take());
    let complaint = reading(child.stderr.take());
    let ended = wait(&mut child, until).map_err(unreadable)?;
    // Whoever it has started holds the pipes no longer than itself.
    end_all(&child);
    let read = |pipe: &Receiver<Vec<u8>>| pipe.recv_timeout(LAST_WORDS).unwrap_or_default();
    let (text, complaint) = (read(&output), read(&complaint));
    if text.len() as u64 > MOST_TEXT {
        return Err(("import-too-large", String::new()));
    }
    match ended {
        true => Ok(String::from_utf8_lossy(&text).into_owned()),
        false => Err(("import-pdf-unreadable", quoted(String::from_utf8_lossy(&complaint).trim(), 200))),
    }
}

/// How long the pipes of a program that has ended may still bring something.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Reads a pipe to its end on a thread of its own, so that neither of two can hold up the other. What is too much is read
/// no further.
fn reading(pipe: Option<impl Read + Send + 'static>) -> Receiver<Vec<u8>> {
    let (told, heard) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            let _ = pipe.take(MOST_TEXT + 1).read_to_end(&mut bytes);
        }
        let _ = told.send(bytes);
    });
    heard
}

/// Waits for a program, though not for ever. Whether it ended well.
fn wait(child: &mut Child, until: Instant) -> io::Result<bool> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if Instant::now() > until {
            end_all(child);
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Ends a program with all that it has started.
#[cfg(unix)]
fn end_all(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Mostly nobody is left.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_all(_: &Child) {}

/// Keeps a program from taking all memory for a small file that unpacks into a huge one.
#[cfg(target_os = "linux")]
fn limit(child: &Child) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    if let Some(pid) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let most = Rlimit { current: Some(MOST_MEMORY), maximum: Some(MOST_MEMORY) };
        // Where it has ended already there is nothing to keep.
        let _ = prlimit(Some(pid), Resource::As, most);
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_: &Child) {}
