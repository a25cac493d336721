//! Where the window stands, and how large it is.

use iced::{Point, Size, window};

use crate::settings::WindowPlace;

/// The size of the window at the first start.
const FIRST_SIZE: Size = Size::new(1280.0, 800.0);
/// No window is smaller.
const LEAST_SIZE: Size = Size::new(640.0, 480.0);
/// What a title bar and the bar of the desktop take of the height of a monitor.
const BARS: f32 = 64.0;
/// So much of the window must be on the monitor, or it is centred.
const IN_SIGHT: f32 = 80.0;

/// The window as it was left.
pub fn settings(place: &WindowPlace) -> window::Settings {
    let known = place.width > 0.0 && place.height > 0.0;
    window::Settings {
        size: size(place),
        min_size: Some(LEAST_SIZE),
        maximized: known && place.maximised,
        position: match known {
            true => window::Position::Specific(Point::new(place.x, place.y)),
            false => window::Position::Default,
        },
        icon: icon(),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: "red-stake".to_owned(),
            ..Default::default()
        },
        // Leaving is asked about first.
        exit_on_close_request: false,
        ..window::Settings::default()
    }
}

/// The size of the window as it was left.
pub fn size(place: &WindowPlace) -> Size {
    match place.width >= LEAST_SIZE.width && place.height >= LEAST_SIZE.height {
        true => Size::new(place.width, place.height),
        false => FIRST_SIZE,
    }
}

fn icon() -> Option<window::Icon> {
    let picture = image::load_from_memory(include_bytes!("../../../tilesets/icon/icon-64.png"));
    let picture = picture.ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    window::icon::from_rgba(picture.into_raw(), width, height).ok()
}

/// Where a window goes that could not be seen on this monitor; `None` if it can stay.
pub(super) fn centred(place: &WindowPlace, monitor: Size) -> Option<Point> {
    let size = size(place);
    let seen = place.x + size.width >= IN_SIGHT
        && place.x <= monitor.width - IN_SIGHT
        && place.y >= 0.0
        && place.y <= monitor.height - IN_SIGHT;
    let middle = |room: f32, own: f32| ((room - own) / 2.0).max(0.0);
    (!seen).then(|| {
        Point::new(
            middle(monitor.width, size.width),
            middle(monitor.height, size.height),
        )
    })
}

/// The size of the first window on a monitor that has no room for the usual one; `None` if it has.
pub(super) fn cut_to(monitor: Size) -> Option<Size> {
    let width = FIRST_SIZE.width.min(monitor.width);
    let height = FIRST_SIZE.height.min(monitor.height - BARS);
    let size = Size::new(width.max(LEAST_SIZE.width), height.max(LEAST_SIZE.height));
    (size != FIRST_SIZE).then_some(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MONITOR: Size = Size::new(1920.0, 1080.0);

    fn at(x: f32, y: f32) -> WindowPlace {
        WindowPlace {
            x,
            y,
            width: 1280.0,
            height: 800.0,
            maximised: false,
        }
    }

    #[test]
    fn a_window_that_can_be_seen_stays_where_it_was() {
        for place in [at(0.0, 0.0), at(-300.0, 40.0), at(1700.0, 900.0)] {
            assert_eq!(centred(&place, MONITOR), None, "{place:?}");
        }
    }

    #[test]
    fn a_window_outside_the_monitor_is_centred() {
        for place in [at(-1279.0, 0.0), at(2500.0, 10.0), at(10.0, 1080.0)] {
            let middle = Point::new(320.0, 140.0);
            assert_eq!(centred(&place, MONITOR), Some(middle), "{place:?}");
        }
    }

    #[test]
    fn the_first_window_fits_its_monitor() {
        assert_eq!(cut_to(MONITOR), None);
        let small = Size::new(1366.0, 768.0);
        assert_eq!(cut_to(small), Some(Size::new(1280.0, 704.0)));
        assert_eq!(cut_to(Size::new(320.0, 200.0)), Some(LEAST_SIZE));
    }

    #[test]
    fn the_icon_can_be_read() {
        assert!(icon().is_some());
    }
}
