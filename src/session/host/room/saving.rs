//! Where the game is saved.

use super::audience::Audience;
use super::heard::{Heard, Refused};
use super::hosted_game::HostedGame;
use super::outbox::Output;
use crate::protocol::ServerMessage;

/// Where and when the game is saved.
#[derive(Debug)]
pub(super) struct Saving {
    /// The file that is saved to if none is named.
    file: Option<String>,
    /// The game is saved when the server ends before it.
    at_exit: bool,
}

impl Saving {
    pub fn new(at_exit: bool) -> Self {
        Self {
            file: None,
            at_exit,
        }
    }

    /// The file that a game without a name of its own is saved to.
    pub fn save_to(&mut self, file: &str) {
        self.file = Some(file.to_owned());
    }

    /// Hands the game to be saved to the driver, if it has begun.
    pub fn save(
        &self,
        game: Option<&HostedGame>,
        asked_by: u32,
        file: &str,
        audience: &mut Audience,
    ) -> Result<Heard, Refused> {
        let Some(game) = game else {
            return Err("There is no game to be saved yet".to_owned());
        };
        let text = game.table.saved(&audience.players).to_string();
        let file = match file.trim() {
            "" => self.file.clone(),
            file => Some(file.to_owned()),
        };
        audience.outbox.put(Output::Save {
            asked_by,
            file,
            text,
        });
        Ok(Heard::Unasked)
    }

    /// Saves the game before the server ends, if that is wanted.
    pub fn save_at_exit(&self, game: &HostedGame, audience: &mut Audience) {
        if self.at_exit {
            // It has begun, so there is something to save.
            let _ = self.save(Some(game), 0, "", audience);
        }
    }

    /// How saving went: the file's name, or why it failed.
    pub fn saved(&mut self, asked_by: u32, saved: Result<String, String>, audience: &mut Audience) {
        match saved {
            Ok(file) => {
                self.file = Some(file.clone());
                audience.say_to_all(&ServerMessage::StateSaved { id: asked_by, file });
            }
            Err(text) => audience.say_to(asked_by, &ServerMessage::Error { number: 0, text }),
        }
    }
}
