//! The table as a plain state machine: inputs go in, events come out. No clock, no thread, no file, no screen.
//! Everything left to chance comes from one seed. Floor 2, pure.

mod event;
mod input;
mod request;
mod view;

pub use event::{Event, Outcome, Tiles, Viewer};
pub use input::{Act, ChowPosition, Claim, Input, Move};
pub use request::{IllegalMove, ReadyFor, Request};
pub use view::{ClaimWindow, DealEnd, Discard, PlayerView, SeatView};
