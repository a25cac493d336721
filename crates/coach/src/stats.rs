//! Long-run statistics of the person at this computer: hands, wins, points, special hands, streaks. Stored in one file.

mod album;
mod game_news;
mod rating;
mod recorded_hands;
mod special_hands;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

pub use album::{Album, AlbumPage, FirstTime};
pub use game_news::GameNews;
pub use rating::{
    Estimate, LevelBenchmark, Rank, RatedHand, Rating, RatingCategory, Sums, cost_of_level,
    level_benchmarks, rank,
};
pub use recorded_hands::Unrated;

use engine::rules::RowId;
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::Seat;
use recorded_hands::RecordedHands;
use special_hands::special_hands;
use storage::save;

/// Number of results kept for the chart.
const MAX_RESULTS: usize = 60;

/// The statistics.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// Hands that were settled, and washouts. A win that is not settled, because tiles were shown during play, does not count.
    pub hands: u32,
    /// Hands won.
    pub wins: u32,
    /// Hands that somebody else won with a discard of the player, or by robbing the player's Kong.
    pub given_away: u32,
    /// Washouts.
    pub dead: u32,
    /// Sum of points won and lost.
    pub points: i64,
    /// Sum of the scores of hands won.
    pub winning_scores: u64,
    /// The highest score of a hand won.
    pub best: u32,
    /// The number of hands won in a row up to now.
    pub streak: u32,
    /// The largest number of hands ever won in a row.
    pub longest_streak: u32,
    /// How often each special hand was made.
    pub special: BTreeMap<RowId, u32>,
    /// When each special hand was first made, and how near the player came to others.
    pub album: Album,
    /// How well the hands were played, luck aside.
    pub rating: Rating,
    /// Results of the last hands, newest last.
    pub results: Vec<i64>,
    /// The hand that ended last, by game and number. It is known even if the file lacks the other recorded hands.
    last: Option<(u64, u32)>,
    /// The last hands added, even before a clearing, and those queued for the rating.
    #[serde(rename = "noted")]
    recorded: RecordedHands,
}

impl Statistics {
    /// Reads the statistics; empty ones if there is no file.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_default(path)
    }

    /// Writes the statistics atomically.
    ///
    /// # Errors
    /// The system cannot write them; the existing file is unchanged.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        save::write_own(path, text.as_bytes())
    }

    /// Adds the hand of this table if it is settled or a washout, and was not added before; returns whether it was added. A hand that is
    /// replayed after an undo or from an older save counts once, with its first result. `game` identifies its game.
    pub fn record(&mut self, game: u64, view: &SeatView, seat: Seat) -> bool {
        let (winner, from, result) = match &view.end {
            Some(DealEnd::MahJong {
                winner,
                from,
                settlement: Some(settlement),
                ..
            }) => (Some(*winner), *from, settlement.totals()[seat]),
            Some(DealEnd::WashOut { .. }) => (None, None, 0),
            _ => return false,
        };
        let id = (game, view.deal_number);
        let is_known = self.has_recorded(id);
        self.last = Some(id);
        if is_known {
            return false;
        }
        self.recorded.add(id);
        self.hands += 1;
        self.points += result;
        self.results.push(result);
        let surplus = self.results.len().saturating_sub(MAX_RESULTS);
        self.results.drain(..surplus);
        self.dead += u32::from(winner.is_none());
        self.given_away += u32::from(from == Some(seat));
        if winner == Some(seat) {
            self.wins += 1;
            self.streak += 1;
            self.longest_streak = self.longest_streak.max(self.streak);
            self.record_win(view, seat);
        } else {
            self.streak = 0;
        }
        true
    }

    /// Whether a hand was ever added, even if the statistics were cleared since. Only the last 500 hands are remembered.
    pub fn has_recorded(&self, id: (u64, u32)) -> bool {
        self.last == Some(id) || self.recorded.contains(id)
    }

    /// Forgets that a hand was added, because its deal begins in another game. Returns whether it was known.
    pub fn forget(&mut self, id: (u64, u32)) -> bool {
        let is_known = self.has_recorded(id);
        self.last.take_if(|last| *last == id);
        self.recorded.forget(id);
        is_known
    }

    /// Queues a hand that was just added for the rating. `is_advised` says that it was played with advice.
    pub fn queue_for_rating(&mut self, id: (u64, u32), is_advised: bool) {
        self.recorded.queue_for_rating(Unrated { id, is_advised });
    }

    /// The hands queued for the rating.
    pub fn unrated(&self) -> &[Unrated] {
        self.recorded.unrated()
    }

    /// Adds the rating of a hand, with its category, today; `None` if it cannot be rated. Hands that are not queued are ignored.
    pub fn rate(
        &mut self,
        id: (u64, u32),
        rated: Option<(&RatedHand, &RatingCategory)>,
        today: (i32, u32, u32),
    ) {
        if self.recorded.remove_from_queue(id)
            && let Some((hand, category)) = rated
        {
            self.rating.record(hand, category, today);
        }
    }

    /// Empty statistics that remember which hands were included, so that none is added again.
    pub fn cleared(self) -> Self {
        Self {
            last: self.last,
            recorded: self.recorded.with_empty_queue(),
            ..Self::default()
        }
    }

    fn record_win(&mut self, view: &SeatView, seat: Seat) {
        let outcome = view.players[seat].outcome.as_ref();
        let total = outcome.map_or(0, Outcome::total);
        for line in special_hands(view, seat) {
            *self.special.entry(line.row.clone()).or_default() += 1;
        }
        self.winning_scores += u64::from(total);
        self.best = self.best.max(total);
    }
}
