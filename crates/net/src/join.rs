//! Joining a table of another host. Its messages become the same view and events as those of a local table.

mod client;
mod connection;
mod credentials;
mod line_debug;
mod listing;
mod names;
mod notice;
mod remote_table;

pub use client::{Client, ClientEvent};
pub use connection::{Connection, Lost};
pub use credentials::Credentials;
pub use line_debug::LineDebug;
pub use listing::{ListTablesError, list_tables};
pub use notice::Notice;
pub use remote_table::{RemoteTable, SealStatus, SealViolation, Seals, TableUpdate};
