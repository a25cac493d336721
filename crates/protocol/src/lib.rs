//! The line protocol of the Unix mah-jong programs, version 1110: bytes to lines, lines to messages, and the files that are
//! made of messages. `docs/protocol.md` says what we do where the protocol leaves room.

mod answering;
mod argument;
mod asking;
mod client_message;
pub mod english;
pub mod files;
mod hearing;
pub mod history;
mod lines;
mod markup;
mod message;
pub mod option_list;
mod places;
mod seal_line;
mod secrets;
mod server_message;
mod telling;
mod text;
mod values;

pub use answering::answer;
pub use argument::ParseError;
pub use asking::{AskError, Asked, can_mah_jong};
pub use client_message::ClientMessage;
pub use lines::{LONGEST_MESSAGE, LineAssembler, TooLong};
pub use markup::expand;
pub use places::{NoPlayer, Places};
pub use seal_line::SealLine;
pub use secrets::{all_without_secrets, without_secret};
pub use server_message::ServerMessage;
pub use text::to_wire;
pub use values::{Account, OptionEntry, OptionValue, PlayerOption, Setup, Word};

/// The version we speak.
pub const VERSION: u32 = 1110;

/// The version from which a client keeps the key of its seat (`SeatKey`). Only our servers and clients know it; the original server treats
/// it as its own version.
pub const SEAT_KEYS: u32 = VERSION + 1;

/// The id of spectators. No player has it.
pub const WATCHER_ID: u32 = i32::MAX as u32;
