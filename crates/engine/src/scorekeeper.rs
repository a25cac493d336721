//! The score of a game with real tiles: who sits where, each hand as it was typed, and everything that follows from it. A scorecard keeps only
//! what was entered; winds, scores, explanations and payments are worked out from that by the rules, every time. Floor 3, pure.

mod alone;
mod circumstance;
mod draft;
mod editing;
mod history;
mod reckoning;
mod scorecard;
mod slip;
mod spot;
mod summary;
mod typed_hand;
mod written;

pub use alone::{Alone, Answer, Wait};
pub use circumstance::Circumstance;
pub use draft::{Draft, Holding, Played};
pub use history::History;
pub use reckoning::{Counted, Reckoning, ScoredHand};
pub use scorecard::{Doubt, Entry, Heading, Line, Scorecard, Told, What};
pub use slip::Slip;
pub use spot::{Edit, Spot};
pub use summary::Summary;
pub use typed_hand::{Came, TypedHand};
pub use written::BadScorecard;
