//! What the presenter says to the player, as text.

pub mod announce;
pub mod bonus_news;
pub mod bounded_log;
pub mod hand_text;
pub mod log_line;
pub mod lost_claim;
mod missed_claim;
pub mod notices;
pub mod phrases;
pub mod tile_words;
