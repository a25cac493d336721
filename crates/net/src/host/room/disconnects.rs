//! Lost players, and the computer players that stand in for them.

use std::time::Duration;

use super::Room;
use super::peer::Peer;
use super::peer::{ConnectionId, ConnectionIds};
use super::player::Player;
use super::room_event::RoomEvent;
use super::sessions::Stage;
use crate::host::{OnDisconnect, limits};
use protocol::ServerMessage;

impl Room {
    /// Handles a closed connection.
    pub(super) fn handle_disconnect(&mut self, connection: ConnectionId) {
        let Some((peer, stage)) = self.sessions.remove(connection) else {
            return;
        };
        self.audience.outbox.forget(connection);
        if stage == Stage::Watching {
            return self.stop_watching(peer);
        }
        let audience = &mut self.audience;
        let Stage::Seated(id) = stage else {
            audience.outbox.report(RoomEvent::Closed(peer));
            return;
        };
        audience
            .outbox
            .report(RoomEvent::Lost(audience.players.label(id)));
        let Some(game) = &mut self.game else {
            audience.players.remove(id);
            let name = String::new();
            audience.send_to_all(&ServerMessage::Player { id, name });
            return;
        };
        let now = audience.outbox.now();
        let turn_deadline = game.turn_deadline(id).into_iter();
        let player = audience
            .players
            .get_mut(id)
            .filter(|player| player.computer.is_none());
        let pause_end = player.map(|player| player.pause_quota.start_pause(now));
        let stand_in_times = turn_deadline.chain([now + self.settings.stand_in_delay()]);
        let stand_in_times = stand_in_times.chain(pause_end);
        let kept_until = now + limits::SEAT_KEPT_FOR;
        audience
            .players
            .lose(id, stand_in_times.min().unwrap_or(now), kept_until);
        if game.is_over() {
            // The people who are still there look at the result. The original server ends here.
            if audience.players.first_person() == 0 {
                game.stop_serving(audience);
            }
            return;
        }
        if audience.players.get(id).is_some_and(Player::is_present) {
            // A computer player already plays there.
            return;
        }
        match self.settings.on_disconnect {
            OnDisconnect::Wait => {
                let name = audience.players.label(id).name;
                let reason = format!("Lost connection to player {id}, {name}; game suspended");
                game.suspend(&reason, audience);
            }
            OnDisconnect::Exit => {
                let name = audience.players.label(id).name;
                let reason = format!("Lost connection to player {id}, {name}; the server ends");
                game.suspend(&reason, audience);
                self.saving.save_at_exit(game, audience);
                game.stop_serving(audience);
            }
            OnDisconnect::End => game.end_without_player(id, audience),
        }
    }

    /// Lets computer players stand in for players who have been away too long.
    pub(super) fn stand_in(&mut self) {
        let Some(level) = self.settings.stand_in else {
            return;
        };
        let Some(game) = self.game.as_mut().filter(|game| !game.is_over()) else {
            return;
        };
        let audience = &mut self.audience;
        let away = audience.players.away_too_long(audience.outbox.now());
        for id in &away {
            game.take_over(*id, level, "away too long", audience);
        }
        if !away.is_empty() && audience.players.are_complete() {
            game.resume(None, audience);
        }
    }

    /// Lets computer players take over for players who keep the others waiting too long.
    pub(super) fn take_over_idle_seats(&mut self) {
        if let Some(game) = &mut self.game {
            game.take_over_idle_seats(self.settings.stand_in_level(), &mut self.audience);
        }
    }

    /// When a computer player is next due to stand in.
    pub(super) fn next_stand_in(&self) -> Option<Duration> {
        self.settings.stand_in?;
        self.game.as_ref().filter(|game| !game.is_over())?;
        self.audience.players.next_stand_in()
    }

    /// Closes connections that have not sat down, or logged in again, in time.
    pub(super) fn expel_late_connections(&mut self) {
        for connection in self.sessions.late_connections(self.audience.outbox.now()) {
            let text = "You have not sat down in time".to_owned();
            self.expel(connection, text);
        }
    }

    /// Tells a peer why its connection is closed, and closes it.
    pub(super) fn expel(&mut self, connection: ConnectionId, why: String) {
        let outbox = &mut self.audience.outbox;
        let peer: Peer = self.sessions.peer(connection);
        outbox.report(RoomEvent::Expelled(peer, why.clone()));
        let error = ServerMessage::Error {
            number: 0,
            text: why,
        };
        outbox.send_unpaced(ConnectionIds::from_slice(&[connection]), &[error]);
        outbox.close(connection);
        self.handle_disconnect(connection);
    }
}
