//! The file dialog of the system, if available without a GUI toolkit: through the desktop portal on Linux, natively elsewhere. It opens on
//! another thread.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use iced::{Task, window};
use rfd::FileDialog;

use super::background::Outbox;
use crate::presenter::Work;
use storage::save;
use words::say;

/// A question to ask with the file dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SystemDialog {
    /// Which game to open, starting in this folder.
    Open(PathBuf),
    /// Where to save, starting with this file.
    SaveAs(PathBuf),
    /// From which file to take sheets of the Scorekeeper, starting in this folder.
    Sheets(PathBuf),
}

/// A choice in the file dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemChoice {
    /// The file.
    pub path: PathBuf,
    /// The file exists, and the system has not asked the player whether to overwrite it.
    pub overwrites: bool,
}

/// The name of the portal on the session bus.
#[cfg(target_os = "linux")]
const PORTAL: &str = "org.freedesktop.portal.Desktop";

/// Whether the system has a file dialog.
#[cfg(target_os = "linux")]
pub fn is_available() -> bool {
    let names = || {
        let bus = zbus::blocking::Connection::session()?;
        let bus = zbus::blocking::fdo::DBusProxy::new(&bus)?;
        Ok::<_, zbus::Error>([bus.list_names()?, bus.list_activatable_names()?].concat())
    };
    names().is_ok_and(|names| names.iter().any(|name| name.as_str() == PORTAL))
}

/// Whether the system has a file dialog.
#[cfg(not(target_os = "linux"))]
pub fn is_available() -> bool {
    true
}

/// Opens the file dialog on another thread. The task has no result if nothing was chosen.
///
/// The program's window is the dialog's parent: the dialog stays above it, and the system blocks the window meanwhile.
pub fn choose(question: SystemDialog, outbox: Outbox) -> Task<SystemChoice> {
    let with_parent = |window: &dyn window::Window| FileDialog::new().set_parent(window);
    window::oldest()
        .and_then(move |id| window::run(id, with_parent))
        .then(move |dialog| {
            let question = question.clone();
            outbox
                .run(Work::Reading, None, move || ask(dialog, question))
                .and_then(Task::done)
        })
}

/// Exists while the dialog is open, so that there is at most one.
struct OpenDialogGuard(());

static IS_OPEN: AtomicBool = AtomicBool::new(false);

impl OpenDialogGuard {
    /// `None`: another one is open.
    fn open() -> Option<Self> {
        let was_open = IS_OPEN.swap(true, Ordering::AcqRel);
        (!was_open).then_some(Self(()))
    }
}

impl Drop for OpenDialogGuard {
    fn drop(&mut self) {
        IS_OPEN.store(false, Ordering::Release);
    }
}

/// Shows the dialog and waits for the player. `None`: nothing was chosen, or a dialog is already open.
fn ask(dialog: FileDialog, question: SystemDialog) -> Option<SystemChoice> {
    let _only = OpenDialogGuard::open()?;
    match question {
        SystemDialog::Open(folder) => dialog
            .add_filter(
                say!("system-box-games"),
                &[
                    save::EXTENSION,
                    save::NETWORK_EXTENSION,
                    save::JOURNAL_EXTENSION,
                ],
            )
            .set_title(say!("file-chooser-title-open"))
            .set_directory(folder)
            .pick_file()
            .map(to_open),
        SystemDialog::SaveAs(path) => dialog
            .add_filter(say!("file-chooser-games"), &[save::EXTENSION])
            .set_title(say!("file-chooser-title-save"))
            .set_directory(path.parent().unwrap_or(Path::new(".")))
            .set_file_name(path.file_name().unwrap_or_default().to_string_lossy())
            .save_file()
            .map(to_save_as),
        SystemDialog::Sheets(folder) => dialog
            .add_filter(say!("keeper-saved-sheets"), &["json", "csv"])
            .set_title(say!("keeper-import-title"))
            .set_directory(folder)
            .pick_file()
            .map(to_open),
    }
}

fn to_open(path: PathBuf) -> SystemChoice {
    SystemChoice {
        path,
        overwrites: false,
    }
}

/// The choice of a typed name. The system has asked before replacing exactly that file. If the program adds the extension, it names another
/// file, about which the system has not asked.
fn to_save_as(typed: PathBuf) -> SystemChoice {
    let path = match typed.extension() {
        None => typed.with_extension(save::EXTENSION),
        Some(_) => typed.clone(),
    };
    SystemChoice {
        overwrites: path != typed && save::disk::exists(&path),
        path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_system_dialog_opens_at_a_time() {
        let open = OpenDialogGuard::open().expect("no dialog is open");
        let (dialog, folder) = (FileDialog::new(), std::env::temp_dir());
        assert_eq!(
            ask(dialog, SystemDialog::Open(folder)),
            None,
            "the system is not asked twice"
        );
        drop(open);
        // After a panic the dialog counts as closed.
        let broken = std::panic::catch_unwind(|| {
            let _open = OpenDialogGuard::open().expect("no dialog is open");
            std::panic::resume_unwind(Box::new(()));
        });
        assert!(broken.is_err());
        assert!(OpenDialogGuard::open().is_some());
    }

    #[test]
    fn a_file_the_system_dialog_did_not_confirm_needs_confirmation() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let existing = folder.path().join("sunday.mah");
        std::fs::write(&existing, "a game")?;
        let chosen = |name: &str| {
            let choice = to_save_as(folder.path().join(name));
            let name = choice.path.file_name().map(|name| name.to_owned());
            (name.unwrap_or_default(), choice.overwrites)
        };
        assert_eq!(chosen("sunday"), ("sunday.mah".into(), true));
        assert_eq!(chosen("sunday.mah"), ("sunday.mah".into(), false));
        assert_eq!(chosen("monday"), ("monday.mah".into(), false));
        assert_eq!(chosen("letter.txt"), ("letter.txt".into(), false));
        assert!(!to_open(existing).overwrites);
        Ok(())
    }
}
