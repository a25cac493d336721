//! Decides when the stream of the sound device is open: from an order until some time after the last sound.

use std::time::{Duration, Instant};

/// How long a silent stream stays open. It is longer than a turn, since opening a stream takes some milliseconds.
const LINGER: Duration = Duration::from_secs(10);
/// How often to look for a sound device while there is none.
const RETRY: Duration = Duration::from_secs(5);

/// The operations of a sound device.
pub trait Backend {
    /// A sound to play.
    type Order;
    /// An open stream.
    type Output;

    /// Opens a stream of the default device; `None` if there is no such device.
    fn open(&mut self) -> Option<Self::Output>;

    /// Plays an order on an open stream.
    fn play(&mut self, output: &mut Self::Output, order: Self::Order);

    /// Whether everything has finished playing.
    fn is_silent(&self, output: &Self::Output) -> bool;
}

/// A stream of the default device, opened on demand.
pub struct Stream<B: Backend> {
    backend: B,
    output: Option<B::Output>,
    /// Whether the last attempt to open the device succeeded.
    present: bool,
    /// When the device was last used or looked for.
    last_used: Instant,
}

impl<B: Backend> Stream<B> {
    /// Opens the device for the first time, to learn whether there is one.
    pub fn new(backend: B, now: Instant) -> Self {
        let mut stream = Self {
            backend,
            output: None,
            present: false,
            last_used: now,
        };
        stream.open(now);
        stream
    }

    /// Whether the last attempt to open the device succeeded.
    pub fn is_present(&self) -> bool {
        self.present
    }

    /// When to call [`Self::wake`] if nothing happens before.
    pub fn deadline(&self) -> Option<Instant> {
        match (&self.output, self.present) {
            (Some(_), _) => Some(self.last_used + LINGER),
            (None, true) => None,
            (None, false) => Some(self.last_used + RETRY),
        }
    }

    /// Closes a stream that has been silent for a while, and looks for a missing device.
    pub fn wake(&mut self, now: Instant) {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return;
        }
        match &self.output {
            Some(output) if self.backend.is_silent(output) => self.output = None,
            Some(_) => self.last_used = now,
            None => {
                self.open(now);
                // Nothing is playing, so the stream is not needed yet.
                self.output = None;
            }
        }
    }

    /// Plays a sound; without a device it is dropped.
    pub fn play(&mut self, order: B::Order, now: Instant) {
        if self.output.is_none() && self.present {
            self.open(now);
        }
        if let Some(output) = &mut self.output {
            self.last_used = now;
            self.backend.play(output, order);
        }
    }

    /// Records that the device of the open stream is gone. Another may have replaced it.
    pub fn lose(&mut self, now: Instant) {
        // The old device is released before another is opened.
        if self.output.take().is_some() {
            self.open(now);
        }
    }

    fn open(&mut self, now: Instant) {
        self.output = self.backend.open();
        self.present = self.output.is_some();
        self.last_used = now;
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    /// A device that a test connects and disconnects.
    #[derive(Default)]
    struct Fake {
        is_connected: Cell<bool>,
        is_playing: Cell<bool>,
        attempts: Cell<u32>,
        open: Cell<i32>,
        played: RefCell<Vec<u32>>,
    }

    struct Opened<'a>(&'a Fake);

    impl Drop for Opened<'_> {
        fn drop(&mut self) {
            self.0.open.set(self.0.open.get() - 1);
        }
    }

    impl<'a> Backend for &'a Fake {
        type Order = u32;
        type Output = Opened<'a>;

        fn open(&mut self) -> Option<Opened<'a>> {
            assert_eq!(self.open.get(), 0, "two streams at the same time");
            self.attempts.set(self.attempts.get() + 1);
            self.is_connected.get().then(|| {
                self.open.set(1);
                Opened(self)
            })
        }

        fn play(&mut self, _: &mut Opened<'a>, order: u32) {
            self.played.borrow_mut().push(order);
        }

        fn is_silent(&self, _: &Opened<'a>) -> bool {
            !self.is_playing.get()
        }
    }

    fn connected_device() -> Fake {
        let device = Fake::default();
        device.is_connected.set(true);
        device
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_silent_stream_is_closed_and_opened_again_for_the_next_sound() {
        let (device, start) = (connected_device(), Instant::now());
        let mut stream = Stream::new(&device, start);
        stream.play(1, start);
        device.is_playing.set(true);
        stream.wake(start + 11 * SECOND);
        assert_eq!(device.open.get(), 1, "a sound is still playing");
        device.is_playing.set(false);
        stream.wake(start + 22 * SECOND);
        assert_eq!(device.open.get(), 0);
        assert!(stream.is_present());
        assert_eq!(stream.deadline(), None, "nothing wakes a silent program");
        stream.play(2, start + 60 * SECOND);
        assert_eq!(*device.played.borrow(), [1, 2]);
    }

    #[test]
    fn a_lost_device_is_released_and_found_again() {
        let (device, start) = (connected_device(), Instant::now());
        let mut stream = Stream::new(&device, start);
        device.is_connected.set(false);
        stream.lose(start);
        assert_eq!(
            device.open.get(),
            0,
            "a lost stream must be closed, since its device would be polled without pause"
        );
        assert!(!stream.is_present());
        // The error is often reported more than once.
        stream.lose(start);
        assert_eq!(device.attempts.get(), 2);
        stream.play(1, start + SECOND);
        assert!(device.played.borrow().is_empty());
        device.is_connected.set(true);
        let deadline = stream.deadline().expect("the program looks for the device");
        stream.wake(deadline);
        assert!(stream.is_present());
        stream.play(2, deadline);
        assert_eq!(*device.played.borrow(), [2]);
    }

    #[test]
    fn sound_moves_to_the_device_that_replaces_a_lost_one() {
        let (device, start) = (connected_device(), Instant::now());
        let mut stream = Stream::new(&device, start);
        stream.lose(start);
        stream.play(1, start);
        assert_eq!(*device.played.borrow(), [1]);
    }

    #[test]
    fn a_device_missing_at_play_time_is_reported() {
        let (device, start) = (connected_device(), Instant::now());
        let mut stream = Stream::new(&device, start);
        stream.wake(start + 10 * SECOND);
        device.is_connected.set(false);
        stream.play(1, start + 20 * SECOND);
        assert!(!stream.is_present());
    }
}
