//! Opening a table of one's own, anew or with a saved game.

use std::path::{Path, PathBuf};

use iced::Task;

use super::super::dialog::{FileLine, Files, Host, Purpose, Question, Resumed};
use super::super::{App, Message};
use crate::computer::Level;
use crate::protocol::files::{SavedGame, read_options};
use crate::save;
use crate::session::address::Address;
use crate::session::host::{EmbeddedServer, Loss, Resident, Room, Seating, Settings};
use crate::session::join::{Credentials, LineDebug};
use crate::settings::{HostSettings, NetworkSettings, SeatSettings, Whose};

impl App {
    /// Opens a table of one's own, perhaps with a saved game, and sits down there.
    pub(in crate::app) fn host(
        &mut self,
        settings: NetworkSettings,
        saved: Option<PathBuf>,
    ) -> Task<Message> {
        let named = |name: &str| Credentials {
            name: name.trim().to_owned(),
            ..Credentials::default()
        };
        let here = settings
            .host
            .seats
            .iter()
            .filter(|seat| seat.whose == Whose::Here);
        let mut people = vec![named(&settings.name)];
        people.extend(here.map(|seat| named(&seat.name)));
        let server = self.open_server(&settings.host, saved.as_deref());
        let residents = settings.host.seats.iter().filter_map(resident);
        let residents: Vec<String> = residents
            .map(|resident| format!("{}, a computer player: {}", resident.name, resident.level))
            .collect();
        self.settings.network = settings;
        self.keep_settings();
        let address = server.and_then(|server| {
            let address = server.local_address().map_err(|wrong| wrong.to_string())?;
            Ok((server, address))
        });
        match address {
            Ok((server, address)) => {
                let task = self.set_out(address, people, Some(server), LineDebug::default());
                if let Some(away) = &mut self.away {
                    away.residents = residents;
                }
                task
            }
            Err(why) => {
                let words = format!("The table cannot be opened: {why}.");
                self.open(Question::message("Host a Table", words, "box-host").into());
                Task::none()
            }
        }
    }

    fn open_server(
        &self,
        settings: &HostSettings,
        saved: Option<&Path>,
    ) -> Result<EmbeddedServer, String> {
        let address: Address = settings
            .listen
            .parse()
            .map_err(|wrong| format!("{wrong}"))?;
        let mut opened = opened(settings);
        let options = self.settings.network.options.join("\n");
        opened.options = read_options(&options).map_err(|wrong| wrong.to_string())?;
        opened.resume = saved.map(read).transpose()?.map(|(game, _)| game);
        let mut room = Room::new(opened)?;
        if let Some(name) = saved.and_then(Path::file_name) {
            room.save_to(&name.to_string_lossy());
        }
        EmbeddedServer::open(address, room, self.folders.games())
    }

    /// Lists the games of network tables that were saved here.
    pub(in crate::app) fn ask_what_to_resume(&mut self) {
        let folder = self.folders.games();
        let found = save::listing(&folder, save::NETWORK_EXTENSION).into_iter();
        let lines = found.filter_map(|file| {
            let (_, players) = read(&file.path).ok()?;
            Some(FileLine {
                name: file.path.file_name()?.to_string_lossy().into_owned(),
                path: file.path,
                detail: players.join(", "),
            })
        });
        self.open(Files::new(Purpose::Resume, &folder, lines.collect(), "").into());
    }

    /// Asks who takes part in a saved game that goes on.
    pub(in crate::app) fn ask_who_resumes(&mut self, path: PathBuf) {
        let dialog = match read(&path) {
            Ok((_, players)) => {
                let resumed = Resumed { path, players };
                Host::resume(&self.network_settings(), resumed).into()
            }
            Err(why) => {
                let words = format!("{} cannot be resumed: {why}", path.display());
                Question::message("Resume a Table", words, "box-resume").into()
            }
        };
        self.open(dialog);
    }
}

/// A saved game of the network, and its players in the order of the seats.
fn read(path: &Path) -> Result<(SavedGame, [String; 4]), String> {
    let text = save::read_text(path).map_err(|error| error.to_string())?;
    let game = SavedGame::read(&text).map_err(|wrong| wrong.to_string())?;
    let seats = game.setup.as_ref().ok_or("there is no Game line.")?.seats;
    let name = |id: u32| {
        let player = game.players.iter().find(|player| player.id == id);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let players = seats.map(name);
    Ok((game, players))
}

fn resident(seat: &SeatSettings) -> Option<Resident> {
    (seat.whose == Whose::Computer).then(|| Resident {
        name: seat.name.trim().to_owned(),
        level: seat.level,
    })
}

/// How a table of one's own is opened.
fn opened(settings: &HostSettings) -> Settings {
    let [second, third, fourth] = settings.seats.each_ref().map(resident);
    Settings {
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
        residents: [None, second, third, fourth],
        stand_in: settings.stand_in.then_some(Level::Club),
        ..Settings::default()
    }
}
