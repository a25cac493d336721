//! Tiles and what is made of them: the vocabulary that every other module speaks. Floor 0, pure.

mod counts;
mod hand;
mod meld;
mod seat;
mod tile;
mod wall;
mod wind;

pub use counts::Counts;
pub use hand::Hand;
pub use meld::{Exposure, Meld, MeldKind};
pub use seat::{BySeat, Seat};
pub use tile::{Bonus, Dragon, NotATile, Suit, Tile};
pub use wall::{DeadWall, Wall};
pub use wind::Wind;
