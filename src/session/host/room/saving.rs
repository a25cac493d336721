//! Saving the game, writing hand histories, going on with a saved game.

use std::sync::Arc;

use super::disconnects::retold;
use super::players::Player;
use super::table::Table;
use super::{Heard, Output, Refused, Room};
use crate::computer::ComputerPlayer;
use crate::protocol::files::{NamedPlayer, SavedGame};
use crate::protocol::{ServerMessage, VERSION, history};
use crate::rules::RuleSet;
use crate::table::{self, Game};
use crate::tiles::Seat;

impl Room {
    /// Hands the game to be saved to the driver.
    pub(super) fn save(&mut self, asked_by: u32, file: String) -> Result<Heard, Refused> {
        let Some(table) = &self.table else {
            return Err("There is no game to be saved yet".to_owned());
        };
        let setup = table.setup_now(self.manager);
        let mut saved = SavedGame {
            players: self.named(&setup.seats),
            setup: Some(setup),
            completed_rounds: Some(table.game.going_on().rounds_done),
            options: table.options(true, &self.descriptions),
            wall: None,
            history: Vec::new(),
        };
        if !table.between_deals() {
            saved.wall = Some(table.game.wall().tiles().to_vec());
            saved.history = retold(table, None);
        }
        let text = saved.to_string();
        let file = match file.trim() {
            "" => self.file.clone(),
            file => Some(file.to_owned()),
        };
        self.outbox.put(
            Output::Save {
                asked_by,
                file,
                text,
            },
            self.now,
        );
        Ok(Heard::Unasked)
    }

    /// How saving went: the file's name, or why it failed.
    pub fn saved(&mut self, asked_by: u32, saved: Result<String, String>) {
        match saved {
            Ok(file) => {
                self.file = Some(file.clone());
                self.say_to_all(&ServerMessage::StateSaved { id: asked_by, file });
            }
            Err(text) => self.say_to(asked_by, &ServerMessage::Error { number: 0, text }),
        }
    }

    /// The file that a game without a name of its own is saved to.
    pub fn save_to(&mut self, file: &str) {
        self.file = Some(file.to_owned());
    }

    /// Writes the hand that was just paid.
    pub(super) fn write_history(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.hands += 1;
        if !self.settings.hand_history {
            return;
        }
        let Some(table) = &self.table else { return };
        let deal = &table.deal;
        let saved = SavedGame {
            players: deal
                .setup
                .as_ref()
                .map_or_else(Vec::new, |setup| self.named(&setup.seats)),
            setup: deal.setup.clone(),
            completed_rounds: None,
            options: deal.options.clone(),
            wall: Some(table.game.wall().tiles().to_vec()),
            history: retold(table, None),
        };
        let output = Output::History(table.hands, saved.to_string());
        self.outbox.put(output, self.now);
    }

    fn named(&self, ids: &[u32; 4]) -> Vec<NamedPlayer> {
        ids.iter()
            .filter_map(|id| self.chairs.player(*id))
            .map(|player| NamedPlayer {
                id: player.id,
                name: player.name.clone(),
            })
            .collect()
    }

    /// Sets the table up from a saved game; its players have to come back.
    pub(super) fn load(&mut self, saved: &SavedGame) -> Result<(), String> {
        let mut rules = RuleSet::classical();
        rules.options.bonus_scores = !self.settings.no_special_scores;
        let further = table::Setup {
            seed: self.settings.seed,
            walls: self.settings.walls.clone(),
            same_wall: self.settings.walls.len() == 1,
            ..table::Setup::default()
        };
        let (places, record) = history::resume(saved, rules, further)?;
        let setup = saved.setup.as_ref().ok_or("there is no Game line.")?;
        let version = setup.version.min(VERSION);
        for (chair, seat) in self.chairs.0.iter_mut().zip(Seat::ALL) {
            let id = places.id(seat);
            let named = saved.players.iter().find(|player| player.id == id);
            let name = named.map_or_else(String::new, |player| player.name.clone());
            let mut player = Player::new(id, name, version);
            let mut residents = self.settings.residents.iter().flatten();
            let resident = residents.find(|resident| resident.name == player.name);
            player.computer = resident.map(|resident| ComputerPlayer::new(resident.level));
            player.fresh = false;
            *chair = Some(player);
        }
        self.manager = match self.settings.no_manager {
            true => -1,
            false => setup.manager,
        };
        let game = Game::new(Arc::clone(&record.rules), record.setup.clone());
        self.table = Some(Table::new(places, game, version));
        // Nobody is there to be told yet: this only keeps the deal for those who come.
        for input in record.inputs {
            self.put(input).map_err(|refused| refused.to_string())?;
        }
        Ok(())
    }
}
