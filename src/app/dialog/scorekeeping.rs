//! The scorekeeper for real tiles, a dialog with pages. Hands are typed or clicked together from a palette of tiles; the sheet explains
//! each of them; a single hand can be evaluated; and players and rules can be set.

mod actions;
mod entering;
mod evaluation;
mod explained;
mod message;
mod other;
mod palette;
mod players;
mod saved_sheets;
mod scorecard_model;
mod scorekeeper;
mod sheet_list;
#[cfg(test)]
pub(super) mod tests;

pub use scorekeeper::ScorekeeperDialog;

use engine::table::GameProgress;
use wording::Named;
use words::say;

/// The number of a hand and its round, and whether it is a Goulash.
fn place_of(at: &GameProgress) -> String {
    let place = say!(
        "keeper-place",
        number = at.deals + 1,
        round = at.round_wind.name()
    );
    match at.goulash {
        true => say!("keeper-goulash", place),
        false => place,
    }
}
