//! What a hand that is told up to the showdown answers.

use super::infer::record_line;
use super::read::labels;
use super::{Contradiction, contradiction_words};
use crate::incident::{Answer, Fact, Facts, FromHand, Incident, only_game};
use crate::locale::{Language, Words, args, fold, printable};
use crate::notation::showdown::EndedHand;
use crate::showdown::{ShowdownTold, TypedShowdown};

/// The cards of a board that is complete.
const WHOLE_BOARD: usize = 5;

/// Records what a hand tells of an incident: its line, and what was shown, mucked and said at its end. Facts that are known stay
/// as they are.
///
/// # Errors
/// A line that tells something else than was answered, or words that are no hand, in the user's words.
pub fn record_hand(words: &Words, incident: &Incident, facts: &mut Facts, hand: &EndedHand) -> Result<(), String> {
    let contradicted =
        |contradiction: Contradiction, facts: &Facts| contradiction_words(words, incident, facts, &contradiction);
    let typed: Vec<usize> = (0..incident.facts.len()).filter(|at| facts.get(*at).is_some()).collect();
    record_line(incident, facts, &hand.line).map_err(|contradiction| contradicted(contradiction, facts))?;
    for (at, fact) in incident.facts.iter().enumerate() {
        // What lies there at the showdown is later than what the betting told.
        let Some(from) = fact.hand.filter(|_| !typed.contains(&at)) else {
            continue;
        };
        if let Some(answer) = answer(words, (incident, fact), from, hand)? {
            facts.set(at, Some(answer));
        }
    }
    Ok(())
}

/// What a hand answers to a fact; nothing where it does not tell.
fn answer(
    words: &Words,
    (incident, fact): (&Incident, &Fact),
    from: FromHand,
    hand: &EndedHand,
) -> Result<Option<Answer>, String> {
    let showdown = |told: TypedShowdown| Answer::Showdown(Box::new(told));
    let choice = |value: &str| fact.kind.place(value).map(Answer::Choice);
    let said = hand.said();
    let tabled = |player: usize| hand.cards_of(player).is_some();
    Ok(match (from, said) {
        (FromHand::PutIn, _) => Some(showdown(hand.put_in())),
        (FromHand::Hands, _) => hand.hands(None).map(showdown),
        (FromHand::SaidHand, Some((player, _))) if tabled(player) => hand.hands(Some(player)).map(showdown),
        (FromHand::Said, Some((_, said))) => Some(claim(words, incident, fact, said)?),
        (FromHand::SaidTabled, Some((player, _))) => choice(if tabled(player) { "yes" } else { "no" }),
        // Nobody who was there keeps it back.
        (FromHand::Mucked, _) => hand.mucked().is_empty().then(|| choice("no")).flatten(),
        (FromHand::Board, _) => (hand.board.len() == WHOLE_BOARD).then(|| choice("complete")).flatten(),
        (FromHand::BettingOver, _) => choice("yes"),
        (FromHand::Mucker, _) => {
            let all_in = hand.mucked().first().map(|player| hand.betting.all_in.contains(player));
            all_in.and_then(|all_in| choice(if all_in { "all-in" } else { "called" }))
        }
        (FromHand::Contested, _) => choice(if hand.live().count() > 1 { "yes" } else { "no" }),
        (FromHand::SaidHand | FromHand::Said | FromHand::SaidTabled, _) => None,
        (FromHand::Game, _) => only_game_of(hand).and_then(choice),
    })
}

/// What was said of a hand, by the words that its fact has for it in any language, with or without what stands before them: `flush`
/// for "a flush".
fn claim(words: &Words, incident: &Incident, fact: &Fact, said: &str) -> Result<Answer, String> {
    let typed_in = std::iter::once(words.language());
    let mut languages = typed_in.chain(Language::ALL).map(|language| Words::new(language, words.source()));
    let place = languages.find_map(|words| claim_in(&labels(&words, incident, fact), said));
    place.map(Answer::Choice).ok_or_else(|| {
        let labels = labels(words, incident, fact);
        let allowed: Vec<&str> = labels.iter().filter_map(|label| Some(label.first()?.as_str())).collect();
        let values = args([("typed", printable(said).into()), ("allowed", allowed.join(", ").into())]);
        words.with("hand-claim-unread", &values)
    })
}

/// The place of the shortest label that ends with what was said.
fn claim_in(labels: &[Vec<String>], said: &str) -> Option<u8> {
    let said = Some(fold(said)).filter(|said| !said.is_empty())?;
    let ends = |label: &String| {
        let label = fold(label);
        label.strip_suffix(&said).is_some_and(|before| before.is_empty() || before.ends_with(' '))
    };
    let fits = labels.iter().enumerate().filter(|(_, spelled)| spelled.iter().any(ends));
    let (place, _) = fits.min_by_key(|(_, spelled)| spelled.first().map_or(0, String::len))?;
    u8::try_from(place).ok()
}

/// The game, where the cards that were tabled leave no other one.
fn only_game_of(hand: &EndedHand) -> Option<&'static str> {
    match hand.hands(None)?.of {
        ShowdownTold::Hands(hands) => only_game(&hands),
        ShowdownTold::Pots(_) | ShowdownTold::Winners(_) | ShowdownTold::PutIn(_) => None,
    }
}
