//! Dialogs about the game on the table: questions, tips, scores, Why Can't I?, going back to an earlier move, and playing a deal by its code.

mod deal_code;
mod game_news;
mod goulash_question;
mod level_question;
mod network_questions;
mod play_on_from;
mod question;
mod questions;
mod scores;
#[cfg(test)]
pub(super) mod tests;
mod tips;
mod why;
mod winning_questions;

pub use deal_code::DealCodeDialog;
pub use play_on_from::PlayOnFrom;
pub use question::{Answer, Question};
pub use scores::Scores;
pub use tips::Tips;
pub use why::Why;
