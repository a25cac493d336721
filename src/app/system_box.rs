//! The system's own box of files, where there is one that needs no toolkit: through the portal of the desktop on Linux, the native one
//! elsewhere. It comes as a window of its own, asked on another thread.

use std::path::{Path, PathBuf};

use rfd::FileDialog;

use crate::presenter::SystemBox;
use crate::save;

/// The name of the portal on the session's bus.
#[cfg(target_os = "linux")]
const PORTAL: &str = "org.freedesktop.portal.Desktop";

/// Whether there is one.
#[cfg(target_os = "linux")]
pub fn is_there() -> bool {
    let names = || {
        let bus = zbus::blocking::Connection::session()?;
        let bus = zbus::blocking::fdo::DBusProxy::new(&bus)?;
        Ok::<_, zbus::Error>([bus.list_names()?, bus.list_activatable_names()?].concat())
    };
    names().is_ok_and(|names| names.iter().any(|name| name.as_str() == PORTAL))
}

/// Whether there is one.
#[cfg(not(target_os = "linux"))]
pub fn is_there() -> bool {
    true
}

/// Asks the person; `None`: nothing was chosen.
pub fn ask(question: SystemBox) -> Option<PathBuf> {
    let own = FileDialog::new().add_filter(say!("file-chooser-games"), &[save::EXTENSION]);
    match question {
        SystemBox::Open(folder) => FileDialog::new()
            .add_filter(
                say!("system-box-games"),
                &[save::EXTENSION, save::NETWORK_EXTENSION],
            )
            .set_title(say!("file-chooser-open-mah-jongg-game"))
            .set_directory(folder)
            .pick_file(),
        SystemBox::SaveAs(path) => own
            .set_title(say!("file-chooser-save-mah-jongg-game-as"))
            .set_directory(path.parent().unwrap_or(Path::new(".")))
            .set_file_name(path.file_name().unwrap_or_default().to_string_lossy())
            .save_file(),
    }
}
