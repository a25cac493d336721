//! The window: an iced program that shows a session and passes on what the user does.

pub mod command;
pub mod paint;
pub mod theme;
pub mod words;
