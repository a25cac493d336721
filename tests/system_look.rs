//! Colours and motion follow the settings of the desktop, which the program reads from the settings portal, here a made-up one on a bus of its
//! own. No window is needed: the preferences are written before it opens.

#![cfg(target_os = "linux")]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use storage::settings::{self, Colours, Settings, SystemLook};
use zbus::blocking::{Connection, connection};
use zbus::fdo;
use zbus::zvariant::{OwnedValue, Value};

#[path = "needs/programs.rs"]
mod needs;
#[path = "window/session_bus.rs"]
mod session_bus;

use session_bus::SessionBus;

type TestResult<T = ()> = Result<T, Box<dyn Error>>;

const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";
const GNOME_ACCESS: &str = "org.gnome.desktop.a11y.interface";

/// The program waits 0.4 s for an answer. On a busy machine it is started again.
const STARTS: usize = 20;

/// A setting of the desktop: its namespace, its key and its value.
type DesktopSetting = (&'static str, &'static str, Value<'static>);

/// A settings portal.
struct Portal {
    settings: Vec<DesktopSetting>,
    /// Whether it packs a value twice, as older ones do.
    is_old: bool,
}

#[zbus::interface(name = "org.freedesktop.portal.Settings")]
impl Portal {
    fn read(&self, namespace: &str, key: &str) -> fdo::Result<OwnedValue> {
        let mut settings = self.settings.iter();
        let Some((.., value)) =
            settings.find(|(group, name, _)| (*group, *name) == (namespace, key))
        else {
            return Err(fdo::Error::InvalidArgs("no such setting".to_owned()));
        };
        let value = value.try_clone().map_err(zbus::Error::from)?;
        let value = match self.is_old {
            true => Value::Value(Box::new(value)),
            false => value,
        };
        Ok(OwnedValue::try_from(value).map_err(zbus::Error::from)?)
    }
}

/// A bus, and the home folder of a player.
struct Desktop {
    bus: SessionBus,
    home: tempfile::TempDir,
}

impl Desktop {
    fn new() -> TestResult<Self> {
        let home = tempfile::tempdir()?;
        let bus = SessionBus::open(home.path());
        Ok(Self { bus, home })
    }

    /// Puts a portal on the bus until the connection is dropped.
    fn with_portal(&self, settings: &[DesktopSetting], is_old: bool) -> TestResult<Connection> {
        let settings = settings.iter();
        let settings = settings.map(|(group, name, value)| Ok((*group, *name, value.try_clone()?)));
        let settings: Result<_, zbus::zvariant::Error> = settings.collect();
        let portal = Portal {
            settings: settings?,
            is_old,
        };
        let connection = connection::Builder::address(self.bus.address.as_str())?
            .name("org.freedesktop.portal.Desktop")?
            .serve_at("/org/freedesktop/portal/desktop", portal)?
            .build()?;
        Ok(connection)
    }

    fn preferences(&self) -> PathBuf {
        self.home.path().join("config/redstake/settings.toml")
    }

    /// Starts the program with a display that does not exist, so that it ends soon, and returns the preferences that it has left.
    fn start(&self) -> TestResult<Settings> {
        let folder = |name: &str| self.home.path().join(name);
        let output = Command::new(env!("CARGO_BIN_EXE_red-stake"))
            .env("DISPLAY", ":65000")
            .env_remove("WAYLAND_DISPLAY")
            .env("DBUS_SESSION_BUS_ADDRESS", &self.bus.address)
            .env("HOME", self.home.path())
            .env("XDG_RUNTIME_DIR", self.home.path())
            .env("XDG_CONFIG_HOME", folder("config"))
            .env("XDG_DATA_HOME", folder("data"))
            .env("XDG_STATE_HOME", folder("state"))
            .env("XDG_CACHE_HOME", folder("cache"))
            .stdin(Stdio::null())
            .output()?;
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        read(&self.preferences())
    }

    /// Starts the program until its preferences have this appearance.
    fn start_until(&self, look: SystemLook) -> TestResult<Settings> {
        let mut settings = self.start()?;
        for _ in 1..STARTS {
            if settings.system_look == look {
                break;
            }
            settings = self.start()?;
        }
        assert_eq!(settings.system_look, look);
        Ok(settings)
    }
}

fn read(path: &Path) -> TestResult<Settings> {
    let (settings, problems) = settings::read(path);
    assert!(path.is_file() && problems.is_empty(), "{problems:?}");
    Ok(settings)
}

#[test]
fn colours_and_motion_follow_the_desktop_at_each_start() -> TestResult {
    if needs::any_missing(needs::SESSION_BUS) {
        return Ok(());
    }
    let desktop = Desktop::new()?;
    let dark = || (APPEARANCE, "color-scheme", Value::U32(1));
    let light = || (APPEARANCE, "color-scheme", Value::U32(2));
    let look = |dark, high_contrast, reduced_motion| SystemLook {
        dark,
        high_contrast,
        reduced_motion,
    };

    let portal = desktop.with_portal(&[dark()], false)?;
    let settings = desktop.start_until(look(true, false, false))?;
    assert_eq!(settings.colours, Colours::dark());
    assert!(!settings.motion.reduced);
    drop(portal);

    let fields = [
        light(),
        (APPEARANCE, "contrast", Value::U32(1)),
        (APPEARANCE, "reduced-motion", Value::U32(1)),
    ];
    let portal = desktop.with_portal(&fields, true)?;
    let settings = desktop.start_until(look(false, true, true))?;
    assert!(!settings.colours.dark && settings.colours != Colours::default());
    assert!(settings.motion.reduced);
    drop(portal);

    // Before the portal knew contrast and motion, GNOME had settings of its own for them.
    let fields = [
        dark(),
        (GNOME_ACCESS, "high-contrast", Value::Bool(true)),
        (GNOME, "enable-animations", Value::Bool(false)),
    ];
    let portal = desktop.with_portal(&fields, false)?;
    let settings = desktop.start_until(look(true, true, true))?;
    assert!(settings.colours.dark && settings.colours != Colours::dark());
    drop(portal);

    let without_portal = desktop.start()?;
    assert_eq!(without_portal, settings, "no answer changes nothing");

    let portal = desktop.with_portal(&[light()], false)?;
    let settings = desktop.start_until(SystemLook::default())?;
    assert_eq!(settings.colours, Colours::default());
    assert!(!settings.motion.reduced);
    drop(portal);
    Ok(())
}

#[test]
fn colours_that_the_player_has_chosen_stay() -> TestResult {
    if needs::any_missing(needs::SESSION_BUS) {
        return Ok(());
    }
    let desktop = Desktop::new()?;
    let own = settings::THEMES[3].1;
    let chosen = Settings {
        colours: own,
        ..Settings::default()
    };
    let path = desktop.preferences();
    fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    settings::write(&path, &chosen)?;
    let dark = (APPEARANCE, "color-scheme", Value::U32(1));
    let portal = desktop.with_portal(&[dark], false)?;
    let look = SystemLook {
        dark: true,
        ..SystemLook::default()
    };
    assert_eq!(desktop.start_until(look)?.colours, own);
    drop(portal);
    Ok(())
}
