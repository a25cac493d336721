//! QuickTip, the lesson, and looking back at a game.

pub mod advice;
pub mod adviser;
pub mod hand_over;
pub mod lesson_guide;
pub mod looking_back;
pub mod puzzle_mode;
pub mod puzzling;
pub mod review_mode;
pub mod to_rate;
