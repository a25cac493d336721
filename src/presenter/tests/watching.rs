//! The presenter as a spectator at a network table.

use std::collections::VecDeque;
use std::time::Duration;

use super::super::*;
use super::harness::Harness;
use engine::tiles::Seat;
use net::host::room::Output;
use net::host::{Room, Settings as Opened};
use net::join::{ClientEvent, Credentials, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::files::read_options;
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use storage::settings::NetworkSettings;

/// The connection of the presenter.
const WATCHER: u64 = 9;

/// A table with four guests, which the presenter watches.
struct WatchedTable {
    room: Room,
    /// The guests, on connections from 0.
    guests: Vec<RemoteTable>,
    /// Messages that have not been delivered yet, with their connections.
    undelivered: VecDeque<(u64, ServerMessage)>,
    window: Harness,
}

impl WatchedTable {
    fn new(seed: u64) -> Self {
        let options = read_options("GameOption 0 NumRounds nat 0 1 1 x\n").expect("options");
        let opened = Opened {
            seed,
            options,
            timeout: Some(0),
            watchers: 1,
            ..Opened::default()
        };
        let mut watched = Self {
            room: Room::new(opened).expect("a table"),
            guests: Vec::new(),
            undelivered: VecDeque::new(),
            window: Harness::new(seed),
        };
        let settings = NetworkSettings {
            name: "Eve".to_owned(),
            server: "there:5000".to_owned(),
            watch: true,
            ..NetworkSettings::default()
        };
        watched.window.reply(Reply::Join(Box::new(settings)));
        watched.room.add_connection(WATCHER, None, Duration::ZERO);
        let connection = watched.connection();
        watched
            .window
            .send(Input::ClientEvent(connection, ClientEvent::Connected));
        watched.collect_output();
        for (connection, name) in (0..).zip(["Ann", "Bob", "Cy", "Dan"]) {
            watched
                .room
                .add_connection(connection, None, Duration::ZERO);
            let remote = RemoteTable::new(Credentials {
                name: name.to_owned(),
                ..Credentials::default()
            });
            let connect = remote.connect_message();
            watched.guests.push(remote);
            watched.say(connection, &connect);
        }
        watched
    }

    fn connection(&self) -> RequestId {
        *self.window.connections.last().expect("a connection")
    }

    /// Receives a message from a guest.
    fn say(&mut self, connection: u64, message: &ClientMessage) {
        self.room
            .handle_line(connection, Ok(message.to_string()), Duration::ZERO);
        self.collect_output();
    }

    /// Passes on what the presenter has sent, and collects the output of the room.
    fn collect_output(&mut self) {
        for (_, message) in std::mem::take(&mut self.window.sent) {
            self.room
                .handle_line(WATCHER, Ok(message.to_string()), Duration::ZERO);
        }
        while let Some(output) = self.room.take_due(Duration::ZERO) {
            if let Output::Say(connections, text) = output {
                let lines = LineAssembler::new().feed(text.as_bytes());
                let messages = lines.into_iter().flatten();
                let messages = messages.map(|line| ServerMessage::parse(&line).expect("a message"));
                let to_each = |message: ServerMessage| {
                    connections
                        .iter()
                        .map(move |connection| (*connection, message.clone()))
                };
                self.undelivered.extend(messages.flat_map(to_each));
            }
        }
    }

    /// Delivers a message; false if there is none.
    fn step(&mut self) -> bool {
        let Some((connection, message)) = self.undelivered.pop_front() else {
            return false;
        };
        if connection == WATCHER {
            let connection = self.connection();
            self.window.send(Input::ClientEvent(
                connection,
                ClientEvent::Received(message),
            ));
            self.collect_output();
            return true;
        }
        let remote = &mut self.guests[connection as usize];
        let mut answers = remote.handle(&message).answers;
        if let Some(request) = remote.request() {
            let choice = ComputerPlayer::new(Level::Beginner).decide(remote.view(), &request);
            answers.extend(remote.answer(choice));
        }
        for answer in answers {
            self.say(connection, &answer);
        }
        true
    }
}

/// A network table does not wait for a screen that draws nothing: a long queue of events is shown at once.
#[test]
fn a_screen_that_falls_far_behind_catches_up() {
    let mut watched = WatchedTable::new(3);
    let (mut was_showing, mut jumps) = (false, 0);
    while watched.step() {
        let window = &watched.window;
        let presenter = &window.presenter;
        if presenter.view().end.is_some() {
            break;
        }
        let network = presenter.table().network();
        if !network.is_some_and(|network| network.shown().is_active()) {
            continue;
        }
        let is_showing = presenter.is_animating();
        if was_showing && !is_showing {
            jumps += 1;
            assert_eq!(presenter.shown(), presenter.view());
            assert_eq!(&window.screen, presenter.view());
        }
        was_showing = is_showing;
    }
    assert!(jumps > 0);
}

#[test]
fn a_spectators_window_shows_the_table_and_is_never_asked() {
    let mut watched = WatchedTable::new(3);
    let mut hands = 0;
    let mut shown = 0;
    while watched.step() {
        let window = &mut watched.window;
        let view = window.presenter.view();
        assert!(window.presenter.table().request().is_none());
        if view.turn.is_some() && view.end.is_none() {
            assert!(view.viewer.watches());
            let known = Seat::ALL.map(|seat| view.players[seat].stake.len());
            assert_eq!(known, [0; 4]);
        }
        hands = hands.max(view.deal_number);
        // A slow spectator is not waited for.
        shown += 1;
        if shown % 5 == 0 {
            window.show_some(1);
        }
    }
    assert!(hands >= 4);
    watched.window.settle();
    assert!(watched.window.presenter.view().game_over);
    assert!(watched.window.refusals == 0);
}

#[test]
fn a_spectator_is_no_player_but_can_review_all_seats() {
    let mut watched = WatchedTable::new(4);
    while watched.step() {
        watched.window.settle();
    }
    let window = &mut watched.window;
    window.until(|harness| matches!(harness.prompt(), Some(Prompt::GameFinished { .. })));
    assert!(matches!(
        window.prompt(),
        Some(Prompt::GameFinished { listener: None, .. })
    ));
    window.reply(Reply::Close);
    window.run_command(Command::Review);
    assert_eq!(
        window.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::Review))
    );
    for seat in Seat::ALL {
        let hands = window.presenter.reviewed_hands(seat);
        assert!(hands.len() >= 3, "{seat:?}");
    }
    let refusals = window.refusals;
    window.reply(Reply::Chat("hello".to_owned()));
    assert_eq!(window.refusals, refusals + 1);
}
