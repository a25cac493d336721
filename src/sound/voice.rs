//! The voice of a player.

/// An embedded voice and its pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The number of the voice, 0 to 3.
    pub number: u8,
    /// The pitch, in percent of the original recording.
    pub pitch: u8,
}

impl Voice {
    /// The voice at a place whose player is not a character.
    pub const fn of_place(place: u8) -> Self {
        Self {
            number: place,
            pitch: 100,
        }
    }
}
