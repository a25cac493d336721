//! Checks whether the Wayland compositor named in the environment answers.

use std::ffi::OsString;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

/// Whether the environment names a Wayland compositor that does not answer. A connection inherited from the parent process counts as alive.
pub fn is_dead() -> bool {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let Some(display) = set("WAYLAND_DISPLAY") else {
        return false;
    };
    set("WAYLAND_SOCKET").is_none() && !answers(display, set("XDG_RUNTIME_DIR"))
}

/// Whether a compositor listens at this display, which is a path or the name of a socket in the runtime folder.
fn answers(display: OsString, sockets: Option<OsString>) -> bool {
    let path = PathBuf::from(display);
    let path = match sockets {
        _ if path.is_absolute() => path,
        Some(sockets) => PathBuf::from(sockets).join(path),
        None => return false,
    };
    UnixStream::connect(path).is_ok()
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn a_display_is_alive_while_its_socket_is_open() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let sockets = || Some(folder.path().as_os_str().to_owned());
        let path = folder.path().join("wayland-7");
        assert!(!answers("wayland-7".into(), sockets()), "no display exists");
        let compositor = UnixListener::bind(&path)?;
        assert!(answers("wayland-7".into(), sockets()));
        assert!(answers(path.into(), None));
        assert!(!answers("wayland-7".into(), None), "a missing folder");
        drop(compositor);
        assert!(
            !answers("wayland-7".into(), sockets()),
            "a leftover socket file"
        );
        Ok(())
    }
}
