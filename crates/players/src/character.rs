//! The characters of computer players: name, playing style, pace and voice. Their strength depends on the level.

use super::style::Style;

/// A character of a computer player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// The name, which identifies the portrait and the description.
    pub name: &'static str,
    /// The playing style.
    pub style: Style,
    /// The index of one of the program's four voices, 0 to 3.
    pub voice: u8,
    /// The pitch in percent of the voice's own. Characters with the same voice differ in pitch, and no character sounds like the player
    /// (voice 0 at 100), so that everybody at a table sounds different.
    pub pitch: u8,
    /// How long the character waits before a move that does not answer a discard or Kong, in milliseconds at normal speed.
    pub pause: u16,
}

impl Character {
    /// All characters.
    pub const ALL: [Self; 12] = [
        Self {
            name: "Lin",
            style: Style::PLAIN,
            voice: 2,
            pitch: 100,
            pause: 260,
        },
        Self {
            name: "Ada",
            style: Style {
                ambition: 1.1,
                special: 6.0,
                reach: 5,
                chow_claims: 1.2,
                pung_claims: 1.1,
                ..Style::PLAIN
            },
            voice: 0,
            pitch: 107,
            pause: 420,
        },
        Self {
            name: "Tomás",
            style: Style {
                ambition: 0.75,
                special: 0.6,
                chow_claims: 0.97,
                pung_claims: 1.0,
                ..Style::PLAIN
            },
            voice: 3,
            pitch: 100,
            pause: 90,
        },
        Self {
            name: "Mei",
            style: Style {
                suits: 1.8,
                ambition: 1.1,
                ..Style::PLAIN
            },
            voice: 2,
            pitch: 109,
            pause: 330,
        },
        Self {
            name: "Oskar",
            style: Style {
                pungs: 1.7,
                chow_claims: 1.4,
                pung_claims: 0.9,
                ..Style::PLAIN
            },
            voice: 1,
            pitch: 100,
            pause: 300,
        },
        Self {
            name: "Ruth",
            style: Style {
                caution: 0.8,
                ..Style::PLAIN
            },
            voice: 0,
            pitch: 92,
            pause: 480,
        },
        Self {
            name: "Kenji",
            style: Style {
                closed: 1.5,
                chow_claims: 1.5,
                pung_claims: 1.4,
                ..Style::PLAIN
            },
            voice: 3,
            pitch: 92,
            pause: 380,
        },
        Self {
            name: "Nora",
            style: Style {
                ambition: 1.55,
                suits: 1.15,
                pungs: 1.1,
                special: 1.4,
                chow_claims: 1.15,
                ..Style::PLAIN
            },
            voice: 2,
            pitch: 93,
            pause: 240,
        },
        Self {
            name: "Samir",
            style: Style {
                chow_claims: 0.86,
                pung_claims: 0.75,
                closed: 0.5,
                ..Style::PLAIN
            },
            voice: 1,
            pitch: 108,
            pause: 130,
        },
        Self {
            name: "Ines",
            style: Style {
                pungs: 0.72,
                chow_claims: 0.84,
                pung_claims: 1.1,
                closed: 0.9,
                ..Style::PLAIN
            },
            voice: 0,
            pitch: 114,
            pause: 170,
        },
        Self {
            name: "Jonas",
            style: Style {
                ambition: 1.15,
                caution: 0.45,
                closed: 1.3,
                chow_claims: 1.25,
                ..Style::PLAIN
            },
            voice: 1,
            pitch: 93,
            pause: 560,
        },
        Self {
            name: "Zoë",
            style: Style {
                honours: 0.15,
                special: 1.2,
                ..Style::PLAIN
            },
            voice: 2,
            pitch: 117,
            pause: 150,
        },
    ];

    /// The character with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|character| character.name == name)
    }
}
