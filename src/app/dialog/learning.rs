//! Dialogs for learning: drills, puzzles and the oracle, and records of play: the log, the review, the statistics and compared deals.

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
