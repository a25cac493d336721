//! The monitors of the desktop. The window library only knows the one on which a window is already open.

use iced::Rectangle;

/// A monitor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Monitor {
    /// Its area of the desktop, in physical pixels.
    pub area: Rectangle,
    /// Whether it is the primary monitor.
    pub primary: bool,
}

/// The monitors of the desktop. Keep this until the window is open.
#[derive(Default)]
pub struct Monitors {
    /// Empty if the system does not list them.
    pub list: Vec<Monitor>,
    /// Keeps a connection to the X server, which may restart when its only client leaves; that would close the window.
    #[cfg(target_os = "linux")]
    _display: Option<x11rb::rust_connection::RustConnection>,
}

/// The monitors; none under Wayland, which places windows itself, or if the X server does not list them.
#[cfg(target_os = "linux")]
pub fn monitors() -> Monitors {
    let is_wayland = std::env::var_os("WAYLAND_DISPLAY").is_some_and(|name| !name.is_empty());
    match is_wayland {
        true => Monitors::default(),
        false => x11().unwrap_or_else(|error| {
            tracing::debug!(%error, "the monitors are not known");
            Monitors::default()
        }),
    }
}

#[cfg(target_os = "linux")]
fn x11() -> Result<Monitors, Box<dyn std::error::Error>> {
    use x11rb::connection::Connection;
    use x11rb::protocol::randr::ConnectionExt;

    let (connection, screen) = x11rb::connect(None)?;
    let root = connection
        .setup()
        .roots
        .get(screen)
        .ok_or("the display has no such screen")?
        .root;
    let monitors = connection.randr_get_monitors(root, true)?.reply()?.monitors;
    let monitors = monitors.into_iter().map(|monitor| Monitor {
        area: Rectangle {
            x: f32::from(monitor.x),
            y: f32::from(monitor.y),
            width: f32::from(monitor.width),
            height: f32::from(monitor.height),
        },
        primary: monitor.primary,
    });
    Ok(Monitors {
        list: monitors.collect(),
        _display: Some(connection),
    })
}

/// The monitors; none if the system does not list them.
#[cfg(windows)]
pub fn monitors() -> Monitors {
    let monitors = display_info::DisplayInfo::all().unwrap_or_else(|error| {
        tracing::debug!(%error, "the monitors are not known");
        Vec::new()
    });
    let monitors = monitors.into_iter().map(|monitor| Monitor {
        area: Rectangle {
            x: monitor.x as f32,
            y: monitor.y as f32,
            width: monitor.width as f32,
            height: monitor.height as f32,
        },
        primary: monitor.is_primary,
    });
    Monitors {
        list: monitors.collect(),
    }
}

/// No monitors: macOS itself moves windows back onto the screen.
#[cfg(not(any(target_os = "linux", windows)))]
pub fn monitors() -> Monitors {
    Monitors::default()
}
