//! What the calculation of an incident means for its tables: which facts it reads, which positions it takes, and which
//! rows rest on what it gives. It is the same for every case, so it is worked out once, when the incident is bound.

use super::Consulted;
use crate::incident::{Calculation, Incident, RowSet, Source, Sum};

/// The calculation of an incident under a book.
#[derive(Debug)]
pub(super) struct Arithmetic {
    /// The calculation.
    pub calculation: &'static Calculation,
    /// The places of the facts that are its inputs, in its order; none for one that the incident does not ask.
    pub inputs: Vec<Option<usize>>,
    /// For each parameter, the place of the position that it takes.
    pub takes: Vec<Option<usize>>,
    /// For each parameter, the rows for which it is a reason.
    serving: Vec<RowSet>,
    /// For each class, the rows that depend on it.
    hanging: Vec<RowSet>,
}

impl Arithmetic {
    /// None for an incident without a calculation.
    pub(super) fn new(incident: &Incident, consulted: &[Consulted]) -> Option<Self> {
        let calculation = incident.calculation()?;
        let hanging: Vec<RowSet> = (0..calculation.classes.len())
            .map(|class| {
                let column = incident.columns.iter().position(|column| column.source == Source::Class(class));
                column.map_or(0, |column| incident.table.restricted(column))
            })
            .collect();
        let serves = |class: Option<&str>| match class.and_then(|class| calculation.class(class)) {
            Some(class) => hanging[class],
            None => incident.table.all,
        };
        let taking = |at: usize| consulted.iter().position(|known| known.parameters & (1 << at) != 0);
        Some(Self {
            calculation,
            inputs: calculation.inputs.iter().map(|input| incident.fact(input)).collect(),
            takes: (0..calculation.parameters.len()).map(taking).collect(),
            serving: calculation.parameters.iter().map(|parameter| serves(parameter.serves)).collect(),
            hanging,
        })
    }

    /// The parameters that are a reason for these rows, one bit each.
    pub(super) fn serving(&self, rows: RowSet) -> u32 {
        let serving = self.serving.iter().enumerate().filter(|(_, served)| *served & rows != 0);
        serving.fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Whether a step of the working is worth showing for these rows: it proves nothing in particular, or a class on which
    /// some of them depend.
    pub(super) fn shows(&self, rows: RowSet, sum: &Sum) -> bool {
        let class = sum.proves.and_then(|class| self.calculation.class(class));
        class.is_none_or(|class| self.hanging[class] & rows != 0)
    }
}
