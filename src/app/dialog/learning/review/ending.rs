//! The end of a hand: who won and how, the payments, and what the wall and the other players changed after the last decision.

use iced::Element;
use iced::widget::column;

use super::ReviewDialog;
use crate::app::theme;
use crate::app::widget::{Event, Look};
use crate::presenter::phrases::possessive;
use coach::review::{Decision, PlayedDeal};
use engine::rules::{Settlement, Source};
use engine::table::DealEnd;
use engine::tiles::Seat;
use wording::TileWording;
use words::say;
use words::{change, list_and};

impl ReviewDialog {
    /// The end of the hand in full.
    pub(super) fn ending<'a>(
        &self,
        look: Look<'a>,
        deal: &PlayedDeal,
        last: &Decision,
    ) -> Element<'a, Event> {
        let heading = say!("review-the-end", told = self.describe_win(deal));
        let heading = look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink);
        column![heading, look.text(self.describe_change(deal, last))]
            .push(self.describe_payments(deal).map(|words| look.text(words)))
            .spacing(look.px(6.0))
            .into()
    }

    /// Describes who won and how.
    fn describe_win(&self, deal: &PlayedDeal) -> String {
        let Some(DealEnd::MahJong {
            winner,
            tile,
            source,
            from,
            ..
        }) = &deal.end
        else {
            return say!("review-nobody-won").to_owned();
        };
        let (you, who) = self.player(*winner);
        let tile = tile.name();
        match (source, from.map(|from| self.player(from))) {
            (Source::Discard, Some((true, _))) => say!("review-won-by-your-discard", who, tile),
            (Source::Discard, Some((_, from))) => {
                say!("review-won-by-discard", you, who, tile, from)
            }
            (Source::Snatch, Some((true, _))) => say!("review-won-by-your-kong", who, tile),
            (Source::Snatch, Some((_, from))) => {
                say!(
                    "review-won-by-kong",
                    you,
                    who,
                    tile,
                    whose = possessive(from)
                )
            }
            _ => say!("review-won-by-draw", you, who, tile),
        }
    }

    /// Describes the change from the expected result after the last decision to the actual one.
    fn describe_change(&self, deal: &PlayedDeal, last: &Decision) -> String {
        let verdict = &last.verdict;
        let cost = if last.is_costly() {
            verdict.points
        } else {
            0.0
        };
        let expected = (verdict.worth - cost).round() as i64;
        let result = deal.result.unwrap_or(0);
        let (you, who) = self.player(self.seat);
        say!(
            "review-luck-after",
            you,
            whose = possessive(who),
            left = change(expected),
            brought = change(result),
            rest = change(result - expected)
        )
    }

    /// Describes the payments of each of the other players, or says that the hand was not settled; `None` if nobody won or none of them pays
    /// or gets anything.
    fn describe_payments(&self, deal: &PlayedDeal) -> Option<String> {
        let Some(DealEnd::MahJong { settlement, .. }) = &deal.end else {
            return None;
        };
        let from =
            |settlement: &Settlement, other: Seat| match settlement.gets_from[self.seat][other] {
                0 => None,
                gets => {
                    let (_, name) = self.player(other);
                    Some(say!("review-luck-from-player", name, points = change(gets)))
                }
            };
        let parts: Vec<String> = match settlement {
            None => return Some(say!("event-not-settled").to_owned()),
            Some(settlement) => {
                let others = self.seat.others();
                others.filter_map(|other| from(settlement, other)).collect()
            }
        };
        let points = change(deal.result.unwrap_or(0));
        (!parts.is_empty()).then(|| say!("review-luck-total", list = list_and(&parts), points))
    }

    /// Whether the sentences address the player at this seat as "you", and the name of that player.
    fn player(&self, seat: Seat) -> (bool, &str) {
        let you = seat == self.own && !self.watched;
        match you {
            true => (true, say!("label-you")),
            false => (false, &self.names[seat]),
        }
    }
}
