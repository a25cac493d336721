//! The puzzles that come with the program, made by `script/puzzles`.

use std::sync::LazyLock;

use super::Puzzle;

/// The puzzles, read from one line each.
static SHIPPED: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    include_str!("../../../../assets/puzzles.jsonl")
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
});

/// The puzzles that come with the program.
pub fn shipped() -> &'static [Puzzle] {
    &SHIPPED
}
