//! When the program offers stronger opponents: once for each level, after five hands in which the player did well.

use serde::{Deserialize, Serialize};

use players::Level;

/// The number of hands after which the result counts.
const HANDS: u8 = 5;
/// How many of them a player who does well wins at least.
const WINS: u8 = 2;

/// The hands since the last result against opponents of one level, and the offers made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LevelOffers {
    /// Whether stronger opponents may be offered at all.
    pub wanted: bool,
    /// The levels that were offered.
    pub made: Vec<Level>,
    /// The level of the opponents in the hands that are counted.
    level: Level,
    /// The number of these hands.
    hands: u8,
    /// How many of them the player won.
    won: u8,
    /// The player's result in them, in points.
    points: i64,
}

impl Default for LevelOffers {
    fn default() -> Self {
        Self {
            wanted: true,
            made: Vec::new(),
            level: Level::Learner,
            hands: 0,
            won: 0,
            points: 0,
        }
    }
}

impl LevelOffers {
    /// Counts a finished hand against three opponents of this level.
    pub fn count(&mut self, level: Level, is_won: bool, points: i64) {
        if self.level != level || self.hands >= HANDS {
            let (wanted, made) = (self.wanted, std::mem::take(&mut self.made));
            *self = Self {
                wanted,
                made,
                level,
                ..Self::default()
            };
        }
        self.hands += 1;
        self.won = self.won.saturating_add(u8::from(is_won));
        self.points = self.points.saturating_add(points);
    }

    /// The level to offer now; that counts as an offer made. `None` if there is nothing to offer.
    pub fn make(&mut self) -> Option<Level> {
        let did_well = self.hands == HANDS && self.won >= WINS && self.points > 0;
        let next = self.level.stronger().filter(|_| did_well && self.wanted)?;
        if self.made.contains(&next) {
            return None;
        }
        self.made.push(next);
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The offer after these results of hands against learners: whether each is won, and its points.
    fn offer(offers: &mut LevelOffers, results: &[(bool, i64)]) -> Option<Level> {
        results.iter().fold(None, |offer, (is_won, points)| {
            offers.count(Level::Learner, *is_won, *points);
            offer.or(offers.make())
        })
    }

    const GOOD: [(bool, i64); 5] = [
        (false, -40),
        (true, 120),
        (false, -20),
        (false, -30),
        (true, 60),
    ];

    #[test]
    fn a_stronger_level_is_offered_once_after_five_good_hands() {
        let mut offers = LevelOffers::default();
        assert_eq!(offer(&mut offers, &GOOD[..4]), None);
        assert_eq!(offer(&mut offers, &GOOD[4..]), Some(Level::Beginner));
        assert_eq!(offer(&mut offers, &GOOD), None, "no second offer");
    }

    #[test]
    fn losing_points_or_hands_brings_no_offer() {
        let mut offers = LevelOffers::default();
        assert_eq!(
            offer(&mut offers, &GOOD.map(|(won, points)| (won, points - 50))),
            None
        );
        assert_eq!(
            offer(&mut offers, &GOOD.map(|(_, points)| (false, points))),
            None
        );
        assert_eq!(offer(&mut offers, &GOOD), Some(Level::Beginner));
    }

    #[test]
    fn offers_can_be_declined_for_good_and_the_strongest_level_has_none() {
        let mut offers = LevelOffers {
            wanted: false,
            ..LevelOffers::default()
        };
        assert_eq!(offer(&mut offers, &GOOD), None);
        let mut offers = LevelOffers::default();
        for (is_won, points) in GOOD {
            offers.count(Level::Master, is_won, points);
        }
        assert_eq!(offers.make(), None);
    }

    #[test]
    fn hands_against_another_level_begin_a_new_count() {
        let mut offers = LevelOffers::default();
        assert_eq!(offer(&mut offers, &GOOD[..4]), None);
        offers.count(Level::Club, true, 100);
        assert_eq!(offers.make(), None);
        assert_eq!(offer(&mut offers, &GOOD[4..]), None);
    }
}
