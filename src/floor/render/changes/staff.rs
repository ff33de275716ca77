//! What the staff must be told when a house goes to another edition: a numbered list that fits on two pages, each change with its
//! kind, both addresses, before and now, and an example where a ruling changes.

use super::super::standing::{position_json, position_words};
use super::super::{Block, View};
use super::example::Example;
use super::{Changed, class_json};
use crate::book::Book;
use crate::compare::{Fate, Mapped, StaffChange, StaffSheet, Subject};
use crate::ids::PolicyId;
use crate::locale::{FluentValue, args};
use crate::pack::Audience;
use crate::policy::{Position, message_id};
use serde_json::{Value as Json, json};

/// The most changes that a sheet tells: whoever is told more remembers none.
const MOST: usize = 15;

/// What must be told, with everything that showing it needs.
#[derive(Debug)]
pub struct StaffShown<'a> {
    /// The books, the words, and whether everything is shown.
    pub changed: Changed<'a>,
    /// What changes.
    pub sheet: &'a StaffSheet,
    /// Whom it is for; none for everybody.
    pub audience: Option<Audience>,
}

/// What the staff must be told, for a person.
#[must_use]
pub fn staff_view(shown: &StaffShown) -> View {
    let words = shown.changed.words;
    let mut view = View::default();
    let [before, after] = shown.titles();
    view.push(Block::Headline(words.with("staff-title", &args([("before", before.into()), ("after", after.into())]))));
    let audience = Audience::ALL.iter().find(|(_, known)| Some(*known) == shown.audience).map(|(key, _)| *key);
    view.push(Block::Subject(words.text(&format!("staff-for-{}", audience.unwrap_or("everybody")))));
    let (told, rest) = shown.told();
    for (change, number) in told.iter().zip(1..) {
        shown.change(&mut view, number, change);
    }
    shown.besides(&mut view, rest);
    view
}

impl StaffShown<'_> {
    /// The titles of both books, with their editions where two titles say the same.
    fn titles(&self) -> [String; 2] {
        let language = self.changed.words.language();
        let books = self.changed.books.map(|book| self.changed.pack.book(book));
        let name = |book: &Option<Book>, with: bool| {
            book.as_ref().map_or_else(String::new, |book| match with {
                true => format!("{} ({})", book.title.name(language), book.edition.name(language)),
                false => book.title.name(language).to_owned(),
            })
        };
        let [one, other] = [0, 1].map(|side| name(&books[side], false));
        if one == other { [0, 1].map(|side| name(&books[side], true)) } else { [one, other] }
    }

    /// The changes that are told, and how many are left out.
    fn told(&self) -> (Vec<&StaffChange>, usize) {
        let all: Vec<&StaffChange> = self.sheet.changes.iter().collect();
        if self.changed.all {
            return (all, 0);
        }
        let told: Vec<&StaffChange> = all.iter().copied().filter(|change| !change.is_minor()).take(MOST).collect();
        let rest = all.len() - told.len();
        (told, rest)
    }

    fn change(&self, view: &mut View, number: usize, change: &StaffChange) {
        let words = self.changed.words;
        let news = words.text(&format!("staff-{}", change.news.key()));
        view.push(Block::Heading(format!("{number}. {} · {news}", self.name(change))));
        let stands: Vec<String> = change.policies().into_iter().filter_map(|id| self.stands(id)).collect();
        let stands = if stands.is_empty() { self.rule(change).into_iter().collect() } else { stands };
        if !stands.is_empty() {
            view.push(Block::Text(stands.join("\n")));
        }
        let Subject::Point(point) = &change.subject else {
            return;
        };
        let Some(example) = Example::new(&self.changed, &point.classes[0]) else {
            return;
        };
        let told = words.with("staff-example", &args([("told", example.told().into())]));
        view.push(Block::Points(std::iter::once(told).chain(example.rulings()).collect()));
    }

    /// What a change is about, in a few words.
    fn name(&self, change: &StaffChange) -> String {
        let words = self.changed.words;
        match &change.subject {
            Subject::Rule(rule) => {
                let books = self.changed.books.iter();
                let titles = books.filter_map(|book| self.changed.pack.title(book, words.language(), &rule.label));
                titles.last().unwrap_or_else(|| rule.title.clone())
            }
            Subject::Point(_) | Subject::Policy(_) => {
                let first = change.policies().first().map(|id| words.text(&message_id(id)));
                first.unwrap_or_default()
            }
        }
    }

    /// Both addresses of a point, and where each book stands on it.
    fn stands(&self, id: &PolicyId) -> Option<String> {
        let (pack, words) = (self.changed.pack, self.changed.words);
        let policy = pack.policy(id)?;
        let [one, other] = self.changed.books.map(|book| pack.position(book, id));
        let (one, other) = (one?, other?);
        let clause = |position: &Position| match position.clauses().first() {
            Some(clause) => format!(" ({clause})"),
            None => String::new(),
        };
        let side = |position: &Position| format!("{}{}", position_words(words, &policy, position), clause(position));
        Some(words.with("staff-before-now", &args([("before", side(&one).into()), ("now", side(&other).into())])))
    }

    /// The number of a rule that is new or gone.
    fn rule(&self, change: &StaffChange) -> Option<String> {
        match &change.subject {
            Subject::Rule(rule) => {
                Some(self.changed.words.with("staff-rule", &args([("rule", rule.label.as_str().into())])))
            }
            Subject::Point(_) | Subject::Policy(_) => None,
        }
    }

    /// How many are left out, what only has another number, and how much stays.
    fn besides(&self, view: &mut View, rest: usize) {
        let (words, sheet) = (self.changed.words, self.sheet);
        view.push(Block::Heading(words.text("staff-rest")));
        let mut lines = Vec::new();
        if rest > 0 {
            lines.push(words.with("staff-more", &args([("n", FluentValue::from(rest))])));
        }
        if !sheet.renumbered.is_empty() {
            let line = |one: &Mapped| {
                let there: Vec<&str> = one.there.iter().map(|rule| rule.label.as_str()).collect();
                format!("{} → {}", one.rule.label, there.join(", "))
            };
            let numbers: Vec<String> = sheet.renumbered.iter().map(line).collect();
            lines.push(words.with("staff-renumbered", &args([("numbers", numbers.join("; ").into())])));
        }
        lines.push(words.with("staff-kept", &args([("n", FluentValue::from(sheet.kept))])));
        view.push(Block::Points(lines));
    }
}

/// What the staff must be told, as one JSON object: all of it, whatever a screen shows.
#[must_use]
pub fn staff_json(shown: &StaffShown) -> Json {
    let audience = Audience::ALL.iter().find(|(_, known)| Some(*known) == shown.audience).map(|(key, _)| *key);
    let (told, _) = shown.told();
    let changes = shown.sheet.changes.iter().map(|change| change_json(shown, change, told.contains(&change)));
    let moved = |one: &Mapped| {
        let there: Vec<&str> = one.there.iter().map(|rule| rule.label.as_str()).collect();
        json!({"before": one.rule.label, "now": there, "only_the_number": one.fate == Fate::Moved})
    };
    json!({
        "books": shown.changed.books,
        "language": shown.changed.words.language().code(),
        "for": audience,
        "changes": changes.collect::<Vec<_>>(),
        "renumbered": shown.sheet.renumbered.iter().map(moved).collect::<Vec<_>>(),
        "kept": shown.sheet.kept,
    })
}

fn change_json(shown: &StaffShown, change: &StaffChange, told: bool) -> Json {
    let pack = shown.changed.pack;
    let policy = |id: &&PolicyId| {
        let [one, other] = shown.changed.books.map(|book| pack.position(book, id));
        Some(json!({"policy": id, "before": position_json(&one?), "now": position_json(&other?)}))
    };
    let example = match &change.subject {
        Subject::Point(point) => class_json(&shown.changed, &point.classes[0]),
        Subject::Policy(_) | Subject::Rule(_) => None,
    };
    let rule = match &change.subject {
        Subject::Rule(rule) => Some(&rule.label),
        Subject::Point(_) | Subject::Policy(_) => None,
    };
    json!({
        "kind": change.news.key(),
        "name": shown.name(change),
        "told": told,
        "situations": change.situations,
        "rule": rule,
        "policies": change.policies().iter().filter_map(policy).collect::<Vec<_>>(),
        "example": example,
    })
}
