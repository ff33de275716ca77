//! What a line shows, on the screen and as JSON: the rulings, and which incidents it was held against.

use super::{Block, Extent, View};
use crate::betting::round::HandLine;
use crate::decide::LineCandidate;
use crate::ids::IncidentId;
use crate::locale::{Words, args, printable};
use serde_json::{Value as Json, json};

/// A line with everything that showing it needs.
#[derive(Debug)]
pub struct LineRuled<'a> {
    /// The words.
    pub words: &'a Words<'a>,
    /// The line.
    pub line: &'a HandLine,
    /// The incidents that it was held against.
    pub looked: &'a [LineCandidate],
    /// Those that it shows and that need more to be ruled.
    pub open: &'a [&'a IncidentId],
    /// The rulings in the order in which a floor settles them, each as it is shown by itself.
    pub rulings: Vec<(View, Json)>,
    /// How much of them is shown.
    pub extent: Extent,
}

impl LineRuled<'_> {
    /// What is said of a line that shows no incident that can be ruled.
    #[must_use]
    pub fn nothing(&self) -> String {
        let line = printable(&self.line.text);
        let says = self.words.with("line-shows-nothing", &args([("line", line.into())]));
        std::iter::once(says)
            .chain(self.against().into_iter().map(|point| format!("- {point}")))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Why the other incidents are not what the line shows, those with one reason together.
    fn against(&self) -> Vec<String> {
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for looked in self.looked {
            let Some(against) = &looked.against else {
                continue;
            };
            let reason = self.words.attribute_of(&format!("line-{}", against.class), against.value);
            let title = self.words.text(&looked.incident);
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, titles)) => titles.push(title),
                None => reasons.push((reason, vec![title])),
            }
        }
        reasons.into_iter().map(|(reason, titles)| format!("{reason}: {}", titles.join(", "))).collect()
    }
}

/// The rulings on a line, and below them what it was held against.
#[must_use]
pub fn line_view(shown: &LineRuled) -> View {
    let mut view = View::default();
    for (at, (ruling, _)) in shown.rulings.iter().enumerate() {
        if at > 0 && !shown.extent.line {
            view.push(Block::Rule);
        }
        view.blocks.extend(ruling.blocks.iter().cloned());
    }
    if shown.extent.line {
        return view;
    }
    let open = shown.open.iter().map(|id| shown.words.text(id)).collect();
    view.points(shown.words.text("line-also"), open);
    if shown.extent.why || shown.extent.full {
        view.points(shown.words.text("line-not-these"), shown.against());
    }
    if shown.extent.hint {
        view.push(Block::Subject(shown.extent.more(shown.words)));
    }
    view
}

/// The rulings on a line as JSON.
#[must_use]
pub fn line_json(shown: &LineRuled) -> Json {
    let looked = |looked: &LineCandidate| {
        let against = looked.against.as_ref().map(|against| json!({ "class": against.class, "value": against.value }));
        json!({ "incident": looked.incident, "shown": looked.against.is_none(), "against": against })
    };
    json!({
        "line": shown.line.text,
        "looked_at": shown.looked.iter().map(looked).collect::<Vec<_>>(),
        "rulings": shown.rulings.iter().map(|(_, ruling)| ruling).collect::<Vec<_>>(),
    })
}
