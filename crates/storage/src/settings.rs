//! Preferences of the player: plain values with the defaults of [Q40, Q83, Q84], kept in one readable TOML file. Floor 4.

mod boxes;
mod colours;
mod damage;
mod drills;
mod file;
mod hand;
pub mod language;
mod level;
mod look_changes;
mod marks;
mod motion;
mod network;
mod opponents;
mod range;
mod secrets;
mod sound;
mod sound_part;
mod table;
mod themes;
mod tile_set;
mod window;
mod xmj;

pub use boxes::{BoxPlace, BoxSettings};
pub use colours::{Colours, Rgb};
pub use damage::{OpenedSettings, open};
pub use drills::DrillTally;
pub use file::{read, write};
pub use hand::{HandSettings, Sorted};
pub use look_changes::LookChanges;
pub use marks::MarkSettings;
pub use motion::MotionSettings;
pub use network::{HostSettings, NetworkSettings, PlayingSettings, SeatSettings, Whose};
pub use secrets::Passwords;
pub use sound::SoundSettings;
pub use table::{Discards, TableSettings, WallShown};
pub use themes::THEMES;
pub use tile_set::BuiltIn;
pub use window::WindowPlace;
pub use xmj::{home, of_xmj};

use std::path::PathBuf;

use crate::save::{disk, path_text};
use engine::rules::GameLength;
use engine::tiles::Suit;
use players::Level;
use range::within;
use serde::{Deserialize, Deserializer, Serialize, de};
use words::say;

/// How many recent files are kept.
pub const RECENT: usize = 6;

/// Everything the player prefers, as the file of preferences keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The players: you, right, opposite, left; at most 24 letters each.
    #[serde(deserialize_with = "names")]
    pub names: [String; 4],
    /// The characters at the right, opposite and at the left, by name; another word: nobody in particular.
    pub opponents: [String; 3],
    /// How well they play.
    #[serde(with = "level::numbers")]
    pub levels: [Level; 3],
    /// How long new games are.
    pub length: GameLength,
    /// Seconds a discard waits, 0.25 to 10 in steps of 0.25; `None`: without limit whenever one could use it [Q40].
    #[serde(with = "wait_time")]
    pub wait_time: Option<f32>,
    /// Asks before a tile is used [A4].
    pub ask_first: bool,
    /// QuickTip is on [A1].
    pub quick_tip: bool,
    /// The list of the best moves tells chances and points [A1].
    pub tip_figures: bool,
    /// Speech balloons [U30].
    pub balloons: bool,
    /// The timer bar [U5].
    pub timer_bar: bool,
    /// Buttons for what can be done with a discard; the own tiles that go with it stand higher.
    pub claim_buttons: bool,
    /// How far the own hand is from Mah Jongg, at the right of the status bar.
    pub goal_line: bool,
    /// Every move is kept, and the next start goes on [F].
    pub autosave: bool,
    /// The question of the first start was answered.
    pub welcomed: bool,
    /// Size of the status bar's words, 0 to 2 [U16].
    #[serde(deserialize_with = "within::<_, 0, 2>")]
    pub status_size: u8,
    /// Size of all words, in per cent, 100 to 200.
    #[serde(deserialize_with = "within::<_, 100, 200>")]
    pub text_size: u8,
    /// The typeface of all words, from the next start on [X13]; empty: the program's own.
    pub typeface: String,
    /// Which tiles [D52].
    pub tile_set: BuiltIn,
    /// A bitmap or folder with tiles of one's own; empty: none.
    #[serde(with = "path_text")]
    pub tile_file: PathBuf,
    /// Folders in which tile sets are looked for besides the program's own [X15].
    #[serde(with = "path_text::list")]
    pub tile_folders: Vec<PathBuf>,
    /// Which suits the first three rows of that bitmap hold [Q48].
    pub suit_rows: [Suit; 3],
    /// The step of the lesson to go on with.
    #[serde(deserialize_with = "within::<_, 0, 99>")]
    pub lesson: u8,
    /// The step of the second lesson to go on with.
    #[serde(deserialize_with = "within::<_, 0, 99>")]
    pub second_lesson: u8,
    /// Right answers of the drills: name, complete, discard, score.
    pub drills: [DrillTally; 4],
    /// Files opened or saved lately, the newest first.
    #[serde(with = "path_text::list")]
    pub recent: Vec<PathBuf>,
    /// Colours of the table.
    pub colours: Colours,
    /// What lies on the table besides the hands.
    pub table: TableSettings,
    /// What is marked on the table.
    pub marks: MarkSettings,
    /// One's own tiles.
    pub hand: HandSettings,
    /// Where boxes stand and when they open.
    pub boxes: BoxSettings,
    /// How tiles move.
    pub motion: MotionSettings,
    /// What is heard.
    pub sound: SoundSettings,
    /// Network games.
    pub network: NetworkSettings,
    /// Where the window was.
    pub window: WindowPlace,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            names: ["You", "Lin", "Ada", "Tomás"].map(str::to_owned),
            opponents: ["Lin", "Ada", "Tomás"].map(str::to_owned),
            levels: [Level::Club; 3],
            length: GameLength::default(),
            wait_time: Some(1.0),
            ask_first: true,
            quick_tip: false,
            tip_figures: false,
            balloons: true,
            timer_bar: true,
            claim_buttons: true,
            goal_line: false,
            autosave: true,
            welcomed: false,
            status_size: 1,
            text_size: 100,
            typeface: String::new(),
            tile_set: BuiltIn::Numbers,
            tile_file: PathBuf::new(),
            tile_folders: Vec::new(),
            suit_rows: Suit::ALL,
            lesson: 0,
            second_lesson: 0,
            drills: [DrillTally::default(); 4],
            recent: Vec::new(),
            colours: Colours::default(),
            table: TableSettings::default(),
            marks: MarkSettings::default(),
            hand: HandSettings::default(),
            boxes: BoxSettings::default(),
            motion: MotionSettings::default(),
            sound: SoundSettings::default(),
            network: NetworkSettings::default(),
            window: WindowPlace::default(),
        }
    }
}

impl Settings {
    /// Where the player's own tile set is. A name that is no path of a file or folder is looked for in the folders with tile sets.
    pub fn tile_file_path(&self) -> PathBuf {
        if disk::exists(&self.tile_file) {
            return self.tile_file.clone();
        }
        let mut places = self
            .tile_folders
            .iter()
            .map(|folder| folder.join(&self.tile_file));
        let found = places.find(|place| disk::exists(place));
        found.unwrap_or_else(|| self.tile_file.clone())
    }

    /// Notes a file as the newest of the recent ones.
    pub fn opened(&mut self, path: PathBuf) {
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
    }
}

/// The longest name that is shown whole.
pub const NAME_LENGTH: usize = 24;

fn names<'de, D: Deserializer<'de>>(source: D) -> Result<[String; 4], D::Error> {
    let names = <[String; 4]>::deserialize(source)?;
    let fits = |name: &String| {
        !name.trim().is_empty()
            && name.chars().count() <= NAME_LENGTH
            && !name.chars().any(char::is_control)
    };
    if names.iter().all(fits) {
        Ok(names)
    } else {
        Err(de::Error::custom(say!("settings-a-name-has-1-to")))
    }
}

/// The waiting time in the file: seconds, or `"no limit"`.
mod wait_time {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use words::say;

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Written {
        Seconds(f64),
        Words(String),
    }

    const NO_LIMIT: &str = "no limit";

    pub fn serialize<S: Serializer>(time: &Option<f32>, target: S) -> Result<S::Ok, S::Error> {
        let written = match time {
            Some(seconds) => Written::Seconds(f64::from(*seconds)),
            None => Written::Words(NO_LIMIT.to_owned()),
        };
        written.serialize(target)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Option<f32>, D::Error> {
        match Written::deserialize(source)? {
            Written::Words(words) if words == NO_LIMIT => Ok(None),
            Written::Seconds(seconds) if (0.25..=10.0).contains(&seconds) => {
                Ok(Some(((seconds * 4.0).round() / 4.0) as f32))
            }
            Written::Seconds(_) | Written::Words(_) => {
                Err(de::Error::custom(say!("settings-it-is-neither-0-25")))
            }
        }
    }
}
