//! What happens at the table. Views, logs, replays and network messages are made from these events.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Claim, ReadyFor, Viewer};
use crate::rules::{Score, Settlement, Source};
use crate::tiles::{BySeat, Meld, Seat, Tile, Wind};

/// Tiles that a viewer may or may not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tiles {
    /// Tiles whose faces this viewer sees.
    Known(SmallVec<[Tile; 4]>),
    /// This many, face down.
    Hidden(u8),
}

/// The score of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// As our rules score it.
    Ours(Arc<Score>),
    /// As a foreign server reported it.
    Foreign {
        /// The hand's score.
        total: u32,
        /// Its explanation.
        text: String,
    },
}

/// Why a claim was not granted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Denial {
    /// Another player gets the tile for this better claim.
    BetterClaim(Claim),
    /// As a foreign server put it. Serialized as the text alone.
    #[serde(untagged)]
    Foreign(String),
}

/// An event at the table. A tile that is `None` is face down for this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A game begins. The first East is given by the setup or random.
    GameBegan {
        /// The first East.
        first_east: Seat,
        /// Everybody's score at the start.
        scores: BySeat<i64>,
    },
    /// A game resumes between two deals.
    GameResumed {
        /// The first East of the game.
        first_east: Seat,
        /// Who is East.
        east: Seat,
        /// The Wind of the Round.
        round_wind: Wind,
        /// Deals played before.
        deals: u32,
        /// Hands East has won in a row.
        east_wins: u32,
        /// Everybody's score.
        scores: BySeat<i64>,
    },
    /// A round begins. Not announced for the first round.
    RoundBegan {
        /// The wind.
        wind: Wind,
    },
    /// A new wall is built and opened.
    DealBegan {
        /// Number of the deal in the game, from 1, dead hands included.
        number: u32,
        /// Who is East.
        east: Seat,
        /// East's two dice, then the two of the player who opens the wall; each 1 to 6.
        dice: [u8; 4],
    },
    /// The deal is a Goulash. Its rules are in force until the next deal.
    GoulashBegan,
    /// All players are asked for three tiles to pass on before a Goulash.
    ExchangeAsked {
        /// The round, from 1 to 3.
        round: u8,
    },
    /// A player has chosen tiles to pass on.
    ExchangeChosen {
        /// Which player.
        seat: Seat,
    },
    /// Tiles chosen before a Goulash change hands.
    Exchanged {
        /// Who gives them.
        from: Seat,
        /// Who gets them.
        to: Seat,
        /// The tiles.
        tiles: Tiles,
    },
    /// Tiles are dealt, four or one at a time.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The tiles that are dealt.
        tiles: Tiles,
    },
    /// The players are asked to be ready.
    ReadyAsked {
        /// For what.
        purpose: ReadyFor,
        /// Who need not answer.
        exempt: Option<Seat>,
    },
    /// A player is ready.
    Ready {
        /// Who is ready.
        seat: Seat,
    },
    /// A tile is drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; `None` if face down for this viewer.
        tile: Option<Tile>,
        /// From the wall, or a Loose Tile.
        source: Source,
    },
    /// The player is asked whether to lay out these kongs before play; an empty list ends the question. Only where the table lays out bonus
    /// tiles. Seen by that player alone.
    DeclareAsked {
        /// Who is asked.
        seat: Seat,
        /// The tiles of the kongs.
        kongs: SmallVec<[Tile; 3]>,
    },
    /// A bonus tile is laid out. The replacement follows as `Drew`.
    BonusDeclared {
        /// By whom.
        seat: Seat,
        /// The Flower or Season.
        tile: Tile,
    },
    /// A player has finished laying out tiles before play.
    DeclaringFinished {
        /// Which player.
        seat: Seat,
    },
    /// A tile is discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile that is discarded.
        tile: Tile,
        /// Its serial number in the deal, from 1, in one series with declared kongs.
        serial: u32,
        /// An Original Call was made with it.
        calling: bool,
    },
    /// After the first discard these tiles would complete the hand: a Standing Hand may be declared. Seen by that player alone.
    StandAsked {
        /// Who is asked.
        seat: Seat,
        /// The kinds that complete the hand.
        waits: Vec<Tile>,
    },
    /// A player does not declare a Standing Hand. Seen by that player alone.
    StandDeclined {
        /// Which player.
        seat: Seat,
    },
    /// A Standing Hand is declared (Bloem, rule 9).
    Stood {
        /// By whom.
        seat: Seat,
    },
    /// A player passes. Seen by that player alone.
    Passed {
        /// Who passes.
        seat: Seat,
        /// On which discard or kong.
        serial: u32,
        /// Whether because the time ran out.
        timed_out: bool,
    },
    /// A claim is made, not yet granted.
    Claimed {
        /// By whom.
        seat: Seat,
        /// For which discard or kong.
        serial: u32,
        /// What the tile is claimed for.
        claim: Claim,
    },
    /// A claim is not granted. Seen by that player alone.
    ClaimDenied {
        /// The player whose claim it was.
        seat: Seat,
        /// Why it was not granted.
        reason: Denial,
    },
    /// A chow without position was granted: its owner is asked for the position. Seen by that player alone.
    ChowToPlace {
        /// Whose chow it is.
        seat: Seat,
        /// The claimed tile.
        tile: Tile,
    },
    /// A set with a claimed tile is laid out. After a kong a Loose Tile follows as `Drew`. After Mah Jongg it is the set that the winner
    /// completes with the claimed tile (classical).
    Melded {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
        /// The claimed tile.
        tile: Tile,
        /// Who discarded it, or made the kong that was robbed.
        from: Seat,
    },
    /// The claimed or robbed tile was dangerous: whoever supplied it may have let off a cannon (Millington 90 to 96).
    Dangerous {
        /// Who discarded it, or made the kong that was robbed.
        seat: Seat,
        /// The serial number of the discard or kong.
        serial: u32,
        /// Whether all other tiles on that player's stake were dangerous too.
        no_choice: bool,
    },
    /// A player makes a kong, concealed or annexed. Where the rules allow it, others may rob it before the Loose Tile is drawn.
    KongDeclared {
        /// By whom.
        seat: Seat,
        /// The kong.
        meld: Meld,
        /// Its serial number, in one series with the discards.
        serial: u32,
    },
    /// A player goes Mah Jongg.
    WentMahJong {
        /// The winner.
        seat: Seat,
        /// The last tile.
        tile: Tile,
        /// Where it came from.
        source: Source,
        /// From whom, for a discard or a robbed kong.
        from: Option<Seat>,
    },
    /// A concealed set is laid out for scoring after Mah Jongg (classical).
    Formed {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// The winner lays out a special hand as a whole after Mah Jongg (classical).
    FormedSpecial {
        /// By whom.
        seat: Seat,
        /// Its tiles, with the one that completed it at the end.
        tiles: Vec<Tile>,
    },
    /// The tiles left on a stake are shown.
    TilesShown {
        /// The player whose stake it is.
        seat: Seat,
        /// The tiles on it.
        tiles: Vec<Tile>,
    },
    /// A hand is scored.
    Scored {
        /// The player whose hand it is.
        seat: Seat,
        /// The score.
        outcome: Outcome,
    },
    /// The deal is settled.
    Settled {
        /// Who paid whom.
        settlement: Box<Settlement>,
        /// The text of a foreign server; empty for our own settlement.
        text: String,
        /// Running scores after the payments.
        scores: BySeat<i64>,
    },
    /// All hands were visible, so nothing is paid.
    NotSettled,
    /// A dead hand: the wall is exhausted, or the deal was abandoned.
    WashedOut {
        /// Why, in English.
        reason: String,
    },
    /// Show All Hands was switched on or off.
    HandsShown {
        /// The tiles on each stake, empty for those that the viewer may not see; `None` when switched off.
        stakes: Option<BySeat<Vec<Tile>>>,
    },
    /// An option of the game has a new value.
    OptionChanged {
        /// Its name on the wire.
        name: String,
        /// Its value, as on the wire.
        value: String,
    },
    /// Debugging: a tile in a hand was replaced. Seen by those who see that hand.
    TileSwapped {
        /// Whose hand.
        seat: Seat,
        /// The tile given up.
        old: Tile,
        /// The tile taken.
        new: Tile,
    },
    /// The game is over.
    GameEnded,
}

impl Tiles {
    /// The number of tiles.
    pub fn len(&self) -> usize {
        match self {
            Self::Known(tiles) => tiles.len(),
            Self::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there are no tiles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Outcome {
    /// The total that counts in the settlement.
    pub fn total(&self) -> u32 {
        match self {
            Self::Ours(score) => score.total,
            Self::Foreign { total, .. } => *total,
        }
    }
}

impl Event {
    /// The event as a viewer may see it; `None` if the viewer may not see it at all.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        self.visible_to(viewer).map(Cow::into_owned)
    }

    /// Like `seen_by`, without a copy if nothing is hidden.
    pub fn visible_to(&self, viewer: Viewer) -> Option<Cow<'_, Self>> {
        match self {
            Self::DeclareAsked { seat, .. }
            | Self::StandAsked { seat, .. }
            | Self::StandDeclined { seat }
            | Self::Passed { seat, .. }
            | Self::ClaimDenied { seat, .. }
            | Self::ChowToPlace { seat, .. } => viewer.plays(*seat).then_some(Cow::Borrowed(self)),
            Self::TileSwapped { seat, .. } => viewer.sees(*seat).then_some(Cow::Borrowed(self)),
            Self::Dealt { seat, tiles } if !viewer.sees(*seat) => Some(Cow::Owned(Self::Dealt {
                seat: *seat,
                tiles: Tiles::Hidden(tiles.len() as u8),
            })),
            Self::Exchanged { from, to, tiles } if !viewer.sees(*from) && !viewer.sees(*to) => {
                Some(Cow::Owned(Self::Exchanged {
                    from: *from,
                    to: *to,
                    tiles: Tiles::Hidden(tiles.len() as u8),
                }))
            }
            Self::Drew { seat, source, .. } if !viewer.sees(*seat) => {
                Some(Cow::Owned(Self::Drew {
                    seat: *seat,
                    tile: None,
                    source: *source,
                }))
            }
            Self::HandsShown {
                stakes: Some(stakes),
            } => Some(Cow::Owned(Self::HandsShown {
                stakes: Some(BySeat::from_fn(|seat| {
                    if viewer.sees(seat) {
                        stakes[seat].clone()
                    } else {
                        Vec::new()
                    }
                })),
            })),
            _ => Some(Cow::Borrowed(self)),
        }
    }
}

#[cfg(test)]
mod tests;
