//! Sitting down: versions, ids, names, passwords, and how the game begins.

use std::net::IpAddr;
use std::sync::Arc;

use super::Room;
use super::caller::{Link, Links};
use super::connections::Stage;
use super::favours::again_in;
use super::heard::{Heard, Refused};
use super::hosted_game::HostedGame;
use super::note::Note;
use super::player::fit_name;
use super::table::Table;
use super::tenure::{Newcomer, Proof, Unseated};
use engine::table::{Game, Setup};
use engine::tiles::Seat;
use protocol::{Places, ServerMessage, VERSION, WATCHER_ID, Word};

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
        if let Some(own) = self.connections.player(link) {
            if id != own {
                self.refuse(link, "You sit here already, with another id");
                return Ok(Heard::Unasked);
            }
            self.audience.take_favour(own)?;
            self.connections.set_stage(link, Stage::Seated(own));
            self.restart(own, &name);
            return Ok(Heard::Unasked);
        }
        if self.connections.is_watching(link) {
            return Err("You are only watching".to_owned());
        }
        if version / 1000 != OLDEST / 1000 {
            self.refuse(link, &format!("This table speaks version {VERSION}"));
            return Ok(Heard::Unasked);
        }
        if id >= WATCHER_ID {
            self.refuse(link, "There is no such id");
            return Ok(Heard::Unasked);
        }
        if name.is_empty() {
            self.refuse(link, "A player needs a name");
            return Ok(Heard::Unasked);
        }
        let wait = match self.settings.asks_passwords() {
            true => self.has_to_wait(link),
            false => None,
        };
        if let Some(why) = wait {
            self.refuse(link, &why);
            return Ok(Heard::Unasked);
        }
        let newcomer = Newcomer {
            version,
            id,
            name,
            proof: Proof::Unasked,
        };
        match self.settings.password_of(id) {
            None => self.refuse(link, "This id is not on the list for this game"),
            Some("") => self.admit(link, newcomer),
            Some(_) => self.ask(link, "basic", Stage::Asked(newcomer)),
        }
        Ok(Heard::Unasked)
    }

    /// Asks somebody for a password, or for the key of a seat.
    pub(super) fn ask(&mut self, link: Link, kind: &str, stage: Stage) {
        if let Some(kind) = Word::new(kind) {
            self.connections.set_stage(link, stage);
            let data = String::new();
            let message = ServerMessage::AuthReqd { kind, data };
            let links = Links::from_slice(&[link]);
            self.audience.outbox.say_aside(links, &[message]);
        }
    }

    /// Why no password of this connection is looked at now.
    fn has_to_wait(&self, link: Link) -> Option<String> {
        let from = self.connections.caller(link).from;
        let wait = self.gate.wait(from, self.audience.outbox.now())?;
        Some(format!("After a wrong password: {}", again_in(wait)))
    }

    /// A password comes.
    pub(super) fn authorise(&mut self, link: Link, password: &str) -> Result<Heard, Refused> {
        let stage = self.connections.stage(link).cloned();
        if let Some(Stage::AskedToWatch { name }) = stage {
            self.authorise_watcher(link, &name, password);
            return Ok(Heard::Unasked);
        }
        if let Some(Stage::AskedForKey(newcomer)) = stage {
            let proof = Proof::Key(password.to_owned());
            self.admit(link, Newcomer { proof, ..newcomer });
            return Ok(Heard::Unasked);
        }
        let Some(Stage::Asked(newcomer)) = stage else {
            return Err("Nobody has asked for a password".to_owned());
        };
        let caller = self.connections.caller(link);
        let id = newcomer.id;
        let own = self.settings.password_of(id);
        if let Some(why) = self.has_to_wait(link) {
            // The password is not even looked at, so that many connections at once are no way round.
            self.refuse(link, &why);
        } else if own.is_some_and(|own| own == password) {
            let proof = match self.settings.passwords.contains_key(&id) {
                true => Proof::Password,
                false => Proof::Unasked,
            };
            self.admit(link, Newcomer { proof, ..newcomer });
        } else {
            self.gate.fail(caller.from, self.audience.outbox.now());
            self.audience.outbox.note(Note::WrongPassword(caller, id));
            self.refuse(link, "That is not the password");
        }
        Ok(Heard::Unasked)
    }

    /// Turns somebody away.
    pub(super) fn refuse(&mut self, link: Link, why: &str) {
        let caller = self.connections.caller(link);
        self.audience
            .outbox
            .note(Note::Refused(caller, why.to_owned()));
        self.audience.reply(link, 0, why);
        self.audience.outbox.close(link);
        self.lose(link);
    }

    fn admit(&mut self, link: Link, newcomer: Newcomer) {
        let caller = self.connections.caller(link);
        let chair = match self.chair_for(&newcomer, caller.from) {
            Ok(chair) => chair,
            Err(Unseated::Refused(why)) => return self.refuse(link, &why),
            Err(Unseated::KeyWanted) => {
                return self.ask(link, "seat", Stage::AskedForKey(newcomer));
            }
        };
        self.audience.players.reclaim(chair, &newcomer);
        if let Err(why) = self.take_favour_of(chair) {
            return self.refuse(link, &why);
        }
        let players = &mut self.audience.players;
        let stood_in = players.is_taken(chair);
        let before = players.link_on(chair);
        let id = players.sit_down(chair, &newcomer, caller, self.settings.any_player);
        if let Some(player) = players.get_mut(id) {
            player.favours.play_goes_on(self.audience.outbox.now());
        }
        self.connections.set_stage(link, Stage::Seated(id));
        if let Some(before) = before {
            self.replace(before);
        }
        let player = self.audience.players.known(id);
        let note = match self.game {
            Some(_) => Note::CameBack(caller, player),
            None => Note::SatDown(caller, player),
        };
        self.audience.outbox.note(note);
        self.audience.introduce(link, id);
        self.give_key(link, id);
        if let (true, Some(game)) = (stood_in, &mut self.game) {
            game.suspend("A player is back; please wait ...", &mut self.audience);
        }
        self.begin_or_go_on(id);
    }

    /// Gives a player the key of the seat, if the client knows what it is for.
    fn give_key(&mut self, link: Link, id: u32) {
        let player = self.audience.players.get(id);
        if let Some(key) = player.and_then(|player| player.tenure.key()) {
            let key = key.to_owned();
            let message = ServerMessage::SeatKey { key };
            let links = Links::from_slice(&[link]);
            self.audience.outbox.say_aside(links, &[message]);
        }
    }

    /// Whoever comes back to a running game stops it for the others.
    fn take_favour_of(&mut self, chair: usize) -> Result<(), Refused> {
        match self.game {
            Some(_) => self
                .audience
                .take_favour(self.audience.players.ids()[chair]),
            None => Ok(()),
        }
    }

    /// Ends a connection whose player has come back on another.
    fn replace(&mut self, before: Link) {
        // As a refusal, so that the client does not come back by itself and take over in its turn.
        let text = "You have sat down on another connection";
        self.audience.reply(before, 0, text);
        self.audience.outbox.close(before);
        self.connections.remove(before);
    }

    /// The chair of somebody who wants to sit down, or why there is none.
    fn chair_for(&self, newcomer: &Newcomer, from: Option<IpAddr>) -> Result<usize, Unseated> {
        let (players, now) = (&self.audience.players, self.audience.outbox.now());
        match &self.game {
            Some(game) if game.is_over() => Err("The game is over".into()),
            Some(game) if self.settings.no_history && !game.table.between_deals() => {
                Err("This server keeps no history: nobody can come back in mid-hand".into())
            }
            Some(_) => players.own_chair(newcomer, from, now, self.settings.any_player),
            None => players.free_chair(newcomer, from, now, &self.settings.residents),
        }
    }

    /// A second Connect on a connection: everything is told again.
    fn restart(&mut self, id: u32, name: &str) {
        if let Some(game) = &mut self.game {
            let reason = "A player is told everything again; please wait ...";
            game.suspend(reason, &mut self.audience);
        }
        let Some(player) = self.audience.players.get_mut(id) else {
            return;
        };
        player.fresh = true;
        player.favours.play_goes_on(self.audience.outbox.now());
        let link = player.link;
        if !name.is_empty() {
            self.audience.players.rename(id, name.to_owned());
        }
        if let Some(link) = link {
            self.audience.introduce(link, id);
        }
        self.begin_or_go_on(id);
    }

    /// Begins the game, or goes on with it, once everybody is there; this player has come last.
    fn begin_or_go_on(&mut self, last: u32) {
        let players = &self.audience.players;
        match &mut self.game {
            Some(game) if players.complete() => game.go_on(Some(last), &mut self.audience),
            None if players.iter().count() == self.settings.guests_wanted() => {
                self.seat_residents();
                let game = self.new_game();
                self.game.insert(game).go_on(None, &mut self.audience);
            }
            _ => {}
        }
    }

    fn seat_residents(&mut self) {
        for (chair, resident) in self.settings.residents.iter().enumerate() {
            if let Some(resident) = resident {
                let (id, name) = self.audience.players.seat_resident(chair, resident);
                let message = ServerMessage::Player { id, name };
                self.audience.say_to_all(&message);
            }
        }
    }

    fn new_game(&mut self) -> HostedGame {
        let (settings, players) = (&self.settings, &mut self.audience.players);
        let manager = match settings.no_manager {
            true => -1,
            false => i32::try_from(players.first_person()).unwrap_or_default(),
        };
        players.take_seats(settings.seating, settings.seats());
        let setup = Setup {
            first_east: Some(Seat::new(0)),
            ..settings.game()
        };
        let game = Game::new(Arc::new(settings.rules()), setup);
        let places = Places::new(players.ids());
        let words = settings.descriptions();
        let table = Table::new(places, game, players.version(), manager, words);
        HostedGame::new(table, settings)
    }
}
