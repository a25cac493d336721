//! What a connection may cost us, in one place. Everything here is far beyond what any game needs.

use std::time::Duration;

/// Connections that are not at the table yet; for one more the oldest of those is ended that share an address with most others.
pub const WAITING: usize = 64;

/// How long a connection may take to sit down.
pub const LOGIN: Duration = Duration::from_secs(30);

/// Lines that answer no open request, such as chat, questions and refused lines: so many a second ...
pub const LINES_A_SECOND: f64 = 20.0;

/// ... and so many at once. What goes beyond is read more slowly.
pub const BURST: f64 = 60.0;

/// The same from somebody who has not sat down: so many lines a second ...
pub const STRANGER_LINES_A_SECOND: f64 = 2.0;

/// ... and so many at once. To sit down takes two.
pub const STRANGER_BURST: f64 = 10.0;

/// Lines of a player who has said too much and for whom the table waits: they are looked through for the answer, and the others are
/// dropped. So many a second ...
pub const SKIMMED_A_SECOND: f64 = 500.0;

/// ... so many at once, ...
pub const SKIMMED: f64 = 500.0;

/// ... so many bytes of them a second ...
pub const SKIMMED_BYTES_A_SECOND: f64 = 256.0 * 1024.0;

/// ... and so many at once.
pub const SKIMMED_BYTES: f64 = 512.0 * 1024.0;

/// Connections that are taken: so many at once ...
pub const NEWCOMERS: f64 = 100.0;

/// ... and so many a second. Those who play do not wait for more.
pub const NEWCOMERS_A_SECOND: f64 = 1000.0;

/// Bytes of such lines, and of lines that do not end: so many a second ...
pub const BYTES_A_SECOND: f64 = 4096.0;

/// ... and so many at once, four of the longest messages.
pub const BYTES: f64 = 16384.0;

/// Bytes of a line that does not end; then the connection does.
pub const ENDLESS: usize = 4 * MAX_MESSAGE_LENGTH;

/// Bytes that may wait for a peer who does not read. A whole hand told again is some 30,000.
pub const UNREAD: usize = 512 * 1024;

/// How long news waits for more to be sent with it to somebody who is asked for nothing. Nobody sees so little.
pub const GATHERING: Duration = Duration::from_millis(10);

/// The longest wait after wrong passwords. They are forgotten so long after it.
pub const LONGEST_WAIT: Duration = Duration::from_secs(600);

/// Addresses from which wrong passwords are remembered.
pub const WRONG_PASSWORDS: usize = 1024;

/// How often a player may stop the others' play, by asking for a pause or coming back: so often at once ...
pub const PAUSES: f64 = 5.0;

/// ... and so often a second.
pub const PAUSES_A_SECOND: f64 = 1.0 / 30.0;

/// For how many seconds play may stand still because of one player, who has left or asked for a pause: so many at once ...
pub const STANDSTILL: f64 = 60.0;

/// ... and so many a second of play.
pub const STANDSTILL_A_SECOND: f64 = 0.05;

/// The least time for a player who stopped play to be ready again, however much was used up before.
pub const GETTING_READY: Duration = Duration::from_secs(2);

/// How often a player may take the seat back from a computer player: so often at once ...
pub const RETURNS: f64 = 3.0;

/// ... and so often a second.
pub const RETURNS_A_SECOND: f64 = 1.0 / 60.0;

/// How often the game may be saved: so often at once ...
pub const SAVES: f64 = 3.0;

/// ... and so often a second.
pub const SAVES_A_SECOND: f64 = 0.1;

/// Names under which guests may save one game.
pub const SAVED_NAMES: usize = 20;

/// Notes about strangers: so many at once ...
pub const NOTES: f64 = 50.0;

/// ... and so many a second. Others are only counted.
pub const NOTES_A_SECOND: f64 = 1.0;

/// Those who may watch a table that a window opens to them.
pub const WATCHERS: usize = 8;

/// The longest pause between moves that a player may ask for, in tenths of a second.
pub const PACE: u32 = 50;

/// How far a player who has asked for such a pause may fall behind the table.
pub const BEHIND: Duration = Duration::from_secs(5);

/// Letters of a name; the rest is cut off.
pub const NAME: usize = 40;

/// How long anybody may keep the others waiting at a table that is open to other machines, if its host wishes nothing else.
pub const TURN_LIMIT: Duration = Duration::from_secs(60);

/// How long a seat waits for its player before a computer player stands in, where that is wanted.
pub const ABSENCE: Duration = Duration::from_secs(30);

/// Bytes of a message are limited where lines are read.
pub use protocol::MAX_MESSAGE_LENGTH;
