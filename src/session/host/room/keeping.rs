//! Saving the game, writing hand histories, going on with a saved game.

use std::sync::Arc;

use super::absence::retold;
use super::people::Player;
use super::table::Table;
use super::{Heard, Output, Refused, Room};
use crate::protocol::files::{NamedPlayer, SavedGame};
use crate::protocol::{Places, ServerMessage, VERSION};
use crate::rules::RuleSet;
use crate::table::{self, Game, Resumed};
use crate::tiles::BySeat;

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
        self.post.put(
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
        self.post.put(output, self.now);
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
        let setup = saved.setup.as_ref().ok_or("There is no Game line.")?;
        let [one, two, three, four] = saved.players.as_slice() else {
            return Err("There are not four players in the file.".to_owned());
        };
        let places = Places::new([one.id, two.id, three.id, four.id]);
        let seat = |id| {
            places
                .seat(id)
                .map_err(|wrong| format!("In the file {wrong}."))
        };
        for id in setup.seats {
            seat(id)?;
        }
        let mut rules = RuleSet::classical();
        rules.options.bonus_scores = !self.settings.no_special_scores;
        for entry in saved.options.iter().filter(|entry| !entry.is_end()) {
            let set = rules
                .options
                .set(entry.name.as_str(), &entry.value.to_string());
            set.map_err(|wrong| wrong.to_string())?;
        }
        let mut scores = BySeat::default();
        for (id, score) in setup.seats.iter().zip(setup.scores) {
            scores[seat(*id)?] = i64::from(score);
        }
        let start = table::Setup {
            seed: self.settings.seed,
            first_east: Some(seat(setup.first_east)?),
            walls: self.settings.wall.clone().into_iter().collect(),
            same_wall: self.settings.wall.is_some(),
            scores: Some(scores),
            resumed: Some(Resumed {
                east: seat(setup.seats[0])?,
                round_wind: setup.round.ok_or("The wind of the round is no wind.")?,
                deals: 0,
                east_wins: setup.wins_in_a_row,
                rounds_done: saved.completed_rounds.unwrap_or(0),
            }),
        };
        let version = setup.version.min(VERSION);
        for (chair, player) in self.chairs.0.iter_mut().zip(&saved.players) {
            let mut player = Player::new(player.id, player.name.clone(), version);
            player.fresh = false;
            *chair = Some(player);
        }
        self.manager = match self.settings.no_manager {
            true => -1,
            false => setup.manager,
        };
        let game = Game::new(Arc::new(rules), start);
        self.table = Some(Table::new(places, game, version));
        Ok(())
    }
}
