//! Measures and trains the computer players. None of it ships with the game.

mod adam;
pub mod arena;
pub mod benchmark;
pub mod character_stats;
mod contestant;
pub mod gifts;
pub mod history;
pub mod imitation;
pub mod luck;
mod mean;
pub mod mj_player_clone;
pub mod parallel;
mod perfect_information_player;
mod stand_in;
pub mod training;
mod value_network_player;

pub use contestant::{Contestant, UnknownContestant};
pub use mean::Mean;
pub use value_network_player::{NetworkFileError, read_networks};
