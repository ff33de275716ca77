//! `floor shift`: the hand-over. First what is still to do, then what happened by table, last what repeated itself. There is no list
//! by floor person.

use super::super::Context;
use super::super::context::print;
use super::alike::outcomes;
use super::anew::in_own_words;
use super::appeals::{appeals, overruled};
use super::lines::{clean, head, lines_within_table, name};
use super::penalty::{Running, of_today};
use super::record::{OTHERWISE, RULING, Record, TAKEN, own_key};
use super::store::{failed, open};
use super::who::{at_of, at_words};
use crate::error::FOUND;
use crate::locale::{Words, args, printable};
use crate::render::{Block, Format, View, day_words, html_in_columns};
use anyhow::Result;
use floorbook_log::{Access, Entry, Fault, Filter, Log, Moment, NewEntry};
use serde_json::{Value as Json, json};

/// Runs the command. Who takes over sees what came since the last who did, and that is noted.
pub(in super::super) fn run(context: &Context, take: Option<&str>) -> Result<u8> {
    let access = if take.is_some() { Access::Write } else { Access::Read };
    let mut log = open(context, access)?;
    let failed = failed(context.words, &log);
    let now = Moment::now();
    let mut shift = Shift::of(context, &log, &now, take.is_some()).map_err(&failed)?;
    if context.settings.format != Format::Json {
        shift = shift.in_own_words(context);
    }
    let view = || shift.view(context.words, &now);
    if context.settings.format == Format::Html {
        print(context.words, &html_in_columns(&view(), context.words.language()))?;
    } else {
        context.list(view, || shift.json(context.words, &now))?;
    }
    if let Some(by) = take {
        let (key, kind, by) = (own_key(), TAKEN.to_owned(), Some(by.to_owned()));
        let taken = log.add(&NewEntry { key, kind, by, ..NewEntry::default() }, &now).map_err(&failed)?;
        let values = args([("number", taken.number.to_string().into())]);
        let sentence = context.words.with("log-kept", &values);
        let logged = || json!({"logged": {"number": taken.number, "again": false, "message": sentence}});
        super::super::say(&sentence, context.settings.format, logged);
    }
    Ok(FOUND)
}

/// What there is to hand over.
struct Shift {
    /// Who took over last, where only what came since is shown.
    since: Option<Entry>,
    /// When the day of play began.
    begun: Moment,
    /// The rulings of the day, the first first, with those that were overruled; what was undone was a mistake of writing.
    day: Vec<Record>,
    appeals: Vec<Entry>,
    /// The penalties of the day, with how far they are served.
    penalties: Vec<Running>,
}

impl Shift {
    fn of(context: &Context, log: &Log, now: &Moment, since_taken: bool) -> Result<Self, Fault> {
        let begun = now.day_of_play();
        let of_day = Filter { since: Some(begun.second), ..Filter::default() };
        let taken = log.entries(&Filter { kinds: vec![TAKEN.to_owned()], ..of_day.clone() })?.pop();
        let since = taken.filter(|_| since_taken);
        let rulings = Filter { kinds: vec![RULING.to_owned()], standing: true, ..of_day };
        let day = log.entries(&rulings)?.into_iter().map(Record::of).collect();
        Ok(Self { since, begun, day, appeals: appeals(log)?, penalties: of_today(context, log, now)? })
    }

    /// The same in the language of who takes over.
    fn in_own_words(self, context: &Context) -> Self {
        Self { day: self.day.into_iter().map(|record| in_own_words(context, record)).collect(), ..self }
    }

    /// The rulings that are shown: those since somebody took over.
    fn records(&self) -> impl Iterator<Item = &Record> {
        let after = self.since.as_ref().map_or(0, |taken| taken.number);
        self.day.iter().filter(move |record| record.entry.number > after)
    }

    /// The rulings of the whole day that nobody has overruled.
    fn standing(&self) -> impl Iterator<Item = &Record> {
        self.day.iter().filter(|record| overruled(&self.appeals, record.entry.number).is_none())
    }

    /// A ruling with the penalties that were given for it.
    fn lines(&self, words: &Words, record: &Record) -> String {
        let own = lines_within_table(words, record, overruled(&self.appeals, record.entry.number));
        let penalties = self.penalties.iter().filter(|one| one.entry().about == Some(record.entry.number));
        let given = penalties.map(|one| {
            let number = one.entry().number.to_string();
            words.with("penalty-given", &args([("step", one.step().words(words).into()), ("number", number.into())]))
        });
        std::iter::once(own).chain(given).collect::<Vec<_>>().join("\n")
    }

    fn view(&self, words: &Words, now: &Moment) -> View {
        let mut view = View::default();
        let day = day_words(words, self.begun.day());
        view.push(Block::Headline(
            words.with("shift-heading", &args([("day", day.into()), ("clock", now.clock().to_owned().into())])),
        ));
        if let Some(taken) = &self.since {
            let by = taken.by.as_deref().map(printable).unwrap_or_default();
            let values = args([("by", by.into()), ("clock", taken.happened.clock().to_owned().into())]);
            view.push(Block::Subject(words.with("shift-since", &values)));
        }
        let to_do = self.to_do(words);
        let to_do = if to_do.is_empty() { vec![words.text("shift-nothing-to-do")] } else { to_do };
        view.points(words.text("shift-to-do"), to_do);
        for (table, records) in self.by_table() {
            let heading = match table {
                Some(table) => words.with("shift-table", &args([("table", printable(table).into())])),
                None => words.text("shift-no-table"),
            };
            view.points(heading, records.iter().map(|record| self.lines(words, record)).collect());
        }
        if self.records().next().is_none() {
            view.push(Block::Text(words.text("shift-nothing-happened")));
        }
        view.points(words.text("shift-repeated"), self.repeated().iter().map(|one| one.words(words)).collect());
        view
    }

    /// What is still to do: penalties that are not served or from which nobody is back; rulings that are left to the director and of which nobody has noted what was decided; and who was ruled on
    /// more than once.
    fn to_do(&self, words: &Words) -> Vec<String> {
        let open = self.standing().filter(|record| is_open(record));
        let open = open.map(|record| {
            let values =
                args([("entry", head(words, &record.entry).into()), ("ruling", clean(&record.headline()).into())]);
            words.with("shift-open", &values)
        });
        let watch = self.watched().into_iter().map(|records| {
            let last = &records[records.len() - 1].entry;
            let numbers: Vec<String> = records.iter().map(|record| record.entry.number.to_string()).collect();
            let mut titles: Vec<String> = records.iter().map(|record| clean(record.title())).collect();
            titles.dedup();
            let values = args([
                ("name", name(words, last).unwrap_or_default().into()),
                ("where", at_of(words, last).into()),
                ("titles", titles.join(", ").into()),
                ("numbers", numbers.join(", ").into()),
            ]);
            words.with("shift-watch", &values)
        });
        let serving = self.penalties.iter().filter(|one| one.is_open()).map(|one| one.words(words));
        serving.chain(open).chain(watch).collect()
    }

    /// The rulings of each player on whom there was more than one.
    fn watched(&self) -> Vec<Vec<&Record>> {
        let mut players: Vec<i64> = self.standing().filter_map(|record| record.entry.player).collect();
        players.sort_unstable();
        players.dedup();
        let of = |player: i64| self.standing().filter(move |one| one.entry.player == Some(player)).collect::<Vec<_>>();
        players.into_iter().map(of).filter(|records| records.len() > 1).collect()
    }

    /// The rulings by table, the tables by number, those without one last.
    fn by_table(&self) -> Vec<(Option<&str>, Vec<&Record>)> {
        let mut tables: Vec<Option<&str>> = self.records().map(|record| record.entry.place.as_deref()).collect();
        let number =
            |table: &str| table.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u64>().ok();
        tables
            .sort_by_key(|table| (table.is_none(), table.map(|table| (number(table).is_none(), number(table), table))));
        tables.dedup();
        let of = |table: Option<&str>| self.records().filter(|one| one.entry.place.as_deref() == table).collect();
        tables.into_iter().map(|table| (table, of(table))).collect()
    }

    /// What happened more than once, most often first.
    fn repeated(&self) -> Vec<Repeated<'_>> {
        let mut incidents: Vec<&str> = self.standing().filter_map(|one| one.entry.subject.as_deref()).collect();
        incidents.sort_unstable();
        incidents.dedup();
        let of = |incident: &str| {
            Repeated(self.standing().filter(|one| one.entry.subject.as_deref() == Some(incident)).collect())
        };
        let mut repeated: Vec<Repeated> = incidents.into_iter().map(of).filter(|one| one.0.len() > 1).collect();
        repeated.sort_by_key(|one| std::cmp::Reverse(one.0.len()));
        repeated
    }

    fn json(&self, words: &Words, now: &Moment) -> Json {
        let tables = self.by_table().into_iter().map(|(table, records)| {
            json!({"table": table, "entries": records.iter().map(|record| record.json()).collect::<Vec<_>>()})
        });
        json!({
            "since": self.since.as_ref().map_or(&self.begun, |taken| &taken.happened).text,
            "until": now.text,
            "penalties": self.penalties.iter().map(Running::json).collect::<Vec<_>>(),
            "to_do": self.to_do(words),
            "tables": tables.collect::<Vec<_>>(),
            "repeated": self.repeated().iter().map(Repeated::json).collect::<Vec<_>>(),
        })
    }
}

/// Whether a ruling leaves a choice, and nobody has noted which was made.
fn is_open(record: &Record) -> bool {
    let leaves = |ruling: &Json| ruling["alternatives"].as_array().is_some_and(|sides| sides.len() > 1);
    record.rulings().iter().any(leaves) && record.entry.approved.is_none() && record.entry.part(OTHERWISE).is_none()
}

/// Rulings on one incident.
struct Repeated<'a>(Vec<&'a Record>);

impl Repeated<'_> {
    /// Whether they were not all ruled alike.
    fn differs(&self) -> bool {
        self.0.iter().any(|record| outcomes(record) != outcomes(self.0[0]))
    }

    fn words(&self, words: &Words) -> String {
        let mut tables: Vec<String> = Vec::new();
        for record in &self.0 {
            let at = at_words(words, record.entry.place.as_deref(), None);
            if !at.is_empty() && !tables.contains(&at) {
                tables.push(at);
            }
        }
        let values = args([
            ("title", clean(self.0[0].title()).into()),
            ("n", (self.0.len() as u64).into()),
            ("where", if tables.is_empty() { "none".to_owned() } else { tables.join(", ") }.into()),
            ("ruled", if self.differs() { "otherwise" } else { "alike" }.into()),
        ]);
        words.with("shift-repeated-line", &values)
    }

    fn json(&self) -> Json {
        let numbers: Vec<i64> = self.0.iter().map(|record| record.entry.number).collect();
        json!({"incident": self.0[0].entry.subject, "numbers": numbers, "alike": !self.differs()})
    }
}
