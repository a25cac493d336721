//! Sentences for the values that the engine and the computer players return: refusals, scores, tips with their reasons.
//!
//! The engine and the players return typed values without words. This crate turns each value into a sentence of the catalogue, in the
//! current language. It makes no decisions.

mod characters;
mod csv;
mod league;
mod near_misses;
mod notation;
mod options;
mod printed;
mod refusals;
mod rows;
mod rule_sentences;
mod rules;
mod scorecard_sheet;
mod scorekeeper;
mod scores;
mod sheets_csv;
mod tiles;
mod tips;
mod tournament;

pub use characters::{CharacterWording, Mood, person};
pub use league::{LeagueWording, StandingWording, league_headings};
pub use near_misses::NearMissWording;
pub use options::{OptionTopicWording, OptionWording};
pub use rows::{RowTitle, RowWording, line_words};
pub use rule_sentences::RuleSentence;
pub use rules::{GameLengthWording, RulesWording};
pub use scorecard_sheet::ScorecardSheet;
pub use scorekeeper::{CircumstanceWording, ScorecardWording};
pub use scores::{AwardWording, PaymentWording, ScoreWording};
pub use sheets_csv::{BadSheetTable, read_sheets_csv, sheets_csv};
pub use tiles::{Named, TileWording, bonus_kind};
pub use tips::{
    AdviceWording, AssessmentWording, FeedWording, Figures, GoalWording, OutcomeWording,
    PartsWording, RiskWording, SimpleWording, ThreatWording, chow_numbers, no_kong_with_a_discard,
};
pub use tournament::{TournamentWording, standing_headings};

/// A value that can be put into words for a player.
pub trait Describe {
    /// A sentence, or part of one, in the current language.
    fn describe(&self) -> String;
}
