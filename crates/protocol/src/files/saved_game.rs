//! Saved games and hand histories: a table, its options and possibly a deal with all its events.

use std::fmt;

use super::{FileError, numbered_messages, out_of_place, parse_message, parse_messages};
use crate::{
    Json, MAX_RULES_LENGTH, OptionEntry, Parts, ServerMessage, Setup, rules_messages, to_wire,
};
use engine::table::{GameProgress, Input, Secret};
use engine::tiles::Tile;

/// A player of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPlayer {
    /// The id, which stays the same throughout the game.
    pub id: u32,
    /// The name.
    pub name: String,
}

/// The content of an `.mjs` file. `Display` writes the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedGame {
    /// The players in the order of the seats.
    pub players: Vec<NamedPlayer>,
    /// The table: in a saved game its current state, in a hand history its state before the deal. May be missing in the first history after
    /// a game was loaded in the middle of a deal.
    pub setup: Option<Setup>,
    /// Number of completed rounds, if the file has it.
    pub completed_rounds: Option<u32>,
    /// For sealed deals: the number of earlier deals, and the secret of the game.
    pub sealed: Option<(u32, Secret)>,
    /// All options, including disabled ones and the final `End`.
    pub options: Vec<OptionEntry>,
    /// The wall as built, in the order of the deal.
    pub wall: Option<Vec<Tile>>,
    /// The deal from `NewHand` on; empty between deals, and in a game by rules of its own.
    pub history: Vec<ServerMessage>,
    /// The rules of a game by rules of its own, as JSON, and its progress before the deal.
    pub own_rules: Option<(String, GameProgress)>,
    /// The inputs of the deal in a game by rules of its own; empty between deals.
    pub inputs: Vec<Input>,
}

/// The prefix of the comment about the rounds.
const COMPLETED_ROUNDS: &str = "CompletedRounds";
/// The prefix of the comment about sealed deals.
const SEALED: &str = "SealedDeals";
/// The prefix of the comment about the progress of a game by rules of its own.
const PROGRESS: &str = "Progress";

impl SavedGame {
    /// Reads a file. Comments are skipped, except those about rounds and sealed deals.
    ///
    /// # Errors
    /// A line is not a message or is out of place.
    pub fn read(text: &str) -> Result<Self, FileError> {
        Self::from_messages(parse_messages(text)?)
    }

    /// Reads a file for continuing the game. A server may have crashed while it wrote the file, so unknown and malformed lines before the
    /// deal are ignored, and so is a last line without a line end, unless it is a complete `Game`.
    ///
    /// # Errors
    /// A message is out of place, or a line of the deal is not a message.
    pub fn salvage(text: &str) -> Result<Self, FileError> {
        let (complete_lines, last_line) = text.split_at(text.rfind('\n').map_or(0, |end| end + 1));
        let mut messages = Vec::new();
        let mut in_deal = false;
        for (line, message) in numbered_messages(complete_lines, parse_message) {
            match message {
                Ok(ServerMessage::Unknown { .. }) | Err(_) if !in_deal => {}
                Err(problem) => return Err(FileError { line, problem }),
                Ok(message) => {
                    in_deal |= matches!(
                        message,
                        ServerMessage::NewHand { .. } | ServerMessage::TableInput { .. }
                    );
                    messages.push((line, message));
                }
            }
        }
        // A Game line is the only one that shows whether it is complete.
        let is_game = |(_, message): &(_, _)| matches!(message, Ok(ServerMessage::Game { .. }));
        if let Some((_, Ok(message))) = numbered_messages(last_line, parse_message).find(is_game) {
            messages.push((complete_lines.lines().count() + 1, message));
        }
        Self::from_messages(messages)
    }

    fn from_messages(messages: Vec<(usize, ServerMessage)>) -> Result<Self, FileError> {
        let mut game = Self::default();
        let (mut parts, mut rules, mut progress) = (Parts::default(), None, None);
        for (line, message) in messages {
            let in_deal = !game.history.is_empty() || !game.inputs.is_empty();
            match message {
                ServerMessage::Comment { text } => {
                    progress = parse_progress(&text).or(progress);
                    let rounds = text.strip_prefix(COMPLETED_ROUNDS);
                    let rounds = rounds.and_then(|number| number.trim().parse().ok());
                    game.completed_rounds = rounds.or(game.completed_rounds);
                    game.sealed = parse_sealed(&text).or(game.sealed);
                }
                ServerMessage::Player { id, name } if !in_deal => {
                    game.players.push(NamedPlayer { id, name });
                }
                ServerMessage::Game { setup } if !in_deal => game.setup = Some(setup),
                ServerMessage::GameOption { entry, .. } if !in_deal => game.options.push(entry),
                ServerMessage::Wall { tiles } if !in_deal => game.wall = Some(tiles),
                ServerMessage::Rules { last, text } if !in_deal => {
                    rules = parts.add(last, &text, MAX_RULES_LENGTH).or(rules);
                }
                ServerMessage::TableInput { input } if game.history.is_empty() => {
                    game.inputs.push(input.0);
                }
                ServerMessage::NewHand { .. } if !in_deal => game.history.push(message),
                other if !game.history.is_empty() && is_history(&other) => game.history.push(other),
                other => return Err(out_of_place(line, &other)),
            }
        }
        game.own_rules = rules.zip(progress);
        Ok(game)
    }

    /// The first message of the original text that differs from what we would write there, ignoring comments.
    pub fn first_misplaced(&self, text: &str) -> Option<FileError> {
        let is_comment = |message: &ServerMessage| matches!(message, ServerMessage::Comment { .. });
        let mut ours = self.messages().filter(|message| !is_comment(message));
        let messages = parse_messages(text).ok()?;
        let mut messages = messages
            .into_iter()
            .filter(|(_, message)| !is_comment(message));
        let misplaced = messages.find(|(_, message)| ours.next().as_ref() != Some(message));
        misplaced.map(|(line, message)| out_of_place(line, &message))
    }

    /// The file's messages in order.
    fn messages(&self) -> impl Iterator<Item = ServerMessage> + '_ {
        let players = self.players.iter().map(|player| ServerMessage::Player {
            id: player.id,
            name: player.name.clone(),
        });
        let setup = self
            .setup
            .clone()
            .map(|setup| ServerMessage::Game { setup });
        let rounds = self.completed_rounds.map(|number| ServerMessage::Comment {
            text: format!("{COMPLETED_ROUNDS} {number:6}"),
        });
        let sealed = self.sealed.map(|(deals, secret)| ServerMessage::Comment {
            text: format!("{SEALED} {deals} {secret}"),
        });
        let progress = self.own_rules.iter().map(|(_, progress)| {
            // A progress can always be written.
            let progress = serde_json::to_string(progress).unwrap_or_default();
            let text = format!("{PROGRESS} {progress}");
            ServerMessage::Comment { text }
        });
        let rules = self.own_rules.iter();
        let rules = rules.flat_map(|(rules, _)| rules_messages(rules));
        let inputs = self.inputs.iter().map(|input| ServerMessage::TableInput {
            input: Json(input.clone()),
        });
        let options = self.options.iter().map(|entry| ServerMessage::GameOption {
            id: 0,
            entry: entry.clone(),
        });
        let wall = self.wall.clone().map(|tiles| ServerMessage::Wall { tiles });
        players
            .chain(setup)
            .chain(rounds)
            .chain(sealed)
            .chain(progress)
            .chain(rules)
            .chain(options)
            .chain(wall)
            .chain(inputs)
            .chain(self.history.iter().cloned())
    }
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.messages()
            .try_for_each(|message| f.write_str(&to_wire(&message)))
    }
}

/// Reads the comment about sealed deals.
fn parse_sealed(comment: &str) -> Option<(u32, Secret)> {
    let (deals, secret) = comment.strip_prefix(SEALED)?.trim().split_once(' ')?;
    Some((deals.parse().ok()?, secret.parse().ok()?))
}

/// Reads the comment about the progress of a game by rules of its own.
fn parse_progress(comment: &str) -> Option<GameProgress> {
    serde_json::from_str(comment.strip_prefix(PROGRESS)?).ok()
}

/// Whether a message belongs to the history of a deal.
fn is_history(message: &ServerMessage) -> bool {
    use ServerMessage as M;
    matches!(
        message,
        M::Pause { .. }
            | M::PlayerReady { .. }
            | M::SwapTile { .. }
            | M::PlayerDraws { .. }
            | M::PlayerDrawsLoose { .. }
            | M::PlayerDeclaresSpecial { .. }
            | M::PlayerDiscards { .. }
            | M::PlayerDoesntClaim { .. }
            | M::PlayerClaimsPung { .. }
            | M::PlayerClaimsKong { .. }
            | M::PlayerClaimsChow { .. }
            | M::PlayerClaimsMahJong { .. }
            | M::ClaimDenied { .. }
            | M::PlayerPungs { .. }
            | M::PlayerKongs { .. }
            | M::PlayerChows { .. }
            | M::DangerousDiscard { .. }
            | M::PlayerDeclaresClosedKong { .. }
            | M::PlayerAddsToPung { .. }
            | M::PlayerRobsKong { .. }
            | M::PlayerMahJongs { .. }
            | M::PlayerPairs { .. }
            | M::PlayerSpecialSet { .. }
            | M::PlayerFormsClosedPung { .. }
            | M::PlayerFormsClosedPair { .. }
            | M::PlayerFormsClosedChow { .. }
            | M::PlayerFormsClosedSpecialSet { .. }
            | M::PlayerShowsTiles { .. }
            | M::HandScore { .. }
            | M::Settlement { .. }
            | M::WashOut { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "Player 1 Ann\r\nPlayer 2 Bob\r\nPlayer 3 Cy\r\nPlayer 4 Dan\r\n\
        Game 1 2 3 4 S 0 1 0 0 0 0 1110 1\r\n# CompletedRounds      1\r\n\
        GameOption 0 End bool 0 1 1 end of option list\r\n";

    #[test]
    fn a_game_between_deals_is_written_back_unchanged() -> Result<(), FileError> {
        let game = SavedGame::read(TABLE)?;
        assert_eq!(game.completed_rounds, Some(1));
        assert_eq!(game.players.len(), 4);
        assert!(game.history.is_empty());
        assert_eq!(game.to_string(), TABLE);
        Ok(())
    }

    #[test]
    fn the_secret_of_sealed_deals_is_a_comment() -> Result<(), FileError> {
        let sealed = (7, Secret::new([3; 32]));
        let game = SavedGame {
            sealed: Some(sealed),
            ..SavedGame::read(TABLE)?
        };
        assert_eq!(SavedGame::read(&game.to_string())?, game);
        let damaged = game.to_string().replace("SealedDeals 7", "SealedDeals x");
        assert_eq!(SavedGame::read(&damaged)?.sealed, None);
        Ok(())
    }

    #[test]
    fn bare_line_feeds_and_damaged_comments_are_accepted() -> Result<(), FileError> {
        let damaged = TABLE
            .replace("\r\n", "\n")
            .replace("GameOption", "# # me 1 2 3 4\\\n\nGameOption");
        assert_eq!(SavedGame::read(&damaged)?, SavedGame::read(TABLE)?);
        Ok(())
    }

    #[test]
    fn salvaging_ignores_damage_before_the_deal_and_an_incomplete_last_line()
    -> Result<(), FileError> {
        let damaged = TABLE.replace("GameOption", "\u{1}\u{fffd}me\n# \\\n\nGameOption");
        assert!(SavedGame::read(&damaged).is_err());
        assert_eq!(SavedGame::salvage(&damaged)?, SavedGame::read(TABLE)?);
        let deal = format!("{TABLE}NewHand 1 0 0\nPlayerDraws 1 1B\n");
        let cut = SavedGame::salvage(&format!("{deal}PlayerDr"))?;
        assert_eq!(cut, SavedGame::read(&deal)?);
        assert!(SavedGame::salvage(&format!("{deal}Foo\nPlayerDraws 1 1B\n")).is_err());
        Ok(())
    }

    #[test]
    fn play_before_new_hand_and_messages_foreign_to_a_deal_are_errors() {
        let error = |appended: &str| {
            SavedGame::read(&format!("{TABLE}{appended}"))
                .map_err(|error| error.to_string())
                .err()
        };
        assert_eq!(
            error("PlayerDraws 1 1B\n").as_deref(),
            Some("line 8: PlayerDraws does not belong here")
        );
        assert_eq!(
            error("NewHand 1 0 0\nPlayerDraws 1 1B\nPlayer 5 Eve\n").as_deref(),
            Some("line 10: Player does not belong here")
        );
        assert_eq!(
            error("NewHand 1 0 0\nFoo\n").as_deref(),
            Some("line 9: Foo does not belong here")
        );
    }
}
