//! A hand that is over and whose decisions are to be judged for the rating.

use std::sync::Arc;

use crate::presenter::teaching::review_mode::Reviewed;
use coach::puzzle::Puzzle;
use coach::review::Effort;
use coach::stats::{Company, RatedHand};
use engine::table::SeatView;
use engine::tiles::Seat;
use players::{ComputerPlayer, Level};
use storage::save::SavedPlayer;

/// What is needed to judge it, away from the table.
#[derive(Debug)]
pub struct RatingJob {
    /// A number that tells its game from others.
    pub game: u64,
    /// The table at its end.
    pub view: SeatView,
    /// Who is rated.
    pub seat: Seat,
    /// The game up to there.
    pub played: Reviewed,
    /// With whom it was played.
    pub company: Company,
}

/// What came of it.
#[derive(Debug)]
pub struct Judged {
    /// What counts for the rating.
    pub rated: RatedHand,
    /// What is to be asked again in some days.
    pub puzzles: Vec<Puzzle>,
}

impl RatingJob {
    /// The last hand of a game, at this table; `None` where something was taken back or shown. `tipped`: the player was advised in it.
    pub fn of(
        game: u64,
        view: SeatView,
        seat: Seat,
        played: Reviewed,
        tipped: bool,
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
        levels.sort_unstable();
        let rules = Arc::clone(&view.rules);
        let company = Company {
            tipped,
            ..Company::new(&rules, levels.get(1).copied())
        };
        Some(Self {
            game,
            view,
            seat,
            played,
            company,
        })
    }

    /// Judges it, which takes a few tenths of a second; `None` if nothing was to be decided in it. What cost most at a table of ours comes
    /// back as puzzles.
    pub fn rate(&self) -> Option<Judged> {
        let hands = self.played.hands(self.seat)?;
        let played = hands
            .last()
            .filter(|hand| hand.number == self.view.deal_number)?;
        let review = played.review(Effort::RATING);
        let rated = RatedHand::of(self.game, &self.view, self.seat, played, &review)?;
        let puzzles = match &self.played {
            Reviewed::Saved(saved) => {
                Puzzle::of_hand(saved, self.seat, played, &review.turning_points())
            }
            Reviewed::Seen(_) | Reviewed::OnTable => Vec::new(),
        };
        Some(Judged { rated, puzzles })
    }
}
