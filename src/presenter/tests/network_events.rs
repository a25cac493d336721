//! How the presenter reacts to the lines of a server.

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use super::test_server::TestServer;
use engine::rules::RuleSet;
use engine::table::{DealEnd, Outcome, Request};
use net::join::ClientEvent;
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use storage::settings::{HostSettings, NetworkSettings, Settings};

/// A presenter with two stored options for new games, connected to a server.
struct Guest {
    harness: Harness,
    connection: RequestId,
}

impl Guest {
    fn new(settings: Settings) -> Self {
        let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
        let options = [
            "GameOption 0 SevenPairs bool 1020 1 1 seven pairs hand allowed",
            "a line that is no option",
            "SetGameOption ScoreLimit 500",
        ];
        harness.reply(Reply::Join(Box::new(NetworkSettings {
            name: "Ann".to_owned(),
            server: "there:5000".to_owned(),
            options: options.map(str::to_owned).to_vec(),
            ..NetworkSettings::default()
        })));
        let connection = *harness.connections.last().expect("a connection");
        harness.send(Input::ClientEvent(connection, ClientEvent::Connected));
        Self {
            harness,
            connection,
        }
    }

    fn receive(&mut self, line: &str) {
        let message = ServerMessage::parse(line).expect("a message");
        let event = Input::ClientEvent(self.connection, ClientEvent::Received(message));
        self.harness.send(event);
        self.harness.show_some(usize::MAX);
    }

    /// The options requested from the server.
    fn requested_options(&self) -> Vec<String> {
        let sent = self.harness.sent.iter().map(|(_, message)| message);
        sent.filter(|message| matches!(message, ClientMessage::SetGameOption { .. }))
            .map(ClientMessage::to_string)
            .collect()
    }
}

/// The options that player 1 requests when a game begins after this setup and these lines.
fn options_requested(setup: &str, lines: &[&str]) -> Vec<String> {
    let mut guest = Guest::new(settings());
    guest.receive("ConnectReply 1110 1 ");
    guest.receive(setup);
    lines.iter().for_each(|line| guest.receive(line));
    assert_eq!(
        guest.requested_options(),
        [""; 0],
        "the game is not active yet"
    );
    guest.receive("StartPlay 0");
    guest.requested_options()
}

/// A player who may set the options of a new game requests the stored ones.
#[test]
fn stored_options_are_sent_when_a_new_game_begins() {
    let both = ["SetGameOption ScoreLimit 500", "SetGameOption SevenPairs 1"];
    for manager in [1, 0] {
        let setup = format!("Game 1 2 3 4 E 0 1 0 0 0 0 1110 {manager}");
        assert_eq!(options_requested(&setup, &[]), both, "manager {manager}");
    }
    let in_force = ["GameOption 0 SevenPairs bool 1020 1 1 x"];
    let requested_options = options_requested("Game 1 2 3 4 E 0 1 0 0 0 0 1110 1", &in_force);
    assert_eq!(
        requested_options,
        both[..1],
        "the other is in force already"
    );
    for manager in [2, -1] {
        let setup = format!("Game 1 2 3 4 E 0 1 0 0 0 0 1110 {manager}");
        assert_eq!(options_requested(&setup, &[]), [""; 0], "manager {manager}");
    }
}

/// A game in progress keeps its options.
#[test]
fn stored_options_are_not_sent_into_a_game_in_progress() {
    for setup in [
        "Game 1 2 3 4 E 0 1 20 -20 0 0 1110 1",
        "Game 1 2 3 4 E 1 1 0 0 0 0 1110 1",
        "Game 1 2 3 4 S 0 1 0 0 0 0 1110 1",
        "Game 2 3 4 1 E 0 1 0 0 0 0 1110 1",
    ] {
        assert_eq!(options_requested(setup, &[]), [""; 0], "{setup}");
    }
    let dealt = options_requested("Game 1 2 3 4 E 0 1 0 0 0 0 1110 1", &["NewHand 1 0 5"]);
    assert_eq!(dealt, [""; 0], "nothing is requested in a repeated hand");
}

/// The lines that player 3 receives in a recorded hand.
fn recorded_hand() -> Vec<String> {
    let history = include_bytes!("../../../tests/data/transcripts/hand-history.mjs");
    let lines = LineAssembler::new().feed(history).into_iter().flatten();
    let mut lines: Vec<String> = lines.filter(|line| !line.starts_with("Wall")).collect();
    let begin = lines.iter().position(|line| line.starts_with("NewHand"));
    lines.insert(begin.expect("a hand"), "StartPlay 0".to_owned());
    lines.insert(0, "ConnectReply 1110 3 ".to_owned());
    lines
}

/// A guest in a recorded hand, at the first moment when nothing is open and the request is a wanted one.
fn in_a_hand(settings: Settings, wanted: impl Fn(Option<Request>) -> bool) -> Guest {
    let mut guest = Guest::new(settings);
    for line in recorded_hand() {
        guest.receive(&line);
        let nothing_open = guest.harness.presenter.modal().is_none();
        if nothing_open && wanted(guest.harness.presenter.table().request()) {
            return guest;
        }
    }
    panic!("there is no such request in the recorded hand");
}

/// A message of another player opens the Messages dialog, if that is switched on.
#[test]
fn a_message_of_another_player_opens_the_messages() {
    let nothing_asked = |request: Option<Request>| request.is_none();
    let messages = Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Messages)));
    let mut guest = in_a_hand(settings(), nothing_asked);
    guest.receive("Message 0 0 The server says something");
    guest.receive("Message 3 0 We say something ourselves");
    assert_eq!(guest.harness.presenter.modal(), None);
    guest.receive("Message 2 0 Good evening");
    assert_eq!(guest.harness.presenter.modal(), messages.as_ref());

    let mut no_pop_up = settings();
    no_pop_up.dialogs.pop_up = false;
    let mut guest = in_a_hand(no_pop_up, nothing_asked);
    guest.receive("Message 2 0 Good evening");
    assert_eq!(guest.harness.presenter.modal(), None);
    let log = guest.harness.presenter.notices().log().join(" ");
    assert!(log.contains("Good evening"), "the message is logged");
}

/// The Messages dialog does not open while a claim is awaited, nor over another dialog.
#[test]
fn an_arriving_message_opens_nothing_during_a_claim_or_over_a_dialog() {
    let claims = |request: Option<Request>| matches!(request, Some(Request::Claim { .. }));
    let mut guest = in_a_hand(settings(), claims);
    guest.receive("Message 2 0 Good evening");
    assert_eq!(guest.harness.presenter.modal(), None);

    let mut guest = in_a_hand(settings(), |request: Option<Request>| request.is_none());
    guest.harness.run_command(Command::Dialog(MenuDialog::Log));
    let open = guest.harness.presenter.modal().cloned();
    assert!(open.is_some());
    guest.receive("Message 2 0 Good evening");
    assert_eq!(guest.harness.presenter.modal().cloned(), open);
}

#[test]
fn a_hand_at_a_network_table_is_marked_if_it_was_played_with_advice() {
    for quick_tip in [false, true] {
        let mut guest = Guest::new(Settings {
            quick_tip,
            ..settings()
        });
        recorded_hand().iter().for_each(|line| guest.receive(line));
        let rated = &guest.harness.rated;
        assert_eq!(rated.len(), 1);
        assert_eq!(rated[0].category.is_advised, quick_tip);
    }
}

/// The claim buttons stay when another player claims the same discard first.
#[test]
fn the_claim_of_another_player_leaves_the_own_claim_open() {
    let claims = |request: Option<Request>| matches!(request, Some(Request::Claim { .. }));
    let mut guest = in_a_hand(settings(), claims);
    let window = guest.harness.presenter.table().view().window;
    let serial = window.expect("a discard can be claimed").serial;
    let buttons = guest.harness.presenter.commands().buttons().to_vec();
    assert!(buttons.contains(&Command::Skip));
    guest.receive(&format!("PlayerClaimsMahJong 1 {serial}"));
    assert_eq!(guest.harness.presenter.commands().buttons(), buttons);
}

/// A player at a table with these rules, at which computer players have the other seats.
fn joined(rules: &str, seed: u64) -> Harness {
    let mut harness = Harness::with(initial_state(settings(), RuleSet::classical(), 4));
    let table = HostSettings {
        rules: rules.to_owned(),
        time_limit: 0,
        ..HostSettings::default()
    };
    harness.server = Some(TestServer::open(&table, seed));
    harness.server_seeds = Some(ChaCha8Rng::seed_from_u64(seed));
    harness.reply(Reply::Join(Box::new(NetworkSettings {
        name: "Ann".to_owned(),
        ..NetworkSettings::default()
    })));
    harness.settle();
    harness
}

/// Before a player sits down, the lobby shows the rules of the table, which are then those of the window. Every score is explained.
#[test]
fn whole_hands_are_played_by_the_rules_of_the_table_once_they_are_accepted() {
    for (rules, seed) in [("bloem", 5), ("bmja", 6), ("western", 7)] {
        let mut harness = joined(rules, seed);
        assert_eq!(
            harness.presenter.modal(),
            Some(&Modal::Dialog(DialogKind::Lobby))
        );
        let network = harness
            .presenter
            .table()
            .network()
            .expect("a network table");
        let offered = network.lobby().offered_rules.expect("rules");
        assert_eq!(harness.presenter.view().rules, offered);
        assert!(network.shown().names().is_empty(), "nobody sits there yet");
        harness.reply(Reply::AcceptRules);
        harness.until(|harness| harness.presenter.view().end.is_some());
        harness.settle();
        let view = harness.presenter.view();
        assert_eq!(view.game_rules(), &offered);
        if let Some(DealEnd::MahJong { winner, .. }) = view.end {
            let outcome = &view.players[winner].outcome;
            assert!(matches!(outcome, Some(Outcome::Ours(score)) if !score.lines.is_empty()));
        }
        let seen = network_game(&harness);
        assert_eq!(seen.view().scores, view.scores);
    }
}

/// The game at the network table as it would be saved.
fn network_game(harness: &Harness) -> storage::save::SeenGame {
    let network = harness.presenter.table().network();
    network.expect("a network table").seen()
}
