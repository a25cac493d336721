//! Keeping games: the autosave that goes on where the program was left, saving under a name, opening, and finished games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use super::hotseat::Hotseat;
use super::screen::table::geometry::Side;
use super::startup::launch::{Folders, Launch};
use super::{App, Message};
use crate::computer::{Character, ComputerPlayer, Level};
use crate::rules::RuleSet;
use crate::save::{self, SaveError, SavedGame, SavedPlayer};
use crate::session::keeper::{Keeper, Keeping};
use crate::session::local::{Local, Occupant};
use crate::settings::Settings;
use crate::table::{Event, Input, Move, SeatView, Setup, Viewer};
use crate::tiles::{BySeat, Seat};

/// A game to be played at this computer, and whose seat is at the bottom.
pub struct Opened {
    /// The game.
    pub session: Local,
    /// The seat at the bottom.
    pub viewer: Seat,
}

/// The computer players of the preferences by place: you, who plays like nobody in particular, right, opposite, left.
pub fn titles(settings: &Settings) -> [String; 4] {
    let titled = |place: usize| {
        let player = ComputerPlayer::new(settings.levels[place]);
        match Character::named(&settings.opponents[place]) {
            Some(character) => player.as_character(character).title(),
            None => player.title(),
        }
    };
    let nobody = ComputerPlayer::new(Level::Club).title();
    [nobody, titled(0), titled(1), titled(2)]
}

/// A new game of one person against three computer players.
pub fn new_game(
    rules: Arc<RuleSet>,
    seed: u64,
    names: BySeat<String>,
    titles: [String; 4],
) -> Opened {
    game_together(rules, seed, names, [true, false, false, false], titles)
}

/// A new game of people at this computer, by place, with computer players at the others.
pub fn game_together(
    rules: Arc<RuleSet>,
    seed: u64,
    names: BySeat<String>,
    people: [bool; 4],
    titles: [String; 4],
) -> Opened {
    let players = BySeat::from_fn(|seat| match people[seat.index()] {
        true => SavedPlayer::Person,
        false => SavedPlayer::Computer(titles[seat.index()].clone()),
    });
    game_of(rules, seed, names, players)
}

/// A new game of these players; the first seat is at the bottom.
pub fn game_of(
    rules: Arc<RuleSet>,
    seed: u64,
    names: BySeat<String>,
    players: BySeat<SavedPlayer>,
) -> Opened {
    let session = Local::new(rules, Setup::seeded(seed), occupants(&players));
    let keeping = Keeping {
        names,
        players,
        viewer: Seat::new(0),
        assisted: false,
    };
    kept(session, keeping)
}

/// A saved game, to be played on.
///
/// # Errors
/// The record cannot be played again.
pub fn saved_game(saved: &SavedGame) -> Result<Opened, crate::table::IllegalMove> {
    let session = Local::resume(saved.play()?, occupants(&saved.players));
    let keeping = Keeping {
        names: saved.names.clone(),
        players: saved.players.clone(),
        viewer: saved.viewer,
        assisted: saved.assisted,
    };
    Ok(kept(session, keeping))
}

fn kept(mut session: Local, keeping: Keeping) -> Opened {
    let viewer = keeping.viewer;
    session.keeper = Some(Keeper::new(keeping, session.game()));
    Opened { session, viewer }
}

/// The people of a game, if there are several.
pub fn hotseat(session: &Local) -> Option<Hotseat> {
    let keeper = session.keeper.as_ref()?;
    Hotseat::of(&keeper.keeping.players)
}

fn occupants(players: &BySeat<SavedPlayer>) -> BySeat<Occupant> {
    BySeat::from_fn(|seat| match &players[seat] {
        SavedPlayer::Person => Occupant::Person,
        SavedPlayer::Computer(title) => computer(title),
    })
}

/// The computer player of this title; a club player if this version has none.
fn computer(title: &str) -> Occupant {
    let player = ComputerPlayer::titled(title);
    Occupant::Computer(player.unwrap_or(ComputerPlayer::new(Level::Club)))
}

/// How the program begins: a game, the file it is in, and what the player must know.
pub struct Beginning {
    /// The game.
    pub opened: Opened,
    /// The file it was opened from.
    pub file: Option<PathBuf>,
    /// What went wrong or was done on the way.
    pub told: Vec<String>,
}

/// What is on the table at the start: the file that was asked for, the game that was left, or a new one. A game that was left and has
/// to make room is kept with the saved ones.
pub fn beginning(launch: &Launch, folders: &Folders, settings: &Settings) -> Beginning {
    if launch.demo.is_some() {
        let (opened, file, told) = (super::demo::game(), None, Vec::new());
        return Beginning { opened, file, told };
    }
    let mut told = Vec::new();
    let mut left = None;
    if launch.crowded {
        told.push("Red Stake is open already and does not answer; this window keeps nothing by itself. Save your game.".to_owned());
    } else {
        left = left_game(folders).unwrap_or_else(|trouble| {
            told.push(trouble);
            None
        });
    }
    let file = launch.file.clone();
    let asked = file.as_deref().and_then(|path| match open_file(path) {
        Ok(opened) => Some(opened),
        Err(error) => {
            told.push(error.to_string());
            None
        }
    });
    let file = file.filter(|path| asked.is_some() && save::is_own(path));
    if launch.new || asked.is_some() {
        told.extend(left.take().and_then(|left| make_room(folders, left)));
    }
    let names = BySeat(settings.names.clone());
    let rules = Arc::new(RuleSet::bloem());
    let fresh = || new_game(rules, launch.seed(), names, titles(settings));
    let opened = asked.or(left).unwrap_or_else(fresh);
    Beginning { opened, file, told }
}

/// A game out of a file.
///
/// # Errors
/// It cannot be opened.
pub fn open_file(path: &Path) -> Result<Opened, SaveError> {
    let saved = save::open(path)?;
    saved_game(&saved)
        .map_err(|refused| SaveError::NotAGame(path.display().to_string(), refused.to_string()))
}

/// The game that was left, if it can be gone on with; a damaged one is told and left where it is, under another name.
fn left_game(folders: &Folders) -> Result<Option<Opened>, String> {
    let path = folders.autosave();
    let found = save::read_journal(&path).and_then(|saved| {
        let opened = saved.map(|saved| saved_game(&saved)).transpose();
        opened
            .map_err(|refused| SaveError::NotAGame(path.display().to_string(), refused.to_string()))
    });
    found.map_err(|error| {
        save::set_aside(&path);
        format!("The game that was left could not be opened. {error}")
    })
}

/// Saves a game that was begun and not finished, before another takes its place; says where.
fn make_room(folders: &Folders, left: Opened) -> Option<String> {
    let game = left.session.game();
    let record = game.record();
    let played = |input: &Input| !matches!(input, Input::Move(_, Move::Ready));
    if !record.inputs.iter().any(played) || game.seat_view(left.viewer).game_over {
        return None;
    }
    let saved = left.session.keeper.as_ref()?.saved(game);
    let path = folders.left_game(record.setup.seed);
    Some(match save::save(&path, &saved) {
        Ok(path) => format!("The game that was left is kept as {}.", path.display()),
        Err(error) => error.to_string(),
    })
}

impl App {
    /// With whose eyes the table is shown: in the demo nothing is hidden.
    pub(super) fn eyes(&self) -> Viewer {
        match self.demo {
            Some(_) => Viewer::Open(self.viewer),
            None => Viewer::Seat(self.viewer),
        }
    }

    /// The table as it is known now.
    pub(super) fn view_now(&self) -> SeatView {
        match &self.away {
            Some(away) => away.view().clone(),
            None => self.session.view(self.eyes()),
        }
    }

    /// Puts another game on the table.
    pub(super) fn take_over(&mut self, opened: Opened) -> Task<Message> {
        self.away = None;
        self.session = opened.session;
        self.hotseat = hotseat(&self.session);
        self.viewer = opened.viewer;
        self.now.viewer = self.eyes();
        self.begin_autosave();
        self.file = None;
        self.forget_saved();
        self.paused = false;
        self.record_game();
        self.jump()
    }

    /// The players of the game on the table take the names of the preferences.
    pub(super) fn rename(&mut self) {
        let names = self.preferred_names();
        if let Some(keeper) = &mut self.session.keeper {
            keeper.keeping.names = names;
        }
    }

    /// The computer players are those of the preferences from now on, and play as well as these say.
    pub(super) fn seat_opponents(&mut self) {
        let bottom = self.bottom();
        let titles = titles(&self.settings);
        let Some(keeper) = &mut self.session.keeper else {
            return;
        };
        let mut seated = Vec::new();
        for (seat, player) in keeper.keeping.players.iter_mut() {
            if let SavedPlayer::Computer(title) = player {
                title.clone_from(&titles[Side::of(seat, bottom) as usize]);
                seated.push((seat, computer(title)));
            }
        }
        for (seat, player) in seated {
            self.session.seat_player(seat, player);
        }
    }

    /// Begins the autosave of the game on the table, or ends it if it is not wanted.
    pub(super) fn begin_autosave(&mut self) {
        let path = self.folders.autosave();
        let game = self.session.game().clone();
        let Some(keeper) = &mut self.session.keeper else {
            return;
        };
        if !self.autosaves {
            return;
        }
        if !self.settings.autosave {
            keeper.close();
            save::remove(&path);
            return;
        }
        if let Err(error) = keeper.autosave(&path, &game) {
            self.say(format!("{error} The game goes on without autosave."));
        }
    }

    /// Says what has become of the autosave, if there is something to say.
    pub(super) fn look_after_autosave(&mut self) {
        let keeper = self.session.keeper.take();
        if let Some(mut keeper) = keeper {
            let told = keeper.look_after(self.session.game());
            self.session.keeper = Some(keeper);
            if let Some(told) = told {
                self.say(told);
            }
        }
    }

    /// The game as it is saved.
    pub(super) fn saved(&self) -> Option<SavedGame> {
        let keeper = self.session.keeper.as_ref()?;
        Some(keeper.saved(self.session.game()))
    }

    /// Saves the game.
    ///
    /// # Errors
    /// Why it could not be saved, in words.
    pub(super) fn save_as(&self, path: &Path) -> Result<PathBuf, SaveError> {
        let nothing = || {
            SaveError::Unwritable(
                path.display().to_string(),
                std::io::Error::other("there is no game"),
            )
        };
        save::save(path, &self.saved().ok_or_else(nothing)?)
    }

    /// Keeps a finished game with the others, for review.
    pub(super) fn keep_finished(&mut self) {
        if let Some(seen) = self.seen_away() {
            let number = Event::digest(&seen.events);
            let path = self.folders.games().join(format!("seen-{number:016x}.mah"));
            if let Err(error) = save::save_seen(&path, &seen) {
                self.say(error.to_string());
            }
            return;
        }
        let path = self
            .folders
            .finished_game(self.session.game().record().setup.seed);
        if let Err(error) = self.save_as(&path) {
            self.say(error.to_string());
        }
    }
}
