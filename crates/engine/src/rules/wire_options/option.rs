//! An option of the wire, and the values it can have.

use crate::rules::GameOptions;

/// What kind of value an option has on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// 0 or 1.
    Bool,
    /// A number from 0 on.
    Nat,
    /// Points, doubles and hundredths of a limit in one number.
    Score,
}

/// What an option is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionTopic {
    /// Time to answer.
    Time,
    /// What going out is worth.
    GoingOut,
    /// Bonus tiles.
    Flowers,
    /// The dead wall.
    DeadWall,
    /// Concealed hands.
    Concealed,
    /// Who pays whom.
    Payment,
    /// The length and the end of a game.
    Game,
}

/// An option with a name of its own on the wire.
pub struct WireOption {
    /// Its name.
    pub name: &'static str,
    /// What it is about; options of one topic stand together.
    pub topic: OptionTopic,
    /// What its values are.
    pub kind: OptionKind,
    /// The least protocol version that has it.
    pub since: u32,
    /// It decides over the wall, so it can only change between two deals.
    pub wall: bool,
    pub(super) get: fn(&GameOptions) -> u32,
    pub(super) set: fn(&mut GameOptions, u32),
}

/// The most that fits into a number of the wire.
const MOST: u32 = i32::MAX as u32;

impl WireOption {
    /// Its value in a game.
    pub fn value(&self, options: &GameOptions) -> u32 {
        (self.get)(options)
    }

    /// Gives it the value that it has in another game.
    pub fn take_over(&self, options: &mut GameOptions, other: &GameOptions) {
        (self.set)(options, self.value(other));
    }

    /// Whether it can have this value.
    pub(super) fn accepts(&self, value: u32) -> bool {
        match (self.name, self.kind) {
            ("NumRounds", _) => matches!(value, 1 | 2) || value > 0 && value.is_multiple_of(4),
            (_, OptionKind::Bool) => value <= 1,
            (_, OptionKind::Score) => value <= MOST,
            (_, OptionKind::Nat) => value <= 1_000_000_000,
        }
    }
}
