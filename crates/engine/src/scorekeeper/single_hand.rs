//! A single hand: its score, and the tiles that would complete it.

use std::collections::BTreeSet;

use super::{
    Circumstance, Draft, EntryError, HandResult, HandTotal, Holding, PlayedHand, ScoredHand,
    TileOrigin, TypedHand,
};
use crate::rules::{NotMahJongg, RuleSet};
use crate::table::GameProgress;
use crate::tiles::{BySeat, Hand, Seat, Tile, Wind};

/// The maximum number of discards that are suggested.
const MAX_SUGGESTIONS: usize = 4;

/// A single hand with its context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleHand {
    /// The typed line.
    pub typed: String,
    /// The player's own wind.
    pub own: Wind,
    /// The Wind of the Round.
    pub round: Wind,
    /// The circumstances of the win.
    pub circumstances: BTreeSet<Circumstance>,
}

/// The result for a single hand.
#[derive(Clone, Debug, PartialEq)]
pub enum SingleHandResult {
    /// Mah Jongg, or a loser's hand: its score, and for a loser's hand the tiles that would complete it.
    Scored(Box<ScoredHand>, Vec<Wait>),
    /// Why the hand is not Mah Jongg, and up to four discards, each with the kinds that would then complete the hand, the most kinds first.
    NotMahJongg(NotMahJongg, Vec<(Tile, Vec<Tile>)>),
}

/// A tile that completes a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// The points of the hand with this tile as another player's discard.
    pub points_if_discarded: u32,
    /// The points of the hand with this tile drawn.
    pub points_if_drawn: u32,
}

impl Default for SingleHand {
    fn default() -> Self {
        Self {
            typed: String::new(),
            own: Wind::East,
            round: Wind::East,
            circumstances: BTreeSet::new(),
        }
    }
}

impl SingleHand {
    /// The progress of a game that consists of this hand only.
    fn progress(&self) -> GameProgress {
        GameProgress {
            east: Seat::new(0),
            round_wind: self.round,
            deals: 0,
            east_wins: 0,
            rounds_done: 0,
            goulash: false,
        }
    }

    /// The player's seat, where seat 0 is East.
    fn seat(&self) -> Seat {
        Seat::with_wind(self.own, Seat::new(0))
    }

    fn draft(&self) -> Draft {
        let mut hands = BySeat::<String>::default();
        hands[self.seat()] = self.typed.clone();
        Draft {
            hands,
            circumstances: self.circumstances.clone(),
            liable: None,
            east: None,
        }
    }

    /// The circumstances that are possible and change the score; none if the typed line is not a winner's hand.
    pub fn offered_circumstances(&self, rules: &RuleSet) -> Vec<Circumstance> {
        let progress = self.progress();
        let Ok(played) = self.draft().read(&progress) else {
            return Vec::new();
        };
        let all = Circumstance::ALL.into_iter();
        all.filter(|circumstance| HandResult::matters(*circumstance, &played, &progress, rules))
            .collect()
    }

    /// The result of the hand.
    ///
    /// # Errors
    /// The typed line is not a hand.
    pub fn evaluate(&self, rules: &RuleSet) -> Result<SingleHandResult, EntryError> {
        let (seat, progress) = (self.seat(), self.progress());
        let typed: TypedHand = self
            .typed
            .parse()
            .map_err(|why| EntryError::Typed(seat, why))?;
        if typed.short.last.is_none() {
            return self.unfinished(typed, rules);
        }
        let played = self.draft().read(&progress)?;
        match winner_score(&played, &progress, rules) {
            Ok(scored) => Ok(SingleHandResult::Scored(scored, Vec::new())),
            Err(EntryError::NotMahJongg(_, why)) => {
                let hand = &typed.short.hand;
                let mut suggestions: Vec<(Tile, Vec<Tile>)> = hand
                    .stake
                    .kinds()
                    .map(|(tile, _)| (tile, self.waits(&without(hand, tile), rules)))
                    .filter(|(_, waits)| !waits.is_empty())
                    .collect();
                suggestions.sort_by_key(|(_, waits)| std::cmp::Reverse(waits.len()));
                suggestions.truncate(MAX_SUGGESTIONS);
                Ok(SingleHandResult::NotMahJongg(why, suggestions))
            }
            Err(error) => Err(error),
        }
    }

    /// A hand without a last tile: its score as a loser's, and the tiles that would complete it.
    fn unfinished(
        &self,
        typed: TypedHand,
        rules: &RuleSet,
    ) -> Result<SingleHandResult, EntryError> {
        let seat = self.seat();
        let tiles = typed.short.hand.stake.len() + 3 * typed.short.hand.melds.len();
        if tiles > 13 {
            return Err(match tiles {
                14 => EntryError::NoWinner,
                _ => EntryError::LoserTiles(seat, tiles),
            });
        }
        let hand = typed.short.hand.clone();
        let waits = match tiles {
            13 => self.waits(&hand, rules),
            _ => Vec::new(),
        };
        let points_with = |tile: Tile, origin: TileOrigin| {
            let mut short = typed.short.clone();
            short.hand.stake.add(tile);
            short.last = Some(tile);
            let played = self.played(seat, Holding::Tiles(short), tile, origin);
            winner_score(&played, &self.progress(), rules).map_or(0, |scored| scored.score.total)
        };
        let waits = waits.into_iter().map(|tile| Wait {
            tile,
            points_if_discarded: points_with(tile, TileOrigin::Discard(None)),
            points_if_drawn: points_with(tile, TileOrigin::Drawn),
        });
        let waits = waits.collect();
        // Another player has won.
        let mut played = self.played(
            seat,
            Holding::Tiles(typed.short),
            OTHERS_LAST_TILE,
            TileOrigin::Drawn,
        );
        played.winner = seat.next();
        let scored = score_of(seat, &played, &self.progress(), rules)?;
        Ok(SingleHandResult::Scored(scored, waits))
    }

    /// A hand won by this player, of which no other hand is known.
    fn played(&self, seat: Seat, holding: Holding, last: Tile, origin: TileOrigin) -> PlayedHand {
        let mut holdings = BySeat::<Holding>::default();
        holdings[seat] = holding;
        PlayedHand {
            winner: seat,
            last,
            origin,
            holdings,
            circumstances: BTreeSet::new(),
            liable: None,
        }
    }

    /// The kinds of tile that would complete this hand.
    fn waits(&self, hand: &Hand, rules: &RuleSet) -> Vec<Tile> {
        let seat = self.seat();
        let played = self.played(
            seat.next(),
            Holding::Nothing,
            OTHERS_LAST_TILE,
            TileOrigin::Drawn,
        );
        rules.waits(
            hand,
            &super::hand_result::situation(seat, &played, &self.progress(), &rules.options),
        )
    }
}

/// The tile with which another player has won, which makes no difference to this hand.
const OTHERS_LAST_TILE: Tile = Tile::wind(Wind::East);

fn without(hand: &Hand, tile: Tile) -> Hand {
    let mut hand = hand.clone();
    hand.stake.remove(tile);
    hand
}

fn winner_score(
    played: &PlayedHand,
    progress: &GameProgress,
    rules: &RuleSet,
) -> Result<Box<ScoredHand>, EntryError> {
    score_of(played.winner, played, progress, rules)
}

fn score_of(
    seat: Seat,
    played: &PlayedHand,
    progress: &GameProgress,
    rules: &RuleSet,
) -> Result<Box<ScoredHand>, EntryError> {
    let mut result = HandResult::of(played, progress, rules)?;
    match std::mem::take(&mut result.hands[seat]) {
        HandTotal::Scored(scored) => Ok(scored),
        HandTotal::Nothing | HandTotal::Points(_) => Err(EntryError::NoWinner),
    }
}

#[cfg(test)]
mod tests;
