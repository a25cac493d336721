//! The commands, a file each.

pub mod arena;
pub mod characters;
pub mod points;

use serde::Serialize;

/// Why a command could not do its work.
pub type Failure = Box<dyn std::error::Error>;

/// Prints a report as JSON on one line.
fn print_json(report: &impl Serialize) -> Result<(), Failure> {
    println!("{}", serde_json::to_string(report)?);
    Ok(())
}
