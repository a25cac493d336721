//! The people one plays against: a name, a bent, a pace, a voice and a line about them. How well they play is the level's affair.

use super::style::Style;
use words::Key;
use words::key;

/// Somebody to play against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// The name, which also finds the portrait.
    pub name: &'static str,
    /// How they play, in a few words.
    pub manner: Key,
    /// A line about them.
    pub line: Key,
    /// What they like.
    pub style: Style,
    /// Which of the program's four voices they speak with, 0 to 3.
    pub voice: u8,
    /// How high they speak, in per cent of the voice's own pitch. No two people with one voice share a pitch, and none with the
    /// player's voice, 0, has its own, so that everybody at a table can be told apart by ear.
    pub pitch: u8,
    /// How long they look at a drawn tile before they throw, in milliseconds at the usual speed of the tiles.
    pub pause: u16,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self {
            name: "Lin",
            manner: key!("character-balanced"),
            line: key!("character-learned-at-her-grandmothers-table"),
            style: Style::PLAIN,
            voice: 2,
            pitch: 100,
            pause: 260,
        },
        Self {
            name: "Ada",
            manner: key!("character-hunts-special-hands"),
            line: key!("character-keeps-a-notebook-of-every"),
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
            manner: key!("character-quick-and-cheap"),
            line: key!("character-drives-a-night-bus-any"),
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
            manner: key!("character-collects-one-suit"),
            line: key!("character-paints-porcelain-in-one-colour"),
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
            manner: key!("character-loves-pungs-and-kongs"),
            line: key!("character-a-retired-blacksmith-three-alike"),
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
            manner: key!("character-careful"),
            line: key!("character-forty-years-in-a-bank"),
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
            manner: key!("character-keeps-the-hand-closed"),
            line: key!("character-mends-watches-what-he-is"),
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
            manner: key!("character-goes-for-big-hands"),
            line: key!("character-sails-alone-in-autumn-she"),
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
            manner: key!("character-claims-whatever-he-can"),
            line: key!("character-sells-spices-and-cannot-see"),
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
            manner: key!("character-strings-chows-together"),
            line: key!("character-a-dancer-everything-must-follow"),
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
            manner: key!("character-quiet-then-bold"),
            line: key!("character-keeps-bees-slow-hands-few"),
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
            manner: key!("character-winds-dragons-and-dreams"),
            line: key!("character-studies-the-sky-by-night"),
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

    /// Who has this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|character| character.name == name)
    }
}
