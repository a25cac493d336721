//! Asks the system for its appearance settings at each start, with a short timeout.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use storage::settings::SystemLook;

/// How long to wait for an answer; short, because the window should open soon.
const TIMEOUT: Duration = Duration::from_millis(400);

/// Asks the system. `None`: no answer, or not in time.
pub fn read() -> Option<SystemLook> {
    let (sender, receiver) = mpsc::channel();
    let spawned = thread::Builder::new()
        .name("system look".to_owned())
        .spawn(move || {
            // The receiver may be gone.
            let _ = sender.send(ask());
        });
    if let Err(error) = spawned {
        tracing::warn!(%error, "cannot ask the system for its appearance settings");
    }
    receiver.recv_timeout(TIMEOUT).ok().flatten()
}

/// Asks the settings portal of the desktop.
#[cfg(target_os = "linux")]
fn ask() -> Option<SystemLook> {
    use zbus::blocking::{Connection, Proxy};
    use zbus::zvariant::{OwnedValue, Value};

    let portal = || {
        let bus = Connection::session()?;
        Proxy::new(
            &bus,
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
        )
    };
    let portal = portal().ok()?;
    // Old portals wrap the value twice.
    let read = |namespace: &str, key: &str| -> Option<OwnedValue> {
        let value: OwnedValue = portal.call("Read", &(namespace, key)).ok()?;
        match &*value {
            Value::Value(inner) => inner.try_to_owned().ok(),
            _ => Some(value),
        }
    };
    let appearance = |key: &str| {
        let value = read("org.freedesktop.appearance", key)?;
        u32::try_from(&*value).ok()
    };
    let gnome = |namespace: &str, key: &str| {
        let value = read(namespace, key)?;
        bool::try_from(&*value).ok()
    };
    let scheme = appearance("color-scheme")?;
    Some(SystemLook {
        dark: scheme == 1,
        high_contrast: appearance("contrast") == Some(1)
            || gnome("org.gnome.desktop.a11y.interface", "high-contrast") == Some(true),
        reduced_motion: appearance("reduced-motion") == Some(1)
            || gnome("org.gnome.desktop.interface", "enable-animations") == Some(false),
    })
}

/// Reads the registry.
#[cfg(windows)]
fn ask() -> Option<SystemLook> {
    use winreg::RegKey;
    use winreg::enums::HKEY_CURRENT_USER;

    let user = RegKey::predef(HKEY_CURRENT_USER);
    let themes = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize";
    let light: Option<u32> = user
        .open_subkey(themes)
        .and_then(|themes| themes.get_value("AppsUseLightTheme"))
        .ok();
    let contrast: Option<String> = user
        .open_subkey(r"Control Panel\Accessibility\HighContrast")
        .and_then(|contrast| contrast.get_value("Flags"))
        .ok();
    let desktop = user.open_subkey(r"Control Panel\Desktop");
    let mask = desktop.and_then(|desktop| desktop.get_raw_value("UserPreferencesMask"));
    Some(SystemLook {
        dark: light == Some(0),
        // The first flag: high contrast is on.
        high_contrast: contrast
            .and_then(|flags| flags.parse::<u32>().ok())
            .is_some_and(|flags| flags & 1 != 0),
        // The bit for window animations.
        reduced_motion: mask.is_ok_and(|mask| mask.bytes.get(4).is_some_and(|byte| byte & 2 == 0)),
    })
}

/// Reads the preferences of macOS.
#[cfg(target_os = "macos")]
fn ask() -> Option<SystemLook> {
    let read = |arguments: &[&str]| {
        let output = std::process::Command::new("defaults")
            .args(arguments)
            .output();
        output
            .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
            .unwrap_or_default()
    };
    Some(SystemLook {
        dark: read(&["read", "-g", "AppleInterfaceStyle"]) == "Dark",
        high_contrast: read(&["read", "com.apple.universalaccess", "increaseContrast"]) == "1",
        reduced_motion: read(&["read", "com.apple.universalaccess", "reduceMotion"]) == "1",
    })
}

/// Other systems have no such settings.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn ask() -> Option<SystemLook> {
    None
}
