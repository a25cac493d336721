//! The window's thread must never wait for the disk or for a computer player: while it handles a message, it may neither use a file nor
//! think. In tests and debug builds, doing so is a failure.

use std::cell::Cell;

thread_local! {
    static HANDLES_MESSAGE: Cell<bool> = const { Cell::new(false) };
}

/// Marks the current thread as the window's thread while it handles a message.
#[derive(Debug)]
pub struct WindowThread(());

impl WindowThread {
    /// Begins the handling of a message on the window's thread. It ends when the value is dropped.
    pub fn begin_message() -> Self {
        HANDLES_MESSAGE.set(true);
        Self(())
    }
}

impl Drop for WindowThread {
    fn drop(&mut self) {
        HANDLES_MESSAGE.set(false);
    }
}

/// Panics in debug builds if this is the window's thread and it handles a message; called before every use of a file. A panicking thread may
/// still write its report.
pub fn assert_disk_allowed() {
    debug_assert!(!is_busy_window_thread(), "the window's thread uses a file");
}

/// Panics in debug builds if this is the window's thread and it handles a message; called before moves are chosen, advised or judged.
pub fn assert_thinking_allowed() {
    debug_assert!(!is_busy_window_thread(), "the window's thread thinks");
}

fn is_busy_window_thread() -> bool {
    HANDLES_MESSAGE.get() && !std::thread::panicking()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "the window's thread uses a file")]
    fn a_file_used_by_the_window_is_a_failure() {
        let _window = WindowThread::begin_message();
        let _ = crate::save::read_text("settings.toml".as_ref());
    }

    #[test]
    fn other_threads_use_files_meanwhile() {
        let _window = WindowThread::begin_message();
        let read = std::thread::spawn(|| crate::save::read_text("not there".as_ref()).is_err());
        assert!(read.join().expect("the thread does not panic"));
    }
}
