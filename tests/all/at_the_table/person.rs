//! Somebody who reads nothing but the screen, presses keys, and knows what happened.

use super::{Dispute, Evening, Keys, Taken, one_line, ruled};
use crate::emulated::{Emulated, together};
use floorbook::incident::FamilyAnswer;
use floorbook::locale::{Words, args};
use floorbook::pack::Pack;
use std::time::Duration;

/// The screen of a telephone, held upright.
const SIZE: (u16, u16) = (24, 60);
/// How long somebody reads a question that Enter alone answers.
const READING: Duration = Duration::from_secs(1);

/// Somebody at the terminal.
pub(super) struct Person<'a> {
    terminal: Emulated,
    pack: &'a Pack,
    words: Words<'a>,
    evening: &'a Evening,
    /// How many keys were pressed.
    pressed: usize,
}

/// The rows of the last prompt: what stands between the last empty row and the line where something is typed.
fn prompt(rows: &[String]) -> Vec<String> {
    let end = rows.iter().rposition(|row| row == ">").unwrap_or(rows.len());
    let start = rows[..end].iter().rposition(String::is_empty).map_or(0, |at| at + 1);
    rows[start..end].to_vec()
}

/// An answer as it stands on the screen.
struct Shown {
    /// The figures before it, which give it.
    number: String,
    words: String,
}

/// The answers of a prompt.
fn answers(prompt: &[String]) -> Vec<Shown> {
    let mut answers: Vec<Shown> = Vec::new();
    for row in prompt {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let numbered =
            row.trim_start().split_once("  ").filter(|(number, _)| row.starts_with(' ') && is_number(number));
        match (numbered, answers.last_mut()) {
            (Some((number, words)), _) => answers.push(Shown { number: number.to_owned(), words: words.to_owned() }),
            (None, Some(Shown { words: last, .. })) if row.starts_with("     ") => {
                last.push(' ');
                last.push_str(row.trim());
            }
            _ => {}
        }
    }
    answers
}

impl<'a> Person<'a> {
    /// Somebody who has started the program for an evening.
    pub(super) fn new(pack: &'a Pack, evening: &'a Evening) -> Self {
        let mut terminal = Emulated::new(SIZE, &["--lang", evening.language.code(), "--book", &evening.book]);
        terminal.asked("");
        Self { terminal, pack, words: Words::new(evening.language, pack), evening, pressed: 0 }
    }
}

/// The answers that one figure tells.
const FIGURES: usize = 9;

impl Person<'_> {
    /// Presses a key and waits for what it does.
    fn press(&mut self, key: &str) {
        let before = self.terminal.seen();
        self.pressed += 1;
        self.terminal.keys(key.as_bytes());
        self.terminal.changed(&before);
    }

    /// Presses a key that answers, and waits for the next prompt.
    fn answer(&mut self, key: &str) {
        let before = self.terminal.rows();
        self.press(key);
        self.terminal.asked("");
        // On a busy machine the old question still stands there, without its answer.
        while self.terminal.rows() == before {
            let seen = self.terminal.seen();
            self.terminal.changed(&seen);
            self.terminal.asked("");
        }
    }

    /// Types a line with Enter. Always possible.
    fn types(&mut self, line: &str) -> bool {
        line.chars().for_each(|letter| self.press(&letter.to_string()));
        self.answer("\r");
        true
    }

    /// The place of an incident in the list below what is typed.
    fn listed(&self, title: &str) -> Option<usize> {
        let rows = self.terminal.rows();
        let typed = rows.iter().rposition(|row| row.starts_with("> "))?;
        let shown = |row: &String| row.trim_start_matches(['>', '→', ' ']).trim_end_matches('…').to_owned();
        rows[typed + 1..].iter().map(shown).position(|row| !row.is_empty() && title.starts_with(&row))
    }

    /// Types the words until arrows lead to the incident.
    fn say(&mut self, dispute: &Dispute) {
        let title = self.words.text(&dispute.incident);
        let letters: Vec<char> = dispute.said.chars().collect();
        for (at, letter) in letters.iter().enumerate() {
            self.press(&letter.to_string());
            let left = letters.len() - at - 1;
            match self.listed(&title).filter(|down| *down <= left) {
                Some(0) => return self.answer("\u{1b}[C"),
                Some(down) if down < left => {
                    (0..down).for_each(|_| self.press("\u{1b}[B"));
                    return self.answer("\r");
                }
                _ => {}
            }
        }
        self.answer("\r");
    }

    /// Picks the first answer of a list that fits. False where none does.
    fn picks(&mut self, answers: &[Shown], fits: impl Fn(&str) -> bool) -> bool {
        let Some(Shown { number, .. }) = answers.iter().find(|answer| fits(&answer.words)) else {
            return false;
        };
        if number == "1" && answers.len() > FIGURES {
            // It may be the beginning of 10.
            self.press(number);
            self.answer("\r");
            return true;
        }
        let (before, last) = number.split_at(number.len() - 1);
        before.chars().for_each(|figure| self.press(&figure.to_string()));
        self.answer(last);
        true
    }

    /// Answers what is asked, and counts the keys of it. False where nobody can.
    fn reply(&mut self, dispute: &Dispute, keys: &mut Keys) -> bool {
        let prompt = prompt(&self.terminal.rows());
        let (asked, answers, before) = (together(&prompt), answers(&prompt), self.pressed);
        let level = asked.contains(&self.words.text("amounts-level"));
        let (replied, counted) = match self.of_family(dispute, &asked, &answers) {
            Some(replied) => (replied, &mut keys.family),
            None if level => (self.types(&self.evening.level.clone()), &mut keys.level),
            None if answers.is_empty() => (self.tells(dispute, &asked), &mut keys.typed),
            None => (self.chooses(dispute, &asked, &answers), &mut keys.choices),
        };
        *counted += self.pressed - before;
        replied
    }

    /// Answers a question that tells incidents apart; none where it is none.
    fn of_family(&mut self, dispute: &Dispute, asked: &str, answers: &[Shown]) -> Option<bool> {
        let title = self.words.text(&dispute.incident);
        if asked.contains(&self.words.text("ask-incident-which")) {
            return Some(self.picks(answers, |answer| answer == title));
        }
        // Facts are asked for in the same words now and then: what tells is the answers.
        for family in self.pack.families() {
            for question in &family.questions {
                let message = family.message(question);
                let label = |answer: &FamilyAnswer| self.words.attribute(&message, &answer.id);
                let shown = |label: String| answers.iter().any(|answer| answer.words == label);
                if !asked.contains(&self.words.text(&message)) || !question.answers.iter().filter_map(label).any(shown)
                {
                    continue;
                }
                let leads = |answer: &&FamilyAnswer| {
                    family.led_to(answer).iter().any(|id| **id == *dispute.incident) && dispute.agrees(&answer.leads)
                };
                let label = question.answers.iter().find(leads).and_then(label);
                return Some(self.picks(answers, |answer| Some(answer) == label.as_deref() || answer == title));
            }
        }
        None
    }

    /// Types what is known of a question without a list.
    fn tells(&mut self, dispute: &Dispute, asked: &str) -> bool {
        let bets = dispute.bets();
        if let [.., before, _] = bets.as_slice()
            && asked.contains(&self.words.text("amounts-before"))
        {
            return self.types(before);
        }
        let Some(name) = self.fact_asked(dispute, asked) else {
            return false;
        };
        // Of bets that are told as amounts the last is the one that is asked for; a hint of its own shows a whole round.
        let by_amounts = self.words.attribute(&format!("{}-fact-{name}", dispute.incident), "hint").is_none();
        let last = bets.last().filter(|_| name == "round" && by_amounts);
        match last.cloned().or_else(|| dispute.fact(name)).unwrap_or_default().as_str() {
            // Enter alone is no action at all. Behind an answer of one key it would be let be as its Enter.
            "none" => {
                std::thread::sleep(READING);
                self.answer("\r");
                true
            }
            known => self.types(known),
        }
    }

    /// Answers a question with a list.
    fn chooses(&mut self, dispute: &Dispute, asked: &str, answers: &[Shown]) -> bool {
        let bets = dispute.bets();
        if let Some(at) = bets.iter().position(|bet| asked.contains(&self.came_to(bet))) {
            let over_blind = bets[at.saturating_sub(1)] == self.evening.big_blind();
            self.answer(if at == 0 {
                "1"
            } else if over_blind {
                "2"
            } else {
                "3"
            });
            return true;
        }
        let Some(name) = self.fact_asked(dispute, asked) else {
            return false;
        };
        let label = self.words.answer(&dispute.incident, name, &dispute.fact(name).unwrap_or_default());
        self.picks(answers, |answer| answer == label)
    }

    /// The fact of which something is asked, as far as the person knows it.
    fn fact_asked<'d>(&self, dispute: &'d Dispute, asked: &str) -> Option<&'d str> {
        let question = |name: &str| self.words.text(&format!("{}-fact-{name}", dispute.incident));
        dispute.facts.keys().find(|name| asked.contains(&question(name))).map(String::as_str)
    }

    /// The question how it came to a bet.
    fn came_to(&self, bet: &str) -> String {
        let bet = bet.parse().map(|bet| self.words.number(bet)).unwrap_or_default();
        one_line(&self.words.with("amounts-how", &args([("bet", bet.into())])))
    }

    /// From the words to the ruling.
    pub(super) fn settle(&mut self, dispute: &Dispute) -> Taken {
        const MOST_QUESTIONS: usize = 12;
        let ruled = ruled(self.evening, dispute);
        self.pressed = 0;
        self.say(dispute);
        let (mut keys, mut questions) = (Keys { words: self.pressed, ..Keys::default() }, 0);
        while !self.terminal.shows(&ruled.headline) && questions < MOST_QUESTIONS && self.reply(dispute, &mut keys) {
            questions += 1;
        }
        let right = self.terminal.shows(&ruled.headline);
        let whole = right && ruled.orders.iter().all(|order| self.terminal.shows(order));
        if !whole {
            println!("-- {}\n{}\n", dispute.said, self.terminal.rows().join("\n"));
        }
        Taken { keys, questions, right, whole }
    }
}
