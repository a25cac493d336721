//! Scorekeeping for a game with real tiles. A [`Scorecard`] stores only what was entered; winds, scores, explanations and payments are
//! derived from that by the rules whenever they are needed.

mod circumstance;
mod collection;
mod day;
mod draft;
mod editing;
mod entry_error;
mod entry_position;
mod file;
mod hand_result;
mod history;
mod league;
mod names;
mod other_draft;
mod payments;
mod scorecard;
mod single_hand;
mod summary;
mod typed_hand;

pub use circumstance::Circumstance;
pub use day::{Day, is_day, read_day, written_day};
pub use draft::{Draft, Holding, PlayedHand};
pub use entry_error::EntryError;
pub use entry_position::{Edit, EntryPosition};
pub use file::BadScorecard;
pub use hand_result::{HandResult, HandTotal, ScoredHand};
pub use history::History;
pub use league::{LeagueFilter, LeagueOrder, LeagueTable, Standing};
pub use names::{name_key, shared_name};
pub use other_draft::OtherDraft;
pub use scorecard::{Entry, EntryResult, EntryWarning, Heading, Line, Results, Scorecard};
pub use single_hand::{SingleHand, SingleHandResult, Wait};
pub use summary::Summary;
pub use typed_hand::{TileOrigin, TypedHand};
