//! The line protocol of the Unix mah-jong programs, version 1110: bytes to lines, lines to messages, and files that consist of messages.
//! `docs/protocol.md` documents our choices where the protocol leaves room.

mod argument;
mod client_message;
pub mod english;
mod event_messages;
pub mod files;
pub mod history;
mod intent;
mod lines;
mod markup;
mod message;
mod message_events;
mod move_message;
pub mod option_list;
mod parts;
mod player_ids;
mod seal_line;
mod secrets;
mod server_message;
mod text;
mod values;
mod wall_opening;

pub use argument::ParseError;
pub use client_message::ClientMessage;
pub use intent::{Intent, IntentError, can_mah_jong};
pub use lines::{LineAssembler, MAX_MESSAGE_LENGTH, TooLong};
pub use markup::expand;
pub use move_message::move_message;
pub use parts::{Parts, event_messages, rules_messages};
pub use player_ids::{NoPlayer, PlayerIds};
pub use seal_line::SealLine;
pub use secrets::{all_without_secrets, without_secret};
pub use server_message::ServerMessage;
pub use text::to_wire;
pub use values::{Account, Json, OptionEntry, OptionValue, PlayerOption, Setup, Word};
pub use wall_opening::wall_opening;

/// The version we speak.
pub const VERSION: u32 = 1110;

/// The first version in which a client stores the key of its seat (`SeatKey`). Only our servers and clients know it; the original server treats
/// it as its own version.
pub const SEAT_KEYS_VERSION: u32 = VERSION + 1;

/// The version in the `Game` message of a table, or of a file, with rules of its own. The other major number keeps other programs away from it.
pub const OWN_RULES_VERSION: u32 = VERSION + 1000;

/// The kind of `AuthReqd` and `AuthInfo` by which a table with rules of its own asks whether a client plays by them.
pub const RULES_KIND: &str = "rules";

/// The maximum length of the rules of a table, as text.
pub const MAX_RULES_LENGTH: usize = 200_000;

/// The id of spectators. No player has it.
pub const WATCHER_ID: u32 = i32::MAX as u32;
