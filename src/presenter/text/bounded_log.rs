//! A bounded list of lines: a server can send any number, and a window may stay open for days.

/// The maximum number of lines, ...
const MAX_LINES: usize = 5000;
/// ... and of bytes in them.
const MAX_BYTES: usize = 1 << 20;

/// The last lines, newest last.
#[derive(Clone, Debug, Default)]
pub struct BoundedLog {
    lines: Vec<String>,
    bytes: usize,
    /// The number of lines ever added.
    total_lines: usize,
}

impl BoundedLog {
    /// Adds a line.
    pub fn push(&mut self, line: String) {
        self.bytes += line.len();
        self.total_lines += 1;
        self.lines.push(line);
        if self.lines.len() > MAX_LINES || self.bytes > MAX_BYTES {
            // Drops a quarter at once, so that the rest is not moved each time.
            let dropped = self.lines.drain(..self.lines.len().div_ceil(4));
            self.bytes -= dropped.map(|line| line.len()).sum::<usize>();
        }
    }

    /// The stored lines.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The number of lines ever added, including those dropped since.
    pub fn total_lines(&self) -> usize {
        self.total_lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_lines_are_kept() {
        let mut log = BoundedLog::default();
        for number in 0..3 * MAX_LINES {
            log.push(number.to_string());
        }
        assert!(log.lines().len() <= MAX_LINES);
        assert!(log.lines().len() > MAX_LINES / 2);
        assert_eq!(log.lines().last(), Some(&(3 * MAX_LINES - 1).to_string()));
        assert_eq!(log.total_lines(), 3 * MAX_LINES);
        for _ in 0..3000 {
            log.push("x".repeat(4000));
        }
        let bytes: usize = log.lines().iter().map(String::len).sum();
        assert!(bytes <= MAX_BYTES);
        assert_eq!(log.bytes, bytes);
    }
}
