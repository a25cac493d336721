//! The start screens, shown on the table itself: the question at the first start, and the choices and buttons that start a game.

mod first_start;
mod next_steps;
mod ornament;
mod start_screen;

pub use first_start::FirstStart;
pub use start_screen::{StartScreen, UnfinishedGame};
