//! The judging of a finished hand for the rating.

use std::sync::Arc;

use crate::presenter::teaching::review_mode::Reviewed;
use coach::puzzle::Puzzle;
use coach::review::Judge;
use coach::stats::{RatedHand, RatingCategory};
use engine::table::SeatView;
use engine::tiles::Seat;
use players::{ComputerPlayer, Level};
use storage::save::SavedPlayer;

/// Everything needed to judge a hand, without the table.
#[derive(Debug)]
pub struct RatingJob {
    /// The number of its game.
    pub game: u64,
    /// The table at the end of the hand.
    pub view: SeatView,
    /// The rated seat.
    pub seat: Seat,
    /// The game up to the end of the hand.
    pub played: Reviewed,
    /// The rating category: the rules and the opponents.
    pub category: RatingCategory,
}

/// A judged hand.
#[derive(Debug)]
pub struct JudgedHand {
    /// What the decisions of the hand cost, for the rating.
    pub rated: RatedHand,
    /// Puzzles made of its mistakes.
    pub puzzles: Vec<Puzzle>,
}

impl RatingJob {
    /// The last hand of a game, at this table; `None` if the game is assisted.
    pub fn of(
        game: u64,
        view: SeatView,
        seat: Seat,
        played: Reviewed,
        is_advised: bool,
    ) -> Option<Self> {
        let mut levels: Vec<Level> = match &played {
            Reviewed::Saved(saved) if saved.assisted => return None,
            Reviewed::Saved(saved) => seat
                .others()
                .filter_map(|other| match &saved.players[other] {
                    SavedPlayer::Computer(title) => ComputerPlayer::titled(title),
                    SavedPlayer::Person => None,
                })
                .map(|player| player.level())
                .collect(),
            Reviewed::Seen(_) | Reviewed::OnTable => Vec::new(),
        };
        // Of three opponents, the middle one counts: see `RatingCategory::level`.
        levels.sort_unstable();
        let rules = Arc::clone(&view.rules);
        let category = RatingCategory {
            is_advised,
            ..RatingCategory::new(&rules, levels.get(1).copied())
        };
        Some(Self {
            game,
            view,
            seat,
            played,
            category,
        })
    }

    /// Judges the hand, which takes some seconds; `None` if it offered no decision. In a local game, the most expensive mistakes become
    /// puzzles.
    pub fn rate(&self, judge: &impl Judge) -> Option<JudgedHand> {
        let hands = self.played.hands(self.seat)?;
        let played = hands
            .last()
            .filter(|hand| hand.number == self.view.deal_number)?;
        let review = played.review(judge);
        let rated = RatedHand::of(self.game, &self.view, self.seat, played, &review)?;
        let puzzles = match &self.played {
            Reviewed::Saved(saved) => {
                Puzzle::of_hand(saved, self.seat, played, &review.turning_points())
            }
            Reviewed::Seen(_) | Reviewed::OnTable => Vec::new(),
        };
        Some(JudgedHand { rated, puzzles })
    }
}
