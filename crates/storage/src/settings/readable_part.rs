//! Recovers the readable part of a damaged settings file.

use toml::Table;

/// Maximum number of lines of a setting.
const LINES: usize = 64;
/// A settings file has about ten thousand bytes; from a much larger one nothing is recovered.
const LARGEST: usize = 256 * 1024;

/// The readable settings of a damaged text: lines that parse together with all lines before them. Damaged lines and sections with damaged
/// names are left out.
pub(super) fn readable_part(text: &str) -> Table {
    let lines: Vec<&str> = text.lines().collect();
    let is_header = |line: &str| line.starts_with('[');
    let (mut sound, mut at) = (String::new(), 0);
    if text.len() > LARGEST {
        return Table::new();
    }
    while at < lines.len() {
        let ends = lines[at + 1..].iter().take(LINES);
        let last = at + ends.take_while(|line| !is_header(line)).count();
        let whole = (at..=last).find_map(|end| {
            let taken = lines[at..=end].join("\n");
            // Replacement characters for invalid bytes belong to no setting.
            let fits = !taken.contains(char::REPLACEMENT_CHARACTER);
            let longer = format!("{sound}{taken}\n");
            (fits && longer.parse::<Table>().is_ok()).then_some((end, longer))
        });
        match whole {
            Some((end, longer)) => {
                sound = longer;
                at = end + 1;
            }
            None if is_header(lines[at]) => {
                let next = lines[at + 1..].iter().position(|line| is_header(line));
                at = next.map_or(lines.len(), |next| at + 1 + next);
            }
            None => at += 1,
        }
    }
    sound.parse().unwrap_or_default()
}
