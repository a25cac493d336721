//! Window events, closing the window, and messages from the window library and from second instances of the program.

mod monitors;
#[cfg(windows)]
mod native;
mod place;
mod system_event;

pub use monitors::{Monitor, monitors};
#[cfg(windows)]
pub use native::{MenuWatch, hidden_window};
pub use place::{Desktop, settings, size};
pub use system_event::SystemEvent;

use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Point, Size, Task, window};

use super::{App, Message, menu};
use crate::presenter::{Command, Input, Origin};
use crate::session::signals;
use crate::session::single_instance::SingleInstance;
use place::corrected;
use storage::settings::WindowPlace;
use system_event::WindowState;
use words::say;

impl App {
    /// Prepares for an open window, which was placed for this desktop.
    pub(super) fn prepare_for_window(&mut self, desktop: Desktop) {
        self.desktop = Some(desktop);
        #[cfg(windows)]
        {
            self.menu_watch = Some(MenuWatch::begin());
        }
    }

    /// Handles a window event.
    pub(super) fn on_window(&mut self, event: &window::Event) -> Task<Message> {
        self.accessibility.on_window(event);
        match event {
            window::Event::Opened { size, .. } => {
                #[cfg(windows)]
                native::set_large_icon();
                self.lay_out(*size);
                let maximised = self.presenter.settings().window.maximised;
                let scale = window::oldest().and_then(window::scale_factor);
                let opened = window::oldest().and_then(|id| {
                    let monitor = window::monitor_size(id);
                    monitor.then(move |monitor| {
                        WindowState::query(id)
                            .map(move |state| SystemEvent::Opened(id, state, monitor).into())
                    })
                });
                // Under X11 a window with a given position does not open maximised.
                let maximise = match maximised {
                    true => window::oldest().and_then(|id| window::maximize(id, true)),
                    false => Task::none(),
                };
                let shown = match place::OPENS_HIDDEN {
                    true => window::oldest().and_then(show),
                    false => Task::none(),
                };
                Task::batch([shown, scale.map(Message::Scaled), opened, maximise])
            }
            window::Event::Resized(size) => {
                self.lay_out(*size);
                Self::query_state()
            }
            window::Event::Moved(_) => Self::query_state(),
            window::Event::Rescaled(scale) => {
                self.scene.rescale(*scale, &self.presenter);
                self.log_tiles();
                Task::none()
            }
            window::Event::Focused => {
                self.attention.set_focused(true);
                Task::none()
            }
            window::Event::Unfocused => {
                self.attention.set_focused(false);
                // Alt may be released in another window.
                self.menu.update(menu::Message::AltArmed(false));
                Task::none()
            }
            window::Event::CloseRequested if self.presenter.is_demo() => exit_program(),
            window::Event::CloseRequested => {
                self.send(Input::Command(Command::Exit, Origin::Mouse))
            }
            window::Event::FileDropped(path) => self.file_received(path.clone()),
            _ => Task::none(),
        }
    }

    /// Queries the whole window state, which decides whether the change just reported is stored.
    fn query_state() -> Task<Message> {
        let state = window::oldest().and_then(WindowState::query);
        state.map(|state| SystemEvent::StateReported(state).into())
    }

    /// Adapts to the size of the window.
    fn lay_out(&mut self, size: Size) {
        self.scene.resize(size, &self.presenter);
        self.log_tiles();
    }

    /// Handles a message from the window library or another process.
    pub(super) fn on_system_event(&mut self, event: SystemEvent) -> Task<Message> {
        match event {
            SystemEvent::Opened(id, state, monitor) => {
                let place = state.place(WindowPlace::default());
                let maximised = self.presenter.settings().window.maximised;
                if maximised || !place.is_known() {
                    return Task::none();
                }
                let corrected = match &self.desktop {
                    Some(desktop) => corrected(&place, monitor, desktop),
                    None => place,
                };
                let resize = match size(&corrected) {
                    new if new == size(&place) => Task::none(),
                    new => window::resize(id, new),
                };
                let move_to = match Point::new(corrected.x, corrected.y) {
                    new if new == Point::new(place.x, place.y) => Task::none(),
                    new => window::move_to(id, new),
                };
                Task::batch([resize, move_to])
            }
            SystemEvent::StateReported(state) => {
                let before = self.presenter.settings().window;
                match state.place(before) {
                    place if place == before => Task::none(),
                    place => self.send(Input::Window(place)),
                }
            }
            // A hint, which disappears with the next pointer movement.
            SystemEvent::NothingToClose => {
                let hint = say!("notice-nothing-to-close").to_owned();
                self.send(Input::PointedAt(Some(hint)))
            }
            SystemEvent::TerminationRequested => {
                self.connections.close_table();
                exit_program()
            }
            SystemEvent::OpenRequested(request) => {
                let front = window::oldest().and_then(|id| {
                    // A system that does not let programs take the focus marks the window instead.
                    let attention = Some(window::UserAttention::Informational);
                    Task::batch([
                        window::minimize(id, false),
                        window::gain_focus(id),
                        window::request_user_attention(id, attention),
                    ])
                });
                let opened = request.file.map(|path| self.file_received(path));
                Task::batch([front, opened.unwrap_or_else(Task::none)])
            }
        }
    }

    /// Waits for a termination signal. The program then ends without asking the player: the autosave, unless switched off, has every move, and
    /// a hosted table is closed properly.
    pub(super) fn wait_for_termination() -> Task<Message> {
        Task::future(signals::end()).map(|_| SystemEvent::TerminationRequested.into())
    }

    /// Listens for second instances of the program.
    pub(super) fn listen(&self, instance: SingleInstance) -> Task<Message> {
        let requests = iced::futures::stream::unfold(instance, async |mut instance| {
            instance
                .requests
                .recv()
                .await
                .map(|request| (request, instance))
        });
        Task::run(requests, |request| {
            SystemEvent::OpenRequested(request).into()
        })
    }
}

/// Whether the program has closed its window itself.
static CLOSED_BY_PROGRAM: AtomicBool = AtomicBool::new(false);

/// Shows a window that has opened hidden.
fn show(id: window::Id) -> Task<Message> {
    window::mode(id).then(move |mode| match mode {
        window::Mode::Hidden => window::set_mode(id, window::Mode::Windowed),
        window::Mode::Windowed | window::Mode::Fullscreen => Task::none(),
    })
}

/// Ends the program.
pub(super) fn exit_program() -> Task<Message> {
    CLOSED_BY_PROGRAM.store(true, Ordering::Relaxed);
    iced::exit()
}

/// Whether the program has closed its window itself. Otherwise its display was lost, which the window library does not report.
pub(super) fn was_closed_by_program() -> bool {
    CLOSED_BY_PROGRAM.load(Ordering::Relaxed)
}

impl From<SystemEvent> for Message {
    fn from(event: SystemEvent) -> Self {
        Self::System(event)
    }
}

/// Toggles full screen.
pub(super) fn toggle_full_screen() -> Task<Message> {
    window::oldest().and_then(|id| {
        window::mode(id).then(move |mode| {
            let next = match mode {
                window::Mode::Fullscreen => window::Mode::Windowed,
                window::Mode::Windowed | window::Mode::Hidden => window::Mode::Fullscreen,
            };
            window::set_mode(id, next)
        })
    })
}

/// Leaves full screen. A window that is not in full screen is minimised if `minimises`; otherwise a hint says that nothing can be closed.
pub(super) fn leave_full_screen(minimises: bool) -> Task<Message> {
    window::oldest().and_then(move |id| {
        window::mode(id).then(move |mode| match mode {
            window::Mode::Fullscreen => window::set_mode(id, window::Mode::Windowed),
            window::Mode::Windowed if minimises => window::minimize(id, true),
            window::Mode::Windowed => Task::done(SystemEvent::NothingToClose.into()),
            window::Mode::Hidden => Task::none(),
        })
    })
}
