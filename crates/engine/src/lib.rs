//! The rules, scoring and table of Mah Jongg, with no input or output of its own.
//!
//! A game is a [`table::Game`]: inputs go in, events come out, and the events are the truth. Whoever sits at a seat sees a
//! [`table::SeatView`] and nothing else. Rules are data: [`rules::RuleSet`] scores a hand and explains every point of it.

pub mod foreign;
pub mod rules;
pub mod scorekeeper;
pub mod table;
pub mod tiles;
