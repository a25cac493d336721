//! Long-run figures of the person at this computer: hands, wins, points, special hands, streaks. Kept in one file of the
//! player's own. Floor 6.

mod album;
mod noted;
mod rating;
mod special_hands;

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

pub use album::{Album, AlbumPage, FirstTime};
pub use noted::Unrated;
pub use rating::{
    Company, Estimate, Place, RatedHand, Rating, Sums, Yard, given_away, place, yardstick,
};

use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::Seat;
use noted::Noted;
use special_hands::special_hands;
use storage::save;

/// So many results are kept for the chart.
const CHART: usize = 60;

/// The figures.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// Hands played to their end, dead ones included.
    pub hands: u32,
    /// Hands won.
    pub wins: u32,
    /// Hands somebody else won with a tile of ours.
    pub given_away: u32,
    /// Dead hands.
    pub dead: u32,
    /// Sum of what was got and paid.
    pub points: i64,
    /// Sum of the scores of hands won.
    pub winning_scores: u64,
    /// The best of them.
    pub best: u32,
    /// Hands won in a row up to now.
    pub streak: u32,
    /// The most ever won in a row.
    pub longest_streak: u32,
    /// How often each special hand was made.
    pub special: BTreeMap<String, u32>,
    /// When each was first made, and how near one came.
    pub album: Album,
    /// How well the hands were played, told apart from luck.
    pub rating: Rating,
    /// What the last hands brought, the newest last.
    pub results: Vec<i64>,
    /// The game and the hand noted last: taken back and played again, it counts once.
    last: Option<(u64, u32)>,
    /// Which hands are in here.
    noted: Noted,
}

impl Statistics {
    /// Reads the figures; a missing file is a fresh start.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_begin(path)
    }

    /// Writes the figures, whole or not at all.
    ///
    /// # Errors
    /// The system could not write it; the file that was there is untouched.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        save::write_own(path, text.as_bytes())
    }

    /// Notes the hand that is over on this table, if it counts and was not noted yet; whether it was. `game` tells its game
    /// from others.
    pub fn note(&mut self, game: u64, view: &SeatView, seat: Seat) -> bool {
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
        let id = Some((game, view.deal_number));
        if std::mem::replace(&mut self.last, id) == id {
            return false;
        }
        self.noted.add((game, view.deal_number));
        self.hands += 1;
        self.points += result;
        self.results.push(result);
        let surplus = self.results.len().saturating_sub(CHART);
        self.results.drain(..surplus);
        self.dead += u32::from(winner.is_none());
        self.given_away += u32::from(from == Some(seat));
        if winner == Some(seat) {
            self.wins += 1;
            self.streak += 1;
            self.longest_streak = self.longest_streak.max(self.streak);
            self.note_score(view, seat);
        } else {
            self.streak = 0;
        }
        true
    }

    /// Whether a hand is in here, as far back as that is known.
    pub fn has_noted(&self, id: (u64, u32)) -> bool {
        self.last == Some(id) || self.noted.has(id)
    }

    /// A hand that was just noted is to be judged for the rating; `tipped`: it was played with advice.
    pub fn await_rating(&mut self, id: (u64, u32), tipped: bool) {
        self.noted.await_rating(Unrated { id, tipped });
    }

    /// The hands that are still to be judged for the rating.
    pub fn unrated(&self) -> &[Unrated] {
        self.noted.unrated()
    }

    /// Notes today what came of judging a hand, with its company; `None` if it cannot be judged. A hand whose rating is not awaited any
    /// more is left out.
    pub fn rate(
        &mut self,
        id: (u64, u32),
        rated: Option<(&RatedHand, &Company)>,
        today: (i32, u32, u32),
    ) {
        if self.noted.take_rated(id)
            && let Some((hand, company)) = rated
        {
            self.rating.note(hand, company, today);
        }
    }

    /// The figures begun anew; which hands were in them stays known, so that none comes back.
    pub fn forgotten(self) -> Self {
        Self {
            last: self.last,
            noted: self.noted.without_ratings(),
            ..Self::default()
        }
    }

    fn note_score(&mut self, view: &SeatView, seat: Seat) {
        let outcome = view.players[seat].outcome.as_ref();
        let total = outcome.map_or(0, Outcome::total);
        for line in special_hands(view, seat) {
            *self.special.entry(line.row.clone()).or_default() += 1;
        }
        self.winning_scores += u64::from(total);
        self.best = self.best.max(total);
    }
}
