//! The player's preferences, stored in one readable TOML file.

mod colours;
mod damage;
mod dialogs;
mod drills;
mod file;
mod hand;
pub mod language;
mod level;
mod level_offers;
mod look_changes;
mod marks;
mod motion;
mod network;
mod opponents;
mod range;
mod readable_part;
mod secrets;
mod sound;
mod spoken_detail;
mod system_look;
mod table;
mod themes;
mod tile_set;
mod window;
mod xmj;

pub use colours::{Colours, Rgb};
pub use damage::{OpenedSettings, open};
pub use dialogs::{DialogSettings, PromptPlace};
pub use drills::DrillTally;
pub use file::{read, write};
pub use hand::{HandSettings, Sorted};
pub use level_offers::LevelOffers;
pub use look_changes::LookChanges;
pub use marks::MarkSettings;
pub use motion::MotionSettings;
pub use network::{AutoDeclare, HostSettings, NetworkSettings, SeatOccupant, SeatSettings};
pub use secrets::Passwords;
pub use sound::SoundSettings;
pub use spoken_detail::SpokenDetail;
pub use system_look::SystemLook;
pub use table::{Discards, TableSettings, WallShown};
pub use themes::THEMES;
pub use tile_set::BuiltIn;
pub use window::WindowPlace;
pub use xmj::{home, import_xmj};

use std::path::PathBuf;

use crate::save::{disk, path_text};
use engine::rules::GameLength;
use engine::tiles::Suit;
use players::Level;
use range::within;
use serde::{Deserialize, Deserializer, Serialize, de};
use words::say;

/// The maximum number of recent files in the list.
pub const MAX_RECENT: usize = 6;

/// The preferences as stored in the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, such as `de`; empty for that of the system.
    pub language: String,
    /// The names of the players: the player, right, opposite, left; at most 24 letters each.
    #[serde(deserialize_with = "names")]
    pub names: [String; 4],
    /// The characters of the opponents on the right, opposite and on the left, by name. An unknown name stands for a player without a
    /// character.
    pub opponents: [String; 3],
    /// The levels of the opponents.
    #[serde(with = "level::numbers")]
    pub levels: [Level; 3],
    /// The length of new games.
    pub length: GameLength,
    /// Seconds to claim a discard, 0.25 to 10 in steps of 0.25; `None` for no limit.
    #[serde(with = "wait_time")]
    pub wait_time: Option<f32>,
    /// Whether to ask before going Mah Jongg or making a Kong, and which of several sets a tile is to complete; otherwise the program decides.
    pub ask_first: bool,
    /// Whether QuickTip is on.
    pub quick_tip: bool,
    /// Whether tips prefer plain hands; otherwise they are as strong as the review.
    pub simple_tips: bool,
    /// Whether More Tips, the list of the best moves, shows chances and points.
    pub tip_figures: bool,
    /// Whether speech balloons show what the players call.
    pub balloons: bool,
    /// Whether a bar shows the time left for a claim.
    pub timer_bar: bool,
    /// Whether there are buttons for claiming a discard, and the player's tiles that form a set with it are raised.
    pub claim_buttons: bool,
    /// Whether the status bar shows how far the player's hand is from Mah Jongg.
    pub goal_line: bool,
    /// How much is spoken, by a screen reader or by the reading aloud.
    pub spoken_detail: SpokenDetail,
    /// Whether letters, digits and signs do nothing unless other keys are held: Ctrl and Alt at the table, Alt in dialogs.
    pub letters_need_ctrl_alt: bool,
    /// Whether every move is saved at once, and the game resumed at the next start.
    pub autosave: bool,
    /// Whether the player has answered the question at the first start.
    pub welcomed: bool,
    /// Text size of the status bar: 0 small, 1 normal, 2 large.
    #[serde(deserialize_with = "within::<_, 0, 2>")]
    pub status_size: u8,
    /// Text size in percent, 100 to 200.
    #[serde(deserialize_with = "within::<_, 100, 200>")]
    pub text_size: u8,
    /// The typeface, used from the next start; empty for the default.
    pub typeface: String,
    /// The built-in tile set.
    pub tile_set: BuiltIn,
    /// A bitmap or folder with the player's own tiles; empty for none.
    #[serde(with = "path_text")]
    pub tile_file: PathBuf,
    /// Folders with more tile sets.
    #[serde(with = "path_text::list")]
    pub tile_folders: Vec<PathBuf>,
    /// The suits in the first three rows of the bitmap `tile_file`.
    pub suit_rows: [Suit; 3],
    /// The current step of the first lesson, from 0.
    #[serde(deserialize_with = "within::<_, 0, 99>")]
    pub lesson: u8,
    /// The current step of the second lesson, from 0.
    #[serde(deserialize_with = "within::<_, 0, 99>")]
    pub second_lesson: u8,
    /// Tallies of the drills: name, waits, discard, score.
    pub drills: [DrillTally; 4],
    /// Recent files, the newest first.
    #[serde(with = "path_text::list")]
    pub recent: Vec<PathBuf>,
    /// Colours of the table.
    pub colours: Colours,
    /// How discards are arranged, and when the wall is visible.
    pub table: TableSettings,
    /// Marks on the table.
    pub marks: MarkSettings,
    /// How the player's own tiles are sorted and selected.
    pub hand: HandSettings,
    /// When stronger opponents are offered.
    pub level_offers: LevelOffers,
    /// Where small dialogs appear, which dialogs open by themselves, and what Esc does.
    #[serde(rename = "boxes")]
    pub dialogs: DialogSettings,
    /// Animation of tiles.
    pub motion: MotionSettings,
    /// Sound.
    pub sound: SoundSettings,
    /// Network games.
    pub network: NetworkSettings,
    /// The system's appearance settings when last read.
    pub system_look: SystemLook,
    /// The window's place and size.
    pub window: WindowPlace,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            names: [USUAL_NAME, "Lin", "Ada", "Tomás"].map(str::to_owned),
            opponents: ["Lin", "Ada", "Tomás"].map(str::to_owned),
            levels: [Level::Club; 3],
            length: GameLength::default(),
            wait_time: Some(1.0),
            ask_first: true,
            quick_tip: false,
            simple_tips: false,
            tip_figures: false,
            balloons: true,
            timer_bar: true,
            claim_buttons: true,
            goal_line: false,
            spoken_detail: SpokenDetail::default(),
            letters_need_ctrl_alt: false,
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
            level_offers: LevelOffers::default(),
            dialogs: DialogSettings::default(),
            motion: MotionSettings::default(),
            sound: SoundSettings::default(),
            network: NetworkSettings::default(),
            system_look: SystemLook::default(),
            window: WindowPlace::default(),
        }
    }
}

impl Settings {
    /// The path of the player's own tile set. If `tile_file` does not exist, it is taken as a name in the folders with tile sets.
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

    /// Moves a file to the front of the recent ones.
    pub fn add_recent(&mut self, path: PathBuf) {
        self.recent.retain(|recent| *recent != path);
        self.recent.insert(0, path);
        self.recent.truncate(MAX_RECENT);
    }
}

/// The maximum length of a player's name, in letters; longer names would not be displayed in full.
pub const MAX_NAME_LENGTH: usize = 24;

/// The player's usual name in the preferences, whatever the language.
const USUAL_NAME: &str = "You";

impl Settings {
    /// The names of the players as they are shown: the player's usual name is that of the language.
    pub fn shown_names(&self) -> [String; 4] {
        let mut names = self.names.clone();
        if names[0] == USUAL_NAME {
            say!("label-you").clone_into(&mut names[0]);
        }
        names
    }
}

fn names<'de, D: Deserializer<'de>>(source: D) -> Result<[String; 4], D::Error> {
    let names = <[String; 4]>::deserialize(source)?;
    let fits = |name: &String| {
        !name.trim().is_empty()
            && name.chars().count() <= MAX_NAME_LENGTH
            && !name.chars().any(char::is_control)
    };
    if names.iter().all(fits) {
        Ok(names)
    } else {
        Err(de::Error::custom(say!("settings-name-length")))
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
                Err(de::Error::custom(say!("settings-wait-time")))
            }
        }
    }
}
