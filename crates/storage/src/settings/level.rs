//! Levels in the settings file: numbers for the opponents, words for the seats of a hosted table, as every version has written them.

use players::Level;
use serde::{Deserialize, Deserializer};

/// Levels of the opponents: `[1, 1, 1]`, from 0 for beginner to 3 for master, and 4 for learner, which is newer.
pub(super) mod numbers {
    use players::Level;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use words::say;

    /// The levels by their number.
    const NUMBERED: [Level; 5] = [
        Level::Beginner,
        Level::Club,
        Level::Expert,
        Level::Master,
        Level::Learner,
    ];

    fn number(level: Level) -> usize {
        let place = NUMBERED.iter().position(|numbered| *numbered == level);
        place.unwrap_or(0)
    }

    pub fn serialize<S: Serializer>(levels: &[Level; 3], target: S) -> Result<S::Ok, S::Error> {
        levels.map(number).serialize(target)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<[Level; 3], D::Error> {
        let mut levels = [Level::Club; 3];
        for (level, number) in levels.iter_mut().zip(<[u8; 3]>::deserialize(source)?) {
            *level = *NUMBERED
                .get(usize::from(number))
                .ok_or_else(|| de::Error::custom(say!("settings-not-a-level", number)))?;
        }
        Ok(levels)
    }
}

/// The level of a seat: `"club"`. An unknown word is read as club, so that the other seats are not lost.
pub(super) fn word<'de, D: Deserializer<'de>>(source: D) -> Result<Level, D::Error> {
    let word = String::deserialize(source)?;
    Ok(word.parse().unwrap_or(Level::Club))
}
