//! A hand as typed by the scorekeeper, and the hand that was played.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Circumstance, EntryError, TileOrigin, TypedHand};
use crate::table::GameProgress;
use crate::tiles::{BySeat, Counts, Meld, MeldKind, Seat, ShortHand, Tile};

/// A hand of the game as typed: a line for each player, the winner's with its last tile after `+`, and the circumstances.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Draft {
    /// The line for each player: tiles, nothing, or for a loser a number of points.
    pub hands: BySeat<String>,
    /// The circumstances of the win.
    #[serde(rename = "ticks", skip_serializing_if = "BTreeSet::is_empty")]
    pub circumstances: BTreeSet<Circumstance>,
    /// Who pays for all after letting off a cannon, if anybody does (Millington 90 to 96).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub liable: Option<Seat>,
    /// The East to whom the letters for the winds refer, so that they keep meaning the same people. `None` for the present East.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub east: Option<Seat>,
}

/// The contents of a player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Holding {
    /// The line is empty.
    #[default]
    Nothing,
    /// Points that were counted at the table.
    Points(u32),
    /// These tiles.
    Tiles(ShortHand),
}

/// A hand that somebody won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// Who went Mah Jongg.
    pub winner: Seat,
    /// The last tile.
    pub last: Tile,
    /// Its origin.
    pub origin: TileOrigin,
    /// The holdings of all players; the winner has tiles.
    pub holdings: BySeat<Holding>,
    /// The circumstances that were marked, without those that this hand makes impossible.
    pub circumstances: BTreeSet<Circumstance>,
    /// The player who pays for all after letting off a cannon, if anybody does.
    pub liable: Option<Seat>,
}

impl Draft {
    /// The maximum number of characters in a line.
    pub const MAX_LENGTH: usize = 200;
    /// The maximum number of points that can be typed for a loser.
    pub const MAX_POINTS: u32 = 100_000;

    /// Whether nothing was typed in any line.
    pub fn is_empty(&self) -> bool {
        self.hands.iter().all(|(_, typed)| typed.trim().is_empty())
    }

    /// The player with a last tile, if there is exactly one.
    pub fn winner(&self) -> Option<Seat> {
        let read = self.hands.iter().filter_map(|(seat, line)| {
            let typed: TypedHand = line.parse().ok()?;
            typed.short.last.map(|_| seat)
        });
        let winners: Vec<Seat> = read.collect();
        match winners[..] {
            [winner] => Some(winner),
            _ => None,
        }
    }

    /// The draft with the letters for the winds as they are typed while this player is East.
    pub fn for_east(&self, east: Seat) -> Self {
        let mut draft = self.clone();
        draft.rewrite_for_east(east);
        draft
    }

    /// Rewrites the letters for the winds for this East, so that they mean the same people as before.
    pub(super) fn rewrite_for_east(&mut self, east: Seat) {
        if let Some(old_east) = self.east.take()
            && old_east != east
        {
            for (_, line) in self.hands.iter_mut() {
                *line = with_east(line, old_east, east);
            }
        }
    }

    /// Parses the draft as a hand that somebody won.
    ///
    /// # Errors
    /// The first mistake.
    pub fn read(&self, progress: &GameProgress) -> Result<PlayedHand, EntryError> {
        let mut holdings = BySeat::<Holding>::default();
        let mut won: Option<(Seat, Tile, TileOrigin)> = None;
        for (seat, text) in self.hands.iter() {
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            // Figures alone are points, however many.
            if text.bytes().all(|byte| byte.is_ascii_digit()) {
                let points = text.parse().ok();
                let points = points.filter(|points| *points <= Self::MAX_POINTS);
                holdings[seat] = Holding::Points(points.ok_or(EntryError::Points(seat))?);
                continue;
            }
            let typed: TypedHand = text.parse().map_err(|why| EntryError::Typed(seat, why))?;
            if let Some(last) = typed.short.last
                && won.replace((seat, last, typed.origin)).is_some()
            {
                return Err(EntryError::TwoWinners(seat));
            }
            holdings[seat] = Holding::Tiles(typed.short);
        }
        let with_east = |origin: TileOrigin| {
            origin.with_east(self.east.unwrap_or(progress.east), progress.east)
        };
        let won = won.map(|(seat, last, origin)| (seat, last, with_east(origin)));
        let (winner, last, origin) = won.ok_or(EntryError::NoWinner)?;
        let played = PlayedHand {
            winner,
            last,
            origin,
            holdings,
            circumstances: BTreeSet::new(),
            liable: None,
        };
        played.check(progress)?;
        let is_possible = |circumstance: &Circumstance| played.is_possible(*circumstance, progress);
        let marked = self.circumstances.iter().copied();
        let circumstances: BTreeSet<Circumstance> = marked.filter(is_possible).collect();
        let discarder_pays = circumstances.contains(&Circumstance::PaysForAll);
        let discarder = discarder_pays.then(|| played.from(progress)).flatten();
        let liable = self.liable.or(discarder).filter(|seat| *seat != winner);
        Ok(PlayedHand {
            circumstances,
            liable,
            ..played
        })
    }
}

/// A typed line with the letter of its last tile rewritten for a new East, so that it means the same person. The rest stays as typed.
fn with_east(line: &str, old_east: Seat, east: Seat) -> String {
    let Ok(typed) = line.parse::<TypedHand>() else {
        return line.to_owned();
    };
    let origin = typed.origin.with_east(old_east, east);
    let (Some(wind), true) = (origin.supplier(), origin != typed.origin) else {
        return line.to_owned();
    };
    let expected = TypedHand { origin, ..typed };
    let ends_tile = |letter: char| letter.is_whitespace() || ",+([<".contains(letter);
    let plus = line.find('+').map_or(line.len(), |plus| plus + 1);
    let end = line[plus..]
        .find(ends_tile)
        .map_or(line.len(), |end| plus + end);
    let mut letters = line[..end].to_owned();
    letters.pop();
    let letter = wind.letter().to_ascii_lowercase();
    let changed = format!("{letters}{letter}{}", &line[end..]);
    match changed.parse::<TypedHand>() {
        Ok(read) if read == expected => changed,
        _ => expected.to_string(),
    }
}

impl PlayedHand {
    /// The winner's tiles. Always there, since only tiles can win.
    fn winner_tiles(&self) -> Option<&ShortHand> {
        match &self.holdings[self.winner] {
            Holding::Tiles(short) => Some(short),
            Holding::Nothing | Holding::Points(_) => None,
        }
    }

    /// The player who supplied the last tile, if another player did and is known.
    pub fn from(&self, progress: &GameProgress) -> Option<Seat> {
        let wind = self.origin.supplier()?;
        Some(Seat::with_wind(wind, progress.east))
    }

    /// Whether a circumstance is possible in this hand.
    pub(super) fn is_possible(&self, circumstance: Circumstance, progress: &GameProgress) -> bool {
        let Some(short) = self.winner_tiles() else {
            return false;
        };
        let melds = &short.hand.melds;
        let is_claimed = |set: &&Meld| matches!(set.kind, MeldKind::Chow | MeldKind::Pung);
        let is_drawn = matches!(self.origin, TileOrigin::Drawn | TileOrigin::Loose);
        let discarder = matches!(self.origin, TileOrigin::Discard(_)).then(|| self.from(progress));
        match circumstance {
            Circumstance::LastTile | Circumstance::OnlyPlace => true,
            // A player claims at most once before the first discard. Kongs may also be made after the call.
            Circumstance::Standing => melds.iter().filter(is_claimed).count() <= 1,
            // Before the first discard only a concealed kong can be robbed.
            Circumstance::Original => {
                let is_robbed = matches!(self.origin, TileOrigin::Kong(_));
                let has_exposed = melds.iter().any(|meld| meld.is_exposed());
                self.winner == progress.east && (is_drawn || is_robbed) && !has_exposed
            }
            Circumstance::FirstDiscard => {
                let from_east =
                    discarder.is_some_and(|seat| seat.is_none_or(|seat| seat == progress.east));
                let has_exposed = melds.iter().any(|meld| meld.is_exposed());
                self.winner != progress.east && from_east && !has_exposed
            }
            Circumstance::KongUponKong => is_drawn && self.count_kongs() >= 2,
            Circumstance::Thirteenth => self.winner == progress.east,
            Circumstance::PaysForAll => discarder.flatten().is_some(),
        }
    }

    /// The number of kongs on the table, as far as the hands show.
    fn count_kongs(&self) -> usize {
        let hands = self
            .holdings
            .iter()
            .filter_map(|(_, holding)| match holding {
                Holding::Tiles(short) => Some(&short.hand.melds),
                Holding::Nothing | Holding::Points(_) => None,
            });
        let sets = hands.flatten();
        sets.filter(|set| set.kind == MeldKind::Kong).count()
    }

    /// Checks the numbers of tiles and the origin of the last one, but not whether the winner's tiles are Mah Jongg.
    fn check(&self, progress: &GameProgress) -> Result<(), EntryError> {
        let mut all = Counts::default();
        for (seat, holding) in self.holdings.iter() {
            let Holding::Tiles(short) = holding else {
                continue;
            };
            let tiles = short.hand.stake.len() + 3 * short.hand.melds.len();
            if seat == self.winner && tiles != 14 {
                return Err(EntryError::WinnerTiles(seat, tiles));
            }
            // East still holds the fourteenth tile when a kong is robbed before play (classical).
            let max_tiles = match self.origin {
                TileOrigin::Kong(_) if seat == progress.east => 14,
                _ => 13,
            };
            if seat != self.winner && tiles > max_tiles {
                return Err(EntryError::LoserTiles(seat, tiles));
            }
            all.extend(short.hand.all_tiles().iter());
            if let Some((tile, count)) = all.kinds().find(|(tile, count)| *count > tile.copies()) {
                return Err(EntryError::TooMany(seat, tile, count));
            }
        }
        if self.from(progress) == Some(self.winner) {
            return Err(EntryError::OwnTile(self.winner));
        }
        let Some(short) = self.winner_tiles() else {
            return Ok(());
        };
        let has_kong = short
            .hand
            .melds
            .iter()
            .any(|set| set.kind == MeldKind::Kong);
        if self.origin == TileOrigin::Loose && !has_kong && short.hand.bonus.is_empty() {
            return Err(EntryError::NoLoose(self.winner));
        }
        let held = short.hand.playing_tiles()[self.last];
        if matches!(self.origin, TileOrigin::Kong(_)) && held > 1 {
            return Err(EntryError::NotRobbed(self.winner, self.last));
        }
        Ok(())
    }
}
