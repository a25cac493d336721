//! An option of the protocol, and its possible values.

use crate::rules::GameOptions;

/// The type of an option's value in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// 0 or 1.
    Bool,
    /// A number, 0 or more.
    Nat,
    /// Points, doubles and hundredths of a limit in one number.
    Score,
}

/// The topic of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionTopic {
    /// Time limits for answers.
    Time,
    /// Going out: its awards, the limit, and seven pairs.
    GoingOut,
    /// Bonus tiles.
    Flowers,
    /// The dead wall.
    DeadWall,
    /// Concealed hands, kongs, and what counts for losers.
    Concealed,
    /// The settlement.
    Payment,
    /// The length and end of a game.
    Game,
}

/// An option with its name in the protocol.
pub struct WireOption {
    /// Its name.
    pub name: &'static str,
    /// Its topic; options of one topic are listed together.
    pub topic: OptionTopic,
    /// The type of its values.
    pub kind: OptionKind,
    /// The lowest protocol version that has it; 0 for all.
    pub since: u32,
    /// Whether it affects the wall, so that it can change only between two deals.
    pub affects_wall: bool,
    pub(super) get: fn(&GameOptions) -> u32,
    pub(super) set: fn(&mut GameOptions, u32),
}

/// The largest number in the protocol.
const MAX_NUMBER: u32 = i32::MAX as u32;

impl WireOption {
    /// Its value in these options, as a number of the protocol.
    pub fn value(&self, options: &GameOptions) -> u32 {
        (self.get)(options)
    }

    /// Copies its value from some options to others.
    pub fn copy(&self, to: &mut GameOptions, from: &GameOptions) {
        (self.set)(to, self.value(from));
    }

    /// Whether the protocol lets it have this value. `GameOptions::set` checks our limits too.
    pub(super) fn accepts(&self, value: u32) -> bool {
        match (self.name, self.kind) {
            ("NumRounds", _) => matches!(value, 1 | 2) || value > 0 && value.is_multiple_of(4),
            (_, OptionKind::Bool) => value <= 1,
            (_, OptionKind::Score) => value <= MAX_NUMBER,
            (_, OptionKind::Nat) => value <= 1_000_000_000,
        }
    }
}
