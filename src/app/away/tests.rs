//! The window at a table of our own without a network: its lines go straight to the hosted table and back, and the other guests
//! answer at once. What is asked at such a table is asked in boxes, and they are answered by keys.

use std::collections::BTreeSet;
use std::time::Duration;

use iced::keyboard::key::Named;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::super::command::Command;
use super::super::tests::Player;
use super::*;
use crate::computer::{ComputerPlayer, Level};
use crate::protocol::files::read_options;
use crate::protocol::{ClientMessage, LineAssembler, ServerMessage};
use crate::review::Played;
use crate::save;
use crate::session::host::room::Output;
use crate::session::host::{Room, Settings as Opened};
use crate::session::join::{Courier, News, Notice};
use crate::table::{Claim, Event, Move, Request, SeatView};
use crate::tiles::{Counts, Tile};

/// How a guest plays.
type Play = fn(&SeatView, &Request) -> Move;

struct Guest {
    visit: Visit,
    link: u64,
    play: Play,
    heard: Vec<String>,
}

/// A window, a table and its guests.
struct Stage {
    player: Player,
    room: Room,
    /// The lines of the people of the window.
    lines: Vec<(u64, UnboundedReceiver<ClientMessage>)>,
    guests: Vec<Guest>,
    links: u64,
    /// The titles of the boxes that were open.
    titles: Vec<String>,
}

fn like_a_beginner(view: &SeatView, request: &Request) -> Move {
    ComputerPlayer::new(Level::Beginner).decide(view, request)
}

impl Stage {
    fn new(preferences: &str, opened: Opened) -> Self {
        let quiet = "[motion]\nmovements = false\n";
        Self {
            player: Player::with(
                4,
                &format!("welcomed = true\nquick_tip = false\n{preferences}{quiet}"),
            ),
            room: Room::new(opened).expect("a table"),
            lines: Vec::new(),
            guests: Vec::new(),
            links: 0,
            titles: Vec::new(),
        }
    }

    /// A line to the table.
    fn link(&mut self) -> u64 {
        self.links += 1;
        self.room.opened(self.links, Duration::ZERO);
        self.links
    }

    fn say(&mut self, link: u64, message: &ClientMessage) {
        self.room
            .line(link, Ok(message.to_string()), Duration::ZERO);
    }

    /// A guest sits down.
    fn invite(&mut self, name: &str, play: Play) {
        let link = self.link();
        let visit = Visit::new(pass(name));
        let connect = visit.connect();
        self.guests.push(Guest {
            visit,
            link,
            play,
            heard: Vec::new(),
        });
        self.say(link, &connect);
        self.carry();
    }

    /// The people of the window sit down.
    fn sit(&mut self, names: &[&str]) {
        let people = names.iter().map(|name| pass(name)).collect();
        // Nobody listens there: the lines are laid by hand.
        let nowhere = Address::Socket("/nowhere".into());
        let _ = self
            .player
            .app
            .set_out(nowhere, people, None, Tap::default());
        self.carry();
    }

    /// Lays the lines of those who have sat down in the window.
    fn connect(&mut self) {
        let sitters = |stage: &Self| {
            stage
                .player
                .app
                .away
                .as_ref()
                .map_or(0, |a| a.sitters.len())
        };
        while self.lines.len() < sitters(self) {
            let (letters, line) = unbounded_channel();
            let link = self.link();
            let place = self.lines.len();
            self.lines.push((link, line));
            let away = self.player.app.away.as_mut().expect("at the table");
            let sitter = &mut away.sitters[place];
            sitter.courier = Some(Courier::to(letters));
            let number = sitter.number;
            self.player.take(Message::News(number, News::Open));
        }
    }

    /// Carries everything that is said until nobody says anything.
    fn carry(&mut self) {
        loop {
            self.connect();
            let mut said = Vec::new();
            for (link, line) in &mut self.lines {
                while let Ok(message) = line.try_recv() {
                    said.push((*link, message));
                }
            }
            for (link, message) in &said {
                self.say(*link, message);
            }
            let mut quiet = said.is_empty();
            while let Some(output) = self.room.take_due(Duration::ZERO) {
                quiet = false;
                match output {
                    Output::Say(link, line) => {
                        for line in LineAssembler::new()
                            .feed(line.as_bytes())
                            .into_iter()
                            .flatten()
                        {
                            let message = ServerMessage::parse(&line).expect("a message");
                            self.deliver(link, message);
                        }
                    }
                    Output::Save { asked_by, .. } => {
                        self.room.saved(asked_by, Ok("game.mjs".to_owned()));
                    }
                    _ => {}
                }
            }
            if quiet {
                return;
            }
        }
    }

    fn deliver(&mut self, link: u64, message: ServerMessage) {
        if let Some(place) = self.lines.iter().position(|(own, _)| *own == link) {
            let away = self.player.app.away.as_ref().expect("at the table");
            let number = away.sitters[place].number;
            return self
                .player
                .take(Message::News(number, News::Heard(message)));
        }
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.link == link) else {
            return;
        };
        let heard = guest.visit.hear(&message);
        if let Some(Notice::Chat { text, .. }) = heard.notice {
            guest.heard.push(text);
        }
        let mut answers = heard.answers;
        if let Some(request) = guest.visit.request() {
            let choice = (guest.play)(guest.visit.view(), &request);
            answers.push(guest.visit.answer(choice).expect("a legal move"));
        }
        for answer in answers {
            self.say(link, &answer);
        }
    }

    /// Lets everything happen that happens by itself.
    fn rest(&mut self) {
        for _ in 0..200 {
            self.carry();
            self.player.step();
            if !self.player.app.table.is_busy()
                && self.lines.iter().all(|(_, line)| line.is_empty())
            {
                return;
            }
        }
        unreachable!("the game does not come to rest");
    }

    fn title(&self) -> Option<String> {
        self.player.app.dialog.as_ref().map(|dialog| dialog.title())
    }

    /// Plays until `done`: boxes are answered by Enter, or by Escape if they are named in `declined`; the tile that was drawn
    /// is thrown, and no discard is claimed.
    fn play(&mut self, declined: &[&str], done: impl Fn(&App) -> bool) {
        for _ in 0..2000 {
            self.rest();
            if done(&self.player.app) {
                return;
            }
            if let Some(title) = self.title() {
                let no = declined.contains(&title.as_str());
                self.titles.push(title);
                self.player
                    .press(if no { Named::Escape } else { Named::Enter });
                continue;
            }
            let app = &mut self.player.app;
            let asked = app.away.as_ref().and_then(|away| away.visit().request());
            match asked {
                Some(Request::Turn { drawn }) => {
                    let tile =
                        drawn.or_else(|| app.now.me().stake.kinds().last().map(|(tile, _)| tile));
                    let tile = tile.expect("a tile");
                    let calling = false;
                    let _ = app.play(Move::Discard { tile, calling });
                }
                Some(Request::Claim { .. } | Request::Rob { .. }) => self.player.type_key("0"),
                _ if app.can(Command::Start) => drop(app.obey(Command::Start)),
                _ => {}
            }
        }
        let last = self.titles.len().saturating_sub(9);
        unreachable!("nothing happens any more: {:?}", &self.titles[last..]);
    }

    fn saw(&self, title: &str) -> bool {
        self.titles.iter().any(|seen| seen == title)
    }
}

fn pass(name: &str) -> Pass {
    Pass {
        name: name.to_owned(),
        ..Pass::default()
    }
}

fn table(seed: u64) -> Opened {
    Opened {
        timeout: Some(0),
        seed,
        ..Opened::default()
    }
}

/// One hand is paid or washed out, and everybody waits for the next.
fn hand_is_over(app: &App) -> bool {
    app.now.end.is_some() && app.now.waiting_for.is_some()
}

const BY_HAND: &str = "[network.playing]\nspecials = false\nlosing = false\nwinning = false\n";

#[test]
fn flowers_and_sets_are_declared_by_hand_if_that_is_preferred() {
    let mut seen = BTreeSet::new();
    for seed in 1..20 {
        let mut stage = Stage::new(BY_HAND, table(seed));
        stage.sit(&["Mary"]);
        for name in ["Ann", "Bob", "Cy"] {
            stage.invite(name, like_a_beginner);
        }
        stage.play(&[], hand_is_over);
        let own = stage.player.app.now.me();
        assert!(own.stake.kinds().all(|(tile, _)| !tile.is_bonus()));
        seen.extend(stage.titles);
        if seen.contains("Declaring Flowers") && seen.contains("Declaring Closed Sets") {
            return;
        }
    }
    unreachable!("these boxes never came: {seen:?}");
}

/// A wall after which East, who has claimed a Pung of 5 Bamboo, draws the fourth, for which South is waiting.
fn wall_of_a_kong() -> Vec<Tile> {
    let named = |names: &str| -> Vec<Tile> {
        let tiles = names.split_whitespace().map(|name| name.parse());
        tiles.collect::<Result<_, _>>().expect("tiles")
    };
    let hands = [
        "5B 5B 1D 1D 4D 4D 7D 7D 2D 2D 8D 8D EW",
        "1C 2C 3C 4C 5C 6C 7C 8C 9C 4B 6B RD RD",
        "5B 3D 3D 6D 6D 9D 9D 1B 1B 2B 2B EW EW",
        "5D 5D 8B 8B 9B 9B SW SW WW WW GD GD WD",
    ]
    .map(named);
    let mut wall = Vec::new();
    for packet in [0..4, 4..8, 8..12, 12..13] {
        for hand in &hands {
            wall.extend(&hand[packet.clone()]);
        }
    }
    // East, South, West; then, after the Pung, East has thrown: South, West, North, East.
    wall.extend(named("WD NW WD NW NW WD 5B"));
    let mut rest = Counts::full_set(false);
    for tile in &wall {
        assert!(rest.remove(*tile), "{tile} is there too often");
    }
    wall.extend(rest.iter());
    wall
}

/// Claims the Pung, makes the Kong, and throws what was drawn.
fn for_the_kong(view: &SeatView, request: &Request) -> Move {
    let five: Tile = "5B".parse().expect("a tile");
    let legal = view.legal();
    let wanted = [Move::Claim(Claim::Pung), Move::Kong(five)];
    let open = view.window.is_none_or(|window| window.tile == five);
    if let Some(choice) = wanted
        .into_iter()
        .find(|choice| open && legal.contains(choice))
    {
        return choice;
    }
    match request {
        Request::Ready(_) => Move::Ready,
        Request::Declare => Move::FinishDeclaring,
        Request::Turn { drawn } => {
            let kept = view.me().stake.kinds().map(|(tile, _)| tile);
            let single = view.me().stake[five] == 1;
            let other = kept.into_iter().find(|tile| *tile != five);
            let tile = if single { Some(five) } else { drawn.or(other) };
            let tile = tile.expect("a tile");
            let calling = false;
            Move::Discard { tile, calling }
        }
        Request::LayOut => like_a_beginner(view, request),
        _ => Move::Pass,
    }
}

#[test]
fn an_original_call_is_made_and_a_kong_robbed_at_a_table_of_the_network() {
    let options = read_options("GameOption 0 Flowers bool 0 1 0 x\n").expect("options");
    let opened = Opened {
        options,
        walls: vec![wall_of_a_kong()],
        ..table(1)
    };
    let mut stage = Stage::new("", opened);
    stage.invite("Ann", for_the_kong);
    stage.sit(&["Mary"]);
    for name in ["Bob", "Cy"] {
        stage.invite(name, for_the_kong);
    }
    stage.play(&[], hand_is_over);
    assert!(stage.saw("Original Call"), "{:?}", stage.titles);
    assert!(stage.saw("Snatch the Kong"), "{:?}", stage.titles);
    let seen = stage.player.app.seen_away().expect("at the table");
    let called = |event: &Event| matches!(event, Event::Discarded { seat, calling: true, .. } if *seat == seen.seat);
    assert!(seen.events.iter().any(called));
    let robbed = |event: &Event| matches!(event, Event::WentMahJong { seat, from: Some(_), .. } if *seat == seen.seat);
    assert!(seen.events.iter().any(robbed));
}

#[test]
fn the_manager_changes_options_and_everybody_reads_messages() {
    let mut stage = Stage::new("", table(3));
    stage.sit(&["Mary"]);
    for name in ["Ann", "Bob", "Cy"] {
        stage.invite(name, like_a_beginner);
    }
    stage.rest();
    let before = stage.player.app.now.rules.options.seven_pairs;
    let _ = stage.player.app.obey(Command::GameOptions);
    assert_eq!(stage.title().as_deref(), Some("Current Game Options"));
    let description = crate::rules::WireOption::named("SevenPairs")
        .expect("an option")
        .description;
    let (head, tail) = description.split_at(1);
    stage.player.choose(&(head.to_uppercase() + tail));
    stage.player.press(Named::Enter);
    stage.rest();
    assert_eq!(stage.player.app.now.rules.options.seven_pairs, !before);
    for guest in &stage.guests {
        assert_eq!(guest.visit.view().rules.options.seven_pairs, !before);
    }

    let _ = stage.player.app.obey(Command::Messages);
    stage.player.work(|window| {
        let _ = window.typewrite("Good evening");
    });
    stage.player.press(Named::Enter);
    stage.rest();
    for guest in &stage.guests {
        assert_eq!(guest.heard, ["Good evening"]);
    }
    let away = stage.player.app.away.as_ref().expect("at the table");
    assert_eq!(away.said, ["Mary: Good evening"]);
}

#[test]
fn two_people_share_the_window_at_a_hosted_table() {
    let mut stage = Stage::new("", table(5));
    stage.sit(&["Mary", "Tom"]);
    for name in ["Ann", "Bob"] {
        stage.invite(name, like_a_beginner);
    }
    let turns = std::cell::RefCell::new(BTreeSet::new());
    stage.play(&["Tile"], |app| {
        let seen = app.now.viewer.seat();
        assert_eq!(seen, app.viewer);
        if app.dialog.is_none() && matches!(app.now.request(), Some(Request::Turn { .. })) {
            assert!(!app.is_covered(), "whoever is to throw sees the tiles");
            turns.borrow_mut().insert(seen.index());
        }
        for player in Seat::ALL.into_iter().filter(|seat| *seat != seen) {
            assert!(app.now.end.is_some() || app.now.players[player].stake.is_empty());
        }
        hand_is_over(app)
    });
    assert_eq!(turns.into_inner().len(), 2, "both had a turn");
    assert!(stage.saw("Please Change Places"));
}

#[test]
fn what_was_seen_is_reviewed_and_saved_from_the_one_seat() {
    let mut stage = Stage::new("", table(6));
    stage.sit(&["Mary"]);
    for name in ["Ann", "Bob", "Cy"] {
        stage.invite(name, like_a_beginner);
    }
    stage.play(&[], hand_is_over);
    let seen = stage.player.app.seen_away().expect("at the table");
    let deals = Played::seen(&seen);
    assert_eq!(deals.len(), 1);
    assert!(deals[0].result.is_some());
    assert!(
        deals[0]
            .review(crate::review::Effort::REVIEW)
            .decisions
            .len()
            > 2
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("seen.mah");
    assert!(stage.player.app.can(Command::SaveAs));
    stage.player.app.save_to(&path);
    assert_eq!(save::open_seen(&path).ok(), Some(seen));
    assert!(stage.player.app.why_not_now(Command::Undo).is_some());
    assert!(
        stage
            .player
            .app
            .why_not_now(Command::ShowAllHands)
            .is_some()
    );
}

#[test]
fn leaving_asks_for_the_table_and_then_for_the_game_that_waited() {
    let mut stage = Stage::new("autosave = false\n", table(7));
    stage.player.settle();
    stage.player.click(iced::Point::new(400.0, 250.0));
    stage.player.settle();
    assert!(stage.player.app.is_begun());
    stage.sit(&["Mary"]);
    for name in ["Ann", "Bob", "Cy"] {
        stage.invite(name, like_a_beginner);
    }
    stage.rest();
    let _ = stage.player.app.obey(Command::Exit);
    assert_eq!(stage.title().as_deref(), Some("Leave the Table"));
    stage.player.press(Named::Enter);
    assert!(stage.player.app.away.is_none());
    assert_eq!(stage.title().as_deref(), Some("Save"));
}
