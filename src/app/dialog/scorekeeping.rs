//! The scorekeeper for real tiles, a dialog with pages. Hands are typed or clicked together from a palette of tiles; the sheet explains
//! each of them; a hand can be evaluated on its own; and players and rules can be set.

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
