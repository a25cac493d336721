//! Tests of the presenter without a window. `Outside` plays its surroundings and provides the time.

#![allow(clippy::panic)]

mod advising;
mod choices;
mod claiming;
mod deal_codes;
mod far_table;
mod files;
mod findings;
mod goulash;
mod hand_end;
mod last_tile;
mod monkey;
mod network_event;
mod opening;
mod outside;
mod person;
mod puzzles;
mod rating;
mod redirects;
mod reviewing;
mod threads;
mod veterans;
mod walks;
mod watching;
