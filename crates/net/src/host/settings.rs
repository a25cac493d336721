//! The settings of a hosted table: what the switches of `red-stake host`, or the dialog of a window that hosts a table, ask for.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::limits;
use engine::rules::RuleSet;
use engine::table::{Secret, Setup};
use engine::tiles::{Counts, Tile};
use players::Level;
use protocol::files::SavedGame;
use protocol::option_list::Descriptions;
use protocol::{MAX_RULES_LENGTH, OptionEntry};

/// How seats are assigned, East first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// In the order of arrival.
    #[default]
    Joining,
    /// At random.
    Random,
    /// By ascending id.
    Ids,
}

/// The reaction to a lost player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnDisconnect {
    /// The table waits.
    #[default]
    Wait,
    /// The game ends in an orderly way.
    End,
    /// The server ends immediately, after saving the game if `save_on_exit` is set.
    Exit,
}

/// The settings of a table.
#[derive(Clone, Default)]
pub struct Settings {
    /// Seconds for a claim, 0 for no limit; `None` for the number in the rules.
    pub timeout: Option<u32>,
    /// Tenths of a second between moves.
    pub pace: u32,
    /// How seats are assigned.
    pub seating: Seating,
    /// The reaction to a lost player.
    pub on_disconnect: OnDisconnect,
    /// The penalties, in points, for leaving in mid-hand, at the end of a hand and at the end of a round.
    pub penalties: [i64; 3],
    /// Whether to save an unfinished game when the table closes, or when a lost player ends it by `OnDisconnect::Exit`.
    pub save_on_exit: bool,
    /// The rules of the table, at which then only our clients play; `None` for Chinese Classical.
    pub rules: Option<RuleSet>,
    /// Options of a new game.
    pub options: Vec<OptionEntry>,
    /// A saved game to resume.
    pub resume: Option<SavedGame>,
    /// Whether anybody may take the seat of an absent player in a game that has begun, such as a saved one.
    pub any_player: bool,
    /// Whether nobody may change options.
    pub no_manager: bool,
    /// The passwords by id. If there are any, only these ids may join.
    pub passwords: BTreeMap<u32, String>,
    /// The password of the table, used only if ids have none of their own; empty for none.
    pub password: String,
    /// Maximum number of spectators (0 = none).
    pub watchers: usize,
    /// Whether tiles may be swapped, for debugging.
    pub debug: bool,
    /// Whether Flowers and Seasons score nothing.
    pub no_special_scores: bool,
    /// Random seed, used if there is no secret. Anybody who guesses the seed knows all tiles.
    pub seed: u64,
    /// Secret seed of everything random, used instead of `seed`.
    pub secret: Option<Secret>,
    /// Whether to send a hash of each deal's seed before the deal, and the seed afterwards. Needs a secret.
    pub sealed: bool,
    /// The walls of the first hands; a single one is the wall of every hand.
    pub walls: Vec<Vec<Tile>>,
    /// Whether to write each settled hand to a file; washouts are not written. Not the opposite of `no_history`.
    pub hand_history: bool,
    /// Whether the hand in progress is never sent to returning players, so that nobody can return in mid-hand.
    pub no_history: bool,
    /// The computer players of the host on the four chairs, at most three; people take the other chairs in the order of arrival. In a
    /// resumed game each takes the seat of the player with its name.
    pub computer_seats: [Option<ComputerSeat>; 4],
    /// The level of computer players that stand in for absent players; `None` if nobody stands in.
    pub stand_in: Option<Level>,
    /// Whether answer times are unprotected. Programs that answer instantly are then not waited for when they cannot claim a discard, and
    /// computer players of the host answer as soon as they are ready. Answer times then reveal what others hold.
    pub quick_passes: bool,
    /// A computer player takes over for a player who keeps the others waiting longer than this; `None`: never.
    pub turn_limit: Option<Duration>,
}

/// Leaves out passwords, seeds and walls, since the output may be logged.
impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut settings = f.debug_struct("Settings");
        settings.field("options", &self.options);
        settings.field("computer_seats", &self.computer_seats);
        settings.finish_non_exhaustive()
    }
}

/// A computer player of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerSeat {
    /// The name; if empty, "Robot" and the id.
    pub name: String,
    /// The level.
    pub level: Level,
}

impl Settings {
    /// The number of people for whom the table waits before a new game begins.
    pub(super) fn people_needed(&self) -> usize {
        self.computer_seats
            .iter()
            .filter(|chair| chair.is_none())
            .count()
    }

    /// The password for this id, empty for none; `None` if players with this id are not admitted.
    pub(super) fn password_of(&self, id: u32) -> Option<&str> {
        match self.passwords.is_empty() {
            true => Some(&self.password),
            false => self.passwords.get(&id).map(String::as_str),
        }
    }

    /// Whether anybody needs a password.
    pub(super) fn asks_passwords(&self) -> bool {
        !self.passwords.is_empty() || !self.password.is_empty()
    }

    /// Whether this password admits a spectator: the password of the table, or that of any player if each has one.
    pub(super) fn opens_to_watchers(&self, password: &str) -> bool {
        match self.passwords.is_empty() {
            true => password == self.password,
            false => self.passwords.values().any(|own| own == password),
        }
    }

    /// Whether computer players have seats or may stand in for others.
    pub fn has_computers(&self) -> bool {
        self.computer_seats.iter().any(Option::is_some) || self.stand_in.is_some()
    }

    /// The level of a computer player that takes a player's place, even if none stands in for absent players.
    pub(super) fn stand_in_level(&self) -> Level {
        self.stand_in.unwrap_or(Level::Club)
    }

    /// How long a player may be absent before a computer player stands in; no longer than a turn may take.
    pub(super) fn stand_in_delay(&self) -> Duration {
        let limit = self.turn_limit.unwrap_or(limits::STAND_IN_DELAY);
        limit.min(limits::STAND_IN_DELAY)
    }

    /// Checks that the options and walls are usable.
    pub(super) fn check(&self) -> Result<(), String> {
        if self.options.is_empty() && self.walls.is_empty() {
            return Ok(());
        }
        let mut rules = self.basic_rules();
        for entry in self.options.iter().filter(|entry| !entry.is_end()) {
            let result = rules
                .options
                .set(entry.name.as_str(), &entry.value.to_string());
            result.map_err(|error| error.to_string())?;
        }
        let full = Counts::full_set(rules.options.flowers);
        let is_full_set = |wall: &Vec<Tile>| wall.iter().copied().collect::<Counts>() == full;
        let are_full = self.walls.iter().all(is_full_set);
        are_full
            .then_some(())
            .ok_or_else(|| format!("The wall is not a whole set of {} tiles.", full.len()))
    }

    /// The rules before the options of a new game are applied.
    pub(super) fn basic_rules(&self) -> RuleSet {
        let mut rules = self.rules.clone().unwrap_or_else(RuleSet::classical);
        rules.options.bonus_scores &= !self.no_special_scores;
        rules
    }

    /// The rules of a new game as they are sent to clients, if they are not Chinese Classical.
    ///
    /// # Errors
    /// They are too long; the error is a sentence.
    pub(super) fn own_rules(&self) -> Result<Option<Arc<str>>, String> {
        if self.rules.is_none() {
            return Ok(None);
        }
        let text = serde_json::to_string(&self.rules()).map_err(|error| error.to_string())?;
        match text.len() {
            ..=MAX_RULES_LENGTH => Ok(Some(text.into())),
            _ => Err("These rules are too long for a table on the network.".to_owned()),
        }
    }

    /// The rules of a new game.
    pub(super) fn rules(&self) -> RuleSet {
        let mut rules = self.basic_rules();
        if let Some(seconds) = self.timeout {
            rules.options.timeout = seconds;
        }
        for entry in self.options.iter().filter(|entry| !entry.is_end()) {
            // They were checked when the table was opened.
            let _ = rules
                .options
                .set(entry.name.as_str(), &entry.value.to_string());
        }
        rules
    }

    /// The setup of a game: its seeds and its walls.
    pub(super) fn game_setup(&self) -> Setup {
        Setup {
            seed: self.seed,
            secret: self.secret,
            sealed: self.sealed,
            walls: self.walls.clone(),
            same_wall: self.walls.len() == 1,
            ..Setup::default()
        }
    }

    /// The settings for a game at a table, both numbered from 0. Games differ only in their random seeds.
    pub(super) fn for_game(&self, table: usize, game: u64) -> Self {
        Self {
            seed: self.seed.wrapping_add(table as u64) ^ game << 32,
            secret: self.secret.map(|secret| secret.of_game(table, game)),
            ..self.clone()
        }
    }

    /// The random generator for assigning seats.
    pub(super) fn seating_rng(&self) -> ChaCha8Rng {
        match self.secret {
            Some(secret) => secret.seating_rng(),
            None => ChaCha8Rng::seed_from_u64(self.seed),
        }
    }

    /// The descriptions that came with the options.
    pub(super) fn descriptions(&self) -> Descriptions {
        let options = self.options.iter();
        let described = options.map(|entry| (entry.name.to_string(), entry.description.clone()));
        described.collect()
    }
}
