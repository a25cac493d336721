//! Descriptions of the computer players' characters, and of their levels.

use players::{Character, UnknownLevel};
use words::say;

use crate::Describe;

/// The descriptions of a character.
pub trait CharacterWording {
    /// The playing style in a few words; empty for an unknown character.
    fn manner(&self) -> &'static str;

    /// A line about the character; empty for an unknown one.
    fn line(&self) -> &'static str;
}

impl CharacterWording for Character {
    fn manner(&self) -> &'static str {
        match self.name {
            "Lin" => say!("character-lin-manner"),
            "Ada" => say!("character-ada-manner"),
            "Tomás" => say!("character-tomas-manner"),
            "Mei" => say!("character-mei-manner"),
            "Oskar" => say!("character-oskar-manner"),
            "Ruth" => say!("character-ruth-manner"),
            "Kenji" => say!("character-kenji-manner"),
            "Nora" => say!("character-nora-manner"),
            "Samir" => say!("character-samir-manner"),
            "Ines" => say!("character-ines-manner"),
            "Jonas" => say!("character-jonas-manner"),
            "Zoë" => say!("character-zoe-manner"),
            _ => "",
        }
    }

    fn line(&self) -> &'static str {
        match self.name {
            "Lin" => say!("character-lin-line"),
            "Ada" => say!("character-ada-line"),
            "Tomás" => say!("character-tomas-line"),
            "Mei" => say!("character-mei-line"),
            "Oskar" => say!("character-oskar-line"),
            "Ruth" => say!("character-ruth-line"),
            "Kenji" => say!("character-kenji-line"),
            "Nora" => say!("character-nora-line"),
            "Samir" => say!("character-samir-line"),
            "Ines" => say!("character-ines-line"),
            "Jonas" => say!("character-jonas-line"),
            "Zoë" => say!("character-zoe-line"),
            _ => "",
        }
    }
}

impl Describe for UnknownLevel {
    fn describe(&self) -> String {
        say!("error-unknown-level", text = self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_description() {
        for character in Character::ALL {
            assert!(!character.manner().is_empty(), "{}", character.name);
            assert!(!character.line().is_empty(), "{}", character.name);
        }
    }
}
