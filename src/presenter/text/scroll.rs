//! A bounded list of lines: a server can send any number, and a window may stay open for days.

/// The maximum number of lines, ...
const MAX_LINES: usize = 5000;
/// ... and of bytes in them.
const MAX_BYTES: usize = 1 << 20;

/// The last lines, newest last.
#[derive(Clone, Debug, Default)]
pub struct Scroll {
    lines: Vec<String>,
    bytes: usize,
    /// The number of lines ever added.
    said: usize,
}

impl Scroll {
    /// Adds a line.
    pub fn push(&mut self, line: String) {
        self.bytes += line.len();
        self.said += 1;
        self.lines.push(line);
        if self.lines.len() > MAX_LINES || self.bytes > MAX_BYTES {
            // Drops a quarter at once, so that the rest is not moved each time.
            let forgotten = self.lines.drain(..self.lines.len().div_ceil(4));
            self.bytes -= forgotten.map(|line| line.len()).sum::<usize>();
        }
    }

    /// The stored lines.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The number of lines ever added.
    pub fn said(&self) -> usize {
        self.said
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_lines_are_kept() {
        let mut scroll = Scroll::default();
        for number in 0..3 * MAX_LINES {
            scroll.push(number.to_string());
        }
        assert!(scroll.lines().len() <= MAX_LINES);
        assert!(scroll.lines().len() > MAX_LINES / 2);
        assert_eq!(
            scroll.lines().last(),
            Some(&(3 * MAX_LINES - 1).to_string())
        );
        assert_eq!(scroll.said(), 3 * MAX_LINES);
        for _ in 0..3000 {
            scroll.push("x".repeat(4000));
        }
        let bytes: usize = scroll.lines().iter().map(String::len).sum();
        assert!(bytes <= MAX_BYTES);
        assert_eq!(scroll.bytes, bytes);
    }
}
