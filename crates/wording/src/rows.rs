//! Titles of rows, and their lines on a score sheet.

use engine::rules::{RowId, RuleSet, ScoreLine, ScoringEvent};
use engine::tiles::{Bonus, Tile};
use words::{Parameter, say};

use super::tiles::{Named, TileWording};

/// The title of a row.
pub trait RowTitle {
    /// What the row is called.
    fn title(&self) -> &str;
}

impl RowTitle for RowId {
    fn title(&self) -> &str {
        let key = self.is_built_in().then(|| format!("row-{}", self.as_str()));
        key.and_then(|key| words::find(&key))
            .unwrap_or(self.as_str())
    }
}

/// Words for a row of a rule set.
pub trait RowWording {
    /// Its text on a score sheet for this tile, such as `Pair of Dragons: Red`.
    fn words(&self, tile: Option<Tile>) -> String;
}

impl RowWording for ScoringEvent {
    fn words(&self, tile: Option<Tile>) -> String {
        let title = self.id.title();
        if self.id.is_built_in() {
            return built_in_line(&self.id, tile).unwrap_or_else(|| title.to_owned());
        }
        match (self.text.as_str(), tile) {
            ("", _) => title.to_owned(),
            (text, Some(tile)) if text.contains('{') => text
                .replace("{tile}", &tile.name())
                .replace("{short}", &short_name(tile))
                .replace("{bonus}", &bonus_name(tile)),
            (text, _) => text.to_owned(),
        }
    }
}

/// The text of a built-in row on a score sheet; `None` if it is just the title.
fn built_in_line(row: &RowId, tile: Option<Tile>) -> Option<String> {
    let key = format!("row-{}.line", row.as_str());
    if let Some(line) = words::find(&key) {
        return Some(line.to_owned());
    }
    let tile = tile?;
    let (name, short, bonus) = (tile.name(), short_name(tile), bonus_name(tile));
    let parameters = [
        ("tile", name.value()),
        ("short", short.value()),
        ("bonus", bonus.value()),
    ];
    words::find_formatted(&key, &parameters)
}

/// The text of a line of a score by these rules. For an unknown row it is the row's title.
pub fn line_words(rules: &RuleSet, line: &ScoreLine) -> String {
    let row = rules.event(&line.row);
    let words = row.map_or_else(|| line.row.title().to_owned(), |row| row.words(line.tile));
    match line.calling {
        true => say!("score-line-calling", row = words),
        false => words,
    }
}

/// The short name of an honour: `East`, `Red`; for a Flower or Season with its owner: `Orchid, number 2, of South`. Empty for suit tiles.
fn short_name(tile: Tile) -> String {
    let wind = tile.as_wind().map(|wind| wind.name());
    let dragon = tile.as_dragon().map(|dragon| dragon.name());
    match (wind.or(dragon), tile.as_bonus()) {
        (Some(name), _) => name.to_owned(),
        (None, Some(Bonus::Flower(wind) | Bonus::Season(wind))) => say!(
            "tile-bonus-and-whose",
            bonus = tile.bonus_name(),
            number = wind.index() + 1,
            wind = wind.name()
        ),
        (None, None) => String::new(),
    }
}

fn bonus_name(tile: Tile) -> String {
    let name = tile.bonus_name();
    match tile.as_bonus() {
        Some(Bonus::Flower(_)) => say!("line-flower", name),
        Some(Bonus::Season(_)) => say!("line-season", name),
        None => String::new(),
    }
}
