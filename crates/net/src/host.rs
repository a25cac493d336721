//! The hosted table. `Room` is the table without I/O; the server connects it to sockets, files and the clock.

mod directory;
mod embedded_server;
pub mod limits;
mod origin;
pub mod room;
mod server;
mod settings;
mod tables;
mod token_bucket;

pub use directory::{TableDirectory, TableStatus};
pub use embedded_server::EmbeddedServer;
pub use room::{Room, hand_history};
pub use server::{HostHooks, serve};
pub use settings::{ComputerSeat, OnDisconnect, Seating, Settings};
pub use tables::Tables;
pub use token_bucket::TokenBucket;
