//! Sample contents for the dialogs under test.

use crate::app::dialog::{Dialog, PuzzleCard};
use engine::rules::{PRESETS, RuleSet, WrittenRules};

/// Rated hands of one month, against opponents of two levels. Some of them were played with tips.
pub fn rating() -> coach::stats::Rating {
    rated(|number| number % 7 == 0)
}

/// The same hands, all of them played with tips.
pub fn tipped_rating() -> coach::stats::Rating {
    rated(|_| true)
}

/// The hands, played with tips where `has_tips` says so for their number.
fn rated(has_tips: impl Fn(u32) -> bool) -> coach::stats::Rating {
    use coach::stats::{RatedHand, Rating, RatingCategory};
    let mut rating = Rating::default();
    for number in 0..60 {
        let hand = RatedHand {
            id: (1, number),
            decisions: 18,
            cost: f64::from(number),
            mistakes: vec![(coach::review::Mistake::ChowClaimed, 12.0)],
            result: -14,
            luck: -9.0,
            claims: 2,
            won: number % 5 == 0,
            ..RatedHand::default()
        };
        let level = match number % 3 {
            0 => players::Level::Master,
            _ => players::Level::Club,
        };
        let category = RatingCategory {
            rules: "bloem".to_owned(),
            classical: false,
            level: Some(level),
            is_advised: has_tips(number),
        };
        rating.record(&hand, &category, (2026, 10, 1 + number % 30));
    }
    rating
}

/// An album with some special hands made and some nearly made.
pub fn album() -> coach::stats::Album {
    let pages = r#"{
        "Little Snake": { "made": 2, "first": { "day": [2026, 11, 2], "against": ["Ada", "Tomás", "Lin"], "points": 500 }, "nearest": 1 },
        "Thirteen Odd Majors": { "made": 0, "nearest": 2 }
    }"#;
    serde_json::from_str(pages).expect("an album")
}

/// Attempts of five people at two deals, ...D0 and ...D1, in turns. The dialog shows ...D1 first, which has the newest attempt.
pub fn attempts() -> coach::duplicate::Attempts {
    use coach::duplicate::{Attempt, Attempts, DealSeat};
    let mut all = Attempts::default();
    for number in 0..10_u8 {
        let names = ["Anna", "Bertholomew", "Reviewer", "Christabel", "Lin"];
        all.add_or_update(Attempt {
            deal: DealSeat {
                code: format!("4K7Q-M2XP-A9D{}", number % 2),
                wind: engine::tiles::Wind::North,
            },
            who: names[usize::from(number / 2)].to_owned(),
            // In deal ...D1 all of them had the same opponents, in deal ...D0 everybody had others.
            against: vec![Some(format!("club {}", if number % 2 == 1 { 0 } else { number })); 3],
            points: -1280 + 400 * i64::from(number),
            account: Some(coach::review::Account {
                expected: -12.4,
                cost: 1023.6,
                error: 3.0,
                uncounted: 0.0,
                luck: 12_801.0,
            }),
            hand: format!("RedStake1:{number}"),
        });
    }
    all
}

/// The cards of two sessions, about a claim and a special hand: before and after the answer, and at the end.
pub fn puzzle_cards() -> Vec<Dialog> {
    use std::sync::LazyLock;

    use coach::puzzle::{PosedPuzzle, PuzzleSession, Theme, shipped};
    static SESSIONS: LazyLock<Vec<PuzzleSession>> = LazyLock::new(|| {
        let quick = coach::review::Effort {
            choosing: 20,
            judging: 20,
        };
        let mut sessions = Vec::new();
        for theme in [Theme::Claims, Theme::SpecialHands] {
            let of_theme = |puzzle: &&coach::puzzle::Puzzle| puzzle.theme == theme;
            let puzzle = shipped().iter().find(of_theme).expect("a puzzle");
            let posed = PosedPuzzle::of(puzzle, true).expect("the puzzle is valid");
            let mut session = PuzzleSession::new(vec![posed.clone()], 2);
            sessions.push(session.clone());
            let (view, judged) = session.choose(posed.made).expect("a move");
            session.record_verdict(players::judge(&view, judged, quick));
            sessions.push(session.clone());
            session.advance();
            sessions.push(session);
        }
        sessions
    });
    let cards = SESSIONS.iter();
    cards
        .map(|session| PuzzleCard::new(session).into())
        .collect()
}

/// The rules that a table can be hosted by.
pub(in crate::app) fn rules_to_host() -> Vec<(String, RuleSet)> {
    let named = |name: &str, rules| (name.to_owned(), rules);
    let (name, text) = PRESETS[0];
    let preset = WrittenRules::read(text).expect("valid rules");
    vec![
        named("bloem", RuleSet::bloem()),
        named("classical", RuleSet::classical()),
        named(name, preset.rules),
    ]
}
