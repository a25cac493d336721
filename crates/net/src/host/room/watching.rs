//! Coming to watch, and leaving again. The table's password is asked of those who watch as of those who play.

use super::Room;
use super::caller::{Caller, Link, Links};
use super::connections::Stage;
use super::heard::{Heard, Refused};
use super::note::Note;
use super::player::fit_name;
use super::watchers::Consent;
use protocol::{ServerMessage, VERSION, WATCHER_ID};

impl Room {
    /// Somebody wants to watch.
    pub(super) fn watch(&mut self, link: Link, version: u32, name: &str) -> Result<Heard, Refused> {
        match self.connections.stage(link) {
            Some(Stage::Stranger) => {}
            _ => return Err("This connection is of another kind already".to_owned()),
        }
        let caller = self.connections.caller(link);
        let now = self.audience.outbox.now();
        if version / 1000 != VERSION / 1000 {
            self.refuse(link, &format!("This table speaks version {VERSION}"));
        } else if let Err(why) = self.audience.watchers.admits() {
            self.refuse(link, why);
        } else if !self.settings.asks_passwords() {
            self.admit_watcher(caller, &fit_name(name));
        } else if self.gate.wait(caller.from, now).is_some() {
            self.refuse(link, "After a wrong password: try again later");
        } else {
            let name = fit_name(name);
            self.ask(link, "basic", Stage::AskedToWatch { name });
        }
        Ok(Heard::Unasked)
    }

    /// A password comes from somebody who wants to watch.
    pub(super) fn authorise_watcher(&mut self, link: Link, name: &str, password: &str) {
        let caller = self.connections.caller(link);
        let now = self.audience.outbox.now();
        if self.gate.wait(caller.from, now).is_some() {
            self.refuse(link, "After a wrong password: try again later");
        } else if self.settings.opens_to_watchers(password) {
            self.admit_watcher(caller, name);
        } else {
            self.gate.fail(caller.from, now);
            self.audience.outbox.note(Note::WrongPassword(caller, 0));
            self.refuse(link, "That is not the password");
        }
    }

    fn admit_watcher(&mut self, caller: Caller, name: &str) {
        let link = caller.link;
        let audience = &mut self.audience;
        // Others may have come while the password was typed.
        if let Err(why) = audience.watchers.admits() {
            return self.refuse(link, why);
        }
        audience.outbox.note(Note::Watches(caller, name.to_owned()));
        audience.watchers.come(link);
        audience.reply(link, WATCHER_ID, "");
        let players = audience.players.iter();
        let players: Vec<_> = players
            .map(|player| ServerMessage::Player {
                id: player.id,
                name: player.name.clone(),
            })
            .collect();
        let links = Links::from_slice(&[link]);
        audience.outbox.say_aside(links, &players);
        self.connections.set_stage(link, Stage::Watching);
        if let Some(game) = &self.game {
            game.inform_watchers(&mut self.audience);
        }
    }

    /// Somebody does not watch any more.
    pub(super) fn stop_watching(&mut self, caller: Caller) {
        self.audience.watchers.leave(caller.link);
        self.audience.outbox.note(Note::WatchesNoMore(caller));
    }

    /// A player says whether those who watch may see the tiles.
    pub(super) fn heed(&mut self, id: u32, consent: Consent) -> Heard {
        if let Some(player) = self.audience.players.get_mut(id) {
            player.shows_tiles = consent == Consent::Given;
        }
        let text = match consent {
            Consent::Given => {
                "From the next hand on those who watch may see your tiles, if all players allow it. That holds while you are connected."
            }
            Consent::Withdrawn => "From now on those who watch do not see your tiles.",
        };
        self.audience.tell(id, text);
        Heard::Unasked
    }
}
