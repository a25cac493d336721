//! A table says on the local network that it is there, and a window hears it. What is said is one small datagram every two seconds to a
//! group that routers do not pass on, and with a time to live of one, so that it never leaves the local network.

mod announcer;
mod discovered_tables;
mod listener;
mod message;

pub use announcer::Announcer;
pub use discovered_tables::DiscoveredTables;
pub use listener::{listen, listen_at};
pub use message::shown;
