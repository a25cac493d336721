//! Options of the game and of players, the manager, chat.

use super::{Heard, Refused, Room};
use crate::protocol::{OptionEntry, PlayerOption, ServerMessage, option_list};
use crate::rules::{RuleSet, WireOption};
use crate::session::host::limits;
use crate::table::{Act, Input};
use crate::tiles::Tile;

impl Room {
    pub(super) fn set_option(
        &mut self,
        id: u32,
        name: &str,
        value: &str,
    ) -> Result<Heard, Refused> {
        if self.manager != 0 && i64::from(self.manager) != i64::from(id) {
            return Err("Only the manager may set options".to_owned());
        }
        let version = self.table.as_ref().map_or(0, |table| table.version);
        if WireOption::named(name).is_some_and(|option| option.since > version) {
            return Err("Not everybody at this table knows that option".to_owned());
        }
        let (option, text) = (name.to_owned(), value.trim().to_owned());
        let act = Act::SetOption {
            name: option,
            value: text,
        };
        self.put(Input::Act(act))
            .map_err(|wrong| wrong.to_string())?;
        if let Some(entry) = self.option(name) {
            self.say_to_all(&ServerMessage::GameOption { id, entry });
        }
        Ok(Heard::Unasked)
    }

    fn option(&self, name: &str) -> Option<OptionEntry> {
        let table = self.table.as_ref()?;
        let options = &table.game.rules().options;
        let option = WireOption::named(name)?;
        option_list::entry(option, options, table.version, &self.descriptions)
    }

    pub(super) fn query_option(&mut self, id: u32, name: &str) -> Result<Heard, Refused> {
        let known = self.known_options(true).into_iter();
        let mut known = known.filter(|entry| entry.name.as_str() == name && !entry.is_end());
        let entry = known
            .next()
            .ok_or_else(|| format!("Unknown option \"{name}\"."))?;
        self.say_to(id, &ServerMessage::GameOption { id: 0, entry });
        Ok(Heard::Unasked)
    }

    pub(super) fn list_options(&mut self, id: u32, disabled: bool) -> Result<Heard, Refused> {
        for entry in self.known_options(disabled) {
            self.say_to(id, &ServerMessage::GameOption { id: 0, entry });
        }
        Ok(Heard::Unasked)
    }

    /// The options of the table, or of the game that is going to begin.
    fn known_options(&self, disabled: bool) -> Vec<OptionEntry> {
        match &self.table {
            Some(table) => table.options(disabled, &self.descriptions),
            None => {
                let options = RuleSet::classical().options;
                let version = self.version_in_force();
                option_list::list(&options, version, disabled, &self.descriptions)
            }
        }
    }

    pub(super) fn change_manager(&mut self, id: u32, manager: u32) -> Result<Heard, Refused> {
        if self.manager != 0 && i64::from(self.manager) != i64::from(id) {
            return Err("Only the manager may name another".to_owned());
        }
        if manager != 0 && self.chairs.player(manager).is_none() {
            return Err(format!("Nobody at the table has the id {manager}"));
        }
        self.manager = i32::try_from(manager).unwrap_or_default();
        self.say_to_all(&ServerMessage::ChangeManager { id, manager });
        Ok(Heard::Unasked)
    }

    pub(super) fn chat(
        &mut self,
        sender: u32,
        addressee: u32,
        text: String,
    ) -> Result<Heard, Refused> {
        let message = ServerMessage::Message {
            sender,
            addressee,
            text,
        };
        match addressee {
            0 => self.say_to_all(&message),
            id if self.chairs.link_of(id).is_some() => self.say_to(id, &message),
            id => return Err(format!("Nobody with the id {id} is there")),
        }
        Ok(Heard::Unasked)
    }

    pub(super) fn set_player_option(
        &mut self,
        id: u32,
        option: PlayerOption,
        ack: bool,
        value: i32,
        text: String,
    ) -> Result<Heard, Refused> {
        let Some(player) = self.chairs.player_mut(id) else {
            return Err("Connect first".to_owned());
        };
        let wrong = |name: &str| Err(format!("{value} is no value of {name}"));
        match (&option, value) {
            (PlayerOption::InfoTiles, 0 | 1) => player.wants_tiles = value == 1,
            (PlayerOption::InfoTiles, _) => return wrong("InfoTiles"),
            (PlayerOption::DelayTime, 0..) => {
                player.pace = value.unsigned_abs().min(limits::PACE);
                self.reckon_pace();
            }
            (PlayerOption::DelayTime, _) => return wrong("DelayTime"),
            (PlayerOption::LocalTimeouts, 0 | 1) if ack => return Ok(Heard::Unasked),
            (PlayerOption::LocalTimeouts, 0 | 1) => {
                self.keep_time(id, value == 1);
                return Ok(Heard::Unasked);
            }
            (PlayerOption::LocalTimeouts, _) => return wrong("LocalTimeouts"),
            (PlayerOption::Other(_), _) => return Err("Unknown option".to_owned()),
        }
        let answer = ServerMessage::PlayerOptionSet {
            option,
            ack: true,
            value,
            text,
        };
        self.say_to(id, &answer);
        Ok(Heard::Unasked)
    }

    /// The pace of the slowest wish.
    pub(super) fn reckon_pace(&mut self) {
        let wishes = self.chairs.players().map(|player| player.pace);
        let pace = wishes.chain([self.settings.pace]).max().unwrap_or_default();
        self.outbox.set_pace(pace.min(limits::PACE));
    }

    /// Clients keep the time themselves only if all four want to.
    fn keep_time(&mut self, id: u32, wants: bool) {
        let kept = self.all_keep_time();
        if let Some(player) = self.chairs.player_mut(id) {
            player.keeps_time = wants;
        }
        let answer = |ack, value| ServerMessage::PlayerOptionSet {
            option: PlayerOption::LocalTimeouts,
            ack,
            value,
            text: String::new(),
        };
        match (kept, wants) {
            (false, true) if self.all_keep_time() => self.say_to_all(&answer(true, 1)),
            (_, true) => {}
            (kept, false) => {
                self.say_to(id, &answer(true, 0));
                let others: Vec<u32> = self.chairs.players().map(|player| player.id).collect();
                for other in others.into_iter().filter(|other| kept && *other != id) {
                    self.say_to(other, &answer(false, 0));
                    if let Some(player) = self.chairs.player_mut(other) {
                        player.keeps_time = false;
                    }
                }
            }
        }
    }

    fn all_keep_time(&self) -> bool {
        let keeps = self.chairs.players().filter(|player| player.keeps_time);
        keeps.count() == 4
    }

    pub(super) fn swap(&mut self, id: u32, old: Tile, new: Tile) -> Result<Heard, Refused> {
        if !self.settings.debug {
            return Err("Debugging not enabled".to_owned());
        }
        let table = self.table.as_ref().ok_or("The game has not begun")?;
        let seat = table.places.seat(id).map_err(|wrong| wrong.to_string())?;
        let act = Act::SwapTile { seat, old, new };
        self.put(Input::Act(act))
            .map_err(|wrong| wrong.to_string())?;
        Ok(Heard::Unasked)
    }
}
