//! A player that uses value networks, in training and as a contestant.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::contestant::UnknownContestant;
use engine::table::{Claim, Move, Request, SeatView};
use players::value_network::{Depth, Features, Forecast, LookaheadBudget, Network, ValueNetwork};
use players::{ComputerPlayer, Level, Style};

/// The probability of exploring: trying a random move instead of the best one.
const EXPLORATION: f64 = 0.1;

/// Evaluates the hand without looking ahead.
pub const NO_LOOKAHEAD: Depth = Depth {
    moves: 1,
    tiles: 0,
    discards: 1,
    node_budget: 0,
};

/// A player with networks from files.
#[derive(Debug)]
pub struct ValueNetworkPlayer {
    name: String,
    networks: Vec<Network>,
    depth: Depth,
}

/// Why networks cannot be read from a file.
#[derive(Debug, thiserror::Error)]
pub enum NetworkFileError {
    /// The system cannot read the file.
    #[error("{}: {error}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The file is too short for the weights of one network.
    #[error("{}: there is no whole network in it", .path.display())]
    NoNetwork {
        /// The file.
        path: PathBuf,
    },
}

/// A decision by a network, for training.
pub struct Experience {
    /// The features of the hand that the move leaves.
    pub features: Features,
    /// The network's expectation for the best move, in the form of `targets`.
    pub expected: [f32; 3],
    /// Whether the move was the best one, not one of exploration.
    pub is_best: bool,
}

impl ValueNetworkPlayer {
    /// Creates a player from `FILE[+FILE...],MOVES,TILES[,DISCARDS]`: files of weights, the number of moves examined, the number of tiles
    /// to look ahead, and the number of discards compared after each tile.
    ///
    /// # Errors
    /// A number is not valid, or a file cannot be read.
    pub fn read(text: &str) -> Result<Self, UnknownContestant> {
        let mut parts = text.split(',');
        let files = parts.next().unwrap_or_default();
        let mut number = || parts.next().map_or(Ok(0), str::parse::<usize>);
        let depth = Depth {
            moves: number()?.max(1),
            tiles: number()?,
            discards: number()?.max(1),
            // The levels of the game have 400; here deeper lookaheads are measured, too.
            node_budget: 3500,
        };
        let mut networks = Vec::new();
        for file in files.split('+') {
            networks.append(&mut read_networks(Path::new(file))?);
        }
        Ok(Self {
            name: text.to_owned(),
            networks,
            depth,
        })
    }

    /// The player's answer to a request.
    pub fn decide(&self, view: &SeatView, request: &Request) -> Move {
        decide(&self.networks, self.depth, view, request, None).0
    }
}

impl fmt::Display for ValueNetworkPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// Reads the networks of a file, at least one.
///
/// # Errors
/// The file cannot be read, or is too short.
pub fn read_networks(path: &Path) -> Result<Vec<Network>, NetworkFileError> {
    let path = path.to_owned();
    match fs::read(&path).map(|bytes| Network::all_from_bytes(&bytes)) {
        Ok(networks) if networks.is_empty() => Err(NetworkFileError::NoNetwork { path }),
        Ok(networks) => Ok(networks),
        Err(error) => Err(NetworkFileError::Unreadable { path, error }),
    }
}

/// The move of a player with these networks and, if there was a choice, the experience to learn from. With `explore` it sometimes tries a
/// random move.
pub fn decide(
    networks: &[Network],
    depth: Depth,
    view: &SeatView,
    request: &Request,
    explore: Option<&mut ChaCha8Rng>,
) -> (Move, Option<Experience>) {
    let usual = ComputerPlayer::new(Level::Club).decide(view, request);
    let network = ValueNetwork::with_networks(networks, view, Style::PLAIN);
    let candidates = match (request, usual) {
        (Request::Turn { .. }, Move::Discard { calling: false, .. }) if !view.me().standing => {
            network.discards()
        }
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return (usual, None),
        (Request::Claim { tile, from, .. }, _) if !view.me().standing => {
            network.claims(*tile, *from)
        }
        _ => return (usual, None),
    };
    let Some(best) = network.choose(&candidates, &LookaheadBudget::new(depth, None)) else {
        return (usual, None);
    };
    let has_choice = candidates.len() > 1;
    let mut index = best;
    if let Some(rng) = explore.filter(|_| has_choice)
        && rng.random_bool(EXPLORATION)
    {
        index = rng.random_range(0..candidates.len());
    }
    let chosen = &candidates[index];
    if view.check(&chosen.choice).is_err() {
        return (usual, None);
    }
    let experience = has_choice.then(|| Experience {
        features: chosen.features.clone(),
        expected: targets(network.forecast(&candidates[best].features)),
        is_best: index == best,
    });
    (chosen.choice, experience)
}

/// A forecast in the form of training targets: the probability of going out, the result in that case times the probability, and the result
/// otherwise times the complement.
fn targets(forecast: Forecast) -> [f32; 3] {
    let chance = forecast.chance;
    [
        chance,
        chance * forecast.worth,
        (1.0 - chance) * forecast.otherwise,
    ]
}
