//! Connections to network tables, and the hosted table. Each runs on its own threads.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use iced::task::Handle;
use tokio::sync::mpsc::{Receiver, UnboundedReceiver};

use crate::presenter::{OpenTable, RequestId};
use engine::table::Secret;
use net::address::Address;
use net::host::room::RoomEvent;
use net::host::{
    ComputerSeat, EmbeddedServer, OnDisconnect, Room, Seating, Settings, TableDirectory, limits,
};
use net::join::{Client, ClientEvent, LineDebug};
use net::lan_discovery::Announcer;
use players::Level;
use protocol::ClientMessage;
use protocol::files::{SavedGame, read_options};
use storage::save;
use storage::settings::{HostSettings, NetworkSettings, SeatOccupant, SeatSettings};
use words::say;

/// A connection. Its events arrive while it exists.
struct Connection {
    client: Client,
    _news: Handle,
}

/// The connections of this window.
#[derive(Default)]
pub struct NetworkConnections {
    connections: HashMap<RequestId, Connection>,
    /// Counts openings and closings of the hosted table: one that opens after it was closed is dropped.
    openings: u64,
    own: Option<OwnTable>,
}

/// The hosted table, open while this exists.
struct OwnTable {
    _server: EmbeddedServer,
    /// Announces it on the local network.
    _announcer: Option<Announcer>,
}

/// A hosted table that was just opened, its address, and its events.
pub struct Opened {
    table: OwnTable,
    place: OpenTable,
    notes: UnboundedReceiver<RoomEvent>,
}

impl NetworkConnections {
    /// Connects to an address and returns the stream of its events.
    pub fn connect(
        &mut self,
        id: RequestId,
        address: Address,
        debug: LineDebug,
    ) -> Task<ClientEvent> {
        let (client, news) = match Client::connect(address, debug) {
            Ok(sent) => sent,
            Err(error) => {
                let news = ClientEvent::Unreachable(save::reason(&error));
                return Task::done(news);
            }
        };
        let (task, handle) = all_news(news).abortable();
        let _news = handle.abort_on_drop();
        self.connections.insert(id, Connection { client, _news });
        task
    }

    /// Sends a message. It is dropped if the connection is gone.
    pub fn say(&self, id: RequestId, message: ClientMessage) {
        if let Some(connection) = self.connections.get(&id) {
            connection.client.send(message);
        }
    }

    /// Closes a connection.
    pub fn hang_up(&mut self, id: RequestId) {
        self.connections.remove(&id);
    }

    /// Adds a connection whose other end is in a test.
    #[cfg(test)]
    pub fn add(&mut self, id: RequestId, client: Client) {
        let (_, handle) = Task::<()>::none().abortable();
        let _news = handle;
        self.connections.insert(id, Connection { client, _news });
    }

    /// Starts the opening of a hosted table, and returns its number.
    pub fn begin_opening(&mut self) -> u64 {
        self.close_table();
        self.openings
    }

    /// Keeps the hosted table with this number, and returns its address and events. `None`: it is no longer wanted.
    pub fn take_opened(
        &mut self,
        asked: u64,
        opened: Result<Opened, String>,
    ) -> Option<(Result<OpenTable, String>, Task<RoomEvent>)> {
        if asked != self.openings {
            return None;
        }
        Some(match opened {
            Ok(opened) => {
                self.own = Some(opened.table);
                (Ok(opened.place), all_of(opened.notes))
            }
            Err(why) => (Err(why), Task::none()),
        })
    }

    /// Closes the hosted table, including one that is being opened.
    pub fn close_table(&mut self) {
        self.openings += 1;
        self.own = None;
    }
}

/// Opens a hosted table for a new or a saved game; games saved there go to the folder `games`. Never call it on the window thread.
///
/// # Errors
/// The reason why it cannot be opened.
pub fn open_table(
    settings: &NetworkSettings,
    saved: Option<&Path>,
    games: PathBuf,
) -> Result<Opened, String> {
    let listen: Address = settings
        .host
        .listen
        .parse()
        .map_err(|wrong| format!("{wrong}"))?;
    let listen_is_local = listen.is_local();
    let mut opened = opened(&settings.host);
    opened.turn_limit = (!listen.is_local()).then_some(limits::TURN_LIMIT);
    opened.options =
        read_options(&settings.options.join("\n")).map_err(|wrong| wrong.to_string())?;
    opened.resume = saved.map(read).transpose()?.map(|(game, _)| game);
    let mut room = Room::new(opened)?;
    if let Some(name) = saved.and_then(|file| save::own_name(&games, file)) {
        room.save_to(&name);
    }
    let (server, notes) = EmbeddedServer::open(listen, room, games)?;
    let address = server.local_address().map_err(|wrong| wrong.to_string())?;
    let place = server.address.clone();
    let mut announcer = None;
    if settings.host.announced && !listen_is_local {
        let (name, directory) = (
            settings.name.trim().to_owned(),
            Arc::clone(&server.directory),
        );
        announcer = announce(&server.address, name, directory);
    }
    let table = OwnTable {
        _server: server,
        _announcer: announcer,
    };
    let place = OpenTable { address, place };
    Ok(Opened {
        table,
        place,
        notes,
    })
}

/// The events of a connection as a stream. The next is read only after the previous one was taken.
fn all_news(channel: Receiver<ClientEvent>) -> Task<ClientEvent> {
    let pieces = iced::futures::stream::unfold(channel, async |mut channel| {
        channel.recv().await.map(|piece| (piece, channel))
    });
    Task::stream(pieces)
}

/// A stream of everything from a channel.
fn all_of<T: Send + 'static>(channel: UnboundedReceiver<T>) -> Task<T> {
    let pieces = iced::futures::stream::unfold(channel, async |mut channel| {
        channel.recv().await.map(|piece| (piece, channel))
    });
    Task::stream(pieces)
}

/// A saved network game, and its players by seat.
///
/// # Errors
/// The reason why it cannot be read.
pub fn read(path: &Path) -> Result<(SavedGame, [String; 4]), String> {
    let text = save::read_wire_text(path).map_err(|error| save::reason(&error))?;
    let game = SavedGame::salvage(&text).map_err(|wrong| wrong.to_string())?;
    let seats = game.setup.as_ref().ok_or(say!("lines-no-game-line"))?.seats;
    let name = |id: u32| {
        let player = game.players.iter().find(|player| player.id == id);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let players = seats.map(name);
    Ok((game, players))
}

/// Announces the hosted table; it can be joined without that.
fn announce(place: &str, name: String, directory: Arc<TableDirectory>) -> Option<Announcer> {
    let place = place.parse().ok()?;
    let begun = Announcer::begin(name, &place, directory);
    begun
        .inspect_err(|error| tracing::warn!(%error, "the table cannot be announced"))
        .ok()
}

fn computer_seat(seat: &SeatSettings) -> Option<ComputerSeat> {
    (seat.whose == SeatOccupant::Computer).then(|| ComputerSeat {
        name: seat.name.trim().to_owned(),
        level: seat.level,
    })
}

/// The settings of the server of a hosted table.
fn opened(settings: &HostSettings) -> Settings {
    let [second, third, fourth] = settings.seats.each_ref().map(computer_seat);
    Settings {
        timeout: Some(settings.time_limit),
        seating: match settings.random_seats {
            true => Seating::Random,
            false => Seating::Joining,
        },
        on_disconnect: match settings.allow_disconnection {
            true => OnDisconnect::Wait,
            false => OnDisconnect::End,
        },
        password: settings.password.clone(),
        save_on_exit: settings.save_on_exit,
        secret: Some(Secret::new(rand::random())),
        sealed: settings.sealed,
        computer_seats: [None, second, third, fourth],
        watchers: match settings.watchers {
            true => limits::MAX_WATCHERS,
            false => 0,
        },
        stand_in: settings.stand_in.then_some(Level::Club),
        ..Settings::default()
    }
}
