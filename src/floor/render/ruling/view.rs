//! A ruling as it is shown: what is needed at the table first, and as much of the rest as was asked for.

use super::super::citation::has_official;
use super::super::remedy::{OR, Remedies, coverage_mark, pair};
use super::super::rule::changes_blocks;
use super::super::working::{due_lines, table_block};
use super::super::{Block, Excerpt, View};
use super::short::{short_line, what_if_lines};
use super::why::why;
use super::{Parts, RulingContext, impossible_words};
use crate::compare::{RemedyLine, Verdict, VerdictResult};
use crate::incident::{AmountTable, Coverage, PenaltyKind};
use crate::locale::args;

/// How many of the clauses that a ruling cites are shown whole; of the others a screen has room for the labels.
const SHOWN_WHOLE: usize = 3;

/// The tables of the round: what was told, and what everybody owes; and the same behind what the ruling makes of it.
const ROUND: [&str; 2] = ["players", "players-after"];

/// A ruling to be shown.
#[must_use]
pub fn ruling_view(ruled: &RulingContext) -> View {
    let mut view = View::default();
    if ruled.extent.line {
        view.push(Block::OneLine(short_line(ruled)));
        return view;
    }
    match ruled.extent.parts {
        Parts::All => said(&mut view, ruled),
        Parts::Ruled => {
            said(&mut view, ruled);
            return view;
        }
        Parts::Headline => {
            headline_and_first_order(&mut view, ruled);
            asked_for(&mut view, ruled);
            return view;
        }
    }
    let more = ruled.extent.why || !ruled.what_if.is_empty() || !ruled.others.is_empty();
    rule(&mut view, ruled, more);
    asked_for(&mut view, ruled);
    view
}

/// A ruling and below it the same for a player, who reads another language: with the rule, which stays in the language
/// of its book, and a word on whose words these are.
#[must_use]
pub fn shown_view(ruled: &RulingContext, player: &RulingContext) -> View {
    let mut view = View::default();
    match ruled.extent.parts {
        Parts::All | Parts::Ruled => said(&mut view, ruled),
        Parts::Headline => headline_and_first_order(&mut view, ruled),
    }
    let head = view.head.clone();
    view.push(Block::Heading(player.words.text(&format!("language-{}", player.words.language().code()))));
    view.push(Block::Rule);
    said(&mut view, player);
    rule(&mut view, player, true);
    let official = |(cited, _): &(super::super::Cited, &str)| !cited.official.is_empty();
    // Official words say so themselves.
    if !player.cited().first().is_some_and(official) {
        view.push(Block::Subject(player.words.text("rule-in-our-words")));
    }
    view.head = head;
    asked_for(&mut view, ruled);
    view
}

/// The headline, and what it belongs to. They stay on the screen, with the first order where there is no choice.
fn headline(view: &mut View, ruled: &RulingContext) {
    let (words, ruling) = (ruled.words, ruled.ruling);
    let remedies = ruled.remedies();
    let headline = Block::Headline(remedies.headline(ruling));
    view.head.push(headline.clone());
    if ruling.alternatives.is_empty() {
        let orders = remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts);
        view.head.extend(orders.first().map(|order| Block::Steps(vec![order.clone()])));
    }
    view.push(headline);
    let book = ruled.pack.book(ruling.book).map_or_else(String::new, |book| {
        let title = book.title.name(words.language());
        // Whoever reads it is to know that the text has been replaced.
        match ruled.pack.is_older_edition(&book.id) {
            true => format!("{title} · {}", words.text("book-older-edition")),
            false => title.to_owned(),
        }
    });
    let coverage = match ruling.coverage {
        Coverage::Rule => String::new(),
        other => format!(" · {}", words.text(&format!("coverage-{}", other.key()))),
    };
    view.push(Block::Subject(format!("{} · {book}{coverage}", ruled.title())));
}

/// What of a ruling stays where more of it is asked for.
fn headline_and_first_order(view: &mut View, ruled: &RulingContext) {
    headline(view, ruled);
    let first = view.head.iter().find(|block| matches!(block, Block::Steps(_))).cloned();
    view.blocks.extend(first);
}

/// What is ruled: the headline, the amounts, what is done now, the penalty, and what must be added.
fn said(view: &mut View, ruled: &RulingContext) {
    let (words, ruling, full) = (ruled.words, ruled.ruling, ruled.extent.full);
    let remedies = ruled.remedies();
    headline(view, ruled);
    if !ruling.amounts.is_empty() {
        if full {
            view.push(Block::Rule);
        }
        view.push(Block::Pairs(ruling.amounts.iter().map(|amount| pair(words, amount)).collect()));
    }
    let shown = |table: &&AmountTable| full || !table.read_back && !ROUND.contains(&table.name);
    for table in ruling.tables.iter().filter(shown) {
        view.push(Block::Heading(words.text(&format!("heading-table-{}", table.name))));
        view.push(table_block(words, table));
    }
    if ruling.alternatives.is_empty() {
        view.push(Block::Heading(words.text("heading-orders")));
        view.push(Block::Steps(remedies.orders(&ruling.orders, &ruling.open, &ruling.amounts)));
    }
    remedies.alternatives(view, ruling);
    // Orders that speak of the table of the round mean what it says of those who are to act.
    let round = ruling.tables.iter().filter(|table| !full && !table.read_back && ROUND.contains(&table.name));
    view.push(Block::Points(round.flat_map(|table| due_lines(words, table)).collect()));
    // Where there is little room, what stands below the orders needs no titles.
    let title = |view: &mut View, id: &str| full.then(|| view.push(Block::Heading(words.text(id))));
    if ruling.penalty != PenaltyKind::None {
        title(view, "heading-penalty");
        view.push(Block::Text(words.text(&format!("penalty-{}", ruling.penalty.key()))));
    }
    let remarks = ruled.remarks(full || ruled.extent.why);
    if !remarks.is_empty() {
        title(view, "heading-remarks");
        view.push(Block::Points(remarks));
    }
}

/// The clauses that say so: the first, whole or as far as there is room, or all.
fn rule(view: &mut View, ruled: &RulingContext, whole: bool) {
    let (words, full) = (ruled.words, ruled.extent.full);
    view.push(if full { Block::Heading(words.text("heading-rule")) } else { Block::Rule });
    let (cited, official) = (ruled.cited(), has_official(ruled.pack, ruled.ruling.book));
    let shown = if full { SHOWN_WHOLE } else { 1 };
    for (cited, _) in cited.iter().take(shown) {
        let block = |title, paragraphs| match full || whole {
            true => Block::Clause(title, paragraphs),
            false => Block::Excerpt(title, Excerpt { paragraphs, decide: ruled.deciding_sentences(cited) }),
        };
        let most = if full || whole { usize::MAX } else { 1 };
        // Where there is little room it stands as the book has it: that is what is read out to whoever asks for the rule.
        let texts = if full || whole { cited.blocks(words, official) } else { cited.own_blocks(words, official) };
        texts.into_iter().take(most).for_each(|(title, text)| view.push(block(title, text)));
    }
    if let Some(rest) = cited.get(shown..).filter(|rest| !rest.is_empty()) {
        let rest: Vec<&str> = rest.iter().map(|(cited, _)| cited.label.as_str()).collect();
        view.push(Block::Text(words.with("rule-also", &args([("clauses", rest.join(", ").into())]))));
    }
    changes_blocks(view, words, ruled.changes().as_ref());
}

/// What is shown only to those who ask.
fn asked_for(view: &mut View, ruled: &RulingContext) {
    let words = ruled.words;
    if ruled.extent.why && ruled.extent.parts == Parts::Headline {
        view.push(Block::Points(ruled.reasons()));
    }
    if ruled.extent.full || ruled.extent.why {
        view.points(words.text("heading-why"), why(ruled));
    }
    view.points(words.text("heading-what-if"), what_if_lines(ruled));
    view.points(words.text("heading-others"), others(ruled));
    view.blocks.extend_from_slice(ruled.led.needs);
    if ruled.extent.hint {
        view.push(Block::Subject(ruled.extent.more(words)));
    }
}

/// What the other books rule, a line each.
fn others(ruled: &RulingContext) -> Vec<String> {
    let words = ruled.words;
    let line = |verdict: &Verdict| {
        let said = match &verdict.result {
            VerdictResult::Ruled { remedies, coverage } => {
                let outcome = |one: &RemedyLine| {
                    let (incident, book) = (ruled.ruling.incident, &verdict.bound.book);
                    let own_words = Remedies { pack: ruled.pack, words, incident, book, names: &one.names };
                    own_words.message("outcome", &one.outcome, &one.amounts())
                };
                let shown = remedies.iter().map(outcome).collect::<Vec<String>>().join(OR);
                format!("{shown}{}", coverage_mark(words, *coverage, &shown))
            }
            VerdictResult::Missing(facts) => {
                let names: Vec<&str> =
                    facts.iter().map(|fact| verdict.bound.incident.facts[*fact].id.as_str()).collect();
                words.with("needs-facts", &args([("facts", names.join(", ").into())]))
            }
            VerdictResult::Impossible(impossible) => impossible_words(words, ruled.ruling.incident, impossible),
        };
        format!("{}: {said}", verdict.bound.book)
    };
    ruled.others.iter().map(line).collect()
}
