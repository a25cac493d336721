//! New games, from the preferences.

use std::sync::Arc;

use rand::RngExt;

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::tables::local_table::LocalTable;
use engine::rules::{GameLength, RuleSet};
use engine::table::{DealCode, SEED_LIMIT, Setup};
use engine::tiles::{BySeat, Seat, Wind};
use players::{Character, ComputerPlayer, Level};
use storage::save::SavedPlayer;
use storage::settings::Settings;

/// Which places people have, from the bottom of the screen: the player against three computer players.
const ONE_PERSON: [bool; 4] = [true, false, false, false];

/// The titles of the computer players of the preferences by place: the player's own (a placeholder), right, opposite, left.
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

/// The names of the preferences by seat; `bottom` is the seat of the player.
pub fn preferred_names(settings: &Settings, bottom: Seat) -> BySeat<String> {
    let names = settings.shown_names();
    BySeat::from_fn(|seat| names[bottom.steps_to(seat)].clone())
}

/// The players of a new game, in which seat 0 is at the bottom of the screen: people as given, and the computer players of the preferences.
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
        BySeat(settings.shown_names()),
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

    /// Starts a new game by these rules with all computer players at one level; later games keep the length and the level.
    pub(in crate::presenter) fn new_game_at_level(&mut self, rules: RuleSet, level: Level) {
        self.settings.levels = [level; 3];
        self.effects.push(Effect::SaveSettings);
        self.new_game(rules);
    }

    /// Starts a new game of one person.
    fn begin_game(&mut self, rules: RuleSet) {
        let seed = self.random_seed();
        let game = new_game(&self.settings, Arc::new(rules), seed);
        self.replace_game(game);
    }

    /// A random seed whose deals have codes.
    fn random_seed(&mut self) -> u64 {
        self.rng.random_range(0..SEED_LIMIT)
    }

    /// Starts a game of one hand: this deal by its rules, with the player at the seat of this wind, against masters or the
    /// opponents of the preferences. If the deal is the one on the table, its tiles are known, so the game counts as assisted
    /// and its hand is not added to the statistics again.
    pub(in crate::presenter) fn play_deal(
        &mut self,
        code: DealCode,
        mut rules: RuleSet,
        wind: Wind,
        against_masters: bool,
    ) {
        let is_on_table = self.tables.home().and_then(LocalTable::deal_code) == Some(code);
        GameLength::Hand.set(&mut rules);
        let me = Seat::new(0);
        let east = Seat::ALL.into_iter().find(|east| me.wind(*east) == wind);
        let names = BySeat(self.settings.shown_names());
        let mut players = players_by_seat(&self.settings, ONE_PERSON);
        if against_masters {
            let title = ComputerPlayer::new(Level::Master).title();
            for other in me.others() {
                players[other] = SavedPlayer::Computer(title.clone());
            }
        }
        let setup = code.setup(east.unwrap_or(me));
        let mut game = LocalTable::begin(Arc::new(rules), setup, names, players);
        if is_on_table {
            game.mark_assisted();
        } else {
            self.effects.push(Effect::ForgetHand(code.hand()));
        }
        self.replace_game(game);
    }

    /// Saves these preferences and starts a game with them, by the rules on the table. Its first hand waits for Start!, unless it is only
    /// watched: then the computer plays the player's seat too.
    pub(in crate::presenter) fn start_game(&mut self, settings: Settings, is_watched: bool) {
        self.apply_settings(settings);
        self.effects.push(Effect::SaveSettings);
        let mut rules = RuleSet::clone(&self.tables.current.view().rules);
        self.settings.length.set(&mut rules);
        self.begin_game(rules);
        if is_watched {
            self.set_auto_play(true);
        }
    }

    /// Starts another game with the same players and rules.
    pub(in crate::presenter) fn play_again(&mut self) {
        let Some(home) = self.tables.home() else {
            return;
        };
        let (rules, played) = (Arc::clone(&home.view().rules), home.as_saved());
        let setup = Setup::seeded(self.random_seed());
        self.replace_game(LocalTable::begin(
            rules,
            setup,
            played.names,
            played.players,
        ));
    }

    /// Starts a new game of several people at this computer, by the rules on the table.
    pub(in crate::presenter) fn new_shared_game(&mut self, names: [String; 4], people: [bool; 4]) {
        self.settings.names = names;
        self.effects.push(Effect::SaveSettings);
        let rules = Arc::clone(&self.tables.current.view().rules);
        let setup = Setup::seeded(self.random_seed());
        let players = players_by_seat(&self.settings, people);
        let names = BySeat(self.settings.shown_names());
        self.replace_game(LocalTable::begin(rules, setup, names, players));
    }

    /// Leaves the table on the screen and puts a new local game there. With the autosave on, an unfinished game is saved first.
    pub(in crate::presenter) fn replace_game(&mut self, game: LocalTable) {
        self.close_connections();
        self.save_replaced_game();
        self.tables.replace(game);
        self.begin_autosave();
        self.departure.cancel();
        self.pause = None;
        self.log_game();
        self.log_earlier_events();
        self.show_current_state();
    }

    /// Closes the connections to a network table, and the table itself if it is hosted here.
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
