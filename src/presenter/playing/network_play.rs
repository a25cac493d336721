//! Play at a network table, hosted here or elsewhere: joining, messages from and to its server, and leaving.

use std::path::PathBuf;

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::prompts::{Prompt, Trouble};
use crate::presenter::effect::Effect;
use crate::presenter::input::TableAddresses;
use crate::presenter::playing::phase::Phase;
use crate::presenter::playing::stored_options::stored_options;
use crate::presenter::request_id::RequestId;
use crate::presenter::tables::hosted_table::HostedTable;
use crate::presenter::tables::network_table::NetworkTable;
use crate::presenter::tables::table_session::TableSession;
use net::address::Address;
use net::host::room::RoomEvent;
use net::join::{ClientEvent, Credentials, LineDebug, Notice};
use protocol::{ClientMessage, ServerMessage};
use storage::settings::{NetworkSettings, SeatOccupant, Settings};
use wording::Named;
use words::say;

/// How many redirects in a row are followed.
const MAX_REDIRECTS: u32 = 5;

/// The network settings that prefill the dialogs. A player without a name for network games gets one.
pub fn network_settings(settings: &Settings) -> NetworkSettings {
    let mut network = settings.network.clone();
    if network.name.trim().is_empty() {
        let [own, ..] = &settings.names;
        // "You" means nothing to others.
        network.name = match *own == Settings::default().names[0] {
            // The replacement is not translated, because others may not read this language.
            true => Credentials::NAMELESS.to_owned(),
            false => own.clone(),
        };
    }
    network
}

impl Presenter {
    /// Joins the table given on the command line; it replaces the one in the preferences.
    pub(in crate::presenter) fn join_at_start(&mut self, table: NetworkSettings, debug: LineDebug) {
        let own = self.settings.network.clone();
        let settings = NetworkSettings {
            host: own.host,
            options: own.options,
            auto_declare: own.auto_declare,
            ..table
        };
        self.join(settings, debug);
    }

    /// Joins a table.
    pub(in crate::presenter) fn join(&mut self, settings: NetworkSettings, debug: LineDebug) {
        let credentials = Credentials {
            id: settings.id,
            name: settings.name.trim().to_owned(),
            password: settings.password.clone(),
            watch: settings.watch,
            ..Credentials::default()
        };
        let address = settings.server.parse();
        self.save_network_settings(settings);
        match address {
            Ok(address) => self.start_joining(address, vec![credentials], debug),
            Err(wrong) => self.joining_failed(format!("{wrong}")),
        }
    }

    /// Hosts a table, for a new or a saved game.
    pub(in crate::presenter) fn host(&mut self, settings: NetworkSettings, saved: Option<PathBuf>) {
        self.save_network_settings(settings.clone());
        self.effects
            .push(Effect::OpenHostedTable(Box::new(settings), saved));
    }

    /// Handles the opening of the hosted table: the people of this window join it.
    pub(in crate::presenter) fn hosted_table_opened(
        &mut self,
        opened: Result<TableAddresses, String>,
    ) {
        if self.tables.current.network().is_some() {
            // The player has joined another table meanwhile.
            return self.effects.push(Effect::CloseHostedTable);
        }
        let addresses = match opened {
            Ok(addresses) => addresses,
            Err(why) => {
                return self.report_trouble(Trouble {
                    title: say!("notice-host-title"),
                    words: say!("notice-table-not-opened", why),
                    topic: "box-host",
                });
            }
        };
        let settings = &self.settings.network;
        let credentials = |name: &str| Credentials {
            name: name.trim().to_owned(),
            password: settings.host.password.clone(),
            ..Credentials::default()
        };
        let seats = &settings.host.seats;
        let local_seats = seats
            .iter()
            .filter(|seat| seat.occupant == SeatOccupant::Here);
        let mut people = vec![credentials(&settings.name)];
        people.extend(local_seats.map(|seat| credentials(&seat.name)));
        let computers = seats
            .iter()
            .filter(|seat| seat.occupant == SeatOccupant::Computer);
        let computer_players = computers.map(|seat| {
            say!(
                "notice-computer-player",
                name = seat.name.trim(),
                level = seat.level.noun()
            )
        });
        let computer_players = computer_players.collect();
        self.start_joining(addresses.local, people, LineDebug::default());
        if let Some(network) = self.tables.current.network_mut() {
            network.set_hosted(HostedTable::new(addresses.listening, computer_players));
        }
    }

    /// Joins a table with these people; the local game waits.
    fn start_joining(&mut self, address: Address, mut people: Vec<Credentials>, debug: LineDebug) {
        if people.is_empty() {
            return;
        }
        if self.tables.current.is_auto_played()
            && let Some(local) = self.tables.current.local_mut()
        {
            // Back at the waiting game, the player decides again.
            local.set_auto_play(None);
        }
        let not_joined = people.split_off(1);
        let Some(first) = people.pop() else {
            return;
        };
        let connection = self.request_ids.issue();
        self.effects
            .push(Effect::Connect(connection, address.clone(), debug));
        let network = NetworkTable::new(address, (connection, first), not_joined, debug);
        let place = network.address_text();
        self.tables.switch_to(TableSession::Network(network));
        self.pause = None;
        self.show_current_state();
        self.say(say!("notice-connecting", place));
    }

    /// Gives up joining a table, for instance after a refused login: brings back the local game and says why.
    fn joining_failed(&mut self, why: String) {
        self.return_home();
        self.report_trouble(Trouble {
            title: say!("notice-join-title"),
            words: why,
            topic: "box-join-server",
        });
    }

    /// Leaves the network table; asks first if others in a game in progress would miss the player.
    pub(in crate::presenter) fn leave_table(&mut self) {
        match self.is_needed_at_network() {
            true => self.ask_person(Prompt::LeaveTable(Command::LeaveTable)),
            false => self.return_home(),
        }
    }

    /// Handles an event of a connection; drops those of a closed one.
    pub(in crate::presenter) fn client_event(&mut self, connection: RequestId, event: ClientEvent) {
        let game_over = self.tables.current.view().game_over;
        let Some(network) = self.tables.current.network_mut() else {
            return;
        };
        let Some(guest) = network.guest_with(connection) else {
            return;
        };
        match event {
            ClientEvent::Connected => network.log_in(guest),
            ClientEvent::Received(message) => self.receive(guest, &message),
            ClientEvent::Disconnected { .. } if game_over => {
                self.effects.push(Effect::Disconnect(connection));
                self.say(say!("notice-table-closed"));
            }
            ClientEvent::Disconnected { why, try_again_in } => {
                network.note_lost(guest, why, try_again_in);
                self.phase = Phase::Undecided;
                self.refresh_lobby();
            }
            ClientEvent::Unreachable(why) => {
                let place = network.address_text();
                self.joining_failed(say!("notice-no-answer", place, why));
            }
        }
    }

    /// Handles an event of the hosted table: adds it to the log of the lobby. Events of which the server does not inform the players also
    /// appear in the chat and the status bar.
    pub(in crate::presenter) fn room_event(&mut self, event: &RoomEvent) {
        let seconds = self.now.as_secs();
        let Some(network) = self.tables.current.network_mut() else {
            return;
        };
        let Some(table) = network.hosted_mut() else {
            return;
        };
        table.add_log_line(&event.to_string(), seconds);
        if let Some(sentence) = event.host_notice() {
            network.add_chat_line(say!("notice-hosted-table", words = sentence));
            self.say(sentence);
        }
        self.refresh_lobby();
    }

    /// Refreshes the lobby.
    fn refresh_lobby(&mut self) {
        if self.prompts.open_dialog() == Some(&DialogKind::Lobby) {
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// Handles a message from the server to the person with this index. Only the events for the person whose view is on the screen are shown.
    fn receive(&mut self, guest: usize, message: &ServerMessage) {
        let Some(network) = self.tables.current.network_mut() else {
            return;
        };
        let is_shown = network.is_shown(guest);
        let Some((update, has_begun)) = network.receive(guest, message) else {
            return;
        };
        if has_begun {
            network.request_stored_options(guest, &stored_options(&self.settings.network));
        }
        if has_begun && is_shown {
            // Earlier messages describe the current state and are not animated.
            self.log_game();
            self.show_current_state();
        } else if is_shown {
            self.handle_events(
                update
                    .events
                    .into_iter()
                    .map(|event| (event, None))
                    .collect(),
            );
        }
        match update.notice {
            Some(Notice::Rules(_)) => self.consider_rules(guest),
            Some(Notice::Welcome(_)) if !is_shown => self.connect_next_guest(),
            Some(notice @ (Notice::Rejected(_) | Notice::Stopped(_))) => self.notice(guest, notice),
            Some(notice) if is_shown => self.notice(guest, notice),
            Some(_) | None => {}
        }
        self.refresh_lobby();
    }

    /// Connects the next person of this window, if there is one.
    fn connect_next_guest(&mut self) {
        let connection = self.request_ids.issue();
        let Some(network) = self.tables.current.network_mut() else {
            return;
        };
        if network.add_next_guest(connection) {
            let (address, debug) = (network.address().clone(), network.debug());
            self.effects
                .push(Effect::Connect(connection, address, debug));
        }
    }

    /// Handles a notice, that is, a message which is no event of the game.
    fn notice(&mut self, guest: usize, notice: Notice) {
        let Some(network) = self.tables.current.network_mut() else {
            return;
        };
        let name_of = |id: u32| match (id, network.shown().name_of(id)) {
            (0, _) => say!("notice-server").to_owned(),
            (id, "") => say!("notice-player", id),
            (_, name) => name.to_owned(),
        };
        let message = match notice {
            Notice::Rejected(why) => return self.joining_failed(why),
            Notice::Rules(_) => return self.consider_rules(guest),
            Notice::Redirected(address) => return self.follow_redirect(&address),
            Notice::Welcome(id) => {
                self.redirects = 0;
                self.say(say!("notice-seated", id));
                return self.connect_next_guest();
            }
            Notice::Watching => {
                self.redirects = 0;
                say!("notice-watching").to_owned()
            }
            Notice::Refused(why) => {
                self.phase.forget_question();
                return self.refuse(why);
            }
            Notice::Started => return,
            Notice::Seal(event) => return self.note_seal(event),
            Notice::Joined(_, name) => say!("notice-joined", name),
            Notice::Left(_) => say!("notice-left").to_owned(),
            Notice::Chat {
                sender,
                private,
                text,
            } => {
                let line = say!("notice-message", name = name_of(sender), private, text);
                let is_from_other = sender != 0 && sender != network.shown().id();
                network.add_chat_line(line.clone());
                if is_from_other {
                    self.pop_up_messages();
                }
                line
            }
            Notice::Stopped(reason) => {
                network.note_stopped(guest, reason.clone());
                self.phase = Phase::Undecided;
                reason
            }
            Notice::Paused(0, reason) => say!("notice-pause", reason),
            Notice::Paused(id, reason) => {
                say!("notice-pause-by", name = name_of(id), reason)
            }
            Notice::Saved(file) => say!("notice-server-saved", file),
            Notice::Manager(0) => say!("notice-no-manager").to_owned(),
            Notice::Manager(id) => say!("notice-manager", name_of = name_of(id)),
        };
        self.say(message);
    }

    /// Follows a redirect. An address that begins with a colon is a port of the current host.
    fn follow_redirect(&mut self, address: &str) {
        let Some(network) = self.tables.current.network() else {
            return;
        };
        self.redirects += 1;
        if self.redirects > MAX_REDIRECTS {
            self.redirects = 0;
            let why = say!("notice-redirected-too-often");
            return self.joining_failed(why.to_owned());
        }
        let current = network.address().to_string();
        let host = current.rsplit_once(':').map_or("", |(host, _)| host);
        let full_address = match address.starts_with(':') {
            true => format!("{host}{address}"),
            false => address.to_owned(),
        };
        let (people, debug) = (network.people(), network.debug());
        match full_address.parse() {
            Ok(address) => {
                self.close_connections();
                self.start_joining(address, people, debug);
            }
            Err(wrong) => {
                self.joining_failed(say!("notice-redirect-invalid", wrong = wrong.to_string()))
            }
        }
    }

    /// Sends the queued messages to the server.
    pub(in crate::presenter) fn send_unsent(&mut self) {
        if let Some(network) = self.tables.current.network_mut() {
            let unsent = network.take_unsent();
            let sent = unsent
                .into_iter()
                .map(|(connection, message)| Effect::Send(connection, message));
            self.effects.extend(sent);
        }
    }

    fn send_to_server(&mut self, message: ClientMessage) {
        if let Some(network) = self.tables.current.network_mut() {
            network.send(message);
        }
    }

    /// Sends a chat message.
    pub(in crate::presenter) fn chat(&mut self, text: String) {
        if self.tables.current.view().player().is_none() {
            return self.refuse(say!("refusal-only-watching"));
        }
        self.send_to_server(ClientMessage::SendMessage { addressee: 0, text });
    }

    /// Whether this window has a seat at a network table, whether or not a game is in progress.
    pub(in crate::presenter) fn has_seat_at_network(&self) -> bool {
        let current = &self.tables.current;
        current.network().is_some() && current.view().player().is_some()
    }

    /// Asks the server to save the game; if `file` is empty, the server chooses the name. A notice follows.
    pub(in crate::presenter) fn save_at_server(&mut self, file: String) {
        if self.tables.current.view().player().is_none() {
            return self.refuse(say!("refusal-only-watching"));
        }
        self.send_to_server(ClientMessage::SaveState { file });
    }
}
