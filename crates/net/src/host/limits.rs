//! Limits of hosted tables: on the load that a connection may cause, far beyond what a game needs, and on the time for which one player
//! may keep the others waiting.

use std::time::Duration;

/// Maximum number of connections that neither sit nor watch yet. Beyond it, the oldest connection of the origin with the most is closed.
pub const MAX_WAITING_CONNECTIONS: usize = 64;

/// How long a connection may take to sit down or to watch, or to log in again on request.
pub const LOGIN_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a person may read the rules of the table before sitting down or watching.
pub const RULES_READING_TIME: Duration = Duration::from_secs(600);

/// Lines per second of a player or spectator that answer no request, such as chat, questions and refused lines.
pub const LINES_PER_SECOND: f64 = 20.0;

/// Burst of lines that answer no request. Beyond it the connection is read more slowly.
pub const LINES_BURST: f64 = 60.0;

/// Lines per second before sitting down.
pub const STRANGER_LINES_PER_SECOND: f64 = 2.0;

/// Burst of lines before sitting down, which itself takes up to four: `Connect`, the password, the answer about the rules, and the
/// key of the seat.
pub const STRANGER_LINES_BURST: f64 = 10.0;

/// Lines per second of a player who is over the limit while the table waits for the player's answer. The table only searches them for the
/// answer and drops the others.
pub const SKIMMED_PER_SECOND: f64 = 500.0;

/// Burst of lines that are only searched for an answer.
pub const SKIMMED_BURST: f64 = 500.0;

/// Bytes per second of lines that are only searched for an answer.
pub const SKIMMED_BYTES_PER_SECOND: f64 = 256.0 * 1024.0;

/// Burst of bytes of lines that are only searched for an answer.
pub const SKIMMED_BYTES_BURST: f64 = 512.0 * 1024.0;

/// Burst of accepted connections.
pub const NEWCOMERS_BURST: f64 = 100.0;

/// Accepted connections per second, so that accepting them does not keep players waiting.
pub const NEWCOMERS_PER_SECOND: f64 = 1000.0;

/// Bytes per second of lines that answer no request, and of overlong lines that have not ended yet.
pub const BYTES_PER_SECOND: f64 = 4096.0;

/// Burst of bytes of lines that answer no request, or have not ended yet: four of the longest messages.
pub const BYTES_BURST: f64 = 16384.0;

/// Bytes of an unterminated line after which the connection is closed.
pub const MAX_UNFINISHED_BYTES: usize = 4 * MAX_MESSAGE_LENGTH;

/// The maximum number of unsent bytes; beyond it, a peer that does not read is disconnected. Sending a whole hand again takes about 30,000.
pub const MAX_UNSENT_BYTES: usize = 512 * 1024;

/// How long a line waits at most to be sent with others to a player who is not asked anything, and for how long lines of a bot stay unread.
/// Nobody notices the delay.
pub const MAX_BATCH_DELAY: Duration = Duration::from_millis(10);

/// The longest wait after wrong passwords. A wrong password is forgotten this long after its wait has ended.
pub const MAX_LOGIN_WAIT: Duration = Duration::from_secs(600);

/// The maximum number of origins whose wrong passwords are remembered.
pub const MAX_LOGIN_ORIGINS: usize = 1024;

/// Burst of interruptions of the game by one player, who asks for a pause, returns, or has everything sent again.
pub const PAUSES_BURST: f64 = 5.0;

/// Interruptions of the game by one player per second.
pub const PAUSES_PER_SECOND: f64 = 1.0 / 30.0;

/// Burst of seconds for which one player may interrupt the game by leaving or asking for a pause.
pub const PAUSE_SECONDS_BURST: f64 = 60.0;

/// Seconds for which one player may interrupt the game, gained per second.
pub const PAUSE_SECONDS_PER_SECOND: f64 = 0.05;

/// The minimum time that a player who interrupted the game has to get ready or to log in again.
pub const MIN_READY_TIME: Duration = Duration::from_secs(2);

/// Burst of returns of a player to a seat that a computer player has taken over.
pub const RETURNS_BURST: f64 = 3.0;

/// Returns per second of a player to a seat that a computer player has taken over.
pub const RETURNS_PER_SECOND: f64 = 1.0 / 60.0;

/// Burst of saves of the game.
pub const SAVES_BURST: f64 = 3.0;

/// Saves per second.
pub const SAVES_PER_SECOND: f64 = 0.1;

/// The maximum number of names under which guests may save one game.
pub const MAX_SAVED_NAMES: usize = 20;

/// Burst of reported events that strangers can cause at will.
pub const STRANGER_EVENTS_BURST: f64 = 50.0;

/// Reported events per second that strangers can cause at will. Further ones are only counted.
pub const STRANGER_EVENTS_PER_SECOND: f64 = 1.0;

/// The maximum number of spectators of a table that a window hosts.
pub const MAX_WATCHERS: usize = 8;

/// The longest pause between moves that a player may request, in tenths of a second.
pub const MAX_PACE: u32 = 50;

/// How far a player with a pause between moves may fall behind the table.
pub const MAX_LAG: Duration = Duration::from_secs(5);

/// Maximum number of characters of a player's name, and of the name under which a guest saves the game; the rest is cut off.
pub const MAX_NAME_LENGTH: usize = 40;

/// The default limit for a turn at a table that is open to other machines.
pub const TURN_LIMIT: Duration = Duration::from_secs(60);

/// How long a seat waits at most for its player before a computer player stands in, if that is enabled.
pub const STAND_IN_DELAY: Duration = Duration::from_secs(30);

/// How long a seat with a key is kept for a player whose connection was lost.
pub const SEAT_KEPT_FOR: Duration = STAND_IN_DELAY;

/// The length of a message is limited where lines are read.
pub use protocol::MAX_MESSAGE_LENGTH;
