//! Rulings: what was decided, in ids and amounts, and why.

use super::bound::{OpenRule, Side};
use super::citations::RestsOn;
use super::left::Left;
use super::{BoundIncident, Citation, Consulted, OpenPoint, Remedy, TraceStep};
use crate::betting::Amount;
use crate::betting::round::PlayerName;
use crate::ids::{BookId, IncidentId, OutcomeId, RowId, StepId};
use crate::incident::{AmountTable, Calculated, Coverage, Facts, PenaltyKind, RowSet, Sum, places};
use crate::policy::{SourcedValue, Stance, Value};
use std::borrow::Cow;

/// The outcome of a ruling that leaves a choice between [`Ruling::alternatives`].
pub const ALTERNATIVES: &str = "alternatives";

/// A ruling. It borrows its words from the incident and the book; it holds no language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<'a> {
    /// The id of the book.
    pub book: &'a BookId,
    /// The id of the incident.
    pub incident: &'a IncidentId,
    /// The outcome, or [`ALTERNATIVES`].
    pub outcome: &'a str,
    /// How far the book carries it.
    pub coverage: Coverage,
    /// The amounts that the outcome shows, by name, as far as they are known; those of all alternatives alike.
    pub amounts: Vec<(&'a str, Amount)>,
    /// Players by what the ruling makes of them, for its words.
    pub names: Vec<(&'static str, Vec<PlayerName>)>,
    /// Tables of amounts, as far as the outcome or one of the alternatives shows them: who owes what, who may raise, which
    /// pots there are.
    pub tables: Vec<AmountTable>,
    /// The working, step by step. The trace says which steps count.
    pub sums: Vec<Sum>,
    /// What is to be done, in order. Alternatives have orders of their own.
    pub orders: Vec<&'a StepId>,
    /// What is to be done, too, and differs by a policy on which the book takes no value.
    pub open: Vec<OpenPoint<'a>>,
    /// What must be added.
    pub remarks: Vec<&'a StepId>,
    /// Whether a penalty follows.
    pub penalty: PenaltyKind,
    /// The rulings to choose from, two or more, where the book takes no value on a policy that decides between them:
    /// by the director ([`Coverage::Discretion`]) or by what is fair.
    pub alternatives: Vec<Remedy<'a>>,
    /// What the clauses would give that the book contradicts itself by, where it is another ruling.
    pub other_sides: Vec<OtherSide<'a>>,
    /// What the tables would show under other values of betting rules on which the book takes none.
    pub other_values: Vec<OtherValue<'a>>,
    /// The positions by the general rule without which the ruling would be another: the book has no rule of its own there.
    pub general: Vec<&'a Consulted>,
    /// The clauses that say so.
    pub citations: Cow<'a, [Citation]>,
    /// Why, from the path that decided.
    pub because: Vec<TraceStep<'a>>,
}

impl<'a> Ruling<'a> {
    /// Where the book stands on the policies on which the ruling rests, in the order of the trace.
    pub fn decided_by(&self) -> impl Iterator<Item = &'a Consulted> + Clone {
        self.because.iter().filter_map(|because| match because {
            TraceStep::Policy(consulted) => Some(*consulted),
            TraceStep::Fact(..) | TraceStep::Sum(_) | TraceStep::Class(..) | TraceStep::Row(_) => None,
        })
    }

    /// Its orders and remarks, and those of its alternatives.
    #[must_use]
    pub fn steps(&self) -> Vec<&'a StepId> {
        let several = self.alternatives.iter().flat_map(|one| one.orders.iter().chain(&one.remarks));
        self.orders.iter().chain(&self.remarks).chain(several).copied().collect()
    }
}

/// What another side of a contradiction would give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherSide<'a> {
    /// The position in conflict.
    pub consulted: &'a Consulted,
    /// The side: its value and its clause.
    pub side: &'a SourcedValue,
    /// What it would come to: one ruling, or several to choose from; none where its facts do not add up.
    pub remedies: Vec<Remedy<'a>>,
    /// Tables of amounts that this side makes of the numbers; none where the numbers have no part in the contradiction.
    pub tables: Vec<AmountTable>,
}

/// What the tables of a ruling would show under another value of a betting rule on which the book takes none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherValue<'a> {
    /// The position on the rule.
    pub consulted: &'a Consulted,
    /// The value under which the tables of the ruling are shown.
    pub shown: &'a Value,
    /// The other value.
    pub value: &'a Value,
    /// The tables under it.
    pub tables: Vec<AmountTable>,
}

impl BoundIncident<'_> {
    /// The ruling of the rows that the facts have left: one, or those among which only the book's stances do not choose.
    pub(super) fn ruling(&self, rows: RowSet, facts: &Facts, worked: Calculated) -> Ruling<'_> {
        let mut remedies = self.remedies(&self.left, rows, facts, &worked);
        let open = self.left_open(&remedies, facts, &worked);
        let stance = open.as_ref().map(|(stance, _)| *stance);
        remedies = open.map_or(remedies, |(_, several)| several);
        let other_sides = self.other_sides(&remedies, facts, &worked);
        let conflicts = other_sides.iter().fold(0, |bits, other| bits | other.consulted.parameters);
        let steps = remedies.iter().fold([0, 0], |all, one| [all[0] | one.steps[0], all[1] | one.steps[1]]);
        let rows = remedies.iter().fold(0, |all, one| all | one.rows);
        let serving = self.arithmetic.as_ref().map_or(0, |arithmetic| arithmetic.serving(rows));
        let relied = worked.parameters & !self.parameters_in_conflict() & serving;
        let differing = |known: &Consulted| other_sides.iter().any(|other| other.consulted.policy == known.policy);
        let relied_on = |known: &&Consulted| differing(known) || known.carries([rows, steps[0], steps[1]], relied);
        let because = self.trace(rows, facts, &worked, self.consulted.iter().filter(relied_on));
        let other_values = self.other_values(rows, facts, &worked);
        let coverage = self.coverage(&remedies, stance, steps[1], !other_sides.is_empty());
        let general = match coverage {
            Coverage::Rule => self.general_rules(&remedies, facts, &worked, relied),
            _ => Vec::new(),
        };
        let coverage = if general.is_empty() { coverage } else { Coverage::GeneralRule };
        let (several, orders) = (remedies.len() > 1, steps[0]);
        let citations = self.citations(RestsOn { rows, several, orders, parameters: relied, conflicts });
        let tables = self.shown(worked.tables, rows);
        let shared = if remedies.len() > 1 { shared(&remedies) } else { remedies.remove(0) };
        Ruling {
            book: &self.book,
            incident: &self.incident.id,
            outcome: shared.outcome,
            coverage,
            amounts: shared.amounts,
            names: worked.names,
            tables,
            sums: worked.sums,
            orders: shared.orders,
            open: shared.open,
            remarks: shared.remarks,
            penalty: shared.penalty,
            alternatives: remedies,
            other_sides,
            other_values,
            citations,
            because,
            general,
        }
    }

    /// What these rows come to, a remedy for each ruling among them.
    pub(super) fn remedies(&self, left: &Left, rows: RowSet, facts: &Facts, worked: &Calculated) -> Vec<Remedy<'_>> {
        let mut remedies: Vec<Remedy> = Vec::with_capacity(1);
        let mut rest = self.ruling_rows(left, rows);
        while let Some(row) = places(rest).next() {
            let alike = places(rest).filter(|other| self.one_ruling(left, row, *other));
            let alike = alike.fold(0, |rows, row| rows | 1 << row);
            remedies.extend(self.remedy(left, alike, facts, worked));
            rest &= !alike;
        }
        remedies
    }

    /// What the numbers come to for every value of a betting rule on which the book takes none, where that is more than the
    /// remedies that the tables leave anyway; and why the book takes none. Of two such rules, the first that adds any.
    fn left_open(&self, remedies: &[Remedy], facts: &Facts, worked: &Calculated) -> Option<(Stance, Vec<Remedy<'_>>)> {
        let used = |open: &&OpenRule| worked.parameters & self.consulted[open.consulted].parameters != 0;
        self.open_rules.iter().filter(used).find_map(|open| {
            let mut several: Vec<Remedy> = Vec::new();
            for value in &open.values {
                let other = self.work_with(facts, Some((open.consulted, value)));
                if other.impossible.is_some() {
                    continue;
                }
                let rows = self.find_in(&self.left, facts, &other, true);
                for remedy in self.remedies(&self.left, rows, facts, &other) {
                    if !several.iter().any(|known| known.same_as(&remedy)) {
                        several.push(remedy);
                    }
                }
            }
            let adds = several.iter().any(|one| !remedies.iter().any(|known| known.same_as(one)));
            (several.len() > 1 && adds).then_some((open.stance, several))
        })
    }

    /// What the tables that these rows show would be under the other values of betting rules on which the book takes none.
    fn other_values(&self, rows: RowSet, facts: &Facts, worked: &Calculated) -> Vec<OtherValue<'_>> {
        let mut others = Vec::new();
        let open = self.open_rules.iter().filter(|open| open.in_tables);
        for open in open.filter(|open| worked.parameters & self.consulted[open.consulted].parameters != 0) {
            let own = self.shown(worked.tables.clone(), rows);
            let tables = |value| {
                let other = self.work_with(facts, Some((open.consulted, value)));
                other.impossible.is_none().then(|| self.shown(other.tables, rows))
            };
            let (shown, differing): (Vec<_>, Vec<_>) = open
                .values
                .iter()
                .filter_map(|value| Some((value, tables(value)?)))
                .partition(|(_, tables)| *tables == own);
            let Some((shown, _)) = shown.first().map(|(shown, tables)| (*shown, tables)) else { continue };
            let consulted = &self.consulted[open.consulted];
            others.extend(differing.into_iter().map(|(value, tables)| OtherValue { consulted, shown, value, tables }));
        }
        others
    }

    /// What the other sides of the book's contradictions would give, where it is something else: a contradiction that
    /// changes nothing is not worth a word at the table.
    fn other_sides(&self, remedies: &[Remedy], facts: &Facts, worked: &Calculated) -> Vec<OtherSide<'_>> {
        let mut others = Vec::new();
        for side in &self.sides {
            let consulted = &self.consulted[side.consulted];
            let Some(grounded) = consulted.other_sides().nth(side.side) else {
                continue;
            };
            let in_sum = worked.parameters & consulted.parameters != 0;
            let other = in_sum.then(|| self.work_with(facts, Some((side.consulted, &grounded.value))));
            let with = other.as_ref().unwrap_or(worked);
            let found = self.remedies(&side.left, self.find_in(&side.left, facts, with, true), facts, with);
            let rows = found.iter().fold(0, |all, one| all | one.rows);
            let same = found.len() == remedies.len()
                && found.iter().zip(remedies).all(|(found, known)| found.same_as(known))
                && other.as_ref().is_none_or(|other| self.same_tables(rows, worked, other));
            if !same {
                let tables = other.map_or_else(Vec::new, |other| self.shown(other.tables, rows));
                others.push(OtherSide { consulted, side: grounded, remedies: found, tables });
            }
        }
        others
    }

    /// Whether the outcome of one of these rows shows a table.
    fn shows(&self, rows: RowSet, table: &AmountTable) -> bool {
        !table.is_empty() && self.shows_table(rows, table.name)
    }

    /// The same of a table by its name.
    pub(super) fn shows_table(&self, rows: RowSet, table: &str) -> bool {
        let outcome = |row: usize| &self.incident.outcomes[self.incident.rows[row].outcome];
        places(rows).any(|row| outcome(row).shows(table))
    }

    /// The tables that the outcomes of these rows show.
    fn shown(&self, mut tables: Vec<AmountTable>, rows: RowSet) -> Vec<AmountTable> {
        tables.retain(|table| self.shows(rows, table));
        tables
    }

    /// Whether the tables that these rows show are the same, but for those that only show what was told.
    fn same_tables(&self, rows: RowSet, worked: &Calculated, other: &Calculated) -> bool {
        let shown = |table: &&AmountTable| !table.read_back && self.shows(rows, table);
        worked.tables.iter().filter(shown).eq(other.tables.iter().filter(shown))
    }

    /// The parameters on which the book disagrees with itself, one bit each.
    fn parameters_in_conflict(&self) -> u32 {
        self.sides.iter().fold(0, |bits, side| bits | self.consulted[side.consulted].parameters)
    }

    /// How far the book carries a ruling: alternatives by the stances that leave them; a rule that rests on a position
    /// in conflict, whose other side would give something else, is covered by a conflict.
    fn coverage(&self, remedies: &[Remedy], open: Option<Stance>, remarks: RowSet, differs: bool) -> Coverage {
        let rows = remedies.iter().fold(0, |all, one| all | one.rows);
        if remedies.len() > 1 {
            return match open.unwrap_or_else(|| self.stance_of(rows)) {
                Stance::Silent => Coverage::Silent,
                Stance::Discretion => Coverage::Discretion,
                Stance::NotApplicable => Coverage::NotApplicable,
            };
        }
        let in_remarks = || {
            let remarked = |side: &Side| self.consulted[side.consulted].carries([0, 0, remarks], 0);
            self.sides.iter().any(remarked)
        };
        match remedies.first().map_or(Coverage::Silent, |remedy| remedy.coverage) {
            Coverage::Rule if differs || in_remarks() => Coverage::Conflict,
            other => other,
        }
    }

    /// Why these rows were not told apart. What the book excludes comes before what it leaves to the director, and that
    /// before what it does not speak of.
    pub(super) fn stance_of(&self, rows: RowSet) -> Stance {
        let table = &self.incident.table;
        let deciding = self.left.stances.iter().filter(|(column, _)| table.depends(rows, *column));
        deciding.map(|(_, stance)| *stance).max().unwrap_or(Stance::Silent)
    }

    /// The ids of the rows that some case reaches under this book. The tables are proved to have no overlaps, so that a
    /// row which the positions of the book leave is reached by the cases that its own cells describe.
    pub fn reachable(&self) -> impl Iterator<Item = &RowId> {
        places(self.left.rows).map(|row| &self.incident.rows[row].id)
    }

    /// What one row rules, with nothing of the case: to show what an open question hangs on.
    #[must_use]
    pub fn outcome_of(&self, row: usize) -> &OutcomeId {
        &self.incident.outcomes[self.incident.rows[row].outcome].id
    }

    /// The outcomes that these rows can still give, each once.
    #[must_use]
    pub fn outcomes(&self, rows: RowSet) -> Vec<&OutcomeId> {
        let mut outcomes = Vec::new();
        for row in places(rows) {
            let outcome = self.outcome_of(row);
            if !outcomes.contains(&outcome) {
                outcomes.push(outcome);
            }
        }
        outcomes
    }
}

/// What several remedies have alike.
fn shared<'a>(remedies: &[Remedy<'a>]) -> Remedy<'a> {
    let first = &remedies[0];
    let in_all = |in_one: &dyn Fn(&Remedy<'a>) -> bool| remedies.iter().all(in_one);
    let remarks = first.remarks.iter().filter(|remark| in_all(&|one| one.remarks.contains(remark)));
    Remedy {
        outcome: ALTERNATIVES,
        coverage: first.coverage,
        amounts: first.amounts.iter().filter(|amount| in_all(&|one| one.amounts.contains(amount))).copied().collect(),
        names: Vec::new(),
        orders: Vec::new(),
        open: Vec::new(),
        remarks: remarks.copied().collect(),
        penalty: if in_all(&|one| one.penalty == first.penalty) { first.penalty } else { PenaltyKind::None },
        steps: [0, 0],
        rows: 0,
    }
}
