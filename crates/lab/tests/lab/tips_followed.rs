//! The result of a player who follows every tip, compared with the levels in the same seats and deals (`script/soak tips`).

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Input, Setup};
use engine::tiles::Seat;
use lab::{Contestant, Mean};
use players::{HintStrength, Level};

/// Deal number n has this seed plus n.
const SEED: u64 = 8_000_001;
/// The players compared with the one who follows the tips.
const COMPARED: [Level; 3] = [Level::Club, Level::Expert, Level::Master];

/// The result of a player in a deal against three players of level club, in points.
fn points(rules: &Arc<RuleSet>, deal: u64, player: &Contestant) -> f64 {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(SEED + deal));
    let seat = Seat::ALL[(deal % 4) as usize];
    let before = game.seat_view(seat).scores[seat];
    let club = Contestant::Level(Level::Club, None);
    loop {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let (at, request) = asked.expect("somebody is asked until the deal is over");
        let player = match at == seat {
            true => player,
            false => &club,
        };
        let choice = player.decide(&game, at, &request);
        game.apply(Input::Move(at, choice))
            .expect("the advised move is legal");
        let view = game.seat_view(seat);
        let is_over = match &view.end {
            Some(DealEnd::MahJong { settlement, .. }) => settlement.is_some(),
            Some(DealEnd::WashOut { .. }) => true,
            None => false,
        };
        if is_over {
            return (view.scores[seat] - before) as f64;
        }
    }
}

/// Describes the mean of these numbers with its error: `+1.5 +- 7.2`.
fn describe(numbers: impl Iterator<Item = f64>) -> String {
    let mut mean = Mean::default();
    numbers.for_each(|number| mean.add(number));
    format!("{:+.1} +- {:.1}", mean.mean(), mean.standard_error())
}

#[test]
fn every_tip_can_be_followed() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        let results = (0..6).map(|deal| {
            points(
                &rules,
                deal,
                &Contestant::TipFollower(HintStrength::AsReview),
            )
        });
        // `points` fails if a tip is illegal.
        let largest = results.fold(0.0, |most: f64, points| most.max(points.abs()));
        assert!(largest > 0.0, "every deal ended without a payment");
    }
}

#[test]
#[ignore = "takes an hour with 2,000 deals"]
fn result_of_following_every_tip() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let deals: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(2_000);
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        let of = |player: Contestant| -> Vec<f64> {
            (0..deals)
                .map(|deal| points(&rules, deal, &player))
                .collect()
        };
        let tips = of(Contestant::TipFollower(HintStrength::AsReview));
        let tips_mean = describe(tips.iter().copied());
        println!("{:?}, {deals} deals: the tips {tips_mean}", rules.id);
        for level in COMPARED {
            let others = of(Contestant::Level(level, None));
            let difference = describe(tips.iter().zip(&others).map(|(own, other)| own - other));
            let level_mean = describe(others.into_iter());
            println!("{level:?} {level_mean}, tips minus level {difference}");
        }
    }
}
