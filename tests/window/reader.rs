//! The window read and used through AT-SPI alone, as a screen reader does, on a bus of its own.

#[path = "reader_soak.rs"]
mod soak;

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use zbus::MatchRule;
use zbus::blocking::{Connection, MessageIterator, Proxy, connection, proxy};
use zbus::proxy::CacheProperties;
use zbus::zvariant::{OwnedObjectPath, Structure, Value};

use crate::driver::Driver;
use crate::player::Player;
use crate::session_bus::SessionBus;
use crate::{PREFERENCES, SIZE, needs, write_preferences};

/// Only a broken program reaches this timeout of a step.
const TIMEOUT: Duration = Duration::from_secs(120);
/// The name of the program on the bus.
const PROGRAM: &str = "red-stake";

/// Numbers of roles in AT-SPI.
mod role {
    pub const CHECK_BOX: u32 = 7;
    pub const DIALOG: u32 = 16;
    pub const BUTTON: u32 = 43;
    pub const MENU: u32 = 33;
    pub const MENU_ITEM: u32 = 35;
    pub const SLIDER: u32 = 51;
}

/// Numbers of states in AT-SPI.
mod state {
    pub const ENABLED: u32 = 8;
    pub const FOCUSED: u32 = 12;
}

/// An object on the bus.
type Place = (String, OwnedObjectPath);

/// A node of the window.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    place: Place,
    role: u32,
    name: String,
    states: Vec<u32>,
}

impl Seen {
    fn has(&self, state: u32) -> bool {
        let word = self.states.get((state / 32) as usize);
        word.is_some_and(|word| word & (1 << (state % 32)) != 0)
    }

    fn is_button(&self, name: &str) -> bool {
        self.role == role::BUTTON && self.name == name && self.has(state::ENABLED)
    }
}

/// A program that reads the window.
struct Reader {
    bus: Connection,
    announced: Receiver<String>,
    /// Everything announced so far.
    announcements: Vec<String>,
}

impl Reader {
    /// Says on the session bus that a screen reader is running, and listens.
    fn attach(session: &SessionBus) -> zbus::Result<Self> {
        let session = connection::Builder::address(session.address.as_str())?.build()?;
        let (name, path) = ("org.a11y.Bus", "/org/a11y/bus");
        let status = Proxy::new(&session, name, path, "org.a11y.Status")?;
        status.set_property("IsEnabled", true)?;
        let address: String = Proxy::new(&session, name, path, name)?.call("GetAddress", &())?;
        let bus = connection::Builder::address(address.as_str())?.build()?;
        let rule = MatchRule::builder()
            .msg_type(zbus::message::Type::Signal)
            .interface("org.a11y.atspi.Event.Object")?
            .member("Announcement")?
            .build();
        let signals = MessageIterator::for_match_rule(rule, &bus, Some(1000))?;
        let (sender, announced) = channel();
        std::thread::spawn(move || {
            for signal in signals.flatten() {
                // The fourth value of an event is what it is about.
                let body = signal.body();
                let fields = body.deserialize::<Structure<'_>>();
                let words = fields
                    .ok()
                    .and_then(|fields| match fields.fields().get(3)? {
                        Value::Value(words) => String::try_from((**words).try_clone().ok()?).ok(),
                        words => String::try_from(words.try_clone().ok()?).ok(),
                    });
                let _ = sender.send(words.unwrap_or_default());
            }
        });
        Ok(Self {
            bus,
            announced,
            announcements: Vec::new(),
        })
    }

    fn proxy<'a>(&'a self, place: &'a Place, interface: &'static str) -> zbus::Result<Proxy<'a>> {
        proxy::Builder::new(&self.bus)
            .destination(place.0.as_str())?
            .path(place.1.as_ref())?
            .interface(interface)?
            .cache_properties(CacheProperties::No)
            .build()
    }

    /// The nodes of the window, in order. Those that go while it is read are left out.
    fn window(&mut self) -> Vec<Seen> {
        let path = OwnedObjectPath::try_from("/org/a11y/atspi/accessible/root");
        let root = ("org.a11y.atspi.Registry".to_owned(), path.expect("a path"));
        let mut seen = Vec::new();
        for program in self.children(&root).unwrap_or_default() {
            let name = self.proxy(&program, "org.a11y.atspi.Accessible");
            let name = name.and_then(|proxy| proxy.get_property::<String>("Name"));
            if name.is_ok_and(|name| name == PROGRAM) {
                self.add(program, &mut seen);
            }
        }
        self.announcements.extend(self.announced.try_iter());
        seen
    }

    fn children(&self, place: &Place) -> zbus::Result<Vec<Place>> {
        self.proxy(place, "org.a11y.atspi.Accessible")?
            .call("GetChildren", &())
    }

    fn add(&self, place: Place, seen: &mut Vec<Seen>) {
        let read = || {
            let proxy = self.proxy(&place, "org.a11y.atspi.Accessible")?;
            zbus::Result::Ok(Seen {
                place: place.clone(),
                role: proxy.call("GetRole", &())?,
                name: proxy.get_property("Name")?,
                states: proxy.call("GetState", &())?,
            })
        };
        if let Ok(node) = read() {
            seen.push(node);
            for child in self.children(&place).unwrap_or_default() {
                self.add(child, seen);
            }
        }
    }

    /// Presses a node, which may have gone meanwhile.
    fn press(&self, node: &Seen) {
        let pressed = self
            .proxy(&node.place, "org.a11y.atspi.Action")
            .and_then(|proxy| proxy.call::<_, _, bool>("DoAction", &(0i32,)));
        let _ = pressed;
    }

    /// The description of a node; empty if the node no longer exists.
    fn description(&self, node: &Seen) -> String {
        let proxy = self.proxy(&node.place, "org.a11y.atspi.Accessible");
        let description = proxy.and_then(|proxy| proxy.get_property("Description"));
        description.unwrap_or_default()
    }

    /// The value of a slider.
    fn value(&self, node: &Seen) -> Option<f64> {
        let proxy = self.proxy(&node.place, "org.a11y.atspi.Value").ok()?;
        proxy.get_property("CurrentValue").ok()
    }

    /// Sets a slider.
    fn set(&self, node: &Seen, value: f64) {
        let proxy = self.proxy(&node.place, "org.a11y.atspi.Value");
        let set = proxy.and_then(|proxy| Ok(proxy.set_property("CurrentValue", value)?));
        set.expect("the slider is set");
    }

    /// Gives a node the focus.
    fn focus(&self, node: &Seen) {
        let focused = self
            .proxy(&node.place, "org.a11y.atspi.Component")
            .and_then(|proxy| proxy.call::<_, _, bool>("GrabFocus", &()));
        let _ = focused;
    }

    /// Reads the window until a condition holds. Before each further reading, does what `act` does.
    fn read_until(
        &mut self,
        awaited: &str,
        condition: impl Fn(&[Seen]) -> bool,
        act: impl Fn(&Self, &[Seen]),
    ) -> Vec<Seen> {
        let start = Instant::now();
        loop {
            let seen = self.window();
            if condition(&seen) {
                return seen;
            }
            let names: Vec<_> = seen.iter().map(|node| (node.role, &node.name)).collect();
            assert!(
                start.elapsed() < TIMEOUT,
                "no {awaited} in {names:?}; announced: {:?}",
                self.announcements
            );
            act(self, &seen);
        }
    }
}

/// Buttons that continue the game or agree, then claims, best first.
const BUTTONS: [&str; 8] = [
    "Start!",
    "Continue!",
    "Yes",
    "OK",
    "Mah Jongg",
    "Kong",
    "Pung",
    "Pass",
];

/// Whether a hand has ended: its scores are open, or the next one can be dealt.
fn is_over(seen: &[Seen]) -> bool {
    let ends = ["Next Hand", "Next Hand!", "Final Scores"];
    let mut buttons = ends
        .iter()
        .filter(|name| seen.iter().any(|node| node.is_button(name)));
    buttons.next().is_some()
}

/// The player's tiles: the buttons after the heading of the stake.
fn own_tiles(seen: &[Seen]) -> Vec<&Seen> {
    let heading = seen
        .iter()
        .position(|node| node.name.starts_with("Your tiles"));
    let after = heading.map_or(&[][..], |at| &seen[at + 1..]);
    after
        .iter()
        .take_while(|node| node.role == role::BUTTON)
        .collect()
}

/// Makes a move: presses the first button that helps, or discards the last tile.
fn play(reader: &Reader, seen: &[Seen]) {
    let find = |name: &&str| seen.iter().find(|node| node.is_button(name));
    let is_turn = seen.iter().any(|node| node.name == "It is your turn.");
    match (BUTTONS.iter().find_map(find), own_tiles(seen).last()) {
        (Some(button), _) => reader.press(button),
        (None, Some(tile)) if is_turn => reader.press(tile),
        _ => {}
    }
}

/// Starts the program on a session bus of its own with a screen reader.
fn open(folder: &Path, arguments: &[&str]) -> (SessionBus, Driver, Reader) {
    let quick =
        format!("{PREFERENCES}[motion]\nspeed = 10\n").replace("wait_time = 10", "wait_time = 1");
    write_preferences(folder, SIZE, &quick);
    let bus = SessionBus::open(folder);
    let environment = [("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str())];
    let driver = Driver::with_environment(folder, SIZE, arguments, &environment);
    let reader = Reader::attach(&bus).expect("AT-SPI answers");
    (bus, driver, reader)
}

#[test]
fn a_hand_is_played_through_a_screen_reader_until_it_is_scored() {
    if needs::any_missing(needs::SCREEN_READER) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (_bus, _driver, mut reader) = open(folder.path(), &["--new", "--seed", "11"]);
    let seen = reader.read_until("end of the hand", is_over, play);
    assert!(
        reader.announcements.len() > 20,
        "{:?}",
        reader.announcements
    );
    let focused = seen.iter().filter(|node| node.has(state::FOCUSED)).count();
    assert_eq!(focused, 1, "{seen:?}");
}

#[test]
fn a_hand_goes_on_by_keys_when_the_bus_ends() {
    if needs::any_missing(needs::SCREEN_READER) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (bus, mut driver, mut reader) = open(folder.path(), &["--new", "--seed", "11"]);
    let is_turn = |seen: &[Seen]| seen.iter().any(|node| node.name == "It is your turn.");
    reader.read_until("the first turn", is_turn, play);
    drop(bus);
    Player::Keys.play(&mut driver, |driver| driver.event_count("Discarded") > 8);
}

#[test]
fn a_dialog_is_read_and_used_through_a_screen_reader() {
    if needs::any_missing(needs::SCREEN_READER) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (_bus, _driver, mut reader) = open(folder.path(), &["--new", "--seed", "11"]);
    for name in ["Game", "Settings by Page", "Setup..."] {
        let is_item = |node: &&Seen| node.name == name && node.has(state::ENABLED);
        let is_there = |seen: &[Seen]| seen.iter().any(|node| is_item(&node));
        let seen = reader.read_until(name, is_there, |_, _| {});
        if let Some(item) = seen.iter().find(is_item) {
            reader.press(item);
        }
    }
    let is_open = |seen: &[Seen]| seen.iter().any(|node| node.role == role::DIALOG);
    let seen = reader.read_until("a dialog", is_open, |_, _| {});
    let balloons = |seen: &[Seen]| {
        let mut found = seen.iter().filter(|node| node.role == role::CHECK_BOX);
        found.find(|node| node.name == "Speech balloons").cloned()
    };
    let before = balloons(&seen).expect("a check box");
    reader.focus(&before);
    let has_focus = |seen: &[Seen]| balloons(seen).is_some_and(|node| node.has(state::FOCUSED));
    reader.read_until("the focus", has_focus, |_, _| {});
    reader.press(&before);
    let has_changed = |seen: &[Seen]| {
        balloons(seen).is_some_and(|node| node.states != before.states && node.has(state::FOCUSED))
    };
    let seen = reader.read_until("another state", has_changed, |_, _| {});
    let slider = seen.iter().find(|node| node.role == role::SLIDER);
    let slider = slider.expect("a slider").clone();
    let value = reader.value(&slider).expect("a value");
    let other = if value > 4.0 { 2.0 } else { 7.0 };
    reader.set(&slider, other);
    let start = Instant::now();
    while reader.value(&slider) != Some(other) {
        assert!(start.elapsed() < TIMEOUT, "the slider is at {value}");
    }
}
