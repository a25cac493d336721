//! System errors in words that a player understands, the same on every system.

use std::io::{self, ErrorKind};

use super::windows;
use words::say;

/// Why an operation on a file, a folder or a connection failed, as a sentence without the system's error number.
pub fn reason(error: &io::Error) -> String {
    let known = windows::words(error).or_else(|| words(error));
    let text = error.to_string();
    match (known, error.raw_os_error()) {
        (Some(known), _) => known.to_owned(),
        (None, Some(_)) => say!("file-system-says", text = without_error_code(&text)),
        // An error of this program, as a sentence.
        (None, None) => text,
    }
}

/// Whether an error means that a file does not exist: it is missing, or its parent is not a folder.
pub fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// The words for an error without a text of its own, and for an unknown host.
fn words(error: &io::Error) -> Option<&'static str> {
    // An error with a text of its own says more than its kind.
    let is_plain = error.raw_os_error().is_some() || error.get_ref().is_none();
    if !is_plain {
        return is_unknown_host(error).then(|| say!("network-unknown-computer"));
    }
    Some(match error.kind() {
        ErrorKind::NotFound => say!("file-missing"),
        ErrorKind::PermissionDenied => say!("file-not-allowed"),
        ErrorKind::AlreadyExists => say!("file-exists"),
        ErrorKind::NotADirectory => say!("file-folder-missing"),
        ErrorKind::IsADirectory => say!("file-is-folder"),
        ErrorKind::ReadOnlyFilesystem => say!("file-write-protected"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            say!("file-disk-full")
        }
        ErrorKind::InvalidFilename => say!("file-name-too-long"),
        ErrorKind::InvalidData => say!("file-not-text"),
        ErrorKind::ConnectionRefused => say!("network-refused"),
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::BrokenPipe
        | ErrorKind::NotConnected
        | ErrorKind::UnexpectedEof => say!("network-connection-broke"),
        ErrorKind::TimedOut | ErrorKind::HostUnreachable => say!("network-timeout"),
        ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => say!("network-no-network"),
        ErrorKind::AddrInUse => say!("network-address-in-use"),
        ErrorKind::AddrNotAvailable => say!("network-foreign-address"),
        _ => return None,
    })
}

/// Whether a host name could not be resolved. The standard library has no error kind for that.
fn is_unknown_host(error: &io::Error) -> bool {
    error.to_string().starts_with("failed to lookup address")
}

/// An error text of the system without the number at its end.
pub fn without_error_code(text: &str) -> &str {
    let end = text.rfind(" (os error ");
    end.map_or(text, |end| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_error_text_contains_the_error_code() {
        let errors = (1..200).map(io::Error::from_raw_os_error);
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::ConnectionRefused,
            ErrorKind::Other,
        ];
        for error in errors.chain(kinds.map(io::Error::from)) {
            let text = reason(&error);
            assert!(!text.contains("os error") && !text.is_empty(), "{text}");
        }
        let own = io::Error::other("the cat sat on it");
        assert_eq!(reason(&own), "the cat sat on it");
    }

    #[test]
    fn refused_connections_and_unknown_hosts_have_messages() {
        let refused = io::Error::from(ErrorKind::ConnectionRefused);
        assert_eq!(reason(&refused), "Nobody is listening there.");
        let text = "failed to lookup address information: Name or service not known";
        assert_eq!(
            reason(&io::Error::other(text)),
            "There is no computer of that name."
        );
    }
}
