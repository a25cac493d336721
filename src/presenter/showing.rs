//! The demo and the screen saver.

pub mod demo;
pub mod show;
