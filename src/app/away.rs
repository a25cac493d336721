//! At a table of the network, somebody else's or one's own: what its server says is shown like a game at this computer, and what
//! the person does is sent there. The game that was on the table waits meanwhile.

mod declaring;
mod going;
mod hearing;
mod talking;

use iced::Task;
use iced::task::Handle;

use super::dialog::{Lobby, Open, Question};
use super::{App, Message, keep};
use crate::session::address::Address;
use crate::session::host::{self, House, Loss, Seating};
use crate::session::join::{Courier, Pass, Visit};
use crate::settings::{HostSettings, NetworkSettings, Settings};
use crate::table::SeatView;
use crate::tiles::{BySeat, Seat};

/// A visit to a table of the network.
pub struct Away {
    /// Which visit of this window it is; news of an earlier one is stale.
    number: u64,
    visit: Visit,
    /// None: the game is over and the line was closed.
    courier: Option<Courier>,
    /// Our own table, if it is ours.
    house: Option<House>,
    address: Address,
    pass: Pass,
    /// What players and server have said, the newest last.
    said: Vec<String>,
    /// Why the game stands still.
    stopped: Option<String>,
    /// Why the line is lost, and seconds until it is tried again.
    lost: Option<(String, u32)>,
    /// Its news come as long as this is kept.
    _news: Handle,
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

    /// Sits down at a server's table.
    pub(super) fn join(&mut self, settings: NetworkSettings) -> Task<Message> {
        let pass = Pass {
            id: settings.id,
            name: settings.name.trim().to_owned(),
            password: settings.password.clone(),
        };
        let address = settings.server.parse();
        self.settings.network = settings;
        self.keep_settings();
        match address {
            Ok(address) => self.set_out(address, pass, None),
            Err(wrong) => self.turned_away(wrong.to_string()),
        }
    }

    /// Opens a table of one's own and sits down there.
    pub(super) fn host(&mut self, settings: NetworkSettings) -> Task<Message> {
        let own = opened(&settings.host);
        let pass = Pass {
            name: settings.name.trim().to_owned(),
            ..Pass::default()
        };
        let listen: Result<Address, _> = settings.host.listen.parse();
        self.settings.network = settings;
        self.keep_settings();
        let house = listen
            .map_err(|wrong| wrong.to_string())
            .and_then(|address| House::open(address, own, self.folders.games()));
        match house {
            Ok(house) => match house.door() {
                Ok(door) => self.set_out(door, pass, Some(house)),
                Err(wrong) => self.turned_away(wrong.to_string()),
            },
            Err(why) => {
                let words = format!("The table cannot be opened: {why}.");
                self.open(Question::message("Host a Table", words, "box-host").into());
                Task::none()
            }
        }
    }

    /// Goes to a table; the game at this computer waits.
    pub(super) fn set_out(
        &mut self,
        address: Address,
        pass: Pass,
        house: Option<House>,
    ) -> Task<Message> {
        let (courier, news) = match Courier::send(address.clone()) {
            Ok(sent) => sent,
            Err(error) => return self.turned_away(error.to_string()),
        };
        if self.auto_play {
            // The game that waits is the person's again.
            let _ = self.auto_play(false);
        }
        self.visits += 1;
        let number = self.visits;
        let news = iced::futures::stream::unfold(news, async |mut news| {
            news.recv().await.map(|piece| (piece, news))
        });
        let (task, handle) = Task::run(news, move |news| Message::News(number, news)).abortable();
        self.away = Some(Away {
            number,
            visit: Visit::new(pass.clone()),
            courier: Some(courier),
            house,
            address,
            pass,
            said: Vec::new(),
            stopped: None,
            lost: None,
            _news: handle.abort_on_drop(),
        });
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
        let visit = &self.away.as_ref()?.visit;
        Some(BySeat::from_fn(|seat| visit.name(seat).to_owned()))
    }

    /// Where the table of the network is, if we are at one.
    pub(super) fn address_away(&self) -> Option<String> {
        self.away.as_ref().map(|away| match &away.house {
            Some(house) => house.address.clone(),
            None => away.address.to_string(),
        })
    }

    /// Shows who has come, or what is waited for, while no game is on.
    fn show_lobby(&mut self) {
        let Some(away) = &self.away else { return };
        let free = match &self.dialog {
            None => true,
            Some(dialog) => matches!(dialog.screen(), Open::Lobby(_)),
        };
        if free {
            let place = format!("The table at {}", self.address_away().unwrap_or_default());
            let lobby = away.lobby(place);
            self.dialog = Some(lobby.into());
        }
    }
}

impl Away {
    /// The table as its server tells it.
    pub(super) fn view(&self) -> &SeatView {
        self.visit.view()
    }

    fn lobby(&self, place: String) -> Lobby {
        let (headline, lines) = match (&self.lost, &self.stopped) {
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
                    .visit
                    .names()
                    .iter()
                    .map(|(id, name)| format!("{id}   {name}"));
                ("Waiting for four players", come.collect())
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

/// How a table of one's own is opened.
fn opened(settings: &HostSettings) -> host::Settings {
    host::Settings {
        timeout: Some(settings.time_limit),
        seating: match settings.random_seats {
            true => Seating::Random,
            false => Seating::Joining,
        },
        loss: match settings.allow_disconnection {
            true => Loss::Wait,
            false => Loss::End,
        },
        save_on_exit: settings.save_on_exit,
        seed: rand::random(),
        computers: settings.computers.iter().filter(|taken| **taken).count(),
        level: settings.level.parse().ok(),
        stand_in: settings.stand_in,
        ..host::Settings::default()
    }
}
