//! The demo and the screen saver.

pub mod demo;
pub mod run_demo;
