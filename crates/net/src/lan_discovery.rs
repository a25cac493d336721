//! Discovery of tables on the local network. A host multicasts one small datagram every two seconds, with a time to live of one, so that it
//! never leaves the local network.

mod announcer;
mod discovered_tables;
mod listener;
mod message;

pub use announcer::Announcer;
pub use discovered_tables::DiscoveredTables;
pub use listener::{listen, listen_at};
pub use message::shown_name;
