//! The screens of the start, on the table itself: what a newcomer is asked, and the doors into a game.

mod first_start;
mod ornament;
mod start_screen;

pub use first_start::FirstStart;
pub use start_screen::{LeftGame, StartScreen};
