//! Network dialogs: hosting or joining a table, waiting for players, chat, and saving at the server.

mod host;
mod join;
mod lan_tables;
mod lobby;
mod messages;
mod server_save;
#[cfg(test)]
mod tests;

pub use host::{Host, ResumedGame};
pub use join::Join;
pub use lobby::Lobby;
pub use messages::Messages;
pub use server_save::ServerSave;
