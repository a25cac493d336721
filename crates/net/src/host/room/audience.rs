//! The players and spectators, and the messages sent to them.

use std::slice;

use super::line_kind::{LineKind, Refused};
use super::outbox::Outbox;
use super::peer::{ConnectionId, ConnectionIds};
use super::player::Player;
use super::players::Players;
use super::watchers::Watchers;
use protocol::{ServerMessage, VERSION};

/// The players and spectators, and their outgoing messages.
pub(super) struct Audience {
    pub players: Players,
    pub watchers: Watchers,
    pub outbox: Outbox,
}

impl Audience {
    pub fn new(pace: u32, watchers: usize) -> Self {
        Self {
            players: Players::default(),
            watchers: Watchers::new(watchers),
            outbox: Outbox::new(pace),
        }
    }

    /// Sends a message to one player, if connected.
    pub fn send_to(&mut self, id: u32, message: &ServerMessage) {
        if let Some(connection) = self.players.connection_of(id) {
            self.outbox.send_message(connection, message);
        }
    }

    /// Sends a message to all connected players and all spectators.
    pub fn send_to_all(&mut self, message: &ServerMessage) {
        let mut connections = self.players.connections();
        connections.extend(self.watchers.connections());
        self.outbox.send_to(connections, slice::from_ref(message));
    }

    /// Sends a message to one player, if connected, independent of the pace of moves.
    pub fn send_unpaced(&mut self, id: u32, message: &ServerMessage) {
        if let Some(connection) = self.players.connection_of(id) {
            self.outbox.send_unpaced(
                ConnectionIds::from_slice(&[connection]),
                slice::from_ref(message),
            );
        }
    }

    /// Sends a message to all connected players and all spectators, independent of the pace of moves.
    pub fn send_unpaced_to_all(&mut self, message: &ServerMessage) {
        let mut connections = self.players.connections();
        connections.extend(self.watchers.connections());
        self.outbox
            .send_unpaced(connections, slice::from_ref(message));
    }

    /// Sends a message to all spectators.
    pub fn send_to_watchers(&mut self, message: &ServerMessage) {
        let connections = self.watchers.connections();
        self.outbox.send_to(connections, slice::from_ref(message));
    }

    /// Forwards a player's chat to one player, or to everybody.
    pub fn forward_chat(
        &mut self,
        sender: u32,
        addressee: u32,
        text: String,
    ) -> Result<LineKind, Refused> {
        let message = ServerMessage::Message {
            sender,
            addressee,
            // A second line could be mistaken for a message of the table.
            text: text.replace('\n', " "),
        };
        match addressee {
            0 => self.send_unpaced_to_all(&message),
            id if self.players.connection_of(id).is_some() => self.send_unpaced(id, &message),
            id => return Err(format!("Nobody with the id {id} is there")),
        }
        Ok(LineKind::Unsolicited)
    }

    /// Sends a `ConnectReply`: with an id to admit a client, or with 0 and the reason to refuse or remove it.
    pub fn send_connect_reply(&mut self, connection: ConnectionId, id: u32, text: &str) {
        let reply = ServerMessage::ConnectReply {
            version: VERSION as i32,
            id: i32::try_from(id).unwrap_or_default(),
            text: text.to_owned(),
        };
        self.outbox
            .send_unpaced(ConnectionIds::from_slice(&[connection]), &[reply]);
    }

    /// Confirms the login of a player: the client gets the names of the other players; the others and the spectators get this player's name.
    pub fn introduce(&mut self, connection: ConnectionId, id: u32) {
        self.send_connect_reply(connection, id, "");
        let player_message = |player: &Player| ServerMessage::Player {
            id: player.id,
            name: player.name.clone(),
        };
        let (newcomer, others): (Vec<_>, Vec<_>) =
            self.players.iter().partition(|player| player.id == id);
        for other in self.players.connections() {
            for player in newcomer.iter().filter(|_| other != connection) {
                self.outbox.send_message(other, &player_message(player));
            }
        }
        for player in others {
            self.outbox
                .send_message(connection, &player_message(player));
        }
        if let Some(player) = self.players.get(id) {
            self.send_to_watchers(&player_message(player));
        }
    }

    /// Sends a chat message of the table to everybody.
    pub fn announce(&mut self, text: &str) {
        self.send_unpaced_to_all(&ServerMessage::Message {
            sender: 0,
            addressee: 0,
            text: text.to_owned(),
        });
    }

    /// Sends a chat message of the table to one player.
    pub fn send_chat(&mut self, id: u32, text: &str) {
        let message = ServerMessage::Message {
            sender: 0,
            addressee: id,
            text: text.to_owned(),
        };
        self.send_unpaced(id, &message);
    }

    /// Counts a pause against the player's quota.
    ///
    /// # Errors
    /// The quota is used up; the error is a sentence.
    pub fn use_pause(&mut self, id: u32) -> Result<(), Refused> {
        let now = self.outbox.now();
        match self.players.get_mut(id) {
            Some(player) => player.pause_quota.take_pause(now),
            None => Ok(()),
        }
    }
}
