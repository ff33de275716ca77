//! What a ruling comes to, in words: one outcome, several to choose from, and what another clause would give.

mod json;

pub(super) use json::amounts_json;

use super::standing::{stance_words, value_words};
use super::working::{changed_cells, quantity};
use super::{Block, View};
use crate::betting::Amount;
use crate::betting::round::PlayerName;
use crate::decide::{ALTERNATIVES, OpenPoint, OtherSide, OtherValue, Remedy, Ruling};
use crate::ids::StepId;
use crate::incident::{Coverage, FAIRNESS, Unit, amount_message};
use crate::locale::{Args, FluentValue, Words, args};
use crate::pack::Pack;
use crate::policy::{Policy, Value, message_id};

/// What the remedies of a ruling need for their words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Remedies<'a> {
    pub pack: &'a Pack,
    pub words: &'a Words<'a>,
    /// The id of the incident.
    pub incident: &'a str,
    /// The id of the book that rules.
    pub book: &'a str,
    /// The players that the ruling names.
    pub names: &'a [(&'static str, Vec<PlayerName>)],
}

/// What messages can show: amounts by name, and players.
pub(super) fn values<'a>(
    words: &Words,
    amounts: &'a [(&str, Amount)],
    names: &'a [(&'static str, Vec<PlayerName>)],
) -> Args<'a> {
    // A message can choose by a number; money and times are shown as they are written.
    let value = |name: &str, amount: Amount| match Unit::of(name) {
        Unit::Whole => FluentValue::from(amount),
        Unit::Money | Unit::Time => FluentValue::from(quantity(words, name, amount)),
    };
    let amounts = amounts.iter().map(|(name, amount)| (*name, value(name, *amount)));
    amounts.chain(names.iter().map(|(name, players)| (*name, FluentValue::from(words.listed(players))))).collect()
}

/// How the alternatives of a line of text are told apart.
pub(super) const OR: &str = " / ";

impl<'a> Remedies<'a> {
    /// Those of a ruling.
    pub(super) fn of_ruling(pack: &'a Pack, words: &'a Words<'a>, ruling: &'a Ruling) -> Self {
        Self { pack, words, incident: ruling.incident, book: ruling.book, names: &ruling.names }
    }

    /// The same for one of several rulings, which makes its own of the players.
    fn of<'r>(&self, remedy: &'r Remedy) -> Remedies<'r>
    where
        'a: 'r,
    {
        Remedies { names: &remedy.names, ..*self }
    }

    pub(super) fn message(&self, kind: &str, id: &str, amounts: &[(&str, Amount)]) -> String {
        let id = format!("{}-{kind}-{id}", self.incident);
        let mut values = values(self.words, amounts, self.names);
        let source = self.words.source().message(self.words.language().code(), &id);
        if source.is_some_and(|source| source.contains(FAIRNESS)) {
            values.set(FAIRNESS, self.fairness());
        }
        self.words.with(&id, &values)
    }

    /// The number that the rule on fairness has in the book; a dash where it has no such rule.
    fn fairness(&self) -> String {
        let clause = self.pack.clauses(self.book, FAIRNESS).into_iter().next();
        let address = clause.and_then(|clause| self.pack.address(self.book, &clause));
        address.map_or_else(|| "–".to_owned(), |address| address.label)
    }

    /// The headline of a ruling.
    pub(super) fn headline(&self, ruling: &Ruling) -> String {
        match ruling.outcome {
            ALTERNATIVES => {
                let options = args([("options", self.choice(ruling).into())]);
                self.words.with(&format!("alternatives-{}", ruling.coverage.key()), &options)
            }
            outcome => self.message("outcome", outcome, &ruling.amounts),
        }
    }

    /// The rulings to choose from in a sentence, each behind its number with the amounts that are its own.
    fn choice(&self, ruling: &Ruling) -> String {
        let options: Vec<String> = ruling.alternatives.iter().map(|one| self.option(ruling, one)).collect();
        let numbered = options.iter().enumerate().map(|(at, option)| {
            // What comes to the same is told apart by what is done.
            let alike = options.iter().filter(|other| *other == option).count() > 1;
            let other = ruling.alternatives.iter().enumerate().filter(|(other, _)| *other != at);
            let others: Vec<String> = other.flat_map(|(_, other)| self.orders_of(other)).collect();
            let own = self.orders_of(&ruling.alternatives[at]).into_iter().find(|order| !others.contains(order));
            match own.filter(|_| alike) {
                Some(order) => format!("({}) {option}: {}", at + 1, order.trim_end_matches('.')),
                None => format!("({}) {option}", at + 1),
            }
        });
        let mut numbered: Vec<String> = numbered.collect();
        match (numbered.pop(), numbered.as_slice()) {
            (Some(last), [_, ..]) => {
                let values = args([("options", numbered.join(", ").into()), ("last", last.into())]);
                self.words.with("alternatives-or", &values)
            }
            (last, _) => last.unwrap_or_default(),
        }
    }

    /// One of the rulings to choose from, with the amounts that are its own and that its words do not say.
    fn option(&self, ruling: &Ruling, one: &Remedy) -> String {
        let outcome = self.line(std::slice::from_ref(one));
        let own = one.amounts.iter().filter(|amount| !ruling.amounts.contains(amount));
        let own = own.map(|amount| pair(self.words, amount)).filter(|(_, amount)| !outcome.contains(amount.as_str()));
        let own: Vec<String> = own.map(|(name, amount)| format!("{name} {amount}")).collect();
        if own.is_empty() { outcome } else { format!("{outcome} ({})", own.join(", ")) }
    }

    /// The outcomes of rulings in a line.
    pub(super) fn line(&self, remedies: &[Remedy]) -> String {
        let outcome = |one: &Remedy| self.of(one).message("outcome", one.outcome, &one.amounts);
        remedies.iter().map(outcome).collect::<Vec<_>>().join(OR)
    }

    /// The orders of a ruling in words, and in their place the points among them that the book leaves open.
    pub(super) fn orders(&self, orders: &[&StepId], open: &[OpenPoint], amounts: &[(&str, Amount)]) -> Vec<String> {
        let mut said = Vec::with_capacity(orders.len() + open.len());
        for at in 0..=orders.len() {
            said.extend(open.iter().filter(|point| point.before == at).filter_map(|point| self.open_point(point)));
            said.extend(orders.get(at).map(|order| self.message("order", order, amounts)));
        }
        said
    }

    /// The orders of one of several rulings.
    pub(super) fn orders_of(&self, remedy: &Remedy) -> Vec<String> {
        self.of(remedy).orders(&remedy.orders, &remedy.open, &remedy.amounts)
    }

    fn open_point(&self, point: &OpenPoint) -> Option<String> {
        let policy = self.pack.policy(point.policy)?;
        let option = |(value, _): &(&str, _)| value_words(self.words, &policy, &Value::Choice((*value).to_owned()));
        let options: Vec<String> = point.options.iter().map(option).collect();
        let name = self.words.text(&message_id(&policy.id));
        let shown = args([("name", name.into()), ("options", options.join(OR).into())]);
        Some(self.words.with(&format!("open-{}", point.stance.key()), &shown))
    }

    /// The rulings to choose from, each with the amounts and orders that are its own.
    pub(super) fn alternatives(&self, view: &mut View, ruling: &Ruling) {
        for (remedy, number) in ruling.alternatives.iter().zip(1..) {
            view.push(Block::Heading(format!("({number}) {}", self.line(std::slice::from_ref(remedy)))));
            let own = remedy.amounts.iter().filter(|amount| !ruling.amounts.contains(amount));
            let own: Vec<(String, String)> = own.map(|amount| pair(self.words, amount)).collect();
            if !own.is_empty() {
                view.push(Block::Pairs(own));
            }
            view.push(Block::Steps(self.orders_of(remedy)));
            let own = remedy.remarks.iter().filter(|remark| !ruling.remarks.contains(remark));
            let own: Vec<String> = own.map(|remark| self.message("remark", remark, &remedy.amounts)).collect();
            if !own.is_empty() {
                view.push(Block::Points(own));
            }
            if remedy.penalty != ruling.penalty {
                view.push(Block::Text(self.words.text(&format!("penalty-{}", remedy.penalty.key()))));
            }
        }
    }

    /// What the clauses would give that the ruling does not follow, a sentence each.
    pub(super) fn other_sides(&self, ruling: &Ruling) -> Vec<String> {
        let sentence = |other: &OtherSide| {
            let given = self.other_side(ruling, other);
            let shown = args([("clause", other.side.clause.as_str().into()), ("ruling", given.into())]);
            self.words.with("other-side", &shown)
        };
        ruling.other_sides.iter().filter(|other| !other.remedies.is_empty()).map(sentence).collect()
    }

    /// What the tables would show where the book leaves a betting rule open, a sentence for each other value.
    pub(super) fn other_values(&self, ruling: &Ruling) -> Vec<String> {
        let sentence = |other: &OtherValue| {
            let policy = self.pack.policy(&other.consulted.policy)?;
            let cells = other.tables.iter().flat_map(|table| {
                let own = ruling.tables.iter().find(|own| own.name == table.name);
                own.map_or_else(Vec::new, |own| changed_cells(self.words, own, table))
            });
            let shown = args([
                ("name", self.words.text(&message_id(&policy.id)).into()),
                ("shown", value_words(self.words, &policy, other.shown).into()),
                ("value", value_words(self.words, &policy, other.value).into()),
                ("ruling", cells.collect::<Vec<_>>().join("; ").into()),
            ]);
            Some(self.words.with("other-value", &shown))
        };
        ruling.other_values.iter().filter_map(sentence).collect()
    }

    /// In what another side differs: its outcome with the amounts that are not those of the ruling; where these are the
    /// same, the orders or the cells of its tables; and its penalty.
    fn other_side(&self, ruling: &Ruling, other: &OtherSide) -> String {
        let others = other.remedies.as_slice();
        let own: Vec<&str> = match ruling.alternatives.as_slice() {
            [] => vec![ruling.outcome],
            several => several.iter().map(|one| one.outcome).collect(),
        };
        let amounts = others.iter().flat_map(|one| &one.amounts).filter(|amount| !ruling.amounts.contains(amount));
        let mut details: Vec<String> = Vec::new();
        for (name, amount) in amounts.map(|amount| pair(self.words, amount)) {
            let detail = format!("{name} {amount}");
            if !details.contains(&detail) {
                details.push(detail);
            }
        }
        let line = self.line(others);
        let mut said = match details.as_slice() {
            [] if others.iter().map(|one| one.outcome).eq(own) => self.other_details(ruling, other),
            [] => line,
            details => format!("{line} ({})", details.join(", ")),
        };
        if let Some(one) = others.iter().find(|one| one.penalty != ruling.penalty) {
            let penalty = self.words.text(&format!("penalty-{}", one.penalty.key()));
            said = if said.is_empty() { penalty } else { format!("{}. {penalty}", said.trim_end_matches('.')) };
        }
        said
    }

    /// The cells and orders in which another side with the same outcome differs.
    fn other_details(&self, ruling: &Ruling, other: &OtherSide) -> String {
        let mut details: Vec<String> = Vec::new();
        for table in other.tables.iter().filter(|table| !table.read_back) {
            let own = ruling.tables.iter().find(|own| own.name == table.name);
            details.extend(own.into_iter().flat_map(|own| changed_cells(self.words, own, table)));
        }
        let alternatives = ruling.alternatives.iter().flat_map(|one| &one.orders);
        let known: Vec<&StepId> = ruling.orders.iter().chain(alternatives).copied().collect();
        for one in &other.remedies {
            let new = one.orders.iter().filter(|order| !known.contains(order));
            details.extend(new.map(|order| self.of(one).message("order", order, &one.amounts)));
        }
        details.dedup();
        details.join("; ")
    }
}

/// The name of an amount and the amount.
pub(super) fn pair(words: &Words, (name, amount): &(&str, Amount)) -> (String, String) {
    (words.text(&amount_message(name)), quantity(words, name, *amount))
}

/// How far the book carries a ruling, in brackets, unless a rule decides or what is ruled says so itself.
pub(super) fn coverage_mark(words: &Words, coverage: Coverage, ruled: &str) -> String {
    let id = format!("coverage-{}", coverage.key());
    let ruled = ruled.to_lowercase();
    let says_so = |said: String| said.split(',').any(|said| ruled.contains(said.trim()));
    match coverage {
        Coverage::Rule => String::new(),
        _ if words.attribute(&id, "said").is_some_and(says_so) => String::new(),
        _ => format!(" ({})", words.text(&id)),
    }
}

/// Where a consulted position stands, in words: its value, by the general rule where the book has no other, or its
/// stance.
pub(super) fn consulted_words(words: &Words, policy: &Policy, consulted: &crate::decide::Consulted) -> String {
    match (&consulted.general, &policy.when_silent) {
        (Some(general), Some(when)) => {
            let value = value_words(words, policy, &general.value);
            let why = when.why.get(words.language().code());
            words.with("by-general-rule", &args([("value", value.into()), ("why", why.into())]))
        }
        _ => stance_words(words, policy, consulted.decides()),
    }
}
