//! The last entries in the dialogs for network games.

use serde::{Deserialize, Serialize};

use super::level;
use engine::rules::RuleSetId;
use players::Level;

/// Joining and hosting tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NetworkSettings {
    /// The address of the server to join.
    pub server: String,
    /// The player's name at network tables.
    pub name: String,
    /// The requested id; 0 for any.
    pub id: u32,
    /// The password, which is not written to the file.
    #[serde(skip_serializing)]
    pub password: String,
    /// Whether to join as a spectator.
    pub watch: bool,
    /// What is declared automatically.
    #[serde(rename = "playing")]
    pub auto_declare: AutoDeclare,
    /// Hosting a table.
    pub host: HostSettings,
    /// Options of new games at the player's own table and at tables that the player manages, as lines of an option file; other options keep
    /// the defaults of the rules.
    pub options: Vec<String>,
}

/// What the program declares for the player at network tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AutoDeclare {
    /// Whether Flowers and Seasons are declared as soon as they are drawn.
    pub specials: bool,
    /// Whether the sets of a losing hand are laid out.
    pub losing: bool,
    /// Whether the sets of a winning hand are laid out.
    pub winning: bool,
}

impl Default for AutoDeclare {
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
    /// The address at which the table listens.
    pub listen: String,
    /// The short name of the rules; those of Chinese Classical can be played by clients of any kind.
    pub rules: String,
    /// The password for guests, empty for none. It is not written to the file.
    #[serde(skip_serializing)]
    pub password: String,
    /// The seats other than the host's.
    pub seats: [SeatSettings; 3],
    /// Seconds for a claim (0 = no limit).
    pub time_limit: u32,
    /// Whether seats are assigned at random; otherwise in the order of joining.
    pub random_seats: bool,
    /// Whether the game waits for a player who lost the connection; otherwise it ends.
    pub allow_disconnection: bool,
    /// Whether a computer player stands in for a player who is away, after half a minute at the latest.
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
    #[serde(rename = "whose")]
    pub occupant: SeatOccupant,
    /// The name of the computer player, or of the other person at this computer; ignored for a guest.
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
            occupant: SeatOccupant::Computer,
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
            auto_declare: AutoDeclare::default(),
            host: HostSettings::default(),
            options: Vec::new(),
        }
    }
}

impl Default for HostSettings {
    fn default() -> Self {
        Self {
            listen: ":5000".to_owned(),
            rules: RuleSetId::Classical.name().to_owned(),
            password: String::new(),
            seats: [
                SeatSettings::computer("Lin"),
                SeatSettings::computer("Ada"),
                SeatSettings {
                    occupant: SeatOccupant::Guest,
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
