//! The scorekeeper for games with real tiles, a dialog with pages: for typing a hand or clicking its tiles, for the sheet and the explanation
//! of each entry, for evaluating a single hand, for players and rules, for saved sheets, their league
//! table, and sheets from other files.

mod actions;
mod columns;
mod entering;
mod evaluation;
mod explained;
mod import;
mod league;
mod message;
mod other;
mod pages;
mod palette;
mod players;
mod saved_sheets;
mod scorecard_model;
mod scorekeeper;
mod sheet_list;
mod stored;
#[cfg(test)]
pub(super) mod tests;
pub(super) mod tournament;
mod unsaved;

pub use scorekeeper::ScorekeeperDialog;
pub use tournament::TournamentDialog;

use engine::table::GameProgress;
use wording::Named;
use words::say;

/// The number of a hand and its round, and whether it is a Goulash.
fn hand_heading(at: &GameProgress) -> String {
    let (number, round) = (at.deals + 1, at.round_wind.noun());
    match at.goulash {
        true => say!("keeper-place-goulash", number, round),
        false => say!("keeper-place", number, round),
    }
}
