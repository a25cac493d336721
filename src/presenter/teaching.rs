//! QuickTip, lessons, puzzles, reviews and the rating.

pub mod advice;
pub mod adviser;
pub mod asked_discard;
pub mod asking;
pub mod finished_hand;
pub mod lesson_guide;
pub mod lost_hand;
pub mod puzzle_mode;
pub mod puzzling;
pub mod rating_job;
pub mod review_mode;
pub mod reviewing;
