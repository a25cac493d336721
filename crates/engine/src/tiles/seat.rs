//! The four seats of the table, and one value for each of them.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::Wind;

/// A seat at the table, 0 to 3 in the playing direction (anticlockwise). A player keeps the seat for the whole game; its wind changes
/// from deal to deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The number is not the index of a seat, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not the number of a seat, 0 to 3")]
pub struct NotASeat(pub u8);

impl Seat {
    /// All four, in playing order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this index, modulo 4.
    pub const fn new(index: usize) -> Self {
        Self((index % 4) as u8)
    }

    /// Its index, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat in turn: the right-hand neighbour.
    pub const fn next(self) -> Self {
        self.plus(1)
    }

    /// The seat this many steps further in the playing direction.
    pub const fn plus(self, steps: usize) -> Self {
        Self::new(self.index() + steps)
    }

    /// Steps from this seat to `other` in the playing direction, 0 to 3.
    pub const fn steps_to(self, other: Self) -> usize {
        (other.index() + 4 - self.index()) % 4
    }

    /// The other three seats, the next in turn first.
    pub fn others(self) -> impl Iterator<Item = Self> {
        (1..4).map(move |steps| self.plus(steps))
    }

    /// The wind of this seat when `east` is East.
    pub const fn wind(self, east: Self) -> Wind {
        Wind::from_index(east.steps_to(self))
    }

    /// The seat that has this wind when `east` is East.
    pub const fn with_wind(wind: Wind, east: Self) -> Self {
        east.plus(wind.index())
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(index: u8) -> Result<Self, NotASeat> {
        (index < 4).then_some(Self(index)).ok_or(NotASeat(index))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Makes a value for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| value(Seat::new(index))))
    }

    /// The seats with their values, in playing order from seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Like `iter`, with mutable values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.into_iter().zip(&mut self.0)
    }

    /// Applies a function to each value.
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
