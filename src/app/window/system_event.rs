//! Messages about the window from the window library or another process.

use iced::{Point, Size, Task, window};

use crate::session::single_instance::OpenRequest;
use storage::settings::WindowPlace;

/// A message from the window library or another process.
#[derive(Clone, Debug)]
pub enum SystemEvent {
    /// The window was opened in this state. The size is that of its monitor, in logical pixels.
    Opened(window::Id, WindowState, Option<Size>),
    /// The current state of the window, queried after it was moved or resized.
    StateReported(WindowState),
    /// A second instance of the program sent this request.
    OpenRequested(OpenRequest),
    /// Escape had no effect: the window is not in full screen, and Escape doesn't minimise it.
    NothingToClose,
    /// A signal asks the program to end.
    TerminationRequested,
}

/// The state of the window.
#[derive(Clone, Copy, Debug)]
pub struct WindowState {
    /// Its inner size, in logical pixels.
    pub size: Size,
    /// Its upper left corner on the desktop, in logical pixels; `None` if the system does not report it.
    pub position: Option<Point>,
    /// Physical pixels per logical pixel.
    pub scale: f32,
    /// It fills the free part of the monitor.
    pub maximised: bool,
    /// It is minimised; not every system reports that.
    pub minimised: bool,
    /// It is in full screen.
    pub full_screen: bool,
}

impl WindowState {
    /// Queries the state from the window library.
    pub fn query(id: window::Id) -> Task<Self> {
        window::size(id).then(move |size| {
            window::position(id).then(move |position| {
                window::scale_factor(id).then(move |scale| {
                    window::is_maximized(id).then(move |maximised| {
                        window::is_minimized(id).then(move |minimised| {
                            window::mode(id).map(move |mode| Self {
                                size,
                                position,
                                scale,
                                maximised,
                                minimised: minimised == Some(true),
                                full_screen: mode == window::Mode::Fullscreen,
                            })
                        })
                    })
                })
            })
        })
    }

    /// The place to store: position and size are those of the window in its normal state, otherwise those stored `before`.
    pub fn place(&self, before: WindowPlace) -> WindowPlace {
        let is_open = self.size.width >= 1.0 && self.size.height >= 1.0;
        if self.minimised || self.full_screen || !is_open {
            return before;
        }
        if self.maximised {
            return WindowPlace {
                maximised: true,
                ..before
            };
        }
        let position = self.position.unwrap_or(Point::new(before.x, before.y));
        WindowPlace {
            x: position.x,
            y: position.y,
            width: self.size.width,
            height: self.size.height,
            scale: self.scale,
            maximised: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMAL: WindowState = WindowState {
        size: Size::new(1280.0, 800.0),
        position: Some(Point::new(40.0, 30.0)),
        scale: 1.0,
        maximised: false,
        minimised: false,
        full_screen: false,
    };

    #[test]
    fn only_the_normal_state_is_stored_as_the_place() {
        let before = NORMAL.place(WindowPlace::default());
        assert_eq!((before.x, before.y, before.width), (40.0, 30.0, 1280.0));
        let covering = WindowState {
            size: Size::new(1924.0, 1084.0),
            position: Some(Point::new(-4.0, -4.0)),
            ..NORMAL
        };
        let full_screen = WindowState {
            full_screen: true,
            ..covering
        };
        assert_eq!(full_screen.place(before), before);
        let minimised = WindowState {
            minimised: true,
            ..covering
        };
        assert_eq!(minimised.place(before), before);
        let empty = WindowState {
            size: Size::ZERO,
            ..NORMAL
        };
        assert_eq!(empty.place(before), before);
        let maximised = WindowState {
            maximised: true,
            ..covering
        };
        let stored = maximised.place(before);
        assert!(stored.maximised);
        assert_eq!((stored.x, stored.y, stored.width), (40.0, 30.0, 1280.0));
    }
}
