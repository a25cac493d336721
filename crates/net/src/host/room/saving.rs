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
    own_file: Option<String>,
    /// The file for each name under which a guest has saved this game. Only that guest may overwrite it.
    guest_files: BTreeMap<(u32, String), String>,
    /// Pending requests: who asked, and under which name (empty for none).
    pending: VecDeque<(u32, String)>,
    bucket: TokenBucket,
    /// Whether to save the game when the server ends early.
    at_exit: bool,
}

/// Prefix of files named by guests, which distinguishes them from files that the table writes itself.
const BY_GUEST: &str = "saved-";

impl Saving {
    pub fn new(at_exit: bool) -> Self {
        Self {
            own_file: None,
            guest_files: BTreeMap::new(),
            pending: VecDeque::new(),
            bucket: TokenBucket::new(limits::SAVES_BURST, limits::SAVES_PER_SECOND),
            at_exit,
        }
    }

    /// Sets the game's own file.
    pub fn set_own_file(&mut self, file: &str) {
        self.own_file = Some(file.to_owned());
    }

    /// Handles a player's request to save the game; an empty `file` means its own.
    pub fn handle_request(
        &mut self,
        game: Option<&HostedGame>,
        asked_by: u32,
        file: &str,
        audience: &mut Audience,
    ) -> Result<LineKind, Refused> {
        let game = game.ok_or("There is no game to be saved yet")?;
        let permitted = self.bucket.take(audience.outbox.now());
        permitted.map_err(|wait| format!("The game was saved just now; {}", try_again_in(wait)))?;
        let requested = safe_file_name(file);
        if requested.is_empty() {
            self.save_to_own_file(game, asked_by, audience);
            return Ok(LineKind::Unsolicited);
        }
        let guest_file = self.guest_files.get(&(asked_by, requested.clone()));
        if guest_file.is_none() && self.guest_files.len() >= limits::MAX_SAVED_NAMES {
            return Err("The game has been saved under too many names".to_owned());
        }
        let name = match guest_file {
            Some(file) => HostedGameName::Own(file.clone()),
            None => HostedGameName::New(format!("{BY_GUEST}{requested}")),
        };
        let text = game.table.saved(&audience.players).to_string();
        self.pending.push_back((asked_by, requested));
        audience.outbox.push(Output::Save {
            asked_by,
            name,
            text,
        });
        Ok(LineKind::Unsolicited)
    }

    /// Saves the game to its own file.
    fn save_to_own_file(&mut self, game: &HostedGame, asked_by: u32, audience: &mut Audience) {
        let text = game.table.saved(&audience.players).to_string();
        self.pending.push_back((asked_by, String::new()));
        audience.outbox.push(Output::Save {
            asked_by,
            name: self
                .own_file
                .clone()
                .map_or(HostedGameName::Dated, HostedGameName::Own),
            text,
        });
    }

    /// Saves the game before the server ends, if so configured.
    pub fn save_at_exit(&mut self, game: &HostedGame, audience: &mut Audience) {
        if self.at_exit {
            self.save_to_own_file(game, 0, audience);
        }
    }

    /// Handles the result of saving: the file name or the error. Results for one player arrive in the order of the requests.
    pub fn handle_saved(
        &mut self,
        asked_by: u32,
        result: Result<String, String>,
        audience: &mut Audience,
    ) {
        let index = self.pending.iter().position(|(id, _)| *id == asked_by);
        let request = index.and_then(|index| self.pending.remove(index));
        let (_, requested) = request.unwrap_or_default();
        let player = audience.players.label(asked_by);
        match result {
            Ok(file) => {
                audience
                    .outbox
                    .report(RoomEvent::Saved(player, file.clone()));
                match requested.is_empty() {
                    true => self.own_file = Some(file.clone()),
                    false => drop(self.guest_files.insert((asked_by, requested), file.clone())),
                }
                audience.send_unpaced_to_all(&ServerMessage::StateSaved { id: asked_by, file });
            }
            Err(text) => {
                audience
                    .outbox
                    .report(RoomEvent::NotSaved(player, text.clone()));
                audience.send_unpaced(asked_by, &ServerMessage::Error { number: 0, text });
            }
        }
    }
}

/// The file name that a guest requests, without folders, extension and prefix; empty if nothing of it remains.
fn safe_file_name(requested: &str) -> String {
    let name = requested.rsplit(['/', '\\']).next().unwrap_or_default();
    let name = sanitize_line(name, limits::MAX_NAME_LENGTH);
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
