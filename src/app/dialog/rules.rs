//! Dialogs that decide how a game is played: its rules, scoring, options and players, and the workshop for rule sets.

mod configuration;
mod current_options;
mod new_game;
mod option_panel;
mod players;
mod scoring;
mod stored_options;
#[cfg(test)]
mod tests;
mod workshop;

pub use configuration::Rules;
pub use current_options::CurrentOptions;
pub use new_game::NewGame;
pub use players::Players;
pub use scoring::Scoring;
pub use stored_options::StoredOptions;
pub use workshop::Workshop;
