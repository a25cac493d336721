//! How a game proceeds: the game loop, requests, and the effects of moves.

pub mod claim_timer;
pub mod exchanging;
pub mod game_loop;
pub mod hand_end;
pub mod level_offering;
pub mod messages;
pub mod moves;
pub mod network_play;
pub mod network_rules;
pub mod passwords;
pub mod phase;
pub mod play_points;
pub mod reactions;
pub mod requests;
pub mod sealed_deals;
pub mod seating;
pub mod shown_view;
pub mod stored_options;
pub mod time;
pub mod undo;
pub mod win;
