//! What of a ruling is shown, by the flags of the command line, and the ruling as it is shown by them.

use super::Context;
use crate::cli::{Said, SettingSource, Wanted};
use crate::compare::{Verdict, verdicts};
use crate::decide::{BoundIncident, Ruling};
use crate::error::Failure;
use crate::ids::BookId;
use crate::incident::{Coverage, Facts};
use crate::interview::Look;
use crate::locale::{Language, Words};
use crate::render::{Extent, Format, RulingContext, View, ruling_json, ruling_view, shown_view};
use serde_json::Value as Json;

/// What is shown of a ruling.
#[derive(Debug)]
pub(super) struct RulingDisplay {
    /// How much of it.
    pub extent: Extent,
    /// The language of the player to whom it is shown.
    player: Option<Language>,
}

impl RulingDisplay {
    /// What the flags ask for. A document has everything that a screen has no room for.
    ///
    /// # Errors
    /// A language that the program does not speak.
    pub(super) fn new(context: &Context, wanted: &Wanted) -> Result<Self, Failure> {
        let language = |code: &String| {
            let said = || Said { value: code.clone(), place: SettingSource::Flag("--show") };
            let codes = Language::ALL.map(Language::code);
            Language::of_code(code).ok_or_else(|| said().refused(context.words, "usage-not-allowed", &codes))
        };
        let extent = match context.settings.format {
            Format::Markdown if !wanted.short => Extent::WHOLE,
            _ => Extent {
                why: wanted.why,
                full: wanted.full,
                hint: !wanted.full,
                line: wanted.short,
                ..Extent::default()
            },
        };
        let (what_if, others) = (wanted.what_if || wanted.full, wanted.others || wanted.full);
        let player = wanted.show.as_ref().map(language).transpose()?;
        Ok(Self { extent: Extent { what_if, others, ..extent }, player })
    }

    /// The same for one ruling among several, below which it is said once how to see more.
    #[must_use]
    pub(super) fn among_others(&self) -> Self {
        Self { extent: Extent { hint: false, ..self.extent }, ..*self }
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
        };
        let extent = match look {
            Look::Full => Extent { what_if: true, others: true, ..extent },
            _ => extent,
        };
        let player = match look {
            Look::Show(language) => Some(language),
            _ => self.player,
        };
        Self { extent, player }
    }

    /// A ruling as it is shown, and as JSON. Only the one of them that is asked for is made; the other is empty.
    pub(super) fn ruling(
        &self,
        context: &Context,
        bound: &BoundIncident,
        facts: &Facts,
        ruling: &Ruling,
    ) -> (View, Json) {
        let others = self.elsewhere(context, bound, facts, ruling);
        let what_if = if self.extent.what_if { bound.what_if(facts, ruling) } else { Vec::new() };
        let shown_others = if self.extent.others || self.extent.full { others.as_slice() } else { &[] };
        let alone = RulingContext::new(context.words, bound, facts, ruling);
        let ruled = RulingContext { others: shown_others, what_if: &what_if, extent: self.extent, ..alone };
        let to_program = matches!(context.settings.format, Format::Json | Format::Csv);
        let json = || ruling_json(&RulingContext { others: &others, ..ruled });
        let Some(language) = self.player else {
            return if to_program { (View::default(), json()) } else { (ruling_view(&ruled), Json::Null) };
        };
        let words = Words::new(language, context.pack);
        let player = RulingContext { words: &words, extent: Extent::default(), ..alone };
        if !to_program {
            return (shown_view(&ruled, &player), Json::Null);
        }
        let mut json = json();
        json["shown"] = ruling_json(&player);
        (View::default(), json)
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
