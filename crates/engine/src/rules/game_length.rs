//! The length of a game, as players choose it. The options of a game express it in rounds and hands.

use serde::{Deserialize, Serialize};

use super::{GameOptions, RuleSet};

/// The length of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameLength {
    /// One hand, even if it is dead.
    Hand,
    /// One round: until each player has lost East.
    Round,
    /// All rounds of the rules: four, unless an option changes that.
    #[default]
    Whole,
}

impl GameLength {
    /// All, the shortest first.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Round, Self::Whole];

    /// The length of a game with these options. Any limit on the number of hands counts as one hand.
    pub fn of(options: &GameOptions) -> Self {
        match (options.hands, options.rounds) {
            (Some(_), _) => Self::Hand,
            (None, 1) => Self::Round,
            (None, _) => Self::Whole,
        }
    }

    /// Sets this length. Does nothing if the rules already have it, so a whole game keeps its number of rounds.
    pub fn set(self, rules: &mut RuleSet) {
        if Self::of(&rules.options) == self {
            return;
        }
        let whole = RuleSet::new(rules.id).options.rounds;
        (rules.options.hands, rules.options.rounds) = match self {
            Self::Hand => (Some(1), whole),
            Self::Round => (None, 1),
            Self::Whole => (None, whole),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_reads_back_after_setting_and_a_whole_game_keeps_its_rounds() {
        for mut rules in [RuleSet::bloem(), RuleSet::classical()] {
            for length in GameLength::ALL.into_iter().chain([GameLength::Hand]) {
                length.set(&mut rules);
                assert_eq!(GameLength::of(&rules.options), length);
            }
            GameLength::Whole.set(&mut rules);
            assert_eq!(rules.options.rounds, 4);
            rules.options.rounds = 8;
            GameLength::Whole.set(&mut rules);
            assert_eq!(rules.options.rounds, 8);
        }
    }
}
