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
        let program = Command::new(env!("CARGO_BIN_EXE_red-stake"))
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
        desk.wait_for("its controls", |desk| desk.last("controls").is_some());
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
        self.tool(&["key", "--clearmodifiers", name]);
    }

    /// Clicks at a point of the window, with the left button.
    pub fn click(&self, x: f64, y: f64) {
        let (x, y) = (x.round().to_string(), y.round().to_string());
        self.tool(&["mousemove", &x, &y, "click", "1"]);
    }

    /// Clicks the middle of a rectangle from the log.
    pub fn click_on(&self, place: &Value) {
        let number = |key: &str| place[key].as_f64().expect("a rectangle");
        self.click(
            number("x") + number("width") / 2.0,
            number("y") + number("height") / 2.0,
        );
    }

    /// Reads what the program has logged since; false if there was nothing.
    pub fn look(&mut self) -> bool {
        let Ok(mut file) = File::open(&self.log) else {
            return false;
        };
        let mut text = String::new();
        let read = file
            .seek(SeekFrom::Start(self.read_to))
            .and_then(|_| file.read_to_string(&mut text));
        read.expect("the log is text");
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        self.read_to += whole as u64;
        let before = self.lines.len();
        self.lines.extend(
            text[..whole]
                .lines()
                .map(|line| serde_json::from_str(line).expect("lines of JSON")),
        );
        self.lines.len() > before
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

    /// Presses a key until something is so in the log. A display under load may lose a key; one that is lost for good is a fault.
    pub fn press_until(&mut self, name: &str, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..4 {
            self.key(name);
            if self.comes_to_be(what, PATIENCE / 8, &so) {
                return;
            }
        }
        self.wait_for(what, so);
    }

    /// Waits until something is so in the log.
    pub fn wait_for(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        assert!(
            self.comes_to_be(what, PATIENCE, &so),
            "waited in vain for {what}; said last: {:?}; last line: {:?}; it says: {}",
            self.last("said"),
            self.lines.last(),
            std::fs::read_to_string(self.log.with_file_name("stderr")).unwrap_or_default()
        );
    }

    /// Whether something is so in the log before patience ends.
    fn comes_to_be(&mut self, what: &str, patience: Duration, so: &impl Fn(&Self) -> bool) -> bool {
        let begun = Instant::now();
        loop {
            self.look();
            if so(self) {
                return true;
            }
            assert!(
                self.program.try_wait().is_ok_and(|ended| ended.is_none()),
                "the program ended; waited for {what}"
            );
            if begun.elapsed() >= patience {
                return false;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
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
        self.wait_for(title, |desk| desk.open_box().as_deref() == Some(title));
    }

    /// Waits until the program has ended by itself, which must be without an error.
    pub fn wait_for_end(&mut self) {
        let begun = Instant::now();
        loop {
            match self.program.try_wait() {
                Ok(Some(status)) => return assert!(status.success(), "{status}"),
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
        let said = |line: &Value| {
            line["said"]
                .as_str()
                .is_some_and(|said| said.contains(words))
        };
        self.lines.iter().any(said)
    }

    /// The title of the open box, if one is open.
    pub fn open_box(&self) -> Option<String> {
        self.last("controls")?["box"].as_str().map(str::to_owned)
    }

    /// The rectangle of a control by its words.
    pub fn control(&self, name: &str) -> Option<Value> {
        let controls = self.last("controls")?["controls"].as_array()?;
        controls
            .iter()
            .rev()
            .find(|control| control["name"] == name)
            .cloned()
    }

    /// The rectangle of something on the table by its name.
    pub fn place(&self, name: &str) -> Option<Value> {
        let places = self.last("places")?["places"].as_array()?;
        places.iter().find(|place| place["name"] == name).cloned()
    }

    /// A picture of the whole display.
    pub fn picture(&self, path: &Path) {
        let done = Command::new("import")
            .args(["-window", "root"])
            .arg(path)
            .env("DISPLAY", &self.display.name)
            .status();
        assert!(
            done.is_ok_and(|status| status.success()),
            "a picture of the display"
        );
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
