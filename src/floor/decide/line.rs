//! Which incidents a line shows: what each incident says of the lines that tell of it, asked of one line under one book.

use super::arithmetic::position_of;
use super::consulted::{Changed, Consulted};
use crate::betting::round::HandLine;
use crate::ids::IncidentId;
use crate::incident::{
    BETTING_LINE, BETTING_RULES, CalculationError, Inputs, LineConditions, Parameter, ParameterId, ParameterPosition,
    RowSet, Source, calculation, places,
};
use crate::pack::Pack;

/// An incident that a line was held against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineCandidate {
    /// The incident.
    pub incident: IncidentId,
    /// What speaks against it, where the line does not show it: the class that the fewest lines of its kind share.
    pub against: Option<Against>,
}

/// A class of a line with a value that an incident does not accept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Against {
    /// The class.
    pub class: &'static str,
    /// Its value.
    pub value: &'static str,
}

/// Every incident that a line can show, in the order in which a floor settles them, with what speaks against it.
#[must_use]
pub fn looked_at(pack: &Pack, book: &str, line: &HandLine) -> Vec<LineCandidate> {
    let Some(calculation) = calculation(BETTING_LINE) else {
        return Vec::new();
    };
    let worked = calculation.run(&LineInputs::new(pack, book, line));
    let look = |(incident, shown): (IncidentId, LineConditions)| LineCandidate {
        incident,
        against: against(&shown, &worked.classes),
    };
    pack.lines().into_iter().map(look).collect()
}

/// What speaks against an incident: of the conditions under which it is shown, the one that fails last.
fn against(shown: &LineConditions, classes: &[u8]) -> Option<Against> {
    let calculation = calculation(BETTING_LINE)?;
    let grid = &shown.steps.grid;
    let mut rows: RowSet = grid.all;
    let mut last = None;
    for (at, column) in shown.steps.columns.iter().enumerate() {
        let Source::Class(class) = column.source else {
            continue;
        };
        let value = classes.get(class).copied().map_or(0, usize::from);
        let left = rows & grid.rows(at, value);
        if left == 0 {
            let (name, values) = calculation.classes[class];
            last = Some(Against { class: name, value: values.get(value).copied().unwrap_or_default() });
            break;
        }
        rows = left;
    }
    debug_assert!(last.is_some() || places(rows).next().is_some());
    last
}

/// What the calculation of a line reads: the line, and the book's betting rules.
struct LineInputs<'a> {
    line: &'a HandLine,
    /// Where the book stands on each betting rule, by its place; these are the first of all parameters.
    rules: [ParameterPosition; ParameterId::COUNT],
}

impl<'a> LineInputs<'a> {
    fn new(pack: &Pack, book: &str, line: &'a HandLine) -> Self {
        let feeds = pack.feeds();
        let mut rules = [ParameterPosition::None; ParameterId::COUNT];
        for (position, parameter) in rules.iter_mut().zip(Parameter::all()).take(BETTING_RULES.len()) {
            let policy = feeds.iter().find(|(rule, _)| rule == parameter.name).map(|(_, policy)| policy);
            let consulted = policy.and_then(|policy| Consulted::new(pack, book, policy, &Changed::new()));
            *position = consulted.map(|consulted| position_of(parameter, &consulted)).unwrap_or_default();
        }
        Self { line, rules }
    }
}

impl Inputs for LineInputs<'_> {
    fn round(&self) -> Result<&HandLine, CalculationError> {
        Ok(self.line)
    }

    fn parameter(&self, parameter: ParameterId) -> ParameterPosition {
        self.rules[parameter.place()]
    }
}
