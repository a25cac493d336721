//! A hand as a line of text that can be sent to somebody: its rules, setup, inputs and players. A prefix with the version is followed by a
//! colon, a checksum and the compressed hand, the latter in letters, digits, `-` and `_` only. The hand is replayed by the present rules;
//! if another version wrote it, differences are reported.

use std::io::{Read, Write};
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};

use super::foreign_json::{fault, from_json};
use super::format_2::unknown_rows;
use super::record_limits::check_hand;
use super::{SavedGame, SavedPlayer};
use engine::rules::{NotChangeable, RuleSet, SavedRules};
use engine::table::{Game, Input, Record, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use engine::untrusted_text::sanitize_line;
use wording::Describe;
use words::say;

/// The prefix of every line, before the version number.
const PREFIX: &str = "RedStake";
/// The version that this program writes and reads.
const VERSION: u32 = 1;
/// A hand takes one or two thousand characters; a longer text than this is not parsed.
const MAX_BYTES: usize = 200_000;
/// The maximum size of an uncompressed hand, which usually has some ten thousand bytes.
const MAX_BODY_BYTES: u64 = 4 * 1024 * 1024;
/// The maximum number of characters that a message shows of the edition of other rules.
const MAX_EDITION_LENGTH: usize = 24;

/// Why a line of text cannot be opened as a hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandTextError {
    /// It is not a line of this kind, or far too long.
    #[error("{}", say!("hand-text-not-ours"))]
    NotOurs,
    /// It has this version number, which this program does not know: a later one wrote it.
    #[error("{}", say!("hand-text-other-version"))]
    OtherVersion(u32),
    /// Part of it is missing or changed.
    #[error("{}", say!("hand-text-not-whole"))]
    NotWhole,
    /// It describes a hand that could not have been played.
    #[error("{}", say!("hand-text-not-a-hand", why = .0))]
    NotAHand(String),
}

/// The content of the line.
#[derive(Debug, Serialize, Deserialize)]
struct Hand {
    /// The edition of the rules by which it was played; empty in lines of older versions.
    #[serde(default)]
    edition: String,
    rules: SavedRules,
    setup: Setup,
    inputs: Vec<Input>,
    names: BySeat<String>,
    players: BySeat<SavedPlayer>,
    viewer: Seat,
    assisted: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    auto_played: Vec<usize>,
    /// The totals of the four hands, if somebody has won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    totals: Option<BySeat<u32>>,
}

/// The current or last hand of a game as a line of text; `None` if none was dealt yet.
pub fn hand_text(game: &SavedGame) -> Option<String> {
    let body = serde_json::to_vec(&Hand::of(game)?).ok()?;
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&body).ok()?;
    Some(line_of(&packed.finish().ok()?))
}

/// The line for the compressed bytes.
fn line_of(packed: &[u8]) -> String {
    let sum = crc32fast::hash(packed);
    let letters = URL_SAFE_NO_PAD.encode(packed);
    format!("{PREFIX}{VERSION}:{sum:08x}{letters}")
}

/// Parses a hand from a line of text. Spaces and line breaks, which mail programs insert, are ignored.
///
/// # Errors
/// The line cannot be opened, with the reason.
pub fn read_hand_text(text: &str) -> Result<SavedGame, HandTextError> {
    if text.len() > MAX_BYTES {
        return Err(HandTextError::NotOurs);
    }
    let line: String = text.split_whitespace().collect();
    let rest = line.strip_prefix(PREFIX).ok_or(HandTextError::NotOurs)?;
    let (version, rest) = rest.split_once(':').ok_or(HandTextError::NotOurs)?;
    match version.parse() {
        Ok(VERSION) => {}
        Ok(other) => return Err(HandTextError::OtherVersion(other)),
        Err(_) => return Err(HandTextError::NotOurs),
    }
    let (checksum, letters) = rest.split_at_checked(8).ok_or(HandTextError::NotWhole)?;
    let packed = URL_SAFE_NO_PAD.decode(letters);
    let packed = packed.map_err(|_| HandTextError::NotWhole)?;
    if u32::from_str_radix(checksum, 16) != Ok(crc32fast::hash(&packed)) {
        return Err(HandTextError::NotWhole);
    }
    let mut body = Vec::new();
    DeflateDecoder::new(packed.as_slice())
        .take(MAX_BODY_BYTES)
        .read_to_end(&mut body)
        .map_err(|_| HandTextError::NotWhole)?;
    let not_a_hand = |why: String| HandTextError::NotAHand(why);
    let body = String::from_utf8(body).map_err(|_| HandTextError::NotWhole)?;
    let hand: Hand = from_json(&body).map_err(|error| not_a_hand(fault(error)))?;
    hand.open().map_err(not_a_hand)
}

impl Hand {
    /// The current or last hand of a game; `None` if none was dealt yet.
    fn of(game: &SavedGame) -> Option<Self> {
        let record = &game.record;
        let table = game.open().game;
        let dealt = table.dealt_at().checked_sub(1)?;
        let deal_ends = record.deals.iter().map(|deal| deal.inputs);
        let start = deal_ends.filter(|end| *end <= dealt).max().unwrap_or(0);
        let game_before = Game::open(record, start).ok()?;
        let wall = table.record().setup.walls.last()?.clone();
        let setup = match start {
            0 => Setup {
                walls: vec![wall],
                same_wall: false,
                ..record.setup.clone()
            },
            _ => continued_setup(record, &game_before, wall),
        };
        let inputs = record.inputs.get(start..)?.to_vec();
        let rules = Arc::clone(game_before.rules());
        let setup = without_wall(&rules, &setup, &inputs).unwrap_or(setup);
        let auto_played = game.auto_played.iter();
        let finished = record.deals.iter().find(|deal| deal.inputs > start);
        Some(Self {
            edition: RuleSet::edition(),
            rules: SavedRules::from(RuleSet::clone(&rules)),
            setup,
            inputs,
            names: game.names.clone(),
            players: game.players.clone(),
            viewer: game.viewer,
            assisted: game.assisted,
            auto_played: auto_played
                .filter_map(|index| index.checked_sub(start))
                .collect(),
            totals: finished.and_then(|deal| deal.totals()),
        })
    }

    /// Converts the hand to a game that can be continued, if it is valid.
    fn open(self) -> Result<SavedGame, String> {
        let edition = RuleSet::edition();
        let is_other_edition = !self.edition.is_empty() && self.edition != edition;
        let (rules, unknown) = self.rules.open();
        let is_fatal = |why: &&NotChangeable| {
            matches!(why, NotChangeable::Option(_) | NotChangeable::Award(_))
        };
        if let Some(unchangeable) = unknown.iter().find(is_fatal) {
            return Err(unchangeable.describe());
        }
        check_hand(&self.setup, self.inputs.len())?;
        let mut messages = Vec::new();
        if is_other_edition {
            let then = sanitize_line(&self.edition, MAX_EDITION_LENGTH);
            messages.push(say!("hand-text-other-rules", then, now = edition));
        }
        messages.extend(unknown_rows(&unknown));
        let record = Record {
            rules: Arc::new(rules),
            setup: self.setup,
            inputs: self.inputs,
            deals: Vec::new(),
        };
        let game = match Game::replay(&record, usize::MAX) {
            Ok(game) if game.dealt_at() == 0 => {
                return Err(say!("hand-text-nothing-dealt").to_owned());
            }
            Ok(game) => game,
            Err(refused) if messages.is_empty() => return Err(refused.describe()),
            Err(refused) => {
                messages.push(say!("hand-text-begins-anew", refused = refused.describe()));
                let restarted = Record {
                    inputs: Vec::new(),
                    ..record
                };
                Game::replay(&restarted, usize::MAX).map_err(|refused| refused.describe())?
            }
        };
        let record = game.record().clone();
        let now = record.deals.last().and_then(|deal| deal.totals());
        messages.extend(self.totals.and_then(|then| totals_difference(then, now)));
        let name =
            |name: &String| -> String { sanitize_line(name, crate::settings::MAX_NAME_LENGTH) };
        Ok(SavedGame {
            names: BySeat::from_fn(|seat| name(&self.names[seat])),
            players: self.players,
            viewer: self.viewer,
            assisted: self.assisted,
            auto_played: self.auto_played,
            advised: None,
            record,
            messages,
        })
    }
}

/// A message if the hands had other totals when the line was written, or the deal does not end any more.
fn totals_difference(then: BySeat<u32>, now: Option<BySeat<u32>>) -> Option<String> {
    let figures = |totals: BySeat<u32>| totals.0.map(|total| words::figure(i64::from(total)));
    let then_all = words::list_and(&figures(then));
    match now {
        Some(now) if now == then => None,
        Some(now) => Some(say!(
            "hand-text-worth-otherwise",
            then = then_all,
            now = words::list_and(&figures(now))
        )),
        None => Some(say!("hand-text-ends-otherwise", then = then_all)),
    }
}

/// The setup of a game that begins with this wall at a point between two hands of a longer game, `before`.
fn continued_setup(record: &Record, before: &Game, wall: Vec<engine::tiles::Tile>) -> Setup {
    let view: &SeatView = before.seat_view(Seat::new(0));
    Setup {
        seed: record.setup.seed,
        first_east: Some(view.first_east),
        walls: vec![wall],
        same_wall: false,
        scores: Some(view.scores),
        resumed: Some(before.progress()),
        secret: None,
        sealed: false,
    }
}

/// The setup without its wall, if the seed alone gives the same wall.
fn without_wall(rules: &Arc<RuleSet>, setup: &Setup, inputs: &[Input]) -> Option<Setup> {
    let without = Setup {
        walls: Vec::new(),
        ..setup.clone()
    };
    let record = Record {
        rules: Arc::clone(rules),
        setup: without.clone(),
        inputs: inputs.to_vec(),
        deals: Vec::new(),
    };
    let replayed = Game::replay(&record, usize::MAX).ok()?;
    (replayed.record().setup.walls == setup.walls).then_some(without)
}

#[cfg(test)]
mod tests;
