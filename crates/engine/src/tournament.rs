//! Tournaments of 8 to 64 people at tables of four: who sits where in each round, and the standings.

mod seating;
mod standings;

pub use seating::{Meetings, SeatingPlan, SeatingRound};
pub use standings::{Tournament, TournamentError, TournamentStanding};
