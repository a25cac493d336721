//! The result of a player who follows every tip, compared with the levels in the same seats and deals (`script/soak tips`).

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::Seat;
use lab::Mean;
use players::{Advice, ClaimAdvice, ComputerPlayer, Level};

/// Deal number n has this seed plus n.
const SEED: u64 = 8_000_001;
/// The players compared with the one who follows the tips.
const COMPARED: [Level; 3] = [Level::Club, Level::Expert, Level::Master];

/// The player of a seat.
#[derive(Clone, Copy)]
enum Player {
    Level(Level),
    /// Follows the tips.
    Tips,
}

impl Player {
    fn decide(self, view: &SeatView, request: &Request) -> Move {
        let by_level = |level| ComputerPlayer::new(level).decide(view, request);
        match (self, request) {
            (Self::Level(level), _) => by_level(level),
            (Self::Tips, Request::Claim { .. }) => {
                let claim = ClaimAdvice::of(view).and_then(|advice| advice.claim);
                claim.map_or(Move::Pass, Move::Claim)
            }
            (Self::Tips, Request::Turn { .. }) => {
                turn(view).unwrap_or_else(|| by_level(Level::Club))
            }
            // Requests for which there are no tips.
            (Self::Tips, _) => by_level(Level::Club),
        }
    }
}

/// The tip in the player's own turn; Flowers and Seasons are laid out without asking for one.
fn turn(view: &SeatView) -> Option<Move> {
    let mut legal = view.legal().into_iter();
    let bonus = legal.find(|choice| matches!(choice, Move::DeclareBonus(_)));
    if bonus.is_some() {
        return bonus;
    }
    let advice = Advice::of(view)?;
    Some(match advice.kong {
        _ if advice.is_complete => Move::MahJong,
        Some(tile) => Move::Kong(tile),
        None => Move::Discard {
            tile: advice.discard,
            calling: false,
        },
    })
}

/// The result of a player in a deal against three players of level club, in points.
fn points(rules: &Arc<RuleSet>, deal: u64, player: Player) -> f64 {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(SEED + deal));
    let seat = Seat::ALL[(deal % 4) as usize];
    let before = game.seat_view(seat).scores[seat];
    loop {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let (at, request) = asked.expect("somebody is asked until the deal is over");
        let player = match at == seat {
            true => player,
            false => Player::Level(Level::Club),
        };
        let choice = player.decide(game.seat_view(at), &request);
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
        let results = (0..6).map(|deal| points(&rules, deal, Player::Tips));
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
        let of = |player| -> Vec<f64> {
            (0..deals)
                .map(|deal| points(&rules, deal, player))
                .collect()
        };
        let tips = of(Player::Tips);
        let tips_mean = describe(tips.iter().copied());
        println!("{:?}, {deals} deals: the tips {tips_mean}", rules.id);
        for level in COMPARED {
            let others = of(Player::Level(level));
            let difference = describe(tips.iter().zip(&others).map(|(own, other)| own - other));
            let level_mean = describe(others.into_iter());
            println!("{level:?} {level_mean}, tips minus level {difference}");
        }
    }
}
