//! What the calculation of an incident means for its tables: which facts it reads, which positions it takes, and which
//! rows rest on what it gives. It is the same for every case, so it is worked out once, when the incident is bound.

use super::Consulted;
use crate::incident::{Calculation, Incident, Parameter, ParameterId, ParameterPosition, ROUND, RowSet, Source, Sum};
use crate::policy::Effective;

/// A parameter as the calculation takes it.
#[derive(Debug)]
pub(super) struct TakenParameter {
    /// The parameter.
    pub parameter: &'static Parameter,
    /// The bit of its place among those of the calculation; no bit where the calculation does not take it.
    pub bit: u32,
    /// Where the book stands.
    pub position: ParameterPosition,
}

impl TakenParameter {
    /// For every parameter that there is, by its place.
    fn all(calculation: &Calculation, consulted: &[Consulted]) -> Vec<Self> {
        let taken = |parameter: &'static Parameter| {
            let place = calculation.parameters.iter().position(|own| own.name == parameter.name);
            let bit = place.map_or(0, |place| 1 << place);
            let known = consulted.iter().find(|known| known.parameters & bit != 0);
            let position = known.map(|known| position_of(parameter, known)).unwrap_or_default();
            Self { parameter, bit, position }
        };
        let all: Vec<_> = Parameter::all().map(taken).collect();
        debug_assert_eq!(all.len(), ParameterId::COUNT);
        all
    }
}

/// Where the book stands on a parameter that takes this position.
pub(super) fn position_of(parameter: &Parameter, consulted: &Consulted) -> ParameterPosition {
    match consulted.decides() {
        Effective::Value(value) => parameter.position(value),
        Effective::Stance(_) => ParameterPosition::None,
    }
}

/// The calculation of an incident under a book.
#[derive(Debug)]
pub(super) struct Arithmetic {
    /// The calculation.
    pub calculation: &'static Calculation,
    /// The places of the facts that are its inputs, in its order; none for one that the incident does not ask.
    pub inputs: Vec<Option<usize>>,
    /// The place of the fact that tells the betting round, if the incident asks it.
    pub round: Option<usize>,
    /// Every parameter that there is, by its place: see [`ParameterId`].
    pub parameters: Vec<TakenParameter>,
    /// For each parameter of the calculation, the rows for which it is a reason.
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
        Some(Self {
            calculation,
            inputs: calculation.inputs.iter().map(|input| incident.fact(input)).collect(),
            round: incident.fact(ROUND),
            parameters: TakenParameter::all(calculation, consulted),
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
