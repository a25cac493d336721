//! The game for a player who does not see it: the table in words, and what is spoken. Screen readers and the reading aloud use both.

pub mod announcements;
mod describing;
pub mod description;
pub mod entry_id;
mod lesson_card;
mod listening;
mod offers;
mod own_tiles;
mod players;
mod spoken_events;
pub mod win;
