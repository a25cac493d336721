//! The result of a hand: the score of each player's tiles, line by line, and the payments.

use super::{Circumstance, EntryError, Holding, PlayedHand, TileOrigin};
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
    /// The points of each player's hand.
    pub hands: BySeat<HandTotal>,
    /// The payments.
    pub settlement: Settlement,
}

/// The points of a player's hand, and where they come from.
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
    /// The number of a loser's tiles that were not typed. They are assumed to be single tiles, of all suits and honours.
    pub untyped: usize,
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
    pub fn of(
        played: &PlayedHand,
        progress: &GameProgress,
        rules: &RuleSet,
    ) -> Result<Self, EntryError> {
        let from = played.from(progress);
        let context = ScoringContext {
            played,
            progress,
            rules,
        };
        let mut hands = BySeat::<HandTotal>::default();
        for (seat, holding) in played.holdings.iter() {
            hands[seat] = match holding {
                Holding::Nothing => HandTotal::Nothing,
                Holding::Points(points) => HandTotal::Points(*points),
                Holding::Tiles(short) => HandTotal::Scored(Box::new(context.score(seat, short)?)),
            };
        }
        let totals = BySeat::from_fn(|seat| hands[seat].total());
        let discarder = from.filter(|_| matches!(played.origin, TileOrigin::Discard(_)));
        let settlement = rules.settle(
            &totals,
            played.winner,
            progress.east,
            discarder,
            played.liable,
        );
        Ok(Self {
            played: played.clone(),
            from,
            hands,
            settlement,
        })
    }

    /// The circumstances that are possible in this hand of a scorecard and change its result under these rules.
    pub fn offered_circumstances(
        played: &PlayedHand,
        progress: &GameProgress,
        rules: &RuleSet,
    ) -> Vec<Circumstance> {
        let all = Circumstance::ALL.into_iter();
        all.filter(|circumstance| match circumstance {
            // The entries show how many hands East has won.
            Circumstance::Thirteenth => false,
            _ => Self::matters(*circumstance, played, progress, rules),
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

    /// Whether a circumstance is possible in this hand and changes its result under these rules.
    pub(super) fn matters(
        circumstance: Circumstance,
        played: &PlayedHand,
        progress: &GameProgress,
        rules: &RuleSet,
    ) -> bool {
        if !played.is_possible(circumstance, progress) {
            return false;
        }
        let result_when = |marked: bool| {
            let mut played = played.clone();
            match marked {
                true => played.circumstances.insert(circumstance),
                false => played.circumstances.remove(&circumstance),
            };
            let result = Self::of(&played, progress, rules).ok()?;
            Some((result.hands, result.settlement))
        };
        result_when(true) != result_when(false)
    }
}

/// The context in which hands are scored.
struct ScoringContext<'a> {
    played: &'a PlayedHand,
    progress: &'a GameProgress,
    rules: &'a RuleSet,
}

impl ScoringContext<'_> {
    fn score(&self, seat: Seat, short: &ShortHand) -> Result<ScoredHand, EntryError> {
        let situation = situation(seat, self.played, self.progress, &self.rules.options);
        let hand = short.hand.clone();
        let missing = 13_usize.saturating_sub(hand.stake.len() + 3 * hand.melds.len());
        let untyped = if situation.win.is_some() { 0 } else { missing };
        let with_untyped = Hand {
            stake: add_untyped_tiles(&hand, untyped),
            ..hand.clone()
        };
        match self.rules.score(&with_untyped, &situation) {
            Some(score) => Ok(ScoredHand {
                hand,
                score,
                untyped,
            }),
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
    progress: &GameProgress,
    options: &GameOptions,
) -> Situation {
    let is_marked = |circumstance: Circumstance| played.circumstances.contains(&circumstance);
    let is_winner = seat == played.winner;
    let circumstances = Circumstances {
        last_tile: is_marked(Circumstance::LastTile),
        standing: is_marked(Circumstance::Standing),
        original: is_marked(Circumstance::Original),
        first_discard: is_marked(Circumstance::FirstDiscard),
        kong_upon_kong: is_marked(Circumstance::KongUponKong),
        only_place: is_marked(Circumstance::OnlyPlace),
        east_wins: match is_marked(Circumstance::Thirteenth) {
            true => options.max_east_wins() - 1,
            false => progress.east_wins,
        },
    };
    let winds = (seat.wind(progress.east), progress.round_wind);
    let winning_tile = is_winner.then(|| (played.last, played.origin.source()));
    Situation::described(winds, winning_tile, melds_on_table(played), circumstances)
}

/// The sets on the table, as far as they were typed.
fn melds_on_table(played: &PlayedHand) -> impl Iterator<Item = Meld> {
    let melds = played
        .holdings
        .iter()
        .filter_map(|(_, holding)| match holding {
            Holding::Tiles(short) => Some(&short.hand.melds),
            Holding::Nothing | Holding::Points(_) => None,
        });
    melds.flatten().copied()
}

/// The stake with `count` tiles added that make no pair or pung. They come from the suits and honours in turn, first from those that the
/// hand lacks, so that no hand seems to be of one suit.
fn add_untyped_tiles(hand: &Hand, count: usize) -> Counts {
    let (mut stake, held) = (hand.stake.clone(), hand.playing_tiles());
    let class_index = |tile: Tile| tile.suit().map_or(3, |suit| suit as usize);
    let mut class_counts = [0; 4];
    let mut candidates: Vec<(usize, bool, Tile)> = Tile::plain()
        .filter(|tile| !held.has(*tile))
        .map(|tile| {
            let class = class_index(tile);
            class_counts[class] += 1;
            let has_class = held.kinds().any(|(own, _)| class_index(own) == class);
            (class_counts[class], has_class, tile)
        })
        .collect();
    candidates.sort_unstable();
    let singles = candidates.into_iter().take(count);
    stake.extend(singles.map(|(.., tile)| tile));
    stake
}
