//! Who plays at a seat while the network is taught and in matches.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::computer::value_network::{Depth, Features, Forecast, Network, Thinking, ValueNetwork};
use crate::computer::{ComputerPlayer, Level, Style, original};
use crate::opponent;
use crate::table::{Claim, Move, Request, SeatView};

/// How often a player tries another move than the one it thinks best.
const CURIOUS: f64 = 0.1;

/// Who plays at a seat.
#[derive(Clone, Copy, Debug)]
pub enum Player<'a> {
    /// With this network, looking so far ahead.
    Network(&'a [Network], Depth),
    Level(Level),
    StandIn,
    /// The clone of the classical robot.
    Original,
}

/// At a glance.
pub const GLANCE: Depth = Depth {
    moves: 1,
    tiles: 0,
    throws: 1,
    node_budget: 0,
};

pub fn decide(
    player: Player<'_>,
    view: &SeatView,
    request: &Request,
    curious: Option<&mut ChaCha8Rng>,
    seen: &mut Vec<Taken>,
) -> Move {
    let plain = ComputerPlayer::new(Level::Club).decide(view, request);
    let (network, depth) = match player {
        Player::Level(level) => return ComputerPlayer::new(level).decide(view, request),
        Player::StandIn => return opponent::decide(view, request),
        Player::Original => return original::decide(view, request),
        Player::Network(network, depth) => (network, depth),
    };
    let value_network = ValueNetwork::with(network, view, Style::PLAIN);
    let candidates = match (request, plain) {
        (Request::Turn { .. }, Move::Discard { calling: false, .. }) if !view.me().standing => {
            value_network.throws()
        }
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return plain,
        (Request::Claim { tile, from, .. }, _) if !view.me().standing => {
            value_network.claims(*tile, *from)
        }
        _ => return plain,
    };
    let Some(best) = value_network.choose(&candidates, &Thinking::new(depth, None)) else {
        return plain;
    };
    let mut place = best;
    if let Some(chance) = curious {
        if candidates.len() > 1 && chance.random_bool(CURIOUS) {
            place = chance.random_range(0..candidates.len());
        }
    }
    let chosen = &candidates[place];
    if view.check(&chosen.choice).is_err() {
        return plain;
    }
    if candidates.len() > 1 {
        let expected = shares(value_network.forecast(&candidates[best].features));
        seen.push(Taken {
            features: chosen.features.clone(),
            expected,
            best: place == best,
        });
    }
    chosen.choice
}

/// A level, `standin`, `original`, or WEIGHTS[+WEIGHTS...],MOVES,TILES[,THROWS].
pub fn player<'a>(name: &str, network: &'a mut Option<Vec<Network>>) -> Player<'a> {
    match name {
        "standin" => return Player::StandIn,
        "original" => return Player::Original,
        _ => {}
    }
    if let Ok(level) = name.parse::<Level>() {
        return Player::Level(level);
    }
    let mut parts = name.split(',');
    let path = parts.next().unwrap();
    let [moves, tiles, throws] =
        [(); 3].map(|()| parts.next().map_or(0, |number| number.parse().unwrap()));
    let depth = Depth {
        moves: moves.max(1),
        tiles,
        throws: throws.max(1),
        node_budget: 3500,
    };
    Player::Network(network.insert(read(path)), depth)
}

/// A decision: what was seen in the hand it left, what the network expected of the best move, and whether that was the one made.
pub struct Taken {
    pub features: Features,
    pub expected: [f32; 3],
    pub best: bool,
}

/// The chance to go out, what that brings times it, and what the hand brings otherwise times the rest.
pub fn shares(forecast: Forecast) -> [f32; 3] {
    let p = forecast.chance;
    [p, p * forecast.worth, (1.0 - p) * forecast.otherwise]
}

pub fn read(path: &str) -> Vec<Network> {
    path.split('+')
        .map(|path| std::fs::read(path).unwrap())
        .flat_map(|file| Network::all_from_bytes(&file))
        .collect()
}
