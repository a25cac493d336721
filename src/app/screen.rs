//! The screens of the program, which fill the window between menu bar and status bar.

pub mod help;
pub mod lesson;
pub mod table;
