//! Work shared among threads.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, ScopedJoinHandle};

/// Runs `work` for every number below `count` on `threads` threads. The results are in the order of the numbers, whatever the number of
/// threads.
pub fn map<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let share = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut done = thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(share)).collect();
        let mut done = share();
        helpers
            .into_iter()
            .for_each(|helper| done.extend(join(helper)));
        done
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Waits for a thread; its panic becomes the caller's.
pub fn join<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_on_any_number_of_threads() {
        for threads in [1, 3, 20] {
            let squares = map(10, threads, |number| number * number);
            assert_eq!(squares, [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]);
        }
    }
}
