//! What the boxes of network games were last filled with.

use serde::{Deserialize, Serialize};

use super::level;
use players::Level;

/// Where one sits down, and as whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NetworkSettings {
    /// The address of the server.
    pub server: String,
    /// One's name at foreign tables, and at one's own.
    pub name: String,
    /// The id to ask for; 0: any.
    pub id: u32,
    /// The password, where one is asked for; in no file.
    #[serde(skip_serializing)]
    pub password: String,
    /// Only to watch.
    pub watch: bool,
    /// What is declared by itself.
    pub playing: PlayingSettings,
    /// One's own table.
    pub host: HostSettings,
    /// Options of new games at one's own table and at those one manages, as lines of an option file; the others are as the rules
    /// have them.
    pub options: Vec<String>,
}

/// What is declared by itself at tables of the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayingSettings {
    /// Flowers and Seasons as they come.
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

/// A table of one's own, opened to the network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HostSettings {
    /// Where it listens.
    pub listen: String,
    /// The password that guests are asked for; empty: none. In no file.
    #[serde(skip_serializing)]
    pub password: String,
    /// The three seats beside one's own.
    pub seats: [SeatSettings; 3],
    /// Seconds for a claim; 0: no limit.
    pub time_limit: u32,
    /// Who sits where is left to chance.
    pub random_seats: bool,
    /// The game waits for whoever is lost; otherwise it ends.
    pub allow_disconnection: bool,
    /// A computer player plays for whoever is lost for half a minute.
    pub stand_in: bool,
    /// The game is saved when the table closes.
    pub save_on_exit: bool,
    /// Others may watch.
    pub watchers: bool,
    /// The table is announced on the local network.
    pub announced: bool,
    /// Each deal is told under seal before it is dealt.
    pub sealed: bool,
}

/// Who may sit in a seat of one's own table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSettings {
    /// Whose it is.
    pub whose: Whose,
    /// The name of the computer player or of the person here.
    pub name: String,
    /// How well a computer player plays.
    #[serde(deserialize_with = "level::word")]
    pub level: Level,
}

/// Whose a seat is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Whose {
    /// A computer player's.
    #[default]
    Computer,
    /// Another person's at this computer.
    Here,
    /// A guest's from the network.
    Guest,
}

impl Default for SeatSettings {
    fn default() -> Self {
        Self {
            whose: Whose::Computer,
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
                    whose: Whose::Guest,
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
