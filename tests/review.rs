//! What must hold of a review: it judges every own discard from what was seen then, and weaker players pay more.

use std::sync::Arc;

use red_stake::computer::{ComputerPlayer, Level};
use red_stake::review::{Played, SLIGHT};
use red_stake::rules::RuleSet;
use red_stake::session::selfplay::step;
use red_stake::table::{Game, Setup};
use red_stake::tiles::{BySeat, Seat};

/// The deals of a few games as one seat of this level played them, the others at club level.
fn deals(level: Level, games: u64) -> Vec<Played> {
    let seat = Seat::new(2);
    let players = BySeat::from_fn(|other| {
        ComputerPlayer::new(if other == seat { level } else { Level::Club })
    });
    let mut found = Vec::new();
    for seed in 0..games {
        let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
        for _ in 0..600 {
            if step(&mut game, &players).is_none() {
                break;
            }
        }
        found.extend(Played::deals(game.record(), seat));
    }
    found
}

#[test]
fn the_dearest_discards_come_first_and_none_costs_less_than_nothing() {
    for deal in deals(Level::Beginner, 1) {
        let review = deal.review();
        let costs: Vec<f64> = review
            .decisions
            .iter()
            .map(|decision| decision.cost.points)
            .collect();
        assert!(costs.iter().all(|cost| *cost >= 0.0), "{costs:?}");
        assert!(costs.windows(2).all(|two| two[0] >= two[1]), "{costs:?}");
        for decision in review.turning_points() {
            assert!(decision.cost.points >= SLIGHT);
            assert_ne!(decision.cost.best.tile, decision.thrown);
        }
        assert_eq!(deal.review(), review);
    }
}

#[test]
fn beginners_pay_more_for_their_choices_than_club_players() {
    let mean = |level| {
        let deals = deals(level, 3);
        let reviews = deals.iter().map(Played::review);
        let (cost, count) = reviews.fold((0.0, 0), |(cost, count), review| {
            (cost + review.cost(), count + review.decisions.len())
        });
        cost / f64::from(count as u32)
    };
    let (beginner, club) = (mean(Level::Beginner), mean(Level::Club));
    assert!(
        beginner > 1.5 * club,
        "{beginner} and {club} points a discard"
    );
}
