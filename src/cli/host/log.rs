//! The log of what happens at a hosted table.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Mutex;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::writer::BoxMakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::bad_input::BadInput;
use storage::save::{append_private, reason};

/// Log levels, from nothing to everything.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// The switches of the log.
#[derive(Args, Debug)]
pub struct Log {
    /// Log level of what happens at the table [info, or RUST_LOG]
    #[arg(long, value_name = "LEVEL", value_parser = level())]
    log_level: Option<LevelFilter>,
    /// Write the log to this file instead of standard error
    #[arg(long, value_name = "FILE")]
    log_to: Option<PathBuf>,
}

/// Parses a log level.
fn level() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(LEVELS).try_map(|name| name.parse::<LevelFilter>())
}

impl Log {
    /// Starts logging.
    pub fn begin(&self) -> Result<(), BadInput> {
        let writer = match &self.log_to {
            None => BoxMakeWriter::new(io::stderr),
            Some(path) => {
                let file = append_private(path);
                let file = file.map_err(|error| BadInput::new(path.display(), reason(&error)))?;
                BoxMakeWriter::new(Mutex::new(file))
            }
        };
        let lines = tracing_subscriber::fmt::layer()
            .with_ansi(self.log_to.is_none() && io::stderr().is_terminal())
            .with_writer(writer);
        let log = tracing_subscriber::registry()
            .with(self.targets()?)
            .with(lines);
        // If the program already has a logger, that one stays.
        let _ = log.try_init();
        Ok(())
    }

    /// The log filter: from the switch, otherwise from the environment.
    fn targets(&self) -> Result<Targets, BadInput> {
        let from_environment = std::env::var("RUST_LOG").ok();
        match (
            self.log_level,
            from_environment.filter(|from_environment| !from_environment.is_empty()),
        ) {
            (None, Some(from_environment)) => from_environment
                .parse()
                .map_err(|wrong| BadInput::new("RUST_LOG", wrong)),
            (level, _) => Ok(Targets::new().with_default(level.unwrap_or(LevelFilter::INFO))),
        }
    }
}
