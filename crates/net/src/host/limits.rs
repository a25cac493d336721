//! Limits on what a connection may cost the host. All are far beyond what a game needs.

use std::time::Duration;

/// Connections that have not sat down yet. One more ends the oldest of those that share an address with most others.
pub const WAITING: usize = 64;

/// How long a connection may take to sit down.
pub const LOGIN: Duration = Duration::from_secs(30);

/// Lines that answer no request, such as chat, questions and refused lines: the rate per second ...
pub const LINES_A_SECOND: f64 = 20.0;

/// ... and the burst. Beyond that the connection is read more slowly.
pub const BURST: f64 = 60.0;

/// The same before sitting down: the rate per second ...
pub const STRANGER_LINES_A_SECOND: f64 = 2.0;

/// ... and the burst. Sitting down takes two lines.
pub const STRANGER_BURST: f64 = 10.0;

/// Lines of a player who is over the limit but for whom the table waits. They are searched for the answer, and the others are dropped: the
/// rate per second ...
pub const SKIMMED_A_SECOND: f64 = 500.0;

/// ... the burst, ...
pub const SKIMMED: f64 = 500.0;

/// ... bytes of such lines per second ...
pub const SKIMMED_BYTES_A_SECOND: f64 = 256.0 * 1024.0;

/// ... and their burst.
pub const SKIMMED_BYTES: f64 = 512.0 * 1024.0;

/// Accepted connections: the burst ...
pub const NEWCOMERS: f64 = 100.0;

/// ... and the rate per second, so that players are not kept waiting.
pub const NEWCOMERS_A_SECOND: f64 = 1000.0;

/// Bytes of such lines and of unterminated lines: the rate per second ...
pub const BYTES_A_SECOND: f64 = 4096.0;

/// ... and the burst, four of the longest messages.
pub const BYTES: f64 = 16384.0;

/// Bytes of an unterminated line after which the connection is closed.
pub const ENDLESS: usize = 4 * MAX_MESSAGE_LENGTH;

/// Unsent bytes for a peer that does not read. Sending a whole hand again takes about 30,000.
pub const UNREAD: usize = 512 * 1024;

/// How long a line waits to be sent with others to a player who is not asked anything. Nobody notices the delay.
pub const GATHERING: Duration = Duration::from_millis(10);

/// The longest wait after wrong passwords, and how long after it they are forgotten.
pub const LONGEST_WAIT: Duration = Duration::from_secs(600);

/// Addresses from which wrong passwords are remembered.
pub const WRONG_PASSWORDS: usize = 1024;

/// How often a player may stop the game, by asking for a pause or coming back: the burst ...
pub const PAUSES: f64 = 5.0;

/// ... and the rate per second.
pub const PAUSES_A_SECOND: f64 = 1.0 / 30.0;

/// Seconds for which the game may stand still because of one player who has left or asked for a pause: the burst ...
pub const STANDSTILL: f64 = 60.0;

/// ... and the rate per second of play.
pub const STANDSTILL_A_SECOND: f64 = 0.05;

/// The least time that a player who stopped the game has to be ready again.
pub const GETTING_READY: Duration = Duration::from_secs(2);

/// How often a player may take the seat back from a computer player: the burst ...
pub const RETURNS: f64 = 3.0;

/// ... and the rate per second.
pub const RETURNS_A_SECOND: f64 = 1.0 / 60.0;

/// How often the game may be saved: the burst ...
pub const SAVES: f64 = 3.0;

/// ... and the rate per second.
pub const SAVES_A_SECOND: f64 = 0.1;

/// Names under which guests may save one game.
pub const SAVED_NAMES: usize = 20;

/// Reported events about connections that have not sat down: the burst ...
pub const STRANGER_EVENTS: f64 = 50.0;

/// ... and the rate per second. Others are only counted.
pub const STRANGER_EVENTS_A_SECOND: f64 = 1.0;

/// Spectators of a table that a window hosts.
pub const WATCHERS: usize = 8;

/// The longest pause between moves that a player may ask for, in tenths of a second.
pub const PACE: u32 = 50;

/// How far a player with such a pause may fall behind the table.
pub const BEHIND: Duration = Duration::from_secs(5);

/// Characters of a name; the rest is cut off.
pub const NAME: usize = 40;

/// The default turn limit at a table that is open to other machines.
pub const TURN_LIMIT: Duration = Duration::from_secs(60);

/// How long a seat waits for its player before a computer player stands in, if that is enabled.
pub const ABSENCE: Duration = Duration::from_secs(30);

/// Bytes of a message are limited where lines are read.
pub use protocol::MAX_MESSAGE_LENGTH;
