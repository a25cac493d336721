//! The window's thread waits for no disk: while it takes something in, no file is used on it. Where the program is tested, a file that is
//! used all the same is a failure.

use std::cell::Cell;

thread_local! {
    static TAKES_IN: Cell<bool> = const { Cell::new(false) };
}

/// While this is kept, this thread is that of the window and takes something in.
#[derive(Debug)]
pub struct WindowThread(());

impl WindowThread {
    /// The window's thread takes something in.
    pub fn takes_in() -> Self {
        TAKES_IN.set(true);
        Self(())
    }
}

impl Drop for WindowThread {
    fn drop(&mut self) {
        TAKES_IN.set(false);
    }
}

/// A file is about to be used here. A thread that has failed may write its report.
pub fn uses_disk() {
    debug_assert!(
        !TAKES_IN.get() || std::thread::panicking(),
        "the window's thread uses a file"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "the window's thread uses a file")]
    fn a_file_used_by_the_window_is_a_failure() {
        let _window = WindowThread::takes_in();
        let _ = crate::save::read_text("settings.toml".as_ref());
    }

    #[test]
    fn other_threads_use_files_meanwhile() {
        let _window = WindowThread::takes_in();
        let read = std::thread::spawn(|| crate::save::read_text("not there".as_ref()).is_err());
        assert!(read.join().expect("it is no failure"));
    }
}
