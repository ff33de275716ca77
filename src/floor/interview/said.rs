//! What somebody's words tell besides which incident it is: answers to its facts, amounts, and the betting on a line.
//!
//! Nothing is guessed. A phrase tells an answer only where the messages say so (`said-<fact>`, with an attribute for each
//! value, or `said-<incident>-<fact>`), a longer phrase goes before those within it, and nothing is taken from a clause
//! that denies, doubts or asks, nor where two answers to one fact, or two facts for one amount, were said.

use super::infer::told_by_line;
use super::round::{read_line, read_round, read_showdown};
use crate::betting::round::HandLine;
use crate::betting::{Amount, total};
use crate::incident::{Answer, Fact, FactKind, Incident, ShowdownKind};
use crate::locale::{Language, NumberContext, Words, read_amount, read_piles, stem, tokens};
use std::collections::BTreeMap;
use std::ops::Range;

/// The message with the phrases that tell nothing, though a shorter one within them would.
const NOTHING: &str = "said-nothing-of-it";
/// The message with the words of denial and doubt.
const DOUBT: &str = "said-in-doubt";
/// What stands for an amount in a phrase.
const ANY_AMOUNT: &str = "*";
/// What stands for the last amount that was said: of two bets the second is of the player who is in question.
const LAST_AMOUNT: &str = "**";
/// A number below is mostly how many there are of something.
pub(super) const LEAST_AMOUNT: Amount = 10;
/// The mark between what happened and the line that tells how.
const BEFORE_LINE: char = ':';

/// Words and, behind a colon, a betting line that tells it in full: `undercall: blinds 100/200; A raises to 600, B 500`.
#[must_use]
pub(super) fn words_and_line<'t>(words: &Words, typed: &'t str) -> Option<(&'t str, HandLine)> {
    let (before, told) = typed.split_once(BEFORE_LINE)?;
    let line = read_line(words, told.trim())?.ok()?;
    before.contains(char::is_alphabetic).then_some((before, line))
}

/// Words and, behind a colon, the hands that were shown: `cards speak: A: Ah Kd; B: Qs Qc; board Qh Qd 7s 7c 2d`.
fn words_and_hands<'t>(words: &Words, typed: &'t str) -> Option<(&'t str, &'t str)> {
    let (before, told) = typed.split_once(BEFORE_LINE)?;
    let hands = before.contains(char::is_alphabetic) && read_showdown(words, told, ShowdownKind::Hands).is_ok();
    hands.then_some((before, told))
}

/// What was typed without the line or the hands that follow the words behind a colon.
#[must_use]
pub fn words_alone<'t>(words: &Words, typed: &'t str) -> &'t str {
    let hands = || words_and_hands(words, typed).map(|(before, _)| before);
    words_and_line(words, typed).map(|(before, _)| before).or_else(hands).unwrap_or(typed)
}

/// The answers to the facts of an incident that words tell, by their places.
#[must_use]
pub fn told_by_words(words: &Words, incident: &Incident, typed: &str) -> Vec<(usize, Answer)> {
    // Without words no message is looked up: most rulings are asked for by facts alone.
    if typed.trim().is_empty() {
        return Vec::new();
    }
    let hands = words_and_hands(words, typed).and_then(|(_, hands)| shown(words, incident, hands));
    let line = words_and_line(words, typed).map(|(_, line)| line);
    let said = Said::new(words.language(), words_alone(words, typed));
    let found = longest(Language::ALL.iter().flat_map(|language| said.tells(words, *language, incident)).collect());
    let mut told: BTreeMap<usize, Vec<&Answer>> = BTreeMap::new();
    for one in &found {
        if let Some((fact, answer)) = one.tells.as_ref().filter(|_| !said.in_doubt(words, one, &found)) {
            told.entry(*fact).or_default().push(answer);
        }
    }
    let denied = |fact: usize, answer: &Answer| {
        let same = |one: &&Tells| one.tells.as_ref().is_some_and(|(of, told)| *of == fact && told == answer);
        found.iter().filter(same).any(|one| said.in_doubt(words, one, &found) || is_for_another(one, &found))
    };
    let one = told.into_iter().filter(|(_, answers)| answers.windows(2).all(|two| two[0] == two[1]));
    let sure = one.filter_map(|(fact, answers)| Some((fact, (*answers.first()?).clone())));
    let mut told: Vec<(usize, Answer)> = sure.filter(|(fact, answer)| !denied(*fact, answer)).collect();
    if let Some(line) = line {
        match round(words, incident, &line) {
            Some(round) => told.push(round),
            None => told.extend(told_by_line(incident, &line)),
        }
    }
    told.extend(hands);
    told
}

/// Hands as the answer to the fact that takes them.
fn shown(words: &Words, incident: &Incident, hands: &str) -> Option<(usize, Answer)> {
    incident.facts.iter().enumerate().find_map(|(at, fact)| match fact.kind {
        FactKind::Showdown { of: of @ (ShowdownKind::Hands | ShowdownKind::Showdown) } => {
            Some((at, read_showdown(words, hands, of).ok()?))
        }
        _ => None,
    })
}

/// A line as the answer to the fact that takes one.
fn round(words: &Words, incident: &Incident, line: &HandLine) -> Option<(usize, Answer)> {
    incident.facts.iter().enumerate().find_map(|(at, fact)| match fact.kind {
        FactKind::Round { any_size } => {
            let line = read_round(words, &line.text, any_size).ok()?;
            Some((at, Answer::Round(Box::new(line))))
        }
        _ => None,
    })
}

/// A word as it was said.
struct Word {
    folded: String,
    amount: Option<Amount>,
    clause: usize,
}

/// What was said, word by word.
struct Said {
    words: Vec<Word>,
    /// The clauses that ask.
    asked: Vec<usize>,
}

/// A phrase that was said, and the answer that it tells, if any.
struct Tells {
    at: Range<usize>,
    language: Language,
    /// The place of the amount in it.
    amount: Option<usize>,
    tells: Option<(usize, Answer)>,
}

impl Said {
    fn new(language: Language, typed: &str) -> Self {
        let mut said = Self { words: Vec::new(), asked: Vec::new() };
        let mut clause = 0;
        let pieces: Vec<&str> = typed.split_whitespace().collect();
        let mut rest = &pieces[..];
        while let [piece, ..] = rest {
            let number = number(rest);
            let piece = *rest.get(number.len().saturating_sub(1)).unwrap_or(piece);
            rest = &rest[number.len().max(1)..];
            let digits = number.join(" ");
            let amount = chips_said(language, &digits);
            if amount.is_some() || number.len() > 1 {
                let amount = amount.filter(|amount| *amount >= LEAST_AMOUNT);
                said.words.push(Word { folded: digits.to_lowercase(), amount, clause });
            } else {
                let words = tokens(piece).into_iter();
                said.words.extend(words.map(|folded| Word { folded, amount: None, clause }));
            }
            if piece.ends_with('?') {
                said.asked.push(clause);
            }
            clause += usize::from(piece.ends_with([',', ';', '.', ':', '!', '?']));
        }
        said
    }

    /// The phrases of a language that were said and tell something of an incident, or nothing in the place of others.
    fn tells(&self, words: &Words, language: Language, incident: &Incident) -> Vec<Tells> {
        let stems: Vec<String> = self.words.iter().map(|word| stem(language, &word.folded)).collect();
        let plain = |key: &str| words.source().plain(language.code(), key).unwrap_or_default();
        let mut all = Vec::new();
        let mut tell = |phrases: &str, tells: &dyn Fn(Option<Amount>) -> Option<(usize, Answer)>| {
            for phrase in phrases.split(',') {
                for (at, amount) in self.places(language, &stems, phrase) {
                    let number = amount.and_then(|at| self.words[at].amount);
                    all.push(Tells { at, language, amount, tells: tells(number) });
                }
            }
        };
        tell(&plain(NOTHING), &|_| None);
        for (at, fact) in incident.facts.iter().enumerate() {
            let own = format!("said-{}-{}", incident.id, fact.id);
            let key = if plain(&own).is_empty() { format!("said-{}", fact.id) } else { own };
            match &fact.kind {
                FactKind::Choice { values } => {
                    for (place, value) in values.iter().enumerate() {
                        let answer = u8::try_from(place).ok().map(|place| (at, Answer::Choice(place)));
                        tell(&plain(&format!("{key}.{value}")), &|_| answer.clone());
                    }
                }
                FactKind::Chips { .. } => tell(&plain(&key), &|amount| Some((at, chips(fact, amount?)?))),
                _ => {}
            }
        }
        all
    }

    /// Where a phrase was said, each with the place of the amount in it.
    fn places(&self, language: Language, stems: &[String], phrase: &str) -> Vec<(Range<usize>, Option<usize>)> {
        let mut wanted: Vec<Option<String>> = Vec::new();
        let last = phrase.split_whitespace().any(|piece| piece == LAST_AMOUNT);
        for piece in phrase.split_whitespace() {
            match piece {
                ANY_AMOUNT | LAST_AMOUNT => wanted.push(None),
                _ => wanted.extend(tokens(piece).iter().map(|word| Some(stem(language, word)))),
            }
        }
        let fits = |start: usize| {
            let within = self.words[start].clause == self.words[start + wanted.len() - 1].clause;
            let said = |(at, wanted): (usize, &Option<String>)| match wanted {
                Some(stem) => stems[at] == *stem,
                None => self.words[at].amount.is_some(),
            };
            let ends = start + wanted.len();
            let more = last && self.words[ends..].iter().any(|word| word.amount.is_some());
            within && !more && (start..).zip(&wanted).all(said)
        };
        let starts = (0..(self.words.len() + 1).saturating_sub(wanted.len())).filter(|_| !wanted.is_empty());
        let amount = wanted.iter().position(Option::is_none);
        starts
            .filter(|start| fits(*start))
            .map(|start| (start..start + wanted.len(), amount.map(|at| start + at)))
            .collect()
    }

    /// Whether the clause of a phrase asks, or denies or doubts with a word that belongs to no phrase.
    fn in_doubt(&self, words: &Words, phrase: &Tells, found: &[Tells]) -> bool {
        let clause = self.words[phrase.at.start].clause;
        let of_a_phrase = |at: usize| found.iter().any(|other| other.at.contains(&at));
        let doubts = |language: Language| {
            let stems: Vec<String> = self.words.iter().map(|word| stem(language, &word.folded)).collect();
            let listed = words.source().plain(language.code(), DOUBT).unwrap_or_default();
            let said = listed.split(',').flat_map(|doubt| self.places(language, &stems, doubt)).collect::<Vec<_>>();
            said.iter().any(|(at, _)| self.words[at.start].clause == clause && !of_a_phrase(at.start))
        };
        self.asked.contains(&clause) || doubts(phrase.language) || doubts(words.language())
    }
}

/// The pieces of a number with which some pieces begin, without the marks around them: of one by itself, or in groups of three
/// digits, as `12 000`.
fn number<'t>(pieces: &[&'t str]) -> Vec<&'t str> {
    let bare = |piece: &'t str| piece.trim_matches(|c: char| !c.is_alphanumeric());
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(first) = pieces.first().copied().filter(|first| bare(first).starts_with(|c: char| c.is_ascii_digit()))
    else {
        return Vec::new();
    };
    let mut number = vec![bare(first)];
    // A mark behind a piece ends the number.
    let mut goes_on = digits(bare(first)) && bare(first).len() <= 3 && first.ends_with(bare(first));
    for piece in &pieces[1..] {
        if !goes_on || bare(piece).len() != 3 || !digits(bare(piece)) || !piece.starts_with(bare(piece)) {
            break;
        }
        number.push(bare(piece));
        goes_on = piece.ends_with(bare(piece));
    }
    number
}

/// The amount of a number as it was said, if it is one and no other.
fn chips_said(language: Language, number: &str) -> Option<Amount> {
    match number.contains(' ') {
        true => total(&read_piles(language, NumberContext::Line, number).ok()?).ok(),
        false => read_amount(language, number).ok(),
    }
}

/// An amount as the answer to a fact, if it takes it.
pub(super) fn chips(fact: &Fact, amount: Amount) -> Option<Answer> {
    matches!(fact.kind, FactKind::Chips { zero } if zero || amount > 0).then_some(Answer::Chips(amount))
}

/// The phrases that lie within no longer one.
fn longest(found: Vec<Tells>) -> Vec<Tells> {
    let within = |one: &Tells, other: &Tells| {
        other.at.len() > one.at.len() && other.at.start <= one.at.start && one.at.end <= other.at.end
    };
    let longer: Vec<bool> = found.iter().map(|one| found.iter().any(|other| within(one, other))).collect();
    found.into_iter().zip(longer).filter(|(_, longer)| !longer).map(|(one, _)| one).collect()
}

/// Whether another fact lays claim to the amount of a phrase, or one that reaches beyond it says that it is none: `puts 14
/// thousand` puts no 14.
fn is_for_another(phrase: &Tells, found: &[Tells]) -> bool {
    let reaches_beyond = |other: &Tells| other.at.start < phrase.at.start || other.at.end > phrase.at.end;
    let is_none = |other: &Tells| other.tells.is_none() && other.amount == phrase.amount && reaches_beyond(other);
    if phrase.amount.is_some() && found.iter().any(is_none) {
        return true;
    }
    let chips = |one: &Tells| match &one.tells {
        Some((fact, Answer::Chips(_))) => Some(*fact),
        _ => None,
    };
    let Some((fact, at)) = chips(phrase).zip(phrase.amount) else {
        return false;
    };
    found.iter().any(|other| other.amount == Some(at) && chips(other).is_some_and(|other| other != fact))
}
