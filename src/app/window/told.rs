//! What is said about the window from outside.

use iced::{Size, window};

use crate::session::single_instance::OpenRequest;

/// What the window library says about the window.
#[derive(Clone, Debug)]
pub enum Told {
    /// The size of its monitor.
    Monitor(window::Id, Option<Size>),
    /// The size of the monitor of a window that was never open before.
    FirstMonitor(window::Id, Option<Size>),
    /// It fills the monitor, or does not.
    Maximised(bool),
    /// A second start has handed this in.
    OpenRequested(OpenRequest),
    /// It does not fill the screen, and Esc does not minimise it.
    NothingToClose,
    /// A signal ends the program.
    Ended,
}
