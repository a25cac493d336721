//! Computer players for Mah Jongg.
//!
//! A player decides from a [`SeatView`](engine::table::SeatView), which holds what one seat may see and nothing else, so no player can
//! cheat. It has a [`Level`] and may have the style of a [`Character`]. The crate also gives advice to people: tips, lists of the best
//! moves, and verdicts on moves that were made. All advice is typed; the `wording` crate turns it into sentences. Decisions and
//! advice are pure functions of the view: no I/O, no clock, and the same answer to the same question every time, unless it is stopped early.
//!
//! A player answers a request:
//!
//! ```
//! use engine::rules::RuleSet;
//! use engine::table::{Game, Input, Setup};
//! use engine::tiles::Seat;
//! use players::{ComputerPlayer, Level};
//!
//! let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(7));
//! let player = ComputerPlayer::new(Level::Club);
//! while game.seat_view(Seat::new(0)).discards.is_empty() {
//!     let asked = Seat::ALL.into_iter().find_map(|seat| Some((seat, game.request(seat)?)));
//!     let (seat, request) = asked.expect("the game waits for somebody");
//!     let choice = player.decide(game.seat_view(seat), &request);
//!     game.apply(Input::Move(seat, choice))?;
//! }
//! assert_eq!(game.seat_view(Seat::new(0)).discards.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod beginner;
pub mod chance;
mod character;
mod claim;
mod completion_odds;
mod computer_player;
pub mod danger;
pub mod feeding;
pub mod hand_evaluator;
pub mod input_writer;
mod laying_out;
mod learner;
mod level;
pub mod reader;
pub mod rng;
pub mod rollouts;
mod score_estimates;
mod search;
pub mod selfplay;
mod set_plan;
pub mod simulator;
mod special_hand_search;
pub mod style;
mod tip_follower;
mod turn;
pub mod value_network;
mod value_network_player;
mod worth;

pub use advice::{
    Action, ActionHint, Advice, AloneBecause, Assessment, Caution, Change, ChowChances,
    ClaimAdvice, ClaimDistance, ClaimReason, Comparison, Deficit, DeficitParts, DeficitSize,
    DiscardMotive, DiscardReason, Drawback, Effort, EvaluatedMove, Evaluation, HandDistance,
    HandGoal, HeldTiles, HintReason, HintStrength, Judgement, Lack, Lone, LoneTile, MissingTiles,
    Motive, MoveOutcome, Preference, Remark, Risk, SLIGHT, Shortfall, SimpleEvaluation,
    SimpleReason, SimpleTip, Threat, TileCount, Verdict, action_hints, claim_options,
    discard_options, discard_options_among, has_claim_options, initial_value, is_even,
    is_fourth_of_exposed_pung, judge, move_options_among,
};
pub use character::Character;
pub use computer_player::ComputerPlayer;
pub use feeding::{Feed, Gift};
pub use level::{Level, UnknownLevel};
pub use score_estimates::HandPattern;
pub use style::Style;
pub use tip_follower::follow_tips;
