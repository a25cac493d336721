//! The table as a state machine: inputs go in, events come out. Everything random comes from the seed or the secret of the setup.

mod claims;
mod danger;
mod deal;
mod deal_code;
mod deal_start;
mod declaring;
mod digest;
mod drawing;
mod emitter;
mod ending;
mod event;
mod exchange;
mod finished_deal;
mod fold;
mod game;
mod game_progress;
mod input;
mod laying_out;
mod legal;
#[cfg(any(test, feature = "test-support"))]
pub mod prepared_wall;
mod record;
mod refusal;
mod replay;
mod request;
mod seal;
mod standing;
mod table_rules;
mod view;
mod viewer;

pub use danger::{FeedContext, Liabilities};
pub use deal_code::{DealCode, NotADealCode, SEED_LIMIT};
pub use deal_start::DealStart;
pub use event::{Denial, Event, Outcome, Tiles};
pub use exchange::{ExchangeRound, exchange_partner};
pub use finished_deal::{Ending, FinishedDeal, LastTile};
pub use game::Game;
pub use game_progress::GameProgress;
pub use input::{Act, ChowPosition, Claim, Input, Move, Moves};
pub use record::{Record, Setup};
pub use refusal::Refusal;
pub use replay::Replay;
pub use request::{ReadyFor, Request};
pub use seal::{DealSeed, InvalidHex, Seal, Secret};
pub use view::{ClaimWindow, DealEnd, Declaring, Discard, PlayerView, SeatView};
pub use viewer::Viewer;
