//! What may be typed. The English texts here are the keys for the help in the other languages.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Rules on incidents at poker tournament tables
#[derive(Debug, Parser)]
#[command(name = "floor", version, disable_help_subcommand = true, max_term_width = 80)]
pub struct Cli {
    /// What holds everywhere.
    #[command(flatten)]
    pub globals: Globals,
    /// The command; none starts the interview.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Options that hold everywhere.
#[derive(Debug, Clone, Default, Args)]
pub struct Globals {
    /// The book the house plays by
    #[arg(long, global = true, value_name = "ID")]
    pub book: Option<String>,
    /// The language: en, nl, de or sk
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// The format: text, json, markdown or csv
    #[arg(long, global = true, value_name = "FORMAT")]
    pub format: Option<String>,
    /// A folder with books and incidents of the house
    #[arg(long, global = true, value_name = "DIR")]
    pub rulings: Option<PathBuf>,
    /// Colour: auto, always or never
    #[arg(long, global = true, value_name = "WHEN")]
    pub color: Option<String>,
    /// The file of the log
    #[arg(long = "log-file", id = "log-file", global = true, value_name = "FILE")]
    pub log_file: Option<PathBuf>,
    /// Write long output straight to the terminal
    #[arg(long = "no-pager", id = "no-pager", global = true)]
    pub no_pager: bool,
}

impl Globals {
    /// Whether the command line says anything that holds everywhere.
    #[must_use]
    pub fn say_anything(&self) -> bool {
        let said = [&self.book, &self.lang, &self.format, &self.color].into_iter().any(Option::is_some);
        said || self.rulings.is_some()
    }
}

/// What of a ruling is shown besides what fits a screen.
#[derive(Debug, Clone, Default, Args)]
pub struct Wanted {
    /// Show why, too
    #[arg(long)]
    pub why: bool,
    /// Show what the other books rule, too
    #[arg(long)]
    pub others: bool,
    /// Show what would change the ruling, too
    #[arg(long = "what-if", id = "what-if")]
    pub what_if: bool,
    /// Show everything
    #[arg(long)]
    pub full: bool,
    /// One line to paste
    #[arg(long, conflicts_with_all = ["why", "others", "what-if", "full", "show"])]
    pub short: bool,
    /// Show it to a player in this language, too
    #[arg(long, value_name = "LANG")]
    pub show: Option<String>,
    /// What it was ruled before, to see what is ruled otherwise
    #[arg(long, value_name = "SUMMARY")]
    pub ruled: Option<String>,
}

/// What of a comparison is shown.
#[derive(Debug, Clone, Default, Args)]
pub struct Compared {
    /// Only the incidents of this group
    #[arg(long, value_name = "GROUP")]
    pub group: Option<String>,
    /// Every difference, not only those that matter most
    #[arg(long)]
    pub all: bool,
    /// Only where both books rule, and differently
    #[arg(long, conflicts_with = "silences")]
    pub contradictions: bool,
    /// Only what hangs on points on which both books decide
    #[arg(long = "only-values", id = "only-values")]
    pub only_values: bool,
    /// Only where one book rules, or neither
    #[arg(long)]
    pub silences: bool,
    /// The points on which the books differ, not the rulings
    #[arg(long)]
    pub policies: bool,
    /// Which rule of one book is which in the other
    #[arg(long, value_name = "A,B", value_delimiter = ',', conflicts_with_all = ["books", "words"])]
    pub numbers: Vec<String>,
    /// Show two editions of one text word by word
    #[arg(long)]
    pub text: bool,
}

/// What is told of an edition.
#[derive(Debug, Clone, Default, Args)]
pub struct News {
    /// The book by which the house plays from now on
    #[arg(value_name = "BOOK")]
    pub of: Option<String>,
    /// The book by which it has played, or the folder of its data of then
    #[arg(long, value_name = "BOOK|DIR")]
    pub since: Option<String>,
    /// Whom it is for: dealers, players or floors
    #[arg(long = "for", value_name = "WHO")]
    pub audience: Option<String>,
    /// Every change, not only those that must be told
    #[arg(long)]
    pub all: bool,
}

/// What is kept in the log with a ruling.
#[derive(Debug, Clone, Default, Args)]
pub struct Details {
    /// The initials of who ruled
    #[arg(long, value_name = "INITIALS")]
    pub by: Option<String>,
    /// The initials of who approved
    #[arg(long, value_name = "INITIALS")]
    pub approved: Option<String>,
    /// When it happened
    #[arg(long, value_name = "20:14")]
    pub at: Option<String>,
    /// A reference, such as a camera
    #[arg(long = "ref", id = "ref", value_name = "TEXT")]
    pub reference: Option<String>,
    /// It was ruled otherwise than by the book, and why
    #[arg(long, value_name = "TEXT")]
    pub otherwise: Option<String>,
    /// The penalty that was given: warning, "2 hands", "1 round of 9", out
    #[arg(long, value_name = "STEP")]
    pub penalty: Option<String>,
    /// Keep it although it may be the same as one just before
    #[arg(long)]
    pub again: bool,
    /// What makes an entry that is sent twice one
    #[arg(long, value_name = "KEY")]
    pub key: Option<String>,
}

impl Details {
    /// Whether anything is to be kept with a ruling.
    #[must_use]
    pub fn say_anything(&self) -> bool {
        let texts = [&self.by, &self.approved, &self.at, &self.reference, &self.otherwise, &self.penalty, &self.key];
        self.again || texts.into_iter().any(Option::is_some)
    }
}

/// Which entries of the log are shown.
#[derive(Debug, Clone, Default, Args)]
pub struct LogFilter {
    /// Only those with these words
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
    /// Only those at this table
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
    /// Only those about this player
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only those on this incident
    #[arg(long, value_name = "INCIDENT")]
    pub incident: Option<String>,
    /// All that there are, not only those of today
    #[arg(long)]
    pub all: bool,
}

impl LogFilter {
    /// Whether it is not said which.
    #[must_use]
    pub fn says_nothing(&self) -> bool {
        self.words.is_empty() && [&self.table, &self.player, &self.incident].into_iter().all(Option::is_none)
    }
}

/// An entry that is taken back, or brought back.
#[derive(Debug, Clone, Default, Args)]
pub struct Turned {
    /// The number of the entry; without one the last
    #[arg(value_name = "NUMBER")]
    pub number: Option<i64>,
    /// The initials of who does it
    #[arg(long, value_name = "INITIALS")]
    pub by: Option<String>,
    /// Without asking
    #[arg(long)]
    pub yes: bool,
}

/// What an appeal came to.
#[derive(Debug, Clone, Default, Args)]
pub struct Appealed {
    /// The initials of who decided
    #[arg(long, value_name = "INITIALS")]
    pub by: Option<String>,
    /// What was ruled in its place, and why
    #[arg(long, value_name = "TEXT")]
    pub otherwise: Option<String>,
}

/// Who gives a penalty.
#[derive(Debug, Clone, Default, Args)]
pub struct Given {
    /// The initials of who gives it
    #[arg(long, value_name = "INITIALS")]
    pub by: Option<String>,
    /// The initials of who approved
    #[arg(long, value_name = "INITIALS")]
    pub approved: Option<String>,
}

/// What is done with the log.
#[derive(Debug, Subcommand)]
pub enum LogCommand {
    /// Show an entry as it was, and what would be ruled now
    Show {
        /// The number of the entry
        #[arg(value_name = "NUMBER")]
        number: i64,
    },
    /// Take an entry back
    Undo {
        /// Which
        #[command(flatten)]
        wanted: Turned,
    },
    /// Bring an entry back that was taken back
    Redo {
        /// Which
        #[command(flatten)]
        wanted: Turned,
    },
    /// Note what an appeal against a ruling came to
    Appeal {
        /// The number of the entry
        #[arg(value_name = "NUMBER")]
        number: i64,
        /// What it came to
        #[arg(value_name = "upheld|overruled")]
        outcome: String,
        /// What is kept of it
        #[command(flatten)]
        wanted: Appealed,
    },
    /// Enter a penalty for the player of a ruling
    Penalty {
        /// The number of the entry
        #[arg(value_name = "NUMBER")]
        number: i64,
        /// The penalty
        #[arg(value_name = "STEP")]
        step: String,
        /// Who gives it
        #[command(flatten)]
        wanted: Given,
    },
    /// Enter how far a penalty is served
    Report {
        /// The number of the penalty
        #[arg(value_name = "NUMBER")]
        number: i64,
        /// How far
        #[arg(value_name = "HANDS-LEFT|served|back")]
        state: String,
        /// The initials of who enters it
        #[arg(long, value_name = "INITIALS")]
        by: Option<String>,
    },
    /// The penalties of today, and how far they are served
    Penalties,
    /// Take the name of a player out of everything
    Forget {
        /// The name
        #[arg(value_name = "PLAYER")]
        player: String,
        /// Without asking
        #[arg(long)]
        yes: bool,
    },
    /// Copy the log into a new file
    Backup {
        /// The file
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Check that the file is whole
    Check,
    /// Write all entries: JSON, a line each; CSV, Markdown or HTML by --format
    Export,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Rule on an incident, asking for what is not said
    Decide {
        /// The incident, then what is known as FACT=VALUE
        #[arg(value_name = "INCIDENT|FACT=VALUE")]
        words: Vec<String>,
        /// What of the ruling is shown
        #[command(flatten)]
        wanted: Wanted,
        /// Keep the ruling in the log: table, seat and player
        #[arg(long, value_name = "T7 s3 NAME")]
        log: Option<String>,
        /// What is kept with it
        #[command(flatten)]
        details: Details,
    },
    /// Show rules by number or topic, with their cousins
    Rule {
        /// Numbers or topics
        #[arg(value_name = "NUMBER|TOPIC", required = true)]
        labels: Vec<String>,
        /// Only which rule it is in the other books
        #[arg(long)]
        map: bool,
    },
    /// What was ruled and kept
    #[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
    Log {
        /// What is done with it
        #[command(subcommand)]
        what: Option<LogCommand>,
        /// Which entries are shown
        #[command(flatten)]
        filter: LogFilter,
    },
    /// The hand-over to the next floor
    Shift {
        /// Take over: the initials of the next floor
        #[arg(long, value_name = "INITIALS")]
        take: Option<String>,
    },
    /// Search rules and incidents in any language
    Search {
        /// The words
        #[arg(value_name = "WORDS", required = true)]
        words: Vec<String>,
    },
    /// Compare books: what changes at the table, a rule, a topic, or a case
    Compare {
        /// A group, a rule, a topic, or an incident with FACT=VALUE
        #[arg(value_name = "SUBJECT|FACT=VALUE")]
        words: Vec<String>,
        /// The books, separated by commas
        #[arg(long, value_name = "A,B,..", value_delimiter = ',')]
        books: Vec<String>,
        /// What of the comparison is shown
        #[command(flatten)]
        compared: Compared,
    },
    /// What the staff must be told when the house plays by another edition
    Changes {
        /// What is told of it
        #[command(flatten)]
        news: News,
    },
    /// List the books
    Books,
    /// List the incidents
    Incidents {
        /// A group or words
        #[arg(value_name = "GROUP|WORDS")]
        words: Vec<String>,
        /// With the words by which players call them
        #[arg(long)]
        full: bool,
    },
    /// List the points on which books differ
    Policies {
        /// A group, an id, or words
        #[arg(value_name = "GROUP|WORDS")]
        words: Vec<String>,
    },
    /// List what rules can be about
    Topics {
        /// A group, an id, or words
        #[arg(value_name = "GROUP|WORDS")]
        words: Vec<String>,
    },
    /// Write a folder for the rules of a house to start from, or an incident or a point of its own into it
    Init {
        /// The folder
        #[arg(value_name = "DIR")]
        dir: PathBuf,
        /// The book underneath
        #[arg(long, value_name = "BOOK", required_unless_present_any = ["incident", "policy"])]
        extends: Option<String>,
        /// The built-in incident that is copied into the folder of a house
        #[arg(long, value_name = "ID", conflicts_with = "extends")]
        incident: Option<String>,
        /// A point of the house's own that is begun in its folder
        #[arg(long, value_name = "TOPIC.WHAT", conflicts_with_all = ["extends", "incident"])]
        policy: Option<String>,
    },
    /// Put the official words of a paper beside ours
    Import {
        /// The paper: text, Markdown, or PDF
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The folder of the house
        #[arg(long, value_name = "DIR")]
        into: PathBuf,
        /// The edition of the paper
        #[arg(long, value_name = "TEXT")]
        edition: Option<String>,
        /// The day of the edition
        #[arg(long, value_name = "DATE")]
        date: Option<String>,
    },
    /// Prove the data: the built-in, or a house's own
    Check {
        /// Folders of data
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Print the missing messages as Fluent files to fill in
        #[arg(long, conflicts_with = "unused")]
        stubs: bool,
        /// List the policies that no table consults
        #[arg(long)]
        unused: bool,
        /// Write into each book.yaml how much its files hold
        #[arg(long, conflicts_with_all = ["stubs", "unused"], requires = "paths")]
        fix: bool,
    },
    /// Write a schema of data, for an editor, or of what is printed as JSON
    Schema {
        /// What it is of: book, rules, positions, incident, ...
        #[arg(value_name = "NAME")]
        name: String,
        /// Of a document printed as JSON, also where data has the same name
        #[arg(long)]
        printed: bool,
    },
    /// Write what a shell needs to complete a command line
    Completions {
        /// The shell
        #[arg(value_name = "bash|zsh|fish|powershell")]
        shell: String,
    },
    /// Write the page of the manual
    Man {
        /// A command
        #[arg(value_name = "COMMAND")]
        command: Option<String>,
    },
    /// Show this help
    Help {
        /// A command
        #[arg(value_name = "COMMAND")]
        command: Option<String>,
    },
}
