//! The screens of the program: the table and the lesson card between menu bar and status bar, and the help over the whole window.

pub mod help;
pub mod lesson;
pub mod table;
