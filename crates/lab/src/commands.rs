//! The commands, one module each.

pub mod arena;
pub mod characters;
pub mod gifts;
pub mod imitate;
pub mod learn;
pub mod points;
pub mod tune;

use std::fmt;

use clap::Args;
use lab::Mean;
use serde::Serialize;

/// Why a command failed.
pub type Failure = Box<dyn std::error::Error>;

/// The option for the number of threads.
#[derive(Args, Clone, Copy, Debug)]
pub struct Threads {
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl Threads {
    fn count(self) -> usize {
        usize::from(self.threads)
    }
}

/// Displays a mean with its standard error: `+1.50 +- 0.20`.
struct MeanText(Mean);

impl fmt::Display for MeanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2} +- {:.2}", self.0.mean(), self.0.standard_error())
    }
}

/// Prints a report as JSON on one line.
fn print_json(report: &impl Serialize) -> Result<(), Failure> {
    println!("{}", serde_json::to_string(report)?);
    Ok(())
}
