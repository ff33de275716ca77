//! What should stand at a place, as a message with its values.

use super::Expected;
use crate::locale::{Args, FluentValue, NumberError, args};
use crate::tournament::SlipForm;
use std::cmp::Ordering;

impl Expected {
    /// The key of the message that says it: a line a variant, and nothing to take apart, however many there are.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Setup => "notation-expected-setup",
            Self::Blinds => "notation-expected-blinds",
            Self::Structure => "notation-expected-structure",
            Self::Player => "notation-expected-player",
            Self::Seat(_) => "notation-expected-seat",
            Self::Act => "notation-expected-act",
            Self::Amount => "notation-expected-amount",
            Self::Number(why) => why.key(),
            Self::RaiseAmount => "notation-expected-raise-amount",
            Self::ToOrBy { .. } => "notation-expected-to-or-by",
            Self::OnTop { .. } => "notation-expected-on-top",
            Self::SeatOrAmount { .. } => "notation-expected-seat-or-amount",
            Self::StackOrRest(_) => "notation-expected-stack-or-rest",
            Self::WrongCount { .. } => "notation-expected-count",
            Self::WhoseTurn => "notation-expected-whose-turn",
            Self::Undercalls { .. } => "notation-expected-undercalls",
            Self::ListedOrder => "notation-expected-listed-order",
            Self::Visible(_) => "notation-expected-visible",
            Self::BetFaced(_) => "notation-expected-bet-faced",
            Self::AnteOrStraddle(_) => "notation-expected-ante-or-straddle",
            Self::NoStraddle => "notation-expected-no-straddle",
            Self::NoKill => "notation-expected-no-kill",
            Self::OneBoard => "notation-expected-one-board",
            Self::NoShowdown => "notation-expected-no-showdown",
            Self::NoOtherPost => "notation-expected-no-other-post",
            Self::WhoHasButton => "notation-expected-who-has-button",
            Self::AllActed => "notation-expected-all-acted",
            Self::LaterStreets => "notation-expected-later-streets",
            Self::TwoHands => "notation-expected-two-hands",
            Self::StillIn => "notation-expected-still-in",
            Self::AtShowdown => "notation-expected-at-showdown",
            Self::MuckAtShowdown => "notation-expected-muck-at-showdown",
            Self::PotCount => "notation-expected-pot-count",
            Self::FiveCardStreet => "notation-expected-five-card-street",
            Self::Completes => "notation-expected-completes",
            Self::TakenBack => "notation-expected-taken-back",
            Self::Motion => "notation-expected-motion",
            Self::Said => "notation-expected-words",
            Self::SaidOrPut(_) => "notation-expected-said-or-put",
            Self::Change => "notation-expected-change",
            Self::ShortBlind(_) => "notation-expected-short-blind",
            Self::WholeBlind { .. } => "notation-expected-whole-blind",
            Self::AllInAmount => "notation-expected-all-in-amount",
            Self::CallAmount { .. } => "notation-expected-call-amount",
            Self::Next => "notation-expected-next",
            Self::Pair => "notation-expected-pair",
            Self::Slash { .. } => "notation-expected-slash",
            Self::Order => "notation-expected-order",
            Self::SmallBet => "notation-expected-small-bet",
            Self::BetSizes => "notation-expected-bet-sizes",
            Self::Street => "notation-expected-street",
            Self::Once => "notation-expected-once",
            Self::SetupFirst => "notation-expected-setup-first",
            Self::SilentLast => "notation-expected-silent-last",
            Self::ToActLast => "notation-expected-to-act-last",
            Self::Listed => "notation-expected-listed",
            Self::HeadsUp => "notation-expected-heads-up",
            Self::Players(_) => "notation-expected-players",
            Self::Shorter(_) => "notation-expected-shorter",
            Self::Slip(SlipForm::Seats) => "notation-expected-slip-seats",
            Self::Slip(SlipForm::Cards) => "notation-expected-slip-cards",
            Self::Slip(SlipForm::Prizes) => "notation-expected-slip-prizes",
            Self::Slip(SlipForm::Out) => "notation-expected-slip-out",
            Self::Slip(SlipForm::Tables) => "notation-expected-slip-tables",
            Self::Colon => "notation-expected-colon",
            Self::Pile => "notation-expected-pile",
            Self::Card => "notation-expected-card",
            Self::CardOnce => "notation-expected-card-once",
            Self::SeatOnce => "notation-expected-seat-once",
            Self::PlayerOnce => "notation-expected-player-once",
            Self::TableOnce => "notation-expected-table-once",
            Self::PlaceOnce => "notation-expected-place-once",
            Self::Table => "notation-expected-table",
            Self::TooManyTables(_) => "notation-expected-fewer-tables",
            Self::PlayersOfTable(_) => "notation-expected-players-of-table",
            Self::TakenSeat => "notation-expected-taken-seat",
            Self::EmptySeat => "notation-expected-empty-seat",
            Self::TooManyPlaces(_) => "notation-expected-fewer-places",
            Self::PrizePlace(_) => "notation-expected-prize-place",
            Self::Money => "notation-expected-money",
            Self::LessMoney => "notation-expected-less-money",
            Self::FallingPrize(_) => "notation-expected-falling-prize",
            Self::SlipEnd => "notation-expected-slip-end",
            Self::CardTwice(_) => "notation-expected-card-twice",
            Self::Cards(_) => "notation-expected-cards",
            Self::Pot => "notation-expected-pot",
            Self::Winner => "notation-expected-winner",
            Self::Halves => "notation-expected-halves",
            Self::PutIn => "notation-expected-put-in",
            Self::AnteInIt(_) => "notation-expected-ante-in-it",
            Self::Showdown => "notation-expected-showdown",
            Self::ButtonSeat => "notation-expected-button-seat",
        }
    }

    /// The values of the message.
    #[must_use]
    pub(in crate::notation) fn values(self, found: &str) -> Args<'_> {
        match self {
            Self::Number(why) => return why.values(found),
            Self::Slash { one, first, second } => return NumberError::OneOrTwo { one, first, second }.values(found),
            _ => {}
        }
        let most = match self {
            Self::Players(most)
            | Self::Shorter(most)
            | Self::TooManyTables(most)
            | Self::TooManyPlaces(most)
            | Self::Cards(most) => most as u64,
            Self::Seat(most) | Self::PlayersOfTable(most) | Self::PrizePlace(most) | Self::FallingPrize(most) => most,
            Self::CardTwice(card) => return args([("card", card.to_string().into())]),
            Self::SeatOrAmount { seat, rest, one } => {
                let digits = ("digits", one.to_string().into());
                return args([("seat", seat.into()), ("rest", rest.to_string().into()), ("one", one.into()), digits]);
            }
            Self::WrongCount { count, bet } => {
                let digits = [("count-digits", count.to_string().into()), ("bet-digits", bet.to_string().into())];
                let [count_digits, bet_digits] = digits;
                return args([("count", count.into()), ("bet", bet.into()), count_digits, bet_digits]);
            }
            Self::WholeBlind { blind, posted } => {
                let digits = [("blind-digits", blind.to_string().into()), ("posted-digits", posted.to_string().into())];
                let [blind_digits, posted_digits] = digits;
                return args([("most", blind.into()), blind_digits, posted_digits]);
            }
            Self::CallAmount { bet, said } => {
                return args([("most", bet.into()), ("said-digits", said.to_string().into())]);
            }
            Self::Undercalls { bet, put } => {
                return args([("bet-digits", bet.to_string().into()), ("put-digits", put.to_string().into())]);
            }
            Self::Visible(hidden) => return args([("code", format!("U+{:04X}", u32::from(hidden)).into())]),
            Self::StackOrRest(amount)
            | Self::AnteOrStraddle(amount)
            | Self::AnteInIt(amount)
            | Self::ShortBlind(amount)
            | Self::BetFaced(amount)
            | Self::SaidOrPut(amount) => amount,
            Self::ToOrBy { amount, bet } | Self::OnTop { amount, bet } => {
                let says = match amount.cmp(&bet) {
                    Ordering::Less => "less",
                    Ordering::Equal => "call",
                    Ordering::Greater => "raise",
                };
                let total = bet.saturating_add(amount);
                return args([
                    ("by", amount.into()),
                    ("total", total.into()),
                    ("bet", bet.into()),
                    ("to", says.into()),
                ]);
            }
            _ => 0,
        };
        args([("typed", FluentValue::from(found)), ("most", most.into())])
    }
}
