//! The table as a plain state machine: inputs go in, events come out. No clock, no thread, no file, no screen.
//! Everything left to chance comes from one seed. Floor 2, pure.

mod claims;
mod danger;
mod deal;
mod declare_sets;
mod declaring;
mod drawing;
mod emitter;
mod ending;
mod event;
mod fold;
mod game;
mod input;
mod legal;
mod play;
mod record;
mod refusal;
mod request;
mod rotation;
mod standing;
mod view;
mod viewer;

pub use event::{Event, Outcome, Tiles};
pub use game::Game;
pub use input::{Act, ChowPosition, Claim, Input, Move, Moves};
pub use record::{Record, Resumed, Setup};
pub use request::{IllegalMove, ReadyFor, Request};
pub use view::{ClaimWindow, DealEnd, Declaring, Discard, PlayerView, SeatView};
pub use viewer::Viewer;
