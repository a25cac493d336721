//! The start and the end of a hand: what the wall and the other players changed before the first and after the last decision, who won and
//! how, and the payments.

use iced::Element;
use iced::widget::column;

use super::ReviewDialog;
use crate::app::theme;
use crate::app::widget::{Event, Look};
use coach::review::{Decision, PlayedDeal, Review};
use engine::rules::{Settlement, Source};
use engine::table::DealEnd;
use engine::tiles::Seat;
use wording::{TileWording, person};
use words::{Noun, Person, noun, say};

impl ReviewDialog {
    /// The start of the hand in full.
    pub(super) fn start<'a>(
        &self,
        look: Look<'a>,
        review: &Review,
        first: &Decision,
    ) -> Element<'a, Event> {
        let worth = first.verdict.worth.round() as i64;
        let expected = review
            .expected
            .map_or(worth, |expected| expected.round() as i64);
        let heading = say!("review-start-estimate", whole = false, round = expected);
        let heading = look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink);
        let change = worth - expected;
        let change = (change != 0).then(|| look.text(say!("review-start-change", change, worth)));
        column![heading].push(change).spacing(look.px(6.0)).into()
    }

    /// The end of the hand in full.
    pub(super) fn ending<'a>(
        &self,
        look: Look<'a>,
        deal: &PlayedDeal,
        last: &Decision,
    ) -> Element<'a, Event> {
        let heading = self.describe_win(deal);
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
        let tile = tile.noun();
        match (source, from.map(|from| self.player(from))) {
            (Source::Discard, Some((from_you, from))) => {
                say!("review-won-by-discard", you, who, tile, from, from_you)
            }
            (Source::Snatch, Some((from_you, from))) => {
                say!("review-won-by-kong", you, who, tile, from, from_you)
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
            who,
            left = expected,
            brought = result,
            rest = result - expected
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
                    let (you, who) = self.player(other);
                    Some(noun!("review-luck-from-player", who, you, points = gets))
                }
            };
        let parts: Vec<Noun<'_>> = match settlement {
            None => return Some(say!("event-not-settled").to_owned()),
            Some(settlement) => {
                let others = self.seat.others();
                others.filter_map(|other| from(settlement, other)).collect()
            }
        };
        let points = deal.result.unwrap_or(0);
        let is_known = !parts.is_empty();
        is_known.then(|| say!("review-luck-total", list = words::all_of(parts), points))
    }

    /// Whether the sentences address the player at this seat as "you", and the player.
    fn player(&self, seat: Seat) -> (bool, Person<'_>) {
        let you = seat == self.own && !self.watched;
        (you, person(&self.names[seat]))
    }
}
