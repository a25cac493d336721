//! The result of a hand: what each player's tiles count, line by line, and who pays whom.

use super::{Circumstance, EntryError, Holding, PlayedHand};
use crate::rules::{GameOptions, Happened, RuleSet, RuleSetId, Score, Settlement, Situation};
use crate::table::GameProgress;
use crate::tiles::{BySeat, Counts, Hand, Meld, Seat, ShortHand, Tile};

/// The result of a hand that somebody won.
#[derive(Clone, Debug, PartialEq)]
pub struct HandResult {
    /// What was played.
    pub played: PlayedHand,
    /// Who gave the last tile, if another player did and that is known.
    pub from: Option<Seat>,
    /// What each player's tiles count.
    pub hands: BySeat<HandTotal>,
    /// Who pays whom.
    pub settlement: Settlement,
}

/// What a player's hand counts.
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

/// A hand and what the rules make of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredHand {
    /// The tiles that were typed.
    pub hand: Hand,
    /// What they are worth and why.
    pub score: Score,
    /// How many tiles of a loser were not typed. They are taken for single tiles of all suits.
    pub odd: usize,
}

impl HandTotal {
    /// The points for the settlement.
    pub fn total(&self) -> u32 {
        match self {
            Self::Nothing => 0,
            Self::Points(points) => *points,
            Self::Scored(scored) => scored.score.total,
        }
    }
}

impl HandResult {
    /// What a hand of the game came to by these rules.
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

    /// The circumstances that are possible with this hand and matter by these rules.
    pub fn offered(played: &PlayedHand, at: &GameProgress, rules: &RuleSet) -> Vec<Circumstance> {
        let all = Circumstance::ALL.into_iter();
        all.filter(|tick| match tick {
            // The entries tell how many hands East has won.
            Circumstance::Thirteenth => false,
            _ => Self::matters(*tick, played, at, rules),
        })
        .collect()
    }

    /// Who can have to pay for all after letting off a cannon, which only the classical game knows.
    pub fn possibly_liable(played: &PlayedHand, rules: &RuleSet) -> Vec<Seat> {
        match rules.id {
            RuleSetId::Classical => played.winner.others().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether a circumstance is possible with this hand and matters by these rules.
    pub(super) fn matters(
        tick: Circumstance,
        played: &PlayedHand,
        at: &GameProgress,
        rules: &RuleSet,
    ) -> bool {
        if !played.can_be(tick, at) {
            return false;
        }
        let reckoned = |on: bool| {
            let mut played = played.clone();
            match on {
                true => played.circumstances.insert(tick),
                false => played.circumstances.remove(&tick),
            };
            let reckoning = Self::of(&played, at, rules).ok()?;
            Some((reckoning.hands, reckoning.settlement))
        };
        reckoned(true) != reckoned(false)
    }
}

/// What a hand is scored beside.
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

/// How a player's hand stands.
pub(super) fn situation(
    seat: Seat,
    played: &PlayedHand,
    at: &GameProgress,
    options: &GameOptions,
) -> Situation {
    let ticked = |tick: Circumstance| played.circumstances.contains(&tick);
    let won = seat == played.winner;
    let happened = Happened {
        last_tile: ticked(Circumstance::LastTile),
        standing: ticked(Circumstance::Standing),
        original: ticked(Circumstance::Original),
        first_discard: ticked(Circumstance::FirstDiscard),
        kong_upon_kong: ticked(Circumstance::KongUponKong),
        only_place: ticked(Circumstance::OnlyPlace),
        east_wins: match ticked(Circumstance::Thirteenth) {
            true => options.most_east_wins() - 1,
            false => at.east_wins,
        },
    };
    let winds = (seat.wind(at.east), at.round_wind);
    let last = won.then(|| (played.last, played.came.source()));
    Situation::described(winds, last, open(played), happened)
}

/// The sets that lie open, as far as the hands tell.
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

/// The stake with so many more single tiles, which make no set. Tiles of classes that the hand lacks come first, so that no hand stays
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
