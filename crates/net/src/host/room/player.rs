//! A player on one of the four chairs.

use std::net::IpAddr;
use std::time::Duration;

use super::pause_quota::PauseQuota;
use super::peer::ConnectionId;
use super::seat_ownership::{Newcomer, SeatOwnership, Unseated};
use crate::host::limits;
use crate::look_alike::impersonates_host;
use engine::untrusted_text::sanitize_line;
use players::ComputerPlayer;

/// A player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub id: u32,
    pub name: String,
    pub version: u32,
    /// The connection; `None` while the player is away, and for computer players of the host.
    pub connection: Option<ConnectionId>,
    /// The computer player that plays: always for a computer player of the host, otherwise while the player is absent, does not answer, or
    /// was replaced by the manager.
    pub computer: Option<ComputerPlayer>,
    /// Whether it is a computer player of the host.
    pub is_from_host: bool,
    /// Whether the state of the table still has to be sent.
    pub needs_state: bool,
    /// When a computer player is to stand in for the absent player.
    pub stand_in_at: Duration,
    /// Whether the manager has sent this player away.
    pub sent_away: bool,
    /// Whether the client wants every player's tiles as text after each change.
    pub wants_tiles: bool,
    /// Whether the client wants to keep the time for claims itself.
    pub keeps_time: bool,
    pub pause_quota: PauseQuota,
    /// The ownership of the seat.
    pub ownership: SeatOwnership,
    /// Whether spectators may see the tiles.
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
            needs_state: true,
            stand_in_at: Duration::ZERO,
            sent_away: false,
            wants_tiles: false,
            keeps_time: false,
            pause_quota: PauseQuota::new(),
            ownership: SeatOwnership::default(),
            shows_tiles: false,
        }
    }

    /// Whether the player is connected or a computer player plays.
    pub fn is_present(&self) -> bool {
        self.connection.is_some() || self.computer.is_some()
    }

    /// Whether the seat is kept for an absent player. Computer players of the host are never absent.
    pub fn is_away(&self) -> bool {
        self.connection.is_none() && !self.is_from_host && !self.sent_away
    }

    /// Whether the player is connected and plays, rather than a computer player instead.
    pub fn plays_in_person(&self) -> bool {
        self.connection.is_some() && self.computer.is_none()
    }

    /// Checks whether a newcomer may take this player's seat.
    ///
    /// # Errors
    /// The newcomer may not, with the reason.
    pub fn check_newcomer(
        &self,
        newcomer: &Newcomer,
        from: Option<IpAddr>,
        now: Duration,
    ) -> Result<(), Unseated> {
        let current = (self.name.as_str(), self.connection.is_some());
        self.ownership.check_newcomer(newcomer, from, now, current)
    }

    /// Resets the requests of the last client and the permissions of its player.
    pub fn reset_requests(&mut self) {
        (self.wants_tiles, self.keeps_time) = (false, false);
        self.shows_tiles = false;
    }
}

/// A name suitable for display, which cannot impersonate the table.
pub(super) fn safe_name(name: &str) -> String {
    let name = sanitize_line(name, limits::MAX_NAME_LENGTH);
    match impersonates_host(&name) {
        true => sanitize_line(&format!("Player {name}"), limits::MAX_NAME_LENGTH),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_letters_and_lose_deceptive_characters() {
        assert_eq!(
            safe_name("  Zo\u{e9} O'Hara \"Z\" \u{9f8d} "),
            "Zo\u{e9} O'Hara \"Z\" \u{9f8d}"
        );
        assert_eq!(safe_name("e\u{301}"), "e\u{301}");
        assert_eq!(safe_name("A\u{202e}nn\u{200b}\u{feff}"), "Ann");
        assert_eq!(safe_name("\u{1b}[2J"), "[2J");
        assert_eq!(safe_name("a\nb"), "a b");
        assert_eq!(safe_name(&"n".repeat(900)).len(), limits::MAX_NAME_LENGTH);
    }

    #[test]
    fn no_name_can_impersonate_the_table() {
        for name in ["The server", "server", "Th\u{435} table:", "Seal of deal 1"] {
            assert_eq!(safe_name(name), format!("Player {name}"));
        }
        assert_eq!(safe_name("Theo"), "Theo");
    }
}
