//! At somebody else's table: what the server says becomes the same view that a table of our own gives.

mod connection;
mod visit;

pub use connection::{Connection, Lost};
pub use visit::{Heard, Notice, Pass, Visit};
