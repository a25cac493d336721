//! Limits on the load that a connection may cause. All are far beyond what a game needs.

use std::time::Duration;

/// Maximum number of connections that have not sat down yet. Beyond it, the oldest connection of the address with the most is closed.
pub const MAX_WAITING_CONNECTIONS: usize = 64;

/// How long a connection may take to sit down.
pub const LOGIN: Duration = Duration::from_secs(30);

/// Lines that answer no request, such as chat, questions and refused lines, per second.
pub const LINES_A_SECOND: f64 = 20.0;

/// Burst of such lines. Beyond it the connection is read more slowly.
pub const BURST: f64 = 60.0;

/// The same before sitting down, per second.
pub const STRANGER_LINES_A_SECOND: f64 = 2.0;

/// Burst before sitting down, which takes two lines.
pub const STRANGER_BURST: f64 = 10.0;

/// Lines per second of a player who is over the limit while the table waits for the player. They are searched for the answer, and the
/// others are dropped.
pub const SKIMMED_A_SECOND: f64 = 500.0;

/// Burst of such lines.
pub const SKIMMED: f64 = 500.0;

/// Bytes of such lines per second.
pub const SKIMMED_BYTES_A_SECOND: f64 = 256.0 * 1024.0;

/// Burst of bytes of such lines.
pub const SKIMMED_BYTES: f64 = 512.0 * 1024.0;

/// Burst of accepted connections.
pub const NEWCOMERS: f64 = 100.0;

/// Accepted connections per second, so that players are not kept waiting.
pub const NEWCOMERS_A_SECOND: f64 = 1000.0;

/// Bytes of lines that answer no request and of unterminated lines, per second.
pub const BYTES_A_SECOND: f64 = 4096.0;

/// Burst of such bytes, four of the longest messages.
pub const BYTES: f64 = 16384.0;

/// Bytes of an unterminated line after which the connection is closed.
pub const ENDLESS: usize = 4 * MAX_MESSAGE_LENGTH;

/// Unsent bytes at which a peer that does not read is disconnected. Sending a whole hand again takes about 30,000.
pub const UNREAD: usize = 512 * 1024;

/// How long a line waits to be sent with others to a player who is not asked anything. Nobody notices the delay.
pub const MAX_BATCH_DELAY: Duration = Duration::from_millis(10);

/// The longest wait after wrong passwords. They are forgotten that long after the last one.
pub const MAX_WAIT: Duration = Duration::from_secs(600);

/// The number of addresses whose wrong passwords are remembered.
pub const WRONG_PASSWORDS: usize = 1024;

/// Burst of stops of the game by one player, by asking for a pause or coming back.
pub const PAUSES: f64 = 5.0;

/// Such stops per second.
pub const PAUSES_A_SECOND: f64 = 1.0 / 30.0;

/// Burst of seconds for which one player may stop the game by leaving or asking for a pause.
pub const PAUSE_SECONDS: f64 = 60.0;

/// Such seconds per second of play.
pub const PAUSE_SECONDS_A_SECOND: f64 = 0.05;

/// The minimum time in which a player who stopped the game can get ready again.
pub const GETTING_READY: Duration = Duration::from_secs(2);

/// Burst of returns of a player to a seat that a computer player has taken over.
pub const RETURNS: f64 = 3.0;

/// Such returns per second.
pub const RETURNS_A_SECOND: f64 = 1.0 / 60.0;

/// Burst of saves of the game.
pub const SAVES: f64 = 3.0;

/// Saves per second.
pub const SAVES_A_SECOND: f64 = 0.1;

/// The maximum number of names under which guests may save one game.
pub const SAVED_NAMES: usize = 20;

/// Burst of reported events about connections that have not sat down.
pub const STRANGER_EVENTS: f64 = 50.0;

/// Such events per second. Others are only counted.
pub const STRANGER_EVENTS_A_SECOND: f64 = 1.0;

/// The maximum number of spectators of a table that a window hosts.
pub const WATCHERS: usize = 8;

/// The longest pause between moves that a player may request, in tenths of a second.
pub const PACE: u32 = 50;

/// The maximum delay of a player with such a pause behind the table.
pub const MAX_LAG: Duration = Duration::from_secs(5);

/// Maximum number of characters of a name; the rest is cut off.
pub const NAME: usize = 40;

/// The default limit for a turn at a table that is open to other machines.
pub const TURN_LIMIT: Duration = Duration::from_secs(60);

/// How long a seat waits for its player before a computer player stands in, if that is enabled.
pub const STAND_IN_DELAY: Duration = Duration::from_secs(30);

/// The length of a message is limited where lines are read.
pub use protocol::MAX_MESSAGE_LENGTH;
