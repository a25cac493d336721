//! A player on one of the four chairs.

use std::net::IpAddr;
use std::time::Duration;

use super::pause_quota::PauseQuota;
use super::peer::ConnectionId;
use super::seat_ownership::{Newcomer, SeatOwnership, Unseated};
use crate::host::limits;
use crate::look_alike::speaks_for_table;
use engine::untrusted_text::sanitize_line;
use players::ComputerPlayer;

/// A player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub id: u32,
    pub name: String,
    pub version: u32,
    /// The connection; `None` while the player is away, and for computer players of the server.
    pub connection: Option<ConnectionId>,
    /// The computer player that plays while the player is away or does not answer.
    pub computer: Option<ComputerPlayer>,
    /// A computer player of the host.
    pub is_from_host: bool,
    /// Has not been sent the state of the table yet.
    pub fresh: bool,
    /// When a computer player stands in for the absent player.
    pub stand_in_at: Duration,
    /// The manager does not want this player back.
    pub sent_away: bool,
    pub wants_tiles: bool,
    pub keeps_time: bool,
    pub pause_quota: PauseQuota,
    /// The ownership of the seat.
    pub ownership: SeatOwnership,
    /// Lets spectators see the tiles.
    pub shows_tiles: bool,
}

impl Player {
    pub fn new(id: u32, name: String, version: u32) -> Self {
        Self {
            id,
            name,
            version,
            connection: None,
            computer: None,
            is_from_host: false,
            fresh: true,
            stand_in_at: Duration::ZERO,
            sent_away: false,
            wants_tiles: false,
            keeps_time: false,
            pause_quota: PauseQuota::new(),
            ownership: SeatOwnership::default(),
            shows_tiles: false,
        }
    }

    /// Whether a player is present.
    pub fn is_present(&self) -> bool {
        self.connection.is_some() || self.computer.is_some()
    }

    /// Whether the seat is kept for an absent player. Computer players of the host are never absent.
    pub fn is_away(&self) -> bool {
        self.connection.is_none() && !self.is_from_host && !self.sent_away
    }

    /// Whether the connected person plays here.
    pub fn plays(&self) -> bool {
        self.connection.is_some() && self.computer.is_none()
    }

    /// Whether a newcomer may take this player's seat, or why not.
    pub fn makes_way_for(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
    ) -> Result<(), Unseated> {
        let stands = (self.name.as_str(), self.connection.is_some());
        self.ownership.admits(newcomer, from, now, stands)
    }

    /// Forgets what the client of the last connection requested and what its player allowed.
    pub fn forget_wishes(&mut self) {
        (self.wants_tiles, self.keeps_time) = (false, false);
        self.shows_tiles = false;
    }
}

/// A name fit to be shown, with which nobody can impersonate the table.
pub(super) fn fit_name(name: &str) -> String {
    let name = sanitize_line(name, limits::NAME);
    match speaks_for_table(&name) {
        true => sanitize_line(&format!("Player {name}"), limits::NAME),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_letters_and_lose_what_deceives() {
        assert_eq!(
            fit_name("  Zo\u{e9} O'Hara \"Z\" \u{9f8d} "),
            "Zo\u{e9} O'Hara \"Z\" \u{9f8d}"
        );
        assert_eq!(fit_name("e\u{301}"), "e\u{301}");
        assert_eq!(fit_name("A\u{202e}nn\u{200b}\u{feff}"), "Ann");
        assert_eq!(fit_name("\u{1b}[2J"), "[2J");
        assert_eq!(fit_name("a\nb"), "a b");
        assert_eq!(fit_name(&"n".repeat(900)).len(), limits::NAME);
    }

    #[test]
    fn nobody_bears_a_name_that_speaks_for_the_table() {
        for name in ["The server", "server", "Th\u{435} table:", "Seal of deal 1"] {
            assert_eq!(fit_name(name), format!("Player {name}"));
        }
        assert_eq!(fit_name("Theo"), "Theo");
    }
}
