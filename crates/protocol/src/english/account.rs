//! The account of a settlement in the format of the original server: a line for each payment, a paragraph for each player.

use std::fmt::{Result, Write};

use engine::rules::Settlement;
use engine::tiles::{Seat, Wind};

use super::tiles;

/// The account of the payments, ending in an empty line. `losers_settle` says whether the losers pay each other by the options; they never do
/// after a cannon.
pub fn account(settlement: &Settlement, winner: Seat, east: Seat, losers_settle: bool) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_account(&mut text, settlement, winner, east, losers_settle);
    text
}

fn write_account(
    text: &mut String,
    settlement: &Settlement,
    winner: Seat,
    east: Seat,
    losers_settle: bool,
) -> Result {
    let losers: Vec<Seat> = Wind::ALL
        .map(|wind| Seat::with_wind(wind, east))
        .into_iter()
        .filter(|seat| *seat != winner)
        .collect();
    let name = |seat: Seat| format!("{:<5}", tiles::wind(seat.wind(east)));
    let totals = settlement.totals();
    if let Some(payer) = settlement.cannon {
        writeln!(text, "{} let off a cannon\n", name(payer))?;
    }
    for loser in &losers {
        let payer = settlement.cannon.unwrap_or(*loser);
        write!(text, "{} pays {} ", name(payer), name(winner))?;
        if payer != *loser {
            write!(text, "(for {}) ", name(*loser))?;
        }
        writeln!(text, "{:>5}", settlement.owed[*loser])?;
    }
    writeln!(text, "{} GAINS {:>5}\n", name(winner), totals[winner])?;
    for (index, loser) in losers.iter().enumerate() {
        let later_losers = losers[index + 1..].iter();
        for other in later_losers.filter(|_| losers_settle && settlement.cannon.is_none()) {
            let (first, second) = (name(*loser), name(*other));
            match settlement.gets_from[*loser][*other] {
                0 => writeln!(text, "{first} and {second} are even")?,
                gain @ 1.. => writeln!(text, "{second} pays {first} {gain:>5}")?,
                loss => writeln!(text, "{first} pays {second} {:>5}", -loss)?,
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
