//! What the player could do next: today's deal, puzzles, the special hand that came nearest, and how the player gets on.

use crate::duplicate::Attempts;
use crate::puzzle::Overview;
use crate::stats::{Rank, RatingCategory, Statistics, level_benchmarks, rank};
use engine::rules::{RowId, RuleSet};
use engine::table::DealCode;

/// The least number of rated hands in a category that say where the player stands.
pub const MIN_RATED_HANDS: u32 = 20;

/// What the player could do next.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NextSteps {
    /// The result of the first attempt at today's deal, if there was one.
    pub deal_of_day: Option<i64>,
    /// How many puzzles are due today.
    pub puzzles_due: usize,
    /// The gap of the album.
    pub gap: AlbumGap,
    /// How the player gets on.
    pub progress: Progress,
}

/// What is missing in the album of special hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AlbumGap {
    /// How many special hands of the rules were won.
    pub made: usize,
    /// How many of them can be won.
    pub all: usize,
    /// The hand that came nearest of those not won, and how many tiles it lacked.
    pub nearest: Option<(RowId, u32)>,
}

/// How the player gets on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Hands played.
    pub hands: u32,
    /// Hands won.
    pub won: u32,
    /// The levels between which the player ranks, once enough hands without advice are rated.
    pub rank: Option<Rank>,
}

impl NextSteps {
    /// Looks through the player's records. `today` is the deal of the day.
    pub fn of(
        rules: &RuleSet,
        today: DealCode,
        statistics: &Statistics,
        attempts: &Attempts,
        puzzles: &Overview,
    ) -> Self {
        let code = today.to_string();
        let first = attempts.first_at_code(&code);
        Self {
            deal_of_day: first.map(|attempt| attempt.points),
            puzzles_due: puzzles.due(),
            gap: AlbumGap::of(rules, statistics),
            progress: Progress::of(statistics),
        }
    }
}

impl AlbumGap {
    /// What the album lacks of the special hands that these rules allow.
    pub fn of(rules: &RuleSet, statistics: &Statistics) -> Self {
        let mut gap = Self::default();
        let special = rules.special_hands().map(|(event, _)| event);
        for event in special.filter(|event| rules.accepts(event) && !event.never_counts) {
            gap.all += 1;
            let Some(page) = statistics.album.page(&event.id) else {
                continue;
            };
            if page.made > 0 {
                gap.made += 1;
                continue;
            }
            let least = gap
                .nearest
                .as_ref()
                .map_or(u32::MAX, |(_, lacking)| *lacking);
            if let Some(lacking) = page.nearest.filter(|lacking| *lacking < least) {
                gap.nearest = Some((event.id.clone(), lacking));
            }
        }
        gap
    }
}

impl Progress {
    /// How the player gets on by these statistics.
    pub fn of(statistics: &Statistics) -> Self {
        let rating = &statistics.rating;
        let standing = |category: RatingCategory| {
            let hands = rating.total(&category);
            let cost = hands.cost_per_hand()?;
            let is_telling = hands.hands >= MIN_RATED_HANDS && !category.is_advised;
            is_telling.then(|| rank(cost.mean, level_benchmarks(&category)))
        };
        Self {
            hands: statistics.hands,
            won: statistics.wins,
            rank: rating.categories().into_iter().find_map(standing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duplicate::{Attempt, DealSeat};
    use engine::tiles::Wind;

    fn attempt(code: DealCode, points: i64) -> Attempt {
        Attempt {
            deal: DealSeat {
                code: code.to_string(),
                wind: Wind::East,
            },
            who: "Ann".to_owned(),
            against: Vec::new(),
            points,
            account: None,
            hand: format!("{code} {points}"),
        }
    }

    #[test]
    fn the_first_result_of_the_day_counts() {
        let rules = RuleSet::bloem();
        let today = DealCode::of_day(&rules, 2026, 11, 27);
        let yesterday = DealCode::of_day(&rules, 2026, 11, 26);
        let mut attempts = Attempts::default();
        let steps = |attempts: &Attempts| {
            let (statistics, puzzles) = (Statistics::default(), Overview::default());
            NextSteps::of(&rules, today, &statistics, attempts, &puzzles)
        };
        attempts.add_or_update(attempt(yesterday, 400));
        assert_eq!(steps(&attempts).deal_of_day, None);
        attempts.add_or_update(attempt(today, -30));
        attempts.add_or_update(attempt(today, 90));
        assert_eq!(steps(&attempts).deal_of_day, Some(-30));
    }

    #[test]
    fn the_nearest_special_hand_that_was_not_won_is_named() {
        let file = r#"{"hands": 9, "wins": 2, "album": {
            "little-snake": {"made": 2, "nearest": 1},
            "thirteen-odd-majors": {"made": 0, "nearest": 2}
        }}"#;
        let statistics: Statistics = serde_json::from_str(file).expect("the file is valid");
        let gap = AlbumGap::of(&RuleSet::bloem(), &statistics);
        assert_eq!(
            (gap.made, gap.nearest),
            (1, Some(("thirteen-odd-majors".into(), 2)))
        );
        assert!(gap.all > 10);
        let progress = Progress::of(&statistics);
        assert_eq!((progress.hands, progress.won, progress.rank), (9, 2, None));
    }
}
