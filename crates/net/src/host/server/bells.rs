//! Which connections are to be looked at: each has a bell, which rings when something happens there.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Wake, Waker};

use crate::host::room::{Link, Links};

/// The bells of all connections.
#[derive(Default)]
pub(super) struct Bells(Arc<Mutex<Rung>>);

/// Where it has rung since somebody last looked, and who is to be woken.
#[derive(Default)]
struct Rung {
    links: Links,
    listener: Option<Waker>,
}

struct Bell {
    link: Link,
    rung: Arc<Mutex<Rung>>,
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        let mut rung = lock(&self.rung);
        rung.links.push(self.link);
        if let Some(listener) = &rung.listener {
            listener.wake_by_ref();
        }
    }
}

impl Bells {
    /// The bell of a connection.
    pub fn bell(&self, link: Link) -> Waker {
        let rung = Arc::clone(&self.0);
        Arc::new(Bell { link, rung }).into()
    }

    /// A connection is to be looked at the next time. Nobody is woken for that.
    pub fn note(&self, link: Link) {
        lock(&self.0).links.push(link);
    }

    /// The connections that are to be looked at, each once, in the order of their numbers. This listener is woken from now on.
    pub fn take(&self, listener: &Waker) -> Links {
        let mut rung = lock(&self.0);
        if !rung
            .listener
            .as_ref()
            .is_some_and(|known| known.will_wake(listener))
        {
            rung.listener = Some(listener.clone());
        }
        let mut links = std::mem::take(&mut rung.links);
        links.sort_unstable();
        links.dedup();
        links
    }
}

/// Nothing can be half done where this is held.
fn lock(rung: &Mutex<Rung>) -> MutexGuard<'_, Rung> {
    rung.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// Counts how often it is woken.
    #[derive(Default)]
    struct Listener(AtomicU32);

    impl Wake for Listener {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn whoever_listens_is_woken_and_looks_once_where_it_rang() {
        let bells = Bells::default();
        let listener = Arc::new(Listener::default());
        let waker = Waker::from(Arc::clone(&listener));
        let woken = || listener.0.load(Ordering::Relaxed);
        let [first, second] = [1, 2].map(|link| bells.bell(link));
        assert!(bells.take(&waker).is_empty());
        second.wake_by_ref();
        first.wake_by_ref();
        second.wake();
        assert_eq!(woken(), 3);
        assert_eq!(bells.take(&waker).as_slice(), [1, 2]);
        assert!(bells.take(&waker).is_empty());
        bells.note(7);
        assert_eq!(woken(), 3);
        assert_eq!(bells.take(&waker).as_slice(), [7]);
    }
}
