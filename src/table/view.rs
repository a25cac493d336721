//! What one viewer may know: a fold over the events this viewer may see. The screen, QuickTip, the computer
//! players and the network guests work from it and from nothing else.

use std::sync::Arc;

use super::{Outcome, ReadyFor, Viewer};
use crate::rules::{RuleSet, Settlement, Source};
use crate::tiles::{BySeat, Counts, Meld, Seat, Tile, Wind};

/// What is known of one player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerView {
    /// The tiles on the stake that this viewer sees; all of one's own.
    pub stake: Counts,
    /// How many more stand there face down.
    pub hidden: u8,
    /// Sets laid out, in order.
    pub melds: Vec<Meld>,
    /// Bonus tiles laid out.
    pub bonus: Vec<Tile>,
    /// The tile drawn last, while it is this player's turn and nothing was discarded since; `None` inside is face down.
    pub drawn: Option<(Option<Tile>, Source)>,
    /// Has declared a Standing Hand or an Original Call.
    pub standing: bool,
    /// Has discarded in this deal.
    pub has_discarded: bool,
    /// Has answered the request to be ready.
    pub ready: bool,
    /// The score of the hand, once it is scored.
    pub outcome: Option<Outcome>,
}

/// A tile thrown in this deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub tile: Tile,
    /// Its serial number.
    pub serial: u32,
    /// Who claimed it, if somebody did.
    pub taken_by: Option<Seat>,
}

/// A discard or kong that can be claimed right now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimWindow {
    /// The tile.
    pub tile: Tile,
    /// Who threw it or makes the kong.
    pub from: Seat,
    /// Its serial number.
    pub serial: u32,
    /// It is a kong, to be robbed; what kind is the last set of its owner.
    pub kong: bool,
}

/// How the deal ended.
#[derive(Clone, Debug, PartialEq)]
pub enum DealEnd {
    /// Somebody went Mah Jongg.
    MahJong {
        /// Who.
        winner: Seat,
        /// With which tile.
        tile: Tile,
        /// How it came.
        source: Source,
        /// From whom.
        from: Option<Seat>,
        /// The payments, once settled; `None` before, and when all hands were visible.
        settlement: Option<Box<Settlement>>,
    },
    /// Nobody did.
    WashOut {
        /// Why, in words.
        reason: String,
    },
}

/// The table as one viewer knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatView {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The rules in force.
    pub rules: Arc<RuleSet>,
    /// Running scores.
    pub scores: BySeat<i64>,
    /// Who was East first.
    pub first_east: Seat,
    /// Who is East now.
    pub east: Seat,
    /// Wind of the Round.
    pub round_wind: Wind,
    /// Number of the deal in the game; 0 before the first.
    pub deal_number: u32,
    /// Hands East has won in a row before this one.
    pub east_wins: u32,
    /// East's two dice, then the opener's.
    pub dice: [u8; 4],
    /// The four players.
    pub players: BySeat<PlayerView>,
    /// Everything thrown in this deal, in order.
    pub discards: Vec<Discard>,
    /// Live tiles still in the wall [U14].
    pub live_left: usize,
    /// Loose Tiles used.
    pub loose_drawn: usize,
    /// Whose turn it is, once play has started.
    pub turn: Option<Seat>,
    /// What can be claimed now.
    pub window: Option<ClaimWindow>,
    /// What everybody is asked to be ready for.
    pub waiting_for: Option<ReadyFor>,
    /// Tiles that lie or lay open to all; see `Situation::open`.
    pub open: Counts,
    /// Kongs since the last discard.
    pub kongs_since_discard: u8,
    /// All hands were or are shown in this deal.
    pub hands_shown: bool,
    /// How the deal ended, once it has.
    pub end: Option<DealEnd>,
    /// The game is over.
    pub game_over: bool,
}
