//! What a game has changed in the statistics, for its end.

use super::Statistics;
use crate::next_steps::Progress;
use engine::rules::RowId;
use players::Level;

/// What the hands of a game have changed in the player's records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNews {
    /// The number of the game.
    game: u64,
    /// Hands of it.
    pub hands: u32,
    /// Hands of it that were won.
    pub won: u32,
    /// The new highest score of a hand.
    pub best: Option<u32>,
    /// The new largest number of hands won in a row.
    pub streak: Option<u32>,
    /// Special hands won for the first time.
    pub made: Vec<RowId>,
    /// The special hand that came nearer than before and is nearest, and how many tiles it lacked.
    pub nearer: Option<(RowId, u32)>,
    /// The level that the player has left behind by the rating.
    pub passed: Option<Level>,
}

impl GameNews {
    /// Adds what has changed in the records with a hand of this game, or with its rating. News of an earlier game are forgotten.
    pub fn add(&mut self, game: u64, before: &Statistics, after: &Statistics) {
        if self.game != game {
            *self = Self {
                game,
                ..Self::default()
            };
        }
        self.hands += after.hands - before.hands;
        self.won += after.wins - before.wins;
        if after.best > before.best {
            self.best = Some(after.best);
        }
        // The first hands won in a row are no record worth a word.
        if after.longest_streak > before.longest_streak && after.longest_streak > 2 {
            self.streak = Some(after.longest_streak);
        }
        for (id, page) in after.album.pages() {
            let known = before.album.page(id);
            let had_made = known.is_some_and(|page| page.made > 0);
            if page.made > 0 && !had_made {
                self.made.push(id.clone());
            }
            let least = known.and_then(|page| page.nearest).unwrap_or(u32::MAX);
            if let Some(lacking) = page.nearest.filter(|lacking| *lacking < least)
                && page.made == 0
                && self
                    .nearer
                    .as_ref()
                    .is_none_or(|(_, nearest)| lacking < *nearest)
            {
                self.nearer = Some((id.clone(), lacking));
            }
        }
        let passed = |statistics: &Statistics| Progress::of(statistics).rank?.weaker;
        let was_rated = Progress::of(before).rank.is_some();
        if was_rated && passed(after) > passed(before) {
            self.passed = passed(after);
        }
    }

    /// The news of this game; `None` if no hand of it was noted.
    pub fn of_game(&self, game: u64) -> Option<&Self> {
        (self.game == game && self.hands > 0).then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statistics(file: &str) -> Statistics {
        serde_json::from_str(file).expect("the file is valid")
    }

    #[test]
    fn records_and_the_album_make_news_of_one_game() {
        let before = statistics(
            r#"{"hands": 9, "wins": 2, "best": 200, "longest_streak": 2,
                "album": {"thirteen-odd-majors": {"made": 0, "nearest": 3}}}"#,
        );
        let after = statistics(
            r#"{"hands": 10, "wins": 3, "best": 500, "longest_streak": 3,
                "album": {"thirteen-odd-majors": {"made": 0, "nearest": 2}, "little-snake": {"made": 1, "nearest": 1}}}"#,
        );
        let mut news = GameNews::default();
        news.add(7, &before, &after);
        let found = news.of_game(7).expect("a hand was played");
        assert_eq!((found.hands, found.won), (1, 1));
        assert_eq!((found.best, found.streak), (Some(500), Some(3)));
        assert_eq!(found.made, ["little-snake"]);
        assert_eq!(found.nearer, Some(("thirteen-odd-majors".into(), 2)));
        assert_eq!(news.of_game(8), None);
        news.add(8, &after, &after);
        assert_eq!(news.of_game(7), None);
        assert_eq!(news.of_game(8), None, "nothing was played");
    }
}
