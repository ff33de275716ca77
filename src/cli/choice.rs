//! Choices and confirmations outside a dispute, asked on standard error: a number or a first letter takes an answer, arrows and
//! Enter another, Escape leaves. The dialogue at the table is asked elsewhere: there a command is a command at every question,
//! and incidents are listed while words are typed.

use crate::locale::fold;
use console::{Key, Term, style, truncate_str};
use std::io::{IsTerminal, Result};

/// Whether somebody can be asked in this way: input and standard error are a terminal, and one that can move its cursor.
#[must_use]
pub fn can_choose() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal() && !super::Settings::plain()
}

/// The place of the answer that was chosen, the one at `first` being offered first; none where the question was left.
#[must_use]
pub fn choose(question: &str, answers: &[String], first: usize) -> Option<usize> {
    let term = Term::stderr();
    term.hide_cursor().ok()?;
    let chosen = asked(&term, question, answers, first);
    // The cursor comes back whatever has happened.
    term.show_cursor().ok()?;
    chosen.ok().flatten()
}

/// What a key does.
#[derive(Debug, PartialEq, Eq)]
enum Does {
    /// It offers this answer.
    Offers(usize),
    /// It takes this answer.
    Takes(usize),
    /// It leaves the question.
    Leaves,
    Nothing,
}

fn asked(term: &Term, question: &str, answers: &[String], first: usize) -> Result<Option<usize>> {
    let width = usize::from(term.size().1).saturating_sub(1);
    term.write_line(&truncate_str(question, width, "…"))?;
    let mut offered = first;
    loop {
        for (at, answer) in answers.iter().enumerate() {
            let line = format!("{} {}  {answer}", if at == offered { "→" } else { " " }, at + 1);
            let line = truncate_str(&line, width, "…").into_owned();
            term.write_line(&if at == offered { style(line).for_stderr().bold().to_string() } else { line })?;
        }
        let does = does(&term.read_key()?, answers, offered);
        term.clear_last_lines(answers.len())?;
        match does {
            Does::Nothing => {}
            Does::Offers(at) => offered = at,
            Does::Takes(at) => {
                term.write_line(&truncate_str(&format!("> {}", answers[at]), width, "…"))?;
                return Ok(Some(at));
            }
            Does::Leaves => return Ok(None),
        }
    }
}

/// What a key does while an answer is offered. A letter takes the one answer that begins with it.
fn does(key: &Key, answers: &[String], offered: usize) -> Does {
    let count = answers.len();
    match key {
        Key::Enter => Does::Takes(offered),
        Key::Escape => Does::Leaves,
        Key::ArrowDown | Key::Tab => Does::Offers((offered + 1) % count),
        Key::ArrowUp | Key::BackTab => Does::Offers((offered + count - 1) % count),
        Key::Char(typed) => {
            let number = typed.to_digit(10).and_then(|number| usize::try_from(number).ok());
            let by_number = number.and_then(|number| number.checked_sub(1)).filter(|at| *at < count);
            let letter = fold(&typed.to_string());
            let begins = |answer: &String| !letter.is_empty() && fold(answer).starts_with(&letter);
            let mut begun = answers.iter().enumerate().filter(|(_, answer)| begins(answer)).map(|(at, _)| at);
            match (by_number, begun.next(), begun.next()) {
                (Some(at), ..) | (None, Some(at), None) => Does::Takes(at),
                _ => Does::Nothing,
            }
        }
        _ => Does::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_a_letter_or_enter_takes_an_answer_and_arrows_offer_the_next() {
        let answers = ["Dansk", "Deutsch", "Slovenčina"].map(str::to_owned);
        let does = |key: Key| does(&key, &answers, 2);
        assert_eq!(does(Key::Char('2')), Does::Takes(1));
        assert_eq!(does(Key::Char('S')), Does::Takes(2));
        assert_eq!(does(Key::Enter), Does::Takes(2));
        assert_eq!(does(Key::ArrowDown), Does::Offers(0));
        assert_eq!(does(Key::ArrowUp), Does::Offers(1));
        assert_eq!(does(Key::Escape), Does::Leaves);
        // Two begin with it, none does, and there is no such number.
        for key in ['d', 'x', '0', '4', ' '] {
            assert_eq!(does(Key::Char(key)), Does::Nothing, "{key}");
        }
    }
}
