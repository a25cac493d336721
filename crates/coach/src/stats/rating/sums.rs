//! What a number of judged hands add up to, and what can be told from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rated_hand::RatedHand;
use crate::review::Mistake;

/// Hands added up. The squares and products are kept for the errors: what a hand's decisions cost differs from hand to hand, and so
/// does the number of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sums {
    /// How many hands.
    pub hands: u32,
    /// How many decisions.
    pub decisions: u32,
    /// Points given away.
    pub cost: f64,
    squared_costs: f64,
    costs_times_decisions: f64,
    squared_decisions: f64,
    /// Hands won.
    pub won: u32,
    /// Hands others won with a discard of this player.
    pub given_away: u32,
    /// Sets claimed.
    pub claims: u32,
    /// Hands won with a special hand.
    pub special: u32,
    /// What was got and paid.
    pub points: i64,
    squared_points: f64,
    /// What luck made of that.
    pub luck: f64,
    /// Costly decisions by kind: how many, and what they cost together.
    pub mistakes: BTreeMap<Mistake, (u32, f64)>,
}

/// A mean with its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; `None` of a single hand.
    pub error: Option<f64>,
}

impl Sums {
    /// What a single hand comes to.
    fn of(hand: &RatedHand) -> Self {
        let (cost, decisions) = (hand.cost, f64::from(hand.decisions));
        let mut mistakes = BTreeMap::<_, (u32, f64)>::new();
        for (kind, points) in &hand.mistakes {
            let (count, sum) = mistakes.entry(*kind).or_default();
            *count += 1;
            *sum += points;
        }
        Self {
            hands: 1,
            decisions: hand.decisions,
            cost,
            squared_costs: cost * cost,
            costs_times_decisions: cost * decisions,
            squared_decisions: decisions * decisions,
            won: u32::from(hand.won),
            given_away: u32::from(hand.given_away),
            claims: hand.claims,
            special: u32::from(hand.special),
            points: hand.result,
            squared_points: (hand.result as f64).powi(2),
            luck: hand.luck,
            mistakes,
        }
    }

    /// Adds a hand.
    pub fn note(&mut self, hand: &RatedHand) {
        self.add(&Self::of(hand));
    }

    /// Adds other hands.
    pub fn add(&mut self, other: &Self) {
        self.hands += other.hands;
        self.decisions += other.decisions;
        self.cost += other.cost;
        self.squared_costs += other.squared_costs;
        self.costs_times_decisions += other.costs_times_decisions;
        self.squared_decisions += other.squared_decisions;
        self.won += other.won;
        self.given_away += other.given_away;
        self.claims += other.claims;
        self.special += other.special;
        self.points += other.points;
        self.squared_points += other.squared_points;
        self.luck += other.luck;
        for (kind, (more, points)) in &other.mistakes {
            let (count, sum) = self.mistakes.entry(*kind).or_default();
            *count += more;
            *sum += points;
        }
    }

    /// Points given away by a decision; `None` before the first. Decisions of one hand hang together, so that the error is taken from
    /// the differences between hands.
    pub fn cost_of_a_decision(&self) -> Option<Estimate> {
        let decisions = f64::from(self.decisions);
        let mean = (self.decisions > 0).then(|| self.cost / decisions)?;
        let spread = self.squared_costs - 2.0 * mean * self.costs_times_decisions
            + mean * mean * self.squared_decisions;
        Some(Estimate {
            mean,
            error: self.error(spread, decisions),
        })
    }

    /// Points given away in a hand; `None` before the first.
    pub fn cost_of_a_hand(&self) -> Option<Estimate> {
        let hands = f64::from(self.hands);
        let mean = (self.hands > 0).then(|| self.cost / hands)?;
        let spread = self.squared_costs - hands * mean * mean;
        Some(Estimate {
            mean,
            error: self.error(spread, hands),
        })
    }

    /// What a hand brought; `None` before the first.
    pub fn points_a_hand(&self) -> Option<Estimate> {
        let hands = f64::from(self.hands);
        let mean = (self.hands > 0).then(|| self.points as f64 / hands)?;
        let spread = self.squared_points - hands * mean * mean;
        Some(Estimate {
            mean,
            error: self.error(spread, hands),
        })
    }

    /// A part of the hands in hundredths.
    pub fn share(&self, count: u32) -> f64 {
        f64::from(count) * 100.0 / f64::from(self.hands.max(1))
    }

    /// What cost most in all, with its points for each hand.
    pub fn worst(&self) -> Option<(Mistake, f64)> {
        let all = self.mistakes.iter();
        let worst = all.max_by(|(_, one), (_, other)| one.1.total_cmp(&other.1))?;
        Some((*worst.0, worst.1.1 / f64::from(self.hands.max(1))))
    }

    /// The error of a sum of squared differences between hands, divided by so many.
    fn error(&self, spread: f64, divisor: f64) -> Option<f64> {
        let hands = f64::from(self.hands);
        (self.hands > 1).then(|| (spread.max(0.0) * hands / (hands - 1.0)).sqrt() / divisor)
    }
}
