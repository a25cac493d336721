//! Who pays whom at the end of a deal.

mod payment;

pub use payment::Payment;

use serde::{Deserialize, Serialize};

use super::{RuleSet, RuleSetId};
use crate::tiles::{BySeat, Seat};

/// The payments of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// What each seat (outer) receives from each other (inner). Negative if it pays: what A gets from B is the opposite of what B gets from
    /// A.
    pub gets_from: BySeat<BySeat<i64>>,
    /// The player who let off a cannon and so pays for all losers (classical only).
    pub cannon: Option<Seat>,
    /// What each loser owes the winner, even if another player pays it; 0 for the winner, and for all if only totals are known.
    #[serde(default)]
    pub owed: BySeat<i64>,
}

impl Settlement {
    /// The total gain or loss of each seat; the four sum to zero.
    pub fn totals(&self) -> BySeat<i64> {
        self.gets_from.map(|from| from.0.iter().sum())
    }

    /// Payments that add up to these totals, where only the totals are known: losers pay winners, in the order of the seats.
    pub fn of_totals(totals: &BySeat<i64>) -> Self {
        let mut settlement = Self::default();
        let mut unpaid = *totals;
        for to in Seat::ALL {
            for from in Seat::ALL {
                let amount = unpaid[to].min(-unpaid[from]);
                if amount > 0 {
                    settlement.pay(from, to, amount);
                    unpaid[to] -= amount;
                    unpaid[from] += amount;
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
    /// Computes who pays whom. `scores` are the totals of the hands, `discarder` is the player who discarded the last tile (`None` if it was
    /// drawn or robbed from a kong), and `cannon` the player liable for a dangerous discard (classical only). A maximum caps hands before
    /// East's doubling (Bloem only).
    pub fn settle(
        &self,
        scores: &BySeat<u32>,
        winner: Seat,
        east: Seat,
        discarder: Option<Seat>,
        cannon: Option<Seat>,
    ) -> Settlement {
        let mut settlement = Settlement {
            cannon,
            ..Settlement::default()
        };
        for payment in self.payments(scores, winner, east, discarder, cannon) {
            let amount = payment.amount();
            settlement.pay(payment.from, payment.to, amount);
            if payment.to == winner {
                settlement.owed[payment.debtor] = amount;
            }
        }
        settlement
    }

    /// The payments one by one, each with its origin: first those to the winner, then those among the losers if the options have them and
    /// nobody let off a cannon.
    pub fn payments(
        &self,
        scores: &BySeat<u32>,
        winner: Seat,
        east: Seat,
        discarder: Option<Seat>,
        cannon: Option<Seat>,
    ) -> impl Iterator<Item = Payment> + use<> {
        let options = &self.options;
        let (east_doubles, discarder_doubles) = (options.east_doubles, options.discarder_doubles);
        let losers_settle = options.losers_settle && cannon.is_none();
        let scores = scores.map(|score| self.capped(score));
        let for_east = move |one: Seat, other: Seat| east_doubles && (one == east || other == east);
        let to_winner = winner.others().map(move |loser| Payment {
            from: cannon.unwrap_or(loser),
            to: winner,
            debtor: loser,
            hand_value: scores[winner],
            payer_hand_value: None,
            for_east: for_east(winner, loser),
            for_discard: discarder_doubles && discarder.is_none_or(|seat| seat == loser),
        });
        let losers = winner.others().filter(move |_| losers_settle);
        let among_losers = losers.flat_map(move |loser| {
            let higher = winner
                .others()
                .filter(move |other| scores[*other] > scores[loser]);
            higher.map(move |other| Payment {
                from: loser,
                to: other,
                debtor: loser,
                hand_value: scores[other],
                payer_hand_value: Some(scores[loser]),
                for_east: for_east(loser, other),
                for_discard: false,
            })
        });
        to_winner.chain(among_losers)
    }

    /// A score, capped at the maximum under Bloem's rules and those based on them. Classical scores stay as they are: an option can award
    /// more than the limit.
    fn capped(&self, score: u32) -> i64 {
        let max = self.options.max_score;
        let max = max.filter(|_| self.id == RuleSetId::Bloem);
        i64::from(max.map_or(score, |max| score.min(max)))
    }
}
