//! Who is there: connections, and the players on the four chairs.

use std::time::Duration;

use super::Link;
use crate::computer::ComputerPlayer;
use crate::session::host::limits;

/// A connection.
#[derive(Debug)]
pub(super) struct Guest {
    /// Messages received, for the numbers of errors.
    pub received: u32,
    pub stage: Stage,
    pub opened: Duration,
    /// Lines that may still come unasked, and when that was reckoned.
    allowance: (f64, Duration),
}

/// How far a connection has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Has said nothing of use.
    Stranger,
    /// Has been asked for a password.
    Asked { version: u32, id: u32, name: String },
    /// Sits at the table.
    Seated(u32),
}

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

/// The four chairs; once the game has begun their order is that of the seats.
#[derive(Debug, Default)]
pub(super) struct Chairs(pub [Option<Player>; 4]);

impl Guest {
    pub fn new(now: Duration) -> Self {
        Self {
            received: 0,
            stage: Stage::Stranger,
            opened: now,
            allowance: (limits::BURST, now),
        }
    }

    pub fn is_seated(&self) -> bool {
        matches!(self.stage, Stage::Seated(_))
    }

    /// Takes one line off the allowance; returns for how long nothing more should be read.
    pub fn spend(&mut self, now: Duration) -> Duration {
        let (left, then) = self.allowance;
        let earned = now.saturating_sub(then).as_secs_f64() * limits::LINES_A_SECOND;
        let left = (left + earned).min(limits::BURST) - 1.0;
        self.allowance = (left, now);
        Duration::from_secs_f64((-left).max(0.0) / limits::LINES_A_SECOND)
    }
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
}

impl Chairs {
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.0.iter().flatten()
    }

    pub fn players_mut(&mut self) -> impl Iterator<Item = &mut Player> {
        self.0.iter_mut().flatten()
    }

    pub fn player(&self, id: u32) -> Option<&Player> {
        self.players().find(|player| player.id == id)
    }

    pub fn player_mut(&mut self, id: u32) -> Option<&mut Player> {
        self.players_mut().find(|player| player.id == id)
    }

    pub fn link_of(&self, id: u32) -> Option<Link> {
        self.player(id).and_then(|player| player.link)
    }

    pub fn links(&self) -> Vec<Link> {
        self.players().filter_map(|player| player.link).collect()
    }

    /// Whether all four chairs are taken by somebody who is there.
    pub fn complete(&self) -> bool {
        self.players().filter(|player| player.is_present()).count() == 4
    }

    /// Takes a player off his chair.
    pub fn free(&mut self, id: u32) {
        for chair in &mut self.0 {
            if chair.as_ref().is_some_and(|player| player.id == id) {
                *chair = None;
            }
        }
    }
}

/// A name fit to be shown: one line, no control characters, not too long.
pub(super) fn fit_name(name: &str) -> String {
    let shown = |c: char| if c.is_control() { ' ' } else { c };
    let name: String = name.chars().map(shown).take(limits::NAME).collect();
    name.trim().to_owned()
}
