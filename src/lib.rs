//! Red Stake: Mah Jongg on the desktop. `docs/design.md` describes the architecture.

pub mod app;
pub mod cli;
pub mod help;
pub mod presenter;
pub mod session;
pub mod sound;
