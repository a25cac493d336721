//! Players that the laboratory can put at a seat.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::value_network_player::{NetworkFileError, ValueNetworkPlayer};
use crate::{mj_player_clone, perfect_information_player, stand_in};
use engine::table::{Game, Move, Request, SeatView};
use engine::tiles::{BySeat, Seat, Tile, Wind};
use players::simulator::{Position, Simulator};
use players::{ComputerPlayer, HintStrength, Level, UnknownLevel};

/// A player to be measured or to measure against.
#[derive(Clone, Debug)]
pub enum Contestant {
    /// A computer player of this level, with this number of rollouts per decision; `None`: that of its level.
    Level(Level, Option<u32>),
    /// Sees all tiles.
    PerfectInformation,
    /// Evaluates hands statically, as the players of the simulator do.
    StaticEvaluation,
    /// Plays as mj-player would.
    MjPlayerClone,
    /// The simple stand-in for mj-player against which constants were tuned.
    StandIn,
    /// Follows every tip of this strength.
    TipFollower(HintStrength),
    /// Evaluates hands with value networks from files.
    Networks(Arc<ValueNetworkPlayer>),
}

/// Why a text is not the name of a contestant.
#[derive(Debug, thiserror::Error)]
pub enum UnknownContestant {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// The number after a level or network is not valid.
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
    /// The networks cannot be read.
    #[error(transparent)]
    Networks(#[from] NetworkFileError),
}

impl Contestant {
    /// The contestant's answer to a request.
    pub fn decide(&self, game: &Game, seat: Seat, request: &Request) -> Move {
        let view = game.seat_view(seat);
        match self {
            Self::Level(level, rollouts) => {
                let player = ComputerPlayer::new(*level);
                let player = rollouts.map_or(player, |rollouts| player.with_rollouts(rollouts));
                player.decide(view, request)
            }
            Self::PerfectInformation => perfect_information_player::decide(game, seat, request),
            Self::StaticEvaluation => by_static_evaluation(view, request),
            Self::MjPlayerClone => mj_player_clone::decide(view, request),
            Self::StandIn => stand_in::decide(view, request),
            Self::TipFollower(strength) => players::follow_tips(view, request, *strength),
            Self::Networks(player) => player.decide(view, request),
        }
    }
}

/// The move of a player of the simulator. `club` answers requests that don't occur there, and makes a move where the simulator has no legal one.
fn by_static_evaluation(view: &SeatView, request: &Request) -> Move {
    let usual = || ComputerPlayer::new(Level::Club).decide(view, request);
    if !matches!(request, Request::Turn { .. } | Request::Claim { .. }) {
        return usual();
    }
    let stakes = BySeat::from_fn(|seat| view.players[seat].stake.clone());
    // A static evaluation depends on the number of tiles in the wall, not on the tiles.
    let wall = std::iter::repeat_n(Tile::wind(Wind::East), view.live_left);
    let choice = Position::of(view, &stakes, wall)
        .and_then(|mut position| Simulator::of(view).choice(&mut position, view.seat()));
    let legal = choice.filter(|choice| view.check(choice).is_ok());
    legal.unwrap_or_else(usual)
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, None) => level.fmt(f),
            Self::Level(level, Some(rollouts)) => write!(f, "{level}@{rollouts}"),
            Self::PerfectInformation => f.pad("perfect-information"),
            Self::StaticEvaluation => f.pad("static-evaluation"),
            Self::MjPlayerClone => f.pad("mj-player-clone"),
            Self::StandIn => f.pad("stand-in"),
            Self::TipFollower(HintStrength::AsReview) => f.pad("tips"),
            Self::TipFollower(HintStrength::Simple) => f.pad("simple-tips"),
            Self::Networks(player) => player.fmt(f),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        Ok(match (text, text.split_once('@')) {
            ("perfect-information", _) => Self::PerfectInformation,
            ("static-evaluation", _) => Self::StaticEvaluation,
            ("mj-player-clone", _) => Self::MjPlayerClone,
            ("stand-in", _) => Self::StandIn,
            ("tips", _) => Self::TipFollower(HintStrength::AsReview),
            ("simple-tips", _) => Self::TipFollower(HintStrength::Simple),
            _ if text.contains(',') => Self::Networks(Arc::new(ValueNetworkPlayer::read(text)?)),
            (_, Some((level, rollouts))) => Self::Level(level.parse()?, Some(rollouts.parse()?)),
            (level, None) => Self::Level(level.parse()?, None),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_parsed_as_they_are_displayed() {
        for name in [
            "club",
            "master@400",
            "perfect-information",
            "static-evaluation",
            "mj-player-clone",
            "stand-in",
            "tips",
            "simple-tips",
        ] {
            let contestant: Contestant = name.parse().expect("a contestant");
            assert_eq!(contestant.to_string(), name);
        }
        for name in ["grandmaster", "master@many", "no-such-file,2,1"] {
            assert!(name.parse::<Contestant>().is_err(), "{name}");
        }
    }
}
