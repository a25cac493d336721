//! Drives the real window: a virtual display with the program, simulated mouse and keyboard, and the program's event log.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::display::Display;

/// Only a broken program reaches this timeout of a step.
const TIMEOUT: Duration = Duration::from_secs(120);

/// The display, the program and its event log.
pub struct Driver {
    display: Display,
    program: Child,
    log: PathBuf,
    /// The offset up to which the log has been read.
    read_to: u64,
    /// All lines of the log so far.
    pub lines: Vec<Value>,
}

/// The tested program, or a replacement such as a Windows program under Wine.
pub fn program() -> PathBuf {
    let other = std::env::var_os("RED_STAKE_PROGRAM");
    other.map_or_else(|| env!("CARGO_BIN_EXE_red-stake").into(), PathBuf::from)
}

impl Driver {
    /// Starts a display of this size and the program on it, with its data below `folder`.
    pub fn new(folder: &Path, size: &str, arguments: &[&str]) -> Self {
        Self::with_environment(folder, size, arguments, &[])
    }

    /// The same, with these environment variables for the program.
    pub fn with_environment(
        folder: &Path,
        size: &str,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let (command, options) = match arguments.split_first() {
            Some((command @ (&"demo" | &"join"), options)) => (Some(*command), options),
            _ => (None, arguments),
        };
        let display = Display::open(size).expect("Xvfb is installed");
        let log = folder.join("log.jsonl");
        // Removes the log of an earlier run.
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
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(File::create(folder.join("stdout")).expect("the folder is writable"))
            .stderr(File::create(folder.join("stderr")).expect("the folder is writable"))
            .spawn()
            .expect("the program starts");
        let mut driver = Self {
            display,
            program,
            log,
            read_to: 0,
            lines: Vec::new(),
        };
        driver.wait_for("the window", |driver| driver.last("controls").is_some());
        let focus = ["search", "--sync", "--name", "Red Stake", "windowfocus"];
        driver.tool(&[&focus[..], &["--sync"]].concat());
        driver
    }

    /// Writes a line to the program's standard input.
    pub fn write_line(&mut self, line: &str) {
        let mut stdin = self
            .program
            .stdin
            .as_ref()
            .expect("standard input is a pipe");
        writeln!(stdin, "{line}").expect("the program reads it");
    }

    fn tool(&self, arguments: &[&str]) {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display.name)
            .output();
        assert!(
            output.is_ok_and(|output| output.status.success()),
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

    /// Clicks the middle of a rectangle from the log; button 1 is left, 3 is right.
    pub fn click_on(&self, place: &Value, button: &str) {
        let middle = |from: &str, size: &str| {
            let number = |key: &str| place[key].as_f64().expect("a rectangle");
            (number(from) + number(size) / 2.0).round().to_string()
        };
        let (x, y) = (middle("x", "width"), middle("y", "height"));
        // The window need not begin at the corner of the display: it may have a frame.
        let move_pointer = ["search", "--name", "Red Stake", "mousemove", "--window"];
        self.tool(&[&move_pointer[..], &["%1", &x, &y, "click", button]].concat());
    }

    /// Reads new lines of the log.
    fn read_log(&mut self) {
        let Ok(mut file) = File::open(&self.log) else {
            return;
        };
        let mut text = String::new();
        let read = file
            .seek(SeekFrom::Start(self.read_to))
            .and_then(|_| file.read_to_string(&mut text));
        read.expect("the log is text");
        let complete = text.rfind('\n').map_or(0, |end| end + 1);
        self.read_to += complete as u64;
        self.lines.extend(
            text[..complete]
                .lines()
                .map(|line| serde_json::from_str(line).expect("lines of JSON")),
        );
    }

    /// The last line with this key.
    pub fn last(&self, key: &str) -> Option<&Value> {
        self.lines.iter().rev().find(|line| line.get(key).is_some())
    }

    /// The number of lines with this key.
    pub fn count(&self, key: &str) -> usize {
        self.lines
            .iter()
            .filter(|line| line.get(key).is_some())
            .count()
    }

    /// The number of events of this kind.
    pub fn event_count(&self, kind: &str) -> usize {
        let is = |event: &Value| event.get(kind).is_some() || event.as_str() == Some(kind);
        self.lines
            .iter()
            .filter(|line| line.get("event").is_some_and(is))
            .count()
    }

    /// Whether the last line says that everything is shown and nothing moves.
    pub fn is_settled(&self) -> bool {
        self.lines
            .last()
            .is_some_and(|line| line.get("settled").is_some())
    }

    /// Waits until the log meets a condition, which the message of a timeout calls `awaited`.
    pub fn wait_for(&mut self, awaited: &str, condition: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        loop {
            self.read_log();
            if condition(self) {
                return;
            }
            assert!(
                self.program.try_wait().is_ok_and(|ended| ended.is_none()),
                "the program ended; waited for {awaited}"
            );
            assert!(
                start.elapsed() < TIMEOUT,
                "{}",
                self.timeout_message(awaited)
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The message about a condition that was not met.
    fn timeout_message(&self, awaited: &str) -> String {
        let newest: Vec<String> = self
            .lines
            .iter()
            .rev()
            .take(12)
            .map(Value::to_string)
            .collect();
        format!(
            "no {awaited}; the log, newest lines first:\n{}\nstandard error: {}",
            newest.join("\n"),
            self.errors()
        )
    }

    /// The standard error output of the program.
    fn errors(&self) -> String {
        std::fs::read_to_string(self.log.with_file_name("stderr")).unwrap_or_default()
    }

    /// Waits until the log meets a condition and nothing moves, so that the next click hits what the log describes.
    pub fn wait_until_settled(&mut self, awaited: &str, condition: impl Fn(&Self) -> bool) {
        self.wait_for(awaited, |driver| driver.is_settled() && condition(driver));
    }

    /// Performs an action, waits for the expected line and then until nothing moves, and returns that line.
    pub fn act(
        &mut self,
        awaited: &str,
        action: impl FnOnce(&Self),
        expected: impl Fn(&Value) -> bool,
    ) -> Value {
        let before = self.lines.len();
        let find = |driver: &Self| driver.lines[before..].iter().position(&expected);
        action(self);
        self.wait_for(awaited, |driver| {
            let after = |at| &driver.lines[before + at..];
            let is_settled = |line: &Value| line.get("settled").is_some();
            find(driver).is_some_and(|at| after(at).iter().any(is_settled))
        });
        let at = find(self).expect("the expected line was logged");
        self.lines[before + at].clone()
    }

    /// Presses a key that opens a dialog with this title.
    pub fn open(&mut self, key: &str, title: &str) {
        self.act(title, |driver| driver.key(key), |line| line["box"] == title);
    }

    /// Presses a key that closes the open dialog and opens no other.
    pub fn close(&mut self, key: &str) {
        let closed = |line: &Value| line.get("box").is_some_and(Value::is_null);
        self.act("the dialog to close", |driver| driver.key(key), closed);
    }

    /// Resizes the window, in pixels.
    pub fn resize(&self, width: u32, height: u32) {
        let (width, height) = (width.to_string(), height.to_string());
        let resize = ["search", "--name", "Red Stake", "windowsize"];
        self.tool(&[&resize[..], &[&width, &height]].concat());
    }

    /// Types text.
    pub fn type_text(&self, words: &str) {
        self.tool(&["type", words]);
    }

    /// The name of the display.
    pub fn display(&self) -> &str {
        &self.display.name
    }

    /// The process id of the program.
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

    /// Waits until a dialog with this title is open.
    pub fn wait_for_dialog(&mut self, title: &str) {
        self.wait_until_settled(title, |driver| {
            driver.open_dialog().as_deref() == Some(title)
        });
    }

    /// Waits until the program has ended successfully.
    pub fn wait_for_end(&mut self) {
        let start = Instant::now();
        loop {
            match self.program.try_wait() {
                Ok(Some(status)) => {
                    return assert!(
                        status.success(),
                        "{status}; standard error: {}",
                        self.errors()
                    );
                }
                Ok(None) => assert!(start.elapsed() < TIMEOUT, "the program does not end"),
                Err(error) => panic!("{error}"),
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills the program, and reads the rest of its log.
    pub fn kill(&mut self) {
        self.program.kill().expect("the program runs");
        self.program.wait().expect("the program ends");
        self.read_log();
    }

    /// Whether the status bar has shown a message with these words.
    pub fn has_shown_message(&self, words: &str) -> bool {
        self.lines.iter().any(|line| shows_message(line, words))
    }

    /// The title of the open dialog.
    pub fn open_dialog(&self) -> Option<String> {
        self.last("controls")?["box"].as_str().map(str::to_owned)
    }

    /// The rectangle of an enabled control, by its label.
    pub fn control(&self, name: &str) -> Option<&Value> {
        let control = named(self.last("controls")?["controls"].as_array()?, name)?;
        (control["enabled"] != false).then_some(control)
    }

    /// The rectangle of something on the table, by its name.
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

    /// The index of the last line that says which game is on the table, local or network.
    pub fn game_line(&self) -> usize {
        let named = |line: &Value| line.get("game").or(line.get("visit")).is_some();
        self.lines
            .iter()
            .rposition(named)
            .expect("a game is on the table")
    }

    /// Takes a picture of the window.
    pub fn picture(&self, path: &Path) {
        let output = Command::new("import")
            .args(["-window", &self.window()])
            .arg(path)
            .env("DISPLAY", &self.display.name)
            .status();
        assert!(
            output.is_ok_and(|status| status.success()),
            "no picture of the window"
        );
    }

    /// The window id on the display.
    fn window(&self) -> String {
        let found = Command::new("xdotool")
            .args(["search", "--name", "Red Stake"])
            .env("DISPLAY", &self.display.name)
            .output();
        let found = String::from_utf8(found.expect("xdotool is installed").stdout);
        let numbers = found.expect("xdotool prints text");
        let first = numbers.lines().next();
        first.expect("the window is open").to_owned()
    }
}

/// Whether a line says that the status bar shows a message with these words.
pub fn shows_message(line: &Value, words: &str) -> bool {
    line["said"]
        .as_str()
        .is_some_and(|said| said.contains(words))
}

/// The topmost entry with this name.
fn named<'a>(places: &'a [Value], name: &str) -> Option<&'a Value> {
    places.iter().rev().find(|place| place["name"] == name)
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
