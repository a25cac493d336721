//! A finished hand, with the findings of its review.

use crate::review::{Mistake, PlayedDeal, Review};
use crate::stats::special_hands::special_hands;
use engine::table::{Claim, DealEnd, Move, SeatView};
use engine::tiles::Seat;

/// A finished hand that has been judged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatedHand {
    /// The id of the game, and the number of the hand in it.
    pub id: (u64, u32),
    /// Number of the player's own decisions that offered a choice; Mah Jongg is not counted.
    pub decisions: u32,
    /// Their total cost in points, compared with the best moves found.
    pub cost: f64,
    /// Its mistakes, by kind, with their costs.
    pub mistakes: Vec<(Mistake, f64)>,
    /// Points won, or lost if negative.
    pub result: i64,
    /// The part of that due to luck.
    pub luck: f64,
    /// Number of sets claimed, including claims that another player won.
    pub claims: u32,
    /// Whether the seat won.
    pub won: bool,
    /// Whether another player won with a discard of this seat, or by robbing its Kong.
    pub given_away: bool,
    /// Whether the seat won with a special hand.
    pub special: bool,
}

impl RatedHand {
    /// The finished hand at this table, with the findings of its review. `None` if it has no result or offered no decision.
    pub fn of(
        game: u64,
        view: &SeatView,
        seat: Seat,
        played: &PlayedDeal,
        review: &Review,
    ) -> Option<Self> {
        let account = review.account()?;
        let (winner, from) = match &view.end {
            Some(DealEnd::MahJong { winner, from, .. }) => (Some(*winner), *from),
            _ => (None, None),
        };
        let claims = played.decisions.iter().filter(
            |decision| matches!(decision.choice, Move::Claim(claim) if claim != Claim::MahJong),
        );
        let won = winner == Some(seat);
        Some(Self {
            id: (game, review.number),
            decisions: review.own().count() as u32,
            cost: account.cost,
            mistakes: review
                .turning_points()
                .into_iter()
                .map(|decision| (Mistake::of(decision), decision.verdict.cost()))
                .collect(),
            result: review.result?,
            luck: account.luck,
            claims: claims.count() as u32,
            won,
            given_away: from == Some(seat),
            special: won && special_hands(view, seat).next().is_some(),
        })
    }
}
