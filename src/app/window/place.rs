//! The place and size of the window when it opens: those it had last time, as far as the current monitors permit.

use iced::{Point, Rectangle, Size, window};

use super::monitors::Monitor;
use storage::settings::WindowPlace;

/// The application id, which must be that of the desktop entry and of the icon.
#[cfg(target_os = "linux")]
const APPLICATION_ID: &str = include_str!("../../../package/id");
/// Whether the window opens hidden: on Windows it must not have been shown before screen readers are connected to it.
pub const OPENS_HIDDEN: bool = cfg!(windows);
/// The size of the window at the first start.
const FIRST_SIZE: Size = Size::new(1280.0, 800.0);
/// The minimum size of the window.
const MIN_SIZE: Size = Size::new(640.0, 480.0);
/// The part of a monitor's height that a title bar and a task bar take, in logical pixels.
const BARS: f32 = 64.0;
/// A window of which less than this is visible, in logical pixels, is centred on the primary monitor.
const MIN_VISIBLE: f32 = 80.0;

/// The window settings for its last place, fitted to these monitors.
pub fn settings(place: &WindowPlace, monitors: &[Monitor]) -> window::Settings {
    let place = placed(place, monitors);
    window::Settings {
        size: size(&place),
        min_size: Some(MIN_SIZE),
        maximized: place.maximised,
        position: match place.is_known() {
            true => window::Position::Specific(Point::new(place.x, place.y)),
            false => window::Position::Default,
        },
        icon: icon(),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APPLICATION_ID.trim_ascii().to_owned(),
            ..Default::default()
        },
        visible: !OPENS_HIDDEN,
        // The program asks before it closes.
        exit_on_close_request: false,
        ..window::Settings::default()
    }
}

/// The last size of the window, or `FIRST_SIZE` if it is not known.
pub fn size(place: &WindowPlace) -> Size {
    match place.is_known() {
        true => at_least_minimum(Size::new(place.width, place.height)),
        false => FIRST_SIZE,
    }
}

fn at_least_minimum(size: Size) -> Size {
    Size::new(
        size.width.max(MIN_SIZE.width),
        size.height.max(MIN_SIZE.height),
    )
}

fn icon() -> Option<window::Icon> {
    let picture: &[u8] = match cfg!(windows) {
        // Windows shows it in the title bar, at 16 to 32 pixels, and takes other sizes from the executable.
        true => include_bytes!("../../../tilesets/icon/icon-32.png"),
        false => include_bytes!("../../../tilesets/icon/icon-64.png"),
    };
    let picture = image::load_from_memory(picture).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    window::icon::from_rgba(picture.into_raw(), width, height).ok()
}

/// The size, reduced if it exceeds that of the monitor, in logical pixels. A window that just fills the monitor keeps its size, since the
/// player made it that large.
fn reduced_to(size: Size, monitor: Size) -> Size {
    match size.width <= monitor.width && size.height <= monitor.height {
        true => size,
        false => without_bars(size, monitor),
    }
}

/// The size, reduced to leave space for title bar and task bar.
fn without_bars(size: Size, monitor: Size) -> Size {
    at_least_minimum(Size::new(
        size.width.min(monitor.width),
        size.height.min(monitor.height - BARS),
    ))
}

/// The place of a window before it opens.
fn placed(place: &WindowPlace, monitors: &[Monitor]) -> WindowPlace {
    let reduce = match place.is_known() {
        true => reduced_to,
        false => without_bars,
    };
    fitted(place, monitors, reduce)
}

/// What is known about the desktop before a window opens.
#[derive(Clone, Debug)]
pub struct Desktop {
    /// Its monitors; empty if the system does not list them.
    pub monitors: Vec<Monitor>,
    /// The scale for which the window is placed: the one it had last time.
    pub scale: f32,
}

/// The place to which an open window is moved, now that its scale is known. `monitor` is the logical size of its monitor,
/// for systems that do not list monitors.
pub(super) fn corrected(
    place: &WindowPlace,
    monitor: Option<Size>,
    desktop: &Desktop,
) -> WindowPlace {
    match monitor.filter(|_| desktop.monitors.is_empty()) {
        Some(monitor) => {
            let Size { width, height } = reduced_to(size(place), monitor);
            WindowPlace {
                width,
                height,
                ..*place
            }
        }
        None if place.scale == desktop.scale => *place,
        None => fitted(place, &desktop.monitors, without_bars),
    }
}

/// A place that is entirely on one of the monitors: the one that contained most of the window, or else the primary one. `reduce` limits a size to
/// that of a monitor. Without known monitors the place is unchanged.
fn fitted(
    place: &WindowPlace,
    monitors: &[Monitor],
    reduce: fn(Size, Size) -> Size,
) -> WindowPlace {
    let scale = place.scale.max(0.1);
    let logical = |monitor: &Monitor| {
        let area = monitor.area;
        Rectangle::new(
            Point::new(area.x / scale, area.y / scale),
            Size::new(area.width / scale, area.height / scale),
        )
    };
    let window = Rectangle::new(Point::new(place.x, place.y), size(place));
    let visible_area = |monitor: &&Monitor| {
        let visible = window.intersection(&logical(monitor));
        visible
            .filter(|part| part.width >= MIN_VISIBLE && part.height >= MIN_VISIBLE)
            .map_or(0.0, |part| part.width * part.height)
    };
    let best = monitors
        .iter()
        .max_by(|a, b| visible_area(a).total_cmp(&visible_area(b)));
    let primary = monitors.iter().find(|monitor| monitor.primary);
    let Some(best) = best else {
        return *place;
    };
    let is_visible = place.is_known() && visible_area(&best) > 0.0;
    let monitor = logical(if is_visible {
        best
    } else {
        primary.unwrap_or(best)
    });
    let size = reduce(window.size(), monitor.size());
    let room = Size::new(
        (monitor.width - size.width).max(0.0),
        (monitor.height - BARS - size.height).max(0.0),
    );
    let (x, y) = match is_visible {
        true => (
            place.x.clamp(monitor.x, monitor.x + room.width),
            place.y.clamp(monitor.y, monitor.y + room.height),
        ),
        false => (monitor.x + room.width / 2.0, monitor.y + room.height / 2.0),
    };
    WindowPlace {
        x,
        y,
        width: size.width,
        height: size.height,
        ..*place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(x: f32, width: f32, height: f32) -> Monitor {
        Monitor {
            area: Rectangle::new(Point::new(x, 0.0), Size::new(width, height)),
            primary: x == 0.0,
        }
    }

    /// A small monitor with a large one at its right.
    fn two_monitors() -> [Monitor; 2] {
        [monitor(0.0, 1366.0, 768.0), monitor(1366.0, 2560.0, 1440.0)]
    }

    fn at(x: f32, y: f32, width: f32, height: f32) -> WindowPlace {
        WindowPlace {
            x,
            y,
            width,
            height,
            ..WindowPlace::default()
        }
    }

    #[test]
    fn a_visible_window_stays_in_place() {
        for place in [
            at(0.0, 0.0, 1280.0, 700.0),
            at(1500.0, 40.0, 2000.0, 1300.0),
        ] {
            assert_eq!(placed(&place, &two_monitors()), place);
        }
    }

    #[test]
    fn a_window_too_large_for_its_monitor_is_reduced_and_moved_onto_it() {
        let place = at(50.0, 30.0, 2400.0, 1300.0);
        let small = [monitor(0.0, 1366.0, 768.0)];
        assert_eq!(placed(&place, &small), at(0.0, 0.0, 1366.0, 704.0));
        let partly_outside = at(900.0, 300.0, 1280.0, 700.0);
        let alone = [monitor(0.0, 1920.0, 1080.0)];
        assert_eq!(
            placed(&partly_outside, &alone),
            at(640.0, 300.0, 1280.0, 700.0)
        );
    }

    #[test]
    fn a_window_on_a_missing_monitor_is_centred_on_the_primary_one() {
        let place = at(2000.0, 100.0, 800.0, 600.0);
        assert_eq!(
            placed(&place, &two_monitors()),
            place,
            "it stays on the second"
        );
        assert_eq!(
            placed(&place, &two_monitors()[..1]),
            at(283.0, 52.0, 800.0, 600.0)
        );
    }

    #[test]
    fn a_window_is_fitted_in_physical_pixels_of_its_monitor() {
        let place = WindowPlace {
            scale: 2.0,
            ..at(100.0, 100.0, 1280.0, 800.0)
        };
        let placed = placed(&place, &[monitor(0.0, 1920.0, 1080.0)]);
        assert_eq!((placed.x, placed.y), (0.0, 0.0));
        assert_eq!((placed.width, placed.height), (960.0, 480.0));
    }

    #[test]
    fn the_first_window_fits_its_monitor() {
        let unknown = WindowPlace::default();
        let first = |width, height| size(&placed(&unknown, &[monitor(0.0, width, height)]));
        assert_eq!(first(1920.0, 1080.0), FIRST_SIZE);
        assert_eq!(first(1366.0, 768.0), Size::new(1280.0, 704.0));
        assert_eq!(first(320.0, 200.0), MIN_SIZE);
    }

    fn desktop(monitors: &[Monitor]) -> Desktop {
        Desktop {
            monitors: monitors.to_vec(),
            scale: 1.0,
        }
    }

    /// The window was placed before its scale was known, as if that were 1.
    #[test]
    fn the_first_window_moves_onto_a_monitor_with_a_scale() {
        let opened = |width, height| {
            let place = placed(&WindowPlace::default(), &[monitor(0.0, width, height)]);
            let scaled = WindowPlace {
                scale: 1.5,
                ..place
            };
            let place = corrected(&scaled, None, &desktop(&[monitor(0.0, width, height)]));
            let right = (place.x + place.width) * 1.5;
            let bottom = (place.y + place.height + BARS) * 1.5;
            assert!(right <= width && bottom <= height, "{place:?}");
            size(&place)
        };
        assert_eq!(opened(1920.0, 1080.0), Size::new(1280.0, 656.0));
        assert_eq!(opened(2560.0, 1440.0), FIRST_SIZE);
    }

    #[test]
    fn a_window_with_the_expected_scale_stays() {
        let place = at(0.0, 0.0, 1920.0, 1080.0);
        let same = corrected(&place, None, &desktop(&[monitor(0.0, 1920.0, 1080.0)]));
        assert_eq!(same, place);
    }

    #[test]
    fn under_wayland_only_the_size_is_corrected() {
        let place = at(0.0, 0.0, 1280.0, 800.0);
        let small = corrected(&place, Some(Size::new(1280.0, 720.0)), &desktop(&[]));
        assert_eq!(small, at(0.0, 0.0, 1280.0, 656.0));
    }

    #[test]
    fn without_known_monitors_the_place_is_unchanged() {
        let place = at(9000.0, 0.0, 640.0, 480.0);
        assert_eq!(placed(&place, &[]), place);
    }

    #[test]
    fn the_window_is_at_least_640_by_480() {
        let tiny = at(0.0, 0.0, 300.0, 200.0);
        let opened = settings(&tiny, &[monitor(0.0, 1366.0, 768.0)]);
        let smallest = Size::new(640.0, 480.0);
        assert_eq!((opened.size, opened.min_size), (smallest, Some(smallest)));
    }

    #[test]
    fn the_icon_can_be_read() {
        assert!(icon().is_some());
    }
}
