//! How the program starts: what the command line asked for, where everything is kept, and opening the window.

pub mod launch;
