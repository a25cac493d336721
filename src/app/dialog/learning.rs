//! The boxes to learn from: drills, puzzles and the oracle, and what was played - its log, its review, the statistics of all games, the same deals of others.

mod album;
mod deals;
mod drills;
mod log;
mod oracle;
mod puzzle;
mod rating;
mod review;
mod statistics;

pub use album::AlbumBox;
pub use deals::DealsBox;
pub use drills::Drills;
pub use log::Log;
pub use oracle::Oracle;
pub use puzzle::PuzzleCard;
pub use rating::RatingBox;
pub use review::ReviewBox;
pub use statistics::Figures;
