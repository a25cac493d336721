//! The computer players: what they decide, read and advise, and what comes of it.

mod advice;
mod decisions;
mod reader;
mod simulator;

#[path = "../../../coach/tests/own_rules/by_chance.rs"]
#[allow(clippy::panic, dead_code)]
mod by_chance;
