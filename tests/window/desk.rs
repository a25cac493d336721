//! A desk for tests of the real window: a display of its own, the program on it, a hand on mouse and keys, and an eye on the
//! program's log.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::display::Display;

/// How long something may take before the test gives up. Nothing waits that long unless it is broken.
const PATIENCE: Duration = Duration::from_secs(120);

/// The display, the program and what it has logged.
pub struct Desk {
    display: Display,
    program: Child,
    log: PathBuf,
    read_to: u64,
    /// Every line of the log so far.
    pub lines: Vec<Value>,
}

/// The program, or another instead of it, such as one for Windows that Wine runs.
pub fn program() -> PathBuf {
    let other = std::env::var_os("RED_STAKE_PROGRAM");
    other.map_or_else(|| env!("CARGO_BIN_EXE_red-stake").into(), PathBuf::from)
}

impl Desk {
    /// Starts a display of this size and the program on it, with everything it keeps below `folder`.
    pub fn new(folder: &Path, size: &str, arguments: &[&str]) -> Self {
        let (command, options) = match arguments.split_first() {
            Some((command @ (&"demo" | &"join"), options)) => (Some(*command), options),
            _ => (None, arguments),
        };
        let display = Display::open(size).expect("Xvfb is installed");
        let log = folder.join("log.jsonl");
        // The log of a run before is none of this one's.
        let _ = std::fs::remove_file(&log);
        let program = Command::new(program())
            .args(command)
            .args([
                "--data".as_ref(),
                folder.join("data").as_os_str(),
                "--log".as_ref(),
                log.as_os_str(),
            ])
            .args(options)
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::piped())
            .stdout(File::create(folder.join("stdout")).expect("the folder is writable"))
            .stderr(File::create(folder.join("stderr")).expect("the folder is writable"))
            .spawn()
            .expect("the program starts");
        let mut desk = Self {
            display,
            program,
            log,
            read_to: 0,
            lines: Vec::new(),
        };
        desk.wait_for("its window", |desk| desk.last("controls").is_some());
        desk.tool(&[
            "search",
            "--sync",
            "--name",
            "Red Stake",
            "windowfocus",
            "--sync",
        ]);
        desk
    }

    /// Writes a line to the program's standard input.
    pub fn tell(&mut self, line: &str) {
        let mut ear = self.program.stdin.as_ref().expect("it has one");
        writeln!(ear, "{line}").expect("it listens");
    }

    fn tool(&self, arguments: &[&str]) {
        let done = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display.name)
            .output();
        assert!(
            done.is_ok_and(|output| output.status.success()),
            "xdotool {arguments:?}"
        );
    }

    /// Presses a key.
    pub fn key(&self, name: &str) {
        self.keys(&[name]);
    }

    /// Presses keys one after another.
    pub fn keys(&self, names: &[&str]) {
        self.tool(&[&["key"], names].concat());
    }

    /// Clicks the middle of a rectangle from the log with a button of the mouse: 1 is the left one, 3 the right one.
    pub fn click_on(&self, place: &Value, button: &str) {
        let middle = |from: &str, size: &str| {
            let number = |key: &str| place[key].as_f64().expect("a rectangle");
            (number(from) + number(size) / 2.0).round().to_string()
        };
        let (x, y) = (middle("x", "width"), middle("y", "height"));
        // The window need not begin at the corner of the display: in Wine it has a frame.
        let there = ["search", "--name", "Red Stake", "mousemove", "--window"];
        self.tool(&[&there[..], &["%1", &x, &y, "click", button]].concat());
    }

    /// Reads what the program has logged since.
    fn look(&mut self) {
        let Ok(mut file) = File::open(&self.log) else {
            return;
        };
        let mut text = String::new();
        let read = file
            .seek(SeekFrom::Start(self.read_to))
            .and_then(|_| file.read_to_string(&mut text));
        read.expect("the log is text");
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        self.read_to += whole as u64;
        self.lines.extend(
            text[..whole]
                .lines()
                .map(|line| serde_json::from_str(line).expect("lines of JSON")),
        );
    }

    /// The newest line that has this key.
    pub fn last(&self, key: &str) -> Option<&Value> {
        self.lines.iter().rev().find(|line| line.get(key).is_some())
    }

    /// How many lines have this key.
    pub fn count(&self, key: &str) -> usize {
        self.lines
            .iter()
            .filter(|line| line.get(key).is_some())
            .count()
    }

    /// How many events of this kind there were.
    pub fn events(&self, kind: &str) -> usize {
        let is = |event: &Value| event.get(kind).is_some() || event.as_str() == Some(kind);
        self.lines
            .iter()
            .filter(|line| line.get("event").is_some_and(is))
            .count()
    }

    /// Whether the newest line says that the window shows everything the log told and nothing moves.
    pub fn is_settled(&self) -> bool {
        self.lines
            .last()
            .is_some_and(|line| line.get("settled").is_some())
    }

    /// Waits until something is so in the log.
    pub fn wait_for(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        loop {
            self.look();
            if so(self) {
                return;
            }
            assert!(
                self.program.try_wait().is_ok_and(|ended| ended.is_none()),
                "the program ended; waited for {what}"
            );
            assert!(begun.elapsed() < PATIENCE, "{}", self.complaint(what));
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// What is said of something that does not come.
    fn complaint(&self, what: &str) -> String {
        let newest: Vec<String> = self
            .lines
            .iter()
            .rev()
            .take(12)
            .map(Value::to_string)
            .collect();
        format!(
            "waited in vain for {what}; the newest lines first:\n{}\nit says: {}",
            newest.join("\n"),
            self.errors()
        )
    }

    /// What it has said on standard error.
    fn errors(&self) -> String {
        std::fs::read_to_string(self.log.with_file_name("stderr")).unwrap_or_default()
    }

    /// Waits until something is so and the window is at rest, so that the next press meets what the log says.
    pub fn rest(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        self.wait_for(what, |desk| desk.is_settled() && so(desk));
    }

    /// Does something once, and waits until a line says what came of it and the window is at rest again; says which line.
    pub fn act(
        &mut self,
        what: &str,
        hand: impl FnOnce(&Self),
        came: impl Fn(&Value) -> bool,
    ) -> Value {
        let before = self.lines.len();
        let find = |desk: &Self| desk.lines[before..].iter().position(&came);
        hand(self);
        self.wait_for(what, |desk| {
            let after = |at| &desk.lines[before + at..];
            let still = |line: &Value| line.get("settled").is_some();
            find(desk).is_some_and(|at| after(at).iter().any(still))
        });
        let at = find(self).expect("it came");
        self.lines[before + at].clone()
    }

    /// Presses a key that opens a box of this title.
    pub fn open(&mut self, key: &str, title: &str) {
        self.act(title, |desk| desk.key(key), |line| line["box"] == title);
    }

    /// Presses a key that closes the open box and opens no other.
    pub fn close(&mut self, key: &str) {
        let closed = |line: &Value| line.get("box").is_some_and(Value::is_null);
        self.act("the box to close", |desk| desk.key(key), closed);
    }

    /// Gives the window another size in pixels.
    pub fn grow(&self, width: u32, height: u32) {
        let (width, height) = (width.to_string(), height.to_string());
        self.tool(&[
            "search",
            "--name",
            "Red Stake",
            "windowsize",
            &width,
            &height,
        ]);
    }

    /// Types words where the keyboard is.
    pub fn write(&self, words: &str) {
        self.tool(&["type", words]);
    }

    /// The name of the display.
    pub fn display(&self) -> &str {
        &self.display.name
    }

    /// The process of the program.
    pub fn process(&self) -> u32 {
        self.program.id()
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let found = Command::new("xdotool")
            .args(["search", "--name", "Red Stake", "getwindowname"])
            .env("DISPLAY", &self.display.name)
            .output();
        let found = found.expect("xdotool is installed");
        String::from_utf8_lossy(&found.stdout).trim().to_owned()
    }

    /// Waits until a box of this title is open.
    pub fn wait_for_box(&mut self, title: &str) {
        self.rest(title, |desk| desk.open_dialog().as_deref() == Some(title));
    }

    /// Waits until the program has ended by itself, which must be without an error.
    pub fn wait_for_end(&mut self) {
        let begun = Instant::now();
        loop {
            match self.program.try_wait() {
                Ok(Some(status)) => {
                    return assert!(status.success(), "{status}; it says: {}", self.errors());
                }
                Ok(None) => assert!(begun.elapsed() < PATIENCE, "it does not end"),
                Err(error) => panic!("{error}"),
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills the program where it is, and reads what it had logged.
    pub fn kill(&mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it ends");
        self.look();
    }

    /// Whether this was said.
    pub fn has_said(&self, words: &str) -> bool {
        self.lines.iter().any(|line| says(line, words))
    }

    /// The title of the open box, if one is open.
    pub fn open_dialog(&self) -> Option<String> {
        self.last("controls")?["box"].as_str().map(str::to_owned)
    }

    /// The rectangle of a control by its words, if it can be pressed: it is not grey.
    pub fn control(&self, name: &str) -> Option<&Value> {
        let control = named(self.last("controls")?["controls"].as_array()?, name)?;
        (control["enabled"] != false).then_some(control)
    }

    /// The rectangle of something on the table by its name.
    pub fn place(&self, name: &str) -> Option<&Value> {
        named(self.places(), name)
    }

    /// Everything on the table that can be pressed.
    pub fn places(&self) -> &[Value] {
        let places = self
            .last("places")
            .and_then(|line| line["places"].as_array());
        places.map(Vec::as_slice).unwrap_or_default()
    }

    /// Which line says what game is on the table, at home or at a table of the network.
    pub fn game(&self) -> usize {
        let named = |line: &Value| line.get("game").or(line.get("visit")).is_some();
        self.lines.iter().rposition(named).expect("it is named")
    }

    /// A picture of the window.
    pub fn picture(&self, path: &Path) {
        let done = Command::new("import")
            .args(["-window", &self.window()])
            .arg(path)
            .env("DISPLAY", &self.display.name)
            .status();
        assert!(
            done.is_ok_and(|status| status.success()),
            "a picture of the window"
        );
    }

    /// The number by which the display knows the window.
    fn window(&self) -> String {
        let found = Command::new("xdotool")
            .args(["search", "--name", "Red Stake"])
            .env("DISPLAY", &self.display.name)
            .output();
        let found = String::from_utf8(found.expect("xdotool is installed").stdout);
        let numbers = found.expect("it is text");
        let first = numbers.lines().next();
        first.expect("the window is open").to_owned()
    }
}

/// Whether a line of the log says this in the status bar.
pub fn says(line: &Value, words: &str) -> bool {
    line["said"]
        .as_str()
        .is_some_and(|said| said.contains(words))
}

/// What lies topmost under a name.
fn named<'a>(places: &'a [Value], name: &str) -> Option<&'a Value> {
    places.iter().rev().find(|place| place["name"] == name)
}

impl Drop for Desk {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
