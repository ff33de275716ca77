//! A round that is told by amounts, one at a time, is ruled as its line is: over every case whose line amounts can tell.
#![allow(clippy::print_stdout)]

use crate::cases::{facts_of, in_every_case, on_disk};
use floorbook::betting::Amount;
use floorbook::betting::round::{Action, HandLine, Structure};
use floorbook::decide::{BoundIncident, Next};
use floorbook::ids::{BookId, IncidentId};
use floorbook::incident::{Answer, FactKind, Facts};
use floorbook::interview::{Answered, Asker, Interview, InterviewEnd, Prompt, Stopped};
use floorbook::locale::{Language, Words, args};
use floorbook::pack::Pack;

/// A bet on the way to the one that is faced, and whether it was told to be all-in.
type Step = (Amount, bool);

/// The bets of a line from the first on, the big blind among them before the flop. None where amounts cannot tell what the
/// line tells: another structure, a stack, a player in question, a second street.
fn steps(line: &HandLine) -> Option<Vec<Step>> {
    let setup = &line.setup;
    let plain =
        setup.structure == Structure::NoLimit && setup.stacks.iter().all(Option::is_none) && line.streets.is_empty();
    if !plain || line.actor().is_some() || !line.told_early.is_empty() {
        return None;
    }
    let mut steps: Vec<Step> =
        if setup.small_blind > 0 && setup.street.opens() { vec![(setup.big_blind, false)] } else { Vec::new() };
    for played in &line.moves {
        let bet = steps.last().map_or(0, |(total, _)| *total);
        let step = match played.act {
            Action::Total(total) => (total, false),
            Action::RaiseBy(more) => (bet + more, false),
            Action::AllIn(total) => (total?, true),
            Action::Post(_) | Action::Check | Action::Fold | Action::Call => continue,
        };
        steps.extend((step.0 > bet).then_some(step));
    }
    Some(steps)
}

/// Somebody who tells the bets one by one.
struct Person<'a> {
    words: &'a Words<'a>,
    /// The question about the round.
    round: String,
    level: Option<String>,
    steps: Vec<Step>,
    before_flop: bool,
    /// The place of the bet that was asked about last.
    at: usize,
}

impl Person<'_> {
    /// The place of the bet that a question is about.
    fn about(&self, question: &str, message: &str) -> Option<usize> {
        let asks =
            |total: Amount| self.words.with(message, &args([("bet", self.words.number(total).into())])) == question;
        self.steps.iter().position(|(total, _)| asks(*total))
    }

    fn says(&mut self, question: &str) -> String {
        if question == self.round {
            return self.steps.last().map_or("0".to_owned(), |(total, _)| total.to_string());
        }
        if question == self.words.text("amounts-level") {
            return self.level.clone().unwrap_or_else(|| "?".to_owned());
        }
        if question == self.words.text("amounts-before") {
            return self.steps[self.at - 1].0.to_string();
        }
        if let Some(at) = self.about(question, "amounts-short") {
            return if self.steps[at].1 { "1" } else { "2" }.to_owned();
        }
        let Some(at) = self.about(question, "amounts-how") else {
            // A fact that the case does not tell.
            return "?".to_owned();
        };
        self.at = at;
        match at {
            0 => "1",
            1 if self.before_flop => "2",
            _ => "3",
        }
        .to_owned()
    }
}

impl Asker for Person<'_> {
    fn line(&mut self, prompt: &Prompt) -> Result<String, Stopped> {
        if let Some(wrong) = &prompt.wrong {
            panic!("{:?}: {wrong}", self.steps);
        }
        Ok(self.says(&prompt.question))
    }
}

/// What is ruled on facts, whatever is not told left open.
fn ruled(bound: &BoundIncident, mut facts: Facts) -> String {
    loop {
        match bound.next(&facts) {
            Next::Ask(fact) => facts.set(fact, Some(Answer::Unknown)),
            Next::Ruled(ruling) => {
                let tells = (ruling.outcome, ruling.coverage, &ruling.amounts, &ruling.orders, &ruling.remarks);
                return format!("{tells:?} {:?} {:?}", ruling.penalty, ruling.alternatives);
            }
            other => return format!("{other:?}"),
        }
    }
}

/// What is ruled where the round of some facts is told by amounts.
fn by_amounts(pack: &Pack, words: &Words, bound: &BoundIncident, facts: &Facts, mut person: Person) -> String {
    let mut told = Answered::new(facts.clone());
    let mut interview = Interview::new(pack, words, &bound.book, &mut person);
    assert_eq!(interview.facts(bound, &mut told), Ok(InterviewEnd::Done));
    ruled(bound, told.facts)
}

#[test]
fn amounts_one_by_one_are_ruled_as_the_line_is() {
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    let (mut compared, mut wrong) = (0, Vec::new());
    for (incident, cases) in in_every_case() {
        let bounds: Vec<BoundIncident> =
            pack.book_ids().iter().filter_map(|book| BoundIncident::new(pack, book, &incident)).collect();
        let Some(first) = bounds.first() else { continue };
        let rounds =
            first.incident.facts.iter().position(|fact| matches!(fact.kind, FactKind::Round { any_size: false }));
        let question = rounds.map(|at| format!("{incident}-fact-{}", first.incident.facts[at].id));
        let Some((at, question)) = rounds.zip(question).filter(|(_, id)| words.attribute(id, "hint").is_none()) else {
            continue;
        };
        for case in cases.iter().filter(|case| case.line.is_none()) {
            let facts = facts_of(&words, &first.incident, case).expect("the facts of a case");
            let Some(Answer::Round(line)) = facts.get(at) else { continue };
            let Some(steps) = steps(line) else { continue };
            let mut untold = facts.clone();
            untold.set(at, None);
            let blind = line.setup.big_blind;
            for bound in &bounds {
                let person = Person {
                    words: &words,
                    round: words.text(&question),
                    level: Some(format!("{}/{blind}", line.setup.small_blind.max(1))),
                    before_flop: line.setup.small_blind > 0 && line.setup.street.opens(),
                    steps: steps.clone(),
                    at: 0,
                };
                let (line, amounts) = (ruled(bound, facts.clone()), by_amounts(pack, &words, bound, &untold, person));
                compared += 1;
                if line != amounts {
                    wrong.push(format!("{incident}: {} ({})\n  {line}\n  {amounts}", case.case, bound.book));
                }
            }
        }
    }
    println!("{compared} rulings by amounts");
    assert!(wrong.is_empty(), "{} of {compared}\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn whoever_comes_back_before_the_flop_has_no_bet_of_the_size_of_the_blind_in_front() {
    let pack = on_disk();
    let words = Words::new(Language::En, pack);
    let (book, incident): (BookId, IncidentId) = ("onk-2023".into(), "oversized-chip".into());
    let bound = BoundIncident::new(pack, &book, &incident).expect("an incident");
    let mut person = Person {
        words: &words,
        round: words.text("oversized-chip-fact-round"),
        level: Some("100/200".to_owned()),
        before_flop: true,
        steps: vec![(200, false), (600, false), (700, true)],
        at: 0,
    };
    let mut told = Answered::new(Facts::none(bound.incident.facts.len()));
    let mut interview = Interview::new(pack, &words, &bound.book, &mut person);
    assert_eq!(interview.facts(&bound, &mut told), Ok(InterviewEnd::Done));
    let round = bound.incident.fact("round").and_then(|at| told.facts.get(at).cloned());
    let Some(Answer::Round(line)) = round else { panic!("{round:?}") };
    assert_eq!(line.text, "100/200; A 600, B all-in 700");
}
