//! The computer player: a level, a character, and a limit on its search.

use std::sync::atomic::AtomicBool;

use crate::value_network::{Depth, TRAINING_RUNS};
use crate::value_network_player::ValueNetworkPlayer;
use crate::{Character, Level, Motive, Style, beginner, claim, laying_out, learner, turn};

use engine::table::{Move, Request, SeatView};

/// A computer player. The same player gives the same answer to the same question about the same view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComputerPlayer {
    level: Level,
    character: Option<&'static Character>,
    node_budget: Option<u32>,
    rollouts: u32,
}

impl ComputerPlayer {
    /// A player of this level.
    pub fn new(level: Level) -> Self {
        Self {
            level,
            character: None,
            node_budget: None,
            rollouts: 0,
        }
    }

    /// The same player with the style of a character.
    pub fn as_character(self, character: &'static Character) -> Self {
        let character = Some(character);
        Self { character, ..self }
    }

    /// The player with this title: a level, optionally followed by a space and the name of a character. An unknown character is ignored;
    /// `None` if the level is unknown.
    pub fn titled(title: &str) -> Option<Self> {
        let (level, name) = title.split_once(' ').unwrap_or((title, ""));
        let player = Self::new(level.parse().ok()?);
        Some(match Character::named(name) {
            Some(character) => player.as_character(character),
            None => player,
        })
    }

    /// The title that `titled` reads.
    pub fn title(&self) -> String {
        match self.character {
            Some(character) => format!("{} {}", self.level, character.name),
            None => self.level.to_string(),
        }
    }

    /// The character whose style the player has, if any.
    pub fn character(&self) -> Option<&'static Character> {
        self.character
    }

    fn style(&self, view: &SeatView) -> Style {
        self.character
            .map_or(Style::PLAIN, |character| character.style.under(&view.rules))
    }

    /// The same player with a limit on the tiles it looks ahead at for one decision; only `expert` and `master` look ahead.
    pub fn with_node_budget(self, node_budget: u32) -> Self {
        let node_budget = Some(node_budget);
        Self {
            node_budget,
            ..self
        }
    }

    /// The same player with about this many rollouts per decision at most, instead of none; only `expert` and `master` use them.
    pub fn with_rollouts(self, rollouts: u32) -> Self {
        Self { rollouts, ..self }
    }

    /// The player's level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The player's answer to a request: always a legal move if there is one.
    pub fn decide(&self, view: &SeatView, request: &Request) -> Move {
        self.decide_until(view, request, None)
    }

    /// Like `decide`, but returns the best answer so far once `stop` is set. Without interruption the answer is always the same.
    pub fn decide_until(
        &self,
        view: &SeatView,
        request: &Request,
        stop: Option<&AtomicBool>,
    ) -> Move {
        let choice = match request {
            Request::Ready(_) => Move::Ready,
            Request::Rob { .. } => claim::rob(view),
            Request::LayOut => laying_out::choose(view),
            Request::Declare => turn::declare(view),
            Request::Exchange { .. } => turn::exchange(view),
            Request::Stand { .. } if self.level <= Level::Beginner => Move::Stand(false),
            Request::Stand { waits } => turn::stand(view, waits),
            Request::Turn { .. } => match (self.level, self.value_network_player(view)) {
                (Level::Learner, _) => learner::turn(view),
                (Level::Beginner, _) => beginner::turn(view),
                (_, None) => turn::choose(view, self.style(view)),
                (_, Some(value_network_player)) => value_network_player.choose_turn(view, stop),
            },
            Request::Claim { tile, from, .. } => {
                match (self.level, self.value_network_player(view)) {
                    (Level::Learner, _) => learner::claim(view, *tile, *from, self.style(view)),
                    (Level::Beginner, _) => beginner::claim(view, *tile, *from, self.style(view)),
                    (_, None) => claim::choose(view, *tile, *from, self.style(view)),
                    (_, Some(value_network_player)) => {
                        value_network_player.choose_claim(view, *tile, *from, stop)
                    }
                }
            }
            Request::PlaceChow { tile } => claim::place_chow(view, *tile, self.style(view)),
        };
        if view.check(&choice).is_ok() {
            return choice;
        }
        // The choice should be legal. If it is not, the game must continue nevertheless.
        view.legal().first().copied().unwrap_or(choice)
    }

    /// What the player collected and why it made this move; `None` if the move is no discard or the player would now decide otherwise.
    pub fn motive(&self, view: &SeatView, made: Move) -> Option<Motive> {
        let request = view.request()?;
        match (made, self.decide(view, &request)) {
            (Move::Discard { tile, .. }, Move::Discard { tile: again, .. }) if tile == again => {
                Motive::of(view, self.style(view), tile)
            }
            _ => None,
        }
    }

    /// The settings of the network player, for levels that use it.
    fn value_network_player(&self, view: &SeatView) -> Option<ValueNetworkPlayer> {
        let (moves, discards, training_runs) = match self.level {
            Level::Learner | Level::Beginner | Level::Club => return None,
            Level::Expert => (2, 1, 1),
            Level::Master => (3, 3, TRAINING_RUNS),
        };
        let depth = Depth {
            moves,
            tiles: 1,
            discards,
            node_budget: self.node_budget.unwrap_or(400),
        };
        Some(ValueNetworkPlayer {
            depth,
            training_runs,
            rollouts: self.rollouts,
            style: self.style(view),
        })
    }
}
