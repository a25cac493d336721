//! Sitting down: versions, ids, names, passwords, and what a newcomer is told.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::SliceRandom;

use super::players::{Player, Stage, fit_name};
use super::table::Table;
use super::{Heard, Link, Refused, Room};
use crate::computer::ComputerPlayer;
use crate::protocol::{Places, ServerMessage, VERSION, Word};
use crate::rules::RuleSet;
use crate::session::host::{Seating, Settings};
use crate::table::{Game, Setup};
use crate::tiles::{Counts, Seat, Tile};

/// The lowest version we can be of use to; below it the major number differs.
const OLDEST: u32 = VERSION / 1000 * 1000;

impl Room {
    /// Somebody wants to sit down, or to be told everything again.
    pub(super) fn connect(
        &mut self,
        link: Link,
        version: u32,
        id: u32,
        name: &str,
    ) -> Result<Heard, Refused> {
        let name = fit_name(name);
        if let Some(Stage::Seated(own)) = self.guests.get(&link).map(|guest| &guest.stage) {
            let own = *own;
            if id == own {
                self.restart(own, &name);
            } else {
                self.refuse(link, "You sit here already, with another id");
            }
            return Ok(Heard::Unasked);
        }
        if version / 1000 != OLDEST / 1000 {
            self.refuse(link, &format!("This table speaks version {VERSION}"));
            return Ok(Heard::Unasked);
        }
        if name.is_empty() {
            self.refuse(link, "A player needs a name");
            return Ok(Heard::Unasked);
        }
        if self.settings.passwords.is_empty() {
            self.admit(link, version, id, name);
            return Ok(Heard::Answer);
        }
        match self.settings.passwords.get(&id) {
            None => self.refuse(link, "This id is not on the list for this game"),
            Some(password) if password.is_empty() => self.admit(link, version, id, name),
            Some(_) => {
                if let (Some(guest), Some(kind)) = (self.guests.get_mut(&link), Word::new("basic"))
                {
                    guest.stage = Stage::Asked { version, id, name };
                    let data = String::new();
                    self.say(link, &ServerMessage::AuthReqd { kind, data });
                }
            }
        }
        Ok(Heard::Answer)
    }

    /// A password comes.
    pub(super) fn authorise(&mut self, link: Link, password: &str) -> Result<Heard, Refused> {
        let stage = self.guests.get(&link).map(|guest| guest.stage.clone());
        let Some(Stage::Asked { version, id, name }) = stage else {
            return Err("Nobody has asked for a password".to_owned());
        };
        if self
            .settings
            .passwords
            .get(&id)
            .is_some_and(|own| own == password)
        {
            self.admit(link, version, id, name);
        } else {
            self.refuse(link, "That is not the password");
        }
        Ok(Heard::Answer)
    }

    /// Turns somebody away.
    fn refuse(&mut self, link: Link, why: &str) {
        self.reply(link, 0, why);
        self.outbox.close(link, self.now);
        self.lose(link);
    }

    pub(super) fn reply(&mut self, link: Link, id: u32, text: &str) {
        let reply = ServerMessage::ConnectReply {
            version: VERSION as i32,
            id: i32::try_from(id).unwrap_or_default(),
            text: text.to_owned(),
        };
        self.say(link, &reply);
    }

    fn admit(&mut self, link: Link, version: u32, id: u32, name: String) {
        if self.over {
            return self.refuse(link, "The game is over");
        }
        let resumed = self.table.is_some();
        let in_deal = self
            .table
            .as_ref()
            .is_some_and(|table| !table.between_deals());
        if self.settings.no_history && in_deal {
            return self.refuse(
                link,
                "This server keeps no history: nobody can come back in mid-hand",
            );
        }
        let chair = match resumed {
            true => self.own_chair(id, &name),
            false => self.free_chair(&id),
        };
        let chair = match chair {
            Ok(chair) => chair,
            Err(why) => return self.refuse(link, why),
        };
        let id = match &self.chairs.0[chair] {
            Some(player) => player.id,
            None if id == 0 => self.fresh_id(),
            None => id,
        };
        let stood_in = self.chairs.0[chair]
            .as_ref()
            .is_some_and(Player::is_present);
        let player =
            self.chairs.0[chair].get_or_insert_with(|| Player::new(id, String::new(), version));
        (player.name, player.version) = (name, version);
        (player.link, player.computer, player.fresh) = (Some(link), None, true);
        (player.wants_tiles, player.keeps_time, player.pace) = (false, false, 0);
        if let Some(guest) = self.guests.get_mut(&link) {
            guest.stage = Stage::Seated(id);
        }
        self.introduce(link, id);
        if stood_in {
            self.suspend("A player is back; please wait ...");
        }
        self.begin_or_go_on();
    }

    /// Tells the newcomer who is there, and the others who has come.
    pub(super) fn introduce(&mut self, link: Link, id: u32) {
        self.reply(link, id, "");
        let names: Vec<_> = self
            .chairs
            .players()
            .map(|player| ServerMessage::Player {
                id: player.id,
                name: player.name.clone(),
            })
            .collect();
        let others = self
            .chairs
            .links()
            .into_iter()
            .filter(|other| *other != link);
        for other in others.collect::<Vec<_>>() {
            for message in &names {
                if matches!(message, ServerMessage::Player { id: named, .. } if *named == id) {
                    self.say(other, message);
                }
            }
        }
        for message in names {
            if !matches!(message, ServerMessage::Player { id: named, .. } if named == id) {
                self.say(link, &message);
            }
        }
    }

    /// The chair of a player who comes back: by id, or without one by name.
    fn own_chair(&self, id: u32, name: &str) -> Result<usize, &'static str> {
        let chairs = || self.chairs.0.iter().enumerate();
        let found = chairs().find(|(_, player)| {
            player.as_ref().is_some_and(|player| match id {
                0 => player.name == name,
                id => player.id == id,
            })
        });
        let vacant =
            || chairs().find(|(_, player)| !player.as_ref().is_some_and(Player::is_present));
        match found {
            Some((chair, Some(player))) if player.link.is_none() => Ok(chair),
            Some(_) if id != 0 && !self.settings.any_player => {
                Err("Your id is already connected elsewhere")
            }
            _ if self.settings.any_player => {
                vacant().map(|(chair, _)| chair).ok_or("The table is full")
            }
            Some(_) => Err("Somebody of your name is already connected"),
            None => Err("Nobody of that id or name plays in this game"),
        }
    }

    fn free_chair(&self, id: &u32) -> Result<usize, &'static str> {
        if *id != 0 && self.chairs.player(*id).is_some() {
            return Err("Your id is already connected elsewhere");
        }
        let mut chairs = self.chairs.0.iter().zip(&self.settings.residents);
        let free = chairs.position(|(player, resident)| player.is_none() && resident.is_none());
        free.ok_or("The table is full")
    }

    fn fresh_id(&mut self) -> u32 {
        loop {
            self.last_id += 1;
            if self.chairs.player(self.last_id).is_none() {
                return self.last_id;
            }
        }
    }

    /// Begins the game, or goes on with it, once everybody is there.
    pub(super) fn begin_or_go_on(&mut self) {
        if self.table.is_some() {
            if self.chairs.complete() {
                self.go_on();
            }
            return;
        }
        if self.chairs.players().count() == self.settings.guests_wanted() {
            self.seat_residents();
            self.begin();
        }
    }

    fn seat_residents(&mut self) {
        for chair in 0..4 {
            let Some(resident) = self.settings.residents[chair].clone() else {
                continue;
            };
            let id = self.fresh_id();
            let name = match fit_name(&resident.name) {
                name if name.is_empty() => format!("Robot {id}"),
                name => name,
            };
            let mut player = Player::new(id, name.clone(), VERSION);
            player.computer = Some(ComputerPlayer::new(resident.level));
            self.chairs.0[chair] = Some(player);
            self.say_to_all(&ServerMessage::Player { id, name });
        }
    }

    fn begin(&mut self) {
        if self.manager == 0 {
            let person =
                |player: &&Player| player.link.is_some() && !player.name.starts_with("Robot");
            let first = self.chairs.players().find(person);
            self.manager = first.map_or(0, |player| i32::try_from(player.id).unwrap_or_default());
        }
        self.take_seats();
        let version = self.version_in_force();
        let ids = self
            .chairs
            .0
            .each_ref()
            .map(|player| player.as_ref().map_or(0, |player| player.id));
        let setup = Setup {
            seed: self.settings.seed,
            first_east: Some(Seat::new(0)),
            walls: self.settings.walls.clone(),
            same_wall: self.settings.walls.len() == 1,
            ..Setup::default()
        };
        let game = Game::new(Arc::new(rules(&self.settings)), setup);
        self.table = Some(Table::new(Places::new(ids), game, version));
        self.go_on();
    }

    /// Puts the players on their chairs in the order of the seats.
    fn take_seats(&mut self) {
        match self.settings.seating {
            Seating::Joining => {}
            Seating::Random => {
                let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(self.settings.seed);
                self.chairs.0.shuffle(&mut chance);
            }
            Seating::Ids => {
                self.chairs
                    .0
                    .sort_by_key(|player| player.as_ref().map(|player| player.id));
            }
        }
    }

    pub(super) fn version_in_force(&self) -> u32 {
        let versions = self.chairs.players().map(|player| player.version);
        versions.chain([VERSION]).min().unwrap_or(VERSION)
    }

    /// Whether the options given can be used at all; keeps their descriptions.
    pub(super) fn check_options(&mut self) -> Result<(), String> {
        let mut rules = RuleSet::classical();
        let described = self
            .settings
            .options
            .iter()
            .map(|entry| (entry.name.to_string(), entry.description.clone()));
        self.descriptions = described.collect::<BTreeMap<_, _>>();
        for entry in self.settings.options.iter().filter(|entry| !entry.is_end()) {
            let set = rules
                .options
                .set(entry.name.as_str(), &entry.value.to_string());
            set.map_err(|wrong| wrong.to_string())?;
        }
        let full = Counts::full_set(rules.options.flowers);
        let whole = |wall: &Vec<Tile>| wall.iter().copied().collect::<Counts>() == full;
        let all = self.settings.walls.iter().all(whole);
        all.then_some(())
            .ok_or_else(|| format!("The wall is not a whole set of {} tiles.", full.len()))
    }
}

/// The rules of a new game.
fn rules(settings: &Settings) -> RuleSet {
    let mut rules = RuleSet::classical();
    rules.options.bonus_scores = !settings.no_special_scores;
    if let Some(seconds) = settings.timeout {
        rules.options.timeout = seconds;
    }
    for entry in settings.options.iter().filter(|entry| !entry.is_end()) {
        // They were tried when the table was opened.
        let _ = rules
            .options
            .set(entry.name.as_str(), &entry.value.to_string());
    }
    rules
}
