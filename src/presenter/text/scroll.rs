//! Lines that were said, of which only the last are kept: a server may say anything, and a window may be open for days.

/// So many lines are kept ...
const MOST: usize = 5000;
/// ... and so many bytes of them.
const MOST_BYTES: usize = 1 << 20;

/// The last lines, the newest last.
#[derive(Clone, Debug, Default)]
pub struct Scroll {
    lines: Vec<String>,
    bytes: usize,
    /// How many there ever were.
    said: usize,
}

impl Scroll {
    /// One more line.
    pub fn push(&mut self, line: String) {
        self.bytes += line.len();
        self.said += 1;
        self.lines.push(line);
        if self.lines.len() > MOST || self.bytes > MOST_BYTES {
            // Several at once, so that they need not be moved each time.
            let forgotten = self.lines.drain(..self.lines.len().div_ceil(4));
            self.bytes -= forgotten.map(|line| line.len()).sum::<usize>();
        }
    }

    /// The lines that are kept.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many lines there ever were.
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
        for number in 0..3 * MOST {
            scroll.push(number.to_string());
        }
        assert!(scroll.lines().len() <= MOST);
        assert!(scroll.lines().len() > MOST / 2);
        assert_eq!(scroll.lines().last(), Some(&(3 * MOST - 1).to_string()));
        assert_eq!(scroll.said(), 3 * MOST);
        for _ in 0..3000 {
            scroll.push("x".repeat(4000));
        }
        let bytes: usize = scroll.lines().iter().map(String::len).sum();
        assert!(bytes <= MOST_BYTES);
        assert_eq!(scroll.bytes, bytes);
    }
}
