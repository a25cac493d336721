//! A virtual display.

use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running Xvfb, stopped when dropped.
pub struct Display {
    server: Child,
    /// Its name, as in `DISPLAY`.
    pub name: String,
}

impl Display {
    /// Opens a display of this size, such as `1280x800`, with a free number.
    pub fn open(size: &str) -> io::Result<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-ac", "-nolisten", "tcp"])
            .args(["-screen", "0", &format!("{size}x24")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(out) = server.stdout.take() {
            // It prints its number when it is ready.
            BufReader::new(out).read_line(&mut number)?;
        }
        let name = format!(":{}", number.trim());
        Ok(Self { server, name })
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
