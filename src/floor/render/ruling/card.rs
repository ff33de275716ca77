//! A ruling on a card for the player: what is ruled, why in one line, and the clause in the player's language. Nothing stands on it
//! that is the floor's alone: no orders, no notes, no other book, no choice that is still open.

use super::super::citation::in_language;
use super::super::remedy::pair;
use super::super::{Block, Excerpt, View};
use super::RulingContext;
use super::why::{answer_words, fact_name};
use crate::decide::{Remedy, TraceStep, Used};
use crate::incident::{FactKind, PenaltyKind};

/// The card, in the language of the words of the ruling. `chosen` is the ruling that was chosen, from 1 on, where the book leaves
/// a choice.
///
/// # Errors
/// The book leaves a choice, and nobody has said which of so many was made.
pub fn card_view(ruled: &RulingContext, chosen: Option<usize>) -> Result<View, usize> {
    let ruling = ruled.ruling;
    let remedy = match (ruling.alternatives.as_slice(), chosen.and_then(|chosen| chosen.checked_sub(1))) {
        ([], _) => None,
        (several, at) => Some(at.and_then(|at| several.get(at)).ok_or(several.len())?),
    };
    let mut view = View { card: Some(ruled.words.language()), ..View::default() };
    let headline = Block::Headline(headline(ruled, remedy));
    view.head.push(headline.clone());
    view.push(headline);
    view.push(Block::Subject(ruled.title()));
    view.push(Block::Rule);
    let own = remedy.map_or(&[][..], |one| &one.amounts);
    let amounts = own.iter().chain(ruling.amounts.iter().filter(|amount| !own.contains(amount)));
    let amounts: Vec<(String, String)> = amounts.map(|amount| pair(ruled.words, amount)).collect();
    if !amounts.is_empty() {
        view.push(Block::Pairs(amounts));
        view.push(Block::Rule);
    }
    // That a penalty is possible is the floor's to weigh.
    if remedy.map_or(ruling.penalty, |one| one.penalty) == PenaltyKind::Will {
        view.push(Block::Text(ruled.words.text("penalty-will")));
    }
    view.blocks.extend(Some(why(ruled)).filter(|why| !why.is_empty()).map(Block::Text));
    clause(&mut view, ruled);
    Ok(view)
}

fn headline(ruled: &RulingContext, remedy: Option<&Remedy>) -> String {
    let remedies = ruled.remedies();
    remedy.map_or_else(|| remedies.headline(ruled.ruling), |one| remedies.line(std::slice::from_ref(one)))
}

/// What happened, as far as the ruling rests on it and it was told in a word; amounts stand above it.
fn why(ruled: &RulingContext) -> String {
    let told = ruled.ruling.because.iter().filter_map(|step| match step {
        TraceStep::Fact(fact, used) if *used != Used::Assumed => Some(*fact),
        _ => None,
    });
    let in_a_word = |fact: &usize| matches!(ruled.bound.incident.facts[*fact].kind, FactKind::Choice { .. });
    let line =
        |fact: usize| format!("{}: {}", fact_name(ruled, fact), answer_words(ruled, fact, ruled.facts.get(fact)));
    told.filter(in_a_word).map(line).collect::<Vec<_>>().join(" · ")
}

/// The clause that says so, in the player's language, and the book in which it stands.
fn clause(view: &mut View, ruled: &RulingContext) {
    let Some((cited, _)) = ruled.cited().into_iter().next() else { return };
    let read = cited.read();
    let title = format!("{} {}", cited.label, read.title);
    let foreign = cited.translated.is_none() && cited.language != ruled.words.language();
    let title = if foreign { in_language(ruled.words, &title, cited.language) } else { title };
    let decide = ruled.deciding_sentences(&cited);
    view.push(Block::Rule);
    view.push(Block::Excerpt(title, Excerpt { paragraphs: read.paragraphs.clone(), decide }));
    if let Some(book) = ruled.pack.book(ruled.ruling.book) {
        let (title, edition) = (book.title.name(ruled.words.language()), book.edition.name(ruled.words.language()));
        let whole = if title.contains(edition) { title.to_owned() } else { format!("{title}, {edition}") };
        view.push(Block::Subject(whole));
    }
}
