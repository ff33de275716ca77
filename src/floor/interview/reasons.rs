//! Why a question is asked: what each answer to it would lead to.

use super::Interview;
use crate::decide::BoundIncident;
use crate::incident::{Answer, FactKind, Facts};

/// How many of the rulings to which an answer can still lead are named.
const NAMED: usize = 3;

impl Interview<'_> {
    /// What a question decides: for each of the answers the outcomes that are left then; where they are the same, that it
    /// changes what is ordered or how much.
    pub(super) fn reasons(&self, bound: &BoundIncident, facts: &Facts, fact: usize) -> String {
        let known = &bound.incident.facts[fact];
        let left = |facts: &Facts| -> Vec<String> {
            let outcomes = bound.outcomes(bound.possible(facts)).into_iter();
            outcomes.map(|outcome| self.words.text(&format!("{}-outcome-{outcome}", bound.incident.id))).collect()
        };
        let FactKind::Choice { values } = &known.kind else {
            return self.decides(&left(facts));
        };
        let answer = |(at, value): (usize, &String)| {
            let mut with = facts.clone();
            with.set(fact, Some(Answer::Choice(u8::try_from(at).unwrap_or(u8::MAX))));
            (self.words.answer(&bound.incident.id, &known.id, value), left(&with))
        };
        let answers: Vec<(String, Vec<String>)> = values.iter().enumerate().map(answer).collect();
        if answers.windows(2).all(|pair| pair[0].1 == pair[1].1) {
            return self.decides(&left(facts));
        }
        format!("{}\n{}", self.words.text("asked-because"), told_apart(&answers).join("\n"))
    }

    /// What a question decides that every ruling hangs on.
    fn decides(&self, outcomes: &[String]) -> String {
        match outcomes {
            [] | [_] => self.words.text("asked-for-amounts"),
            several => format!("{}\n- {}", self.words.text("asked-because"), some(several, NAMED)),
        }
    }
}

/// A line for each answer with the rulings that are left then, those first that the fewest answers leave: as many of them as
/// tell the answers apart that lead elsewhere.
fn told_apart(answers: &[(String, Vec<String>)]) -> Vec<String> {
    let leaving = |outcome: &String| answers.iter().filter(|(_, left)| left.contains(outcome)).count();
    let rarest = |outcomes: &[String]| {
        let mut outcomes = outcomes.to_vec();
        outcomes.sort_by_key(leaving);
        outcomes
    };
    let sorted: Vec<(&str, Vec<String>)> =
        answers.iter().map(|(answer, outcomes)| (answer.as_str(), rarest(outcomes))).collect();
    let most = sorted.iter().map(|(_, outcomes)| outcomes.len()).max().unwrap_or(NAMED);
    let apart = |named: &usize| {
        let shown = |outcomes: &[String]| some(outcomes, *named);
        let pairs = sorted.iter().flat_map(|one| sorted.iter().map(move |other| (&one.1, &other.1)));
        pairs.filter(|(one, other)| one != other).all(|(one, other)| shown(one) != shown(other))
    };
    let named = (NAMED..=most).find(apart).unwrap_or(usize::max(most, NAMED));
    sorted.iter().map(|(answer, outcomes)| format!("- {answer} → {}", some(outcomes, named))).collect()
}

/// The first of some rulings.
fn some(outcomes: &[String], most: usize) -> String {
    let named = outcomes.iter().take(most).map(String::as_str);
    named.chain((outcomes.len() > most).then_some("…")).collect::<Vec<_>>().join(" / ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_that_lead_elsewhere_look_different() {
        let left = |answer: &str, outcomes: &str| {
            (answer.to_owned(), outcomes.split(' ').map(str::to_owned).collect::<Vec<_>>())
        };
        let shown = told_apart(&[left("no", "a b c d"), left("yes", "a b c e"), left("amount", "a b c")]);
        assert_eq!(shown, ["- no → d / a / b / …", "- yes → e / a / b / …", "- amount → a / b / c"]);
        let shown = told_apart(&[left("x", "a b c d e"), left("y", "a b c d f"), left("z", "d e f a b c")]);
        assert_eq!(shown.iter().collect::<std::collections::BTreeSet<_>>().len(), 3, "{shown:?}");
        let shown = told_apart(&[left("x", "a b"), left("y", "a b"), left("z", "c")]);
        assert_eq!(shown, ["- x → a / b", "- y → a / b", "- z → c"]);
    }
}
