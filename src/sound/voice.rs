//! How somebody sounds.

/// One of the program's voices, and how high it speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice {
    /// Which of the four voices, 0 to 3.
    pub number: u8,
    /// In per cent of the voice's own pitch.
    pub pitch: u8,
}

impl Voice {
    /// The voice of whoever sits at a place and is no character.
    pub const fn of_place(place: u8) -> Self {
        Self {
            number: place,
            pitch: 100,
        }
    }
}
