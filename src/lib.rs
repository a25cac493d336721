//! Red Stake: Mah Jongg on the desktop. The plan of the house is `docs/design.md`.

// First: its `say!` and `key!` are for all that follow.
#[macro_use]
pub mod words;

pub mod app;
pub mod cli;
pub mod computer;
pub mod duplicate;
pub mod help;
pub mod lesson;
pub mod presenter;
pub mod protocol;
pub mod puzzle;
pub mod review;
pub mod rules;
pub mod save;
pub mod scorekeeper;
pub mod session;
pub mod settings;
pub mod sound;
pub mod stats;
pub mod table;
pub mod tiles;
pub mod tileset;
pub mod workshop;
