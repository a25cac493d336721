//! Events of a table, for the log and for the person who runs the table.

use std::fmt;

use super::peer::Peer;
use words::say;

/// A player as named in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLabel {
    /// The id; 0 for the table itself.
    pub id: u32,
    /// The name.
    pub name: String,
}

/// The severity of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Useful for finding faults.
    Detail,
    /// Ordinary events.
    Normal,
    /// Something is wrong, or somebody may be attacking the table.
    Warning,
}

/// An event of the table. `Display` is one line, whatever names and files contain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEvent {
    /// The table listens at this address.
    Listening(String),
    /// Anybody on the network can sit down, as no password is required.
    OpenToAll,
    /// A wrong password was given for this id.
    WrongPassword(Peer, u32),
    /// This many events that strangers can cause at will were not reported, because there were too many.
    Suppressed(u32),
    /// A connection was opened.
    Opened(Peer),
    /// A connection that had not sat down was closed.
    Closed(Peer),
    /// Somebody sat down.
    SatDown(Peer, PlayerLabel),
    /// A player came back to the seat that was kept, or somebody took the seat of an absent player.
    CameBack(Peer, PlayerLabel),
    /// Somebody was refused a seat or a place to watch, for this reason.
    Refused(Peer, String),
    /// A connection was closed by the table, for this reason.
    Expelled(Peer, String),
    /// Somebody came to watch, under this name.
    Watches(Peer, String),
    /// Somebody who watched has left.
    StoppedWatching(Peer),
    /// A connection sends more than it may, and is read more slowly.
    Flooding(Peer),
    /// A player's connection was closed or lost.
    Lost(PlayerLabel),
    /// A computer player has taken over for a player, for this reason.
    StoodIn(PlayerLabel, &'static str),
    /// A player for whom a computer player stood in plays again.
    PlaysAgain(PlayerLabel),
    /// The manager has sent a player away.
    SentAway(PlayerLabel),
    /// All four players are present, and play begins or resumes.
    Resumed,
    /// A hand was settled; its number among the hands settled since the table was opened, from 1.
    HandPaid(u32),
    /// The game was saved to this file for this player, or for the table itself.
    Saved(PlayerLabel, String),
    /// The game could not be saved for this player, or for the table itself, for this reason.
    NotSaved(PlayerLabel, String),
    /// The game is over.
    Over,
    /// The table closes, for this reason.
    Closing(&'static str),
}

impl RoomEvent {
    /// The severity of the event.
    pub fn severity(&self) -> Severity {
        match self {
            Self::Opened(_) | Self::Closed(_) | Self::HandPaid(_) => Severity::Detail,
            Self::Flooding(_)
            | Self::Expelled(..)
            | Self::NotSaved(..)
            | Self::OpenToAll
            | Self::WrongPassword(..)
            | Self::Suppressed(_) => Severity::Warning,
            _ => Severity::Normal,
        }
    }

    /// What the person who opened the table is told, though the other players are not; `None` for other events.
    pub fn host_notice(&self) -> Option<String> {
        Some(match self {
            Self::OpenToAll => say!("room-open-to-all").to_owned(),
            Self::WrongPassword(peer, id) => {
                say!("room-wrong-password", id, peer = peer.noun())
            }
            Self::Suppressed(count) => say!("room-suppressed", count),
            Self::Refused(peer, why) => say!("room-refused", peer = peer.noun(), why),
            Self::Expelled(peer, why) => say!("room-expelled", peer = peer.noun(), why),
            Self::Flooding(peer) => say!("room-flooding", peer = peer.noun()),
            _ => return None,
        })
    }

    /// Whether strangers can cause it at will.
    pub fn is_by_strangers(&self) -> bool {
        matches!(
            self,
            Self::Opened(_)
                | Self::Closed(_)
                | Self::Watches(..)
                | Self::StoppedWatching(_)
                | Self::Refused(..)
                | Self::Expelled(..)
                | Self::Flooding(_)
                | Self::WrongPassword(..)
        )
    }
}

impl fmt::Display for PlayerLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.id {
            0 => f.write_str("the table"),
            // In quotation marks, with invisible characters escaped: a name must not forge lines of the log.
            id => write!(f, "player {id} {:?}", self.name),
        }
    }
}

impl fmt::Display for RoomEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listening(address) => write!(f, "the table listens at {address}"),
            Self::OpenToAll => {
                f.write_str("anybody on the network can sit down: no password is asked for")
            }
            Self::WrongPassword(peer, id) => {
                write!(f, "{peer} gave a wrong password for player {id}")
            }
            Self::Suppressed(count) => write!(f, "{count} more notes about strangers"),
            Self::Opened(peer) => write!(f, "{peer} opened"),
            Self::Closed(peer) => write!(f, "{peer} closed"),
            Self::SatDown(peer, player) => write!(f, "{player} sat down, on {peer}"),
            Self::CameBack(peer, player) => write!(f, "{player} came back, on {peer}"),
            Self::Refused(peer, why) => write!(f, "{peer} was refused: {why}"),
            Self::Expelled(peer, why) => write!(f, "{peer} was turned out: {why}"),
            Self::Watches(peer, name) => write!(f, "{name:?} watches, on {peer}"),
            Self::StoppedWatching(peer) => write!(f, "{peer} stopped watching"),
            Self::Flooding(peer) => write!(f, "{peer} floods the table and is slowed down"),
            Self::Lost(player) => write!(f, "{player} was disconnected"),
            Self::StoodIn(player, why) => write!(f, "a computer player plays for {player}: {why}"),
            Self::PlaysAgain(player) => write!(f, "{player} plays again"),
            Self::SentAway(player) => write!(f, "{player} was sent away by the manager"),
            Self::Resumed => f.write_str("all four players are here; play continues"),
            Self::HandPaid(number) => write!(f, "hand {number} was paid"),
            Self::Saved(by, file) => write!(f, "saved as {file:?} for {by}"),
            Self::NotSaved(by, why) => write!(f, "could not be saved for {by}: {why:?}"),
            Self::Over => f.write_str("the game is over"),
            Self::Closing(why) => write!(f, "the table closes: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn invisible_characters_are_escaped() {
        let name = "\u{1b}[31mAnn\u{202e}\n\u{200b}".to_owned();
        let peer = Peer {
            connection: 3,
            from: Some(IpAddr::from([192, 0, 2, 1])),
        };
        let event = RoomEvent::SatDown(peer, PlayerLabel { id: 1, name }).to_string();
        assert_eq!(
            event,
            r#"player 1 "\u{1b}[31mAnn\u{202e}\n\u{200b}" sat down, on connection 3 from 192.0.2.1"#
        );
    }
}
