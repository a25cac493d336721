//! Tests of the presenter without a window. `Harness` simulates its surroundings and provides the time.

#![allow(clippy::panic)]

mod advising;
mod asking;
mod choices;
mod claiming;
mod deal_codes;
mod experienced_players;
mod files;
mod goulash;
mod hand_end;
mod harness;
mod language;
mod last_tile;
mod level_offers;
mod monkey;
mod network_events;
mod opening;
mod person;
mod playthroughs;
mod puzzles;
mod rating;
mod redirects;
mod regressions;
mod reviewing;
mod test_server;
mod threads;
mod watching;
mod without_sight;
