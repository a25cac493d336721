//! The options by the names that option files, saved games and the network use [group O].

mod rows;

pub use rows::WIRE_OPTIONS;

use super::GameOptions;

/// Why an option cannot have that value. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no such option.
    #[error("Unknown option \"{0}\".")]
    Unknown(String),
    /// The value is not one this option can have.
    #[error("\"{value}\" is not a value of the option {name}.")]
    Value {
        /// The option.
        name: String,
        /// The value.
        value: String,
    },
}

/// What kind of value an option has on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// 0 or 1.
    Bool,
    /// A number from 0 on.
    Nat,
    /// Points, doubles and hundredths of a limit in one number [O24].
    Score,
}

/// An option with a name of its own on the wire.
pub struct WireOption {
    /// Its name.
    pub name: &'static str,
    /// What it belongs to, a heading; options of one topic stand together.
    pub topic: &'static str,
    /// What its values are.
    pub kind: OptionKind,
    /// The least protocol version that has it.
    pub since: u32,
    /// What it means, for people: a few words without a stop.
    pub description: &'static str,
    /// What it does, a sentence for the player who sets it.
    pub help: &'static str,
    /// It decides over the wall, so it can only change between two deals.
    pub wall: bool,
    get: fn(&GameOptions) -> u32,
    set: fn(&mut GameOptions, u32),
}

/// The most that fits into a number of the wire.
const MOST: u32 = i32::MAX as u32;

impl WireOption {
    /// The option of that name.
    pub fn named(name: &str) -> Option<&'static Self> {
        const OPTIONS: &[WireOption] = &WIRE_OPTIONS;
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Its value in a game.
    pub fn value(&self, options: &GameOptions) -> u32 {
        (self.get)(options)
    }

    fn accepts(&self, value: u32) -> bool {
        match (self.name, self.kind) {
            ("NumRounds", _) => matches!(value, 1 | 2) || value > 0 && value.is_multiple_of(4),
            (_, OptionKind::Bool) => value <= 1,
            (_, OptionKind::Score) => value <= MOST,
            (_, OptionKind::Nat) => value <= 1_000_000_000,
        }
    }
}

impl GameOptions {
    /// Gives an option the value written so on the wire.
    ///
    /// # Errors
    /// There is no such option, or it cannot have that value; nothing has changed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let option = WireOption::named(name).ok_or_else(|| BadOption::Unknown(name.to_owned()))?;
        let number = value.parse().ok().filter(|number| option.accepts(*number));
        let number = number.ok_or_else(|| BadOption::Value {
            name: name.to_owned(),
            value: value.to_owned(),
        })?;
        (option.set)(self, number);
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
    fn three_rounds_are_refused() {
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
