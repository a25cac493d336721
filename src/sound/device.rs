//! The sound device, on a thread of its own, so that opening it and decoding files never delay play.
//!
//! The device may appear and disappear at any time. Its stream is open only while something is playing and a few seconds longer, so that a
//! silent program neither wakes the processor nor blocks the device for others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

use rodio::cpal::{self, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tracing::{debug, warn};

use super::library::SoundFile;
use super::mixing::{Mixing, Order};
use super::stream::{Backend, Stream};

/// The capacity of the queue of orders, which are sounds to play; further ones are dropped.
const QUEUE_CAPACITY: usize = 32;

/// A message to the thread.
enum Event {
    /// A sound to play.
    Order(Order),
    /// The device of the open stream is gone.
    Lost,
    /// The program is ending.
    Stop,
}

/// A handle to the sound device; orders are queued for its thread.
pub struct Device {
    events: Option<SyncSender<Event>>,
    present: Arc<AtomicBool>,
    changes: Option<UnboundedReceiver<bool>>,
}

impl Device {
    /// Starts the thread, which opens the default device, and returns at once.
    pub fn open() -> Self {
        let (events, inbox) = sync_channel(QUEUE_CAPACITY);
        let (changed, changes) = unbounded_channel();
        let presence = Presence {
            present: Arc::default(),
            changed,
        };
        let present = Arc::clone(&presence.present);
        let system = System {
            events: events.clone(),
        };
        let started = thread::Builder::new()
            .name("sound".into())
            .spawn(move || run(&inbox, system, &presence));
        if let Err(error) = &started {
            warn!(%error, "cannot start the sound thread: playing silently");
        }
        Self {
            events: started.is_ok().then_some(events),
            present,
            changes: Some(changes),
        }
    }

    /// Whether a device is available, as far as is known.
    pub fn is_present(&self) -> bool {
        self.present.load(Ordering::Relaxed)
    }

    /// Reports every change of the availability of a device. Can be taken once.
    pub fn take_changes(&mut self) -> Option<UnboundedReceiver<bool>> {
        self.changes.take()
    }

    /// Plays a tile sound.
    pub fn play_tile(&self, sound: SoundFile, gain: f32, pitch: f32) {
        self.order(Order::Tile { sound, gain, pitch });
    }

    /// Lets the player at a place speak.
    pub fn speak(&self, place: u8, words: Vec<SoundFile>, gain: f32, pitch: f32) {
        self.order(Order::Speak {
            place,
            words,
            gain,
            pitch,
        });
    }

    /// Queues an order. If the queue is full, the device hangs, and silence is better than a late sound.
    fn order(&self, order: Order) {
        if let Some(events) = &self.events {
            let _ = events.try_send(Event::Order(order));
        }
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        if let Some(events) = &self.events {
            let _ = events.try_send(Event::Stop);
        }
    }
}

/// Whether a device is available, and the sender that reports changes.
struct Presence {
    present: Arc<AtomicBool>,
    changed: UnboundedSender<bool>,
}

impl Presence {
    fn set(&self, present: bool) {
        if self.present.swap(present, Ordering::Relaxed) != present {
            // The receiver may be gone.
            let _ = self.changed.send(present);
        }
    }
}

/// The loop of the thread, until the `Device` is dropped.
fn run(inbox: &Receiver<Event>, system: System, presence: &Presence) {
    silence_alsa();
    let mut stream = Stream::new(system, Instant::now());
    loop {
        presence.set(stream.is_present());
        let now = Instant::now();
        let event = match stream.deadline() {
            None => inbox.recv().map_err(RecvTimeoutError::from),
            Some(deadline) => inbox.recv_timeout(deadline.saturating_duration_since(now)),
        };
        let now = Instant::now();
        match event {
            Ok(Event::Order(order)) => stream.play(order, now),
            Ok(Event::Lost) => stream.lose(now),
            Err(RecvTimeoutError::Timeout) => stream.wake(now),
            Ok(Event::Stop) | Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// ALSA prints its attempts to standard error; this silences it on this thread.
fn silence_alsa() {
    #[cfg(target_os = "linux")]
    if let Err(error) = alsa::Output::local_error_handler() {
        debug!(%error, "ALSA goes on writing to standard error");
    }
}

/// The system's default device.
struct System {
    events: SyncSender<Event>,
}

/// An open stream of the default device.
struct Sink {
    output: MixerDeviceSink,
    mixing: Mixing,
}

impl Backend for System {
    type Order = Order;
    type Output = Sink;

    fn open(&mut self) -> Option<Sink> {
        match self.open_sink() {
            Ok(mut output) => {
                output.log_on_drop(false);
                debug!(config = ?output.config(), "sound device opened");
                let mixing = Mixing::default();
                Some(Sink { output, mixing })
            }
            Err(error) => {
                debug!(%error, "no sound device: playing silently");
                None
            }
        }
    }

    fn play(&mut self, output: &mut Sink, order: Order) {
        output.mixing.add(order, output.output.mixer());
    }

    fn is_silent(&self, output: &Sink) -> bool {
        output.mixing.is_silent()
    }
}

impl System {
    fn open_sink(&self) -> Result<MixerDeviceSink, DeviceSinkError> {
        let events = self.events.clone();
        let on_error = move |error: cpal::Error| {
            let is_harmless = matches!(
                error.kind(),
                ErrorKind::Xrun
                    | ErrorKind::DeviceBusy
                    | ErrorKind::DeviceChanged
                    | ErrorKind::RealtimeDenied
            );
            // If the queue is full, playing a queued sound reveals that the device is gone.
            if !is_harmless && events.try_send(Event::Lost).is_ok() {
                warn!(%error, "the sound device is gone");
            }
        };
        DeviceSinkBuilder::from_default_device()?
            .with_error_callback(on_error)
            .open_sink_or_fallback()
    }
}
