//! The English text of the wire. Other programs, and players with other languages, read it, so it does not depend on the language of the
//! window.

pub mod account;
pub mod files;
pub mod options;
pub mod refusals;
mod rows;
pub mod score;
pub mod tiles;
