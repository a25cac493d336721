//! The screens of the program: what fills the window between menu bar and status bar.

pub mod help;
pub mod lesson;
pub mod table;
