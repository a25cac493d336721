//! The files of `--log` and `--frame-times`, for tests and support. The log has one JSON object per line: inputs with their source, events,
//! requests, and the bounds of everything that can be pressed.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use iced::Rectangle;
use serde_json::{Value, json};

use super::background::lock;
use super::control_bounds::ControlBounds;
use super::startup::launch::Launch;
use super::worker::JobSender;
use crate::presenter::{LogLine, Origin};
use storage::save::{create_private, reason};

/// The log of a run; it writes nothing if none was requested.
#[derive(Debug, Default)]
pub struct EventLog {
    log: Option<Arc<Mutex<BufWriter<File>>>>,
    /// The thread that writes the autosave. It also writes the log, so that no line is written before the move that caused it is saved.
    writer: Option<JobSender>,
    /// The file of frame times.
    frames: RefCell<Option<BufWriter<File>>>,
    last_frame: Cell<Option<Instant>>,
    /// The longest update so far for each kind of message.
    longest_updates: BTreeMap<&'static str, Duration>,
    /// How many searches for controls were started.
    searches: u64,
    /// The controls logged last.
    controls: Vec<ControlBounds>,
    /// The tiles on the table that can be pressed, as logged last.
    tiles: Value,
    /// The last search after which the window was logged as settled.
    settled: u64,
}

impl EventLog {
    /// Opens the requested files. One that cannot be written is reported on standard error and skipped.
    pub fn open(launch: &Launch, writer: JobSender) -> Self {
        let create = |path: &Option<std::path::PathBuf>| {
            let path = path.as_ref()?;
            match create_private(path) {
                Ok(file) => Some(BufWriter::new(file)),
                Err(error) => {
                    eprintln!("{}: {}", path.display(), reason(&error));
                    None
                }
            }
        };
        Self {
            log: create(&launch.log).map(|log| Arc::new(Mutex::new(log))),
            writer: Some(writer),
            frames: RefCell::new(create(&launch.frame_times)),
            ..Self::default()
        }
    }

    /// Queues a line. One that cannot be written is dropped.
    pub fn write(&mut self, line: &Value) {
        let (Some(log), Some(writer)) = (&self.log, &self.writer) else {
            return;
        };
        let (log, line) = (Arc::clone(log), line.to_string());
        writer.run(move || {
            let mut log = lock(&log);
            let _ = writeln!(log, "{line}").and_then(|()| log.flush());
            None
        });
    }

    /// Records a frame while something moves: the milliseconds since the previous one.
    pub fn record_frame(&self, is_moving: bool) {
        let mut frames = self.frames.borrow_mut();
        let Some(file) = frames.as_mut() else {
            return;
        };
        let now = Instant::now();
        if let Some(last) = self.last_frame.replace(is_moving.then_some(now)) {
            let elapsed = now.saturating_duration_since(last).as_secs_f64() * 1000.0;
            if writeln!(file, "{elapsed:.3}")
                .and_then(|()| file.flush())
                .is_err()
            {
                *frames = None;
            }
        }
    }

    /// Records how long the window thread took to handle a message of this kind. A line is written whenever it took longer than ever before.
    pub fn record_update(&mut self, kind: &'static str, duration: Duration) {
        let longest = self.longest_updates.entry(kind).or_default();
        if duration <= *longest {
            return;
        }
        *longest = duration;
        let mut frames = self.frames.borrow_mut();
        if let Some(file) = frames.as_mut() {
            let duration = duration.as_secs_f64() * 1000.0;
            let written =
                writeln!(file, "longest update: {kind} {duration:.3}").and_then(|()| file.flush());
            if written.is_err() {
                *frames = None;
            }
        }
    }

    /// The longest updates so far, by kind of message.
    #[cfg(test)]
    pub fn longest_updates(&self) -> &BTreeMap<&'static str, Duration> {
        &self.longest_updates
    }

    /// Whether a log is written.
    pub fn is_open(&self) -> bool {
        self.log.is_some()
    }

    /// Writes a line that the presenter has logged.
    pub fn write_presenter_line(&mut self, line: &LogLine) {
        if !self.is_open() {
            return;
        }
        let line = match line {
            LogLine::Game {
                seed,
                inputs,
                file,
                viewer,
            } => {
                json!({"game": {"seed": seed, "inputs": inputs, "file": file, "viewer": viewer}})
            }
            LogLine::NetworkTable { place, viewer } => {
                json!({"visit": {"place": place, "viewer": viewer}})
            }
            LogLine::Input(choice, seat, origin) => {
                json!({"input": choice, "seat": seat, "source": origin_name(*origin)})
            }
            LogLine::Event(event) => json!({"event": event}),
            LogLine::Request(request, legal) => json!({"request": request, "legal": legal}),
            LogLine::Said(sentence) => json!({"said": sentence}),
        };
        self.write(&line);
    }

    /// Starts a search for controls if a log is written, and returns its number.
    pub fn begin_search(&mut self) -> Option<u64> {
        self.is_open().then(|| {
            self.searches += 1;
            self.searches
        })
    }

    /// Writes the bounds of the tiles on the table that can be pressed, if they have changed.
    pub fn write_tiles(&mut self, tiles: Value) {
        if self.tiles != tiles {
            self.write(&tiles);
            self.tiles = tiles;
        }
    }

    /// Writes the bounds of controls, if they have changed, and which dialog is open. Returns whether the search is the latest; the results of an
    /// earlier one are not written, since a dialog may have opened meanwhile.
    pub fn write_controls(
        &mut self,
        search: u64,
        controls: &[ControlBounds],
        open: Option<&str>,
    ) -> bool {
        if search < self.searches {
            return false;
        }
        if self.controls != controls {
            self.controls = controls.to_vec();
            let list: Vec<_> = controls.iter().map(control_json).collect();
            self.write(&json!({"controls": list, "box": open}));
        }
        true
    }

    /// Writes, once after each search, that the window shows what was logged and nothing moves, so that a press hits what was logged there.
    pub fn write_settled(&mut self, open: Option<&str>) {
        if self.settled < self.searches {
            self.settled = self.searches;
            self.write(&json!({"settled": {"box": open}}));
        }
    }
}

/// The JSON of a control. `enabled` is written only if it is false, since most text does not belong to a control.
fn control_json(control: &ControlBounds) -> Value {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = control.bounds;
    let mut json = json!({"name": control.name, "x": x, "y": y, "width": width, "height": height});
    if control.is_disabled {
        json["enabled"] = json!(false);
    }
    json
}

/// The name of an input's origin in the log.
fn origin_name(origin: Origin) -> &'static str {
    match origin {
        Origin::Mouse => "mouse",
        Origin::Key => "key",
        Origin::Automatic => "automatic",
    }
}
