//! Dialogs for learning: drills, puzzles and the oracle; and records of play: the log, the review, the rating, the statistics, compared deals,
//! the calendar of daily deals and the album of special hands.

mod album;
mod calendar;
mod deals;
mod drills;
mod log;
mod oracle;
mod puzzle;
mod rating;
mod review;
mod statistics;

pub use album::AlbumDialog;
pub use calendar::CalendarDialog;
pub use deals::CompareDealsDialog;
pub use drills::Drills;
pub use log::Log;
pub use oracle::Oracle;
pub use puzzle::PuzzleCard;
pub use rating::{RatingDialog, describe_rank};
#[cfg(test)]
pub use review::Message as ReviewMessage;
pub use review::ReviewDialog;
pub use statistics::StatisticsDialog;
