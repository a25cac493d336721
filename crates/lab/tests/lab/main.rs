//! What the laboratory measures, in few deals; `script/soak` has many.

mod characters;
mod mj_player_clone;
mod tips_followed;
mod worlds;
