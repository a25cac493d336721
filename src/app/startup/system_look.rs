//! What the system says of how programs are to look: read once, at the first start, and from then on the player's own choice.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use storage::settings::{Colours, Settings, THEMES};
use words::Key;
use words::key;

/// The system is not waited for longer: the window is to open.
const PATIENCE: Duration = Duration::from_millis(400);

/// What the person has chosen for all programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemLook {
    /// Light letters on dark ground.
    pub dark: bool,
    /// Stronger contrasts.
    pub high_contrast: bool,
    /// As little movement as possible.
    pub reduced_motion: bool,
}

impl SystemLook {
    /// Asks the system. What it does not say in time is as usual.
    pub fn read() -> Self {
        let (answer, answered) = mpsc::channel();
        let asked = thread::Builder::new()
            .name("system look".to_owned())
            .spawn(move || {
                // Nobody may be waiting any more.
                let _ = answer.send(ask());
            });
        if let Err(error) = asked {
            tracing::warn!(%error, "cannot ask the system how programs look");
        }
        answered.recv_timeout(PATIENCE).unwrap_or_default()
    }

    /// Has the preferences of a first start follow it.
    pub fn apply(self, settings: &mut Settings) {
        let theme = |name: Key| {
            let mut themes = THEMES.iter();
            themes.find(|(key, _)| *key == name).map(|found| found.1)
        };
        let colours = match (self.dark, self.high_contrast) {
            (false, false) => None,
            (true, false) => Some(Colours::dark()),
            (true, true) => theme(key!("theme-midnight")),
            // Pure colours and black stakes.
            (false, true) => theme(key!("theme-1996")),
        };
        if let Some(colours) = colours {
            settings.colours = colours;
        }
        settings.motion.reduced |= self.reduced_motion;
    }
}

/// The desktop's portal for settings.
#[cfg(target_os = "linux")]
fn ask() -> SystemLook {
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
    let Ok(portal) = portal() else {
        return SystemLook::default();
    };
    // Old portals wrap the value once more.
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
    SystemLook {
        dark: appearance("color-scheme") == Some(1),
        high_contrast: appearance("contrast") == Some(1)
            || gnome("org.gnome.desktop.a11y.interface", "high-contrast") == Some(true),
        reduced_motion: appearance("reduced-motion") == Some(1)
            || gnome("org.gnome.desktop.interface", "enable-animations") == Some(false),
    }
}

/// The registry.
#[cfg(windows)]
fn ask() -> SystemLook {
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
    SystemLook {
        dark: light == Some(0),
        // The first flag: high contrast is on.
        high_contrast: contrast
            .and_then(|flags| flags.parse::<u32>().ok())
            .is_some_and(|flags| flags & 1 != 0),
        // The flag for animations in windows.
        reduced_motion: mask.is_ok_and(|mask| mask.bytes.get(4).is_some_and(|byte| byte & 2 == 0)),
    }
}

/// The preferences of macOS.
#[cfg(target_os = "macos")]
fn ask() -> SystemLook {
    let read = |arguments: &[&str]| {
        let output = std::process::Command::new("defaults")
            .args(arguments)
            .output();
        output
            .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
            .unwrap_or_default()
    };
    SystemLook {
        dark: read(&["read", "-g", "AppleInterfaceStyle"]) == "Dark",
        high_contrast: read(&["read", "com.apple.universalaccess", "increaseContrast"]) == "1",
        reduced_motion: read(&["read", "com.apple.universalaccess", "reduceMotion"]) == "1",
    }
}

/// Other systems say nothing.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn ask() -> SystemLook {
    SystemLook::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(look: SystemLook) -> Settings {
        let mut settings = Settings::default();
        look.apply(&mut settings);
        settings
    }

    #[test]
    fn a_first_start_looks_as_the_system_wants_it() {
        assert_eq!(applied(SystemLook::default()), Settings::default());
        let dark = applied(SystemLook {
            dark: true,
            reduced_motion: true,
            ..SystemLook::default()
        });
        assert_eq!(dark.colours, Colours::dark());
        assert!(dark.motion.reduced);
        for dark in [false, true] {
            let strong = applied(SystemLook {
                dark,
                high_contrast: true,
                ..SystemLook::default()
            });
            assert_eq!(strong.colours.dark, dark);
            assert_ne!(strong.colours, Colours::default());
            assert!(!strong.motion.reduced);
        }
    }
}
