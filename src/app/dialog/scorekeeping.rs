//! The scorekeeper for real tiles, a dialog with pages. Hands are typed or clicked together from a palette of tiles; the sheet explains
//! each of them; a hand can be evaluated on its own; and players and rules can be set.

mod acts;
mod alone;
mod book;
mod entering;
mod explained;
mod keeper;
mod message;
mod other;
mod palette;
mod players;
mod sheet_list;
mod sheets;
#[cfg(test)]
pub(super) mod tests;

pub use keeper::Keeper;
