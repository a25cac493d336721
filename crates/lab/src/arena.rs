//! Duplicate matches: the same deals played again with the contestants' seats changed, so that luck cancels out.

mod bias;
mod contestant;
mod corrected;
mod differing;
mod hand;
mod mean;
mod rest;
mod told;

pub use bias::more_in_worlds;
pub use contestant::{Contestant, UnknownContestant};
pub use corrected::Corrected;
pub use differing::{Differences, Differing};
pub use mean::Mean;
pub use told::Told;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::rules::RuleSet;
use engine::table::{Game, Input, Request, Setup};
use engine::tiles::{BySeat, Seat};
use hand::Hand;
use players::selfplay::Results;

/// One of the two who are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

/// A match between two contestants.
#[derive(Clone, Debug)]
pub struct Match {
    /// By which rules.
    pub rules: Arc<RuleSet>,
    /// The two.
    pub contestants: [Contestant; 2],
    /// Who sits where, each in turn for every deal.
    pub layouts: Vec<BySeat<Side>>,
    /// How many different deals.
    pub deals: u32,
    /// Where chance comes from: deal number n has the seed plus n.
    pub seed: u64,
    /// Whether the luck of the draw is reckoned.
    pub luck: bool,
}

/// What one side did in all its hands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Hands at a seat.
    pub hands: u32,
    /// Hands won.
    pub wins: u32,
    /// Hands another player won with this one's discard.
    pub deal_ins: u32,
    /// Sum of the scores of its winning hands.
    pub winning_scores: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Time spent on them by the clock on the wall.
    pub thinking: Duration,
    /// The longest of them.
    pub longest: Duration,
    /// Points a hand, a deal at a time.
    pub points: Mean,
    /// The same with the luck of the draw, if that is reckoned.
    pub corrected: Corrected,
}

/// What came of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The two sides.
    pub sides: [Tally; 2],
    /// Points a hand of the first less those of the second, a deal at a time.
    pub difference: Mean,
    /// The same with the luck of the draw, if that is reckoned.
    pub corrected: Corrected,
    /// Dead hands.
    pub washouts: u32,
}

/// What the two sides got in the hands of one deal, and the luck they had in drawing.
#[derive(Clone, Copy, Debug, Default)]
struct DealSums {
    points: [Mean; 2],
    luck: [Mean; 2],
}

impl Match {
    /// Seats for one of the first against three of the second, and the other way round: `one` says who is alone.
    pub fn alone(one: Side) -> Vec<BySeat<Side>> {
        let other = match one {
            Side::A => Side::B,
            Side::B => Side::A,
        };
        let seats = Seat::ALL.into_iter();
        seats
            .map(|seat| BySeat::from_fn(|place| if place == seat { one } else { other }))
            .collect()
    }

    /// The six ways to seat two of each.
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

    /// Plays all deals on so many threads; the points do not depend on how many.
    pub fn run(&self, threads: usize) -> Outcome {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut outcome = Outcome::default();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.deals as usize {
                    return outcome;
                }
                self.play_deal(self.seed.wrapping_add(deal as u64), &mut outcome);
            }
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut outcome = work();
            for helper in helpers {
                // A thread that broke off has nothing to add.
                outcome.merge(&helper.join().unwrap_or_default());
            }
            outcome
        })
    }

    fn play_deal(&self, seed: u64, outcome: &mut Outcome) {
        let mut sums = DealSums::default();
        for layout in &self.layouts {
            let hand = self.play_hand(seed, layout, &mut outcome.sides);
            let sides = layout.map(Some);
            outcome.note_hand(&hand.results, &hand.luck, &sides, &mut sums);
        }
        outcome.note_deal(seed, &sums);
    }

    fn play_hand(&self, seed: u64, layout: &BySeat<Side>, sides: &mut [Tally; 2]) -> Hand {
        let game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let mut hand = Hand::of(game, self.luck);
        while !hand.is_over() {
            let asked = Seat::ALL
                .into_iter()
                .find_map(|seat| Some((seat, hand.game.request(seat)?)));
            let Some((seat, request)) = asked else { break };
            let side = layout[seat] as usize;
            let start = Instant::now();
            let choice = self.contestants[side].decide(&hand.game, seat, &request);
            if !matches!(request, Request::Ready(_)) {
                sides[side].note(start.elapsed());
            }
            if !hand.apply(Input::Move(seat, choice)) {
                break;
            }
        }
        hand
    }
}

impl Tally {
    fn note(&mut self, time: Duration) {
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
    /// Adds a hand, in which some seats are those of a side.
    fn note_hand(
        &mut self,
        results: &Results,
        luck: &BySeat<f64>,
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

    /// Adds a deal that has been played in all seatings.
    fn note_deal(&mut self, number: u64, DealSums { points, luck }: &DealSums) {
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
    fn luck_favours_nobody_and_leaves_a_smaller_error() {
        let equal = Match {
            rules: Arc::new(RuleSet::new(RuleSetId::Classical)),
            contestants: [Contestant::Level(Level::Beginner, None); 2],
            // In all six seatings equal players would come out even.
            layouts: Match::two_each().into_iter().take(1).collect(),
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
