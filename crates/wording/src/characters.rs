//! Descriptions of the computer players' characters, and of their levels.

use players::{Character, Level, UnknownLevel};
use words::{Gender, Key, Person, key, say};

use crate::{Describe, Named};

/// The descriptions of a character.
pub trait CharacterWording {
    /// The playing style in a few words; empty for an unknown character.
    fn manner(&self) -> &'static str;

    /// A line about the character; empty for an unknown one.
    fn line(&self) -> &'static str;

    /// What the character says when a hand ends; empty for an unknown one. The variants, from 0, are different sentences.
    fn reaction(&self, mood: Mood, variant: u32) -> String;
}

/// How a character takes the end of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Somebody else has won.
    Lost,
    /// The character has won.
    Won,
    /// Somebody else has won with a special hand.
    Astonished,
}

impl Mood {
    /// How many sentences each character has in this mood.
    pub fn sentences(self) -> u32 {
        match self {
            Self::Lost | Self::Won => 3,
            Self::Astonished => 2,
        }
    }
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

    fn reaction(&self, mood: Mood, variant: u32) -> String {
        match mood {
            Mood::Lost => said_after_losing(self.name, variant),
            Mood::Won => said_after_winning(self.name, variant),
            Mood::Astonished => said_to_a_special_hand(self.name, variant),
        }
    }
}

/// What the character of this name says when somebody else has won.
fn said_after_losing(name: &str, variant: u32) -> String {
    match name {
        "Lin" => say!("character-lin-lost", variant),
        "Ada" => say!("character-ada-lost", variant),
        "Tomás" => say!("character-tomas-lost", variant),
        "Mei" => say!("character-mei-lost", variant),
        "Oskar" => say!("character-oskar-lost", variant),
        "Ruth" => say!("character-ruth-lost", variant),
        "Kenji" => say!("character-kenji-lost", variant),
        "Nora" => say!("character-nora-lost", variant),
        "Samir" => say!("character-samir-lost", variant),
        "Ines" => say!("character-ines-lost", variant),
        "Jonas" => say!("character-jonas-lost", variant),
        "Zoë" => say!("character-zoe-lost", variant),
        _ => String::new(),
    }
}

/// What the character of this name says after winning.
fn said_after_winning(name: &str, variant: u32) -> String {
    match name {
        "Lin" => say!("character-lin-won", variant),
        "Ada" => say!("character-ada-won", variant),
        "Tomás" => say!("character-tomas-won", variant),
        "Mei" => say!("character-mei-won", variant),
        "Oskar" => say!("character-oskar-won", variant),
        "Ruth" => say!("character-ruth-won", variant),
        "Kenji" => say!("character-kenji-won", variant),
        "Nora" => say!("character-nora-won", variant),
        "Samir" => say!("character-samir-won", variant),
        "Ines" => say!("character-ines-won", variant),
        "Jonas" => say!("character-jonas-won", variant),
        "Zoë" => say!("character-zoe-won", variant),
        _ => String::new(),
    }
}

/// What the character of this name says when somebody else has won with a special hand.
fn said_to_a_special_hand(name: &str, variant: u32) -> String {
    match name {
        "Lin" => say!("character-lin-astonished", variant),
        "Ada" => say!("character-ada-astonished", variant),
        "Tomás" => say!("character-tomas-astonished", variant),
        "Mei" => say!("character-mei-astonished", variant),
        "Oskar" => say!("character-oskar-astonished", variant),
        "Ruth" => say!("character-ruth-astonished", variant),
        "Kenji" => say!("character-kenji-astonished", variant),
        "Nora" => say!("character-nora-astonished", variant),
        "Samir" => say!("character-samir-astonished", variant),
        "Ines" => say!("character-ines-astonished", variant),
        "Jonas" => say!("character-jonas-astonished", variant),
        "Zoë" => say!("character-zoe-astonished", variant),
        _ => String::new(),
    }
}

/// A player in a sentence. The gender of computer players is known.
pub fn person(name: &str) -> Person<'_> {
    let gender = match name {
        "Lin" | "Ada" | "Mei" | "Ruth" | "Nora" | "Ines" | "Zoë" => Gender::Feminine,
        "Tomás" | "Oskar" | "Kenji" | "Samir" | "Jonas" => Gender::Masculine,
        _ => Gender::Unknown,
    };
    Person::new(name, gender)
}

impl Named for Level {
    fn noun(self) -> Key {
        match self {
            Self::Learner => key!("level-learner"),
            Self::Beginner => key!("level-beginner"),
            Self::Club => key!("level-club"),
            Self::Expert => key!("level-expert"),
            Self::Master => key!("level-master"),
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
            assert_ne!(person(character.name).gender(), Gender::Unknown);
        }
    }

    #[test]
    fn every_character_has_something_to_say_about_a_win() {
        for character in Character::ALL {
            for mood in [Mood::Lost, Mood::Won, Mood::Astonished] {
                let said = [0, 1, 2].map(|variant| character.reaction(mood, variant));
                assert!(said.iter().all(|words| !words.is_empty()), "{said:?}");
                assert_ne!(said[0], said[1], "{}", character.name);
            }
        }
    }
}
