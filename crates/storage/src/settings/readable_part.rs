//! Recovers the readable part of a damaged settings file.

use toml::Table;

/// Maximum number of lines that a setting may span after its first.
const MAX_MORE_LINES: usize = 64;
/// Nothing is recovered from a larger file; a settings file has about ten thousand bytes.
const MAX_BYTES: usize = 256 * 1024;

/// The readable settings of a damaged text: lines that parse together with the accepted lines before them. Damaged lines and sections with
/// damaged names are left out.
pub(super) fn readable_part(text: &str) -> Table {
    let lines: Vec<&str> = text.lines().collect();
    let is_header = |line: &str| line.starts_with('[');
    let (mut accepted, mut index) = (String::new(), 0);
    if text.len() > MAX_BYTES {
        return Table::new();
    }
    while index < lines.len() {
        let next_lines = lines[index + 1..].iter().take(MAX_MORE_LINES);
        let last_line = index + next_lines.take_while(|line| !is_header(line)).count();
        let complete = (index..=last_line).find_map(|end| {
            let setting = lines[index..=end].join("\n");
            // Replacement characters for invalid bytes belong to no setting.
            let is_text = !setting.contains(char::REPLACEMENT_CHARACTER);
            let extended = format!("{accepted}{setting}\n");
            (is_text && extended.parse::<Table>().is_ok()).then_some((end, extended))
        });
        match complete {
            Some((end, extended)) => {
                accepted = extended;
                index = end + 1;
            }
            None if is_header(lines[index]) => {
                let next = lines[index + 1..].iter().position(|line| is_header(line));
                index = next.map_or(lines.len(), |next| index + 1 + next);
            }
            None => index += 1,
        }
    }
    accepted.parse().unwrap_or_default()
}
