//! A scripted server: what it sends, and how the window reacts.

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use engine::table::Request;
use net::join::ClientEvent;
use protocol::{ClientMessage, ServerMessage};
use storage::settings::{NetworkSettings, Settings};

/// A window with two stored options for new games, at a server.
struct Visitor {
    outside: Outside,
    line: RequestId,
}

impl Visitor {
    fn new(settings: Settings) -> Self {
        let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
        let options = [
            "GameOption 0 SevenPairs bool 1020 1 1 seven pairs hand allowed",
            "a line that is no option",
            "SetGameOption ScoreLimit 500",
        ];
        outside.reply(Reply::Join(Box::new(NetworkSettings {
            name: "Ann".to_owned(),
            server: "there:5000".to_owned(),
            options: options.map(str::to_owned).to_vec(),
            ..NetworkSettings::default()
        })));
        let line = *outside.lines.last().expect("a line");
        outside.send(Input::ClientEvent(line, ClientEvent::Connected));
        Self { outside, line }
    }

    fn hear(&mut self, line: &str) {
        let message = ServerMessage::parse(line).expect("a message");
        let news = Input::ClientEvent(self.line, ClientEvent::Received(message));
        self.outside.send(news);
        self.outside.show_some(usize::MAX);
    }

    /// The options requested from the server.
    fn asked(&self) -> Vec<String> {
        let sent = self.outside.sent.iter().map(|(_, message)| message);
        sent.filter(|message| matches!(message, ClientMessage::SetGameOption { .. }))
            .map(ClientMessage::to_string)
            .collect()
    }
}

/// The requests after these lines, when a game of this setup begins for player 1.
fn asked_for(setup: &str, lines: &[&str]) -> Vec<String> {
    let mut visitor = Visitor::new(settings());
    visitor.hear("ConnectReply 1110 1 ");
    visitor.hear(setup);
    lines.iter().for_each(|line| visitor.hear(line));
    assert_eq!(visitor.asked(), [""; 0], "the game is not active yet");
    visitor.hear("StartPlay 0");
    visitor.asked()
}

/// A player who may set the options of a new game requests the stored ones.
#[test]
fn stored_options_are_sent_when_a_new_game_begins() {
    let both = ["SetGameOption ScoreLimit 500", "SetGameOption SevenPairs 1"];
    for manager in [1, 0] {
        let setup = format!("Game 1 2 3 4 E 0 1 0 0 0 0 1110 {manager}");
        assert_eq!(asked_for(&setup, &[]), both, "manager {manager}");
    }
    let stored = ["GameOption 0 SevenPairs bool 1020 1 1 x"];
    let asked = asked_for("Game 1 2 3 4 E 0 1 0 0 0 0 1110 1", &stored);
    assert_eq!(asked, both[..1], "the other is in force already");
    for manager in [2, -1] {
        let setup = format!("Game 1 2 3 4 E 0 1 0 0 0 0 1110 {manager}");
        assert_eq!(asked_for(&setup, &[]), [""; 0], "manager {manager}");
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
        assert_eq!(asked_for(setup, &[]), [""; 0], "{setup}");
    }
    let dealt = asked_for("Game 1 2 3 4 E 0 1 0 0 0 0 1110 1", &["NewHand 1 0 5"]);
    assert_eq!(dealt, [""; 0], "nothing is requested in a repeated hand");
}

/// The window in the middle of a recorded hand, at the first matching request.
fn in_a_hand(settings: Settings, wanted: impl Fn(Option<Request>) -> bool) -> Visitor {
    let history = include_str!("../../../tests/data/transcripts/hand-history.mjs");
    let mut visitor = Visitor::new(settings);
    visitor.hear("ConnectReply 1110 3 ");
    let lines = history.lines().filter(|line| !line.starts_with("Wall"));
    let begins = |line: &&str| line.starts_with("NewHand");
    let (set_up, play) = (
        lines.clone().take_while(|line| !begins(line)),
        lines.skip_while(|line| !begins(line)),
    );
    for line in set_up.chain(["StartPlay 0"]).chain(play) {
        visitor.hear(line);
        let free = visitor.outside.presenter.open().is_none();
        if free && wanted(visitor.outside.presenter.table().request()) {
            return visitor;
        }
    }
    panic!("this is never asked");
}

/// An arriving message opens the Messages dialog.
#[test]
fn an_arriving_message_opens_the_messages() {
    let calm = |request: Option<Request>| request.is_none();
    let messages = Some(Open::Dialog(DialogKind::Messages));
    let mut visitor = in_a_hand(settings(), calm);
    visitor.hear("Message 0 0 The server says something");
    visitor.hear("Message 3 0 We say something ourselves");
    assert_eq!(visitor.outside.presenter.open(), None);
    visitor.hear("Message 2 0 Good evening");
    assert_eq!(visitor.outside.presenter.open(), messages.as_ref());

    let mut quiet = settings();
    quiet.boxes.pop_up = false;
    let mut visitor = in_a_hand(quiet, calm);
    visitor.hear("Message 2 0 Good evening");
    assert_eq!(visitor.outside.presenter.open(), None);
    let log = visitor.outside.presenter.notices().log().join(" ");
    assert!(log.contains("Good evening"), "the status bar says it");
}

/// It does not open over a question or another dialog.
#[test]
fn an_arriving_message_opens_nothing_over_a_question() {
    let claims = |request: Option<Request>| matches!(request, Some(Request::Claim { .. }));
    let mut visitor = in_a_hand(settings(), claims);
    visitor.hear("Message 2 0 Good evening");
    assert_eq!(visitor.outside.presenter.open(), None);

    let mut visitor = in_a_hand(settings(), |request: Option<Request>| request.is_none());
    visitor.outside.order(Command::ShowLog);
    let open = visitor.outside.presenter.open().cloned();
    assert!(open.is_some());
    visitor.hear("Message 2 0 Good evening");
    assert_eq!(visitor.outside.presenter.open().cloned(), open);
}
