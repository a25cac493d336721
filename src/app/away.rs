//! At a table of the network, somebody else's or one's own: what its server says is shown like a game at this computer, and what
//! the person does is sent there. The game that was on the table waits meanwhile.

mod declaring;
mod going;
mod hearing;
mod hosting;
mod sitter;
mod talking;
#[cfg(test)]
mod tests;

use iced::Task;

use super::dialog::{Lobby, Open, Question};
use super::{App, Message, keep};
use crate::save::SeenGame;
use crate::session::address::Address;
use crate::session::host::EmbeddedServer;
use crate::session::join::{Credentials, LineDebug, Visit};
use crate::settings::{NetworkSettings, Settings};
use crate::table::SeatView;
use crate::tiles::{BySeat, Seat};
use sitter::Sitter;

/// A visit to a table of the network.
pub struct Away {
    /// The people of this window, in the order in which they sat down.
    sitters: Vec<Sitter>,
    /// Whose eyes the table is seen with, among them.
    at: usize,
    /// Who else of this window is going to sit down.
    to_come: Vec<Credentials>,
    /// Our own table, if it is ours.
    server: Option<EmbeddedServer>,
    /// The computer players of our own table, for the lobby.
    residents: Vec<String>,
    /// How the lines are debugged.
    line_debug: LineDebug,
    address: Address,
    /// What players and server have said, the newest last.
    said: Vec<String>,
}

impl App {
    /// The names and addresses that the boxes of network games begin with.
    pub(super) fn network_settings(&self) -> NetworkSettings {
        let mut settings = self.settings.network.clone();
        if settings.name.trim().is_empty() {
            let [own, ..] = &self.settings.names;
            // "You" says nothing where others read it.
            settings.name = match *own == Settings::default().names[0] {
                true => "Player".to_owned(),
                false => own.clone(),
            };
        }
        settings
    }

    /// Sits down at the table that the command line names.
    pub(super) fn join_at_start(
        &mut self,
        table: NetworkSettings,
        line_debug: LineDebug,
    ) -> Task<Message> {
        let host = self.settings.network.host.clone();
        let options = self.settings.network.options.clone();
        let playing = self.settings.network.playing;
        let settings = NetworkSettings {
            host,
            options,
            playing,
            ..table
        };
        self.join(settings, line_debug)
    }

    /// Sits down at a server's table.
    pub(super) fn join(
        &mut self,
        settings: NetworkSettings,
        line_debug: LineDebug,
    ) -> Task<Message> {
        let credentials = Credentials {
            id: settings.id,
            name: settings.name.trim().to_owned(),
            password: settings.password.clone(),
        };
        let address = settings.server.parse();
        self.settings.network = settings;
        self.keep_settings();
        match address {
            Ok(address) => self.set_out(address, vec![credentials], None, line_debug),
            Err(wrong) => self.turned_away(wrong.to_string()),
        }
    }

    /// Goes to a table with these people; the game at this computer waits.
    pub(super) fn set_out(
        &mut self,
        address: Address,
        mut people: Vec<Credentials>,
        server: Option<EmbeddedServer>,
        line_debug: LineDebug,
    ) -> Task<Message> {
        if self.auto_play {
            // The game that waits is the person's again.
            let _ = self.auto_play(false);
        }
        let to_come = people.split_off(people.len().min(1));
        self.away = Some(Away {
            sitters: Vec::new(),
            at: 0,
            to_come,
            server,
            residents: Vec::new(),
            line_debug,
            address,
            said: Vec::new(),
        });
        let task = match people.pop() {
            Some(credentials) => self.sit_down(credentials),
            None => Task::none(),
        };
        if self.away.is_none() {
            return task;
        }
        (self.paused, self.hotseat) = (false, None);
        let place = self.address_away().unwrap_or_default();
        self.say(format!("On the way to the table at {place}."));
        Task::batch([self.jump(), task])
    }

    /// Leaves the table of the network; the game that waited is on the table again.
    pub(super) fn come_home(&mut self) -> Task<Message> {
        if self.away.take().is_none() {
            return Task::none();
        }
        let kept = self.session.keeper.as_ref();
        self.viewer = kept.map_or(Seat::new(0), |keeper| keeper.keeping.viewer);
        self.hotseat = keep::hotseat(&self.session);
        self.record_game();
        let task = self.jump();
        self.paused = !self.is_persons_turn() && self.now.waiting_for.is_none();
        task
    }

    /// There is no seat for us.
    fn turned_away(&mut self, why: String) -> Task<Message> {
        let task = self.come_home();
        self.open(Question::message("Join Server", why, "box-join-server").into());
        task
    }

    /// The players' names at the table we are at, by seat.
    pub(super) fn names_away(&self) -> Option<BySeat<String>> {
        let visit = self.away.as_ref()?.visit();
        Some(BySeat::from_fn(|seat| visit.name(seat).to_owned()))
    }

    /// The game of the network as it was seen, if we are at one.
    pub(super) fn seen_away(&self) -> Option<SeenGame> {
        Some(self.away.as_ref()?.visit().seen())
    }

    /// Where the table of the network is, if we are at one.
    pub(super) fn address_away(&self) -> Option<String> {
        self.away.as_ref().map(|away| match &away.server {
            Some(server) => server.address.clone(),
            None => away.address.to_string(),
        })
    }

    fn is_lobby_open(&self) -> bool {
        let screen = self.dialog.as_ref().map(|dialog| dialog.screen());
        matches!(screen, Some(Open::Lobby(_)))
    }

    /// Shows who has come, or what is waited for, while no game is on.
    fn show_lobby(&mut self) {
        let Some(away) = &self.away else { return };
        if self.dialog.is_none() || self.is_lobby_open() {
            let place = format!("The table at {}", self.address_away().unwrap_or_default());
            let lobby = away.lobby(place);
            self.dialog = Some(lobby.into());
        }
    }
}

impl Away {
    /// The visit of the person whose eyes the table is seen with.
    fn visit(&self) -> &Visit {
        // Whoever sits down first stays, and `at` is one of those who have sat down.
        &self.sitters[self.at].visit
    }

    /// The table as its server tells it.
    pub(super) fn view(&self) -> &SeatView {
        self.visit().view()
    }

    /// Whether everybody of this window is at the table and the game goes on.
    fn goes_on(&self) -> bool {
        let plays = |sitter: &Sitter| sitter.visit.is_active() && sitter.lost.is_none();
        self.to_come.is_empty() && self.sitters.iter().all(plays)
    }

    fn lobby(&self, place: String) -> Lobby {
        let lost = self.sitters.iter().find_map(|sitter| sitter.lost.as_ref());
        let stopped = self
            .sitters
            .iter()
            .find_map(|sitter| sitter.stopped.as_ref());
        let (headline, lines) = match (lost, stopped) {
            (Some((why, 0)), _) => (
                "The line is lost",
                vec![sentence(why), "Trying again ...".to_owned()],
            ),
            (Some((why, again_in)), _) => {
                let again = format!("Trying again in {again_in} s.");
                ("The line is lost", vec![sentence(why), again])
            }
            (None, Some(reason)) => ("The game stands still", vec![sentence(reason)]),
            (None, None) => {
                let come = self
                    .visit()
                    .names()
                    .iter()
                    .map(|(id, name)| format!("{id}   {name}"));
                let residents = self.residents.iter().cloned();
                ("Waiting for four players", come.chain(residents).collect())
            }
        };
        Lobby {
            headline: headline.to_owned(),
            lines,
            place,
        }
    }
}

/// Words of a system or a server as a sentence.
fn sentence(words: &str) -> String {
    let mut letters = words.trim().chars();
    let head = letters.next().map(char::to_uppercase);
    let mut sentence: String = head.into_iter().flatten().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}
