//! The demo, which is also the screen saver.

pub mod demo;
pub mod run_demo;
