//! At somebody else's table: what the server says becomes the same view that a table of our own gives.

mod client;
mod connection;
mod credentials;
mod line_debug;
mod listing;
mod names;
mod notice;
mod visit;

pub use client::{Client, News};
pub use connection::{Connection, Lost};
pub use credentials::Credentials;
pub use line_debug::LineDebug;
pub use listing::{NoList, list_tables};
pub use notice::Notice;
pub use visit::{Breach, Heard, SealNews, Seals, Visit};
