//! The people one plays against: a name, a bent, a pace, a voice and a line about them. How well they play is the level's affair.

use super::style::Style;

/// Somebody to play against.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// The name, which also finds the portrait.
    pub name: &'static str,
    /// How they play, in a few words.
    pub manner: &'static str,
    /// A line about them.
    pub line: &'static str,
    /// What they like.
    pub style: Style,
    /// Which of the four voices they speak with, 0 to 3.
    pub voice: u8,
    /// How long they look at a drawn tile before they throw, in milliseconds at the usual speed of the tiles.
    pub pause: u16,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self {
            name: "Lin",
            manner: "balanced",
            line: "Learned at her grandmother's table, where nobody said a word before the second round.",
            style: Style::PLAIN,
            voice: 2,
            pause: 260,
        },
        Self {
            name: "Ada",
            manner: "hunts special hands",
            line: "Keeps a notebook of every special hand she has made, and a longer one of those she nearly made.",
            style: Style {
                ambition: 1.25,
                special: 2.6,
                closed: 1.25,
                pung_claims: 1.15,
                chow_claims: 1.4,
                ..Style::PLAIN
            },
            voice: 0,
            pause: 420,
        },
        Self {
            name: "Tomás",
            manner: "quick and cheap",
            line: "Drives a night bus. Any Mah Jongg is a good Mah Jongg if it comes before the next stop.",
            style: Style {
                ambition: 0.45,
                special: 0.4,
                chow_claims: 0.9,
                pung_claims: 0.92,
                ..Style::PLAIN
            },
            voice: 3,
            pause: 90,
        },
        Self {
            name: "Mei",
            manner: "collects one suit",
            line: "Paints porcelain in one colour, and sorts her tiles the same way.",
            style: Style {
                suits: 1.7,
                ambition: 1.1,
                chow_claims: 1.15,
                ..Style::PLAIN
            },
            voice: 2,
            pause: 330,
        },
        Self {
            name: "Oskar",
            manner: "loves pungs and kongs",
            line: "A retired blacksmith: three alike make a set, four make a noise, and runs are for children.",
            style: Style {
                pungs: 1.8,
                chow_claims: 1.6,
                pung_claims: 0.85,
                ..Style::PLAIN
            },
            voice: 1,
            pause: 300,
        },
        Self {
            name: "Ruth",
            manner: "careful",
            line: "Forty years in a bank. She has never discarded the tile you need, and she remembers who did.",
            style: Style {
                caution: 0.75,
                ambition: 0.9,
                chow_claims: 1.2,
                pung_claims: 1.15,
                ..Style::PLAIN
            },
            voice: 0,
            pause: 480,
        },
        Self {
            name: "Kenji",
            manner: "keeps the hand closed",
            line: "Mends watches. What he is making nobody knows until it is done.",
            style: Style {
                closed: 2.2,
                chow_claims: 2.6,
                pung_claims: 2.1,
                caution: 0.2,
                ..Style::PLAIN
            },
            voice: 3,
            pause: 380,
        },
        Self {
            name: "Nora",
            manner: "goes for big hands",
            line: "Sails alone in autumn. She would rather lose nine hands than win a small one.",
            style: Style {
                ambition: 1.45,
                suits: 1.2,
                pungs: 1.2,
                special: 1.4,
                ..Style::PLAIN
            },
            voice: 2,
            pause: 240,
        },
        Self {
            name: "Samir",
            manner: "claims whatever he can",
            line: "Sells spices and cannot see a tile lie on the table without making an offer.",
            style: Style {
                chow_claims: 0.8,
                pung_claims: 0.8,
                closed: 0.5,
                ..Style::PLAIN
            },
            voice: 1,
            pause: 130,
        },
        Self {
            name: "Ines",
            manner: "chows and an early end",
            line: "A dancer: everything must follow from what was before, one step after another.",
            style: Style {
                ambition: 0.7,
                pungs: 0.55,
                chow_claims: 0.88,
                pung_claims: 1.1,
                ..Style::PLAIN
            },
            voice: 0,
            pause: 170,
        },
        Self {
            name: "Jonas",
            manner: "quiet and cautious, then bold",
            line: "Keeps bees. Slow hands, few words, and now and then a hand that empties the table.",
            style: Style {
                ambition: 1.15,
                caution: 0.45,
                closed: 1.3,
                chow_claims: 1.25,
                ..Style::PLAIN
            },
            voice: 1,
            pause: 560,
        },
        Self {
            name: "Zoë",
            manner: "winds, dragons and dreams",
            line: "Studies the sky by night and believes that four winds will blow into one hand, tonight.",
            style: Style {
                ambition: 1.3,
                suits: 1.4,
                special: 1.8,
                pungs: 1.35,
                ..Style::PLAIN
            },
            voice: 2,
            pause: 150,
        },
    ];

    /// Who has this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|character| character.name == name)
    }
}
