//! The computer players: decisions, estimates of hands, advice, and results.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

mod advice;
mod decisions;
mod feeding;
mod learner;
mod motives;
mod reader;
mod simulator;

#[path = "../../../coach/tests/own_rules/random_rules.rs"]
#[allow(clippy::panic, dead_code)]
mod random_rules;
