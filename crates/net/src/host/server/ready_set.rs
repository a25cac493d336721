//! The set of connections that are ready to be polled. The waker of each puts it into the set.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Wake, Waker};

use crate::host::room::{ConnectionId, ConnectionIds};

/// The ready connections.
#[derive(Default)]
pub(super) struct ReadySet(Arc<Mutex<Ready>>);

/// The connections that were woken since the last `take`, and the task to wake.
#[derive(Default)]
struct Ready {
    ids: ConnectionIds,
    listener: Option<Waker>,
}

struct ConnectionWaker {
    id: ConnectionId,
    ready: Arc<Mutex<Ready>>,
}

impl Wake for ConnectionWaker {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        let mut ready = lock(&self.ready);
        ready.ids.push(self.id);
        if let Some(listener) = &ready.listener {
            listener.wake_by_ref();
        }
    }
}

impl ReadySet {
    /// The waker of a connection.
    pub fn waker(&self, id: ConnectionId) -> Waker {
        let ready = Arc::clone(&self.0);
        Arc::new(ConnectionWaker { id, ready }).into()
    }

    /// Puts a connection into the set without waking the task.
    pub fn insert(&self, id: ConnectionId) {
        lock(&self.0).ids.push(id);
    }

    /// Takes the ready connections, each once, in the order of their ids. `listener` is woken when a waker adds another one.
    pub fn take(&self, listener: &Waker) -> ConnectionIds {
        let mut ready = lock(&self.0);
        if !ready
            .listener
            .as_ref()
            .is_some_and(|known| known.will_wake(listener))
        {
            ready.listener = Some(listener.clone());
        }
        let mut ids = std::mem::take(&mut ready.ids);
        ids.sort_unstable();
        ids.dedup();
        ids
    }
}

/// The data is consistent even if a thread panicked while it held the lock.
fn lock(ready: &Mutex<Ready>) -> MutexGuard<'_, Ready> {
    ready.lock().unwrap_or_else(PoisonError::into_inner)
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
    fn the_listener_is_woken_and_takes_each_ready_connection_once() {
        let ready_set = ReadySet::default();
        let listener = Arc::new(Listener::default());
        let waker = Waker::from(Arc::clone(&listener));
        let woken = || listener.0.load(Ordering::Relaxed);
        let [first, second] = [1, 2].map(|id| ready_set.waker(id));
        assert!(ready_set.take(&waker).is_empty());
        second.wake_by_ref();
        first.wake_by_ref();
        second.wake();
        assert_eq!(woken(), 3);
        assert_eq!(ready_set.take(&waker).as_slice(), [1, 2]);
        assert!(ready_set.take(&waker).is_empty());
        ready_set.insert(7);
        assert_eq!(woken(), 3);
        assert_eq!(ready_set.take(&waker).as_slice(), [7]);
    }
}
