//! Commands of the manager of a table, given as chat messages to the table: send a player away, let one come back, give a seat to a
//! computer player. Any client can send chat, so the manager does not need this program.

use super::Room;
use super::line_kind::{LineKind, Refused};
use super::room_event::RoomEvent;

/// A command, with the id or name of its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ManagerCommand {
    /// The player must leave and, once the game has begun, cannot come back unless welcomed.
    Kick(String),
    /// The player, who was sent away, may come back.
    Welcome(String),
    /// A computer player plays for the player.
    Computer(String),
}

impl ManagerCommand {
    /// Parses a command; `None` if the message is not one.
    pub fn read(text: &str) -> Option<Self> {
        let (word, who) = text.trim().split_once(char::is_whitespace)?;
        let who = who.trim().to_owned();
        match word {
            "/kick" => Some(Self::Kick(who)),
            "/welcome" => Some(Self::Welcome(who)),
            "/computer" => Some(Self::Computer(who)),
            _ => None,
        }
    }
}

impl Room {
    /// Carries out a command.
    pub(super) fn manage(
        &mut self,
        sender: u32,
        command: &ManagerCommand,
    ) -> Result<LineKind, Refused> {
        let may_manage = match &self.game {
            Some(game) => game.may_manage(sender, &self.audience),
            None => self.audience.players.first_person() == sender,
        };
        if !may_manage {
            return Err("Only the manager may order that".to_owned());
        }
        let (ManagerCommand::Kick(who)
        | ManagerCommand::Welcome(who)
        | ManagerCommand::Computer(who)) = command;
        let id = self.audience.players.find(who)?;
        match command {
            ManagerCommand::Kick(_) => self.kick(id),
            ManagerCommand::Computer(_) => self.seat_computer(id)?,
            ManagerCommand::Welcome(_) => {
                if let Some(player) = self.audience.players.get_mut(id) {
                    player.sent_away = false;
                }
            }
        }
        Ok(LineKind::Unsolicited)
    }

    /// Sends a player away. During the game, a computer player takes the seat.
    fn kick(&mut self, id: u32) {
        let player = self.audience.players.label(id);
        self.audience
            .announce(&format!("{} is sent away.", player.name));
        self.audience.outbox.report(RoomEvent::SentAway(player));
        // Fails before the game, when the seat becomes free instead, and after it.
        let _ = self.seat_computer(id);
        if let Some(player) = self.audience.players.get_mut(id) {
            player.sent_away = true;
        }
        if let Some(connection) = self.audience.players.connection_of(id) {
            // Sent as a refusal, so that the client does not reconnect by itself.
            self.audience
                .send_connect_reply(connection, 0, "The manager has sent you away");
            self.audience.outbox.close(connection);
            self.handle_disconnect(connection);
        }
    }

    /// Gives a player's seat to a computer player.
    fn seat_computer(&mut self, id: u32) -> Result<(), Refused> {
        let game = self.game.as_mut().filter(|game| !game.is_over());
        let game = game.ok_or("There is no game in which it could play")?;
        let level = self.settings.stand_in_level();
        let audience = &mut self.audience;
        let was_complete = audience.players.are_complete();
        game.take_over(id, level, "the manager wants it so", audience);
        if !was_complete && audience.players.are_complete() {
            game.resume(None, audience);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_a_word_and_a_player() {
        let ann = || "Ann Lee".to_owned();
        assert_eq!(
            ManagerCommand::read("/kick Ann Lee "),
            Some(ManagerCommand::Kick(ann()))
        );
        assert_eq!(
            ManagerCommand::read("/computer 3"),
            Some(ManagerCommand::Computer("3".to_owned()))
        );
        for chat in ["/kick", "kick Ann", "hello /kick Ann", ""] {
            assert_eq!(ManagerCommand::read(chat), None, "{chat}");
        }
    }
}
