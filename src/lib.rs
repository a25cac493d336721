//! Red Stake: Mah Jongg on the desktop. The plan of the house is `docs/design.md`.

pub mod app;
pub mod cli;
pub mod help;
pub mod presenter;
pub mod session;
pub mod sound;
pub mod tileset;
