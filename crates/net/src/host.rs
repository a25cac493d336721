//! The hosted table: the room knows what to say, the server carries it.

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
pub use settings::{Loss, Resident, Seating, Settings};
pub use tables::Tables;
pub use token_bucket::TokenBucket;
