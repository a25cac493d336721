//! The options by the names that option files, saved games and the network use [group O].

use super::{Award, GameOptions};
use crate::tiles::DeadWall;

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
    /// What its values are.
    pub kind: OptionKind,
    /// The least protocol version that has it.
    pub since: u32,
    /// What it means, for people.
    pub description: &'static str,
    /// It decides over the wall, so it can only change between two deals.
    pub wall: bool,
    get: fn(&GameOptions) -> u32,
    set: fn(&mut GameOptions, u32),
}

const fn option(
    name: &'static str,
    kind: OptionKind,
    since: u32,
    description: &'static str,
    get: fn(&GameOptions) -> u32,
    set: fn(&mut GameOptions, u32),
) -> WireOption {
    WireOption {
        name,
        kind,
        since,
        description,
        wall: false,
        get,
        set,
    }
}

const fn of_wall(mut option: WireOption) -> WireOption {
    option.wall = true;
    option
}

use OptionKind::{Bool, Nat, Score};

/// Every option of the wire, in the order they are listed.
pub const WIRE_OPTIONS: [WireOption; 23] = [
    option(
        "Timeout",
        Nat,
        0,
        "time limit for claims, in seconds",
        |o| o.timeout,
        |o, n| o.timeout = n,
    ),
    option(
        "TimeoutGrace",
        Nat,
        0,
        "seconds of grace when clients keep the time",
        |o| o.timeout_grace,
        |o, n| o.timeout_grace = n,
    ),
    option(
        "ScoreLimit",
        Nat,
        0,
        "limit on the score of a hand",
        |o| o.limit,
        |o, n| {
            o.limit = n;
            o.max_score = o.max_score.map(|_| n);
        },
    ),
    option(
        "NoLimit",
        Bool,
        0,
        "hands have no limit",
        |o| u32::from(o.max_score.is_none()),
        |o, n| {
            o.max_score = (n == 0).then_some(o.limit);
        },
    ),
    option(
        "MahJongScore",
        Score,
        0,
        "score for going out",
        |o| packed(o.mah_jong_score),
        |o, n| o.mah_jong_score = award(n),
    ),
    option(
        "SevenPairs",
        Bool,
        1020,
        "seven pairs are a hand",
        |o| u32::from(o.seven_pairs),
        |o, n| o.seven_pairs = n == 1,
    ),
    option(
        "SevenPairsVal",
        Score,
        1020,
        "score for seven pairs",
        |o| packed(o.seven_pairs_score),
        |o, n| o.seven_pairs_score = award(n),
    ),
    of_wall(option(
        "Flowers",
        Bool,
        1020,
        "play with flowers and seasons",
        |o| u32::from(o.flowers),
        |o, n| o.flowers = n == 1,
    )),
    of_wall(option(
        "FlowersLoose",
        Bool,
        0,
        "flowers are replaced by loose tiles",
        |o| u32::from(o.flowers_loose),
        |o, n| o.flowers_loose = n == 1,
    )),
    option(
        "FlowersOwnEach",
        Score,
        0,
        "score for each own flower or season",
        |o| packed(o.flowers_own_each),
        |o, n| o.flowers_own_each = award(n),
    ),
    option(
        "FlowersOwnBoth",
        Score,
        0,
        "score for own flower and season",
        |o| packed(o.flowers_own_both),
        |o, n| o.flowers_own_both = award(n),
    ),
    option(
        "FlowersBouquet",
        Score,
        0,
        "score for all four flowers or seasons",
        |o| packed(o.flowers_bouquet),
        |o, n| o.flowers_bouquet = award(n),
    ),
    of_wall(option(
        "DeadWall",
        Bool,
        1020,
        "there is a dead wall",
        |o| u32::from(o.dead_wall.size > 0),
        |o, n| o.dead_wall = dead_wall(n == 1, o.dead_wall.replenished),
    )),
    of_wall(option(
        "DeadWall16",
        Bool,
        1020,
        "the dead wall is 16 tiles, not replenished",
        |o| u32::from(!o.dead_wall.replenished),
        |o, n| o.dead_wall = dead_wall(o.dead_wall.size > 0, n == 0),
    )),
    option(
        "ConcealedFully",
        Score,
        0,
        "score for a fully concealed hand",
        |o| packed(o.concealed_fully),
        |o, n| o.concealed_fully = award(n),
    ),
    option(
        "ConcealedAlmost",
        Score,
        0,
        "score for a hand concealed up to the last tile",
        |o| packed(o.concealed_almost),
        |o, n| o.concealed_almost = award(n),
    ),
    option(
        "LosersPurity",
        Bool,
        0,
        "losers score doubles for pure and concealed hands",
        |o| u32::from(o.losers_purity),
        |o, n| o.losers_purity = n == 1,
    ),
    option(
        "KongHas3Types",
        Bool,
        1034,
        "claimed kongs count as concealed for doubles",
        |o| u32::from(o.kong_has_3_types),
        |o, n| o.kong_has_3_types = n == 1,
    ),
    option(
        "EastDoubles",
        Bool,
        0,
        "east pays and receives double",
        |o| u32::from(o.east_doubles),
        |o, n| o.east_doubles = n == 1,
    ),
    option(
        "LosersSettle",
        Bool,
        0,
        "losers pay each other",
        |o| u32::from(o.losers_settle),
        |o, n| o.losers_settle = n == 1,
    ),
    option(
        "DiscDoubles",
        Bool,
        0,
        "the discarder pays double",
        |o| u32::from(o.discarder_doubles),
        |o, n| o.discarder_doubles = n == 1,
    ),
    option(
        "ShowOnWashout",
        Bool,
        0,
        "tiles are shown after a wash-out",
        |o| u32::from(o.show_on_washout),
        |o, n| o.show_on_washout = n == 1,
    ),
    option(
        "NumRounds",
        Nat,
        0,
        "number of rounds to play",
        |o| o.rounds,
        |o, n| o.rounds = n,
    ),
];

/// The most that fits into a number of the wire.
const MOST: u32 = i32::MAX as u32;

fn packed(award: Award) -> u32 {
    award.limit * 1_000_000 + award.doubles * 10_000 + award.points
}

fn award(number: u32) -> Award {
    Award {
        limit: number / 1_000_000,
        doubles: number / 10_000 % 100,
        points: number % 10_000,
    }
}

fn dead_wall(there: bool, replenished: bool) -> DeadWall {
    let size = match (there, replenished) {
        (false, _) => 0,
        (true, true) => 14,
        (true, false) => 16,
    };
    DeadWall { size, replenished }
}

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
            (_, Bool) => value <= 1,
            (_, Score) => value <= MOST,
            (_, Nat) => value <= 1_000_000_000,
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
        assert_eq!(options.dead_wall, dead_wall(true, false));
    }
}
