//! Players who are lost, and who plays for them.

use std::time::Duration;

use super::Room;
use super::connections::{Link, Stage};
use crate::protocol::ServerMessage;
use crate::session::host::Loss;

impl Room {
    /// A connection is gone.
    pub(super) fn lose(&mut self, link: Link) {
        let Some(Stage::Seated(id)) = self.connections.remove(link) else {
            return;
        };
        let audience = &mut self.audience;
        let Some(game) = &mut self.game else {
            audience.players.free(id);
            let name = String::new();
            audience.say_to_all(&ServerMessage::Player { id, name });
            return;
        };
        audience.lose(id);
        if game.is_over() {
            return game.end(audience);
        }
        match self.settings.loss {
            Loss::Wait => {
                let reason = format!("Lost connection to player {id}; game suspended");
                game.suspend(&reason, audience);
            }
            Loss::Exit => {
                let reason = format!("Lost connection to player {id}; the server ends");
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
        let players = &mut self.audience.players;
        if let Some(game) = self.game.as_mut().filter(|game| !game.is_over())
            && players.stand_in(level, self.audience.outbox.now())
            && players.complete()
        {
            game.go_on(&mut self.audience);
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
            let outbox = &mut self.audience.outbox;
            outbox.say(link, &ServerMessage::Error { number: 0, text });
            outbox.close(link);
            self.lose(link);
        }
    }
}
