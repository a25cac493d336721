//! Where the game is saved, and how often.

use std::collections::{BTreeMap, VecDeque};

use super::audience::Audience;
use super::hosted_game::HostedGame;
use super::line_kind::{LineKind, Refused};
use super::outbox::Output;
use super::pause_quota::try_again_in;
use super::room_event::RoomEvent;
use crate::host::limits;
use crate::host::token_bucket::TokenBucket;
use engine::untrusted_text::sanitize_line;
use protocol::ServerMessage;
use storage::save::HostedGameName;

/// Where and when the game is saved.
#[derive(Debug)]
pub(super) struct Saving {
    /// The game's own file, used if no other name is requested.
    own: Option<String>,
    /// The file for each name under which a guest has saved this game. Only that guest may overwrite it.
    by_guests: BTreeMap<(u32, String), String>,
    /// Pending requests: who asked, and under which name (empty for none).
    asked: VecDeque<(u32, String)>,
    bucket: TokenBucket,
    /// Whether to save the game when the server ends early.
    at_exit: bool,
}

/// Prefix of files named by guests, which distinguishes them from files that the table writes itself.
const BY_GUEST: &str = "saved-";

impl Saving {
    pub fn new(at_exit: bool) -> Self {
        Self {
            own: None,
            by_guests: BTreeMap::new(),
            asked: VecDeque::new(),
            bucket: TokenBucket::new(limits::SAVES, limits::SAVES_A_SECOND),
            at_exit,
        }
    }

    /// Sets the file in which a game without its own name is saved.
    pub fn save_to(&mut self, file: &str) {
        self.own = Some(file.to_owned());
    }

    /// Handles a player's request to save the game.
    pub fn ask(
        &mut self,
        game: Option<&HostedGame>,
        asked_by: u32,
        file: &str,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        let game = game.ok_or("There is no game to be saved yet")?;
        let taken = self.bucket.take(audience.outbox.now());
        taken.map_err(|wait| format!("The game was saved just now; {}", try_again_in(wait)))?;
        let requested = safe_file_name(file);
        if requested.is_empty() {
            self.save(game, asked_by, audience);
            return Ok(LineKind::Unasked);
        }
        let by_guest = self.by_guests.get(&(asked_by, requested.clone()));
        if by_guest.is_none() && self.by_guests.len() >= limits::SAVED_NAMES {
            return Err("The game has been saved under too many names".to_owned());
        }
        let name = match by_guest {
            Some(file) => HostedGameName::Own(file.clone()),
            None => HostedGameName::New(format!("{BY_GUEST}{requested}")),
        };
        let text = game.table.saved(&audience.players).to_string();
        self.asked.push_back((asked_by, requested));
        audience.outbox.put(Output::Save {
            asked_by,
            name,
            text,
        });
        Ok(LineKind::Unasked)
    }

    /// Saves the game to its own file.
    fn save(&mut self, game: &HostedGame, asked_by: u32, audience: &mut Audience) {
        let text = game.table.saved(&audience.players).to_string();
        self.asked.push_back((asked_by, String::new()));
        audience.outbox.put(Output::Save {
            asked_by,
            name: self
                .own
                .clone()
                .map_or(HostedGameName::Dated, HostedGameName::Own),
            text,
        });
    }

    /// Saves the game before the server ends, if so configured.
    pub fn save_at_exit(&mut self, game: &HostedGame, audience: &mut Audience) {
        if self.at_exit {
            self.save(game, 0, audience);
        }
    }

    /// Handles the results of saving, in the order of the requests: the file name or the error.
    pub fn saved(&mut self, asked_by: u32, saved: Result<String, String>, audience: &mut Audience) {
        let asked = self.asked.iter().position(|(by, _)| *by == asked_by);
        let asked = asked.and_then(|at| self.asked.remove(at));
        let (_, requested) = asked.unwrap_or_default();
        let player = audience.players.label(asked_by);
        match saved {
            Ok(file) => {
                audience
                    .outbox
                    .report(RoomEvent::Saved(player, file.clone()));
                match requested.is_empty() {
                    true => self.own = Some(file.clone()),
                    false => drop(self.by_guests.insert((asked_by, requested), file.clone())),
                }
                audience.say_aside_to_all(&ServerMessage::StateSaved { id: asked_by, file });
            }
            Err(text) => {
                audience
                    .outbox
                    .report(RoomEvent::NotSaved(player, text.clone()));
                audience.say_aside(asked_by, &ServerMessage::Error { number: 0, text });
            }
        }
    }
}

/// The file name that a guest requests, without folders, extension and prefix; empty if none is requested.
fn safe_file_name(requested: &str) -> String {
    let name = requested.rsplit(['/', '\\']).next().unwrap_or_default();
    let name = sanitize_line(name, limits::NAME);
    let name = name.strip_suffix(".mjs").unwrap_or(&name);
    let name = name.trim_start_matches('.');
    let name = name.strip_prefix(BY_GUEST).unwrap_or(name);
    name.trim_matches(['.', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_a_plain_name_without_folders() {
        assert_eq!(safe_file_name(" ../..\\a/ev\u{1b}ening\n"), "evening");
        assert_eq!(safe_file_name("x.mjs"), "x");
        assert_eq!(safe_file_name("saved-x.mjs"), "x");
        for nothing in ["", " ", "../", "..", ".mjs", "saved-"] {
            assert_eq!(safe_file_name(nothing), "", "{nothing:?}");
        }
    }
}
