//! The result of a hand: the score of each player's tiles, line by line, and the payments.

use super::{Circumstance, EntryError, Holding, PlayedHand};
use crate::rules::{Circumstances, GameOptions, RuleSet, RuleSetId, Score, Settlement, Situation};
use crate::table::GameProgress;
use crate::tiles::{BySeat, Counts, Hand, Meld, Seat, ShortHand, Tile};

/// The result of a hand that somebody won.
#[derive(Clone, Debug, PartialEq)]
pub struct HandResult {
    /// The hand that was played.
    pub played: PlayedHand,
    /// The player who supplied the last tile, if another player did and is known.
    pub from: Option<Seat>,
    /// The value of each player's tiles.
    pub hands: BySeat<HandTotal>,
    /// The payments.
    pub settlement: Settlement,
}

/// The value of a player's hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum HandTotal {
    /// Nothing was entered.
    #[default]
    Nothing,
    /// Points that were counted at the table.
    Points(u32),
    /// Tiles, scored by the rules.
    Scored(Box<ScoredHand>),
}

/// A hand with its score.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredHand {
    /// The tiles that were typed.
    pub hand: Hand,
    /// Its score.
    pub score: Score,
    /// The number of a loser's tiles that were not typed. They are assumed to be single tiles of all suits.
    pub odd: usize,
}

impl HandTotal {
    /// The points that count in the settlement.
    pub fn total(&self) -> u32 {
        match self {
            Self::Nothing => 0,
            Self::Points(points) => *points,
            Self::Scored(scored) => scored.score.total,
        }
    }
}

impl HandResult {
    /// Scores and settles a hand by these rules.
    ///
    /// # Errors
    /// The winner's tiles are not Mah Jongg.
    pub fn of(played: &PlayedHand, at: &GameProgress, rules: &RuleSet) -> Result<Self, EntryError> {
        let from = played.from(at);
        let table = Table { played, at, rules };
        let mut hands = BySeat::<HandTotal>::default();
        for (seat, holding) in played.holdings.iter() {
            hands[seat] = match holding {
                Holding::Nothing => HandTotal::Nothing,
                Holding::Points(points) => HandTotal::Points(*points),
                Holding::Tiles(short) => HandTotal::Scored(Box::new(table.score(seat, short)?)),
            };
        }
        let totals = BySeat::from_fn(|seat| hands[seat].total());
        let settlement = rules.settle(&totals, played.winner, at.east, from, played.liable);
        Ok(Self {
            played: played.clone(),
            from,
            hands,
            settlement,
        })
    }

    /// The circumstances that are possible in this hand and matter under these rules.
    pub fn offered(played: &PlayedHand, at: &GameProgress, rules: &RuleSet) -> Vec<Circumstance> {
        let all = Circumstance::ALL.into_iter();
        all.filter(|tick| match tick {
            // The entries show how many hands East has won.
            Circumstance::Thirteenth => false,
            _ => Self::matters(*tick, played, at, rules),
        })
        .collect()
    }

    /// The players who may have to pay for all after letting off a cannon, which exists only in the classical game.
    pub fn possibly_liable(played: &PlayedHand, rules: &RuleSet) -> Vec<Seat> {
        match rules.id {
            RuleSetId::Classical => played.winner.others().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether a circumstance is possible in this hand and matters under these rules.
    pub(super) fn matters(
        tick: Circumstance,
        played: &PlayedHand,
        at: &GameProgress,
        rules: &RuleSet,
    ) -> bool {
        if !played.is_possible(tick, at) {
            return false;
        }
        let reckoned = |on: bool| {
            let mut played = played.clone();
            match on {
                true => played.circumstances.insert(tick),
                false => played.circumstances.remove(&tick),
            };
            let result = Self::of(&played, at, rules).ok()?;
            Some((result.hands, result.settlement))
        };
        reckoned(true) != reckoned(false)
    }
}

/// The context in which hands are scored.
struct Table<'a> {
    played: &'a PlayedHand,
    at: &'a GameProgress,
    rules: &'a RuleSet,
}

impl Table<'_> {
    fn score(&self, seat: Seat, short: &ShortHand) -> Result<ScoredHand, EntryError> {
        let situation = situation(seat, self.played, self.at, &self.rules.options);
        let hand = short.hand.clone();
        let missing = 13_usize.saturating_sub(hand.stake.len() + 3 * hand.melds.len());
        let odd = if situation.win.is_some() { 0 } else { missing };
        let whole = Hand {
            stake: with_odd_tiles(&hand, odd),
            ..hand.clone()
        };
        match self.rules.score(&whole, &situation) {
            Some(score) => Ok(ScoredHand { hand, score, odd }),
            None => {
                let why = self.rules.why_not_mah_jong(&hand, &situation);
                Err(EntryError::NotMahJongg(seat, why))
            }
        }
    }
}

/// The situation of a player's hand.
pub(super) fn situation(
    seat: Seat,
    played: &PlayedHand,
    at: &GameProgress,
    options: &GameOptions,
) -> Situation {
    let ticked = |tick: Circumstance| played.circumstances.contains(&tick);
    let won = seat == played.winner;
    let circumstances = Circumstances {
        last_tile: ticked(Circumstance::LastTile),
        standing: ticked(Circumstance::Standing),
        original: ticked(Circumstance::Original),
        first_discard: ticked(Circumstance::FirstDiscard),
        kong_upon_kong: ticked(Circumstance::KongUponKong),
        only_place: ticked(Circumstance::OnlyPlace),
        east_wins: match ticked(Circumstance::Thirteenth) {
            true => options.max_east_wins() - 1,
            false => at.east_wins,
        },
    };
    let winds = (seat.wind(at.east), at.round_wind);
    let last = won.then(|| (played.last, played.origin.source()));
    Situation::described(winds, last, open(played), circumstances)
}

/// The exposed sets, as far as the hands show.
fn open(played: &PlayedHand) -> impl Iterator<Item = Meld> {
    let melds = played
        .holdings
        .iter()
        .filter_map(|(_, holding)| match holding {
            Holding::Tiles(short) => Some(&short.hand.melds),
            Holding::Nothing | Holding::Points(_) => None,
        });
    melds.flatten().copied()
}

/// The stake with this many single tiles added, which form no set. Tiles of classes that the hand lacks come first, so that no hand stays
/// pure.
fn with_odd_tiles(hand: &Hand, odd: usize) -> Counts {
    let (mut stake, held) = (hand.stake.clone(), hand.playing_tiles());
    let class = |tile: Tile| tile.suit().map_or(3, |suit| suit as usize);
    let mut taken = [0; 4];
    let mut free: Vec<(usize, bool, Tile)> = Tile::plain()
        .filter(|tile| !held.has(*tile))
        .map(|tile| {
            let class_of = class(tile);
            taken[class_of] += 1;
            let has = held.kinds().any(|(own, _)| class(own) == class_of);
            (taken[class_of], has, tile)
        })
        .collect();
    free.sort_unstable();
    let singles = free.into_iter().take(odd);
    stake.extend(singles.map(|(.., tile)| tile));
    stake
}
