//! The boxes of preferences: which command opens which, and what becomes of what they say.

use std::sync::Arc;

use iced::Task;

use super::command::Command;
use super::dialog::{
    Action, ColoursBox, Dialog, Drills, Figures, GameSheet, Log, Movements, Opponents, Oracle,
    Question, Rules, Scoring, Setup, SoundBox, TableBox, TileSets, Tips, Why, WordsAndBoxes,
    YourTiles,
};
use super::theme::{self, Palette};
use super::{App, Message, keep};
use crate::computer;
use crate::settings::Settings;
use crate::stats::Statistics;
use crate::tiles::BySeat;
use crate::tileset::TileSet;

impl App {
    /// The box that a command opens, if it opens one of these.
    pub(super) fn box_of(&self, command: Command) -> Option<Dialog> {
        let (settings, rules) = (&self.settings, &self.now.rules);
        Some(match command {
            Command::Setup => Setup::new(settings).into(),
            Command::Opponents => Opponents::new(settings, settings).into(),
            Command::Colours => ColoursBox::new(settings).into(),
            Command::TableSetup => TableBox::new(settings).into(),
            Command::TileSets => TileSets::new(settings, settings).into(),
            Command::TileMovements => Movements::new(settings).into(),
            Command::Sound => SoundBox::new(settings).into(),
            Command::Rules => Rules::new(rules).into(),
            Command::Scoring => Scoring::new(rules).into(),
            Command::ScoreSheet => GameSheet::new(self.sheet()?).into(),
            Command::Drills => Drills::new(rules, settings.drills, rand::random()).into(),
            Command::Oracle => Oracle::new(self.help.text(), rand::random()).into(),
            Command::Statistics => Figures::new(self.figures()?).into(),
            Command::WhyNot => {
                let open = self.now.window.filter(|window| window.from != self.viewer);
                let about = open.map(|window| window.tile);
                Why::new(about, computer::wishes(&self.now)).into()
            }
            Command::Tips => Tips::new(computer::choices(&self.now)).into(),
            Command::YourTiles => YourTiles::new(settings).into(),
            Command::WordsAndBoxes => WordsAndBoxes::new(settings, theme::typefaces()).into(),
            Command::PlayOnFrom => self.earlier_box(),
            Command::ShowLog => Log::new(self.log.clone()).into(),
            _ => return None,
        })
    }

    /// Takes what a box of preferences says.
    pub(super) fn prefer(&mut self, action: Action) -> Task<Message> {
        match action {
            Action::Keep(settings) => {
                self.close();
                let kept =
                    |s: &Settings| (s.autosave, s.names.clone(), s.levels, s.opponents.clone());
                let before = kept(&self.settings);
                let shown = self.show_settings(*settings);
                self.keep_settings();
                if before != kept(&self.settings) {
                    self.rename();
                    self.seat_opponents();
                    self.begin_autosave();
                }
                Task::batch([shown, self.go_on()])
            }
            Action::Preview(settings) => self.show_settings(*settings),
            Action::NewGame(rules) => {
                self.close();
                let opened = keep::new_game(
                    Arc::new(*rules),
                    rand::random(),
                    self.preferred_names(),
                    keep::titles(&self.settings),
                );
                self.take_over(opened)
            }
            Action::Together(names, people) => {
                self.close();
                self.settings.names = *names;
                self.keep_settings();
                let names = BySeat(self.settings.names.clone());
                let rules = Arc::clone(&self.now.rules);
                let opened = keep::game_together(
                    rules,
                    rand::random(),
                    names,
                    people,
                    keep::titles(&self.settings),
                );
                self.take_over(opened)
            }
            Action::Seating(seating) => {
                self.close();
                self.take_seat(seating)
            }
            Action::PlayOnFrom(inputs) => {
                self.close();
                self.play_on_from(inputs)
            }
            Action::ForgetFigures => {
                self.close();
                self.keep_figures(&Statistics::default());
                Task::none()
            }
            Action::SaveSheet(kind) => {
                self.save_sheet(kind);
                Task::none()
            }
            Action::Opponents(settings) => {
                self.close();
                self.open(Opponents::new(&self.settings, &settings).into());
                Task::none()
            }
            Action::TileSets(settings) => {
                self.close();
                self.open(TileSets::new(&self.settings, &settings).into());
                Task::none()
            }
            Action::ChooseTiles(settings) => {
                self.close();
                self.ask_for_tiles(*settings);
                Task::none()
            }
            Action::Open(path) => {
                self.close();
                self.open_game(path)
            }
            Action::SaveAs(path) => {
                self.close();
                self.save_to(&path);
                self.saved_or_not()
            }
            Action::Overwrite(path) => {
                self.close();
                self.open(Question::overwrite(path).into());
                Task::none()
            }
            Action::Test(motion) => {
                self.table.try_flight(&motion, &self.pictures);
                Task::none()
            }
            _ => Task::none(),
        }
    }

    /// Takes over preferences, so that they are seen and heard at once.
    pub(super) fn show_settings(&mut self, settings: Settings) -> Task<Message> {
        let before = std::mem::replace(&mut self.settings, settings);
        let settings = &self.settings;
        self.table.motion = settings.motion.clone();
        self.sounds.set_settings(settings.sound.clone());
        if before.colours != settings.colours {
            self.palette = Palette::with(&settings.colours);
            self.pictures.recolour(self.palette.clone());
        }
        let tiles = |of: &Settings| (of.tile_set, of.tile_file.clone(), of.suit_rows);
        if tiles(&before) != tiles(settings) {
            let own = !settings.tile_file.as_os_str().is_empty();
            let set = match own {
                true => {
                    TileSet::open(&settings.tile_file).map(|set| set.with_rows(settings.suit_rows))
                }
                false => TileSet::builtin(settings.tile_set),
            };
            match set {
                Ok(set) => self.pictures.change_set(set),
                Err(error) => self.say(error.to_string()),
            }
        }
        self.lay_out(self.metrics.window)
    }
}
