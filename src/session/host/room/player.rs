//! A player on one of the four chairs.

use std::time::Duration;

use super::connections::Link;
use crate::computer::ComputerPlayer;
use crate::session::host::limits;

/// A player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub id: u32,
    pub name: String,
    pub version: u32,
    /// The connection; none while the player is away, and for the computer players of the server.
    pub link: Option<Link>,
    /// Who plays here while nobody is connected.
    pub computer: Option<ComputerPlayer>,
    /// Has not been told yet how the table stands.
    pub fresh: bool,
    pub gone_since: Duration,
    pub wants_tiles: bool,
    /// Tenths of a second between moves.
    pub pace: u32,
    pub keeps_time: bool,
}

impl Player {
    pub fn new(id: u32, name: String, version: u32) -> Self {
        Self {
            id,
            name,
            version,
            link: None,
            computer: None,
            fresh: true,
            gone_since: Duration::ZERO,
            wants_tiles: false,
            pace: 0,
            keeps_time: false,
        }
    }

    /// Whether somebody plays here.
    pub fn is_present(&self) -> bool {
        self.link.is_some() || self.computer.is_some()
    }

    /// Whether a computer player of the server plays here.
    pub fn is_computer(&self) -> bool {
        self.computing().is_some()
    }

    /// The computer player of the server who plays here.
    pub fn computing(&self) -> Option<ComputerPlayer> {
        self.computer.filter(|_| self.link.is_none())
    }

    /// Forgets what the client of the last connection wished for.
    pub fn forget_wishes(&mut self) {
        (self.wants_tiles, self.keeps_time, self.pace) = (false, false, 0);
    }
}

/// A name fit to be shown: one line, no control characters, not too long.
pub(super) fn fit_name(name: &str) -> String {
    let shown = |c: char| if c.is_control() { ' ' } else { c };
    let name: String = name.chars().map(shown).take(limits::NAME).collect();
    name.trim().to_owned()
}
