//! What a connection may cost us, in one place. Everything here is far beyond what any game needs.

use std::time::Duration;

/// Connections that are not at the table yet; one more is turned away.
pub const WAITING: usize = 64;

/// How long a connection may take to sit down.
pub const LOGIN: Duration = Duration::from_secs(30);

/// Lines that answer no open request, such as chat, questions and refused lines: so many a second ...
pub const LINES_A_SECOND: f64 = 20.0;

/// ... and so many at once. What goes beyond is read more slowly.
pub const BURST: f64 = 60.0;

/// Messages that may wait for a peer who does not read. A whole hand told again is some 600.
pub const UNREAD: usize = 4096;

/// The longest pause between moves that a player may ask for, in tenths of a second.
pub const PACE: u32 = 50;

/// Letters of a name; the rest is cut off.
pub const NAME: usize = 40;

/// How long a seat waits for its player before a computer player stands in, where that is wanted.
pub const ABSENCE: Duration = Duration::from_secs(30);

/// Bytes of a message are limited where lines are read.
pub use crate::protocol::LONGEST_MESSAGE;
