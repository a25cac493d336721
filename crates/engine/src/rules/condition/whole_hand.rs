//! Conditions on the whole hand: limit hands and other unusual hands of the classical game.

use serde::{Deserialize, Serialize};

use super::concealed::{is_fully, only_exposed_set};
use super::only;
use crate::rules::facts::Facts;
use crate::rules::{Obstacle, is_thirteen_wonders};
use crate::tiles::{Meld, MeldKind, Tile};

/// What a whole hand must look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WholeHand {
    /// Seven pairs.
    SevenPairs,
    /// Fourfold Plenty: four kongs.
    FourKongs,
    /// Buried Treasure: four pungs or kongs in a hand concealed to the end.
    ConcealedPungs,
    /// Thirteen Unique Wonders: one of each terminal and honour, and a second of one of them.
    ThirteenWonders,
    /// Concealed Clear Suit: one suit without honours, concealed to the end.
    ConcealedSuit,
    /// Imperial Jade: green tiles only.
    Green,
    /// Nine Gates: 1112345678999 of one suit, all on the stake, before the last tile.
    NineGates,
    /// Wriggling Snake: pungs or kongs of ones and nines of one suit, with 2 to 8 once each and a second 2, 5 or 8 for the pair.
    Snake,
    /// No set or pair scores. Bonus tiles do not matter, and seven pairs are never such a hand.
    NoScore,
}

impl WholeHand {
    pub(super) fn holds(self, facts: &Facts<'_>) -> bool {
        let melds = || facts.arrangement.melds.iter();
        let pungs = || facts.sets().filter(|set| set.is_pung_or_kong()).count();
        match self {
            Self::SevenPairs => has_seven_pairs(facts),
            Self::FourKongs => melds().filter(|meld| meld.kind == MeldKind::Kong).count() == 4,
            Self::ConcealedPungs => is_fully(facts) && pungs() == 4,
            Self::ThirteenWonders => {
                facts.arrangement.melds.is_empty() && is_thirteen_wonders(&facts.arrangement.rest)
            }
            Self::ConcealedSuit => is_fully(facts) && is_one_suit(facts),
            Self::Green => facts.hand.playing_tiles().iter().all(Tile::is_green),
            Self::NineGates => is_one_suit(facts) && called_on_nine_gates(facts),
            Self::Snake => is_one_suit(facts) && is_snake(facts),
            Self::NoScore => !facts.any_set_scores() && !has_seven_pairs(facts),
        }
    }

    /// The only obstacle, if the condition is narrowly missed.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        let pungs = || facts.sets().filter(|set| set.is_pung_or_kong());
        let four_pungs = pungs().count() == 4;
        match self {
            Self::FourKongs => {
                let pung = only(pungs().filter(|set| set.kind == MeldKind::Pung))
                    .filter(|_| four_pungs)?;
                Some(Obstacle::NotAKong(*pung))
            }
            Self::ConcealedPungs => only_exposed_set(facts).filter(|_| four_pungs),
            Self::ConcealedSuit => {
                let one_suit = facts.tiles.suits.count_ones() == 1 && !facts.tiles.honours;
                only_exposed_set(facts).filter(|_| one_suit)
            }
            Self::Green => {
                let green = |set: &&Meld| set.tiles().into_iter().all(Tile::is_green);
                let other = only(facts.arrangement.melds.iter().filter(|set| !green(set)))?;
                let all_in_sets = facts.arrangement.rest.is_empty();
                all_in_sets.then_some(Obstacle::DoesNotFit(*other))
            }
            _ => None,
        }
    }
}

fn has_seven_pairs(facts: &Facts<'_>) -> bool {
    let melds = &facts.arrangement.melds;
    melds.len() == 7 && melds.iter().all(|meld| meld.kind == MeldKind::Pair)
}

fn is_one_suit(facts: &Facts<'_>) -> bool {
    facts.tiles.suits.count_ones() == 1 && !facts.tiles.honours
}

fn called_on_nine_gates(facts: &Facts<'_>) -> bool {
    facts.hand_before().is_some_and(|hand| {
        let is_expected = |(tile, count): (Tile, u8)| match tile.is_terminal() {
            true => count == 3,
            false => count == 1,
        };
        hand.melds.is_empty() && hand.stake.len() == 13 && hand.stake.kinds().all(is_expected)
    })
}

fn is_snake(facts: &Facts<'_>) -> bool {
    let has = |kind, number| {
        let melds = facts.arrangement.melds.iter();
        melds
            .filter(|meld| meld.kind == kind || kind == MeldKind::Pung && meld.is_pung_or_kong())
            .any(|meld| meld.tile.number() == Some(number))
    };
    let chows = |first, second| has(MeldKind::Chow, first) && has(MeldKind::Chow, second);
    let body = has(MeldKind::Pair, 2) && chows(3, 6)
        || has(MeldKind::Pair, 5) && chows(2, 6)
        || has(MeldKind::Pair, 8) && chows(2, 5);
    has(MeldKind::Pung, 1) && has(MeldKind::Pung, 9) && body
}
