//! The rules, the scoring and the table of Mah Jongg, as a library without input, output, clock or thread of its own.
//!
//! - [`tiles`]: tiles, sets, hands, walls, and how far a hand is from complete.
//! - [`rules`]: rule sets as data. [`rules::RuleSet`] decides what is Mah Jongg, scores a hand, explains every point, and settles a deal.
//! - [`table`]: the game as a state machine. Inputs go into a [`table::Game`] and events come out. A seat sees a [`table::SeatView`],
//!   made from the events that its player may see, so that no player can know too much.
//! - [`scorekeeper`]: the scorecard of a game that is played with real tiles.
//! - [`tournament`]: who sits where at a tournament with real tiles, and its standings.
//! - [`file_fault`]: what is wrong with the text of a file.
//! - [`untrusted_text`]: sanitizes text from other people.
//!
//! Nothing here forms a sentence for the screen: results and refusals are typed values. Everything random comes from a seed, so the same
//! inputs always give the same game.
//!
//! # Score a hand
//!
//! ```
//! use engine::rules::{RuleSet, Situation, Source, Win};
//! use engine::tiles::{Counts, ShortHand, Wind};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // A claimed pung of Red Dragons, a claimed chow, and the rest on the stake; the last tile is a 2 Bamboo.
//! let typed: ShortHand = "(RRR) (456d) 888c 99c 34b +2b".parse()?;
//! let last = typed.last.ok_or("no last tile")?;
//! let situation = Situation {
//!     seat_wind: Wind::South,
//!     round_wind: Wind::East,
//!     win: Some(Win {
//!         tile: last,
//!         source: Source::Wall,
//!         original: false,
//!         standing: false,
//!         first_discard_of_east: false,
//!     }),
//!     live_left: 40,
//!     open: Counts::default(),
//!     kongs_since_discard: 0,
//!     east_wins: 0,
//! };
//! let rules = RuleSet::bloem();
//! assert!(rules.is_mah_jong(&typed.hand, &situation));
//! let score = rules.score(&typed.hand, &situation).ok_or("not Mah Jongg")?;
//! assert!(score.total > 0);
//! for line in &score.lines {
//!     println!("{line:?}");
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Play a deal with four seats
//!
//! ```
//! use std::sync::Arc;
//!
//! use engine::rules::RuleSet;
//! use engine::table::{Game, Input, Move, Request, Setup};
//! use engine::tiles::Seat;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(1));
//! while game.record().deals.is_empty() {
//!     for seat in Seat::ALL {
//!         let view = game.seat_view(seat);
//!         // These players pass where they can and discard the first tile they hold.
//!         let choice = match view.request() {
//!             None => continue,
//!             Some(Request::Claim { .. } | Request::Rob { .. }) => Move::Pass,
//!             Some(Request::Stand { .. }) => Move::Stand(false),
//!             Some(Request::Declare) => Move::FinishDeclaring,
//!             Some(Request::Turn { .. }) => Move::Discard {
//!                 tile: view.me().stake.iter().next().ok_or("an empty stake")?,
//!                 calling: false,
//!             },
//!             Some(_) => view.legal()[0],
//!         };
//!         for event in game.apply(Input::Move(seat, choice))? {
//!             println!("{event:?}");
//!         }
//!     }
//! }
//! // A move that is not legal is refused, and changes nothing.
//! assert!(game.apply(Input::Move(Seat::new(0), Move::MahJong)).is_err());
//! # Ok(())
//! # }
//! ```
//!
//! # Replay a record
//!
//! ```
//! use std::sync::Arc;
//!
//! use engine::rules::RuleSet;
//! use engine::table::{Game, Input, Move, Setup};
//! use engine::tiles::Seat;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(7));
//! for seat in Seat::ALL {
//!     game.apply(Input::Move(seat, Move::Ready))?;
//! }
//! // A record holds the rules, the setup and the inputs; it can be serialized.
//! let record = game.record().clone();
//! let replayed = Game::replay(&record, usize::MAX)?;
//! let east = replayed.seat_view(Seat::new(0)).east;
//! assert_eq!(replayed.seat_view(east), game.seat_view(east));
//! // A replay can stop early: here after the first input.
//! let earlier = Game::replay(&record, 1)?;
//! assert_eq!(earlier.inputs().len(), 1);
//! # Ok(())
//! # }
//! ```

#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod file_fault;
pub mod rules;
pub mod scorekeeper;
pub mod table;
pub mod tiles;
pub mod tournament;
pub mod untrusted_text;
