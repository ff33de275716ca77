//! What a ruling came to, in one word that fits a command line: by it the same facts ruled under a later edition of the
//! data can be compared with how they were ruled before.

use super::{Remedy, Ruling};
use std::fmt;

/// Outcomes, amounts and clauses of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The outcome, or those of all alternatives.
    pub outcomes: Vec<String>,
    /// The amounts by name, of alternatives those of each after the other.
    pub amounts: Vec<(String, u64)>,
    /// The addresses of the clauses that it cites.
    pub clauses: Vec<String>,
}

/// Between outcomes, amounts and clauses.
const PART: char = ':';
/// Between two of a kind.
const NEXT: char = ',';

impl Summary {
    /// The summary of a ruling.
    #[must_use]
    pub fn of(ruling: &Ruling) -> Self {
        let outcomes = match ruling.alternatives.as_slice() {
            [] => vec![ruling.outcome.to_owned()],
            several => several.iter().map(|one| one.outcome.to_owned()).collect(),
        };
        let alternatives = ruling.alternatives.iter().flat_map(|one: &Remedy| one.amounts.iter());
        let amounts = ruling.amounts.iter().chain(alternatives);
        Self {
            outcomes,
            amounts: amounts.map(|(name, amount)| ((*name).to_owned(), *amount)).collect(),
            clauses: ruling.citations.iter().map(|citation| citation.address.clone()).collect(),
        }
    }

    /// Reads what [`fmt::Display`] wrote; none where it is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let [outcomes, amounts, clauses] = <[&str; 3]>::try_from(text.split(PART).collect::<Vec<_>>()).ok()?;
        let list = |part: &str| part.split(NEXT).filter(|one| !one.is_empty()).map(str::to_owned).collect::<Vec<_>>();
        let amount =
            |one: String| one.split_once('=').and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
        let outcomes = list(outcomes);
        let amounts: Option<Vec<_>> = list(amounts).into_iter().map(amount).collect();
        (!outcomes.is_empty()).then_some(Self { outcomes, amounts: amounts?, clauses: list(clauses) })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let next = NEXT.to_string();
        let amounts: Vec<String> = self.amounts.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let clauses: String = self.clauses.join(&next);
        write!(f, "{}{PART}{}{PART}{clauses}", self.outcomes.join(&next), amounts.join(&next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_back() {
        for text in ["full-call-owed:to_add=300:51-A,51-¶2", "dead:: MEC 7", "a,b:x=1,x=2:"] {
            assert_eq!(Summary::read(text).expect("a summary").to_string(), text);
        }
    }

    #[test]
    fn what_is_no_summary_is_not_taken_for_one() {
        for text in ["", "dead", ":x=1:", "dead:x:", "dead:x=a:", "a:b=1:c:d"] {
            assert_eq!(Summary::read(text), None, "{text}");
        }
    }
}
