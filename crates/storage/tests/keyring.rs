//! Passwords with a real keyring and without one. On Linux each test has a message bus of its own; Windows always has a keyring.
#![cfg(any(target_os = "linux", windows))]

use storage::settings::Passwords;

#[cfg(target_os = "linux")]
#[path = "../../../tests/needs/programs.rs"]
mod needs;

const SERVER: &str = "table.example:5000";

fn passwords(join: &str, host: &str) -> Passwords {
    Passwords {
        server: SERVER.to_owned(),
        join: join.to_owned(),
        host: host.to_owned(),
    }
}

#[test]
#[ignore = "run where there is a keyring"]
fn passwords_are_stored_and_recalled() {
    passwords("hush", "mum").store();
    assert_eq!(Passwords::load(SERVER), passwords("hush", "mum"));
    let elsewhere = Passwords::load("another.example:5000");
    assert_eq!(
        (elsewhere.join.as_str(), elsewhere.host.as_str()),
        ("", "mum")
    );
    passwords("another", "mum").store();
    assert_eq!(Passwords::load(SERVER), passwords("another", "mum"));
    passwords("", "").store();
    assert_eq!(Passwords::load(SERVER), passwords("", ""));
}

#[test]
#[ignore = "run where there is none"]
fn without_a_keyring_passwords_are_forgotten() {
    passwords("hush", "mum").store();
    assert_eq!(Passwords::load(SERVER), passwords("", ""));
}

#[cfg(target_os = "linux")]
mod on_linux {
    use std::fs;
    use std::io;
    use std::process::{Command, Output};

    use super::needs;

    /// Runs an ignored test of this file on a bus of its own, after these shell commands.
    fn run_on_own_bus(before: &str, test: &str) -> io::Result<Output> {
        let (home, runtime) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let output = Command::new("dbus-run-session")
            .args(["--", "sh", "-c", &format!("{before}exec \"$0\" \"$@\"")])
            .arg(std::env::current_exe()?)
            .args(["--ignored", "--exact", "--nocapture", test])
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", runtime.path())
            .env_remove("XDG_DATA_HOME")
            .env_remove("XDG_CURRENT_DESKTOP")
            .output()?;
        let files = file_contents(home.path())?;
        let has_password = |bytes: &[u8]| bytes.windows(4).any(|part| part == b"hush");
        assert!(
            !files.iter().any(|bytes| has_password(bytes)),
            "the password is in plain text on the disk"
        );
        Ok(output)
    }

    /// The contents of all files in a folder and its subfolders.
    fn file_contents(folder: &std::path::Path) -> io::Result<Vec<Vec<u8>>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                found.extend(file_contents(&path)?);
            } else if path.is_file() {
                found.push(fs::read(&path)?);
            }
        }
        Ok(found)
    }

    fn assert_passed(output: &Output) {
        let [said, errors] =
            [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        assert!(
            output.status.success() && said.contains("1 passed"),
            "{said}{errors}"
        );
    }

    #[test]
    fn a_keyring_stores_passwords_and_none_is_on_the_disk_in_plain_text() -> io::Result<()> {
        if needs::any_missing(needs::KEYRING) {
            return Ok(());
        }
        let unlocked =
            "printf open | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; ";
        assert_passed(&run_on_own_bus(
            unlocked,
            "passwords_are_stored_and_recalled",
        )?);
        Ok(())
    }

    /// The program then asks for the password again; nothing blocks or fails.
    #[test]
    fn nothing_is_stored_without_a_keyring() -> io::Result<()> {
        if needs::any_missing(&["dbus-run-session"]) {
            return Ok(());
        }
        // This folder contains no service that the bus could start.
        let none = "export XDG_DATA_DIRS=/nowhere DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere; ";
        assert_passed(&run_on_own_bus(
            none,
            "without_a_keyring_passwords_are_forgotten",
        )?);
        Ok(())
    }
}
