//! Totals over judged hands, and the estimates from them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rated_hand::RatedHand;
use crate::review::Mistake;

/// Totals over hands. Squares and products are kept for the standard errors, since both the cost and the number of decisions vary from
/// hand to hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sums {
    /// Number of hands.
    pub hands: u32,
    /// Number of decisions.
    pub decisions: u32,
    /// Points given away.
    pub cost: f64,
    squared_costs: f64,
    costs_times_decisions: f64,
    squared_decisions: f64,
    /// Hands won.
    pub won: u32,
    /// Hands that others won with a discard of this player, or by robbing the player's Kong.
    pub given_away: u32,
    /// Sets claimed, including claims that another player won.
    pub claims: u32,
    /// Hands won with a special hand.
    pub special: u32,
    /// Points won and lost.
    pub points: i64,
    squared_points: f64,
    /// The part of the points that is due to luck.
    pub luck: f64,
    /// Costly decisions by kind: their number and total cost.
    pub mistakes: BTreeMap<Mistake, (u32, f64)>,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; `None` for a single hand.
    pub error: Option<f64>,
}

impl Sums {
    /// The totals of a single hand.
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
    pub fn add_hand(&mut self, hand: &RatedHand) {
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

    /// Points given away per decision; `None` before the first. Decisions of one hand are correlated, so the error comes from the
    /// differences between hands.
    pub fn cost_per_decision(&self) -> Option<Estimate> {
        let decisions = f64::from(self.decisions);
        let mean = (self.decisions > 0).then(|| self.cost / decisions)?;
        let spread = self.squared_costs - 2.0 * mean * self.costs_times_decisions
            + mean * mean * self.squared_decisions;
        Some(Estimate {
            mean,
            error: self.error(spread, decisions),
        })
    }

    /// Points given away per hand; `None` before the first.
    pub fn cost_per_hand(&self) -> Option<Estimate> {
        let hands = f64::from(self.hands);
        let mean = (self.hands > 0).then(|| self.cost / hands)?;
        let spread = self.squared_costs - hands * mean * mean;
        Some(Estimate {
            mean,
            error: self.error(spread, hands),
        })
    }

    /// Points per hand; `None` before the first.
    pub fn points_per_hand(&self) -> Option<Estimate> {
        let hands = f64::from(self.hands);
        let mean = (self.hands > 0).then(|| self.points as f64 / hands)?;
        let spread = self.squared_points - hands * mean * mean;
        Some(Estimate {
            mean,
            error: self.error(spread, hands),
        })
    }

    /// A number of hands as a percentage of all.
    pub fn share(&self, count: u32) -> f64 {
        f64::from(count) * 100.0 / f64::from(self.hands.max(1))
    }

    /// The kind of mistake that cost most in total, with its cost per hand; `None` without mistakes.
    pub fn worst(&self) -> Option<(Mistake, f64)> {
        let all = self.mistakes.iter();
        let worst = all.max_by(|(_, one), (_, other)| one.1.total_cmp(&other.1))?;
        Some((*worst.0, worst.1.1 / f64::from(self.hands.max(1))))
    }

    /// The standard error from a sum of squared differences between hands.
    fn error(&self, spread: f64, divisor: f64) -> Option<f64> {
        let hands = f64::from(self.hands);
        (self.hands > 1).then(|| (spread.max(0.0) * hands / (hands - 1.0)).sqrt() / divisor)
    }
}
