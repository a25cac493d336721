//! The last entries in the dialogs for network games.

use serde::{Deserialize, Serialize};

use super::level;
use players::Level;

/// Joining and hosting tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NetworkSettings {
    /// The address of the server.
    pub server: String,
    /// The player's name.
    pub name: String,
    /// The requested id; 0 for any.
    pub id: u32,
    /// The password, which is not written to the file.
    #[serde(skip_serializing)]
    pub password: String,
    /// Whether to join as a spectator.
    pub watch: bool,
    /// What is declared automatically.
    pub playing: PlayingSettings,
    /// Hosting a table.
    pub host: HostSettings,
    /// Options of new games at the player's own table and at tables that the player manages, as lines of an option file; other options keep
    /// the defaults of the rules.
    pub options: Vec<String>,
}

/// What is declared automatically at network tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayingSettings {
    /// Flowers and Seasons when they are drawn.
    pub specials: bool,
    /// The sets of a losing hand.
    pub losing: bool,
    /// The sets of a winning hand.
    pub winning: bool,
}

impl Default for PlayingSettings {
    fn default() -> Self {
        Self {
            specials: true,
            losing: true,
            winning: true,
        }
    }
}

/// The settings of a hosted table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HostSettings {
    /// The address.
    pub listen: String,
    /// The password for guests, empty for none. It is not written to the file.
    #[serde(skip_serializing)]
    pub password: String,
    /// The other three seats.
    pub seats: [SeatSettings; 3],
    /// Seconds for a claim (0 = no limit).
    pub time_limit: u32,
    /// Assign seats at random.
    pub random_seats: bool,
    /// Whether the game waits for a player who lost the connection; otherwise it ends.
    pub allow_disconnection: bool,
    /// Whether a computer player replaces a player who is away for half a minute.
    pub stand_in: bool,
    /// Whether the game is saved when the table closes.
    pub save_on_exit: bool,
    /// Whether others may watch.
    pub watchers: bool,
    /// Whether the table is announced on the local network.
    pub announced: bool,
    /// Whether to publish a hash of each deal before it is dealt.
    pub sealed: bool,
}

/// A seat of a hosted table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSettings {
    /// The kind of player.
    pub whose: SeatOccupant,
    /// The name of the computer player, or of the person at this computer.
    pub name: String,
    /// The level of a computer player.
    #[serde(deserialize_with = "level::word")]
    pub level: Level,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatOccupant {
    /// A computer player.
    #[default]
    Computer,
    /// Another person at this computer.
    Here,
    /// A guest from the network.
    Guest,
}

impl Default for SeatSettings {
    fn default() -> Self {
        Self {
            whose: SeatOccupant::Computer,
            name: String::new(),
            level: Level::Club,
        }
    }
}

impl SeatSettings {
    fn computer(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }
}

impl Default for NetworkSettings {
    fn default() -> Self {
        Self {
            server: ":5000".to_owned(),
            name: String::new(),
            id: 0,
            password: String::new(),
            watch: false,
            playing: PlayingSettings::default(),
            host: HostSettings::default(),
            options: Vec::new(),
        }
    }
}

impl Default for HostSettings {
    fn default() -> Self {
        Self {
            listen: ":5000".to_owned(),
            password: String::new(),
            seats: [
                SeatSettings::computer("Lin"),
                SeatSettings::computer("Ada"),
                SeatSettings {
                    whose: SeatOccupant::Guest,
                    ..SeatSettings::default()
                },
            ],
            time_limit: 15,
            random_seats: false,
            allow_disconnection: true,
            stand_in: false,
            save_on_exit: false,
            watchers: false,
            announced: false,
            sealed: true,
        }
    }
}
