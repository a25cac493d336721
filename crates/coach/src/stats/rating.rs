//! How well somebody plays, apart from luck: the points that decisions gave away, week by week, by rules and opponents.

mod category;
mod level_benchmarks;
mod rated_hand;
mod sums;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use players::Level;
use words::quoted;
use words::say;

pub use category::RatingCategory;
pub use level_benchmarks::{LevelBenchmark, Rank, cost_of_level, level_benchmarks, rank};
pub use rated_hand::RatedHand;
pub use sums::{Estimate, Sums};

/// The hands of a week in one category.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Week {
    /// The year, the month and the day of its Monday.
    monday: (i32, u32, u32),
    #[serde(rename = "company")]
    category: RatingCategory,
    #[serde(rename = "hands")]
    sums: Sums,
}

/// All judged hands, by the week in which they were judged.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rating {
    weeks: Vec<Week>,
}

impl Rating {
    /// Records a hand judged today.
    pub fn record(&mut self, hand: &RatedHand, category: &RatingCategory, today: (i32, u32, u32)) {
        let monday = monday(today);
        let is_same = |week: &&mut Week| week.monday == monday && week.category == *category;
        match self.weeks.iter_mut().rev().find(is_same) {
            Some(week) => week.sums.add_hand(hand),
            None => {
                let mut sums = Sums::default();
                sums.add_hand(hand);
                self.weeks.push(Week {
                    monday,
                    category: category.clone(),
                    sums,
                });
            }
        }
    }

    /// The categories, those without advice first, then those with most hands first.
    pub fn categories(&self) -> Vec<RatingCategory> {
        let mut found: Vec<(RatingCategory, u32)> = Vec::new();
        for week in &self.weeks {
            match found
                .iter_mut()
                .find(|(category, _)| *category == week.category)
            {
                Some((_, hands)) => *hands += week.sums.hands,
                None => found.push((week.category.clone(), week.sums.hands)),
            }
        }
        found.sort_by_key(|(category, hands)| (category.is_advised, std::cmp::Reverse(*hands)));
        found.into_iter().map(|(category, _)| category).collect()
    }

    /// The totals of a category.
    pub fn total(&self, category: &RatingCategory) -> Sums {
        let mut all = Sums::default();
        for (_, hands) in self.weeks(category) {
            all.add(hands);
        }
        all
    }

    /// The totals of all categories.
    pub fn grand_total(&self) -> Sums {
        let mut all = Sums::default();
        for week in &self.weeks {
            all.add(&week.sums);
        }
        all
    }

    /// The hands in a category by the Mondays of their weeks, the earliest first.
    pub fn weeks(
        &self,
        category: &RatingCategory,
    ) -> impl Iterator<Item = ((i32, u32, u32), &Sums)> {
        let weeks = self
            .weeks
            .iter()
            .filter(move |week| week.category == *category);
        weeks.map(|week| (week.monday, &week.sums))
    }

    /// CSV with a line of headings and a line for each week and category.
    pub fn csv(&self) -> String {
        let mut text = format!("{}\r\n", say!("rating-columns"));
        for week in &self.weeks {
            let (year, month, day) = week.monday;
            let sums = &week.sums;
            let cost = sums.cost_per_decision();
            let figure =
                |figure: Option<f64>| figure.map_or_else(String::new, |f| format!("{f:.3}"));
            let cells = [
                format!("{year:04}-{month:02}-{day:02}"),
                quoted(&week.category.rules),
                week.category.level.map_or("", Level::name).to_owned(),
                u8::from(week.category.is_advised).to_string(),
                sums.hands.to_string(),
                sums.decisions.to_string(),
                figure(cost.map(|cost| cost.mean)),
                figure(cost.and_then(|cost| cost.error)),
                sums.won.to_string(),
                sums.given_away.to_string(),
                sums.claims.to_string(),
                sums.special.to_string(),
                sums.points.to_string(),
                format!("{:.1}", sums.luck),
            ];
            text += &cells.join(",");
            text += "\r\n";
        }
        text
    }
}

/// The Monday of the week of a day; the day itself if there is no such date.
fn monday((year, month, day): (i32, u32, u32)) -> (i32, u32, u32) {
    let date = NaiveDate::from_ymd_opt(year, month, day);
    let first = date.map(|date| date.week(chrono::Weekday::Mon).first_day());
    first.map_or((year, month, day), |first| {
        (first.year(), first.month(), first.day())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Mistake;
    use crate::stats::Statistics;
    use serde_json::json;

    fn hand(number: u32, decisions: u32, cost: f64) -> RatedHand {
        RatedHand {
            id: (7, number),
            decisions,
            cost,
            mistakes: vec![(Mistake::ChowClaimed, cost)],
            result: -20,
            luck: -15.0,
            claims: 2,
            ..RatedHand::default()
        }
    }

    fn category(level: Level) -> RatingCategory {
        RatingCategory {
            rules: "bloem".to_owned(),
            classical: false,
            level: Some(level),
            is_advised: false,
        }
    }

    #[test]
    fn hands_are_summed_by_week_and_category() {
        let mut rating = Rating::default();
        let club = category(Level::Club);
        rating.record(&hand(1, 10, 20.0), &club, (2026, 11, 20));
        rating.record(&hand(2, 10, 40.0), &club, (2026, 11, 22));
        rating.record(&hand(3, 10, 0.0), &club, (2026, 11, 23));
        rating.record(&hand(4, 10, 0.0), &category(Level::Master), (2026, 11, 23));
        let weeks: Vec<_> = rating
            .weeks(&club)
            .map(|(monday, hands)| (monday, hands.hands))
            .collect();
        assert_eq!(weeks, [((2026, 11, 16), 2), ((2026, 11, 23), 1)]);
        assert_eq!(rating.categories(), [club.clone(), category(Level::Master)]);
        let cost = rating.total(&club).cost_per_decision().expect("decisions");
        assert_eq!(cost.mean, 2.0);
        // Hands of ten decisions that cost 20, 40 and 0: 2, 4 and 0 per decision.
        let error = cost.error.expect("several hands");
        assert!((error - 2.0 / 3.0_f64.sqrt()).abs() < 1e-9, "{error}");
        let csv = rating.csv();
        assert_eq!(csv.lines().count(), 4);
        assert!(
            csv.contains("2026-11-16,\"bloem\",club,0,2,20,3.000,1.000,"),
            "{csv}"
        );
    }

    #[test]
    fn hands_with_advice_have_their_own_category_and_count_in_the_total() {
        let mut rating = Rating::default();
        let alone = category(Level::Master);
        let advised = RatingCategory {
            is_advised: true,
            ..alone.clone()
        };
        for number in 0..3 {
            rating.record(&hand(number, 10, 0.0), &advised, (2026, 11, 20));
        }
        rating.record(&hand(3, 10, 40.0), &alone, (2026, 11, 20));
        assert_eq!(rating.categories(), [alone.clone(), advised.clone()]);
        assert_eq!(
            (rating.total(&alone).hands, rating.total(&alone).cost),
            (1, 40.0)
        );
        assert_eq!(rating.total(&advised).hands, 3);
        let all = rating.grand_total();
        assert_eq!((all.hands, all.decisions, all.cost), (4, 40, 40.0));
    }

    #[test]
    fn files_without_is_advised_are_read_and_names_are_kept() {
        let mut rating = Rating::default();
        rating.record(&hand(1, 10, 20.0), &category(Level::Club), (2026, 11, 20));
        let text = serde_json::to_string(&rating).expect("ratings can be written");
        assert!(!text.contains("tipped"), "{text}");
        assert!(
            text.contains("\"company\":"),
            "earlier versions read this name: {text}"
        );
        assert_eq!(serde_json::from_str::<Rating>(&text).expect("read"), rating);
    }

    /// A name that cannot be read would lose all statistics.
    #[test]
    fn mistakes_of_earlier_versions_are_read_and_keep_their_names() {
        let names = [
            "honour-thrown",
            "honour-kept",
            "wrong-tile",
            "chow-taken",
            "pung-taken",
            "chow-left",
            "pung-left",
            "mah-jongg-left",
            "kong",
        ];
        let mistakes: serde_json::Map<_, _> = names
            .map(|name| (name.to_owned(), json!([1, 12.5])))
            .into_iter()
            .collect();
        let file = json!({"rating": {"weeks": [{
            "monday": [2026, 11, 16],
            "company": {"rules": "bloem", "classical": false, "level": "club"},
            "hands": {"hands": 9, "mistakes": mistakes},
        }]}});
        let read: Statistics = serde_json::from_value(file).expect("the file is valid");
        let total = read.rating.grand_total();
        assert_eq!((total.hands, total.mistakes.len()), (9, names.len()));
        let written = serde_json::to_value(&read).expect("statistics can be written");
        assert_eq!(
            written["rating"]["weeks"][0]["hands"]["mistakes"],
            json!(mistakes)
        );
    }

    #[test]
    fn a_player_is_placed_between_the_next_weaker_and_stronger_level() {
        let benchmarks = level_benchmarks(&category(Level::Club));
        let between = (benchmarks[1].cost + benchmarks[2].cost) / 2.0;
        let found = rank(between, benchmarks);
        assert_eq!(
            (found.weaker, found.stronger),
            (Some(Level::Club), Some(Level::Expert))
        );
        let all = rank(0.0, benchmarks);
        assert_eq!((all.weaker, all.stronger), (Some(Level::Master), None));
        let none = rank(1000.0, benchmarks);
        assert_eq!((none.weaker, none.stronger), (None, Some(Level::Beginner)));
    }
}
