//! Talking beside the game: messages, options, saving at the server, and how the game stands.

use super::super::App;
use super::super::command::Command;
use super::super::dialog::{CurrentOptions, Dialog, Host, Join, Messages, Playing, Question};
use super::super::figures::figure;
use crate::protocol::{ClientMessage, Word};
use crate::rules::{RuleSet, WIRE_OPTIONS};
use crate::tiles::{Seat, Wind};

impl App {
    /// The box that a command of the Network menu opens.
    pub(in crate::app) fn network_box(&self, command: Command) -> Option<Dialog> {
        Some(match command {
            Command::Join => Join::new(&self.network_settings()).into(),
            Command::Host => Host::new(&self.network_settings()).into(),
            Command::Messages => Messages::new(self.away.as_ref()?.said.clone()).into(),
            Command::GameOptions => {
                let visit = self.away.as_ref()?.visit();
                let ours = visit.is_manager() && visit.is_active();
                CurrentOptions::new(&self.now.rules, ours).into()
            }
            Command::PlayingPreferences => Playing::new(&self.settings).into(),
            Command::GameStatus => self.status_away()?.into(),
            _ => return None,
        })
    }

    /// Why a command has no meaning at a table of the network, or only there.
    pub(in crate::app) fn why_not_away(&self, command: Command) -> Option<&'static str> {
        let network = matches!(
            command,
            Command::Messages | Command::GameOptions | Command::GameStatus | Command::LeaveTable
        );
        match (command, &self.away) {
            (_, None) if network => Some("No network game is in progress."),
            (_, None) => None,
            (Command::Host | Command::Join | Command::Resume, _) => {
                Some("You sit at a table of the network already.")
            }
            (Command::Undo | Command::Redo | Command::PlayOnFrom | Command::Restart, _) => {
                Some("What was played at a table of the network cannot be taken back.")
            }
            (Command::ShowAllHands, _) => Some("The wall and the other hands are the server's."),
            (Command::Lesson, _) => Some("Leave the table of the network first."),
            (Command::Pause, _) => Some("The others would have to wait."),
            (Command::AutoPlay, _) => Some("At a table of the network you play yourself."),
            (Command::Rules | Command::Scoring, _) => {
                Some("At a table of the network its Game Options are in force.")
            }
            (Command::ScoreSheet, _) => Some("The server keeps the sheet of this game."),
            _ => None,
        }
    }

    fn tell_server(&self, message: ClientMessage) {
        let sitter = self
            .away
            .as_ref()
            .and_then(|away| away.sitters.get(away.at));
        if let Some(client) = sitter.and_then(|sitter| sitter.client.as_ref()) {
            client.send(message);
        }
    }

    /// Says something to everybody at the table.
    pub(in crate::app) fn chat(&mut self, text: String) {
        self.tell_server(ClientMessage::SendMessage { addressee: 0, text });
    }

    /// Asks the server to save the game; whether it did is told later.
    pub(in crate::app) fn save_away(&self) {
        let file = String::new();
        self.tell_server(ClientMessage::SaveState { file });
    }

    /// Asks the server for the options that differ from those in force.
    pub(in crate::app) fn set_options(&mut self, wanted: &RuleSet) {
        for option in WIRE_OPTIONS.iter() {
            let value = option.value(&wanted.options);
            if value != option.value(&self.now.rules.options)
                && let Some(name) = Word::new(option.name)
            {
                let value = value.to_string();
                self.tell_server(ClientMessage::SetGameOption { name, value });
            }
        }
    }

    /// How the game stands, in words.
    fn status_away(&self) -> Option<Question> {
        let names = self.names_away()?;
        let view = &self.now;
        let place = self.address_away()?;
        let mut words = vec![format!("The table at {place}.")];
        if view.deal_number > 0 {
            let round = view.round_wind.name();
            words.push(format!(
                "Round of the {round} Wind, hand {}; {} tiles are left in the wall.",
                view.deal_number, view.live_left
            ));
        }
        for wind in Wind::ALL {
            let seat = Seat::with_wind(wind, view.east);
            let turn = if view.turn == Some(seat) {
                ", whose turn it is"
            } else {
                ""
            };
            words.push(format!(
                "{}: {}, {}{turn}",
                wind.name(),
                names[seat],
                figure(view.scores[seat])
            ));
        }
        Some(Question {
            words,
            ..Question::message("Game Status", String::new(), "box-game-status")
        })
    }
}
