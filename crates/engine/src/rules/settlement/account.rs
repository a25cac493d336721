//! The account of a settlement as the classical programs write it: a line for each payment, a paragraph for each
//! player [protocol 7.4].

use std::fmt::{Result, Write};

use super::Settlement;
use crate::tiles::{Seat, Wind};

impl Settlement {
    /// The account of the payments, ending in an empty line. `losers_settle`: the losers have settled among themselves.
    pub fn account(&self, winner: Seat, east: Seat, losers_settle: bool) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_account(&mut text, winner, east, losers_settle);
        text
    }

    fn write_account(
        &self,
        text: &mut String,
        winner: Seat,
        east: Seat,
        losers_settle: bool,
    ) -> Result {
        let losers: Vec<Seat> = Wind::ALL
            .map(|wind| Seat::with_wind(wind, east))
            .into_iter()
            .filter(|seat| *seat != winner)
            .collect();
        let name = |seat: Seat| format!("{:<5}", seat.wind(east).name());
        let totals = self.totals();
        if let Some(payer) = self.cannon {
            writeln!(text, "{} let off a cannon\n", name(payer))?;
        }
        for loser in &losers {
            let payer = self.cannon.unwrap_or(*loser);
            write!(text, "{} pays {} ", name(payer), name(winner))?;
            if payer != *loser {
                write!(text, "(for {}) ", name(*loser))?;
            }
            writeln!(text, "{:>5}", self.owed[*loser])?;
        }
        writeln!(text, "{} GAINS {:>5}\n", name(winner), totals[winner])?;
        for (place, loser) in losers.iter().enumerate() {
            let later = losers[place + 1..].iter();
            for other in later.filter(|_| losers_settle && self.cannon.is_none()) {
                let (one, two) = (name(*loser), name(*other));
                match self.gets_from[*loser][*other] {
                    0 => writeln!(text, "{one} and {two} are even")?,
                    gain @ 1.. => writeln!(text, "{two} pays {one} {gain:>5}")?,
                    loss => writeln!(text, "{one} pays {two} {:>5}", -loss)?,
                }
            }
            let word = if totals[*loser] < 0 { "LOSES" } else { "GAINS" };
            writeln!(
                text,
                "{} {word} {:>5}\n",
                name(*loser),
                totals[*loser].abs()
            )?;
        }
        Ok(())
    }
}
