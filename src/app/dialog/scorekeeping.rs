//! The scorekeeper for real tiles: a box of pages. Hands are typed, or laid with clicks on a palette of tiles; the sheet explains each of
//! them; a hand can be looked at by itself; and there is who plays, by which rules.

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
