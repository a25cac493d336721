//! Game options by the names that the protocol, option files and `.mjs` saved games use.

mod option;
mod rows;

pub use option::{OptionKind, OptionTopic, WireOption};
pub use rows::WIRE_OPTIONS;

use super::GameOptions;

/// Why an option cannot have this value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no such option.
    #[error("Unknown option \"{0}\".")]
    Unknown(String),
    /// The option cannot have this value.
    #[error("\"{value}\" is not a value of the option {name}.")]
    Value {
        /// The option.
        name: String,
        /// The value.
        value: String,
    },
}

impl WireOption {
    /// The option with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        const OPTIONS: &[WireOption] = &WIRE_OPTIONS;
        OPTIONS.iter().find(|option| option.name == name)
    }
}

impl GameOptions {
    /// Sets an option to a value in the notation of the protocol.
    ///
    /// # Errors
    /// There is no such option, or it cannot have this value; nothing changes.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let option = WireOption::named(name).ok_or_else(|| BadOption::Unknown(name.to_owned()))?;
        let bad_value = || BadOption::Value {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let number = value.parse().ok().filter(|number| option.accepts(*number));
        let number = number.ok_or_else(bad_value)?;
        let mut changed = self.clone();
        (option.set)(&mut changed, number);
        if !changed.are_within_limits() {
            return Err(bad_value());
        }
        *self = changed;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::RuleSet;
    use crate::tiles::DeadWall;

    use super::*;

    #[test]
    fn every_option_reads_back_what_was_set() {
        for option in &WIRE_OPTIONS {
            let mut options = RuleSet::classical().options;
            for value in ["1", "0", "4"] {
                if options.set(option.name, value).is_ok() {
                    assert_eq!(option.value(&options).to_string(), value, "{}", option.name);
                }
            }
        }
    }

    #[test]
    fn values_that_an_option_cannot_have_are_refused() {
        let mut options = RuleSet::classical().options;
        assert!(options.set("NumRounds", "3").is_err());
        assert_eq!(options.set("NumRounds", "8"), Ok(()));
        assert!(options.set("Flowers", "2").is_err());
        assert!(options.set("Colour", "1").is_err());
    }

    #[test]
    fn the_two_dead_wall_options_are_independent() {
        let mut options = RuleSet::classical().options;
        for (name, value) in [("DeadWall", "0"), ("DeadWall16", "1"), ("DeadWall", "1")] {
            assert_eq!(options.set(name, value), Ok(()));
        }
        assert_eq!(
            options.dead_wall,
            DeadWall {
                size: 16,
                replenished: false
            }
        );
    }
}
