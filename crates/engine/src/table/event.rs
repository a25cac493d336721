//! What happens at the table. The state, the screen, saves, replays and network messages are all made from these.

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
    /// So many, face down.
    Hidden(u8),
}

/// A scored hand: our own score, or points and text that a foreign server sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Worked out by our rules.
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
    /// Another player's claim goes first: this one.
    BetterClaim(Claim),
    /// As a foreign server put it.
    Foreign(String),
}

/// Something that happened. `tile: None` in draws means face down for this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A game begins; a die has chosen the first East [T9].
    GameBegan {
        /// Who is East first (red name).
        first_east: Seat,
        /// Everybody's score at the start.
        scores: BySeat<i64>,
    },
    /// A game goes on between two deals where it was left.
    GameResumed {
        /// Who was East first (red name).
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
    /// The Wind of the Round is now this one; not announced for the first round.
    RoundBegan {
        /// The wind.
        wind: Wind,
    },
    /// A new wall is built and opened.
    DealBegan {
        /// Number of this deal in the game, from 1, dead hands included.
        number: u32,
        /// Who is East.
        east: Seat,
        /// East's two dice, then the opener's two [T11, T12].
        dice: [u8; 4],
    },
    /// Tiles are dealt, four or one at a time [T16].
    Dealt {
        /// To whom.
        seat: Seat,
        /// The tiles that are dealt.
        tiles: Tiles,
    },
    /// Everybody is asked to be ready; `exempt` need not answer.
    ReadyAsked {
        /// For what.
        purpose: ReadyFor,
        /// Who need not answer.
        exempt: Option<Seat>,
    },
    /// That player is ready.
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
        /// From the wall or a Loose Tile.
        source: Source,
    },
    /// These dealt kongs may be laid out now; none: nothing more is asked [T17, Q42]. Only where the table lays
    /// out bonus tiles by itself; seen by that player alone.
    DeclareAsked {
        /// Who is asked.
        seat: Seat,
        /// The tiles of the kongs.
        kongs: SmallVec<[Tile; 3]>,
    },
    /// A bonus tile is laid out; the replacement follows as `Drew`.
    BonusDeclared {
        /// By whom.
        seat: Seat,
        /// The Flower or Season.
        tile: Tile,
    },
    /// That player has laid out what there was before play.
    DeclaringFinished {
        /// Who has laid it out.
        seat: Seat,
    },
    /// A tile is discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile that is discarded.
        tile: Tile,
        /// Its number in the deal, from 1; kongs that can be robbed share the series.
        serial: u32,
        /// An Original Call was made with it.
        calling: bool,
    },
    /// After the first discard these tiles would win: a Standing Hand may be declared. Seen by that player alone.
    StandAsked {
        /// Who is asked.
        seat: Seat,
        /// All kinds that complete the hand.
        waits: Vec<Tile>,
    },
    /// The player does not declare a Standing Hand. Seen by that player alone.
    StandDeclined {
        /// Who does not declare it.
        seat: Seat,
    },
    /// A Standing Hand is declared [P27].
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
        /// The time was over.
        timed_out: bool,
    },
    /// A claim is made, not yet granted.
    Claimed {
        /// By whom.
        seat: Seat,
        /// For which discard or kong.
        serial: u32,
        /// What for.
        claim: Claim,
    },
    /// That claim lost to a better one. Seen by that player alone.
    ClaimDenied {
        /// The player whose claim it was.
        seat: Seat,
        /// Why it was not granted.
        reason: Denial,
    },
    /// A chow without position was granted; its owner now says where the tile stands. Seen by that player alone.
    ChowToPlace {
        /// Whose chow it is.
        seat: Seat,
        /// The claimed tile.
        tile: Tile,
    },
    /// A claimed set is laid out; after a kong a Loose Tile follows as `Drew`.
    Melded {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
        /// The claimed tile.
        tile: Tile,
        /// Whose discard it was.
        from: Seat,
    },
    /// The claimed discard was a dangerous one (classical, section cannon).
    Dangerous {
        /// Who threw it.
        seat: Seat,
        /// Its serial.
        serial: u32,
        /// There was no other choice.
        no_choice: bool,
    },
    /// A kong is made in one's own turn, concealed or annexed; others may rob it before the Loose Tile is drawn.
    KongDeclared {
        /// By whom.
        seat: Seat,
        /// The kong.
        meld: Meld,
        /// Its serial number.
        serial: u32,
    },
    /// Somebody is out.
    WentMahJong {
        /// Who is out.
        seat: Seat,
        /// The last tile.
        tile: Tile,
        /// How it came.
        source: Source,
        /// From whom, for a discard or a robbed kong.
        from: Option<Seat>,
    },
    /// After Mah Jongg a set is laid out for scoring (classical).
    Formed {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// After Mah Jongg a special hand is laid out whole (classical: Thirteen Wonders).
    FormedSpecial {
        /// By whom.
        seat: Seat,
        /// Its tiles, the last tile at the end if it was drawn.
        tiles: Vec<Tile>,
    },
    /// The tiles still on the stake are shown.
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
        /// What it is worth.
        outcome: Outcome,
    },
    /// The deal is paid; `scores` are the new running scores.
    Settled {
        /// Who paid whom.
        settlement: Box<Settlement>,
        /// The settlement's text from a foreign server, empty for ours.
        text: String,
        /// Running scores after it.
        scores: BySeat<i64>,
    },
    /// All hands were visible, so nothing is paid [P38].
    NotSettled,
    /// Nobody is out: the wall is used up [T26], or the deal was abandoned.
    WashedOut {
        /// Why, in words.
        reason: String,
    },
    /// Show All Hands was switched; `stakes` are all four when it is on.
    HandsShown {
        /// The tiles on each stake, or `None` when switched off.
        stakes: Option<BySeat<Vec<Tile>>>,
    },
    /// An option of the game has a new value.
    OptionChanged {
        /// Its wire name.
        name: String,
        /// Its value, as on the wire.
        value: String,
    },
    /// Debugging: a tile in that hand was replaced. Seen by that player alone.
    TileSwapped {
        /// The player in whose hand it lay.
        seat: Seat,
        /// Given up.
        old: Tile,
        /// The tile that came for it.
        new: Tile,
    },
    /// The game is over [T28].
    GameEnded,
}

impl Tiles {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Self::Known(tiles) => tiles.len(),
            Self::Hidden(count) => usize::from(*count),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Outcome {
    /// What the hand counts in the settlement.
    pub fn total(&self) -> u32 {
        match self {
            Self::Ours(score) => score.total,
            Self::Foreign { total, .. } => *total,
        }
    }
}

impl Event {
    /// The event as this viewer may see it; `None` if it is not for these eyes at all.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        self.cut_for(viewer).map(Cow::into_owned)
    }

    /// As `seen_by`, without a copy where nothing is hidden.
    pub fn cut_for(&self, viewer: Viewer) -> Option<Cow<'_, Self>> {
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
