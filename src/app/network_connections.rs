//! Connections to network tables, and the hosted table. Each runs on its own threads.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use iced::task::Handle;
use tokio::sync::mpsc::{Receiver, UnboundedReceiver};

use crate::presenter::{RequestId, TableAddresses};
use engine::rules::RuleSet;
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
    /// Dropping it stops the stream of events.
    _events: Handle,
}

/// The connections of this window.
#[derive(Default)]
pub struct NetworkConnections {
    connections: HashMap<RequestId, Connection>,
    /// The number of openings and closings of the hosted table, so that a table which opens after it was closed is dropped.
    openings: u64,
    hosted: Option<HostedTable>,
}

/// The hosted table, open while this exists.
struct HostedTable {
    _server: EmbeddedServer,
    /// Announces the table on the local network.
    _announcer: Option<Announcer>,
}

/// A hosted table that was just opened, its addresses, and its events.
pub struct OpenedTable {
    table: HostedTable,
    addresses: TableAddresses,
    events: UnboundedReceiver<RoomEvent>,
}

impl NetworkConnections {
    /// Connects to an address and returns the stream of its events.
    pub fn connect(
        &mut self,
        id: RequestId,
        address: Address,
        debug: LineDebug,
    ) -> Task<ClientEvent> {
        let (client, events) = match Client::connect(address, debug) {
            Ok(connected) => connected,
            Err(error) => {
                let event = ClientEvent::Unreachable(save::reason(&error));
                return Task::done(event);
            }
        };
        let (task, handle) = client_events(events).abortable();
        let _events = handle.abort_on_drop();
        self.connections.insert(id, Connection { client, _events });
        task
    }

    /// Sends a message. It is dropped if the connection is closed.
    pub fn send(&self, id: RequestId, message: ClientMessage) {
        if let Some(connection) = self.connections.get(&id) {
            connection.client.send(message);
        }
    }

    /// Closes a connection.
    pub fn disconnect(&mut self, id: RequestId) {
        self.connections.remove(&id);
    }

    /// Adds a connection whose other end is in a test.
    #[cfg(test)]
    pub fn add(&mut self, id: RequestId, client: Client) {
        let (_, handle) = Task::<()>::none().abortable();
        let _events = handle;
        self.connections.insert(id, Connection { client, _events });
    }

    /// Closes the hosted table because another is opened, and returns the number of the new one.
    pub fn begin_opening(&mut self) -> u64 {
        self.close_table();
        self.openings
    }

    /// Keeps the hosted table with this number. Returns its addresses, or why it could not be opened, and its events. `None`: it was closed before
    /// it opened.
    pub fn keep_opened(
        &mut self,
        number: u64,
        opened: Result<OpenedTable, String>,
    ) -> Option<(Result<TableAddresses, String>, Task<RoomEvent>)> {
        if number != self.openings {
            return None;
        }
        Some(match opened {
            Ok(opened) => {
                self.hosted = Some(opened.table);
                (Ok(opened.addresses), room_events(opened.events))
            }
            Err(why) => (Err(why), Task::none()),
        })
    }

    /// Closes the hosted table, including one that is being opened.
    pub fn close_table(&mut self) {
        self.openings += 1;
        self.hosted = None;
    }
}

/// Opens a hosted table for a new game by these rules, or by Chinese Classical if there are none, or for the game of the file `saved`. The table
/// saves games in the folder `games`. Never call it on the window thread.
///
/// # Errors
/// The reason why it cannot be opened.
pub fn open_table(
    settings: &NetworkSettings,
    saved: Option<&Path>,
    games: PathBuf,
    rules: Option<RuleSet>,
) -> Result<OpenedTable, String> {
    let listen: Address = settings
        .host
        .listen
        .parse()
        .map_err(|error| format!("{error}"))?;
    let is_local = listen.is_local();
    let mut room_settings = room_settings(&settings.host);
    room_settings.turn_limit = (!is_local).then_some(limits::TURN_LIMIT);
    if rules.is_none() {
        room_settings.options =
            read_options(&settings.options.join("\n")).map_err(|error| error.to_string())?;
    }
    room_settings.rules = rules;
    room_settings.resume = saved.map(read_saved).transpose()?.map(|(game, _)| game);
    let mut room = Room::new(room_settings)?;
    if let Some(name) = saved.and_then(|file| save::own_name(&games, file)) {
        room.set_own_file(&name);
    }
    let (server, events) = EmbeddedServer::open(listen, room, games)?;
    let local = server.local_address().map_err(|error| error.to_string())?;
    let listening = server.address.clone();
    let mut announcer = None;
    if settings.host.announced && !is_local {
        let (name, directory) = (
            settings.name.trim().to_owned(),
            Arc::clone(&server.directory),
        );
        announcer = announce(&server.address, name, directory);
    }
    let table = HostedTable {
        _server: server,
        _announcer: announcer,
    };
    Ok(OpenedTable {
        table,
        addresses: TableAddresses { local, listening },
        events,
    })
}

/// The events of a connection as a stream. The channel is bounded: the next event is read only after the previous one was taken.
fn client_events(channel: Receiver<ClientEvent>) -> Task<ClientEvent> {
    let events = iced::futures::stream::unfold(channel, async |mut channel| {
        channel.recv().await.map(|event| (event, channel))
    });
    Task::stream(events)
}

/// The events of the hosted table as a stream.
fn room_events(channel: UnboundedReceiver<RoomEvent>) -> Task<RoomEvent> {
    let events = iced::futures::stream::unfold(channel, async |mut channel| {
        channel.recv().await.map(|event| (event, channel))
    });
    Task::stream(events)
}

/// Reads a saved network game. Returns it with the names of its players by seat.
///
/// # Errors
/// The reason why it cannot be read.
pub fn read_saved(path: &Path) -> Result<(SavedGame, [String; 4]), String> {
    let text = save::read_wire_text(path).map_err(|error| save::reason(&error))?;
    let game = SavedGame::salvage(&text).map_err(|error| error.to_string())?;
    let seats = game.setup.as_ref().ok_or(say!("lines-no-game-line"))?.seats;
    let name = |id: u32| {
        let player = game.players.iter().find(|player| player.id == id);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let players = seats.map(name);
    Ok((game, players))
}

/// Announces the hosted table on the local network. A failure is only logged: others can still type the address.
fn announce(address: &str, name: String, directory: Arc<TableDirectory>) -> Option<Announcer> {
    let address = address.parse().ok()?;
    let announcer = Announcer::begin(name, &address, directory);
    announcer
        .inspect_err(|error| tracing::warn!(%error, "the table cannot be announced"))
        .ok()
}

/// The computer player at a seat; `None` if a person takes it.
fn computer_seat(seat: &SeatSettings) -> Option<ComputerSeat> {
    (seat.occupant == SeatOccupant::Computer).then(|| ComputerSeat {
        name: seat.name.trim().to_owned(),
        level: seat.level,
    })
}

/// The settings of the room of a hosted table.
fn room_settings(settings: &HostSettings) -> Settings {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Anyone who could guess the secret of a table, or compute it from that of another, would know all its deals.
    #[test]
    fn each_hosted_table_has_a_random_secret() {
        let settings = HostSettings::default();
        let secrets: Vec<Secret> = (0..3)
            .filter_map(|_| room_settings(&settings).secret)
            .collect();
        assert_eq!(secrets.len(), 3);
        assert!(secrets[0] != secrets[1] && secrets[1] != secrets[2]);
    }
}
