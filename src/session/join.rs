//! At somebody else's table: what the server says becomes the same view that a table of our own gives.

mod connection;
mod courier;
mod tap;
mod visit;

pub use connection::{Connection, Lost};
pub use courier::{Courier, News};
pub use tap::Tap;
pub use visit::{Heard, Notice, Pass, Visit};
