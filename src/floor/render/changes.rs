//! What changes at the table between two books: the points that matter most, each with an example, both rulings and what they
//! hang on.

mod example;
mod json;
mod staff;

pub use json::changes_at_table_json;
pub(super) use json::counts_json;
pub use staff::{StaffShown, staff_json, staff_view};

use super::standing::position_words;
use super::{Block, View};
use crate::compare::{Class, Counts, Point, TableChanges, Written};
use crate::ids::{BookId, PolicyId};
use crate::locale::{FluentValue, Words, args};
use crate::pack::Pack;
use crate::policy::{Policy, message_id};
use example::Example;
use json::class_json;

/// How many points the first screen shows.
pub const FIRST: usize = 10;

/// What changes at the table, with everything that showing it needs.
#[derive(Debug, Clone, Copy)]
pub struct Changed<'a> {
    /// The data.
    pub pack: &'a Pack,
    /// The words.
    pub words: &'a Words<'a>,
    /// The two books.
    pub books: [&'a BookId; 2],
    /// What changes.
    pub changes: &'a TableChanges,
    /// Points on which the books differ in a number that no ruling shows.
    pub numbers: &'a [Policy],
    /// Points on which the books stand in different places without another ruling.
    pub standings: &'a [Policy],
    /// The house among the books with what it has written otherwise, where one extends the other.
    pub house: Option<(&'a str, &'a Written)>,
    /// Whether everything is shown, or the points that matter most.
    pub all: bool,
    /// Whether it is a sheet to be handed on, which has no use for what else the program can show.
    pub sheet: bool,
}

/// What changes at the table, for a person.
#[must_use]
pub fn changes_at_table_view(changed: &Changed) -> View {
    let words = changed.words;
    let mut view = View::default();
    view.push(Block::Headline(words.text("changes-title")));
    let title = |book: &BookId| {
        changed.pack.book(book).map_or_else(String::new, |book| book.title.name(words.language()).to_owned())
    };
    view.push(Block::Subject(format!("{} → {}", title(changed.books[0]), title(changed.books[1]))));
    view.push(Block::Rule);
    let (points, counts) = (changed.changes.points.len(), changed.changes.counts());
    let found = args([("points", points.into()), ("classes", counts.all().into())]);
    view.push(Block::Text(words.with("changes-points", &found)));
    if points > 0 {
        view.push(Block::Points(counts_words(words, counts)));
    }
    if changed.all {
        changed.everything(&mut view);
    } else {
        changed.first(&mut view);
    }
    changed.besides(&mut view);
    if !changed.all && !changed.sheet && points > 0 {
        view.push(Block::Rule);
        view.push(Block::Subject(words.text("changes-more")));
    }
    view
}

/// How many classes there are of each kind, a line each.
fn counts_words(words: &Words, counts: Counts) -> Vec<String> {
    let kinds =
        [("contradiction", counts.contradictions), ("one-sided", counts.one_sided), ("both-open", counts.both_open)];
    let line = |(kind, n): (&str, usize)| words.with(&format!("changes-{kind}"), &args([("n", n.into())]));
    kinds.into_iter().filter(|(_, n)| *n > 0).map(line).collect()
}

impl Changed<'_> {
    /// The points that matter most: where there are more, their names on one screen, then an example of each.
    fn first(&self, view: &mut View) {
        let first = self.changes.first(FIRST);
        let title =
            |(point, number): (&&Point, u32)| format!("{number}. {}", self.words.text(&point.classes[0].incident));
        let titles: Vec<String> = first.iter().zip(1..).map(title).collect();
        if self.changes.points.len() > FIRST {
            view.push(Block::Heading(self.words.with("changes-first", &args([("n", FIRST.into())]))));
            view.push(Block::Text(titles.join("\n")));
        }
        for (point, title) in first.into_iter().zip(titles) {
            view.push(Block::Heading(title));
            self.class(view, &point.classes[0]);
            self.hangs(view, point);
            self.others(view, point);
        }
    }

    /// Every class, by the groups of incidents and the points.
    fn everything(&self, view: &mut View) {
        let mut groups: Vec<&str> = Vec::new();
        for point in &self.changes.points {
            let group = point.classes[0].group.as_str();
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        for group in groups {
            view.push(Block::Rule);
            view.push(Block::Headline(self.words.text(&format!("group-{group}"))));
            for point in self.changes.points.iter().filter(|point| point.classes[0].group == group) {
                for (at, class) in point.classes.iter().enumerate() {
                    view.push(Block::Heading(self.words.text(&class.incident)));
                    self.class(view, class);
                    if at == 0 {
                        self.hangs(view, point);
                    }
                }
            }
        }
    }

    /// The example of a class, and how each book rules it.
    fn class(&self, view: &mut View, class: &Class) {
        let Some(example) = Example::new(self, class) else {
            return;
        };
        let told = example.told();
        if !told.is_empty() {
            view.push(Block::Text(told));
        }
        view.push(Block::Points(example.rulings().to_vec()));
    }

    /// On what a difference hangs: each policy, and where each book stands on it.
    fn hangs(&self, view: &mut View, point: &Point) {
        let lines: Vec<String> = point.hangs.iter().filter_map(|policy| self.stand(policy)).collect();
        if !lines.is_empty() {
            view.push(Block::Text(lines.join("\n")));
        }
    }

    /// A policy with the position of each book, marked as what parts them.
    fn stand(&self, id: &PolicyId) -> Option<String> {
        Some(format!("≠ {}", self.standing(id)?))
    }

    /// A policy with the position of each book.
    fn standing(&self, id: &PolicyId) -> Option<String> {
        let policy = self.pack.policy(id)?;
        let position = |book: &BookId| Some(position_words(self.words, &policy, &self.pack.position(book, id)?));
        let [one, other] = self.books.map(position);
        Some(format!("{}: {} → {}", self.words.text(&message_id(id)), one?, other?))
    }

    /// What differs and shows in no ruling: numbers, and what a house has written.
    fn besides(&self, view: &mut View) {
        let words = self.words;
        view.points(
            words.text("changes-numbers"),
            self.numbers.iter().filter_map(|policy| self.number(policy)).collect(),
        );
        let standings = self.standings.iter().filter_map(|policy| self.standing(&policy.id));
        view.points(words.text("changes-standings"), standings.collect());
        let Some((house, written)) = self.house else {
            return;
        };
        for (key, heads) in [("new", &written.new), ("other", &written.other), ("gone", &written.gone)] {
            let title = words.with(&format!("changes-rules-{key}"), &args([("book", house.into())]));
            view.points(title, heads.iter().map(|head| format!("{} {}", head.label, head.title)).collect());
        }
        let title = words.with("changes-incidents-new", &args([("book", house.into())]));
        view.points(title, written.incidents.iter().map(|incident| words.text(incident)).collect());
    }

    /// A number with its clauses in both books.
    fn number(&self, policy: &Policy) -> Option<String> {
        let side = |book: &BookId| {
            let position = self.pack.position(book, &policy.id)?;
            let clauses = position.clauses().join(", ");
            Some(format!("{} ({clauses})", position_words(self.words, policy, &position)))
        };
        let [one, other] = self.books.map(side);
        Some(format!("{}: {} → {}", self.words.text(&message_id(&policy.id)), one?, other?))
    }

    /// In how many more situations, and in which other incidents, the same point shows.
    fn others(&self, view: &mut View, point: &Point) {
        let rest = &point.classes[1..];
        if rest.is_empty() {
            return;
        }
        let mut titles: Vec<String> = Vec::new();
        for class in rest.iter().filter(|class| class.incident != point.classes[0].incident) {
            let title = self.words.text(&class.incident);
            if !titles.contains(&title) {
                titles.push(title);
            }
        }
        let titles = if titles.is_empty() { "none".to_owned() } else { titles.join(", ") };
        let values = args([("n", FluentValue::from(rest.len())), ("incidents", titles.into())]);
        view.push(Block::Text(self.words.with("changes-others", &values)));
    }
}
