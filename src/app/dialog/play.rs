//! Dialogs during a hand: questions and tips, the scores, and going back to an earlier point.

mod deal_code;
mod goulash_question;
mod network_questions;
mod play_on_from;
mod question;
mod questions;
mod scores;
#[cfg(test)]
pub(super) mod tests;
mod tips;
mod why;

pub use deal_code::DealCodeDialog;
pub use play_on_from::PlayOnFrom;
pub use question::{Answer, Question};
pub use scores::Scores;
pub use tips::Tips;
pub(super) use tips::sentence;
pub use why::Why;
