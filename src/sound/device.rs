//! The sound device, on a thread of its own: opening it, reading files and decoding them never
//! hold up play. Without a device, or when it is pulled out, orders are taken and nothing is heard.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use rodio::cpal::{self, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink};
use tracing::{debug, warn};

use super::library::Found;
use super::mixing::{Mixing, Order};

/// How many orders may wait for the thread; what comes on top is left out.
const WAITING: usize = 32;

/// The sound device as play sees it: orders are left with it.
pub struct Device {
    orders: Option<SyncSender<Order>>,
    present: Arc<AtomicBool>,
}

impl Device {
    /// Starts to look for the system's device, and returns at once.
    pub fn open() -> Self {
        let present = Arc::new(AtomicBool::new(false));
        let (orders, inbox) = sync_channel(WAITING);
        let there = Arc::clone(&present);
        let started = thread::Builder::new()
            .name("sound".into())
            .spawn(move || play(&inbox, &there));
        if let Err(error) = &started {
            warn!(%error, "no thread for sound: playing silently");
        }
        Self {
            orders: started.is_ok().then_some(orders),
            present,
        }
    }

    /// Whether there is a device to be heard on, as far as is known yet.
    pub fn is_present(&self) -> bool {
        self.present.load(Ordering::Relaxed)
    }

    /// Plays a tile sound.
    pub fn strike(&self, sound: Found, gain: f32, pitch: f32) {
        self.order(Order::Strike { sound, gain, pitch });
    }

    /// Lets the player of a place speak.
    pub fn speak(&self, place: u8, words: Vec<Found>, gain: f32) {
        self.order(Order::Speak { place, words, gain });
    }

    /// A full inbox means that the device hangs: then silence is better than a late sound.
    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            let _ = orders.try_send(order);
        }
    }
}

/// The thread's work, until the program drops its `Device`.
fn play(inbox: &Receiver<Order>, present: &Arc<AtomicBool>) {
    let mut output = connect(present);
    for order in inbox {
        if output.is_some() && !present.load(Ordering::Relaxed) {
            drop(output.take()); // the old device is let go before the new one is asked for
            output = connect(present);
        }
        if let Some((sink, mixing)) = &mut output {
            mixing.add(order, sink.mixer());
        }
    }
}

/// Opens the default device; says once why there is none.
fn connect(present: &Arc<AtomicBool>) -> Option<(MixerDeviceSink, Mixing)> {
    match open_sink(present) {
        Ok(mut sink) => {
            sink.log_on_drop(false);
            present.store(true, Ordering::Relaxed);
            debug!(config = ?sink.config(), "sound device opened");
            Some((sink, Mixing::default()))
        }
        Err(error) => {
            warn!(%error, "no sound device: playing silently");
            None
        }
    }
}

fn open_sink(present: &Arc<AtomicBool>) -> Result<MixerDeviceSink, DeviceSinkError> {
    let present = Arc::clone(present);
    let on_error = move |error: cpal::Error| {
        let goes_on = matches!(
            error.kind(),
            ErrorKind::Xrun
                | ErrorKind::DeviceBusy
                | ErrorKind::DeviceChanged
                | ErrorKind::RealtimeDenied
        );
        if !goes_on && present.swap(false, Ordering::Relaxed) {
            warn!(%error, "the sound device is gone");
        }
    };
    DeviceSinkBuilder::from_default_device()?
        .with_error_callback(on_error)
        .open_sink_or_fallback()
}
