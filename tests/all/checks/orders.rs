//! Orders go together, each said once, and name people and things that are there: nobody else where one player is left, no list that is not shown, and no number
//! that neither the headline nor the facts give.

use super::every::Situation;
use super::found::Found;
use crate::cases::on_disk;
use floorbook::decide::{BoundIncident, Ruling};
use floorbook::incident::Answer;
use floorbook::interview::write_fact;
use floorbook::locale::{Language, Words};
use floorbook::render::{RulingContext, ruling_json};

/// Words for more than one other player.
const OTHERS: [&str; 3] = ["others", "other players", "everybody else"];

/// Orders that name numbers for themselves: the cards that are drawn from, and a place as an example.
const OWN_NUMBERS: [&str; 2] = ["last-hands", "left-the-area"];

/// Words for a list that stands below the orders.
const LISTS: [&str; 4] = ["the list shows", "the list show", "in the list", "on the list below"];

/// What is done once: two of them in one ruling exclude each other, or say one thing twice.
const ONCE: [&str; 4] = [" announce ", "The next player acts", "Play continues", "has every option"];

/// What is said twice in orders that are given together.
fn said_twice(together: &[String]) -> Vec<String> {
    let twice = |(at, order): (usize, &String)| together[..at].contains(order).then(|| format!("given twice: {order}"));
    let once = |phrase: &&&str| together.iter().filter(|order| order.contains(**phrase)).count() > 1;
    let phrases = ONCE.iter().filter(once).map(|phrase| format!("said twice: {}", phrase.trim()));
    together.iter().enumerate().filter_map(twice).chain(phrases).collect()
}

impl Found {
    pub(super) fn orders(&mut self, bound: &BoundIncident, situation: &Situation, ruling: &Ruling) {
        let words = Words::new(Language::En, on_disk());
        let shown = ruling_json(&RulingContext::new(&words, bound, situation.facts, ruling));
        let alternatives = || shown["alternatives"].as_array().into_iter().flatten();
        let of = |one: &serde_json::Value| -> Vec<String> {
            let orders = one["orders"].as_array().into_iter().flatten();
            orders.filter_map(|order| order.as_str().map(str::to_owned)).collect()
        };
        let orders: Vec<String> = of(&shown).into_iter().chain(alternatives().flat_map(of)).collect();
        let shared = of(&shown);
        let together = alternatives().map(of).map(|own| [shared.as_slice(), &own].concat());
        for wrong in together.chain([shared.clone()]).flat_map(|together| said_twice(&together)) {
            let what = format!("{} {}: {wrong}", ruling.book, ruling.incident);
            self.people.entry(what).or_insert_with(|| situation.from.to_owned());
        }
        let (heads_up, lists) = (heads_up(bound, situation), !ruling.tables.is_empty());
        // The numbers that are there: in what heads the ruling or an alternative, in the facts, and among the amounts.
        let headlines = std::iter::once(&shown).chain(alternatives()).filter_map(|one| one["ruling"].as_str());
        let typed = situation.facts.given().map(|(at, answer)| write_fact(&bound.incident.facts[at], answer));
        let amounts = ruling.amounts.iter().chain(ruling.alternatives.iter().flat_map(|one| &one.amounts));
        let amounts =
            amounts.flat_map(|(_, amount)| [amount.to_string(), format!("{}:{:02}", amount / 60, amount % 60)]);
        let there: Vec<String> = headlines.map(str::to_owned).chain(typed).chain(amounts).collect();
        let known: Vec<String> = there.iter().flat_map(|text| numbers(text)).collect();
        for order in &orders {
            let others = heads_up && OTHERS.iter().any(|others| order.contains(others));
            let list = !lists && LISTS.iter().any(|list| order.contains(list));
            let number = numbers(&without_clauses(order)).into_iter().find(|number| !known.contains(number));
            let number = number.filter(|_| !OWN_NUMBERS.contains(&ruling.incident.as_str()));
            let wrong =
                [others.then(|| "nobody else is there".to_owned()), list.then(|| "no list is shown".to_owned())];
            for wrong in wrong.into_iter().flatten().chain(number.map(|number| format!("{number} is nowhere else"))) {
                let what = format!("{} {}: {wrong}: {order}", ruling.book, ruling.incident);
                self.people.entry(what).or_insert_with(|| situation.from.to_owned());
            }
        }
    }
}

/// Whether two players are left.
fn heads_up(bound: &BoundIncident, situation: &Situation) -> bool {
    let two = |(at, answer): (usize, &Answer)| match answer {
        Answer::Choice(value) => {
            bound.incident.facts[at].values().get(usize::from(*value)).is_some_and(|value| value == "heads-up")
        }
        _ => false,
    };
    situation.facts.given().any(two)
}

/// The numbers of a text, without the marks between thousands. A percentage is a rule's own.
fn numbers(text: &str) -> Vec<String> {
    let text = text.replace(',', "");
    let digits = |word: &str| -> Vec<String> {
        let of = word.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
        of.map(str::to_owned).collect()
    };
    text.split_whitespace().filter(|word| !word.contains('%')).flat_map(digits).collect()
}

/// An order without the clauses that it names: "(rule 1)".
fn without_clauses(order: &str) -> String {
    let mut parts = order.split("(rule ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(')').map_or("", |(_, rest)| rest))
}
