//! The hosted table: the room knows what to say, the server carries it.

mod allowance;
mod board;
mod embedded_server;
pub mod limits;
mod origin;
pub mod room;
mod server;
mod settings;
mod tables;

pub use allowance::Allowance;
pub use board::{Board, Standing};
pub use embedded_server::EmbeddedServer;
pub use room::{Room, hand_history};
pub use server::{Clerk, serve};
pub use settings::{Loss, Resident, Seating, Settings};
pub use tables::Tables;
