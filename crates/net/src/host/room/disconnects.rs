//! Players who are lost, and who plays for them.

use std::time::Duration;

use super::Room;
use super::caller::Caller;
use super::caller::{Link, Links};
use super::connections::Stage;
use super::note::Note;
use super::player::Player;
use crate::host::{Loss, limits};
use protocol::ServerMessage;

impl Room {
    /// A connection is gone.
    pub(super) fn lose(&mut self, link: Link) {
        let Some((caller, stage)) = self.connections.remove(link) else {
            return;
        };
        self.audience.outbox.forget(link);
        if stage == Stage::Watching {
            return self.stop_watching(caller);
        }
        let audience = &mut self.audience;
        let Stage::Seated(id) = stage else {
            audience.outbox.note(Note::Closed(caller));
            return;
        };
        audience.outbox.note(Note::Lost(audience.players.known(id)));
        let Some(game) = &mut self.game else {
            audience.players.free(id);
            let name = String::new();
            audience.say_to_all(&ServerMessage::Player { id, name });
            return;
        };
        let now = audience.outbox.now();
        let patience = game.end_of_patience(id).into_iter();
        let favours = audience
            .players
            .get_mut(id)
            .filter(|player| player.computer.is_none());
        let standstill = favours.map(|player| player.favours.play_stands_still(now));
        let ends = patience.chain([now + self.settings.absence()]);
        let ends = ends.chain(standstill);
        let kept_until = now + limits::ABSENCE;
        audience
            .players
            .lose(id, ends.min().unwrap_or(now), kept_until);
        if game.is_over() {
            return game.end(audience);
        }
        if audience.players.get(id).is_some_and(Player::is_present) {
            // A computer player plays there already.
            return;
        }
        match self.settings.loss {
            Loss::Wait => {
                let name = audience.players.known(id).name;
                let reason = format!("Lost connection to player {id}, {name}; game suspended");
                game.suspend(&reason, audience);
            }
            Loss::Exit => {
                let name = audience.players.known(id).name;
                let reason = format!("Lost connection to player {id}, {name}; the server ends");
                game.suspend(&reason, audience);
                self.saving.save_at_exit(game, audience);
                game.end(audience);
            }
            Loss::End => game.end_without(id, audience),
        }
    }

    /// A computer player stands in for whoever has been away too long.
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
            game.relieve(*id, level, "away too long", audience);
        }
        if !away.is_empty() && audience.players.complete() {
            game.go_on(None, audience);
        }
    }

    /// A computer player plays for whoever keeps the others waiting too long.
    pub(super) fn relieve_late(&mut self) {
        if let Some(game) = &mut self.game {
            game.relieve_late(self.settings.stand_in_level(), &mut self.audience);
        }
    }

    /// When that is next due.
    pub(super) fn next_stand_in(&self) -> Option<Duration> {
        self.settings.stand_in?;
        self.game.as_ref().filter(|game| !game.is_over())?;
        self.audience.players.next_stand_in()
    }

    /// Turns out whoever has not sat down in time.
    pub(super) fn turn_out_late(&mut self) {
        for link in self.connections.late(self.audience.outbox.now()) {
            let text = "You have not sat down in time".to_owned();
            self.turn_out(link, text);
        }
    }

    /// Ends a connection, and says why.
    pub(super) fn turn_out(&mut self, link: Link, why: String) {
        let outbox = &mut self.audience.outbox;
        let caller: Caller = self.connections.caller(link);
        outbox.note(Note::TurnedOut(caller, why.clone()));
        let error = ServerMessage::Error {
            number: 0,
            text: why,
        };
        outbox.say_aside(Links::from_slice(&[link]), &[error]);
        outbox.close(link);
        self.lose(link);
    }
}
