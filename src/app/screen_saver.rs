//! The screen saver: the table alone on one monitor, all others dark, and no pointer.

use iced::widget::{container, mouse_area, space, stack};
use iced::{Element, Fill, Point, Size, Task, Theme, mouse, window};

use super::input::demo_input;
use super::widget::listen;
use super::window::Monitor;
use super::{App, Message, theme};
use crate::presenter::{DemoInput, Input};

/// Pointer movements up to this length do not end the screen saver, in pixels.
const IGNORED_MOVEMENT: f32 = 8.0;

impl App {
    /// The content of a window: the table, or nothing in a dark window.
    fn view_of(&self, window: window::Id) -> Element<'_, Message> {
        match self.dark_windows.contains(&window) {
            true => dark(window),
            false => self.view(),
        }
    }

    /// Handles a pointer movement in a dark window. Each window has its own origin, so a resting pointer seems to move when another window
    /// appears under it.
    pub(super) fn moved_in_dark_window(&mut self, window: window::Id, at: Point) -> Task<Message> {
        let (before, first) = *self.dark_pointer.get_or_insert((window, at));
        if before != window {
            self.dark_pointer = Some((window, at));
        } else if first.distance(at) > IGNORED_MOVEMENT {
            // The presenter would measure a movement once more.
            return self.send(Input::DemoInput(DemoInput::Button));
        }
        Task::none()
    }
}

/// Runs the screen saver: `window` has the table, and each other monitor a dark window.
///
/// # Errors
/// The windows cannot be opened.
pub fn run(
    boot: impl Fn() -> (App, Task<Message>) + 'static,
    window: window::Settings,
    others: Vec<window::Settings>,
) -> iced::Result {
    let boot_with_windows = move || {
        let (mut app, task) = boot();
        let (id, table) = window::open(window.clone());
        let fill = window::set_mode(id, window::Mode::Fullscreen);
        let mut opened = vec![table.discard().chain(fill), task];
        for other in &others {
            let (id, dark) = window::open(other.clone());
            app.dark_windows.push(id);
            opened.push(dark.discard());
        }
        (app, Task::batch(opened))
    };
    let mut app = iced::daemon(boot_with_windows, App::update, App::view_of)
        .title(|app: &App, _| app.title())
        .theme(|app: &App, _| app.theme())
        .style(App::style)
        .subscription(App::subscription)
        .default_font(theme::REGULAR);
    for font in theme::FONTS {
        app = app.font(font);
    }
    app.run()
}

/// The dark windows, for all monitors but the one with the table.
pub fn dark_windows(monitors: &[Monitor], scale: f32) -> Vec<window::Settings> {
    let with_table = table_monitor(monitors);
    let others = monitors
        .iter()
        .filter(|monitor| Some(*monitor) != with_table);
    others.map(|monitor| filling(monitor, scale)).collect()
}

/// The window with the table, if the monitors are known.
pub fn table_window(monitors: &[Monitor], scale: f32) -> Option<window::Settings> {
    table_monitor(monitors).map(|monitor| filling(monitor, scale))
}

/// The monitor that shows the table: the primary one, or else the first in the list.
fn table_monitor(monitors: &[Monitor]) -> Option<&Monitor> {
    let primary = monitors.iter().find(|monitor| monitor.primary);
    primary.or(monitors.first())
}

/// A window that fills a monitor. It does not open in full screen, which would be on the monitor that the system considers current, wherever the
/// window is placed. `scale`: physical pixels per logical pixel.
fn filling(monitor: &Monitor, scale: f32) -> window::Settings {
    let (area, scale) = (monitor.area, scale.max(0.1));
    window::Settings {
        position: window::Position::Specific(Point::new(area.x / scale, area.y / scale)),
        size: Size::new(area.width / scale, area.height / scale),
        decorations: false,
        level: window::Level::AlwaysOnTop,
        exit_on_close_request: false,
        ..window::Settings::default()
    }
}

/// The content of a dark window; activity there ends the screen saver too.
fn dark<'a>(window: window::Id) -> Element<'a, Message> {
    let black = container(space().width(Fill).height(Fill))
        .style(|_: &Theme| container::Style::default().background(iced::Color::BLACK));
    listen(without_pointer(black.into()), move |event, _| {
        Some(match demo_input::of(event)? {
            DemoInput::Mouse(x, y) => Message::MovedInDarkWindow(window, Point::new(x, y)),
            input => Message::DemoInput(input),
        })
    })
}

/// The content under a layer that hides the pointer.
pub fn without_pointer(content: Element<'_, Message>) -> Element<'_, Message> {
    let cover =
        mouse_area(space().width(Fill).height(Fill)).interaction(mouse::Interaction::Hidden);
    stack![content, cover].into()
}

#[cfg(test)]
mod tests {
    use iced::Rectangle;

    use super::*;

    fn monitor(x: f32, width: f32, primary: bool) -> Monitor {
        Monitor {
            area: Rectangle::new(Point::new(x, 0.0), Size::new(width, 1080.0)),
            primary,
        }
    }

    #[test]
    fn every_monitor_has_a_window_and_the_primary_one_shows_the_table() {
        let monitors = [monitor(0.0, 1280.0, false), monitor(1280.0, 1920.0, true)];
        let table = table_window(&monitors, 1.0).expect("a window");
        let dark = dark_windows(&monitors, 1.0);
        assert_eq!(table.size, Size::new(1920.0, 1080.0));
        assert_eq!(dark.len(), 1);
        assert_eq!(dark[0].size, Size::new(1280.0, 1080.0));
        assert!(
            !table.fullscreen && !dark[0].fullscreen,
            "each window opens on its monitor"
        );
        let corner = Point::new(1280.0, 0.0);
        assert!(matches!(table.position, window::Position::Specific(place) if place == corner));
        assert!(table_window(&[], 1.0).is_none() && dark_windows(&[], 1.0).is_empty());
    }
}
