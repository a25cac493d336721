//! The boxes of a hand: what is asked and advised while it is played, its scores, and going back in it.

mod deal_code;
mod earlier;
mod network_questions;
mod question;
mod questions;
mod scores;
#[cfg(test)]
pub(super) mod tests;
mod tips;
mod why;

pub use deal_code::DealBox;
pub use earlier::Earlier;
pub use question::{Answer, Question};
pub use scores::Scores;
pub use tips::Tips;
pub(super) use tips::sentence;
pub use why::Why;
