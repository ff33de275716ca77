//! Every ruling of every case, under every book.

use crate::cases::{facts_of, in_every_case};
use floorbook::commands::built_in;
use floorbook::decide::{BoundIncident, Next, Ruling};
use floorbook::incident::{Facts, Incident};
use floorbook::locale::{Language, Words};
use floorbook::pack::Pack;

/// Does something with every ruling of every case, under every book.
pub(crate) fn every_ruling(mut with: impl FnMut(&Pack, &BoundIncident, &Facts, &Ruling)) {
    let pack = built_in();
    let english = Words::new(Language::En, &pack);
    for (incident, cases) in in_every_case() {
        let bounds: Vec<BoundIncident> = pack
            .book_ids()
            .iter()
            .map(|book| BoundIncident::new(&pack, book, &incident).expect("an incident"))
            .collect();
        let of: &Incident = &bounds[0].incident;
        for facts in cases.iter().map(|case| facts_of(&english, of, case).expect("facts")) {
            for bound in &bounds {
                if let Next::Ruled(ruling) = bound.next(&facts) {
                    with(&pack, bound, &facts, &ruling);
                }
            }
        }
    }
}
