//! What only rulings show of a house's incidents: a hand-over that the other incident does not take up, and alternatives that are
//! none. The incidents of the built-in data are walked by the tests.

use crate::decide::{BoundIncident, HandOverFault, Next, Ruling, SideFault};
use crate::ids::{BookId, IncidentId};
use crate::incident::{Answer, Facts};
use crate::interview::{Known, carried};
use crate::load::{Finding, Outline, SourceFile, SourceKind};
use crate::locale::Words;
use crate::pack::{Library, Pack};

/// The most rulings of one incident under one book: a house must not wait for its check.
const MOST: usize = 1_000;

/// Walks through the rulings of the incidents among these files, under the books among them, or under all where there are none.
pub(super) fn walked(words: &Words, files: &[SourceFile], library: &Library) -> Vec<Finding> {
    let incident = |file: &'_ SourceFile| match &file.kind {
        SourceKind::Incident { id, .. } => Some(IncidentId::from(id.as_str())),
        _ => None,
    };
    let incidents: Vec<(&SourceFile, IncidentId)> =
        files.iter().filter_map(|file| Some((file, incident(file)?))).collect();
    if incidents.is_empty() {
        return Vec::new();
    }
    let pack = Pack::new(library.pack());
    let own = files.iter().filter_map(|file| match &file.kind {
        SourceKind::Book { book } => Some(BookId::from(book.as_str())),
        _ => None,
    });
    let own: Vec<BookId> = own.collect();
    let books = if own.is_empty() { pack.book_ids() } else { own };
    let mut findings = Vec::new();
    for (file, id) in &incidents {
        for bound in books.iter().filter_map(|book| BoundIncident::new(&pack, book, id)) {
            let Some(walk) = Walk::of(words, &pack, file, &bound) else { continue };
            let mut left = MOST;
            walk.from(&Facts::none(bound.incident.facts.len()), &mut left, &mut findings);
        }
    }
    findings
}

/// A walk through the rulings of one incident under one book.
struct Walk<'a> {
    words: &'a Words<'a>,
    file: &'a SourceFile,
    text: &'a str,
    outline: Outline,
    bound: &'a BoundIncident<'a>,
    /// The incidents to which it leads on, each under the same book.
    targets: Vec<(IncidentId, BoundIncident<'a>)>,
}

impl<'a> Walk<'a> {
    fn of(words: &'a Words, pack: &'a Pack, file: &'a SourceFile, bound: &'a BoundIncident<'a>) -> Option<Self> {
        let text = file.text().ok()?;
        let outline = Outline::of(&file.path, text).ok()?;
        let to = bound.incident.goes_on.iter().flat_map(|(_, to)| to);
        let targets = to.filter_map(|id| Some((id.clone(), BoundIncident::new(pack, &bound.book, id)?))).collect();
        Some(Self { words, file, text, outline, bound, targets })
    }

    /// Asks what is asked, and goes on with every answer. Where an amount is asked for there is nothing to go through.
    fn from(&self, facts: &Facts, left: &mut usize, findings: &mut Vec<Finding>) {
        if *left == 0 {
            return;
        }
        match self.bound.next(facts) {
            Next::Ruled(ruling) => {
                *left -= 1;
                self.hand_overs(facts, &ruling, findings);
                self.alternatives(&ruling, findings);
            }
            Next::Ask(fact) => {
                for value in 0..self.bound.incident.facts[fact].values().len() {
                    let mut facts = facts.clone();
                    facts.set(fact, u8::try_from(value).ok().map(Answer::Choice));
                    self.from(&facts, left, findings);
                }
            }
            Next::Impossible(_) | Next::Open(..) => {}
        }
    }

    /// Follows what a ruling hands over.
    fn hand_overs(&self, facts: &Facts, ruling: &Ruling, findings: &mut Vec<Finding>) {
        let incident = &self.bound.incident;
        for (step, to) in incident.goes_on.iter().filter(|(step, _)| ruling.gives(step)) {
            for (id, target) in self.targets.iter().filter(|(id, _)| to.contains(id)) {
                let handed = ruling.hands_over(incident, id);
                let known = Known { facts, line: None, amounts: &ruling.amounts, handed };
                let told = carried(self.words, incident, &known, &target.incident).facts;
                if let Some(fault) = ruling.hand_over_fault(incident, target, &target.next(&told)) {
                    let (how, found) = match fault {
                        HandOverFault::Impossible(key) => ("impossible", key),
                        HandOverFault::Back(outcome) => ("back", outcome),
                        HandOverFault::Otherwise(outcome) => ("otherwise", outcome),
                    };
                    let line = self.outline.line(&format!("/goes-on/{step}"));
                    let values = [
                        ("how", how),
                        ("step", step.as_str()),
                        ("name", id.as_str()),
                        ("found", found),
                        ("outcome", ruling.outcome),
                    ];
                    note(findings, Finding::new(&self.file.path, line, "hand-over", values));
                }
            }
        }
    }

    /// Looks at each side of a choice.
    fn alternatives(&self, ruling: &Ruling, findings: &mut Vec<Finding>) {
        for (at, one) in ruling.alternatives.iter().enumerate() {
            let (how, other) = match ruling.side_faults(&self.bound.incident, at).first() {
                Some(SideFault::SameAs(other)) => ("same", *other),
                Some(SideFault::OnlyLeadsOn) => ("onward", ""),
                Some(SideFault::Silent) => ("silent", ""),
                None => continue,
            };
            let said = format!("outcome: {}", one.outcome);
            let line = self.text.lines().position(|line| line.trim().trim_start_matches("- ").starts_with(&said));
            let line = line.map_or_else(|| self.outline.line("/rows"), |line| line + 1);
            let values = [("how", how), ("name", one.outcome), ("other", other), ("book", self.bound.book.as_str())];
            note(findings, Finding::new(&self.file.path, line, "no-alternative", values));
        }
    }
}

/// Adds a warning, unless its place and its key were told already, under another book or for other facts.
fn note(findings: &mut Vec<Finding>, finding: Finding) {
    let finding = finding.warning();
    if !findings.iter().any(|known| (&known.file, known.line, known.key) == (&finding.file, finding.line, finding.key))
    {
        findings.push(finding);
    }
}
