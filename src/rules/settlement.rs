//! Who pays whom at the end of a deal.

mod account;

use serde::{Deserialize, Serialize};

use super::{RuleSet, RuleSetId};
use crate::tiles::{BySeat, Seat};

/// The payments of a deal [S50 to S56, C24, C25].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// What each seat (outer) gets from each other (inner); negative if it pays. Antisymmetric.
    pub gets_from: BySeat<BySeat<i64>>,
    /// Who pays for everybody after letting off a cannon (classical only).
    pub cannon: Option<Seat>,
    /// What each loser owes the winner for the hand, whoever pays it; nothing for the winner.
    #[serde(default)]
    pub owed: BySeat<i64>,
}

impl Settlement {
    /// What each seat gains or loses in all; the four sum to zero.
    pub fn totals(&self) -> BySeat<i64> {
        self.gets_from.map(|from| from.0.iter().sum())
    }

    /// Payments that come to these totals, where only the totals are known: those who lose pay those who gain, in the
    /// order of the seats.
    pub fn of_totals(totals: &BySeat<i64>) -> Self {
        let mut settlement = Self::default();
        let mut left = *totals;
        for to in Seat::ALL {
            for from in Seat::ALL {
                let amount = left[to].min(-left[from]);
                if amount > 0 {
                    settlement.pay(from, to, amount);
                    left[to] -= amount;
                    left[from] += amount;
                }
            }
        }
        settlement
    }

    fn pay(&mut self, from: Seat, to: Seat, amount: i64) {
        self.gets_from[to][from] += amount;
        self.gets_from[from][to] -= amount;
    }
}

impl RuleSet {
    /// Who pays whom. `scores` are the hands' totals; `discarder` who supplied the last tile, if somebody did;
    /// `cannon` who is liable for a dangerous discard (classical only). Nobody gets more for a hand than the
    /// maximum, but East receives and pays double [Q34].
    pub fn settle(
        &self,
        scores: &BySeat<u32>,
        winner: Seat,
        east: Seat,
        discarder: Option<Seat>,
        cannon: Option<Seat>,
    ) -> Settlement {
        let options = &self.options;
        let mut settlement = Settlement {
            cannon,
            ..Settlement::default()
        };
        let with_east = |one: Seat, other: Seat| {
            let doubled = options.east_doubles && (one == east || other == east);
            if doubled { 2 } else { 1 }
        };
        let mut owed = BySeat::default();
        for loser in winner.others() {
            let supplied = discarder.is_none_or(|seat| seat == loser);
            let doubled = if options.discarder_doubles && supplied {
                2
            } else {
                1
            };
            let amount = self.held(scores[winner]) * with_east(winner, loser) * doubled;
            owed[loser] = amount;
            settlement.pay(cannon.unwrap_or(loser), winner, amount);
        }
        settlement.owed = owed;
        if !options.losers_settle || cannon.is_some() {
            return settlement;
        }
        let scores = scores.map(|score| self.held(score));
        for loser in winner.others() {
            for other in winner
                .others()
                .filter(|other| scores[*other] > scores[loser])
            {
                let difference = scores[other] - scores[loser];
                settlement.pay(loser, other, difference * with_east(loser, other));
            }
        }
        settlement
    }

    /// A score as it is paid: held to the maximum [S57]. The classical game pays what a hand was worth, which is more
    /// than the limit if an option is worth more than a limit.
    fn held(&self, score: u32) -> i64 {
        let max = self.options.max_score;
        let max = max.filter(|_| self.id == RuleSetId::Bloem);
        i64::from(max.map_or(score, |max| score.min(max)))
    }
}
