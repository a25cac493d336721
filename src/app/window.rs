//! The window itself: what happens to it, closing it, and what the window library and second starts say.

mod place;
mod told;

pub use place::{settings, size};
pub use told::Told;

use iced::{Size, Task, window};

use super::{App, Message};
use crate::presenter::{Command, Origin, Stimulus};
use crate::session::signals;
use crate::session::single_instance::SingleInstance;
use crate::settings::WindowPlace;
use place::{centred, cut_to};

impl App {
    /// Takes what happens to the window.
    pub(super) fn on_window(&mut self, event: &window::Event) -> Task<Message> {
        let place = self.presenter.settings().window;
        match event {
            window::Event::Opened { size, .. } => {
                self.lay_out(*size);
                let known = place.width > 0.0;
                let monitor = window::oldest().and_then(move |id| {
                    window::monitor_size(id).map(move |size| match known {
                        true => Told::Monitor(id, size).into(),
                        false => Told::FirstMonitor(id, size).into(),
                    })
                });
                let scale = window::oldest().and_then(window::scale_factor);
                Task::batch([scale.map(Message::Scaled), monitor])
            }
            window::Event::Resized(size) => {
                self.lay_out(*size);
                let maximised = window::oldest().and_then(window::is_maximized);
                maximised.map(|is| Told::Maximised(is).into())
            }
            window::Event::Moved(at) if !place.maximised => {
                let (x, y) = (at.x, at.y);
                self.send(Stimulus::Window(WindowPlace { x, y, ..place }))
            }
            window::Event::Rescaled(scale) => {
                self.scene.rescale(*scale, self.presenter.settings());
                self.log_places();
                Task::none()
            }
            window::Event::CloseRequested => {
                self.send(Stimulus::Command(Command::Exit, Origin::Mouse))
            }
            window::Event::FileDropped(path) => self.file_arrived(path.clone()),
            _ => Task::none(),
        }
    }

    fn lay_out(&mut self, size: Size) {
        self.scene.resize(size, self.presenter.settings());
        self.log_places();
    }

    /// Takes what the window library, or a second start, says.
    pub(super) fn told(&mut self, told: Told) -> Task<Message> {
        let place = self.presenter.settings().window;
        match told {
            Told::Monitor(id, monitor) => monitor
                .and_then(|monitor| centred(&place, monitor))
                .map_or_else(Task::none, |to| window::move_to(id, to)),
            Told::FirstMonitor(id, monitor) => monitor
                .and_then(cut_to)
                .map_or_else(Task::none, |size| window::resize(id, size)),
            Told::Maximised(maximised) => {
                let size = self.scene.metrics().window;
                let place = match maximised {
                    true => WindowPlace { maximised, ..place },
                    false => WindowPlace {
                        maximised,
                        width: size.width,
                        height: size.height,
                        ..place
                    },
                };
                self.send(Stimulus::Window(place))
            }
            // A hint, which goes with the next movement of the pointer.
            Told::NothingToClose => {
                let hint = say!("notice-nothing-to-close").to_owned();
                self.send(Stimulus::PointedAt(Some(hint)))
            }
            Told::Ended => {
                self.lines.close_table();
                iced::exit()
            }
            Told::OpenRequested(request) => {
                let front = window::oldest().and_then(|id| {
                    Task::batch([window::minimize(id, false), window::gain_focus(id)])
                });
                let opened = request.file.map(|path| self.file_arrived(path));
                Task::batch([front, opened.unwrap_or_else(Task::none)])
            }
        }
    }

    /// Waits for a signal that ends the program, as `kill` sends it. Whoever sends it does not wait for an answer to a question: games are
    /// kept after every move, and a table of our own is closed in good order.
    pub(super) fn listen_for_the_end() -> Task<Message> {
        Task::future(signals::end()).map(|_| Told::Ended.into())
    }

    /// Listens to second starts.
    pub(super) fn listen(&self, instance: SingleInstance) -> Task<Message> {
        let requests = iced::futures::stream::unfold(instance, async |mut instance| {
            instance
                .requests
                .recv()
                .await
                .map(|request| (request, instance))
        });
        Task::run(requests, |request| Told::OpenRequested(request).into())
    }
}

impl From<Told> for Message {
    fn from(told: Told) -> Self {
        Self::Told(told)
    }
}
