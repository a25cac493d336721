//! Handles the messages of guests, and decides who may send which message and when.

use super::Room;
use super::line_kind::{LineKind, Refused};
use super::managing::ManagerCommand;
use super::peer::ConnectionId;
use super::watchers::Consent;
use engine::rules::RuleSet;
use protocol::{ClientMessage, OptionEntry, ServerMessage, option_list};

impl Room {
    /// Does what a message requests. Returns how the message relates to what the table waits for.
    pub(super) fn handle_message(
        &mut self,
        connection: ConnectionId,
        message: ClientMessage,
    ) -> Result<LineKind, Refused> {
        use ClientMessage as C;
        match &message {
            C::Connect { version, id, name } => {
                return self.connect(connection, *version, *id, name);
            }
            C::ListTables if self.sessions.player_id(connection).is_none() => {
                return self.list_tables(connection);
            }
            C::Watch { version, name } => return self.watch(connection, *version, name),
            C::AuthInfo { kind, data } => return self.check_secret(connection, kind, data),
            C::NewAuthInfo { .. } => return Err("Passwords cannot be changed".to_owned()),
            C::Disconnect => {
                self.audience.outbox.close(connection);
                self.handle_disconnect(connection);
                return Ok(LineKind::Unsolicited);
            }
            _ => {}
        }
        if self.sessions.is_watching(connection) {
            return Err("You are only watching".to_owned());
        }
        let id = self.sessions.player_id(connection);
        let id = id.ok_or_else(|| "Connect first".to_owned())?;
        let (game, audience) = (&mut self.game, &mut self.audience);
        // Lines of a flooding connection don't show that a person is present.
        if let Some(game) = game
            && game.shows_presence(&message)
            && !self.sessions.is_flooding(connection, audience.outbox.now())
        {
            game.return_seat(id, audience);
        }
        match message {
            C::RequestReconnect => match game {
                Some(game) => {
                    let outcome = game.request_reconnect(id, audience)?;
                    let now = audience.outbox.now();
                    let player = audience.players.get_mut(id);
                    let until = player.map(|player| player.pause_quota.start_pause(now));
                    self.sessions
                        .set_login_deadline(connection, until.unwrap_or(now), now);
                    Ok(outcome)
                }
                None => Err("The game has not begun".to_owned()),
            },
            C::SetPlayerOption {
                option,
                ack,
                value,
                text,
            } => audience.set_player_option(id, option, ack, value, text),
            C::SendMessage { addressee, text } => {
                match (ManagerCommand::read(&text), Consent::read(&text)) {
                    (Some(command), _) => self.manage(id, &command),
                    (None, Some(consent)) => Ok(self.set_consent(id, consent)),
                    (None, None) => audience.forward_chat(id, addressee, text),
                }
            }
            C::SaveState { file } => self
                .saving
                .handle_request(game.as_ref(), id, &file, audience),
            C::LoadState { .. } => Err("A game is loaded when the table is opened".to_owned()),
            C::QueryGameOption { name } => self.query_option(id, name.as_str()),
            C::ListGameOptions { disabled } => self.list_options(id, disabled),
            message => match game {
                Some(game) => game.handle_request(id, &message, audience),
                None => Err("Game not active".to_owned()),
            },
        }
    }

    fn query_option(&mut self, id: u32, name: &str) -> Result<LineKind, Refused> {
        let mut options = self.known_options(true).into_iter();
        let entry = options.find(|entry| entry.name.as_str() == name && !entry.is_end());
        let entry = entry.ok_or_else(|| format!("Unknown option \"{name}\"."))?;
        let message = ServerMessage::GameOption { id: 0, entry };
        self.audience.send_unpaced(id, &message);
        Ok(LineKind::Unsolicited)
    }

    fn list_options(&mut self, id: u32, disabled: bool) -> Result<LineKind, Refused> {
        for entry in self.known_options(disabled) {
            let message = ServerMessage::GameOption { id: 0, entry };
            self.audience.send_unpaced(id, &message);
        }
        Ok(LineKind::Unsolicited)
    }

    /// The options of the game; before it begins, the defaults of the classical rules. A table that has rules of its own announces none. `disabled` includes those that the version in force
    /// lacks.
    fn known_options(&self, disabled: bool) -> Vec<OptionEntry> {
        match &self.game {
            Some(game) => game.table.options(disabled),
            None => {
                let options = RuleSet::classical().options;
                let version = self.audience.players.version();
                let descriptions = self.settings.descriptions();
                let mut list = option_list::list(&options, version, disabled, &descriptions);
                list.retain(|entry| self.own_rules.is_none() || entry.is_end());
                list
            }
        }
    }
}
