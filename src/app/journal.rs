//! What `--log` and `--frame-times` write: inputs with their source, events, requests, and the places of everything that can be
//! pressed, one JSON object a line. Tests and support read it.

use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

use serde_json::{Value, json};

use super::App;
use super::places::Place;
use super::screen::table::layout::Spot;
use super::startup::launch::Launch;
use crate::table::{Event, Move, Request};

/// Where an input came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The mouse.
    Mouse,
    /// A key.
    Key,
    /// The program itself.
    #[default]
    Automatic,
}

impl Origin {
    fn word(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Key => "key",
            Self::Automatic => "automatic",
        }
    }
}

/// The log of a run; silent if none was asked for.
#[derive(Debug, Default)]
pub struct Journal {
    log: Option<BufWriter<File>>,
    frames: RefCell<Option<BufWriter<File>>>,
    last_frame: Cell<Option<Instant>>,
    /// How many times controls have been looked for.
    pub(super) searches: u64,
    /// The controls written last.
    pub(super) controls: Vec<Place>,
    /// Where the input being handled came from.
    pub origin: Origin,
}

impl Journal {
    /// Opens the files that were asked for; one that cannot be written is told on standard error and left out.
    pub fn open(launch: &Launch) -> Self {
        let create = |path: &Option<std::path::PathBuf>| {
            let path = path.as_ref()?;
            match File::create(path) {
                Ok(file) => Some(BufWriter::new(file)),
                Err(error) => {
                    eprintln!("{}: {error}", path.display());
                    None
                }
            }
        };
        Self {
            log: create(&launch.log),
            frames: RefCell::new(create(&launch.frame_times)),
            ..Self::default()
        }
    }

    /// Writes a line. A log that cannot be written any more is given up.
    pub fn write(&mut self, line: &Value) {
        if let Some(log) = &mut self.log {
            let written = writeln!(log, "{line}").and_then(|()| log.flush());
            if written.is_err() {
                self.log = None;
            }
        }
    }

    /// Notes that a frame is made while something moves: milliseconds since the one before.
    pub fn frame(&self, moving: bool) {
        let mut frames = self.frames.borrow_mut();
        let Some(file) = frames.as_mut() else {
            return;
        };
        let now = Instant::now();
        if let Some(last) = self.last_frame.replace(moving.then_some(now)) {
            let passed = now.saturating_duration_since(last).as_secs_f64() * 1000.0;
            if writeln!(file, "{passed:.3}")
                .and_then(|()| file.flush())
                .is_err()
            {
                *frames = None;
            }
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.log.is_some()
    }
}

impl App {
    /// Writes which game is on the table now, and how far it is.
    pub(super) fn record_game(&mut self) {
        if let Some(place) = self.address_away() {
            let viewer = self.viewer;
            self.record
                .write(&json!({"visit": {"place": place, "viewer": viewer}}));
            return;
        }
        let game = self.session.game();
        let (seed, inputs) = (game.record().setup.seed, game.inputs().len());
        let (file, viewer) = (&self.file, self.viewer);
        self.record.write(
            &json!({"game": {"seed": seed, "inputs": inputs, "file": file, "viewer": viewer}}),
        );
    }

    pub(super) fn record_input(&mut self, choice: &Move) {
        let origin = self.record.origin.word();
        self.record
            .write(&json!({"input": choice, "seat": self.viewer, "source": origin}));
    }

    pub(super) fn record_event(&mut self, event: &Event) {
        if self.record.is_open() {
            self.record.write(&json!({"event": event}));
        }
    }

    pub(super) fn record_request(&mut self, request: &Request) {
        self.record
            .write(&json!({"request": request, "legal": self.now.legal().to_vec()}));
        self.record_places();
    }

    /// Writes where everything lies that can be pressed, in window coordinates.
    pub(super) fn record_places(&mut self) {
        if !self.record.is_open() {
            return;
        }
        let top = self.metrics.menu_bar();
        let places: Vec<Value> = self
            .table
            .placed()
            .iter()
            .filter_map(|placed| {
                let name = match placed.spot {
                    Spot::Stake(seat, index) if seat == self.viewer => format!("stake {index}"),
                    Spot::Well => "well".to_owned(),
                    _ => return None,
                };
                let r = placed.rect;
                Some(json!({
                    "name": name, "tile": placed.face,
                    "x": r.x, "y": r.y + top, "width": r.width, "height": r.height,
                }))
            })
            .collect();
        self.record.write(&json!({"places": places}));
    }
}
