//! What an import took from a paper: what matched and how, what did not, what is left over, and what is in doubt.

use super::started::for_shell;
use super::{Block, View, finding_text};
use crate::book::{Book, Official, Rule};
use crate::load::Finding;
use crate::locale::{Args, Words, args, quoted, steers};
use crate::official::{Doubt, How, Left, Matched};
use serde_json::{Value as Json, json};

/// What became of a paper.
#[derive(Debug)]
pub struct Imported<'a> {
    /// The book.
    pub book: &'a Book,
    /// The folder, as it was typed.
    pub folder: &'a str,
    /// The file inside it.
    pub file: &'a str,
    /// Where the words come from.
    pub from: &'a Official,
    /// The rules of the book.
    pub rules: &'a [Rule],
    /// What was taken.
    pub taken: &'a [Matched],
    /// What was left out, since it may be another rule.
    pub doubtful: &'a [Matched],
    /// The rules that were not found, as places in the book.
    pub missing: &'a [usize],
    /// What belongs to no rule.
    pub left: &'a [Left],
    /// What the data warns about.
    pub findings: &'a [Finding],
}

/// The most characters of a text that a line shows.
const LONGEST: usize = 60;

impl Imported<'_> {
    fn label(&self, rule: usize) -> &str {
        &self.rules[rule].label
    }

    /// How many rules there are, and how many were found, the notices around them left out.
    fn counts(&self) -> (u64, u64) {
        let numbered = |rule: &&Rule| !rule.notice;
        let found = self.taken.iter().filter(|one| !self.rules[one.rule].notice).count();
        (found as u64, self.rules.iter().filter(numbered).count() as u64)
    }

    fn by(&self, how: How) -> u64 {
        self.taken.iter().filter(|one| one.how == how).count() as u64
    }

    /// The rules whose words stand as a whole, though we have several clauses.
    fn whole(&self) -> Vec<&str> {
        let whole = self.taken.iter().filter(|one| one.passages.iter().any(|passage| passage.clause.is_none()));
        whole.map(|one| self.label(one.rule)).collect()
    }

    /// The clauses of rules that were split for which nothing stands in the paper.
    fn bare(&self) -> Vec<&str> {
        let split = self.taken.iter().filter(|one| one.passages.iter().all(|passage| passage.clause.is_some()));
        split
            .flat_map(|one| {
                let clauses = self.rules[one.rule].clauses.iter().enumerate();
                let has = |at: usize| one.passages.iter().any(|passage| passage.clause == Some(at));
                clauses.filter(move |(at, _)| !has(*at)).map(|(_, clause)| clause.address.as_str())
            })
            .collect()
    }
}

/// What was taken, what was not, and what comes next.
#[must_use]
pub fn imported_view(words: &Words, imported: &Imported) -> View {
    let mut view = View::default();
    let values = said_values(imported);
    view.push(Block::Headline(words.with("import-found", &values)));
    view.push(Block::Subject(words.with("import-how", &values)));
    let list = |view: &mut View, id: &str, labels: &[&str]| {
        if !labels.is_empty() {
            view.push(Block::Heading(words.text(id)));
            view.push(Block::Text(labels.join(", ")));
        }
    };
    let missing: Vec<&str> = imported.missing.iter().map(|rule| imported.label(*rule)).collect();
    list(&mut view, "import-missing", &missing);
    view.points(
        words.text("import-doubtful"),
        imported.doubtful.iter().map(|one| doubtful(words, imported, one)).collect(),
    );
    list(&mut view, "import-whole", &imported.whole());
    list(&mut view, "import-bare", &imported.bare());
    view.points(words.text("import-left"), imported.left.iter().map(|left| left_line(words, left)).collect());
    let findings = imported.findings.iter().map(|finding| finding_text(words, finding)).collect();
    view.points(words.text("import-numbers"), findings);
    let shown: String = imported.folder.trim_end_matches('/').chars().filter(|c| !steers(*c)).collect();
    view.points(words.text("heading-files"), vec![format!("{shown}/{}", imported.file)]);
    let mut next = vec!["import-next-rule", "import-next-check"];
    if !imported.doubtful.is_empty() || !missing.is_empty() {
        next.insert(0, "import-next-headings");
    }
    view.points(words.text("heading-next"), next.into_iter().map(|id| words.with(id, &values)).collect());
    view
}

/// What the sentences on a paper show: how much was found, and how.
fn said_values<'a>(imported: &'a Imported) -> Args<'a> {
    let (found, all) = imported.counts();
    let (book, folder) = (imported.book.id.as_str(), for_shell(imported.folder));
    let first = imported.taken.iter().find(|one| !imported.rules[one.rule].notice);
    let first = first.map_or("", |one| imported.label(one.rule));
    args([
        ("found", found.into()),
        ("all", all.into()),
        ("book", book.into()),
        ("folder", folder.into()),
        ("rule", for_shell(first).into()),
        ("number", imported.by(How::Number).into()),
        ("order", imported.by(How::Order).into()),
        ("likeness", imported.by(How::Likeness).into()),
    ])
}

fn doubtful(words: &Words, imported: &Imported, one: &Matched) -> String {
    let rule = &imported.rules[one.rule];
    let values = args([
        ("line", (one.line as u64).into()),
        ("heading", quoted(&one.heading, LONGEST).into()),
        ("rule", format!("{} {}", rule.label, rule.title).into()),
        ("doubt", doubt_words(words, imported.rules, one).into()),
    ]);
    words.with("import-doubtful-line", &values)
}

/// Why a text may be that of another rule.
#[must_use]
pub fn doubt_words(words: &Words, rules: &[Rule], one: &Matched) -> String {
    match &one.doubt {
        None => String::new(),
        Some(Doubt::Unlike) => words.text("import-doubt-unlike"),
        Some(Doubt::Nearer(rule)) => {
            let rule = &rules[*rule];
            words.with("import-doubt-nearer", &args([("rule", format!("{} {}", rule.label, rule.title).into())]))
        }
        Some(Doubt::Holds(rule)) => {
            let rule = &rules[*rule];
            words.with("import-doubt-holds", &args([("rule", format!("{} {}", rule.label, rule.title).into())]))
        }
        Some(Doubt::CutOff) => words.text("import-doubt-cut-off"),
        Some(Doubt::Length(hundredths)) => {
            words.text(if *hundredths < 100 { "import-doubt-short" } else { "import-doubt-long" })
        }
    }
}

fn left_line(words: &Words, left: &Left) -> String {
    let values = args([
        ("line", (left.line as u64).into()),
        ("last", (left.last as u64).into()),
        ("lines", ((left.last - left.line + 1) as u64).into()),
        ("text", quoted(&left.text, LONGEST).into()),
    ]);
    words.with("import-left-line", &values)
}

/// The same as JSON.
#[must_use]
pub fn imported_json(words: &Words, imported: &Imported) -> Json {
    let how = |how: How| match how {
        How::Number => "number",
        How::Order => "order",
        How::Likeness => "likeness",
    };
    let matched = |one: &Matched| {
        json!({
            "rule": imported.label(one.rule), "line": one.line, "heading": one.heading, "by": how(one.how),
            "clauses": one.passages.iter().filter_map(|passage| Some(&imported.rules[one.rule].clauses[passage.clause?].address)).collect::<Vec<_>>(),
            "whole": one.passages.iter().any(|passage| passage.clause.is_none()),
        })
    };
    let doubtful = |one: &Matched| {
        let mut json = matched(one);
        json["doubt"] = doubt_words(words, imported.rules, one).into();
        json
    };
    let (found, all) = imported.counts();
    json!({
        "book": imported.book.id, "folder": imported.folder, "file": imported.file, "official": imported.from,
        "rules": all, "found": found,
        "matched": imported.taken.iter().map(matched).collect::<Vec<_>>(),
        "doubtful": imported.doubtful.iter().map(doubtful).collect::<Vec<_>>(),
        "missing": imported.missing.iter().map(|rule| imported.label(*rule)).collect::<Vec<_>>(),
        "without_words": imported.bare(),
        "left": imported.left.iter().map(|left| json!({"line": left.line, "last": left.last, "text": left.text})).collect::<Vec<_>>(),
        "warnings": imported.findings.iter().map(|finding| finding_text(words, finding)).collect::<Vec<_>>(),
    })
}
