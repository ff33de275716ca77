//! A told round as a table: who has what in front, did what, owes what, and may raise.

use super::{AmountTable, Cell, Impossible, Trouble};
use crate::betting::Amount;
use crate::betting::round::{Act, Line, Pot, Reading, Round, Tolerance};

const COLUMNS: &[&str] = &["player", "put", "action", "owes", "may_raise", "least", "most"];

/// Without a most, where there is none: in no-limit when no stack was told.
const COLUMNS_WITHOUT_MOST: &[&str] = &["player", "put", "action", "owes", "may_raise", "least"];

/// Where only the most is asked for.
const COLUMNS_OF_MOST: &[&str] = &["player", "put", "action", "owes", "most"];

const POT_COLUMNS: &[&str] = &["pot", "amount", "for"];

/// One act with the round before it and after it.
pub(super) struct Played<'a> {
    pub player: usize,
    pub act: &'a Act,
    pub before: Round,
    pub after: Round,
}

impl Played<'_> {
    /// The total that the act bet or raised to, if it did.
    pub fn raised_to(&self) -> Option<Amount> {
        (self.after.bet() > self.before.bet()).then(|| self.after.bet())
    }

    /// Whether the player has no chips left.
    pub fn all_in(&self) -> bool {
        self.after.position(self.player).all_in
    }

    /// What the act was.
    fn word(&self) -> &'static str {
        match self.act {
            Act::Fold => "fold",
            Act::Check => "check",
            _ if self.all_in() => "all-in",
            Act::Post(_) => "blind",
            _ if self.raised_to().is_none() => "call",
            _ if self.before.bet() == 0 => "bet",
            _ => "raise",
        }
    }
}

/// Plays a line act by act; chips put out without a word at its end are left out.
pub(super) fn played<'a>(
    line: &'a Line,
    fact: &'static str,
    reading: Reading,
    tolerance: Tolerance,
) -> Result<Vec<Played<'a>>, Trouble> {
    let impossible = || Trouble::Impossible(Impossible { input: fact, key: "round", amounts: Vec::new() });
    let start = Round::start(&line.setup, line.blinds, line.players.len(), reading, tolerance);
    let mut round = start.map_err(|_| impossible())?;
    let mut acts = Vec::with_capacity(line.moves.len());
    for told in line.moves.iter().filter(|told| !matches!(told.act, Act::Silent(_))) {
        let before = round.clone();
        round.play(told.player, &told.act).map_err(|_| impossible())?;
        acts.push(Played { player: told.player, act: &told.act, before, after: round.clone() });
    }
    Ok(acts)
}

/// A told round as it stands at its end.
pub(super) struct Told<'a> {
    pub line: &'a Line,
    pub acts: Vec<Played<'a>>,
    pub round: Round,
}

impl<'a> Told<'a> {
    /// Plays a line under a reading.
    pub fn new(line: &'a Line, fact: &'static str, reading: Reading, tolerance: Tolerance) -> Result<Self, Trouble> {
        let acts = played(line, fact, reading, tolerance)?;
        let impossible = |_| Trouble::Impossible(Impossible { input: fact, key: "round", amounts: Vec::new() });
        let round = match acts.last() {
            Some(last) => last.after.clone(),
            None => {
                Round::start(&line.setup, line.blinds, line.players.len(), reading, tolerance).map_err(impossible)?
            }
        };
        Ok(Self { line, acts, round })
    }

    /// The name of a player as it was told.
    pub fn name(&self, player: usize) -> String {
        self.line.players.get(player).cloned().unwrap_or_default()
    }

    /// The names of players, one after the other.
    pub fn names(&self, players: impl Iterator<Item = usize>) -> String {
        players.map(|player| self.name(player)).collect::<Vec<_>>().join(", ")
    }

    /// The last thing that a player did.
    pub fn action(&self, player: usize) -> &'static str {
        let last = self.acts.iter().rfind(|act| act.player == player);
        let blind = self.line.blinds.contains(&Some(player));
        last.map_or(if blind { "blind" } else { "waits" }, Played::word)
    }

    /// The round as a table. `read_back`: nothing of the ruling hangs on it.
    pub fn table(&self, read_back: bool) -> AmountTable {
        let limited = (0..self.line.players.len()).any(|player| self.round.position(player).most().is_some());
        self.table_with(read_back, if limited { COLUMNS } else { COLUMNS_WITHOUT_MOST })
    }

    /// The round as a table that shows what each player may bet at most: the ruling of pot-limit.
    pub fn table_of_most(&self) -> AmountTable {
        self.table_with(false, COLUMNS_OF_MOST)
    }

    fn table_with(&self, read_back: bool, columns: &'static [&'static str]) -> AmountTable {
        let row = |player| columns.iter().map(|column| self.cell(player, column)).collect();
        AmountTable { name: "players", read_back, columns, rows: (0..self.line.players.len()).map(row).collect() }
    }

    /// Main and side pots with those who play for them, and what goes back uncalled.
    pub fn pots(&self) -> AmountTable {
        let pots = self.round.pots();
        let row = |(at, pot): (usize, &Pot)| {
            let players = pot.players.iter().map(|player| self.name(player)).collect();
            let name = if at == 0 { "main-pot" } else { "side-pot" };
            vec![Cell::Word(name), Cell::Amount(pot.amount), Cell::Players(players)]
        };
        let mut rows: Vec<Vec<Cell>> = pots.list().iter().enumerate().map(row).collect();
        rows.extend(pots.uncalled.map(|uncalled| {
            vec![Cell::Word("uncalled"), Cell::Amount(uncalled.amount), Cell::Players(vec![self.name(uncalled.player)])]
        }));
        AmountTable { name: "pots", read_back: true, columns: POT_COLUMNS, rows }
    }

    fn cell(&self, player: usize, column: &str) -> Cell {
        let position = self.round.position(player);
        let amount = |amount: Option<Amount>| amount.map_or(Cell::Empty, Cell::Amount);
        match column {
            "player" => Cell::Player(self.name(player)),
            "put" => Cell::Amount(position.put),
            "action" => Cell::Word(self.action(player)),
            "owes" => amount(position.to_act.then_some(position.owes)),
            "may_raise" if position.to_act => Cell::Word(if position.may_raise() { "yes" } else { "no" }),
            "least" => amount(position.least()),
            "most" => amount(position.most()),
            _ => Cell::Empty,
        }
    }
}
