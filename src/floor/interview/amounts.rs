//! A round told by amounts, one at a time: the bet, and only what is not clear by then of how it came to it. What is made of
//! them is a line, so that nothing else need know that nobody typed one.

use super::conditions::before;
use super::read::{BACK, NOTHING, UNKNOWN};
use super::round::read_line;
use super::{Command, Interview, Prompt, Stopped, lacks_setup, read_command};
use crate::betting::Amount;
use crate::betting::round::Structure;
use crate::locale::{args, read_amount};
use crate::lookup::{Pick, pick};

/// What was typed at a question about a round.
pub(super) enum RoundTold {
    /// This, or what stands for it.
    Typed(String),
    /// Nothing yet; what is wrong.
    Again(Option<String>),
}

/// A bet on the way to the one that is faced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Step {
    total: Amount,
    all_in: bool,
}

/// What was picked of a short list.
enum Picked {
    At(usize),
    Unknown,
    /// A whole line in its place.
    Line(String),
    Back,
}

impl Interview<'_> {
    /// What was typed at a question about a round, with the blinds before it where they were missing. An amount alone is the
    /// bet, for which a line stands that says how it came to it; not where the question needs the whole round.
    ///
    /// # Errors
    /// When there will be no more answers.
    pub(super) fn round_told(&mut self, typed: &str, whole: bool) -> Result<RoundTold, Stopped> {
        if lacks_setup(self.words, typed) {
            let line = self.with_setup(typed)?;
            return Ok(RoundTold::Typed(line.map_or_else(|| typed.to_owned(), |line| line.text)));
        }
        let amount = if typed.trim() == NOTHING { Ok(0) } else { read_amount(self.words.language(), typed) };
        match amount {
            Ok(bet) if !whole => self.came_to(bet),
            _ => Ok(RoundTold::Typed(typed.to_owned())),
        }
    }

    /// The line of a bet, from what was raised to it.
    fn came_to(&mut self, bet: Amount) -> Result<RoundTold, Stopped> {
        if !self.level_known()? {
            return Ok(RoundTold::Again(None));
        }
        let mut totals = vec![bet];
        let mut over_blind = false;
        while let Some(last) = totals.last().copied().filter(|_| !self.is_clear(&totals)) {
            let answers = ["amounts-first", "amounts-over-blind", "amounts-over-bet"];
            let question = self.words.with("amounts-how", &args([("bet", self.words.number(last).into())]));
            match self.picked(&question, answers)? {
                Picked::At(0) => break,
                Picked::At(1) if let Some(blind) = self.big_blind() => match blind < last {
                    true => {
                        totals.push(blind);
                        over_blind = true;
                    }
                    false => return Ok(RoundTold::Again(Some(self.no_raise(last, blind)))),
                },
                Picked::At(_) => totals.extend(self.bet_before(last)?),
                Picked::Unknown => return Ok(RoundTold::Typed(UNKNOWN.to_owned())),
                Picked::Line(line) => return Ok(RoundTold::Typed(line)),
                Picked::Back if totals.len() == 1 => return Ok(RoundTold::Again(None)),
                Picked::Back => {
                    totals.pop();
                    over_blind = false;
                }
            }
        }
        // Where nobody has bet the least bet decides.
        if bet == 0 && self.level.is_none() {
            return Ok(RoundTold::Typed(UNKNOWN.to_owned()));
        }
        if self.level.as_ref().is_some_and(|level| level.structure != Structure::NoLimit) {
            return Ok(RoundTold::Again(Some(self.words.text("amounts-structure"))));
        }
        let Some(steps) = self.steps(&totals)? else {
            return Ok(RoundTold::Again(None));
        };
        Ok(RoundTold::Typed(self.written(&steps, over_blind)))
    }

    /// Whether nothing more need be known of how it came to a bet, the last of some totals from the highest down: nobody has bet, it
    /// is the big blind, or the raise over it was at least as large as all of it, so that no raise before was larger.
    fn is_clear(&self, totals: &[Amount]) -> bool {
        let blind = self.big_blind();
        match totals {
            [.., raised, last] => raised - last >= *last || blind == Some(*last),
            [last] => *last == 0 || blind == Some(*last),
            [] => true,
        }
    }

    /// The bets from the first to the last, each that is less than a whole bet or raise asked about. None to go back.
    fn steps(&mut self, totals: &[Amount]) -> Result<Option<Vec<Step>>, Stopped> {
        let mut steps: Vec<Step> = Vec::new();
        let mut raise = self.big_blind().unwrap_or(0);
        for total in totals.iter().rev().filter(|total| **total > 0) {
            let by = total - steps.last().map_or(0, |step| step.total);
            let mut all_in = false;
            if by < raise {
                let question = self.words.with("amounts-short", &args([("bet", self.words.number(*total).into())]));
                match self.picked(&question, ["amounts-short-yes", "amounts-short-no"])? {
                    Picked::At(0) => all_in = true,
                    Picked::At(_) => {}
                    Picked::Unknown | Picked::Line(_) | Picked::Back => return Ok(None),
                }
            }
            raise = raise.max(by);
            steps.push(Step { total: *total, all_in });
        }
        Ok(Some(steps))
    }

    /// The big blind, where the level is known.
    fn big_blind(&self) -> Option<Amount> {
        self.level.as_ref().map(|level| level.least)
    }

    /// Asks for the level, once: without it nobody sees that a bet is less than the big blind. Whoever does not know it goes on
    /// without. False to go back.
    fn level_known(&mut self) -> Result<bool, Stopped> {
        let mut wrong = None;
        while self.level.is_none() {
            match self.amount("amounts-level", "amounts-level-hint", wrong.take())?.as_deref() {
                None => return Ok(false),
                Some(UNKNOWN) => break,
                Some(typed) => match self.level_of(typed) {
                    Ok(level) => self.level = Some(level),
                    Err(why) => wrong = Some(self.or_another(None, typed, why)),
                },
            }
        }
        Ok(true)
    }

    /// The bet that was raised to another. None to go back.
    fn bet_before(&mut self, bet: Amount) -> Result<Option<Amount>, Stopped> {
        let question = "amounts-before";
        let mut wrong = None;
        loop {
            let Some(typed) = self.amount(question, "amounts-before-hint", wrong.take())? else {
                return Ok(None);
            };
            match read_amount(self.words.language(), &typed) {
                Ok(before) if before > 0 && before < bet => return Ok(Some(before)),
                Ok(_) => {
                    let values = args([("bet", self.words.number(bet).into())]);
                    wrong = Some(self.words.with("amounts-not-before", &values));
                }
                Err(why) => {
                    let why = self.words.with(why.key(), &why.values(&typed));
                    wrong = Some(self.or_another(None, &typed, why));
                }
            }
        }
    }

    /// What is typed at a question of one amount, commands obeyed. None to go back.
    fn amount(&mut self, question: &str, hint: &str, wrong: Option<String>) -> Result<Option<String>, Stopped> {
        let (question, hint) = (self.words.text(question), self.words.text(hint));
        self.beside(Prompt { question, hint, wrong, ..Prompt::default() })
    }

    /// What is picked of a short list, the likeliest first.
    fn picked<const N: usize>(&mut self, question: &str, answers: [&str; N]) -> Result<Picked, Stopped> {
        let answers = answers.map(|answer| self.words.text(answer)).to_vec();
        let mut prompt = self.which(question, &answers, None);
        loop {
            let Some(typed) = self.beside(prompt.clone())? else {
                return Ok(Picked::Back);
            };
            prompt.wrong = match (pick(&typed, &prompt.spelled), typed.as_str()) {
                (_, "") => return Ok(Picked::At(0)),
                (_, UNKNOWN) => return Ok(Picked::Unknown),
                (Pick::One(at), _) => return Ok(Picked::At(at)),
                _ => match read_line(self.words, &typed) {
                    Some(Ok(line)) => return Ok(Picked::Line(line.text)),
                    Some(Err(why)) => Some(why),
                    None => {
                        let no_answer = self.no_answer(&typed, &prompt.answers);
                        Some(self.or_another(None, &typed, no_answer))
                    }
                },
            };
        }
    }

    /// What is typed at a question beside those of the incident, commands obeyed. None to go back.
    fn beside(&mut self, mut prompt: Prompt) -> Result<Option<String>, Stopped> {
        loop {
            self.asked += 1;
            let typed = self.line(&prompt)?;
            prompt.wrong = match (read_command(self.words, &typed), typed.trim()) {
                (Some(Command::Back), _) | (_, BACK) => return Ok(None),
                (Some(Command::Why), _) => Some(self.words.text("amounts-why")),
                (Some(command), _) => self.obey(&command)?,
                (None, typed) => return Ok(Some(typed.to_owned())),
            };
        }
    }

    /// That a bet is no raise over the blind.
    fn no_raise(&self, bet: Amount, blind: Amount) -> String {
        let values = [("bet", self.words.number(bet).into()), ("blind", self.words.number(blind).into())];
        self.words.with("amounts-no-raise", &args(values))
    }

    /// Bets as a line, in as few signs as tell the same: the blinds alone, or amounts where they are whole bets and raises. Over
    /// the big blind they stand behind the blinds: whoever posted that has not acted by it, and comes back to no bet of that size.
    fn written(&self, steps: &[Step], over_blind: bool) -> String {
        match (steps, self.level.as_ref()) {
            ([only], Some(level)) if only.total == level.least => return level.told.clone(),
            ([_, raises @ ..], Some(level)) if over_blind => return before(self.words, &level.told, &acts(raises)),
            _ => {}
        }
        let whole = steps.iter().all(|step| !step.all_in);
        if whole && !steps.is_empty() {
            return steps.iter().map(|step| step.total.to_string()).collect::<Vec<_>>().join(" > ");
        }
        let first = || steps.first().map_or(0, |step| step.total);
        let least = self.big_blind().unwrap_or_else(first);
        before(self.words, &least.to_string(), &acts(steps))
    }
}

/// Bets as the acts of one player after the other.
fn acts(steps: &[Step]) -> String {
    let act = |(name, step): (char, &Step)| match step.all_in {
        true => format!("{name} all-in {}", step.total),
        false => format!("{name} {}", step.total),
    };
    ('A'..='Z').zip(steps).map(act).collect::<Vec<_>>().join(", ")
}
