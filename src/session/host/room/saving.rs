//! Where the game is saved, and how often.

use std::collections::BTreeSet;

use super::audience::Audience;
use super::favours::again_in;
use super::heard::{Heard, Refused};
use super::hosted_game::HostedGame;
use super::note::Note;
use super::outbox::Output;
use super::player::fit_line;
use crate::protocol::ServerMessage;
use crate::session::host::allowance::Allowance;
use crate::session::host::limits;

/// Where and when the game is saved.
#[derive(Debug)]
pub(super) struct Saving {
    /// The file that is saved to if none is named.
    file: Option<String>,
    /// The files that it was saved to: they may be written over, others of the folder may not.
    own: BTreeSet<String>,
    allowance: Allowance,
    /// The game is saved when the server ends before it.
    at_exit: bool,
}

impl Saving {
    pub fn new(at_exit: bool) -> Self {
        Self {
            file: None,
            own: BTreeSet::new(),
            allowance: Allowance::new(limits::SAVES, limits::SAVES_A_SECOND),
            at_exit,
        }
    }

    /// The file that a game without a name of its own is saved to.
    pub fn save_to(&mut self, file: &str) {
        self.file = Some(file.to_owned());
        self.own.insert(file.to_owned());
    }

    /// A player wants the game to be saved.
    pub fn ask(
        &mut self,
        game: Option<&HostedGame>,
        asked_by: u32,
        file: &str,
        audience: &mut Audience,
    ) -> Result<Heard, Refused> {
        let game = game.ok_or("There is no game to be saved yet")?;
        let taken = self.allowance.take(audience.outbox.now());
        taken.map_err(|wait| format!("The game was saved just now; {}", again_in(wait)))?;
        let file = fit_file(file);
        if file.is_empty() {
            self.save(game, asked_by, audience);
            return Ok(Heard::Unasked);
        }
        let replace = self.own.contains(&file);
        if !replace && self.own.len() >= limits::SAVED_NAMES {
            return Err("The game has been saved under too many names".to_owned());
        }
        let text = game.table.saved(&audience.players).to_string();
        let file = Some(file);
        audience.outbox.put(Output::Save {
            asked_by,
            file,
            replace,
            text,
        });
        Ok(Heard::Unasked)
    }

    /// Saves the game to its own file.
    fn save(&self, game: &HostedGame, asked_by: u32, audience: &mut Audience) {
        let text = game.table.saved(&audience.players).to_string();
        audience.outbox.put(Output::Save {
            asked_by,
            file: self.file.clone(),
            replace: self.file.is_some(),
            text,
        });
    }

    /// Saves the game before the server ends, if that is wanted.
    pub fn save_at_exit(&self, game: &HostedGame, audience: &mut Audience) {
        if self.at_exit {
            self.save(game, 0, audience);
        }
    }

    /// How saving went: the file's name, or why it failed.
    pub fn saved(&mut self, asked_by: u32, saved: Result<String, String>, audience: &mut Audience) {
        match saved {
            Ok(file) => {
                let player = audience.players.known(asked_by);
                audience.outbox.note(Note::Saved(player, file.clone()));
                self.file = Some(file.clone());
                self.own.insert(file.clone());
                audience.say_aside_to_all(&ServerMessage::StateSaved { id: asked_by, file });
            }
            Err(text) => {
                let player = audience.players.known(asked_by);
                audience.outbox.note(Note::NotSaved(player, text.clone()));
                audience.say_aside(asked_by, &ServerMessage::Error { number: 0, text });
            }
        }
    }
}

/// The name of a file without folders, with nothing that cannot be seen, and with its ending; empty if none is wished for.
fn fit_file(wish: &str) -> String {
    let name = wish.rsplit(['/', '\\']).next().unwrap_or_default();
    let name = fit_line(name, limits::NAME);
    let name = name.trim_start_matches('.');
    match name.is_empty() || name.ends_with(".mjs") {
        true => name.to_owned(),
        false => format!("{name}.mjs"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_a_plain_name_without_folders() {
        assert_eq!(fit_file(" ../..\\a/ev\u{1b}ening\n"), "evening.mjs");
        assert_eq!(fit_file("x.mjs"), "x.mjs");
        for nothing in ["", " ", "../", ".."] {
            assert_eq!(fit_file(nothing), "", "{nothing:?}");
        }
    }
}
