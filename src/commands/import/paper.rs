//! Reading a paper without trusting it: a plain file of a size that a rulebook has, as text or through `pdftotext`, and with
//! something in it.

use crate::error::Failure;
use crate::load::{Finding, read_file};
use crate::locale::{Words, args, printable_path, quoted, system_fault};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The fewest letters that a paper has.
const FEWEST_LETTERS: usize = 200;

/// The most bytes of text that are read from a PDF.
const MOST_TEXT: u64 = 1024 * 1024;

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
    let bytes = source.content.map_err(unread)?;
    let wide = |two: &[u8], big: bool| {
        let pair = [two[0], two.get(1).copied().unwrap_or(0)];
        if big { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) }
    };
    let utf_16 = |bytes: &[u8], big: bool| {
        String::from_utf16(&bytes.chunks(2).map(|two| wide(two, big)).collect::<Vec<_>>()).ok()
    };
    let text = match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, false),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, true),
        other => String::from_utf8(other.to_vec()).ok().filter(|text| !text.contains('\0')),
    };
    text.ok_or(("import-encoding", String::new()))
}

/// The text of a PDF, as `pdftotext` gives it.
fn pdf(file: &Path, words: &Words) -> Result<String, Why> {
    let unreadable = |error: io::Error| ("import-pdf-unreadable", words.system(&system_fault(&error)));
    // No name of a file is taken for a flag.
    let path = std::path::absolute(file).map_err(unreadable)?;
    let mut command = Command::new("pdftotext");
    command.args(["-enc", "UTF-8"]).arg(path).arg("-");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ("import-no-pdftotext", String::new()),
        _ => unreadable(error),
    })?;
    let output = reading(child.stdout.take());
    let complaint = reading(child.stderr.take());
    let ended = wait(&mut child).map_err(unreadable)?;
    let (text, complaint) = (output.join().unwrap_or_default(), complaint.join().unwrap_or_default());
    if text.len() as u64 > MOST_TEXT {
        return Err(("import-too-large", String::new()));
    }
    match ended {
        true => Ok(String::from_utf8_lossy(&text).into_owned()),
        false => Err(("import-pdf-unreadable", quoted(String::from_utf8_lossy(&complaint).trim(), 200))),
    }
}

/// Reads a pipe to its end on a thread of its own, so that neither of two can hold up the other. What is too much is read
/// no further.
fn reading(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            let _ = pipe.take(MOST_TEXT + 1).read_to_end(&mut bytes);
        }
        bytes
    })
}

/// Waits for a program, though not for ever. Whether it ended well.
fn wait(child: &mut Child) -> io::Result<bool> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if begun.elapsed() > LONGEST {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}
