//! Restrictions of Windows on files, in words: reserved names, and its reasons for refusing a file. All functions can be called on any
//! system, but apply only on Windows.

use std::io;
use std::path::{Component, Path};

use words::say;

/// Device names, reserved with any extension.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
/// Device names when followed by a digit.
const NUMBERED_DEVICES: [&str; 2] = ["COM", "LPT"];

/// Windows error codes.
const NO_FILE: i32 = 2;
const NO_FOLDER: i32 = 3;
const ACCESS_DENIED: i32 = 5;
const WRITE_PROTECTED: i32 = 19;
const IN_USE: i32 = 32;
const LOCKED: i32 = 33;
const DISK_FULL: i32 = 112;
const INVALID_NAME: i32 = 123;
const NAME_TOO_LONG: i32 = 206;

/// Why Windows forbids one of the names in a path; `None` if it does not. `None` on other systems, which report such errors themselves.
pub fn forbidden_reason(path: &Path) -> Option<&'static str> {
    let mut names = path.components().filter_map(|part| match part {
        Component::Normal(name) => name.to_str(),
        _ => None,
    });
    names
        .find_map(forbidden_by_windows)
        .filter(|_| cfg!(windows))
}

/// Why Windows forbids a file or folder of this name.
fn forbidden_by_windows(name: &str) -> Option<&'static str> {
    let is_forbidden_character = |letter: char| letter < ' ' || "<>:\"/\\|?*".contains(letter);
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let is_device = |device: &&str| stem.eq_ignore_ascii_case(device);
    let is_numbered = |device: &&str| {
        let letters =
            stem.trim_end_matches(|last: char| last.is_ascii_digit() || "¹²³".contains(last));
        letters.eq_ignore_ascii_case(device) && stem.chars().count() == device.len() + 1
    };
    if name.contains(is_forbidden_character) {
        Some(say!("file-windows-characters"))
    } else if name.ends_with(['.', ' ']) {
        Some(say!("file-windows-end-of-name"))
    } else if DEVICES.iter().any(is_device) || NUMBERED_DEVICES.iter().any(is_numbered) {
        Some(say!("file-windows-device-name"))
    } else {
        None
    }
}

/// A Windows error in words that a player understands, if this is Windows.
pub(super) fn words(error: &io::Error) -> Option<&'static str> {
    let code = error.raw_os_error().filter(|_| cfg!(windows));
    code.and_then(words_of)
}

fn words_of(code: i32) -> Option<&'static str> {
    Some(match code {
        NO_FILE => say!("file-missing"),
        NO_FOLDER => say!("file-folder-missing"),
        ACCESS_DENIED => {
            say!("file-locked-or-read-only")
        }
        WRITE_PROTECTED => say!("file-write-protected"),
        IN_USE | LOCKED => say!("file-in-use"),
        DISK_FULL => say!("file-disk-full"),
        INVALID_NAME => say!("file-windows-name"),
        NAME_TOO_LONG => say!("file-name-too-long"),
        _ => return None,
    })
}

/// Text with the line ends of this system.
pub fn with_system_line_ends(text: &str) -> String {
    match cfg!(windows) {
        true => text.replace('\n', "\r\n"),
        false => text.to_owned(),
    }
}

/// Whether another program is using the file, such as a virus scanner that checks every new file for a moment.
pub fn is_in_use(error: &io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(ACCESS_DENIED | IN_USE | LOCKED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_names_are_accepted() {
        for name in [
            "evening.mah",
            "Anna's 3rd",
            "äöü 麻將.mah",
            ".hidden",
            "console.mah",
            "COM.mah",
            "com10",
            "nul-1",
        ] {
            assert_eq!(forbidden_by_windows(name), None, "{name}");
        }
    }

    #[test]
    fn reserved_names_are_refused_with_a_message() {
        for name in [
            "CON",
            "con.mah",
            "Nul.tar.gz",
            "com1.mah",
            "LPT9",
            "lpt¹",
            "conin$",
            "aux .mah",
        ] {
            assert!(
                forbidden_by_windows(name).is_some_and(|why| why.contains("device")),
                "{name}"
            );
        }
        for name in ["a:b", "why?.mah", "2*3", "a\"b", "tab\there", "<us>", "a|b"] {
            assert!(
                forbidden_by_windows(name).is_some_and(|why| why.contains("cannot contain")),
                "{name}"
            );
        }
        for name in ["evening.", "evening "] {
            assert!(
                forbidden_by_windows(name).is_some_and(|why| why.contains("end")),
                "{name}"
            );
        }
    }

    #[test]
    fn only_windows_refuses_names() {
        let reason = forbidden_reason(Path::new("games/con.mah"));
        assert_eq!(reason.is_some(), cfg!(windows));
        assert_eq!(forbidden_reason(Path::new("../games/evening.mah")), None);
    }

    #[test]
    fn windows_errors_have_helpful_messages() {
        for code in [
            NO_FILE,
            NO_FOLDER,
            ACCESS_DENIED,
            WRITE_PROTECTED,
            IN_USE,
            LOCKED,
            DISK_FULL,
            INVALID_NAME,
            NAME_TOO_LONG,
        ] {
            assert!(
                words_of(code).is_some_and(|words| words.ends_with('.')),
                "{code}"
            );
        }
        assert_eq!(words_of(0), None);
    }
}
