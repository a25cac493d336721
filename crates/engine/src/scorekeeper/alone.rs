//! A hand by itself: what it is worth, and what is one tile away.

use std::collections::BTreeSet;

use super::{
    Came, Circumstance, Counted, Draft, Holding, Played, Reckoning, ScoredHand, Slip, TypedHand,
};
use crate::rules::{NotMahJongg, RuleSet};
use crate::table::GameProgress;
use crate::tiles::{BySeat, Hand, Seat, Tile, Wind};

/// The most ways of getting on that are told.
const MOST: usize = 4;

/// A hand by itself and how it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alone {
    /// What was typed.
    pub typed: String,
    /// The player's own wind.
    pub own: Wind,
    /// The Wind of the Round.
    pub round: Wind,
    /// What else happened.
    pub ticks: BTreeSet<Circumstance>,
}

/// What is found about it.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It is Mah Jongg, or a loser's hand: what it counts, and the tiles that would complete it.
    Counted(Box<ScoredHand>, Vec<Wait>),
    /// It is not Mah Jongg and why; and what it would wait for without one of its tiles.
    NotYet(NotMahJongg, Vec<(Tile, Vec<Tile>)>),
}

/// A tile that completes a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// What the hand counts with another player's discard.
    pub discarded: u32,
    /// What it counts with the tile drawn.
    pub drawn: u32,
}

impl Default for Alone {
    fn default() -> Self {
        Self {
            typed: String::new(),
            own: Wind::East,
            round: Wind::East,
            ticks: BTreeSet::new(),
        }
    }
}

impl Alone {
    /// The table at which this hand is the only one.
    fn at(&self) -> GameProgress {
        GameProgress {
            east: Seat::new(0),
            round_wind: self.round,
            deals: 0,
            east_wins: 0,
            rounds_done: 0,
        }
    }

    fn seat(&self) -> Seat {
        Seat::with_wind(self.own, Seat::new(0))
    }

    fn draft(&self) -> Draft {
        let mut hands = BySeat::<String>::default();
        hands[self.seat()] = self.typed.clone();
        Draft {
            hands,
            ticks: self.ticks.clone(),
            east: None,
        }
    }

    /// What may have happened and would count.
    pub fn offered(&self, rules: &RuleSet) -> Vec<Circumstance> {
        let at = self.at();
        let Ok(played) = self.draft().read(&at) else {
            return Vec::new();
        };
        let all = Circumstance::ALL.into_iter();
        all.filter(|tick| *tick != Circumstance::PaysForAll)
            .filter(|tick| Reckoning::matters(*tick, &played, &at, rules))
            .collect()
    }

    /// What it is worth.
    ///
    /// # Errors
    /// What was typed is no hand.
    pub fn answer(&self, rules: &RuleSet) -> Result<Answer, Slip> {
        let (seat, at) = (self.seat(), self.at());
        let typed: TypedHand = self.typed.parse().map_err(|why| Slip::Typed(seat, why))?;
        if typed.short.last.is_none() {
            return self.unfinished(typed, rules);
        }
        let played = self.draft().read(&at)?;
        match counted(&played, &at, rules) {
            Ok(scored) => Ok(Answer::Counted(scored, Vec::new())),
            Err(Slip::NotMahJongg(_, why)) => {
                let hand = &typed.short.hand;
                let mut ways: Vec<(Tile, Vec<Tile>)> = hand
                    .stake
                    .kinds()
                    .map(|(tile, _)| (tile, self.waits(&without(hand, tile), rules)))
                    .filter(|(_, waits)| !waits.is_empty())
                    .collect();
                ways.sort_by_key(|(_, waits)| std::cmp::Reverse(waits.len()));
                ways.truncate(MOST);
                Ok(Answer::NotYet(why, ways))
            }
            Err(slip) => Err(slip),
        }
    }

    /// A hand without its last tile: what it counts as a loser's, and what would complete it.
    fn unfinished(&self, typed: TypedHand, rules: &RuleSet) -> Result<Answer, Slip> {
        let seat = self.seat();
        let tiles = typed.short.hand.stake.len() + 3 * typed.short.hand.melds.len();
        if tiles > 13 {
            return Err(match tiles {
                14 => Slip::NoWinner,
                _ => Slip::LoserTiles(seat, tiles),
            });
        }
        let hand = typed.short.hand.clone();
        let waits = match tiles {
            13 => self.waits(&hand, rules),
            _ => Vec::new(),
        };
        let worth = |tile: Tile, came: Came| {
            let mut short = typed.short.clone();
            short.hand.stake.add(tile);
            short.last = Some(tile);
            let played = self.played(seat, Holding::Tiles(short), tile, came);
            counted(&played, &self.at(), rules).map_or(0, |scored| scored.score.total)
        };
        let waits = waits.into_iter().map(|tile| Wait {
            tile,
            discarded: worth(tile, Came::Discard(None)),
            drawn: worth(tile, Came::Drawn),
        });
        let waits = waits.collect();
        // Somebody else has won.
        let mut played = self.played(seat, Holding::Tiles(typed.short), FILLER, Came::Drawn);
        played.winner = seat.next();
        let scored = counted_of(seat, &played, &self.at(), rules)?;
        Ok(Answer::Counted(scored, waits))
    }

    fn played(&self, seat: Seat, holding: Holding, last: Tile, came: Came) -> Played {
        let mut holdings = BySeat::<Holding>::default();
        holdings[seat] = holding;
        Played {
            winner: seat,
            last,
            came,
            holdings,
            ticks: BTreeSet::new(),
        }
    }

    fn waits(&self, hand: &Hand, rules: &RuleSet) -> Vec<Tile> {
        let seat = self.seat();
        let played = self.played(seat.next(), Holding::Nothing, FILLER, Came::Drawn);
        rules.waits(
            hand,
            &super::reckoning::situation(seat, &played, &self.at()),
        )
    }
}

/// Any tile, where somebody else has won with one that does not matter.
const FILLER: Tile = Tile::wind(Wind::East);

fn without(hand: &Hand, tile: Tile) -> Hand {
    let mut hand = hand.clone();
    hand.stake.remove(tile);
    hand
}

fn counted(played: &Played, at: &GameProgress, rules: &RuleSet) -> Result<Box<ScoredHand>, Slip> {
    counted_of(played.winner, played, at, rules)
}

fn counted_of(
    seat: Seat,
    played: &Played,
    at: &GameProgress,
    rules: &RuleSet,
) -> Result<Box<ScoredHand>, Slip> {
    let mut reckoning = Reckoning::of(played, at, rules)?;
    match std::mem::take(&mut reckoning.hands[seat]) {
        Counted::Scored(scored) => Ok(scored),
        Counted::Nothing | Counted::Told(_) => Err(Slip::NoWinner),
    }
}

#[cfg(test)]
mod tests;
