//! A session bus for a test.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A session bus, stopped when dropped.
pub struct SessionBus {
    daemon: Child,
    /// Where programs reach it, as in `DBUS_SESSION_BUS_ADDRESS`.
    pub address: String,
}

impl SessionBus {
    /// Starts a bus whose sockets are in a folder.
    pub fn open(folder: &Path) -> Self {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .env("XDG_RUNTIME_DIR", folder)
            .env_remove("DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        let out = daemon.stdout.take().expect("standard output is a pipe");
        // It prints its address when it is ready.
        let read = BufReader::new(out).read_line(&mut address);
        read.expect("the bus prints its address");
        let address = address.trim().to_owned();
        Self { daemon, address }
    }
}

impl Drop for SessionBus {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
