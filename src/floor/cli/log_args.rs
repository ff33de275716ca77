//! What the command line says of the log: what is kept, what is looked up, and what is done with it.

use clap::{Args, Subcommand};
use std::path::PathBuf;

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
    /// Enter that a player sits at another table or seat now
    Move {
        /// The name
        #[arg(value_name = "PLAYER")]
        player: String,
        /// Where the player sits now
        #[arg(value_name = "TABLE SEAT", num_args = 1.., required = true)]
        to: Vec<String>,
        /// The initials of who enters it
        #[arg(long, value_name = "INITIALS")]
        by: Option<String>,
    },
    /// Take over the penalties of an earlier event that are not served yet
    Carry {
        /// The log of that event
        #[arg(value_name = "FILE")]
        from: PathBuf,
        /// The initials of who enters it
        #[arg(long, value_name = "INITIALS")]
        by: Option<String>,
    },
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
