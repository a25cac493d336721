//! New games, from the preferences.

use std::sync::Arc;

use rand::RngExt;

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::files::departure::Departure;
use crate::presenter::tables::local_table::LocalTable;
use engine::rules::{GameLength, RuleSet};
use engine::table::{DealCode, SEED_LIMIT, Setup};
use engine::tiles::{BySeat, Seat, Wind};
use players::{Character, ComputerPlayer, Level};
use storage::save::SavedPlayer;
use storage::settings::Settings;

/// The player at this computer against three computer players, by place.
const ONE_PERSON: [bool; 4] = [true, false, false, false];

/// The computer players of the preferences by place: you (a neutral one), right, opposite, left.
pub fn titles(settings: &Settings) -> [String; 4] {
    let title_at = |place: usize| {
        let player = ComputerPlayer::new(settings.levels[place]);
        match Character::named(&settings.opponents[place]) {
            Some(character) => player.as_character(character).title(),
            None => player.title(),
        }
    };
    let placeholder = ComputerPlayer::new(Level::Club).title();
    [placeholder, title_at(0), title_at(1), title_at(2)]
}

/// The names of the preferences by seat; `bottom` is the seat of the first.
pub fn preferred_names(settings: &Settings, bottom: Seat) -> BySeat<String> {
    BySeat::from_fn(|seat| settings.names[bottom.steps_to(seat)].clone())
}

/// The people by place, with the computer players of the preferences at the others.
fn players_by_seat(settings: &Settings, people: [bool; 4]) -> BySeat<SavedPlayer> {
    let titles = titles(settings);
    BySeat::from_fn(|seat| match people[seat.index()] {
        true => SavedPlayer::Person,
        false => SavedPlayer::Computer(titles[seat.index()].clone()),
    })
}

/// A new game of one person against the computer players of the preferences.
pub fn new_game(settings: &Settings, rules: Arc<RuleSet>, seed: u64) -> LocalTable {
    let (names, players) = (
        BySeat(settings.names.clone()),
        players_by_seat(settings, ONE_PERSON),
    );
    LocalTable::begin(rules, Setup::seeded(seed), names, players)
}

impl Presenter {
    /// Starts a new game by these rules; later games have the same length.
    pub(in crate::presenter) fn new_game(&mut self, rules: RuleSet) {
        let length = GameLength::of(&rules.options);
        if length != self.settings.length {
            self.settings.length = length;
            self.effects.push(Effect::SaveSettings);
        }
        self.begin_game(rules);
    }

    /// The same, with all computer players at one level, also in later games.
    pub(in crate::presenter) fn new_game_at_level(&mut self, rules: RuleSet, level: Level) {
        self.settings.levels = [level; 3];
        self.effects.push(Effect::SaveSettings);
        self.new_game(rules);
    }

    fn begin_game(&mut self, rules: RuleSet) {
        let seed = self.seed();
        let game = new_game(&self.settings, Arc::new(rules), seed);
        self.replace_game(game);
    }

    /// A seed whose deals have codes.
    fn seed(&mut self) -> u64 {
        self.rng.random_range(0..SEED_LIMIT)
    }

    /// Starts a game of one hand: this deal by its rules, with the player at the seat of this wind, against masters or the player's
    /// opponents. If the deal is the one on the table, the player knows its tiles and the game is marked.
    pub(in crate::presenter) fn play_deal(
        &mut self,
        code: DealCode,
        mut rules: RuleSet,
        wind: Wind,
        masters: bool,
    ) {
        let is_on_table = self.tables.home().and_then(LocalTable::deal_code) == Some(code);
        GameLength::Hand.set(&mut rules);
        let me = Seat::new(0);
        let east = Seat::ALL.into_iter().find(|east| me.wind(*east) == wind);
        let names = BySeat(self.settings.names.clone());
        let mut players = players_by_seat(&self.settings, ONE_PERSON);
        if masters {
            let title = ComputerPlayer::new(Level::Master).title();
            for other in me.others() {
                players[other] = SavedPlayer::Computer(title.clone());
            }
        }
        let setup = code.setup(east.unwrap_or(me));
        let mut game = LocalTable::begin(Arc::new(rules), setup, names, players);
        if is_on_table {
            game.mark_assisted();
        }
        self.replace_game(game);
    }

    /// Starts a game with these preferences, by the rules of the last one. Its first hand waits for Start!, unless the computer plays this
    /// seat too.
    pub(in crate::presenter) fn deal(&mut self, settings: Settings, watched: bool) {
        self.apply_settings(settings);
        self.effects.push(Effect::SaveSettings);
        let mut rules = RuleSet::clone(&self.tables.current.view().rules);
        self.settings.length.set(&mut rules);
        self.begin_game(rules);
        if watched {
            self.auto_play(true);
        }
    }

    /// Starts another game with the same players and rules.
    pub(in crate::presenter) fn play_again(&mut self) {
        let Some(home) = self.tables.home() else {
            return;
        };
        let (rules, played) = (Arc::clone(&home.view().rules), home.as_saved());
        let setup = Setup::seeded(self.seed());
        self.replace_game(LocalTable::begin(
            rules,
            setup,
            played.names,
            played.players,
        ));
    }

    /// Starts a new game of several people at this computer.
    pub(in crate::presenter) fn new_shared_game(&mut self, names: [String; 4], people: [bool; 4]) {
        self.settings.names = names;
        self.effects.push(Effect::SaveSettings);
        let rules = Arc::clone(&self.tables.current.view().rules);
        let setup = Setup::seeded(self.seed());
        let players = players_by_seat(&self.settings, people);
        let names = BySeat(self.settings.names.clone());
        self.replace_game(LocalTable::begin(rules, setup, names, players));
    }

    /// Replaces the local game on the table.
    pub(in crate::presenter) fn replace_game(&mut self, game: LocalTable) {
        self.close_connections();
        self.make_room();
        self.tables.replace(game);
        self.begin_autosave();
        self.departure = Departure::default();
        self.pause = None;
        self.log_game();
        self.show_current_state();
    }

    /// Closes the connections to a network table.
    pub(in crate::presenter) fn close_connections(&mut self) {
        let Some(network) = self.tables.current.network() else {
            return;
        };
        self.effects
            .extend(network.connections().map(Effect::Disconnect));
        if network.is_hosted_here() {
            self.effects.push(Effect::CloseHostedTable);
        }
    }
}
