//! What a line shows, on the screen and as JSON: the rulings, and which incidents it was held against.

use super::{Block, Extent, View};
use crate::betting::round::{Action, Ante, HandLine, PlayerAction};
use crate::decide::LineCandidate;
use crate::ids::IncidentId;
use crate::locale::{Words, args, printable};
use crate::notation::{ReadAs, read_as};
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
    /// The rulings in the order in which a floor settles them.
    pub rulings: Vec<LineRuling<'a>>,
    /// How much of them is shown.
    pub extent: Extent,
}

/// One ruling on a line, as it is shown by itself.
#[derive(Debug)]
pub struct LineRuling<'a> {
    /// On the screen.
    pub view: View,
    /// As JSON.
    pub json: Json,
    /// The incident of the ruling that gives the answer, where this one leaves it to that.
    pub leads_to: Option<&'a IncidentId>,
    /// What it is and what it comes to.
    pub in_short: String,
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

    /// What chips that were told by their amount alone were taken for, and how the other reading is typed.
    fn chips(&self) -> Option<String> {
        let read = read_as(self.line)?;
        let (key, value) = match read {
            ReadAs::OneChip(value) => ("line-read-as-one-chip", value),
            ReadAs::SeveralChips(value) => ("line-read-as-several-chips", value),
        };
        Some(self.words.with(key, &args([("value", value.into()), ("other", read.otherwise().into())])))
    }

    /// All that can be meant in two ways, and how it was read.
    fn read_as(&self) -> Vec<String> {
        self.chips().into_iter().chain(self.totals()).chain(self.ante()).collect()
    }

    /// Raises with an amount, neither to it nor by it, and that they were read as the total.
    fn totals(&self) -> Vec<String> {
        let told = |step: &PlayerAction| {
            let text = printable(self.line.text.get(step.at.clone())?);
            let Action::Total(total) = step.act else {
                return None;
            };
            Some(self.words.with("line-total", &args([("told", text.into()), ("total", total.into())])))
        };
        self.line.totals.iter().filter_map(|at| told(self.line.moves.get(*at)?)).collect()
    }

    /// How an ante was read of which it was not said who pays it.
    fn ante(&self) -> Option<String> {
        let (id, ante) = match self.line.setup.ante {
            Ante::BigBlind(ante) => ("line-ante-big-blind", ante),
            Ante::Each(ante) => ("line-ante-each", ante),
            Ante::Button(..) | Ante::None => return None,
        };
        let values = args([("ante", ante.into()), ("digits", ante.to_string().into())]);
        self.line.ante_unsaid.then(|| self.words.with(id, &values))
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
    let (way, answers): (Vec<_>, Vec<_>) = shown.rulings.iter().partition(|ruling| ruling.leads_to.is_some());
    for (at, ruling) in answers.into_iter().enumerate() {
        if at > 0 && !shown.extent.line {
            view.push(Block::Rule);
        }
        view.append(ruling.view.clone());
    }
    if let Some(chips) = shown.chips() {
        let below = view.blocks.iter().position(|block| matches!(block, Block::Subject(_))).map_or(0, |at| at + 1);
        view.blocks.insert(below.min(view.blocks.len()), Block::Points(vec![chips]));
    }
    if shown.extent.line {
        return view;
    }
    if !way.is_empty() {
        view.push(Block::Heading(shown.words.text("line-way")));
        way_there(&mut view, &way, shown.extent);
    }
    view.points(shown.words.text("line-totals"), shown.totals());
    view.blocks.extend(shown.ante().map(|ante| Block::Points(vec![ante])));
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

/// The rulings that left the answer to another: whole for those who ask why, else in a line each.
fn way_there(view: &mut View, way: &[&LineRuling], extent: Extent) {
    if !extent.why && !extent.full {
        view.push(Block::Points(way.iter().map(|ruling| ruling.in_short.clone()).collect()));
        return;
    }
    for ruling in way {
        view.push(Block::Rule);
        view.blocks.extend(ruling.view.blocks.iter().cloned());
    }
}

/// The rulings on a line as JSON.
#[must_use]
pub fn line_json(shown: &LineRuled) -> Json {
    let looked = |looked: &LineCandidate| {
        let against = looked.against.as_ref().map(|against| json!({ "class": against.class, "value": against.value }));
        json!({ "incident": looked.incident, "shown": looked.against.is_none(), "against": against })
    };
    let ruling = |ruling: &LineRuling| {
        let mut json = ruling.json.clone();
        if let (Some(json), Some(to)) = (json.as_object_mut(), ruling.leads_to) {
            json.insert("leads_to".to_owned(), to.as_str().into());
        }
        json
    };
    json!({
        "line": shown.line.text,
        "read_as": shown.read_as(),
        "looked_at": shown.looked.iter().map(looked).collect::<Vec<_>>(),
        "rulings": shown.rulings.iter().map(ruling).collect::<Vec<_>>(),
    })
}
