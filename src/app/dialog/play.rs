//! Dialogs during a hand: questions and tips, the scores, and going back to an earlier point.

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
