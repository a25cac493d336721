//! Duplicate matches: each deal is played several times with the contestants in other seats, so that most of the luck cancels out.

mod comparison;
mod corrected;
mod deal_tally;
mod determinization_bias;
mod recorded;
mod reshuffled;

pub use comparison::{Comparison, ComparisonOutcome};
pub use corrected::CorrectedPoints;
pub use determinization_bias::determinization_bias;
pub use recorded::RecordedHand;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::{Contestant, Mean, parallel};
use deal_tally::DealTally;
use engine::rules::RuleSet;
use engine::table::{Game, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::play_deal;

/// One of the two sides that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// That of the first contestant.
    A,
    /// That of the second contestant.
    B,
}

/// A match between two contestants.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The two contestants.
    pub contestants: [Contestant; 2],
    /// The seatings; each deal is played once with each.
    pub seatings: Vec<BySeat<Side>>,
    /// Number of different deals.
    pub deals: u32,
    /// Deal number n has this seed plus n.
    pub seed: u64,
    /// Whether the luck of the draw is measured as well.
    pub luck: bool,
}

/// Totals of one side over its hands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Number of hands played.
    pub hands: u32,
    /// Hands won.
    pub wins: u32,
    /// Hands that another player won with this side's discard.
    pub deal_ins: u32,
    /// Sum of the scores of its winning hands.
    pub winning_scores: u64,
    /// Number of decisions, without those to be ready.
    pub decisions: u64,
    /// Wall-clock time spent on all decisions.
    pub thinking: Duration,
    /// The time of the longest decision.
    pub longest: Duration,
    /// Points per hand; each deal is one number.
    pub points: Mean,
    /// Points per hand corrected for the luck of the draw, if that is measured.
    pub corrected: CorrectedPoints,
}

/// The outcome of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The two sides.
    pub sides: [Tally; 2],
    /// Points per hand of the first side minus those of the second; each deal is one number.
    pub difference: Mean,
    /// The difference corrected for the luck of the draw, if that is measured.
    pub corrected: CorrectedPoints,
    /// Number of washouts.
    pub washouts: u32,
}

/// Points and luck of the two sides in the hands of one deal.
#[derive(Clone, Copy, Debug, Default)]
struct DealSums {
    points: [Mean; 2],
    luck: [Mean; 2],
}

impl Match {
    /// The seatings of one player of a side against three of the other.
    pub fn one_against_three(one: Side) -> Vec<BySeat<Side>> {
        let other = match one {
            Side::A => Side::B,
            Side::B => Side::A,
        };
        let seats = Seat::ALL.into_iter();
        seats
            .map(|seat| BySeat::from_fn(|place| if place == seat { one } else { other }))
            .collect()
    }

    /// The six seatings of two players of each side.
    pub fn two_each() -> Vec<BySeat<Side>> {
        let pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
        pairs
            .into_iter()
            .map(|pair| {
                BySeat::from_fn(|seat| {
                    let first = pair.contains(&seat.index());
                    if first { Side::A } else { Side::B }
                })
            })
            .collect()
    }

    /// Plays all deals on this number of threads, which does not affect the points.
    pub fn run(&self, threads: usize) -> Outcome {
        let outcomes = parallel::map(self.deals as usize, threads, |deal| {
            self.play_deal(self.seed.wrapping_add(deal as u64))
        });
        let mut all = Outcome::default();
        outcomes.iter().for_each(|outcome| all.merge(outcome));
        all
    }

    fn play_deal(&self, seed: u64) -> Outcome {
        let (mut outcome, mut sums) = (Outcome::default(), DealSums::default());
        for seating in &self.seatings {
            let tally = self.play_hand(seed, seating, &mut outcome.sides);
            outcome.add_hand(&tally, &seating.map(Some), &mut sums);
        }
        outcome.add_deal(seed, &sums);
        outcome
    }

    fn play_hand(&self, seed: u64, seating: &BySeat<Side>, sides: &mut [Tally; 2]) -> DealTally {
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let mut tally = DealTally::new(self.luck);
        play_deal(
            &mut game,
            |game, seat, request| {
                let side = seating[seat] as usize;
                let start = Instant::now();
                let choice = self.contestants[side].decide(game, seat, request);
                if !matches!(request, Request::Ready(_)) {
                    sides[side].add_decision(start.elapsed());
                }
                choice
            },
            |game, events| tally.count(game, events),
        );
        tally
    }
}

impl Tally {
    fn add_decision(&mut self, time: Duration) {
        self.decisions += 1;
        self.thinking += time;
        self.longest = self.longest.max(time);
    }

    fn merge(&mut self, other: &Self) {
        self.hands += other.hands;
        self.wins += other.wins;
        self.deal_ins += other.deal_ins;
        self.winning_scores += other.winning_scores;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        self.longest = self.longest.max(other.longest);
        self.points.merge(&other.points);
        self.corrected.merge(&other.corrected);
    }
}

impl Outcome {
    /// Adds a hand in which a side has some of the seats.
    fn add_hand(
        &mut self,
        DealTally { results, luck, .. }: &DealTally,
        sides: &BySeat<Option<Side>>,
        sums: &mut DealSums,
    ) {
        self.washouts += results.washouts;
        for (seat, side) in sides.iter() {
            let Some(side) = side.map(|side| side as usize) else {
                continue;
            };
            let player = &results.players[seat];
            let tally = &mut self.sides[side];
            tally.hands += results.hands;
            tally.wins += player.wins;
            tally.deal_ins += player.deal_ins;
            if player.wins > 0 {
                tally.winning_scores += results.winning_scores;
            }
            sums.points[side].add(player.points as f64);
            sums.luck[side].add(luck[seat]);
        }
    }

    /// Adds a deal after it was played with all seatings. Deals with even and with odd numbers are corrected separately.
    fn add_deal(&mut self, number: u64, DealSums { points, luck }: &DealSums) {
        for ((tally, points), luck) in self.sides.iter_mut().zip(points).zip(luck) {
            if points.count() > 0.0 {
                tally.points.add(points.mean());
                tally.corrected.add(number, points.mean(), luck.mean());
            }
        }
        if points.iter().all(|points| points.count() > 0.0) {
            let difference = |means: &[Mean; 2]| means[0].mean() - means[1].mean();
            self.difference.add(difference(points));
            let corrected = &mut self.corrected;
            corrected.add(number, difference(points), difference(luck));
        }
    }

    fn merge(&mut self, other: &Self) {
        for (side, more) in self.sides.iter_mut().zip(&other.sides) {
            side.merge(more);
        }
        self.difference.merge(&other.difference);
        self.corrected.merge(&other.corrected);
        self.washouts += other.washouts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSetId;
    use players::Level;

    #[test]
    fn luck_favours_neither_side_and_points_without_it_have_a_smaller_error() {
        let equal = Match {
            rules: Arc::new(RuleSet::new(RuleSetId::Classical)),
            contestants: [(); 2].map(|()| Contestant::Level(Level::Beginner, None)),
            // Over all six seatings the points of equal players cancel out; a single one leaves the luck.
            seatings: Match::two_each().into_iter().take(1).collect(),
            deals: 24,
            seed: 1,
            luck: true,
        };
        let outcome = equal.run(2);
        let (luck, points) = (outcome.corrected.luck(), outcome.corrected.points());
        let error = luck.standard_error();
        assert!(error > 3.0, "hardly any luck: {error}");
        assert!(
            luck.mean().abs() < 3.0 * error,
            "{} +- {error}",
            luck.mean()
        );
        let (with, without) = (outcome.difference.standard_error(), points.standard_error());
        assert!(without < with, "{without} is not less than {with}");
    }
}
