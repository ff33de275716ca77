//! What of a ruling is shown, by the flags of the command line, and the ruling as it is shown by them.

use super::Context;
use super::again::{again, in_a_shell, made_by, ruled_before, since, since_json};
use crate::cli::{Said, SettingSource, Wanted};
use crate::compare::{Verdict, verdicts};
use crate::decide::{BoundIncident, Ruling, Summary};
use crate::error::Failure;
use crate::ids::BookId;
use crate::incident::{Coverage, Facts};
use crate::interview::{Card, Look};
use crate::locale::{Language, Words, args};
use crate::render::{
    Block, Extent, Format, Led, Parts, RulingContext, View, card_view, ruling_json, ruling_view, shown_view,
};
use serde_json::Value as Json;

/// What is shown of a ruling.
#[derive(Debug)]
pub(super) struct RulingDisplay {
    /// How much of it.
    pub extent: Extent,
    /// The language of the player to whom it is shown.
    player: Option<Language>,
    /// The card that is asked for in its place.
    card: Option<Card>,
    /// What the ruling came to before, where that is said.
    before: Option<Summary>,
}

/// The place in a view below the headline and what it belongs to.
const BELOW_THE_HEADLINE: usize = 2;

impl RulingDisplay {
    /// What the flags ask for. A document has everything that a screen has no room for.
    ///
    /// # Errors
    /// A language that the program does not speak.
    pub(super) fn new(context: &Context, wanted: &Wanted) -> Result<Self, Failure> {
        let language = |flag: &'static str, code: &String| {
            let said = || Said { value: code.clone(), place: SettingSource::Flag(flag) };
            let codes = Language::ALL.map(Language::code);
            Language::of_code(code).ok_or_else(|| said().refused(context.words, "usage-not-allowed", &codes))
        };
        let extent = match context.settings.format {
            Format::Markdown | Format::Html if !wanted.short => Extent::WHOLE,
            _ => Extent {
                why: wanted.why,
                full: wanted.full,
                hint: !wanted.full,
                line: wanted.short,
                ..Extent::default()
            },
        };
        let (what_if, others) = (wanted.what_if || wanted.full, wanted.others || wanted.full);
        let player = wanted.show.as_ref().map(|code| language("--show", code)).transpose()?;
        let card = wanted.card.as_ref().map(|code| language("--card", code)).transpose()?;
        let card = card.map(|language| Card { language, chosen: wanted.chosen });
        let before = wanted.ruled.as_ref().map(|typed| ruled_before(context.words, typed)).transpose()?;
        Ok(Self { extent: Extent { what_if, others, ..extent }, player, card, before })
    }

    /// Whether it is held against what it came to before.
    #[must_use]
    pub(super) fn compares(&self) -> bool {
        self.before.is_some()
    }

    /// The same without the flags that show more: at the table, and of one ruling among several, below which it is said once.
    #[must_use]
    pub(super) fn without_flags(&self) -> Self {
        Self { extent: Extent { hint: false, ..self.extent }, player: self.player, card: self.card, before: None }
    }

    /// The same with what is asked for at the table besides, where no flag needs to be named for it.
    #[must_use]
    pub(super) fn with(&self, look: Look) -> Self {
        let asked = |one| look == one;
        let of = self.extent;
        let extent = Extent {
            why: of.why || asked(Look::Why),
            what_if: of.what_if || asked(Look::WhatIf),
            others: of.others || asked(Look::Others),
            full: of.full || asked(Look::Full),
            line: of.line || asked(Look::Short),
            hint: false,
            parts: match look {
                Look::Why | Look::WhatIf | Look::Others | Look::Show(_) => Parts::Headline,
                Look::Again => Parts::Ruled,
                _ => Parts::All,
            },
        };
        let extent = match look {
            Look::Full => Extent { what_if: true, others: true, ..extent },
            _ => extent,
        };
        let player = match look {
            Look::Show(language) => Some(language),
            _ => self.player,
        };
        let card = if let Look::Card(card) = look { Some(card) } else { None };
        Self { extent, player, card, before: None }
    }

    /// A ruling as it is shown, and as JSON. Only the one of them that is asked for is made; the other is empty.
    pub(super) fn ruling(
        &self,
        context: &Context,
        (bound, facts): (&BoundIncident, &Facts),
        ruling: &Ruling,
        led: Led,
    ) -> (View, Json) {
        let others = self.elsewhere(context, bound, facts, ruling);
        let what_if = if self.extent.what_if { bound.what_if(facts, ruling) } else { Vec::new() };
        let shown_others = if self.extent.others || self.extent.full { others.as_slice() } else { &[] };
        let alone = RulingContext { led, ..RulingContext::new(context.words, bound, facts, ruling) };
        let ruled = RulingContext { others: shown_others, what_if: &what_if, extent: self.extent, ..alone };
        if let Some(card) = self.card.filter(|_| !matches!(context.settings.format, Format::Json | Format::Csv)) {
            return (carded(context, card, alone), Json::Null);
        }
        // To a program a card is the ruling in the language of the player.
        let player = self.player.or(self.card.map(|card| card.language));
        let words = Words::new(player.unwrap_or(context.words.language()), context.pack);
        let player = player.map(|_| RulingContext { words: &words, extent: Extent::default(), ..alone });
        if !matches!(context.settings.format, Format::Json | Format::Csv) {
            let view = player.map_or_else(|| ruling_view(&ruled), |player| shown_view(&ruled, &player));
            return (self.with_command(context, &ruled, view), Json::Null);
        }
        let mut json = self.json(context, &RulingContext { others: &others, ..ruled });
        if let Some(player) = player {
            json["shown"] = ruling_json(&player);
        }
        (View::default(), json)
    }

    /// A ruling for a program: with the command that gives it again, and what made it.
    fn json(&self, context: &Context, ruled: &RulingContext) -> Json {
        let mut json = ruling_json(ruled);
        json["command"] = again(context, ruled).into();
        json["made_by"] = made_by(context);
        if let Some(before) = &self.before {
            json["since"] = since_json(ruled.ruling, before);
        }
        json
    }

    /// A ruling for a person: with what is ruled otherwise than before, and, where everything is shown, with the command that
    /// gives it again.
    fn with_command(&self, context: &Context, ruled: &RulingContext, mut view: View) -> View {
        if self.extent.line {
            return view;
        }
        if let Some(before) = &self.before {
            let mut changes = View::default();
            changes.points(context.words.text("heading-since"), since(context.words, ruled.ruling, before));
            view.blocks.splice(BELOW_THE_HEADLINE..BELOW_THE_HEADLINE, changes.blocks);
        }
        if self.extent.full {
            view.push(Block::Heading(context.words.text("heading-command")));
            view.push(Block::OneLine(in_a_shell(&again(context, ruled))));
        }
        view
    }

    /// What the other books rule: where it is asked for, and to a program and in a document also where the book has no
    /// rule, since it is part of the answer then.
    fn elsewhere<'p>(
        &self,
        context: &Context<'p>,
        bound: &BoundIncident,
        facts: &Facts,
        ruling: &Ruling,
    ) -> Vec<Verdict<'p>> {
        let none = matches!(ruling.coverage, Coverage::Silent | Coverage::NotApplicable);
        let asked = self.extent.others || none && context.settings.format != Format::Text;
        if !asked {
            return Vec::new();
        }
        let books: Vec<BookId> = context.pack.book_ids().into_iter().filter(|book| *book != context.book).collect();
        verdicts(context.pack, &books, &bound.incident.id, facts).unwrap_or_default()
    }
}

/// The card of a ruling, or how to say what was chosen where the book leaves a choice.
fn carded(context: &Context, card: Card, ruled: RulingContext) -> View {
    let words = Words::new(card.language, context.pack);
    card_view(&RulingContext { words: &words, ..ruled }, card.chosen).unwrap_or_else(|several| {
        let which = context.words.with("card-which", &args([("n", (several as u64).into())]));
        View { blocks: vec![Block::Text(which)], ..View::default() }
    })
}
