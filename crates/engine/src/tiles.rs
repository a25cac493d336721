//! Tiles, sets, hands, walls, and how far a hand is from being complete.

mod attainable;
mod counts;
mod hand;
mod meld;
mod seat;
pub mod shanten;
mod shorthand;
mod tile;
mod tile_set;
pub mod waits;
mod wall;
mod wind;

pub use attainable::Attainable;
pub use counts::Counts;
pub(crate) use counts::LOWEST_BITS;
pub use hand::Hand;
pub use meld::{Exposure, Meld, MeldKind};
pub use seat::{BySeat, Seat};
pub use shorthand::{BadShortHand, ShortHand};
pub use tile::{Bonus, Dragon, NotATile, Suit, Tile};
pub use tile_set::TileSet;
pub use wall::{DeadWall, Wall, WallEnds};
pub use wind::Wind;
