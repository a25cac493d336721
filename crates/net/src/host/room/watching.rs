//! Joining as a spectator, and leaving. Spectators need the table's password just as players do.

use super::Room;
use super::line_kind::{LineKind, Refused};
use super::own_rules::Visitor;
use super::peer::{ConnectionId, ConnectionIds, Peer};
use super::player::safe_name;
use super::room_event::RoomEvent;
use super::sessions::Stage;
use super::watchers::Consent;
use protocol::{ServerMessage, VERSION, WATCHER_ID};

impl Room {
    /// Handles a request to watch: admits the spectator, asks for a password, or refuses.
    pub(super) fn watch(
        &mut self,
        connection: ConnectionId,
        version: u32,
        name: &str,
    ) -> Result<LineKind, Refused> {
        match self.sessions.stage(connection) {
            Some(Stage::Stranger) => {}
            _ => return Err("This connection is of another kind already".to_owned()),
        }
        let peer = self.sessions.peer(connection);
        let now = self.audience.outbox.now();
        if version / 1000 != VERSION / 1000 {
            self.refuse(connection, &format!("This table speaks version {VERSION}"));
        } else if let Err(why) = self.audience.watchers.check_place() {
            self.refuse(connection, why);
        } else if !self.settings.asks_passwords() {
            self.admit_watcher(peer, &safe_name(name), false);
        } else if self.login_throttle.wait(peer.from, now).is_some() {
            self.refuse(connection, "After a wrong password: try again later");
        } else {
            let name = safe_name(name);
            self.request_secret(connection, "basic", Stage::AskedToWatch { name });
        }
        Ok(LineKind::Unsolicited)
    }

    /// Handles the password of a client that wants to watch.
    pub(super) fn check_watcher_password(
        &mut self,
        connection: ConnectionId,
        name: &str,
        password: &str,
    ) {
        let peer = self.sessions.peer(connection);
        let now = self.audience.outbox.now();
        if self.login_throttle.wait(peer.from, now).is_some() {
            self.refuse(connection, "After a wrong password: try again later");
        } else if self.settings.opens_to_watchers(password) {
            self.admit_watcher(peer, name, false);
        } else {
            self.login_throttle.record_failure(peer.from, now);
            self.audience
                .outbox
                .report(RoomEvent::WrongPassword(peer, 0));
            self.refuse(connection, "That is not the password");
        }
    }

    /// Admits a spectator, who is first told the rules of a table that has rules of its own unless the client has said that it knows them.
    pub(super) fn admit_watcher(&mut self, peer: Peer, name: &str, knows_rules: bool) {
        let connection = peer.connection;
        if !knows_rules && self.offers_rules(connection, Visitor::Watcher(name.to_owned())) {
            return;
        }
        let audience = &mut self.audience;
        // Others may have joined while the password was being typed.
        if let Err(why) = audience.watchers.check_place() {
            return self.refuse(connection, why);
        }
        audience
            .outbox
            .report(RoomEvent::Watches(peer, name.to_owned()));
        audience.watchers.add(connection);
        audience.send_connect_reply(connection, WATCHER_ID, "");
        let players = audience.players.iter();
        let players: Vec<_> = players
            .map(|player| ServerMessage::Player {
                id: player.id,
                name: player.name.clone(),
            })
            .collect();
        let connections = ConnectionIds::from_slice(&[connection]);
        audience.outbox.send_unpaced(connections, &players);
        self.sessions.set_stage(connection, Stage::Watching);
        if let Some(game) = &self.game {
            game.inform_new_watchers(&mut self.audience);
        }
    }

    /// Removes a spectator whose connection is closed.
    pub(super) fn stop_watching(&mut self, peer: Peer) {
        self.audience.watchers.remove(peer.connection);
        self.audience
            .outbox
            .report(RoomEvent::StoppedWatching(peer));
    }

    /// Gives or withdraws a player's permission for spectators to see the tiles.
    pub(super) fn set_consent(&mut self, id: u32, consent: Consent) -> LineKind {
        if let Some(player) = self.audience.players.get_mut(id) {
            player.shows_tiles = consent == Consent::Given;
        }
        let text = match consent {
            Consent::Given => {
                "From the next hand on those who watch may see your tiles, if all players allow it. That holds while you are connected."
            }
            Consent::Withdrawn => "From now on those who watch do not see your tiles.",
        };
        self.audience.send_chat(id, text);
        LineKind::Unsolicited
    }
}
