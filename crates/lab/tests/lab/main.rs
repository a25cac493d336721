//! The laboratory's measurements in a few deals; `script/soak` runs many.

mod characters;
mod determinizations;
mod guarding;
mod mj_player_clone;
mod tips_followed;
