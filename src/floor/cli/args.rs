//! What may be typed. The English texts here are the keys for the help in the other languages.

use super::log_args::{Details, LogCommand, LogFilter};
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
    /// A card for the player, in this language
    #[arg(long, value_name = "LANG", conflicts_with_all = ["why", "others", "what-if", "full", "show", "short"])]
    pub card: Option<String>,
    /// The ruling that was chosen for the card, where the book leaves a choice
    #[arg(long, value_name = "NUMBER", requires = "card")]
    pub chosen: Option<usize>,
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
    /// Pack the data of a house into one file for other rooms
    Pack {
        /// The folder
        #[arg(value_name = "DIR")]
        dir: PathBuf,
        /// The file, which is not there yet
        #[arg(short, long = "output", value_name = "FILE")]
        output: PathBuf,
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
