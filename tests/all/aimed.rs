//! Aimed changes of the built-in data, as a slip of the pen makes them: one of twenty may pass the check in silence, and where the
//! data grows never more than one of twelve.

use floorbook::commands::built_in;
use floorbook::load::{SourceFile, load};
use floorbook::pack::Library;
use std::path::Path;

/// How many rows of each incident are changed.
const ROWS: usize = 2;

#[test]
fn a_row_that_cites_another_topic_is_noticed() {
    let pack = built_in();
    let base = Library::unpack(&pack);
    let topics: Vec<String> = pack.topics().iter().map(|topic| topic.id.to_string()).collect();
    let (mut tried, mut silent, mut next) = (0, Vec::new(), 0);
    for head in pack.incident_heads() {
        let inside = format!("incidents/{}/{}.yaml", head.group, head.id);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulings").join(&inside);
        let text = std::fs::read_to_string(path).expect("an incident");
        for (at, mark) in text.match_indices("cites: [").take(ROWS) {
            let start = at + mark.len();
            let list = text[start..].split(']').next().expect("the end of the list");
            let cited: Vec<&str> = list.split(',').map(str::trim).collect();
            // Far enough from the last one that chance does not come into it.
            next += 37;
            let mut others = (next..next + topics.len()).map(|at| &topics[at % topics.len()]);
            let another = others.find(|topic| !cited.contains(&topic.as_str()));
            let another = another.expect("another topic");
            let changed = format!("{}{another}{}", &text[..start], &text[start + cited[0].len()..]);
            let file = SourceFile::new(&inside, &inside, changed.into_bytes());
            let (_, findings) = load(&[file], Some(base.clone()));
            tried += 1;
            if !findings.iter().any(|finding| finding.key == "cites-another-topic") {
                silent.push(format!("{} cites {another}", head.id));
            }
        }
    }
    assert!(tried > 100, "{tried} changes");
    assert!(silent.len() * 12 <= tried, "{} of {tried}: {silent:?}", silent.len());
}
