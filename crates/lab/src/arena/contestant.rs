//! Who can play in the arena.

use std::fmt;
use std::str::FromStr;

use crate::original;
use crate::seer;
use engine::table::{Game, Move, Request, SeatView};
use engine::tiles::{BySeat, Seat, Tile, Wind};
use players::simulator::{Position, Simulator};
use players::{ComputerPlayer, Level, UnknownLevel};

/// Who plays for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A computer player, and how many deals it plays on for a decision if not as many as its level does.
    Level(Level, Option<u32>),
    /// One who sees all tiles.
    Seer,
    /// One who judges at a glance, as players do in the simulator.
    Glance,
    /// One who does what the classical robot would do.
    Original,
}

/// The word names nobody who can play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownContestant {
    /// No such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// No such number of deals after a level.
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
}

impl Contestant {
    /// Its answer to a request.
    pub fn decide(self, game: &Game, seat: Seat, request: &Request) -> Move {
        let view = game.seat_view(seat);
        match self {
            Self::Level(level, playouts) => {
                let player = ComputerPlayer::new(level);
                let player = playouts.map_or(player, |playouts| player.playing_on(playouts));
                player.decide(view, request)
            }
            Self::Seer => seer::decide(game, seat, request),
            Self::Glance => at_a_glance(view, request),
            Self::Original => original::decide(view, request),
        }
    }
}

/// What a player of the simulator does; what it is never asked there is answered as `club` does.
fn at_a_glance(view: &SeatView, request: &Request) -> Move {
    let usual = || ComputerPlayer::new(Level::Club).decide(view, request);
    if !matches!(request, Request::Turn { .. } | Request::Claim { .. }) {
        return usual();
    }
    let stakes = BySeat::from_fn(|seat| view.players[seat].stake.clone());
    // What comes next is not looked at, only how much.
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
            Self::Level(level, Some(playouts)) => write!(f, "{level}@{playouts}"),
            Self::Seer => f.write_str("seer"),
            Self::Glance => f.write_str("glance"),
            Self::Original => f.write_str("original"),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        Ok(match (text, text.split_once('@')) {
            ("seer", _) => Self::Seer,
            ("glance", _) => Self::Glance,
            ("original", _) => Self::Original,
            (_, Some((level, playouts))) => Self::Level(level.parse()?, Some(playouts.parse()?)),
            (level, None) => Self::Level(level.parse()?, None),
        })
    }
}
