//! Asking in a terminal, on standard error, so that standard output holds nothing but the ruling. The line itself is
//! edited on the terminal, with the keys that people know from a shell: Ctrl-C leaves, Ctrl-D does on an empty line,
//! Ctrl-Z stops the program for a while. One key answers where it can, and incidents are listed while words are typed.
//! Where a terminal cannot edit a line, or a screen is read aloud, it is lines that are asked for and given.

use super::keys::{Key, Keys, Pressed, Taken, locked};
use super::listed::Listed;
use super::pasted::MOST_TYPED;
use super::{Asker, Begun, Prompt, Stopped};
use crate::locale::Language;
use crate::notation::whole_words;
use crate::pack::Pack;
use console::Term;
use rustyline::config::{Behavior, Config};
use rustyline::error::ReadlineError;
use rustyline::history::{History, MemHistory};
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, KeyCode, KeyEvent, Modifiers, RepeatCount,
};
use std::io::{BufRead, ErrorKind, Read};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A terminal with a person at it.
pub struct Terminal<'p> {
    term: Term,
    editor: Option<Editor<Listed<'p>, MemHistory>>,
    keys: Arc<Mutex<Keys>>,
    /// The words that stood in the line when an incident was chosen of those below it.
    typed: Option<String>,
    /// What an answer of one key took of the word that went on in the last line.
    begun: Option<Begun>,
    /// Whether the last line came faster than anybody types.
    hurried: bool,
}

impl std::fmt::Debug for Terminal<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terminal").field("term", &self.term).finish_non_exhaustive()
    }
}

/// What stands before what is typed.
const PROMPT: &str = "> ";

impl<'p> Terminal<'p> {
    /// The terminal of this process, if there is one to ask at: input and standard error must both be terminals. `plain`
    /// is one line after the other, without anything that moves; `pack` has the incidents that are listed.
    #[must_use]
    pub fn of_process(pack: &'p Pack, plain: bool) -> Option<Self> {
        use std::io::IsTerminal;
        let there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        let term = there.then(Term::stderr)?;
        let keys = Arc::new(Mutex::new(Keys::default()));
        let editor = if plain { None } else { Some(editor(pack, &keys)?) };
        if editor.is_some() {
            super::signals::give_back_when_told_to_end();
        }
        Some(Self { term, editor, keys, typed: None, begun: None, hurried: false })
    }

    /// How many columns there are now.
    fn width(&self) -> usize {
        usize::from(self.term.size().1).clamp(20, 80)
    }

    /// The lines of a question.
    fn lines(&self, prompt: &Prompt) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |text: &str, indent: &str| {
            let options = whole_words(self.width()).subsequent_indent(indent);
            lines.extend(textwrap::wrap(text, options).into_iter().map(String::from));
        };
        prompt.wrong.iter().for_each(|wrong| say(wrong, ""));
        say("", "");
        let title = prompt.title.as_ref().map(|title| console::style(title).for_stderr().bold().to_string());
        title.iter().chain(&prompt.known).for_each(|above| say(above, ""));
        if !prompt.question.is_empty() {
            say(&prompt.question, "");
        }
        for (at, answer) in prompt.answers.iter().enumerate().filter(|(at, _)| prompt.on_page().contains(at)) {
            say(&format!("{:>3}  {answer}", at + 1), "     ");
        }
        say(&prompt.hint, "");
        lines
    }

    fn show(&self, prompt: &Prompt) -> std::io::Result<()> {
        let above = prompt.above.iter().flat_map(|above| above.lines()).map(str::to_owned);
        above.chain(self.lines(prompt)).try_for_each(|line| self.term.write_line(&line))
    }

    /// A line of the editor, or what was taken without being typed.
    fn ask(&mut self, prompt: &Prompt, lists: Option<Language>) -> Result<String, Stopped> {
        self.show(prompt).map_err(|_| Stopped::EndOfInput)?;
        let Some(editor) = &mut self.editor else {
            let begun = Instant::now();
            let line = plain_line(&self.term)?;
            self.hurried = hurried(&line, begun);
            return Ok(line);
        };
        if let Some(listed) = editor.helper_mut() {
            let (rows, columns) = self.term.size();
            listed.set(lists, usize::from(rows), usize::from(columns));
        }
        let begun = Instant::now();
        locked(&self.keys).ask(prompt, begun);
        locked(&self.keys).remembers = !editor.history().is_empty();
        let line = edited(editor, &self.keys)?;
        self.hurried = hurried(&line, begun);
        let taken = locked(&self.keys).taken();
        (self.typed, self.begun) = (None, locked(&self.keys).begun());
        let (typed, words) = match taken {
            None => {
                // A history that is full or refuses a line twice is no reason to lose the answer.
                line.lines().for_each(|line| drop(editor.add_history_entry(line)));
                return Ok(line);
            }
            Some(Taken::Answer(at)) => ((at + 1).to_string(), prompt.answers.get(at).cloned().unwrap_or_default()),
            Some(Taken::Words(word)) => (word.clone(), word),
            Some(Taken::Incident(id, title)) => {
                self.typed = Some(line);
                (id.to_string(), title)
            }
        };
        // What was taken stands where it would have been typed.
        let shown = console::truncate_str(&words, self.width().saturating_sub(PROMPT.len() + 1), "…");
        let show = || -> std::io::Result<()> {
            self.term.move_cursor_up(1)?;
            self.term.clear_line()?;
            self.term.write_line(&format!("{PROMPT}{shown}"))
        };
        show().map_err(|_| Stopped::EndOfInput)?;
        Ok(typed)
    }
}

impl Asker for Terminal<'_> {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        self.ask(prompt, None)
    }

    fn told(&mut self, prompt: &Prompt, language: Language) -> Result<String, Stopped> {
        self.ask(prompt, Some(language))
    }

    fn typed(&self) -> Option<String> {
        self.typed.clone()
    }

    fn begun(&self) -> Option<Begun> {
        self.begun.clone()
    }

    fn hurried(&self) -> bool {
        self.hurried
    }

    fn rows(&self, prompt: &Prompt) -> usize {
        self.lines(prompt).len()
    }

    fn screen_rows(&self) -> Option<usize> {
        self.one_key().then(|| usize::from(self.term.size().0))
    }

    fn one_key(&self) -> bool {
        self.editor.is_some()
    }
}

/// A line as it was edited. A byte that belongs to no letter stands in it as a sign that can be seen, and can be taken out.
fn edited(editor: &mut Editor<Listed, MemHistory>, keys: &Mutex<Keys>) -> Result<String, Stopped> {
    let (mut left, mut right) = (String::new(), String::new());
    loop {
        match editor.readline_with_initial(PROMPT, (&left, &right)) {
            Ok(line) => return Ok(line),
            Err(ReadlineError::Interrupted) => return Err(Stopped::Interrupted),
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                let (line, at) = std::mem::take(&mut locked(keys).edited);
                let (before, behind) = line.split_at_checked(at).unwrap_or((&line, ""));
                (left, right) = (format!("{before}{}", char::REPLACEMENT_CHARACTER), behind.to_owned());
            }
            Err(_) => return Err(Stopped::EndOfInput),
        }
    }
}

/// Whether a line came faster than anybody types: it was pasted, or typed ahead.
fn hurried(line: &str, begun: Instant) -> bool {
    const FEWEST: u32 = 4;
    const A_LETTER: Duration = Duration::from_millis(8);
    let letters = u32::try_from(line.chars().count()).unwrap_or(u32::MAX);
    letters >= FEWEST && begun.elapsed() < A_LETTER.saturating_mul(letters)
}

fn editor<'p>(pack: &'p Pack, keys: &Arc<Mutex<Keys>>) -> Option<Editor<Listed<'p>, MemHistory>> {
    // Standard output may be a file; the terminal is asked for by its own name.
    let config = Config::builder().behavior(Behavior::PreferTerm).bracketed_paste(true).build();
    let mut editor = Editor::with_history(config, MemHistory::new()).ok()?;
    editor.set_helper(Some(Listed::new(pack, Arc::clone(keys))));
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(Answering(Arc::clone(keys)))));
    Some(editor)
}

/// A line that is typed and sent with Enter, and nothing else. Of one that is refused as too long no more is kept than shows it.
fn plain_line(term: &Term) -> Result<String, Stopped> {
    let mut line = Vec::new();
    let mut input = std::io::stdin().lock();
    let asked = term.write_str(PROMPT).and_then(|()| {
        let read = input.by_ref().take(MOST_TYPED as u64 + 1).read_until(b'\n', &mut line)?;
        if line.len() > MOST_TYPED && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
        }
        Ok(read)
    });
    match asked {
        Ok(read) if read > 0 => Ok(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()),
        _ => Err(Stopped::EndOfInput),
    }
}

/// The keys that answer.
struct Answering(Arc<Mutex<Keys>>);

impl ConditionalEventHandler for Answering {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        let KeyEvent(code, modifiers) = event.get(0)?;
        let key = match (code, *modifiers) {
            (KeyCode::Enter, Modifiers::NONE) | (KeyCode::Char('J' | 'M'), Modifiers::CTRL) => Key::Enter,
            (KeyCode::Up, Modifiers::NONE) => Key::Up,
            (KeyCode::Down, Modifiers::NONE) => Key::Down,
            (KeyCode::Right | KeyCode::Tab, Modifiers::NONE) if context.pos() == context.line().len() => Key::Onward,
            (KeyCode::Char(letter), Modifiers::NONE | Modifiers::SHIFT) => Key::Letter(*letter),
            (KeyCode::Char('R' | 'S'), Modifiers::CTRL) => {
                locked(&self.0).search();
                return None;
            }
            (KeyCode::Backspace, _) | (KeyCode::Char('H'), Modifiers::CTRL) => return None,
            _ => {
                locked(&self.0).found();
                return None;
            }
        };
        // What is refused as too long need not grow for ever.
        if matches!(key, Key::Letter(_)) && context.line().len() > MOST_TYPED {
            return Some(Cmd::Noop);
        }
        match locked(&self.0).press(key, context.line(), Instant::now()) {
            Pressed::Edits => None,
            Pressed::Answers => Some(Cmd::AcceptLine),
            Pressed::Nothing => Some(Cmd::Noop),
            Pressed::Chooses => Some(Cmd::Repaint),
        }
    }
}
