//! Joining a table: versions, ids, names, passwords, and how the game begins.

use std::net::IpAddr;
use std::sync::Arc;

use super::Room;
use super::hosted_game::HostedGame;
use super::line_kind::{LineKind, Refused};
use super::own_rules::{OTHER_RULES, Visitor};
use super::pause_quota::try_again_in;
use super::peer::{ConnectionId, ConnectionIds};
use super::player::safe_name;
use super::room_event::RoomEvent;
use super::seat_ownership::{Newcomer, Proof, Unseated};
use super::sessions::Stage;
use super::table::Table;
use engine::table::{Game, Setup};
use engine::tiles::Seat;
use protocol::{PlayerIds, ServerMessage, VERSION, WATCHER_ID, Word};

/// The lowest protocol version we support; older ones have another major number.
const OLDEST_VERSION: u32 = VERSION / 1000 * 1000;

impl Room {
    /// Handles `Connect`: seats the player, asks for a password, or refuses; on a seated connection, sends everything again.
    pub(super) fn connect(
        &mut self,
        connection: ConnectionId,
        version: u32,
        id: u32,
        name: &str,
    ) -> Result<LineKind, Refused> {
        let name = safe_name(name);
        if let Some(current_id) = self.sessions.player_id(connection) {
            if id != current_id {
                self.refuse(connection, "You sit here already, with another id");
                return Ok(LineKind::Unsolicited);
            }
            self.audience.use_pause(current_id)?;
            self.sessions
                .set_stage(connection, Stage::Seated(current_id));
            self.send_everything_again(current_id, &name);
            return Ok(LineKind::Unsolicited);
        }
        if self.sessions.is_watching(connection) {
            return Err("You are only watching".to_owned());
        }
        if version / 1000 != OLDEST_VERSION / 1000 {
            self.refuse(connection, &format!("This table speaks version {VERSION}"));
            return Ok(LineKind::Unsolicited);
        }
        if id >= WATCHER_ID {
            self.refuse(connection, "There is no such id");
            return Ok(LineKind::Unsolicited);
        }
        if name.is_empty() {
            self.refuse(connection, "A player needs a name");
            return Ok(LineKind::Unsolicited);
        }
        let refusal = match self.settings.asks_passwords() {
            true => self.reason_to_wait(connection),
            false => None,
        };
        if let Some(reason) = refusal {
            self.refuse(connection, &reason);
            return Ok(LineKind::Unsolicited);
        }
        let newcomer = Newcomer {
            version,
            id,
            name,
            proof: Proof::None,
            plays_by_rules: false,
        };
        if self.own_rules.is_some() && !newcomer.supports_keys() {
            self.refuse(connection, OTHER_RULES);
            return Ok(LineKind::Unsolicited);
        }
        match self.settings.password_of(id) {
            None => self.refuse(connection, "This id is not on the list for this game"),
            Some("") => self.admit(connection, newcomer),
            Some(_) => self.request_secret(connection, "basic", Stage::AskedForPassword(newcomer)),
        }
        Ok(LineKind::Unsolicited)
    }

    /// Asks a client for a password (`basic`), or for the key of the seat (`seat`).
    pub(super) fn request_secret(&mut self, connection: ConnectionId, kind: &str, stage: Stage) {
        if let Some(kind) = Word::new(kind) {
            self.sessions.set_stage(connection, stage);
            let data = String::new();
            let message = ServerMessage::AuthReqd { kind, data };
            let connections = ConnectionIds::from_slice(&[connection]);
            self.audience.outbox.send_unpaced(connections, &[message]);
        }
    }

    /// Why passwords of this connection are not checked at present; `None` if they are.
    fn reason_to_wait(&self, connection: ConnectionId) -> Option<String> {
        let from = self.sessions.peer(connection).from;
        let wait = self.login_throttle.wait(from, self.audience.outbox.now())?;
        Some(format!("After a wrong password: {}", try_again_in(wait)))
    }

    /// Handles the password or seat key that a client was asked for.
    pub(super) fn check_secret(
        &mut self,
        connection: ConnectionId,
        kind: &Word,
        secret: &str,
    ) -> Result<LineKind, Refused> {
        let stage = self.sessions.stage(connection).cloned();
        if let Some(Stage::AskedAboutRules(visitor)) = stage {
            self.admit_to_own_rules(connection, kind, visitor);
            return Ok(LineKind::Unsolicited);
        }
        if let Some(Stage::AskedToWatch { name }) = stage {
            self.check_watcher_password(connection, &name, secret);
            return Ok(LineKind::Unsolicited);
        }
        if let Some(Stage::AskedForKey(newcomer)) = stage {
            let proof = Proof::Key(secret.to_owned());
            self.admit(connection, Newcomer { proof, ..newcomer });
            return Ok(LineKind::Unsolicited);
        }
        let Some(Stage::AskedForPassword(newcomer)) = stage else {
            return Err("Nobody has asked for a password".to_owned());
        };
        let peer = self.sessions.peer(connection);
        let id = newcomer.id;
        let expected = self.settings.password_of(id);
        if let Some(reason) = self.reason_to_wait(connection) {
            // The password is not checked at all, so that many simultaneous connections don't bypass the throttle.
            self.refuse(connection, &reason);
        } else if expected.is_some_and(|expected| expected == secret) {
            let proof = match self.settings.passwords.contains_key(&id) {
                true => Proof::Password,
                false => Proof::None,
            };
            self.admit(connection, Newcomer { proof, ..newcomer });
        } else {
            self.login_throttle
                .record_failure(peer.from, self.audience.outbox.now());
            self.audience
                .outbox
                .report(RoomEvent::WrongPassword(peer, id));
            self.refuse(connection, "That is not the password");
        }
        Ok(LineKind::Unsolicited)
    }

    /// Refuses a client, with a reason, and closes its connection.
    pub(super) fn refuse(&mut self, connection: ConnectionId, why: &str) {
        let peer = self.sessions.peer(connection);
        self.audience
            .outbox
            .report(RoomEvent::Refused(peer, why.to_owned()));
        self.audience.send_connect_reply(connection, 0, why);
        self.audience.outbox.close(connection);
        self.handle_disconnect(connection);
    }

    /// Seats a newcomer who needs no password or has given the right one, unless no chair is available or the key of the seat must be asked for.
    pub(super) fn admit(&mut self, connection: ConnectionId, newcomer: Newcomer) {
        if !newcomer.plays_by_rules
            && self.offers_rules(connection, Visitor::Player(newcomer.clone()))
        {
            return;
        }
        let peer = self.sessions.peer(connection);
        let chair = match self.find_chair(&newcomer, peer.from) {
            Ok(chair) => chair,
            Err(Unseated::Refused(why)) => return self.refuse(connection, &why),
            Err(Unseated::KeyRequired) => {
                return self.request_secret(connection, "seat", Stage::AskedForKey(newcomer));
            }
        };
        self.audience.players.reclaim(chair, &newcomer);
        if let Err(why) = self.use_pause_of(chair) {
            return self.refuse(connection, &why);
        }
        let players = &mut self.audience.players;
        let was_taken = players.is_taken(chair);
        let old_connection = players.connection_on(chair);
        let id = players.sit_down(chair, &newcomer, peer, self.settings.any_player);
        if let Some(player) = players.get_mut(id) {
            player.pause_quota.end_pause(self.audience.outbox.now());
        }
        self.sessions.set_stage(connection, Stage::Seated(id));
        if let Some(old_connection) = old_connection {
            self.close_replaced(old_connection);
        }
        let player = self.audience.players.label(id);
        let event = match self.game {
            Some(_) => RoomEvent::CameBack(peer, player),
            None => RoomEvent::SatDown(peer, player),
        };
        self.audience.outbox.report(event);
        self.audience.introduce(connection, id);
        self.send_key(connection, id);
        if let (true, Some(game)) = (was_taken, &mut self.game) {
            game.suspend("A player is back; please wait ...", &mut self.audience);
        }
        self.begin_or_resume(id);
    }

    /// Sends a player the key of the seat, if the client supports keys.
    fn send_key(&mut self, connection: ConnectionId, id: u32) {
        let player = self.audience.players.get(id);
        if let Some(key) = player.and_then(|player| player.ownership.key()) {
            let key = key.to_owned();
            let message = ServerMessage::SeatKey { key };
            let connections = ConnectionIds::from_slice(&[connection]);
            self.audience.outbox.send_unpaced(connections, &[message]);
        }
    }

    /// Returning to a running game pauses it for the others, so it counts against the pause quota.
    fn use_pause_of(&mut self, chair: usize) -> Result<(), Refused> {
        match self.game {
            Some(_) => self.audience.use_pause(self.audience.players.ids()[chair]),
            None => Ok(()),
        }
    }

    /// Ends a connection whose player has returned on another one.
    fn close_replaced(&mut self, old_connection: ConnectionId) {
        // Sent as a refusal, so that the client does not reconnect and take the seat back.
        let text = "You have sat down on another connection";
        self.audience.send_connect_reply(old_connection, 0, text);
        self.audience.outbox.close(old_connection);
        self.sessions.remove(old_connection);
    }

    /// The chair for a newcomer, or why there is none.
    fn find_chair(&self, newcomer: &Newcomer, from: Option<IpAddr>) -> Result<usize, Unseated> {
        let (players, now) = (&self.audience.players, self.audience.outbox.now());
        match &self.game {
            Some(game) if game.is_over() => Err("The game is over".into()),
            Some(game) if self.settings.no_history && !game.table.is_between_deals() => {
                Err("This server keeps no history: nobody can come back in mid-hand".into())
            }
            Some(_) => players.own_chair(newcomer, from, now, self.settings.any_player),
            None => players.free_chair(newcomer, from, now, &self.settings.computer_seats),
        }
    }

    /// Sends everything again after a second `Connect` on the same connection.
    fn send_everything_again(&mut self, id: u32, name: &str) {
        if let Some(game) = &mut self.game {
            let reason = "A player is told everything again; please wait ...";
            game.suspend(reason, &mut self.audience);
        }
        let Some(player) = self.audience.players.get_mut(id) else {
            return;
        };
        player.needs_state = true;
        player.pause_quota.end_pause(self.audience.outbox.now());
        let connection = player.connection;
        if !name.is_empty() {
            self.audience.players.rename(id, name.to_owned());
        }
        if let Some(connection) = connection {
            self.audience.introduce(connection, id);
        }
        self.begin_or_resume(id);
    }

    /// Starts or resumes the game once everybody is present. `last` is the player who joined last.
    fn begin_or_resume(&mut self, last: u32) {
        let players = &self.audience.players;
        match &mut self.game {
            Some(game) if players.are_complete() => game.resume(Some(last), &mut self.audience),
            None if players.iter().count() == self.settings.people_needed() => {
                self.seat_computers();
                let game = self.new_game();
                self.game.insert(game).resume(None, &mut self.audience);
            }
            _ => {}
        }
    }

    fn seat_computers(&mut self) {
        for (chair, computer_seat) in self.settings.computer_seats.iter().enumerate() {
            if let Some(computer_seat) = computer_seat {
                let (id, name) = self
                    .audience
                    .players
                    .seat_computer_player(chair, computer_seat);
                let message = ServerMessage::Player { id, name };
                self.audience.send_to_all(&message);
            }
        }
    }

    fn new_game(&mut self) -> HostedGame {
        let (settings, players) = (&self.settings, &mut self.audience.players);
        let manager = match settings.no_manager {
            true => -1,
            false => i32::try_from(players.first_person()).unwrap_or_default(),
        };
        players.take_seats(settings.seating, settings.seating_rng());
        let setup = Setup {
            first_east: Some(Seat::new(0)),
            ..settings.game_setup()
        };
        let game = Game::new(Arc::new(settings.rules()), setup);
        let player_ids = PlayerIds::new(players.ids());
        let descriptions = settings.descriptions();
        let version = players.version();
        let own_rules = self.own_rules.clone();
        let table = Table::new(player_ids, game, version, manager, descriptions, own_rules);
        HostedGame::new(table, settings)
    }
}
