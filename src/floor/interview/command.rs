//! What is typed at a prompt and answers no question: leaving, another book or language, and after a ruling what else
//! is to be seen of it. The words for it are messages, and those of every language are understood.

use super::round::read_line;
use super::{Interview, Stopped, Switch};
use crate::ids::BookId;
use crate::locale::{Language, Slip, Words, args, nearest, printable};
use crate::lookup::{Pick, book_named, is_rule_number, pick};
use crate::pack::Pack;

/// A command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Leave.
    Quit,
    /// Say which keys and commands there are.
    Help,
    /// Go back: to the question before, or to the ruling.
    Back,
    /// Show the rules of these numbers.
    Rule(String),
    /// Show the ruling in the language of this name as well, for the player.
    Show(String),
    /// Show a card for the player, in the language of this name: "sk", and behind it the number of what was chosen.
    Card(String),
    /// Go on under the book of this name.
    Book(String),
    /// Go on in the language of this name.
    Language(String),
    /// Remember the blinds of the level, as they were told.
    Level(String),
    /// Keep the ruling in the log, with what was told of it.
    Log(String),
    /// Say why this is asked, or why it is ruled so.
    Why,
    /// The players tell this differently.
    Disputed,
    /// Show more of a ruling.
    Look(Look),
}

/// What else is to be seen of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The ruling again.
    Again,
    /// What of it had no room on the screen.
    More,
    /// Why.
    Why,
    /// The rules on which it rests.
    Rule,
    /// What the other books rule.
    Others,
    /// What would change it.
    WhatIf,
    /// All of it, for a program.
    Json,
    /// One line of it, to paste.
    Short,
    /// Everything.
    Full,
    /// The same below it in the language of a player.
    Show(Language),
    /// A card for the player.
    Card(Card),
}

/// A card that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// The player's language.
    pub language: Language,
    /// What was chosen, from 1 on, where the book leaves a choice.
    pub chosen: Option<usize>,
}

/// The messages with the words of a command.
const QUIT: &str = "command-quit";
const HELP: &str = "command-help";
const BACK: &str = "command-back";
const BOOK: &str = "command-book";
const LANGUAGE: &str = "command-language";
const SHOW: &str = "command-show";
const CARD: &str = "command-card";
const LEVEL: &str = "command-level";
const LOG: &str = "command-log";
const WHY: &str = "command-why";
const DISPUTED: &str = "command-disputed";
const RULE: &str = "command-rule";
/// What a book calls its rules besides, which asks for one only with a number behind it.
const RULE_BY_NUMBER: &str = "command-rule-by-number";
const LOOKS: [(&str, Look); 8] = [
    ("command-again", Look::Again),
    ("command-more", Look::More),
    (RULE, Look::Rule),
    ("command-others", Look::Others),
    ("command-what-if", Look::WhatIf),
    ("command-json", Look::Json),
    ("command-short", Look::Short),
    ("command-full", Look::Full),
];

/// The first word of what shows something of a ruling.
pub(super) fn command_word(words: &Words, look: Look) -> Option<String> {
    let (id, _) = LOOKS.iter().find(|(_, known)| *known == look)?;
    words.list(id).into_iter().next()
}

/// The letters that never answer by themselves at a question, since whoever needs help, wants to leave, to go back or to see
/// a rule types a word that begins so: in the user's language and in English.
pub(super) fn reserved_letters(words: &Words) -> Vec<char> {
    let english = Words::new(Language::En, words.source());
    let of = |words: &Words| -> Vec<String> { [QUIT, HELP, BACK, RULE].iter().flat_map(|id| words.list(id)).collect() };
    of(words).iter().chain(&of(&english)).filter_map(|spelling| spelling.chars().next()).collect()
}

/// All words of commands in every language, folded: the rest of one that follows an answer of one key at once was typed as
/// a whole.
pub(super) fn command_words(words: &Words) -> Vec<String> {
    let ids = [QUIT, HELP, BACK, BOOK, LANGUAGE, SHOW, CARD, LEVEL, LOG, WHY, DISPUTED, RULE_BY_NUMBER].into_iter();
    let ids: Vec<&str> = ids.chain(LOOKS.iter().map(|(id, _)| *id)).collect();
    let of = |language: &Language| {
        let words = Words::new(*language, words.source());
        ids.iter().flat_map(|id| words.list(id)).collect::<Vec<_>>()
    };
    Language::ALL.iter().flat_map(of).collect()
}

/// Whether blinds were told and nothing else: `400/800`, `400/800 ante 800`. With an act behind them they begin a line,
/// which is no command.
fn is_level(words: &Words, told: &str) -> bool {
    let begins = told.starts_with(|c: char| c.is_ascii_digit()) && told.contains('/');
    let acts = || matches!(read_line(words, told), Some(Ok(line)) if !line.moves.is_empty());
    begins && !told.contains([';', ',']) && !acts()
}

/// The number of the rule that was asked for: `rule 43`, `Abs. 27`, `§ 27 b`.
fn rule_number<'t>(words: &Words, typed: &'t str) -> Option<&'t str> {
    let (first, number) = match typed.strip_prefix('§') {
        Some(number) => (None, number.trim_start_matches('§')),
        None => {
            typed.split_once(char::is_whitespace).map(|(first, number)| (Some(first.trim_end_matches('.')), number))?
        }
    };
    let asks = first.is_none_or(|first| [RULE, RULE_BY_NUMBER].iter().any(|id| words.lists_in_any_language(id, first)));
    Some(number.trim()).filter(|number| asks && is_rule_number(number))
}

/// Reads a command, if that is what was typed. Its words mean nothing else: what is an answer is looked at before.
#[must_use]
pub fn read_command(words: &Words, typed: &str) -> Option<Command> {
    let typed = typed.trim();
    let (first, name) = typed.split_once(char::is_whitespace).map_or((typed, ""), |(first, name)| (first, name.trim()));
    if !name.contains(char::is_whitespace) {
        for (id, command) in [(BOOK, Command::Book as fn(String) -> Command), (LANGUAGE, Command::Language)] {
            if words.lists_in_any_language(id, first) {
                return Some(command(name.to_owned()));
            }
        }
        if !name.is_empty() && words.lists_in_any_language(SHOW, first) {
            return Some(Command::Show(name.to_owned()));
        }
    }
    // A dispute may begin with the word: "card off the table".
    let for_a_card = |word: &str| Language::of_code(word).is_some() || word.parse::<usize>().is_ok();
    if words.lists_in_any_language(CARD, first) && name.split_whitespace().all(for_a_card) {
        return Some(Command::Card(name.to_owned()));
    }
    if words.lists_in_any_language(LEVEL, first) && is_level(words, name) {
        return Some(Command::Level(name.to_owned()));
    }
    if words.lists_in_any_language(LOG, first) {
        return Some(Command::Log(name.to_owned()));
    }
    if let Some(number) = rule_number(words, typed) {
        return Some(Command::Rule(number.to_owned()));
    }
    let plain = [
        (QUIT, Command::Quit),
        (HELP, Command::Help),
        (BACK, Command::Back),
        (WHY, Command::Why),
        (DISPUTED, Command::Disputed),
    ];
    let looks = LOOKS.map(|(id, look)| (id, Command::Look(look)));
    plain.into_iter().chain(looks).find(|(id, _)| words.lists_in_any_language(id, typed)).map(|(_, command)| command)
}

/// The sentence for a book that does not exist.
#[must_use]
pub fn unknown_book(pack: &Pack, words: &Words, typed: &str) -> String {
    let ids = pack.book_ids();
    let near = nearest(typed, ids.iter().map(BookId::as_str), Slip::Typed).unwrap_or("none");
    let values = [("typed", printable(typed).into()), ("near", near.into()), ("allowed", ids.join(", ").into())];
    words.with("unknown-book", &args(values))
}

impl Interview<'_> {
    /// Leaves, or goes on with what was named. Gives the sentence for a name that nothing has.
    ///
    /// # Errors
    /// When the questions stop here: to leave, or to go on under another book or in another language.
    pub(super) fn obey(&self, command: &Command) -> Result<Option<String>, Stopped> {
        match command {
            Command::Quit => Err(Stopped::Quit),
            Command::Book(name) => match book_named(self.pack, name) {
                Some(book) => Err(Stopped::Switch(Switch::Book(book))),
                None => Ok(Some(unknown_book(self.pack, self.words, name))),
            },
            Command::Language(name) => match self.language_of(name) {
                Some(language) => Err(Stopped::Switch(Switch::Language(language))),
                None => Ok(Some(self.unknown_language(name))),
            },
            Command::Level(told) => match self.level_of(told) {
                Ok(level) => Err(Stopped::Switch(Switch::Level(level))),
                Err(why) => Ok(Some(why)),
            },
            Command::Rule(label) => Err(Stopped::Rule(label.clone())),
            Command::Help => Ok(Some(self.words.text("interview-help"))),
            Command::Show(name) if self.language_of(name).is_none() => Ok(Some(self.unknown_language(name))),
            // What stands above the question goes on, whether or not it is of a ruling.
            Command::Look(Look::More) if self.turns => Err(Stopped::ToRuling(Look::More)),
            Command::Look(_) | Command::Show(_) | Command::Card(_) | Command::Why => {
                match self.look_of(command).filter(|_| self.ruled) {
                    Some(look) => Err(Stopped::ToRuling(look)),
                    None => Ok(Some(self.words.text("nothing-ruled-yet"))),
                }
            }
            Command::Log(_) => {
                let id = if self.ruled { "log-after-the-ruling" } else { "nothing-ruled-yet" };
                Ok(Some(self.words.text(id)))
            }
            Command::Disputed | Command::Back => Ok(None),
        }
    }

    /// What a command shows of a ruling, where one stands.
    pub(super) fn look_of(&self, command: &Command) -> Option<Look> {
        match command {
            Command::Look(look) => Some(*look),
            Command::Why => Some(Look::Why),
            Command::Show(name) => self.language_of(name).map(Look::Show),
            Command::Card(told) => Some(Look::Card(self.card_of(told))),
            _ => None,
        }
    }

    /// The card that is asked for: a language, or else that of the words, and a number.
    fn card_of(&self, told: &str) -> Card {
        let mut words = told.split_whitespace();
        let language = words.clone().find_map(Language::of_code).unwrap_or(self.words.language());
        Card { language, chosen: words.find_map(|word| word.parse().ok()) }
    }

    /// The language of a name: its code, or the first letters of what it calls itself or is called here.
    fn language_of(&self, name: &str) -> Option<Language> {
        let called = |words: &Words, of: Language| words.text(&format!("language-{}", of.code()));
        let entry = |language: &Language| {
            let own = Words::new(*language, self.words.source());
            vec![language.code().to_owned(), called(&own, *language), called(self.words, *language)]
        };
        match pick(name, &Language::ALL.iter().map(entry).collect::<Vec<_>>()) {
            Pick::One(at) => Language::ALL.get(at).copied(),
            Pick::Several(_) | Pick::None => None,
        }
    }

    fn unknown_language(&self, name: &str) -> String {
        let codes = Language::ALL.map(Language::code).join(", ");
        self.words.with("unknown-language", &args([("typed", printable(name).into()), ("allowed", codes.into())]))
    }
}
