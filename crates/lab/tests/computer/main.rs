//! The computer players: what they do, what they read and advise, and what comes of it.

mod advice;
mod characters;
mod decisions;
mod hunting;
mod original;
mod puzzles;
mod rating;
mod reader;
mod review;
mod simulator;

#[path = "../../../coach/tests/own_rules/by_chance.rs"]
#[allow(clippy::panic, dead_code)]
mod by_chance;
