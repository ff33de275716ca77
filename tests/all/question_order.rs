//! The order of the questions: how many are asked on average until nothing is left to ask, against the best that can be
//! reached for the table, which is found by trying every question at every step.
//!
//! Every answer to a question counts as likely as the others. Questions for amounts, lines and lists are asked in any
//! order as often, so that only those with a choice of answers are counted.
//!
//! `cargo test --test all question_order -- --nocapture` shows the mean under every book, and the incidents that are off.

use floorbook::commands::built_in;
use floorbook::decide::BoundIncident;
use floorbook::incident::{Answer, Facts};
use floorbook::pack::Pack;
use std::collections::HashMap;

/// The most questions on average that our order may ask more than the best.
const ALLOWED: f64 = 0.5;

/// From how many more on an incident is shown.
const SHOWN: f64 = 0.1;

/// The most states of the answers of a table that are tried.
const MOST_STATES: usize = 20_000;

/// The questions that are left on average from a state of the answers on: in our order, and in the best.
type Left = (f64, f64);

/// What is known of an incident under a book, by the answers that were given.
struct Table<'p> {
    bound: BoundIncident<'p>,
    known: HashMap<Vec<Option<u8>>, Left>,
}

impl Table<'_> {
    /// The questions with a choice of answers that can still change the ruling, in our order. One that hangs on another
    /// that is not answered cannot be asked yet.
    fn open(&self, state: &[Option<u8>]) -> Vec<usize> {
        let mut facts = Facts::none(state.len());
        for (at, value) in state.iter().enumerate() {
            facts.set(at, value.map(Answer::Choice));
        }
        let of_incident = &self.bound.incident.facts;
        let missing = self.bound.missing(&facts).into_iter().filter(|fact| !of_incident[*fact].values().is_empty());
        missing.filter(|fact| of_incident[*fact].asked_if.iter().all(|gate| state[gate.fact].is_some())).collect()
    }

    /// The questions that are left; none where the table has too many cases.
    fn left(&mut self, state: &[Option<u8>]) -> Option<Left> {
        if let Some(left) = self.known.get(state) {
            return Some(*left);
        }
        if self.known.len() >= MOST_STATES {
            return None;
        }
        let mut left: Option<Left> = None;
        for fact in self.open(state) {
            let (ours, best) = self.left_after(state, fact)?;
            let (first, least) = left.unwrap_or((ours, best));
            left = Some((first, least.min(best)));
        }
        let left = left.unwrap_or((0.0, 0.0));
        self.known.insert(state.to_vec(), left);
        Some(left)
    }

    /// A question and what is left on average after it.
    fn left_after(&mut self, state: &[Option<u8>], fact: usize) -> Option<Left> {
        let values = u8::try_from(self.bound.incident.facts[fact].values().len()).ok()?;
        let mut sum = (0.0, 0.0);
        for value in 0..values {
            let mut with = state.to_vec();
            with[fact] = Some(value);
            let left = self.left(&with)?;
            sum = (sum.0 + left.0, sum.1 + left.1);
        }
        Some((1.0 + sum.0 / f64::from(values), 1.0 + sum.1 / f64::from(values)))
    }
}

/// The incidents under a book with the questions of our order and of the best, and those whose tables have too many cases.
fn measured(pack: &Pack, book: &str) -> (Vec<(String, Left)>, Vec<String>) {
    let (mut all, mut left_out) = (Vec::new(), Vec::new());
    for head in pack.incident_heads() {
        let bound = BoundIncident::new(pack, book, &head.id).expect("an incident of the book");
        let none = vec![None; bound.incident.facts.len()];
        match (Table { bound, known: HashMap::new() }).left(&none) {
            Some(left) => all.push((head.id.to_string(), left)),
            None => left_out.push(head.id.to_string()),
        }
    }
    (all, left_out)
}

/// The incidents in which our order asks more than is allowed.
fn too_many(all: &[(String, Left)]) -> Vec<String> {
    let over = all.iter().filter(|(_, (ours, best))| ours - best > ALLOWED);
    over.map(|(id, (ours, best))| format!("{id}: {ours:.2} questions, the best order {best:.2}")).collect()
}

#[test]
#[allow(clippy::print_stdout)]
fn our_order_asks_hardly_more_questions_than_the_best() {
    let pack = built_in();
    let mut over = Vec::new();
    for book in pack.book_ids() {
        let (mut all, left_out) = measured(&pack, &book);
        assert_eq!(left_out, Vec::<String>::new(), "{book}: tables with more than {MOST_STATES} states");
        all.sort_by(|(_, (ours, best)), (_, (other, other_best))| (other - other_best).total_cmp(&(ours - best)));
        let mean = |of: fn(&Left) -> f64| all.iter().map(|(_, left)| of(left)).sum::<f64>() / all.len() as f64;
        println!("{book}: {:.2} questions, the best order {:.2}", mean(|left| left.0), mean(|left| left.1));
        for (id, (ours, best)) in all.iter().filter(|(_, (ours, best))| ours - best > SHOWN) {
            println!("  {id}: {ours:.2}, best {best:.2}");
        }
        over.extend(too_many(&all).into_iter().map(|over| format!("{book} {over}")));
    }
    assert_eq!(over, Vec::<String>::new());
}
