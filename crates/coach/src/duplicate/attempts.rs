//! Attempts of several players at deals and seats, to be compared. Stored in one file.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{Attempt, DealSeat};
use storage::save;

/// Maximum number of stored attempts; beyond that the oldest are dropped.
const MAX_ATTEMPTS: usize = 300;

/// All attempts, newest last.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Attempts {
    all: Vec<Attempt>,
}

/// A player's totals over the deals that another player has also played from the same seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Total {
    /// The player's name.
    pub who: String,
    /// The number of these deals.
    pub deals: u32,
    /// The total of points.
    pub points: i64,
    /// The total cost of the player's own decisions in the judged attempts, in points.
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    /// The total points due to luck in the judged attempts.
    pub luck: f64,
}

impl Attempts {
    /// Reads the attempts; there are none if the file is missing.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn read(path: &Path) -> io::Result<Self> {
        save::read_or_default(path)
    }

    /// Writes the attempts atomically.
    ///
    /// # Errors
    /// The system cannot write them; the existing file is unchanged.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string(self).map_err(io::Error::other)?;
        save::write_own(path, text.as_bytes())
    }

    /// Adds an attempt, or the judged account of a stored one. Returns whether anything changed.
    pub fn add_or_update(&mut self, attempt: Attempt) -> bool {
        if let Some(stored) = self
            .all
            .iter_mut()
            .find(|stored| stored.hand == attempt.hand)
        {
            // An unjudged copy doesn't replace a judged one.
            if attempt.account.is_none() {
                return false;
            }
            let previous = std::mem::replace(&mut stored.account, attempt.account);
            return stored.account != previous;
        }
        self.all.push(attempt);
        let surplus = self.all.len().saturating_sub(MAX_ATTEMPTS);
        self.all.drain(..surplus);
        true
    }

    /// Whether a hand is stored and its decisions have been judged.
    pub fn has_judged(&self, hand: &str) -> bool {
        let stored = self.all.iter().find(|attempt| attempt.hand == hand);
        stored.is_some_and(|attempt| attempt.account.is_some())
    }

    /// The newest attempt.
    pub fn newest(&self) -> Option<&Attempt> {
        self.all.last()
    }

    /// The deals with the seats played, the one with the newest attempt first.
    pub fn deals(&self) -> Vec<DealSeat> {
        let mut deals: Vec<DealSeat> = Vec::new();
        for attempt in self.all.iter().rev() {
            if !deals.contains(&attempt.deal) {
                deals.push(attempt.deal.clone());
            }
        }
        deals
    }

    /// The attempts at a deal from this seat, the best result first.
    pub fn attempts_at(&self, deal: &DealSeat) -> Vec<&Attempt> {
        let mut attempts: Vec<&Attempt> = self
            .all
            .iter()
            .filter(|attempt| attempt.deal == *deal)
            .collect();
        attempts.sort_by_key(|attempt| std::cmp::Reverse(attempt.points));
        attempts
    }

    /// The first attempt at a deal from this seat, usually made on this computer.
    pub fn first_attempt_at(&self, deal: &DealSeat) -> Option<&Attempt> {
        self.all.iter().find(|attempt| attempt.deal == *deal)
    }

    /// The first attempt at a deal from any seat.
    pub fn first_at_code(&self, code: &str) -> Option<&Attempt> {
        self.all.iter().find(|attempt| attempt.deal.code == code)
    }

    /// Each player's totals over the deals that others have played too from the same seat, those with most such deals first.
    /// Only a player's first attempt at a deal counts.
    pub fn totals(&self) -> Vec<Total> {
        let mut totals: Vec<Total> = Vec::new();
        for deal in self.deals() {
            let mut first_attempts: Vec<&Attempt> = Vec::new();
            for attempt in self.all.iter().filter(|attempt| attempt.deal == deal) {
                if first_attempts.iter().all(|other| other.who != attempt.who) {
                    first_attempts.push(attempt);
                }
            }
            for attempt in first_attempts.iter().filter(|_| first_attempts.len() > 1) {
                let position = totals.iter().position(|total| total.who == attempt.who);
                let index = position.unwrap_or_else(|| {
                    totals.push(Total {
                        who: attempt.who.clone(),
                        ..Total::default()
                    });
                    totals.len() - 1
                });
                let total = &mut totals[index];
                total.deals += 1;
                total.points += attempt.points;
                if let Some(account) = attempt.account {
                    total.cost += account.cost;
                    total.error = total.error.hypot(account.error);
                    total.luck += account.luck;
                }
            }
        }
        totals.sort_by_key(|total| std::cmp::Reverse(total.deals));
        totals
    }
}
