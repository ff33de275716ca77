//! A case as it is written: what happened, the clause of every book that rules on it, and one ruling for each group of
//! books that rule alike.

use super::of_books::OfBook;
use floorbook::ids::BookId;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde_yaml::{Mapping, Value};

/// A case.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    /// What happened, as a floor person would tell it.
    pub case: String,
    /// The same as a betting line, which must show the incident by itself and answers the facts that it tells.
    pub line: Option<String>,
    /// The same as answers to the facts of the incident, or what a line does not tell of them.
    #[serde(default, deserialize_with = "in_order")]
    pub facts: Vec<(String, Value)>,
    #[serde(deserialize_with = "in_order")]
    clauses: Vec<(String, String)>,
    rulings: Vec<Expected>,
    #[serde(default, rename = "why")]
    _why: Option<String>,
    /// The one book under which it is judged; left out: all.
    #[serde(skip)]
    only: Option<String>,
}

/// What a group of books must rule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expected {
    #[serde(default)]
    books: Books,
    /// The outcome.
    pub outcome: String,
    /// How far the books carry it; left out: a rule.
    #[serde(default = "rule")]
    pub coverage: String,
    /// Whether a penalty follows; left out: none.
    #[serde(default = "none")]
    pub penalty: String,
    /// Every amount that is shown, in order; left out: none is.
    #[serde(default, deserialize_with = "in_order")]
    pub amounts: Vec<(String, u64)>,
    /// Every order that is given, in order; of alternatives each has its own.
    pub orders: Vec<String>,
    /// The policies on which the book takes no value and some orders hang; left out: none.
    #[serde(default)]
    pub open: Vec<String>,
    /// Whether the clause of the case must stand before all others, since it is the one that decides and the screen quotes the
    /// first; left out: it only has to be cited.
    #[serde(default)]
    pub clause_first: bool,
    /// What the other side of a contradiction would give; left out: not judged.
    pub other_sides: Option<Vec<Other>>,
    /// What the tables would show by other values of the rules that the book leaves open; left out: not judged.
    pub other_values: Option<Vec<OtherValue>>,
    /// Every remark that is made, in order; left out: not judged.
    pub remarks: Option<Vec<String>>,
    /// Tables by name, each a list of rows under a row with the names of the columns that are judged.
    #[serde(default, deserialize_with = "in_order")]
    pub tables: Tables,
    /// The rulings between which the book leaves the choice; left out: there is one ruling.
    #[serde(default)]
    pub alternatives: Vec<Alternative>,
}

/// One of the rulings between which a book leaves the choice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Alternative {
    /// The outcome.
    pub outcome: String,
    /// Whether a penalty follows; left out: none.
    #[serde(default = "none")]
    pub penalty: String,
    /// Every amount that is shown, in order.
    #[serde(default, deserialize_with = "in_order")]
    pub amounts: Vec<(String, u64)>,
    /// Every order that is given, in order.
    pub orders: Vec<String>,
    /// The policies on which the book takes no value and some orders hang.
    #[serde(default)]
    pub open: Vec<String>,
}

/// What another clause would give.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Other {
    /// The clause.
    pub clause: String,
    /// The outcome.
    pub outcome: String,
    /// Whether a penalty follows; left out: as by the clause that is followed.
    pub penalty: Option<String>,
    /// Every amount that is shown, in order.
    #[serde(default, deserialize_with = "in_order")]
    pub amounts: Vec<(String, u64)>,
}

/// Tables by name: the rows of each under a row with the names of the columns that are judged.
pub(super) type Tables = Vec<(String, Vec<Vec<Value>>)>;

/// What the tables would show by another value of a rule that the book leaves open.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OtherValue {
    /// The policy.
    pub policy: String,
    /// The other value.
    pub value: String,
    /// The tables by that value.
    #[serde(default, deserialize_with = "in_order")]
    pub tables: Tables,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`books` is `all` or a list of books")]
enum Books {
    Every(Every),
    These(Vec<String>),
}

impl Default for Books {
    fn default() -> Self {
        Self::These(Vec::new())
    }
}

#[derive(Debug, Deserialize)]
enum Every {
    #[serde(rename = "all")]
    All,
}

fn rule() -> String {
    "rule".to_owned()
}

fn none() -> String {
    "none".to_owned()
}

/// A mapping in the order in which it is written. A key that stands twice is refused.
pub(super) fn in_order<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<(String, T)>, D::Error> {
    let pairs = Mapping::deserialize(from)?.into_iter();
    let typed = pairs.map(|(name, value)| Ok((serde_yaml::from_value(name)?, serde_yaml::from_value(value)?)));
    typed.collect::<Result<_, serde_yaml::Error>>().map_err(D::Error::custom)
}

impl Books {
    fn times(&self, book: &str) -> usize {
        match self {
            Self::Every(Every::All) => 1,
            Self::These(books) => books.iter().filter(|known| *known == book).count(),
        }
    }

    fn named(&self) -> &[String] {
        match self {
            Self::Every(Every::All) => &[],
            Self::These(books) => books,
        }
    }
}

impl Case {
    /// A case that only one book needs.
    ///
    /// # Errors
    /// It says nothing of what happened, or not what the book rules.
    pub(super) fn own(book: &str, own: OfBook) -> Result<Self, String> {
        if own.line.is_none() && own.facts.is_empty() {
            return Err("no shared case is called so, and no facts are told".to_owned());
        }
        let mut ruling = own.ruling.ok_or("a case of its own needs a ruling")?;
        ruling.books = Books::These(vec![book.to_owned()]);
        Ok(Self {
            case: own.case,
            line: own.line,
            facts: own.facts,
            clauses: vec![(book.to_owned(), own.clause)],
            rulings: vec![ruling],
            _why: None,
            only: Some(book.to_owned()),
        })
    }

    /// Lists the books of a group that is written as all of them, so that another book can differ.
    pub(super) fn name_all(&mut self) {
        let named: Vec<String> = self.clauses.iter().map(|(book, _)| book.clone()).collect();
        for ruling in &mut self.rulings {
            if matches!(ruling.books, Books::Every(Every::All)) {
                ruling.books = Books::These(named.clone());
            }
        }
    }

    /// Adds what a further book rules.
    ///
    /// # Errors
    /// It tells the facts of the case anew, rules neither like a book of the case nor by itself, or both.
    pub(super) fn add(&mut self, book: &str, added: OfBook) -> Result<(), String> {
        if added.line.is_some() || !added.facts.is_empty() {
            return Err("a shared case has its facts, and takes no others".to_owned());
        }
        match (added.like, added.ruling) {
            (Some(like), None) => {
                let group = self.rulings.iter_mut().find(|group| group.books.times(&like) > 0);
                match group.map(|group| &mut group.books) {
                    Some(Books::These(books)) => books.push(book.to_owned()),
                    _ => return Err(format!("the case names no ruling of {like}")),
                }
            }
            (None, Some(mut ruling)) => {
                ruling.books = Books::These(vec![book.to_owned()]);
                self.rulings.push(ruling);
            }
            _ => return Err("either `as` with a book, or a `ruling`".to_owned()),
        }
        self.clauses.push((book.to_owned(), added.clause));
        Ok(())
    }

    /// Whether it is judged under a book.
    pub(super) fn speaks_of(&self, book: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only == book)
    }

    /// The clause that a book must cite, and what it must rule.
    ///
    /// # Errors
    /// The case says nothing of the book, or says it twice.
    pub(crate) fn expected(&self, book: &str) -> Result<(&str, &Expected), String> {
        let clause = self.clauses.iter().find(|(known, _)| known == book);
        let (_, clause) = clause.ok_or_else(|| format!("no clause of {book} is named"))?;
        let rulings: Vec<&Expected> =
            self.rulings.iter().flat_map(|ruling| vec![ruling; ruling.books.times(book)]).collect();
        match rulings.as_slice() {
            [ruling] => Ok((clause, ruling)),
            [] => Err(format!("{book} is in no group of books")),
            _ => Err(format!("{book} stands {} times in the groups of books", rulings.len())),
        }
    }

    /// The books of which it speaks although there is no such book.
    pub(crate) fn strangers<'a>(&'a self, books: &'a [BookId]) -> impl Iterator<Item = &'a str> {
        let clauses = self.clauses.iter().map(|(book, _)| book);
        let grouped = self.rulings.iter().flat_map(|ruling| ruling.books.named());
        clauses.chain(grouped).filter(|book| !books.iter().any(|known| known == *book)).map(String::as_str)
    }
}
